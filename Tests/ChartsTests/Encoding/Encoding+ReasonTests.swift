import Testing

@testable import Charts
@testable import Tables

@Suite struct EncodingReasonTests {
  /// Times that are said to come once come once.
  @Test func timesThatRepeatAreNotSaidToComeOnce() throws {
    let text = tableText("date,value", 60) { "2024-01-\(10 + $0 / 6),\($0 * 7 % 13)" }
    #expect(try readFirstChart(text).channels?.reason == .repeatedTimes)
  }

  @Test func aHistogramShowsASpread() throws {
    let text = tableText("height", 200) { String(150 + $0 * $0 * 37 % 41) }
    #expect(try readFirstChart(text).channels?.reason == .spread)
  }
}
