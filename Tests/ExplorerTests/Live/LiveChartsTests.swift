import Charts
import Tables
import Testing

@testable import Explorer

/// The charts of what has come.
@Suite struct LiveChartsTests {
  /// A line for each room by time, whether one row comes first or those of a moment: the first rows do not show yet what
  /// passes and what parts them.
  @Test(arguments: [1, 2, 3], ["en", "ja"])
  func roomsArePartedHoweverTheyCome(atOnce count: Int, language: String) throws {
    let rows = (0..<6).flatMap { minute in
      ["hall", "bath"].map {
        "<Data 2024-05-01T10:0\(minute):00,\($0),\($0 == "hall" ? 20 : 23 + minute)>"
      }
    }
    let script = rows.enumerated().map { $1 + ($0 % count == count - 1 ? "<Wait 1s>" : "") }
    let played = Replay.played(
      try KeyScript("<Data time,room,temperature>" + script.joined() + "<Wait 6s>"),
      on: LiveTests.model(language: language), dump: .captions,
      stream: RowStream(name: "-", options: ReadingOptions()))
    #expect(played.model.page.chart.type == .line, "\(played.output)")
    #expect(played.model.page.chart.series.map(\.name) == ["hall", "bath"], "\(played.output)")
    #expect(played.model.page.chart.series.map(\.count) == [6, 6])
    // Whoever listens hears that it is another chart now, and no more than once or twice.
    let openings = played.output.filter { $0.contains("Live") || $0.contains("ライブ") }
    #expect((1...3).contains(openings.count), "\(openings)")
  }

  /// Two columns that are alike in the first rows are both there once they part.
  @Test func columnsThatPartAreBothShown() throws {
    let rows = [(1, 1), (2, 2), (3, 3), (4, 4), (6, 60), (7, 70)]
    let script = rows.map { "<Data \($0),\($1)><Wait 1s>" }.joined()
    let played = Replay.played(
      try KeyScript("<Data x,y>" + script + "<Wait 6s>"),
      on: LiveTests.model(language: "en"), dump: .captions,
      stream: RowStream(name: "-", options: ReadingOptions()))
    let channels = try #require(played.model.page.chart.channels)
    #expect(channels.x == "x" && channels.y == ["y"], "\(played.output)")
    #expect(played.model.page.chart.series.first?.y.last == 70)
  }
}
