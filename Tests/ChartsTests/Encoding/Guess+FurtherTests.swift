import Foundation
import Testing

@testable import Charts
@testable import Tables

/// A table with something to see has at least three charts to choose from, each of which is there under its number.
@Suite struct GuessFurtherTests {
  private static let tables: [String: String] = [
    "times and a measure": tableText("day,value", 40) {
      "2024-0\($0 / 28 + 1)-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1),\($0 * 37 % 41)"
    },
    "times and two measures": tableText("time,load,temp", 40) {
      "2026-11-26 10:00:\($0 < 10 ? "0" : "")\($0),\(20 + $0 * 7 % 30),\(40 + $0 * 3 % 7)"
    },
    "names and a measure": tableText("name,points", 12) { "Team \($0),\($0 * 31 % 53)" },
    "two measures": tableText("width,height", 60) { "\($0 * 7 % 61).5,\($0 * 11 % 53).25" },
    "kinds and a measure": tableText("kind,value", 60) { "\(["a", "b"][$0 % 2]),\($0 * 7 % 61).5" },
    "guesses": tableText("actual,estimated,frequency,error", 40) {
      "\(3 + $0 / 5),\(3 + $0 / 5 + $0 % 5 - 2),\(5 + $0 * 13 % 90),\($0 % 5 - 2)"
    },
  ]

  @Test(arguments: tables.keys.sorted()) func thereIsAChoice(name: String) throws {
    try Self.expectChoice(of: readDocument(try #require(Self.tables[name])), name)
  }

  @Test(arguments: ["iris.csv", "seattle-weather.csv", "stocks.csv", "ohlc.json"])
  func thereIsAChoiceOfRealTables(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Support/RealData/\(name)")
    try Self.expectChoice(
      of: Reader.read(path: file.path, options: ReadingOptions()), name, fewest: 2)
  }

  private static func expectChoice(
    of document: Document, _ name: String, fewest: Int = Guess.fewestDecks
  ) throws {
    let suggestions = try Encoding().suggestions(of: document)
    #expect(suggestions.count >= fewest, "\(name): \(suggestions.count)")
    for (index, outlines) in suggestions.enumerated() {
      var encoding = Encoding()
      encoding.number = index + 1
      let charts = try encoding.charts(of: document)
      #expect(charts.first?.type == outlines.first?.type, "\(name), \(index + 1)")
      let hasValues = charts.contains { $0.series.contains { $0.y.contains(where: \.isFinite) } }
      #expect(hasValues, "\(name), \(index + 1)")
    }
  }

  /// Pairs of numbers are cells of the numbers that say how often each comes.
  @Test func frequenciesAreCells() throws {
    let document = try readDocument(try #require(Self.tables["guesses"]))
    let suggestions = try Encoding().suggestions(of: document)
    let number = try #require(suggestions.firstIndex { $0.first?.type == .heatMap }) + 1
    var encoding = Encoding()
    encoding.number = number
    let chart = try #require(try encoding.charts(of: document).first)
    #expect(chart.channels?.x == "actual" && chart.channels?.y == ["frequency"])
    #expect(chart.channels?.series == "estimated")
    #expect(chart.series.reduce(0) { $0 + $1.y.filter(\.isFinite).reduce(0, +) } > 1000)
  }

  /// Nothing is added to columns that were asked for by name.
  @Test func nothingIsAddedToWhatWasAskedFor() throws {
    let document = try readDocument(try #require(Self.tables["names and a measure"]))
    var encoding = Encoding()
    (encoding.x, encoding.y) = ("name", ["points"])
    #expect(try encoding.suggestions(of: document).count == 1)
  }
}
