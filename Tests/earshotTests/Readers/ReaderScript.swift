import Testing

/// The keys and charts on which screen readers are tried.
enum ReaderScript {
  /// Walks, turns, jumps, lists, help and refusals; each key says one thing, and none changes the chart.
  static let keys: [String] = [
    "l", "l", "h", "l", ">", "<lt>", "p", "p", "<Tab>", "<S-Tab>", "2", "j", "j", "k", "<Enter>",
    "3", "j", "<Enter>", "4", "j", "j", "k", "<Enter>", "5", "l", "l", "J", "K", "L", "H", "g", "j",
    "q", "n", "N", "u", "Q", "@", "?", "j", "j", "k", "q", "w", "k", "q", "o", "j", "q", "e", "j",
    "q", "x", "p", "t", "l", "t", "1", "j", "k",
  ]

  /// A line, bars, and a line a series.
  static let charts: [(name: String, text: String)] = [
    ("line.csv", "Day,Rain\n2024-03-01,4.5\n2024-03-02,9\n2024-03-03,0.5\n2024-03-04,7\n"),
    ("bars.csv", "City,Visitors\nOslo,120\nBergen,95\nHamar,31\nMoss,44\n"),
    ("series.csv", SampleData.prices),
  ]

  /// All that is said of a chart: the opening, and then a caption a key.
  static func captions(_ arguments: [String]) throws -> (opening: [String], answers: [String]) {
    let said = try PlainLinesTests.captions(arguments, keys)
    try #require(keys.count == 60 && said.count > 60)
    return (said.dropLast(60), said.suffix(60))
  }
}
