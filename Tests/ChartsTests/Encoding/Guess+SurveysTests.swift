import Testing

@testable import Charts
@testable import Tables

/// Tables of answers, and of how often they come together.
@Suite struct GuessSurveysTests {
  // MARK: Frequencies

  private let people = """
    class,sex,alive,Freq
    1st,M,no,4
    1st,M,yes,5
    1st,F,no,1
    1st,F,yes,6
    2nd,M,no,8
    2nd,M,yes,2
    2nd,F,no,3
    2nd,F,yes,7
    3rd,M,no,9
    3rd,M,yes,1
    3rd,F,no,5
    3rd,F,yes,2
    """

  @Test func frequenciesAreAddedUp() throws {
    for x in [nil, "class"] {
      let chart = try readChart(people) { ($0.x, $0.series) = (x, "sex") }
      #expect(chart.type == .groupedBar && chart.repetition == nil)
      #expect(chart.xAxis.categories == ["1st", "2nd", "3rd"])
      #expect(chart.series.map(\.y) == [[9, 10, 10], [7, 10, 7]])
      #expect(chart.notes.contains(.aggregated(.sum, rows: 2...2)))
    }
    // An aggregate that is asked for stays: the mean of two cells.
    let mean = try readChart(people) {
      ($0.x, $0.series) = ("class", "sex")
      $0.aggregation = .by(.mean)
    }
    #expect(mean.series.map(\.y) == [[4.5, 5, 5], [3.5, 5, 3.5]])
  }

  /// Counts that were made again and again are measured.
  @Test func repeatedCountsAreNoFrequencies() throws {
    let text = tableText("spray,count", 40) { "s\($0 % 4),\($0 * 7 % 11)" }
    #expect(try readChart(text).type == .box)
  }

  // MARK: Questions

  private func answers(_ header: String, _ more: (Int) -> String = { _ in "" }) -> String {
    tableText(header, 40) { "\($0 * $0 + 3),\($0 % 2),\($0 % 4 / 3),\($0 % 5 / 4)\(more($0))" }
  }

  @Test func questionsHaveABarEach() throws {
    let chart = try readChart(answers("resp,smokes,drinks,reads"))
    #expect(chart.type == .bar && chart.xAxis.categories == ["smokes", "drinks", "reads"])
    #expect(chart.series[0].y.part(0..<2) == [0.5, 0.25])
    #expect(chart.notes.contains(.aggregated(.mean, rows: 40...40)))
    #expect(!chart.hasCourse, "questions come in any order")
    #expect(chart.channels?.x == nil && chart.channels?.y == ["smokes", "drinks", "reads"])
    #expect(chart.xAxis.title == nil && chart.yAxis.title == nil)
  }

  /// An answer that is missing is none that a mean is of.
  @Test func missingAnswersAreNotCounted() throws {
    let text = tableText("resp,q1,q2,q3", 40) {
      "\($0 * $0 + 3),\($0 % 2),\($0 % 5 == 0 ? "NA" : "\($0 % 4 / 3)"),\($0 % 5 / 4)"
    }
    #expect(try readChart(text).notes.contains(.aggregated(.mean, rows: 32...40)))
  }

  @Test func questionsAreComparedBetweenKinds() throws {
    let chart = try readChart(answers("resp,q1,q2,q3,town") { ",\($0 % 3 == 0 ? "Rome" : "Oslo")" })
    #expect(chart.type == .groupedBar && chart.xAxis.categories == ["q1", "q2", "q3"])
    #expect(chart.series.map(\.name) == ["Rome", "Oslo"] && !chart.hasCourse)
    #expect(chart.notes.contains(.aggregated(.mean, rows: 14...26)))
  }

  /// Questions that are called by their numbers are told by few answers, some of them missing.
  @Test func fewAnswersToNumberedQuestions() throws {
    let chart = try readChart(
      tableText("Q1,Q2,Q3,Q4", 12) {
        "\($0 % 5 == 2 ? "" : "1"),\($0 % 2),\($0 % 3 % 2),\($0 % 4 / 3)"
      }
      .replacing("\n1,0,0,0", with: "\n0,0,0,0"))
    #expect(chart.xAxis.categories == ["Q1", "Q2", "Q3", "Q4"])
    #expect(chart.notes.contains { if case .aggregated(.mean, _) = $0 { true } else { false } })
  }

  /// Items of a test have six answers or eight.
  @Test func answersOfSeveralScalesAreComparedTogether() throws {
    let names = (0..<8).map { ["reason", "letter"][$0 / 4] + ".\($0 * 3)" }
    let text = tableText(names.joined(separator: ","), 60) { row in
      (0..<8).map { "\(row * row * ($0 + 3) % 11 % ($0 < 4 ? 7 : 9))" }.joined(separator: ",")
    }
    #expect(try readChart(text).xAxis.categories == names)
  }

