import Testing

@testable import Charts

@Suite struct GuessCurrenciesTests {
  private func rows(_ currencies: [String], _ amount: String) -> String {
    "date,\(amount),currency\n"
      + (0..<60).map { row in
        "2026-0\(row / 28 + 1)-\(row % 28 < 9 ? "0" : "")\(row % 28 + 1),"
          + "\(20 + row * 37 % 90).50,\(currencies[row * 7 % 10 % currencies.count])\n"
      }.joined()
  }

  /// Nobody adds euros to dollars.
  @Test func currenciesAreSeries() throws {
    let chart = try readFirstChart(rows(["usd", "eur"], "Amount"))
    #expect(Set(chart.series.map(\.name)) == ["usd", "eur"])
    let single = try readFirstChart(rows(["eur"], "Amount"))
    #expect(single.series.count == 1)
  }

  /// Whoever asks for all of them together has that.
  @Test func togetherWhereAskedFor() throws {
    let whole = try readFirstChart(rows(["usd", "eur"], "Amount")) { $0.isWhole = true }
    #expect(whole.series.count == 1)
  }
}
