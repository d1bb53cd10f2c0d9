import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessRatesTests {
  /// Twelve people of two classes and sexes.
  private let text = tableText("class,sex,survived", 12) { row in
    "\(row < 6 ? "First" : "Second"),\(row % 2 == 0 ? "f" : "m"),\(row % 3 == 0 || row == 4 ? 1 : 0)"
  }

  @Test func zerosAndOnesOfKindsAreRates() throws {
    let chart = try readChart(text) { ($0.y, $0.x, $0.series) = (["survived"], "class", "sex") }
    #expect(chart.type == .groupedBar && chart.xAxis.categories == ["First", "Second"])
    #expect(chart.series.map(\.name) == ["sex f", "sex m"])
    let (first, second): ([Double], [Double]) = ([2 / 3, 1 / 3], [1 / 3, 1 / 3])
    #expect(chart.series[0].y.elements == first && chart.series[1].y.elements == second)
    let plain = try readChart(text) { ($0.y, $0.x) = (["survived"], "class") }
    let rates: [Double] = [1 / 2, 1 / 3]
    #expect(plain.type == .bar && plain.series.count == 1 && plain.series[0].y.elements == rates)
  }

  @Test func whoeverAsksForAnotherTypeHasIt() throws {
    let chart = try readChart(text) {
      ($0.y, $0.x, $0.type) = (["survived"], "class", .box)
    }
    #expect(chart.type == .box)
  }
}
