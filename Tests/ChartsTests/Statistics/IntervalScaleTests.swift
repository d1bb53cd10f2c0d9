import Testing

@testable import Charts
@testable import Tables

/// Shares are said only on scales that have a zero of their own.
@Suite struct IntervalScaleTests {
  private func change(_ name: String, _ from: String, _ to: String) throws -> Change {
    let chart = try readFirstChart("day,\(name)\n2024-01-01,\(from)\n2024-01-02,\(to)\n")
    let y = chart.series[0].y
    return Change(from: chart.quantity(y[0]), to: chart.quantity(y[1]))
  }

  @Test(arguments: [
    "temp_max", "Mean temperature", "Temperatur", "Außentemperatur", "Outside °C", "气温", "lat",
    "pH",
  ])
  func nothingIsAShareOfATemperature(name: String) throws {
    #expect(try change(name, "10", "20").saidPercent == nil)
    #expect(try change("v", "10 °C", "20 °C").saidPercent == nil)
  }

  @Test(arguments: ["sales", "template", "attempts", "platform", "kWh/°C"])
  func otherNamesHaveShares(name: String) throws {
    #expect(try change(name, "10", "20").saidPercent == 100)
    #expect(try change(name, "10", "20").saidFactor == nil)
  }

  /// From tenfold on a change is so many times.
  @Test func manyTimes() throws {
    #expect(try change("v", "10", "240").saidFactor == 24)
    #expect(try change("v", "240", "10").saidFactor?.rounded() == 24)
    #expect(try change("v", "10", "99").saidFactor == nil)
    #expect(try change("v", "10", "0").saidFactor == nil)
  }
}
