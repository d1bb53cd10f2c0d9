import Testing

@testable import Charts
@testable import Tables

/// Charts of experiments: what was measured of whom, when, after which treatment.
@Suite struct GuessPlansTests {
  private let days = [152, 174, 201, 227, 258]

  private func growth(_ header: String, _ row: (Int, Int) -> String) -> String {
    tableText(header, 24 * 5) { row($0 / 5, days[$0 % 5]) }
  }

  /// Varieties at places, with a measure of each of two years: a chart each of bars side by side.
  @Test func kindsThatCrossAreBarsSideBySide() throws {
    let text = tableText("Loc,Var,Y1,Y2", 30) {
      "L\($0 / 5),\(["M", "S", "V", "T", "P"][$0 % 5]),\(80 + $0 * 37 % 60).5,\(70 + $0 * 23 % 50).5"
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.title) == ["t: Y1", "t: Y2"])
    #expect(
      charts.allSatisfy {
        $0.xAxis.title == "Loc" && $0.series.count == 5 && $0.type == .groupedBar
      })
  }

  /// Codes that are numbers have an order, but names say more.
  @Test func namesComeBeforeTheirCodes() throws {
    let text = tableText("GEOID,NAME,variable,estimate,moe", 24) {
      let state = $0 / 2
      return
        "\(state < 9 ? "0" : "")\(state + 1),State \(["A", "B", "C"][state % 3])\(["x", "y", "z", "w"][state / 3]),\(["income", "rent"][$0 % 2]),\($0 % 2 == 0 ? 24_000 + state * 977 % 5000 : 700 + state * 37 % 400),\(state + 3)"
    }
    #expect(try readCharts(text).allSatisfy { $0.xAxis.title == "NAME" })
  }

  /// The row and the column of a field say where something was tried, not what.
  @Test func theGridOfAFieldIsNoAxis() throws {
    let text = tableText("inf,trt,row,col", 32) {
      "\(4 + $0 * 7 % 29),\(["F3", "O", "S6", "F12"][($0 * 5 + $0 / 8) % 4]),\($0 / 8 + 1),\($0 % 8 + 1)"
    }
    let chart = try readChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "trt")
  }

  /// Weeks that run with the dates are the dates once more.
  @Test func aRunningWeekIsNoMeasure() throws {
    let chart = try readChart(
      tableText("Week,Date,NH4", 20) {
        "\($0 + 2),2024-01-\($0 < 9 ? "0" : "")\($0 + 1),0.\(10 + $0 * 7 % 31)"
      })
    #expect(chart.series.map(\.name) == ["NH4"])
  }

  @Test func growthIsAMeanForEachTreatment() throws {
    let names = ["control", "ozone"]
    for text in [
      growth("tree,time,size,treatment") { "t\($0),\($1),\($1 + $0 * 7 % 11).5,\(names[$0 % 2])" },
      growth("subject,treatment,time,size") {
        "\($0 + 1),\(names[$0 % 2]),\($1),\($1 + $0 * 7 % 11).5"
      },
      growth("id,treat,wave,time,size") {
        "\($0 + 1),\($0 % 2),\((days.firstIndex(of: $1) ?? 0) + 1),\($1),\($1 + $0 * 7 % 11).5"
      },
    ] {
      let chart = try readFirstChart(text)
      #expect(chart.type == .line && chart.channels?.x == "time" && chart.series.count == 2)
      #expect(chart.channels?.aggregate == .mean && chart.channels?.y == ["size"])
    }
  }

  @Test func severalMeasuresHaveAChartEach() throws {
    let charts = try readCharts(
      growth("patient,group,week,weight,pulse") {
        "\($0),\(["A", "B", "C"][$0 % 3]),\(($1 - 150) / 20),\(60 + $0 * 7 % 11 + $1 / 30).5,\($1 - $0 * 5 % 13)"
      })
    #expect(charts.map(\.channels?.y) == [["weight"], ["pulse"]])
    #expect(charts.allSatisfy { $0.series.count == 3 && $0.channels?.x == "week" })
  }

  /// Of families with one to six children the number of a child is no course.
  @Test func numbersWithinGroupsOfManySizesAreNoAxis() throws {
    var rows: [String] = []
    for family in 0..<42 {
      for child in 1...(family % 6 + 1) {
        rows.append(
          "f\(family)x,\(child),\(["boy", "girl"][rows.count % 2]),\(60 + rows.count * 7 % 13).5")
      }
    }
    let chart = try readFirstChart(
      "family,childNum,gender,height\n" + rows.joined(separator: "\n") + "\n")
    #expect(chart.type == .box && chart.channels?.x == "gender")
  }

  /// The weather changes within a subject, and is no treatment of it.
  @Test func whatChangesWithinAMemberPartsNothing() throws {
    let chart = try readFirstChart(
      growth("tree,time,size,weather") { "t\($0),\($1),\($1 + $0 % 7).5,\(["dry", "wet"][$1 % 2])" }
    )
    #expect(chart.channels?.series != "weather" || chart.channels?.x != "time")
  }

  /// Twelve months of nine places are lines, of more places cells: nobody reads a hundred bars.
  @Test(arguments: [
    "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec",
    "Ene,Feb,Mar,Abr,May,Jun,Jul,Ago,Sep,Oct,Nov,Dic",
    "1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月",
    "sty,lut,mar,kwi,maj,cze,lip,sie,wrz,paź,lis,gru",
  ])
  func monthsAreACourse(months: String) throws {
    func rain(_ count: Int) -> String {
      var text = "place," + months + "\n"
      for row in 0..<count {
        text += "place \(row)"
        for month in 0..<12 { text += ",\(40 + (month * 31 + row * 17) % 90).5" }
        text += "\n"
      }
      return text
    }
    let lines = try readFirstChart(rain(9))
    #expect(lines.type == .line && lines.series.count == 9)
    #expect(lines.xAxis.categories?.count == 12 && lines.channels?.reason == .columnsThatFollow)
    #expect(try readFirstChart(rain(16)).type == .heatMap)
    #expect(try readFirstChart(rain(3)).type == .groupedBar)
  }

  /// A trait that each subject has once and for all is no mean over visits beside what was counted; a rate beyond a hundred
  /// is a number.
  @Test func traitsOfSubjectsAreNoMeans() throws {
    let text = tableText("treatment,base,age,seizure.rate,period,subject", 236) { row in
      let subject = row / 4
      return
        "\(["placebo", "drug"][subject / 30]),\(6 + subject * 37 % 140),\(18 + subject * 7 % 24),\(row * row % 127),\(row % 4 + 1),\(subject + 1)"
    }
    let chart = try readChart(text)
    #expect(chart.type == .line && chart.channels?.y == ["seizure.rate"])
    #expect(chart.series.map(\.name) == ["placebo", "drug"])
  }

  /// Eleven subjects have no filling each: what they got under each condition is a box.
  @Test func manySubjectsUnderFewConditionsHaveBoxes() throws {
    func text(_ subjects: Int) -> String {
      tableText("Subject,Condition,Value", subjects * 3) { row in
        "\(row % subjects + 1),\(["A", "B", "C"][row / subjects]),\(row * 7 % 10 + 1)"
      }
    }
    let decks = try Encoding().suggestions(of: readDocument(text(11))).map { $0[0] }
    #expect(decks[0].type == .box && decks[0].x == "Condition")
    #expect(decks.contains { $0.series?.column == "Subject" })
    #expect(try readFirstChart(text(5)).channels?.series == "Subject")
  }
}
