import Charts
import Explorer
import Foundation
import Tables
import Testing

/// A chart of every kind whose words are kept in every language, with the keys of a walk over it.
struct GoldenChart: Sendable, CustomTestStringConvertible {
  let name: String
  let chart: Chart
  let walk: String

  var testDescription: String { name }

  /// The sample of a chart type, walked as what is special about it asks for.
  static func sample(of type: ChartType) throws -> GoldenChart {
    let walks: [ChartType: String] = [
      .groupedBar: points + "<Down><Up>", .stackedBar: points + "<Down><Up>p<Enter>",
      .heatMap: points + "<Up><Down>p", .line: points, .bar: points, .area: points, .step: points,
      .scatter: points, .histogram: points,
    ]
    return GoldenChart(
      name: type.rawValue, chart: try type.sampleChart(), walk: walks[type] ?? parts)
  }

  /// The sample deck, then one of every chart type, then what these lack.
  static func all() throws -> [GoldenChart] { try read.get() }

  /// They are read once for all tests.
  private static let read = Result { try readAll() }

  private static func readAll() throws -> [GoldenChart] {
    let samples = zip(
      ["price", "steps", "battery", "traffic"], try SampleDeck.charts()
    ).map { GoldenChart(name: $0, chart: $1, walk: points) }
    return try samples + ChartType.allCases.map(sample) + [
      try table(
        "two-years", "month,Visitors\n" + rows(years, [12, 14, 13, 18, 21, 19, 25, 28]),
        title: "Museum", xTitle: "Month", yTitle: "Visitors"),
      try table(
        "growth", "day,Cases\n" + rows(days(8), [1, 3, 10, 0, 98, 305, 1002, 2900]),
        title: "Spread", yTitle: "Cases", scale: .log10),
      try table(
        "gaps", "country,Share\n" + rows(countries, [12.5, nil, nil, 40, 8.1, nil, 22]),
        title: "Turnout", xTitle: "Country", yTitle: "Share", unit: "%"),
      try table(
        "crossing",
        "day,ACME,BOLT\n"
          + zip(days(8), zip([10, 12, 15, 14, 18, 21, 22, 25], [20, 19, 19, 16, 15, 13, 14, 11]))
          .map { "\($0),\($1.0).50,\($1.1).25" }.joined(separator: "\n"),
        title: "Shares", xTitle: "Date", yTitle: "Price", unit: "EUR",
        walk: points + "<Down><Up><Left><Down>"),
      try table("one-point", "day,Weight\n2024-02-29,71.5", title: "Weight", unit: "kg"),
      try table(
        "constant", "x,y\n" + rows((1...6).map(String.init), [5, 5, 5, 5, 5, 5]), title: nil),
      try table(
        "peaks", "week,Hours\n" + rows((1...7).map(String.init), [3, 9, 4, 2, 9, 2, 5]),
        title: "Overtime", xTitle: "Week", yTitle: "Hours", unit: "h"),
      try table(
        "one-day",
        "time,Temperature\n"
          + rows(["00:30", "01:00", "06:15", "12:00", "18:45"], [4.5, 3.8, -1.2, 9.6, 6]),
        title: "Temperature", xTitle: "Time", yTitle: "Temperature", unit: "°C"),
      try table(
        "periodic", "day,Riders\n" + rows(days(35), riders), title: "Tram", xTitle: "Date",
        yTitle: "Riders", walk: points + "g<Down><Down>"),
      try table(
        "outages", "day,Load\n" + rows(days(24), load), title: "Server load", xTitle: "Date",
        yTitle: "Load", unit: "%", walk: points),
      try table(
        "cloud", "height,weight\n" + cloud, title: "Runners", unit: "kg", type: .scatter,
        walk: "4<Right><Right><Up><Down><End>p><Left>"),
      try real("real-stocks", "stocks.csv") { encoding in
        (encoding.x, encoding.y, encoding.split) = ("date", ["price"], "symbol")
      },
      try real("real-weather", "seattle-weather.csv", walk: points + "<Down><Down>p"),
      try real("real-candles", "ohlc.json", walk: parts),
      try real("real-scatter", "iris.csv", walk: "4<Right><Right><Up><Down><End>p<Left>>>") {
        (encoding) in
        (encoding.x, encoding.y, encoding.type) = ("petalLength", ["petalWidth"], .scatter)
      },
      try file("additional", additional),
      try file("missing", missing),
      try file("right-to-left", rightToLeft),
    ]
  }

  /// Over the first points, a jump each to the highest, the lowest and a landmark, and the end.
  private static let points = "4<Right><Right><Enter>><n><End><Right>"

  /// The parts of a point, then its neighbors in the long form, and the highest.
  private static let parts = "4<Right><Down><Down><Up><Up><Right><Right>p<Enter>>t<End><Right>"

