import Testing

@testable import Charts
@testable import Tables

/// Of percents no share is said: a percent of a percent misleads.
@Suite struct PercentNamesTests {
  private func change(_ name: String) throws -> Change {
    let chart = try readFirstChart("day,\(name)\n2024-01-01,40\n2024-01-02,50\n")
    let y = chart.series[0].y
    return Change(from: chart.quantity(y[0]), to: chart.quantity(y[1]))
  }

  @Test(arguments: ["cpu_percent", "errors_pct", "% of votes", "Anteil in Prozent", "百分比"])
  func theChangeIsToldInItself(name: String) throws {
    let change = try change(name)
    #expect(change.amount.value == 10 && change.saidPercent == nil)
  }

  @Test(arguments: ["sales", "percentile", "recent", "perch"])
  func anythingElseHasAShare(name: String) throws {
    #expect(try change(name).saidPercent == 25)
  }
}
