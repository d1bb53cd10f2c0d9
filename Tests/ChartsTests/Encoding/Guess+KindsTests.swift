import Testing

@testable import Charts
@testable import Tables

/// The kinds that tell series apart.
@Suite struct GuessKindsTests {
  /// Of a code and a name that stand one to one the name is told, whichever comes first.
  @Test(arguments: ["code,name", "name,code"]) func namesAreToldRatherThanTheirCodes(
    columns: String
  ) throws {
    let places = ["Harbour", "Airport", "Old Town"]
    let text = tableText("\(columns),day,no2", 60) { row in
      let pair = ["code": "st-10\(row % 3)", "name": places[row % 3]]
      let cells = columns.split(separator: ",").map { pair[String($0)] ?? "" }
      let day = row / 3 + 1
      return
        "\(cells.joined(separator: ",")),2024-01-\(day < 10 ? "0" : "")\(day),\(20 + row * 37 % 23).5"
    }
    let chart = try readCharts(text)[0]
    #expect(chart.channels?.series == "name")
    #expect(Set(chart.series.map(\.name)) == Set(places))
    // A code that tells more than the name is no other word for it.
    let several = text.replacing("Airport", with: "Harbour")
    #expect(try readCharts(several)[0].channels?.series == "code")
  }
}