  /// Beside something that is measured, flags are traits.
  @Test func measuresAreNoQuestions() throws {
    let chart = try readChart(
      answers("resp,q1,q2,q3,height,weight") { ",\($0 * 7 % 40).5,\($0 * 3 % 37).5" })
    #expect(chart.type == .scatter && chart.channels?.y == ["weight"])
  }

  /// Beside an age, or codes of which one stands for no answer, a mean of answers is none that anybody asks for.
  @Test func numberedQuestionsAreCountedWhereNoMeansAreTold() throws {
    let rows = (0..<24).map {
      "\($0),\(["m", "f"][$0 % 2]),\(20 + $0 * 7 % 41),\($0 % 4 + 1),\($0 % 5 + 1),\($0 % 3 + 1)\n"
    }
    let charts = try readCharts("id,sex,age,q1_fair,q2_staff,q3_again\n" + rows.joined())
    #expect(charts.map { $0.channels?.x } == ["q1_fair", "q2_staff", "q3_again"])
    #expect(charts.first?.type == .bar && charts.first?.series.first?.y == [6, 6, 6, 6])
  }

  /// The same chart can be asked for.
  @Test func columnsAreSummedUpWhereNothingPlacesThem() throws {
    let text = tableText("a,b", 6) { "\($0),\($0 * 2)" }
    let chart = try readChart(text) { ($0.y, $0.aggregation) = (["a", "b"], .by(.sum)) }
    #expect(chart.xAxis.categories == ["a", "b"] && chart.series[0].y == [15, 30])
    let stated = try readChart(text) {
      ($0.y, $0.aggregation) = (["a", "b"], .by(.sum))
      ($0.isStated, $0.isOverRows) = (true, true)
    }
    #expect(stated.xAxis.categories == ["a", "b"] && stated.series == chart.series)
  }

  @Test func answersStandInTheirOrder() throws {
    let text = tableText("person,answer", 30) {
      "p\($0),\(["Agree", "Neutral", "Disagree"][$0 % 8 % 3])"
    }
    // The first rows answer anything: counts begin with the lowest, as those of every other question do.
    #expect(try readChart(text).xAxis.categories == ["Disagree", "Neutral", "Agree"])
    let mixed = tableText("person,answer", 30) {
      "p\($0),\(["often", "never", "always"][$0 % 8 % 3])"
    }
    #expect(try readChart(mixed).xAxis.categories == ["never", "often", "always"])
    let stack = try readChart(
      "item,answer,n\na,high,1\na,low,2\nb,high,4\nb,low,5\nb,mid,6\na,mid,3\nc,low,1\nd,low,2\n")
    #expect(stack.series.map(\.name) == ["low", "mid", "high"])
    #expect(stack.series.map(\.y) == [[2, 5, 1, 2], [3, 6], [1, 4]])
  }

  /// An answer that nobody gave is no level.
  @Test func missingAnswersAreNoKind() throws {
    let answers = ["good", "bad", "fair", "—", "n/a"]
    let text = tableText("age,mood", 60) { "\(20 + $0 * 7 % 47).5,\(answers[$0 % 5])" }
    let boxes = try readChart(text)
    #expect(boxes.type == .box && boxes.xAxis.categories == ["bad", "fair", "good"])
    #expect(boxes.notes.contains(.leftOut(24)))
    let counts = try readFirstChart(text) {
      $0.measures = [.rows()]
      $0.x = "mood"
    }
    #expect(
      counts.xAxis.categories == ["bad", "fair", "good"] && counts.notes.contains(.counted(36)))
  }

  /// Several columns of yes and no side by side are told together, whoever answered.
  @Test(arguments: ["id,age", "id,Age"])
  func thingsThatSomebodyHas(names: String) throws {
    let text = tableText("\(names),phone,car,bike,boat", 120) { row in
      "\(row + 1),\(20 + row * 37 % 61),\(row % 9 > 0 ? 1 : 0),\(row * 7 % 5 > 1 ? 1 : 0),"
        + "\(row * 11 % 3 > 0 ? 1 : 0),\(row * 13 % 8 > 6 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.xAxis.categories == ["phone", "car", "bike", "boat"])
    #expect(chart.channels?.aggregate == .mean && chart.type == .bar)
    // One of them that is asked about is told of by the others.
    let asked = try readFirstChart(text.replacing(",boat", with: ",died"))
    #expect(asked.xAxis.categories != ["phone", "car", "bike", "died"])
    let priced = try readFirstChart(text.replacing(names, with: "id,price"))
    #expect(priced.xAxis.categories != ["phone", "car", "bike", "boat"])
  }
}
