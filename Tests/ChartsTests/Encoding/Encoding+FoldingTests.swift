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

  /// A gap in one of few lines is a gap, and no reason for bars of means.
  @Test func aYearThatAllLackIsAGap() throws {
    let chart = try readChart("city,2019,2020,2021\nOslo,1,,3\nRome,3,,1\nBonn,5,,5\n")
    #expect(chart.type == .line && chart.series.map(\.name) == ["Oslo", "Rome", "Bonn"])
    #expect(chart.series.allSatisfy { $0.y.count { $0.isFinite } == 2 })
  }

  @Test func aGapInWideYearsIsAGap() throws {
    let chart = try readFirstChart(
      "city,2019,2020,2021\nOslo,1,2,3\nRome,3,2,1\nBonn,5,,5\nKyiv,5,4,5\n")
    #expect(chart.type == .line && chart.series.map(\.name) == ["Oslo", "Rome", "Bonn", "Kyiv"])
    #expect(chart.series[2].y.elements.map { $0.isNaN ? nil : $0 } == [5, nil, 5])
  }
}
