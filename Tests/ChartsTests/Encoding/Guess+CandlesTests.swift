import Testing

@testable import Charts
@testable import Tables

/// Tables of prices, of one share or of several.
@Suite struct GuessCandlesTests {
  private func prices(_ symbols: Int) -> String {
    tableText("symbol,date,open,high,low,close,volume", symbols * 20) { row in
      let (symbol, day) = (row / 20, row % 20)
      return "S\(symbol),2024-01-\(day + 10),\(10 + day % 3),\(14 + day % 3),\(8 + day % 3),"
        + "\(12 + day % 2 + symbol % 4),\(900 + row)"
    }
  }

  @Test func eachShareHasCandlesOverTime() throws {
    let charts = try readCharts(prices(3))
    #expect(charts.map(\.title) == ["symbol S0", "symbol S1", "symbol S2"])
    #expect(charts.allSatisfy { $0.type == .candlestick && $0.xAxis.kind == .date(.day) })
    #expect(charts.allSatisfy { $0.series.count == 1 && $0.series[0].count == 20 })
    #expect(charts.allSatisfy { $0.repetition == nil })
  }

  @Test func whatIsSaidBesideCandlesIsNotMissed() throws {
    let chart = try readFirstChart(prices(3))
    let isMissed = chart.notes.contains { if case .notCharted = $0 { true } else { false } }
    #expect(!isMissed, "\(chart.notes)")
    #expect(chart.series[0].additional.contains { $0.name == .named("volume") })
  }

  @Test func aShareAloneIsOverTimeToo() throws {
    let chart = try readChart(prices(1))
    #expect(chart.type == .candlestick && chart.xAxis.kind == .date(.day))
  }

  @Test func manySharesHaveLines() throws {
    let charts = try readCharts(prices(30))
    #expect(charts.allSatisfy { $0.type == .line && $0.xAxis.kind == .date(.day) })
  }
}
