import Charts
import Descriptions
import Screen

@testable import Explorer

/// Small charts that the tests walk.
enum Fixtures {
  /// Closing prices of five days in May.
  static let price = Chart(
    title: "Closing price", type: .line,
    xAxis: Axis(title: "Date", kind: .date(.day)),
    yAxis: Axis(title: "Price", unit: "EUR", fractionDigits: 2),
    series: [
      Series(
        name: "Price", x: days(5), y: [144, 146, 144.32, .nan, 146.2], isContinuous: true)
    ])

  /// Two prices; the second has no point on the second day.
  static let pair = Chart(
    title: "Stocks", type: .line,
    xAxis: Axis(title: "Date", kind: .date(.day)),
    yAxis: Axis(unit: "EUR", fractionDigits: 2),
    series: [
      Series(name: "ACME", x: days(4), y: [140, 141, 146.2, 150], isContinuous: true),
      Series(
        name: "BOLT", x: [days(4)[0], days(4)[2], days(4)[3]], y: [139, 139.1, 155],
        isContinuous: true),
    ])

  static let steps = Chart(
    title: "Steps", type: .bar,
    xAxis: Axis(title: "Day", kind: .category(["Mon", "Tue", "Wed"])),
    yAxis: Axis(title: "Steps", unit: "steps"),
    series: [Series(name: "Steps", x: [0, 1, 2], y: [8240, 11_630, 10_980], isContinuous: false)])

  /// Two series over four quarters, one of them once below zero.
  static func quarters(_ type: ChartType) -> Chart {
    Chart(
      title: "Sales", type: .bar,
      xAxis: Axis(title: "Quarter", kind: .category(["Q1", "Q2", "Q3", "Q4"])),
      yAxis: Axis(title: "Sales", unit: "EUR"),
      series: [("ACME", [30, 40, 25, 55]), ("BOLT", [20, 80, -5, 20])].map {
        Series(name: $0, x: [0, 1, 2, 3], y: $1, isContinuous: false)
      }
    ).arranged(as: type)
  }

  /// The level of a tank, with a gap.
  static func tank(_ type: ChartType) -> Chart {
    Chart(
      title: "Tank", type: .line, xAxis: Axis(title: "Hour"), yAxis: Axis(title: "Fill", unit: "l"),
      series: [
        Series(
          name: "Fill", x: [0, 2, 5, 6, 7, 9], y: [10, 14, 8, .nan, 8, 3], isContinuous: true)
      ]
    ).arranged(as: type)
  }

  /// Weights, counted.
  static let parcels = Chart(
    title: "Parcels", type: .line, xAxis: Axis(), yAxis: Axis(title: "Weight", unit: "kg"),
    series: [
      Series(
        name: "Weight", x: (0..<12).map(Double.init),
        y: [12, 13, 14, 18, 20, 21, 22, 22, 29, 31, 30, 41], isContinuous: true)
    ]
  ).arranged(as: .histogram)

  /// Times of three columns, one with an outlier.
  static let delivery = Chart(
    title: "Delivery", type: .line, xAxis: Axis(), yAxis: Axis(title: "Time", unit: "h"),
    series: [
      ("Lyon", [12, 14, 15, 17, 34]), ("Nice", [4, 8, 10, 15, 20]), ("Metz", [21, 25, 28]),
    ]
    .map { name, y in
      Series(name: name, x: y.indices.map(Double.init), y: y, isContinuous: true)
    }
  ).arranged(as: .box)

  /// A hundred and one points on a rising line, and one far below its end.
  static let cloud = Chart(
    title: "Cloud", type: .scatter, xAxis: Axis(), yAxis: Axis(fractionDigits: 1),
    series: [
      Series(
        name: "y", x: (0...100).map(Double.init) + [100],
        y: (0...100).map { Double($0) / 2 } + [2], isContinuous: false)
    ])

  /// Five days of a price: up, down, down, unchanged, and one without a value.
  static let candles = Chart(
    title: "ACME", type: .line, xAxis: Axis(title: "Date", kind: .date(.day)),
    yAxis: Axis(title: "Price", unit: "EUR", fractionDigits: 2),
    series: zip(
      ["Open", "High", "Low", "Close"],
      [
        [10, 14, 12.5, 9, 9], [15, 16, 13, 11, 9], [9, 11.5, 8, 8, 9], [14, 12.5, 9, 9, .nan],
      ]
    ).map { Series(name: $0, x: days(5), y: $1, isContinuous: true) }
  ).arranged(as: .candlestick)

  /// Fifty values that rise by one.
  static let rising = Chart(
    title: "Rising", type: .line, xAxis: Axis(), yAxis: Axis(),
    series: [
      Series(
        name: "y", x: (1...50).map(Double.init), y: (1...50).map(Double.init), isContinuous: true)
    ])

  /// Days from 2023-05-15 on, as seconds since 1970.
  static func days(_ count: Int) -> [Double] {
    (0..<count).map { 1_684_108_800 + Double($0) * 86_400 }
  }

  static func model(
    _ deck: Chart..., columns: Int = 80, rows: Int = 24, settings: Settings = Settings()
  ) -> Model {
    Model(deck: deck, settings: settings, size: Size(columns: columns, rows: rows))
  }
}

/// The page that is shown, as tests look at it.
extension Model {
  var chart: Chart { page.chart }
  var shown: Chart { page.shown }
  var cursor: Cursor {
    get { page.cursor }
    set { page.cursor = newValue }
  }
  var rotor: Rotor { page.rotor }
  var loop: Loop { page.loop }
  var rows: [FactRow] { page.rows }
  var table: DataTable? { page.table }
  var point: PointReference? { page.point }
  var row: Int? { page.row }
  var bookmarks: [PointReference] { page.bookmarks }
  var descriptionItems: [DescriptionItem] { page.descriptionItems }
  var language: any Language { settings.language }
}

extension Model {
  /// Presses the keys of a script and returns every effect; charts are made at once.
  mutating func press(_ script: String) throws -> [Effect] {
    try KeyScript(script).steps.flatMap { step -> [Effect] in
      guard case .key(let key) = step else { return [] }
      return charting(update(&self, .key(key)))
    }
  }

  /// Makes the charts that are asked for among some effects, and returns these with what comes of them.
  mutating func charting(_ effects: [Effect]) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .chart(let charting):
        return self.charting(update(&self, .charted(charting.number, charting.result)))
      case .look(let lookup):
        return self.charting(update(&self, .found(lookup.number, lookup.found)))
      default: return [effect]
      }
    }
  }

  /// Has the charts of a table made anew at once.
  @discardableResult
  mutating func change(to encoding: Encoding) -> [Effect] { charting(reshape(to: encoding)) }

  /// Presses the keys of a script and returns what was said.
  mutating func hear(_ script: String) throws -> [String] {
    try press(script).announcements
  }
}

extension [Effect] {
  var announcements: [String] {
    compactMap { if case .announce(let text) = $0 { text } else { nil } }
  }

  var isPlaying: Bool { contains { if case .play = $0 { true } else { false } } }
}
