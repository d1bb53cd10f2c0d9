import Testing

@testable import Charts

@Suite struct EncodingFoldingTests {
  private let months =
    "Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember"

  /// The months of a household book: their values are in the unit that stands behind the names of what was paid.
  @Test(arguments: [("Posten (EUR)", "EUR"), ("Posten", nil), ("Posten (max)", nil)])
  func valuesHaveTheUnitOfTheirNames(_ header: String, _ unit: String?) throws {
    let text = tableText("\(header),\(months)", 3) { row in
      let values = (0..<12).map { "\(100 * (row + 1) + $0 * (7 + row) % 31)" }
      return "\(["Miete", "Strom", "Heizung"][row]),\(values.joined(separator: ","))"
    }
    let chart = try readFirstChart(text)
    #expect(chart.series.count == 3 && chart.yAxis.unit == unit)
  }
}
