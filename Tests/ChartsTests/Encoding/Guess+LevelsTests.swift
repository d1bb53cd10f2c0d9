import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessLevelsTests {
  /// Whole numbers from 1 to 4, again and again, and a cost.
  private func chart(_ name: String) throws -> Chart {
    try readFirstChart(
      tableText("individual,\(name),cost", 160) { row in
        "\(row / 4 + 1),\(row % 4 + 1),\(row * 37 % 90 + row % 4 * 20).5"
      })
  }

  @Test func numbersOfKindsAreBars() throws {
    let chart = try chart("mode")
    #expect(chart.type == .bar && chart.xAxis.categories == ["1", "2", "3", "4"])
    #expect(chart.channels?.aggregate == .mean)
  }

  @Test func weeksAreALine() throws {
    let chart = try chart("week")
    #expect(chart.type == .line && chart.series[0].x == [1, 2, 3, 4])
  }

  @Test func whatARegionHasIsNoTraitOfItsCandidates() throws {
    let regions = ["North", "South", "West", "East"]
    let names = ["Ann", "Bo", "Cy", "Di", "Ed"]
    let chart = try readFirstChart(
      tableText("region,turnout_nb,blank,panel,candidate,votes", 20) { row in
        let region = row / 5
        return "\(regions[region]),\(region * 1000 + 5000),\(region * 7 + 11),\(row % 5 + 1),"
          + "\(names[row % 5]),\(row * 37 % 90 + row % 5 * 20)"
      })
    #expect(chart.type == .bar && Set(chart.xAxis.categories ?? []) == Set(names))
    #expect(chart.channels?.y == ["votes"] && chart.channels?.aggregate == .sum)
  }
}
