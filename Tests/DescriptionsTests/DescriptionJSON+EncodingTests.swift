import Foundation
import Testing

@testable import Charts
@testable import Descriptions
@testable import Tables

/// The encoding that is said of a table makes the same chart of it again.
@Suite struct DescriptionJSONEncodingTests {
  private struct SampleTable: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var change: @Sendable (inout Encoding) -> Void = { _ in }
    var testDescription: String { name }
  }

  private static func rows(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    ([header] + (0..<count).map(row)).joined(separator: "\n") + "\n"
  }

  private static func real(_ name: String) -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Support/RealData/\(name)")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static let sales = rows("day,city,kind,price,sold", 60) { row in
    let city = ["Rome", "Oslo", "Bonn"][row % 3]
    return "2024-0\(row / 20 + 1)-\(10 + row % 20),\(city),\(row % 2 == 0 ? "a" : "b"),"
      + "\(10 + row * 7 % 31),\(1000 + row)"
  }

  private static let samples: [SampleTable] = [
    SampleTable(name: "times", text: rows("day,v", 20) { "2024-01-\(10 + $0),\($0 * 3 % 7)" }),
    SampleTable(
      name: "years", text: rows("year,v", 20) { "\(1990 + $0),\($0 * 3 % 7)" }),
    SampleTable(
      name: "years as numbers", text: rows("year,v", 20) { "\(1990 + $0),\($0 * 3 % 7)" }
    ) { $0.x = "year" },
    SampleTable(
      name: "parts of dates",
      text: rows("year,month,v", 24) { "\(2020 + $0 / 12),\($0 % 12 + 1),\($0)" }),
    SampleTable(
      name: "folded years", text: "country,2001,2002,2003,2004\nA,1,2,3,4\nB,4,3,2,1\n"),
    SampleTable(
      name: "kinds of times", text: rows("year,kind,v", 30) { "\(2001 + $0 / 3),k\($0 % 3),\($0)" }),
    SampleTable(
      name: "many members",
      text: rows("year,name,v", 300) { "\(2001 + $0 / 30),member \($0 % 30),\($0 * 13 % 101)" }),
    SampleTable(
      name: "kinds of kinds",
      text: rows("year,region,fuel,v", 24) { "\(2001 + $0 / 8),r\($0 % 4),f\($0 / 4 % 2),\($0)" }),
    SampleTable(
      name: "repeated times", text: rows("day,v", 40) { "2024-01-\(10 + $0 % 10),\($0)" }),
    SampleTable(
      name: "rows of a monitor",
      text: rows("r,b,free,us,sy,id", 20) {
        "\($0 % 3),0,\(5000 + $0 * 7 % 31),\($0 * 3 % 50),\($0 % 7),\(100 - $0 * 3 % 50 - $0 % 7)"
      }),
    SampleTable(name: "events", text: rows("when", 50) { "2024-01-\(10 + $0 * $0 % 17)" }),
    SampleTable(name: "list", text: "fruit,weight\nplum,3\npear,2\nfig,9\n"),
    SampleTable(name: "two measures of a list", text: "fruit,weight,size\nplum,3,4\npear,2,3\n"),
    SampleTable(
      name: "levels", text: rows("grade,kind,v", 40) { "\($0 / 4 % 5),k\($0 % 4),\($0 * 7 % 11)" }),
    SampleTable(
      name: "cloud",
      text: rows("name,height,weight,sex", 90) {
        "n\($0),\(150 + $0 * 7 % 50).5,\(50 + $0 * 11 % 43).25,\($0 % 2 == 0 ? "f" : "m")"
      }),
    SampleTable(
      name: "map", text: rows("city,lat,lon", 30) { "c\($0),\(40 + $0).5,\(-$0).25" }),
    SampleTable(
      name: "boxes", text: rows("kind,v", 60) { "k\($0 % 3),\($0 * 17 % 23)" }),
    SampleTable(name: "lone measure", text: rows("v", 60) { "\($0 * 7919 % 101).5" }),
    SampleTable(name: "bare numbers", text: rows("1", 20) { "\($0 * $0)" }),
    SampleTable(
      name: "names alone", text: rows("name", 60) { "n\($0 * $0 % 9)" }),
    SampleTable(
      name: "candles",
      text: rows("day,open,high,low,close,volume", 9) {
        "2024-01-0\($0 + 1),5,9,1,\(4 + $0 % 3),\($0 * 1000)"
      }),
    SampleTable(
      name: "deck",
      text: rows("day,small,huge", 20) { "2024-01-\(10 + $0),\($0 % 7),\(100000 + $0)" }),
    SampleTable(name: "codes", text: rows("zip,v", 9) { "0\(2139 + $0),\($0 * 3 % 5)" }),
    SampleTable(name: "stocks", text: real("stocks.csv")),
    SampleTable(name: "weather", text: real("seattle-weather.csv")),
    SampleTable(name: "iris", text: real("iris.csv")),
    SampleTable(name: "sales", text: sales),
    SampleTable(name: "split", text: sales) { $0.split = "city" },
    SampleTable(name: "no series", text: sales) { $0.series = "none" },
    SampleTable(name: "rows of a condition", text: sales) {
      $0.picking.conditions = [
        Condition(column: "city", .isOneOf, ["Rome", "Oslo"]),
        Condition(column: "price", .greaterOrEqual, ["20"]),
      ]
    },
    SampleTable(name: "rows of a time", text: sales) {
      ($0.picking.from, $0.picking.to) = ("2024-01-15", "2024-02")
    },
    SampleTable(name: "the last rows", text: sales) { $0.picking.last = TimeLength("30d") },
    SampleTable(name: "sums of months", text: sales) {
      ($0.every, $0.y) = (.month, ["sum(price)", "sum(sold)"])
    },
    SampleTable(name: "means by city", text: sales) {
      ($0.x, $0.y, $0.order) = ("city", ["mean(price)"], .byValues(isDescending: true))
    },
    SampleTable(name: "largest by rows", text: sales) {
      ($0.x, $0.y, $0.top, $0.others) = ("city", ["count()"], 2, "others")
    },
    SampleTable(name: "ranges", text: sales) {
      ($0.x, $0.y, $0.bin) = ("sold", ["price"], .of(20))
    },
    SampleTable(name: "histogram", text: sales) { ($0.y, $0.bin) = (["price"], .of(10)) },
    SampleTable(name: "heat map", text: sales) {
      ($0.x, $0.y, $0.series, $0.type) = ("city", ["mean(price)"], "kind", .heatMap)
    },
    SampleTable(name: "label", text: sales) {
      ($0.x, $0.y, $0.type, $0.label) = ("sold", ["price"], .scatter, "city")
    },
    SampleTable(name: "median", text: sales) { $0.aggregation = .by(.median) },
    SampleTable(name: "rows as they are", text: sales) { $0.aggregation = RowAggregation.none },
  ]

  /// The charts alone, without the words about how they came to be.
  private func bare(_ charts: [Chart]) -> [Chart] {
    charts.map { chart in
      var chart = chart
      (chart.title, chart.notes, chart.channels) = (nil, [], nil)
      // The name of an axis that counts rows is written, and is then a title as any other.
      if chart.yAxis.countsRows || chart.yAxis.title == "number of rows" {
        (chart.yAxis.title, chart.yAxis.countsRows) = (nil, false)
      }
      return chart
    }
  }

  @Test(arguments: samples)
  private func whatIsSaidMakesTheSameChart(_ sample: SampleTable) throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = folder.appending(path: "t.csv")
    try sample.text.write(to: data, atomically: true, encoding: .utf8)
    var encoding = Encoding()
    sample.change(&encoding)
    let charts = try encoding.charts(of: Reader.read(path: data.path, options: ReadingOptions()))
    #expect(!charts.isEmpty)
    // The whole description, with the data.
    let documents = charts.map { chart in
      guard case .object(let members) = DescriptionJSON.value(of: chart) else { return "" }
      return JSONValue.object([.init("data", .string("t.csv"))] + members).text
    }
    let document = folder.appending(path: "chart.json")
    try "[\(documents.joined(separator: ","))]".write(
      to: document, atomically: true, encoding: .utf8)
    var others = Encoding()
    others.others = encoding.others
    let again = try others.charts(of: Reader.read(path: document.path, options: ReadingOptions()))
    #expect(bare(again) == bare(charts), "\(documents[0].suffix(400))")
  }

  @Test func aPartIsGuessedWhereNothingIsSaid() throws {
    let text =
      #"{"title":"Mine","encoding":{"y":"b"},"data":[{"t":"2024","a":1,"b":2},{"t":"2025","a":3,"b":5}]}"#
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "c.json", options: ReadingOptions())
    let chart = try #require(try Encoding().charts(of: document).first)
    #expect(chart.title == "Mine" && chart.series[0].y == [2, 5] && chart.xAxis.title == "t")
    // An option comes first.
    var asked = Encoding()
    (asked.y, asked.title) = (["a"], "Other")
    let other = try #require(try asked.charts(of: document).first)
    #expect(other.title == "Other" && other.series[0].y == [1, 3])
  }

  /// No x is the number of the row where all else is said, and none of the other columns.
  @Test func noXIsTheNumberOfTheRow() throws {
    let text =
      #"{"encoding":{"type":"line","x":null,"y":["b"],"series":null,"split":null,"label":null,"aggregate":null},"#
      + #""data":[{"a":3,"b":5},{"a":1,"b":4},{"a":1,"b":7}]}"#
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "c.json", options: ReadingOptions())
    let chart = try #require(try Encoding().charts(of: document).first)
    #expect(chart.type == .line && chart.xAxis.title == nil)
    #expect(chart.series.map(\.x) == [[1, 2, 3]] && chart.series.map(\.y) == [[5, 4, 7]])
  }

  @Test(arguments: [
    (
      #"{"every":"fortnight"}"#,
      InputProblem.Fault.badValue(
        place: "encoding.every", text: "fortnight",
        expected: "minute, hour, day, week, month, quarter, year")
    ),
    (
      #"{"where":["a"]}"#,
      .badValue(place: "encoding.where", text: "a", expected: "'price >= 10', 'city in Rome,Oslo'")
    ),
    (#"{"colour":"a"}"#, .unsupported(place: "encoding.colour", name: "colour")),
    (#"{"x":"c"}"#, .unknownColumn(name: "c", columns: ["a", "b"])),
    (#"{"x":true}"#, .unexpectedJSON(place: "encoding.x", expected: .text)),
  ])
  func whatCannotBeSaid(encoding: String, fault: InputProblem.Fault) throws {
    let text = #"{"encoding":\#(encoding),"data":[{"a":1,"b":2},{"a":2,"b":3}]}"#
    do {
      let document = try Reader.read(
        bytes: Array(text.utf8), name: "c.json", options: ReadingOptions())
      _ = try Encoding().charts(of: document)
      Issue.record("no problem")
    } catch {
      #expect(error.kind == fault)
    }
  }
}
