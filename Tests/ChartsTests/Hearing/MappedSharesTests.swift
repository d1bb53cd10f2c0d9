import Sonification
import Testing

@testable import Charts
@testable import Tables

@Suite struct MappedSharesTests {
  private func chart(_ text: String, _ change: (inout Encoding) -> Void) throws -> Chart {
    var encoding = Encoding()
    change(&encoding)
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "a.csv", options: ReadingOptions())
    return try #require(try encoding.charts(of: document).first)
  }

  @Test func aColumnIsBesideTheValues() throws {
    let text = "year,price,volume\n2020,5,10\n2021,7,30\n2022,6,20\n"
    let chart = try chart(text) { $0.mapped = "Volume" }
    #expect(chart.series.map(\.name) == ["price"])
    // It is heard, so nobody is told that it is left out.
    #expect(!chart.notes.contains(.notCharted(["volume"])))
    #expect(chart.mappedShares("volume") == [[0, 1, 0.5]])
    let audible = chart.audibleSeries(thresholds: [], mapped: "volume")
    #expect(audible.map(\.mapped) == [[0, 1, 0.5]])
    #expect(chart.audibleSeries(thresholds: []).allSatisfy { $0.mapped.isEmpty })
  }
}
