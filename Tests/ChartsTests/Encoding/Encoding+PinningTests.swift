import Testing

@testable import Charts
@testable import Tables

/// The columns that a chart has become what is asked for, so that a change of one thing leaves the rest.
@Suite struct EncodingPinningTests {
  /// Two rooms, each quarter of an hour, in thousandths of a second since 1970.
  static let sensors = tableText("ts,room,temperature", 48) { row in
    "\(1_717_200_000_000 + row / 2 * 900_000),\(["hall", "cold"][row % 2]),\(row * 7 % 13).5"
  }

  /// Times that computers count are times also where their column is named.
  @Test func aTimeThatIsNamedIsATime() throws {
    let guessed = try readFirstChart(Self.sensors)
    guard case .date = guessed.xAxis.kind else {
      Issue.record("\(guessed.xAxis.kind)")
      return
    }
    let named = try readFirstChart(Self.sensors) { $0.x = "ts" }
    #expect(named.xAxis.kind == guessed.xAxis.kind && named.xExtent == guessed.xExtent)
    let hours = try readFirstChart(Self.sensors) { ($0.x, $0.every) = ("ts", .hour) }
    #expect(hours.channels?.timeUnit == .hour && hours.series[0].count == 6)
  }

  /// They are numbers where numbers are asked for.
  @Test func aTimeThatIsToBeANumberIsOne() throws {
    let numbers = try readFirstChart(Self.sensors) { ($0.x, $0.hasNumbers) = ("ts", true) }
    let scaled = try readFirstChart(Self.sensors) { ($0.x, $0.xScale) = ("ts", .log10) }
    #expect([numbers, scaled].allSatisfy { $0.xAxis.kind == .number })
  }

  /// A chart that is pinned is the same chart.
  @Test func aPinnedChartStays() throws {
    let document = try Reader.read(
      bytes: Array(Self.sensors.utf8), name: "t.csv", options: ReadingOptions())
    let chart = try #require(try Encoding().charts(of: document).first)
    let pinned = Encoding().pinned(to: chart, of: document)
    let again = try #require(try pinned.charts(of: document).first)
    #expect(again.xAxis.kind == chart.xAxis.kind && again.series == chart.series)
  }
}
