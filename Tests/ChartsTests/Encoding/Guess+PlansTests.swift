import Testing

@testable import Charts
@testable import Tables

/// Charts of experiments: what was measured of whom, when, after which treatment.
@Suite struct GuessPlansTests {
  private let days = [152, 174, 201, 227, 258]

  private func growth(_ header: String, _ row: (Int, Int) -> String) -> String {
    tableText(header, 24 * 5) { row($0 / 5, days[$0 % 5]) }
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
        "\($0),\(["A", "B", "C"][$0 % 3]),\(($1 - 150) / 20),\(60 + $0 * 7 % 11).5,\($1 - $0 * 5 % 13)"
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
}
