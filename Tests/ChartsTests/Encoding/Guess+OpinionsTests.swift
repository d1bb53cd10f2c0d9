import Testing

@testable import Charts
@testable import Tables

/// Answers in words, and families of measures.
@Suite struct GuessOpinionsTests {
  private let degrees = ["Disagree", "Neutral", "Agree"]

  /// As the forms of offices export them: when it was sent, the answers, and a score.
  @Test func degreesOfAgreementComeBeforeAScore() throws {
    let rows = (0..<40).map { row in
      let answers = (1...3).map { degrees[(row * $0 + row / 3) % 3] }
      return "2024/03/01 9:\(row < 10 ? "0" : "")\(row):00,\(answers.joined(separator: ",")),\(row)"
    }
    let charts = try readCharts(
      "Timestamp,I like it,It is easy,It is fair,Score\n" + rows.joined(separator: "\n") + "\n")
    #expect(charts.map { $0.channels?.x } == ["I like it", "It is easy", "It is fair"])
    #expect(charts.allSatisfy { $0.type == .bar && $0.xAxis.categories == degrees })
    #expect(charts.allSatisfy { $0.series[0].y.reduce(0, +) == 40 })
  }

  @Test func yesAndNoAreCountedWhereNothingIsMeasured() throws {
    func rows(_ more: (Int) -> String) -> String {
      (0..<40).map { row in
        let answers = (2...4).map { row % $0 == 0 ? "yes" : "no" }
        return answers.joined(separator: ",") + more(row) + "\n"
      }.joined()
    }
    #expect(try readCharts("car,bike,boat\n" + rows { _ in "" }).count == 3)
    let measured = try readCharts("car,bike,boat,height\n" + rows { ",\($0 * 7 % 40).5" })
    #expect(measured.count == 1 && measured[0].channels?.y == ["height"])
  }

  @Test func measuresWithNumbersAreOneFamilyEach() throws {
    let rows = (0..<30).map { row in
      let lost = (1...3).map { "\((row * $0) % 7 + 2)" }
      let esteem = (1...3).map { "\((row * $0) % 9 + 10)" }
      return "\(["Control", "Diet"][row % 2]),\((lost + esteem).joined(separator: ","))\n"
    }
    let charts = try readCharts("group,wl1,wl2,wl3,se1,se2,se3\n" + rows.joined())
    #expect(charts.count == 2 && charts[0].xAxis.categories == ["wl1", "wl2", "wl3"])
    #expect(charts[0].series.map(\.name) == ["Control", "Diet"])
    #expect(charts[0].channels?.aggregate == .mean)
  }

  /// Follow-ups are a course.
  @Test func followUpsAreLines() throws {
    let text = tableText("treatment,bdi.pre,bdi.2m,bdi.4m", 40) { row in
      "\(["TAU", "BtheB"][row % 2]),\(20 + row * 7 % 23),\(12 + row * 5 % 19),\(8 + row * 3 % 17)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.series.map(\.name) == ["TAU", "BtheB"])
    #expect(chart.xAxis.categories == ["bdi.pre", "bdi.2m", "bdi.4m"])
  }

  @Test(arguments: [
    (["wl1", "wl2", "wl3"], true), (["bdi.pre", "bdi.2m", "bdi.4m", "bdi.8m"], true),
    (["w_3d", "w_7d", "w_30d"], true), (["bdi.2m", "bdi.4w", "bdi.6m"], false),
    (["bdi.4m", "bdi.2m", "bdi.6m"], false), (["spre", "s2m", "s4m"], false),
    (["q0", "q1", "q2", "r1", "r2", "r3"], true),
    (["wl1", "wl2"], false), (["wl1", "wl3", "wl4"], false), (["V1", "V2", "V3"], false),
    (["q1", "q2", "q3", "age"], false), (["1", "2", "3"], false),
  ])
  func names(names: [String], areAll: Bool) {
    #expect(Families(of: names).areAll == areAll)
  }

  /// The time of an answer says nothing, and nobody has to answer.
  @Test func questionsComeBeforeTheTimesOfAnswers() throws {
    let answers = ["Agree", "Disagree", "Neutral", "Strongly agree", "Prefer not to say", ""]
    let text = tableText("Timestamp,I like it,I know it,I want it", 40) { row in
      "05/\(row % 28 + 1)/2025 08:\(row + 10):00,\(answers[row % 4]),\(answers[row % 3]),"
        + answers[row * 7 % 6]
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.xAxis.title) == ["I like it", "I know it", "I want it"])
  }

  /// An answer that nobody gave to one question stands there with nothing, as it was given to others.
  @Test func anAnswerThatNobodyGaveIsZero() throws {
    let scale = ["Disagree", "Neutral", "Agree"]
    let text = tableText("Workload,Feedback,Recommend", 30) { row in
      "\(scale[row % 3]),\(scale[row % 2 + 1]),\(scale[row / 2 % 3])"
    }
    let charts = try readCharts(text)
    #expect(charts.count == 3)
    #expect(charts.allSatisfy { $0.xAxis.categories == scale })
    #expect(charts[1].series[0].y == [0, 15, 15])
  }

  /// The question of a survey comes before who answered it: satisfaction, not sex or age.
  @Test(arguments: [
    ["非常不满意", "不满意", "一般", "满意", "非常满意"],
    ["very dissatisfied", "dissatisfied", "neutral", "satisfied", "very satisfied"],
  ])
  func theQuestionIsCounted(levels: [String]) throws {
    let text = tableText("no,sex,age,answer,recommends", 150) { row in
      "\(row + 1),\(["m", "f"][row % 2]),\(["18-25", "26-35", "46+"][row * 5 % 3]),\(levels[row * 11 % 5]),\(row * 7 % 11)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.x == "answer" && chart.yAxis.countsRows)
    // So does it where each answer has the time at which it was given.
    let timed = tableText("no,at,sex,age,answer", 150) { row in
      let time = "2026-05-\(10 + row / 10) \(10 + row % 10):15"
      return "\(row + 1),\(time),\(["m", "f"][row % 2]),18-25,\(levels[row * 11 % 5])"
    }
    #expect(try readFirstChart(timed).channels?.x == "answer")
  }
}
