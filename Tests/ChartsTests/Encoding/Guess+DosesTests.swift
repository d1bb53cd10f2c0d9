import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessDosesTests {
  private func wages(_ slope: Int) -> String {
    tableText("educ,test,kids,wage", 600) { row in
      let (educ, noise) = (6 + row % 13, row * 7919 % 101)
      return
        "\(educ),\(row * 104_729 % 997).5,\(row / 13 % 3),\(educ * slope + noise).25"
    }
  }

  @Test func wagesByYearsOfSchooling() throws {
    let chart = try readFirstChart(wages(9))
    #expect(chart.channels?.x == "educ" && chart.channels?.y == ["wage"])
    #expect(chart.channels?.aggregate == .mean && chart.series[0].x.count == 13)
  }

  /// Levels that tell nothing are no chart.
  @Test func levelsThatTellNothing() throws {
    #expect(try readFirstChart(wages(0)).channels?.x != "educ")
  }
}