  private static let cloud = (0..<120).map { index in
    "\(150 + index * 7 % 50),\(50 + index * 7 % 50 + index * 3 % 11)"
  }.joined(separator: "\n")
  private static let years = [
    "2022-09", "2022-11", "2023-01", "2023-03", "2023-05", "2023-07", "2023-09", "2023-11",
  ]
  private static let countries = [
    "France", "Italy", "Spain", "Malta", "Greece", "Cyprus", "Latvia",
  ]
  private static let riders: [Double?] = (0..<35).map { [40, 52, 55, 53, 60, 24, 18][$0 % 7] }
  private static let load: [Double?] =
    [31, 34, 30, 33, 35, 32, 95, 33, 31, 34, 36, 60, 60, 60, 60, 60, 60, 60, 60, 33, 3, 32, 35, 31]

  private static func days(_ count: Int) -> [String] {
    (1...count).map { day in
      let (month, day) = day > 29 ? ("03", day - 29) : ("02", day)
      return "2024-\(month)-\(day < 10 ? "0" : "")\(day)"
    }
  }

  private static func rows(_ x: [String], _ y: [Double?]) -> String {
    zip(x, y).map { place, value in
      place + "," + (value.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" } ?? "")
    }.joined(separator: "\n")
  }

  private static func table(
    _ name: String, _ text: String, title: String?, xTitle: String? = nil, yTitle: String? = nil,
    unit: String? = nil, type: ChartType? = nil, scale: Scale? = nil, walk: String = points
  ) throws -> GoldenChart {
    var options = ReadingOptions()
    options.format = .csv
    var encoding = Encoding()
    encoding.title = title
    encoding.xTitle = xTitle
    encoding.yTitle = yTitle
    encoding.yUnit = unit
    encoding.yScale = scale
    encoding.type = type
    let document = try Reader.read(bytes: Array(text.utf8), name: name, options: options)
    return GoldenChart(name: name, chart: try encoding.charts(of: document)[0], walk: walk)
  }

  /// Data of the world, as it was published; see `Tests/Support/RealData/SOURCES.md`.
  private static func real(
    _ name: String, _ file: String, walk: String = points,
    choose: (inout Encoding) -> Void = { _ in }
  ) throws -> GoldenChart {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let data = folder.deletingLastPathComponent().appending(path: "Support/RealData/\(file)")
    var options = ReadingOptions()
    options.format = file.hasSuffix(".json") ? .json : .csv
    var encoding = Encoding()
    choose(&encoding)
    let document = try Reader.read(
      bytes: Array(Data(contentsOf: data)), name: file, options: options)
    return GoldenChart(name: name, chart: try encoding.charts(of: document)[0], walk: walk)
  }

  private static func file(_ name: String, _ text: String) throws -> GoldenChart {
    var options = ReadingOptions()
    options.format = .chart
    let document = try Reader.read(bytes: Array(text.utf8), name: name, options: options)
    return GoldenChart(name: name, chart: try Encoding().charts(of: document)[0], walk: points)
  }
}

private let missing = """
  {
    "title": "Sensor 4",
    "xAxis": { "title": "Day", "categories": ["Mon", "Tue", "Wed"] },
    "yAxis": { "title": "Level" },
    "series": [{
      "name": "Level",
      "points": [{ "x": "Mon", "y": null }, { "x": "Tue", "y": null }, { "x": "Wed", "y": null }]
    }]
  }
  """

private let additional = """
  {
    "title": "Harbor",
    "xAxis": { "title": "Hour" },
    "yAxis": { "title": "Height", "unit": "m" },
    "additionalAxes": [{ "title": "Wind", "unit": "kn" }, { "title": "Sky" }],
    "series": [{
      "name": "Tide", "isContinuous": true,
      "points": [
        { "x": 0, "y": 1.5, "additionalValues": [12, "clear"] },
        { "x": 6, "y": 4.25, "additionalValues": [7.5] }, { "x": 12, "y": 1.75 }
      ]
    }]
  }
  """

private let rightToLeft = """
  {
    "title": "Harvest",
    "summary": "Dates, by year, after the new irrigation.",
    "contentDirection": "rightToLeft",
    "xAxis": { "title": "Year", "range": [2018, 2023] },
    "yAxis": { "title": "Harvest", "unit": "t" },
    "series": [{
      "name": "North", "isContinuous": true,
      "points": [
        { "x": 2018, "y": 41.5 }, { "x": 2019, "y": 44 }, { "x": 2020, "y": 30.25, "label": "Drought" },
        { "x": 2021, "y": 47 }, { "x": 2022, "y": 52.5 }, { "x": 2023, "y": 55 }
      ]
    }, {
      "name": "South", "isContinuous": true,
      "points": [
        { "x": 2018, "y": 35 }, { "x": 2019, "y": 36.5 }, { "x": 2020, "y": 28, "label": "Drought" },
        { "x": 2021, "y": 39 }, { "x": 2022, "y": 39 }, { "x": 2023, "y": 44 }
      ]
    }, {
      "name": "", "points": [{ "x": 2020, "y": 12 }, { "x": 2023, "y": 12 }]
    }]
  }
  """
