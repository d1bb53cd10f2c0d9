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
    try Self.expectChoice(of: Reader.read(path: file.path, options: ReadingOptions()), name)
  }

  private static func expectChoice(
    of document: Document, _ name: String, fewest: Int = 3
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

  private static func suggestions(of text: String) throws -> [EncodingOutline] {
    try Encoding().suggestions(of: readDocument(text)).compactMap(\.first)
  }

  /// Beside what is measured it is no news that each country, and so each continent, comes once a year, or each variety as
  /// often as any other.
  @Test func whatWasPlannedIsNotCounted() throws {
    let countries = tableText("country,continent,year,life,income", 60) { row in
      let country = row / 5
      return
        "c\(country),\(country < 7 ? "Asia" : "Africa"),\(1990 + row % 5 * 5),\(50 + row * 7 % 31).5,\(900 + row * 37 % 411)"
    }
    let field = tableText("yield,variety,site", 60) {
      "\(20 + $0 * 37 % 41).5,v\($0 % 10),s\($0 / 10)"
    }
    for text in [countries, field] {
      let suggestions = try Self.suggestions(of: text)
      #expect(!suggestions.contains { $0.measures.isEmpty && $0.type != .histogram })
      #expect(suggestions.count > 2)
    }
    // Kinds that come as they happen to come are counted.
    let people = tableText("kind,height,weight", 60) {
      "\($0 * $0 % 7 < 3 ? "a" : "b"),\(150 + $0 * 7 % 41).5,\(50 + $0 * 11 % 37).5"
    }
    #expect(try Self.suggestions(of: people).contains { $0.x == "kind" && $0.type != .box })
  }

  /// The outcome has a box for each kind and for each of a few numbers.
  @Test func levelsHaveBoxes() throws {
    let cars = tableText("mpg,cylinders,weight,origin", 60) { row in
      let cylinders = [4, 6, 8][row % 3]
      return
        "\(40 - cylinders * 3 + row * 7 % 11).\(row % 10),\(cylinders),\(1500 + cylinders * 300 + row * 37 % 101),\(["US", "EU"][row * row % 5 % 2])"
    }
    let boxes = try Self.suggestions(of: cars).filter { $0.type == .box }
    #expect(boxes.contains { $0.x == "cylinders" && $0.measures == ["mpg"] })
  }

  /// A measure over its logarithm, if of a little more, is no cloud that anybody needs.
  @Test func aFunctionIsNoCloud() throws {
    let towns = tableText("vote,people,logpeople,age,income", 80) { row in
      let people = Double(row * row * 37 % 911)
      return
        "\(row * 7 % 3 % 2),\(people),\(log(people + 0.1)),\(20 + row * 31 % 57),\(row * 13 % 24)"
    }
    #expect(
      try !Self.suggestions(of: towns).contains {
        Set($0.measures + [$0.x ?? ""]).isSuperset(of: ["people", "logpeople"])
      })
  }

  /// Numbers that say how often kinds come together are added up, and have no spread.
  @Test func frequenciesHaveNoBoxes() throws {
    let titanic = tableText("Class,Sex,Age,Survived,Freq", 32) { row in
      "\(["1st", "2nd", "3rd", "Crew"][row % 4]),\(["Male", "Female"][row / 4 % 2]),\(["Child", "Adult"][row / 8 % 2]),\(["No", "Yes"][row / 16]),\(row * row * 37 % 211)"
    }
    #expect(try !Self.suggestions(of: titanic).contains { $0.type == .box })
  }

  /// The parts of candles over each other tell nothing.
  @Test func partsOfCandlesMakeNoCloud() throws {
    let candles = tableText("date,open,high,low,close", 30) { row in
      "2024-01-\(row < 9 ? "0" : "")\(row + 1),\(50 + row % 7),\(60 + row % 7),\(40 + row % 5),\(50 + row % 9)"
    }
    #expect(try !Self.suggestions(of: candles).contains { $0.type == .scatter })
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
