import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessSalesTests {
  private func charts(
    _ measure: String, _ options: (inout Encoding) -> Void = { _ in }
  ) throws -> [Chart] {
    try readCharts(
      tableText("Ship,Region,Category,\(measure),Discount", 1_200) { row in
        let kinds = [
          ["Air", "Sea"][row % 2], ["N", "S", "W"][row % 3],
          ["Chair", "Desk", "Lamp", "Rug"][row % 4],
        ]
        return kinds.joined(separator: ",") + ",\(row * 7919 % 4001).25,0.\(row % 9)"
      }, options)
  }

  @Test func thousandsOfSalesAreAddedUp() throws {
    let chart = try #require(try charts("Sales").first)
    #expect(chart.channels?.x == "Category" && chart.channels?.y == ["Sales"])
    #expect(chart.type == .bar && chart.channels?.aggregate == .sum && chart.series[0].y.count == 4)
    let expected = stride(from: 0, to: 1_200, by: 4).map { (row: Int) -> Double in
      Double(row * 7919 % 4001) + 0.25
    }.reduce(0, +)
    let chairs = try #require(chart.xAxis.categories?.firstIndex(of: "Chair"))
    #expect(abs(chart.series[0].y[chairs] - expected) < 0.01)
  }

  /// Totals are those of each region, whatever else is asked for.
  @Test func thePartsOfSalesAreAddedUp() throws {
    for x in ["Category", nil] {
      let charts = try charts("Sales") { ($0.x, $0.split) = (x, "Region") }
      #expect(charts.count == 3 && charts[0].channels?.x == "Category")
      #expect(charts.allSatisfy { $0.channels?.aggregate == .sum && $0.series[0].y.count == 4 })
    }
  }

  @Test func pricesAreNotAddedUp() throws {
    #expect(try charts("Price")[0].channels?.aggregate != .sum)
  }
}
