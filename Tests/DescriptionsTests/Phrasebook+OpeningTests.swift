import Screen
import Tables
import Testing

@testable import Charts
@testable import Descriptions

@Suite struct OpeningTests {
  private static let titles = [
    nil, "Steps", "Wheat and wages", "Average monthly temperatures of European cities since 1850",
    "Donaudampfschifffahrtsgesellschaftskapitänsgehälter", "通信量の推移と全国の平均気温の月別変化について",
    "unemployment-across-industries", "A, B; C: D. E - F, G; H: I. J - K, L",
  ]
  private static let kinds: [Axis.Kind] = [
    .number, .category(["Mon", "Tue", "Wed"]), .date(.day), .date(.minute), .date(.year),
  ]

  /// A series a column of whole numbers, over the times from one to the other.
  private static func chart(
    _ title: String?, _ type: ChartType, _ kind: Axis.Kind, series: Int, from: Double = 0,
    to: Double = 2
  ) -> Chart {
    let x = if case .category = kind { [0.0, 1, 2] } else { [from, (from + to) / 2, to] }
    return Chart(
      title: title, type: type, xAxis: Axis(kind: kind), yAxis: Axis(),
      series: (0..<series).map { Series(name: "S\($0)", x: x, y: [1, 2, 3], isContinuous: true) })
  }

  private static func opening(_ chart: Chart, _ tag: String = "en") -> String {
    Languages.language(tag)?.text(.opening(ChartOutline(chart))) ?? ""
  }

  /// Eight names in a title are forgotten at the last: the first is told, and how many others there are.
  @Test func manyNamesAreCounted() throws {
    let names = (1...8).map { "rate\($0)" }
    let rows = (1...9).map { day in
      "2024-01-0\(day),"
        + names.indices.map { "\(50 + (day * ($0 + 3)) % 7)" }.joined(separator: ",")
    }
    let text = (["day," + names.joined(separator: ",")] + rows).joined(separator: "\n")
    let table = try Reader.read(
      bytes: Array(text.utf8), name: "office.csv", options: ReadingOptions())
    var encoding = Encoding()
    encoding.y = names
    var chart = try #require(try encoding.charts(of: table).first)
    chart.title = "office: " + names.joined(separator: ", ")
    let outline = ChartOutline(chart)
    let told = Languages.all[0].text(.opening(outline))
    #expect(told == "rate1 and 7 others, line, 2024")
    for tag in Languages.all.map(\.tag) {
      let deck = Languages.language(tag)?.text(.deckChart(outline, number: 1, of: 1)) ?? ""
      #expect(deck.contains("rate1") && !deck.contains("rate2"), "\(deck)")
    }
  }

  private static func charts(of name: String, _ text: String) throws -> [Chart] {
    let table = try Reader.read(
      bytes: Array(text.utf8), name: name, options: ReadingOptions())
    return try Encoding().charts(of: table)
  }

  /// A table's name says nothing of what its only series measures, unless it is the same word.
  @Test(arguments: [
    ("incidents.csv", "MTTR", "incidents: MTTR, line, 2021 to 2024"),
    ("incidents.csv", "y", "incidents, line, 2021 to 2024"),
    ("incidents.csv", "value", "incidents, line, 2021 to 2024"),
    ("mttr.csv", "MTTR", "mttr, line, 2021 to 2024"),
    ("gross-EUR-by-year.csv", "gross_eur", "gross-EUR-by-year, line, 2021 to 2024"),
    ("visitors of the museum.csv", "Guided tours", "Guided tours, line, 2021 to 2024"),
    ("visitors.csv", "Guided tours for schools and clubs", "visitors, line, 2021 to 2024"),
  ])
  func theOnlyMeasureIsNamed(file: String, column: String, told: String) throws {
    let text = "year,\(column)\n2021,5\n2022,7\n2023,6\n2024,9\n"
    let chart = try #require(try Self.charts(of: file, text).first)
    #expect(Languages.all[0].text(.opening(ChartOutline(chart))) == told)
    // A title that somebody gave it says what they want.
    var encoding = Encoding()
    encoding.title = "Repairs"
    let table = try Reader.read(bytes: Array(text.utf8), name: file, options: ReadingOptions())
    let titled = try #require(try encoding.charts(of: table).first)
    #expect(Languages.all[0].text(.opening(ChartOutline(titled))) == "Repairs, line, 2021 to 2024")
  }

  /// Ten weeks or a day are more than the year that they are in, though the table's name fits beside that.
  @Test(arguments: [
    (
      "payouts.csv", "gross_eur", ["2026-01-05", "2026-02-02", "2026-03-09"],
      "gross_eur, line, January to March 2026"
    ),
    (
      "sensor.csv", "temp_c", ["2026-09-14 00:00", "2026-09-14 12:00", "2026-09-14 23:55"],
      "temp_c, line, September 14, 2026"
    ),
  ])
  func fromWhenToWhenComesBeforeTheTable(
    file: String, column: String, times: [String], told: String
  )
    throws
  {
    let rows = times.enumerated().map { "\($1),\(5 + $0 * $0)" }
    let text = "time,\(column)\n" + rows.joined(separator: "\n") + "\n"
    let chart = try #require(try Self.charts(of: file, text).first)
    #expect(Languages.all[0].text(.opening(ChartOutline(chart))) == told)
  }

  /// Whatever the title, the type and the axis: with its full stop it is one line of a braille display,
  /// and it says the type.
  @Test(arguments: Languages.all.map(\.tag), titles)
  func fitsABrailleDisplay(tag: String, title: String?) throws {
    let language = try #require(Languages.language(tag))
    for type in ChartType.allCases {
      for kind in Self.kinds {
        for series in [1, 5, 23] {
          let chart = Self.chart(title, type, kind, series: series, from: 946_684_800, to: 1.3e9)
          let said = Self.opening(chart, tag)
          let stopped = language.format.joined([said, ""]).trimmed
          #expect(stopped.columns <= 40, "\(said)")
          let start = said.split(separator: "…").first.map(String.init) ?? said
          if let title, said.contains("…") { #expect(title.hasPrefix(start), "\(said)") }
          #expect(title == nil || said.contains("…") || said.hasPrefix(title ?? ""), "\(said)")
        }
      }
    }
  }

  /// The measure is said before the name of the table.
  @Test func saysWhatIsMeasured() {
    func chart(_ title: String, _ columns: [String], series: Int) -> Chart {
      var chart = Self.chart(title, .line, .date(.day), series: series, from: 0, to: 946_684_800)
      chart.channels = Channels(x: "day", y: columns, series: nil, split: nil, reason: .times)
      if columns.count == 1 { chart.yAxis.title = columns[0] }
      return chart
    }
    #expect(
      Self.opening(chart("w: income", ["income"], series: 2))
        == "w: income, line, 2 series, 1970 to 2000")
    #expect(
      Self.opening(chart("development: life expectancy", ["life expectancy"], series: 2))
        == "life expectancy, line, 2 series")
    #expect(
      Self.opening(chart("weather of 2012: high, low", ["high", "low"], series: 2))
        == "high, low, line, 2 series, 1970 to 2000")
    #expect(
      Self.opening(
        chart("weather: highest temp, lowest temp", ["highest temp", "lowest temp"], series: 2))
        == "highest temp, lowest temp, line")
    // Names that are too long say less than that of their table.
    let long = (1...8).map { "goods producing industries of region \($0)" }
    #expect(
      Self.opening(chart("us-employment: " + long.joined(separator: ", "), long, series: 8))
        == "us-employment, line, 8 series")
    #expect(
      Self.opening(chart("stocks", ["x", "y"], series: 5), "ja") == "stocks、折れ線、5系列、1970〜2000年")
    // The only column says more than a name of the file that is too long.
    #expect(
      Self.opening(chart("net generation of all states", ["power"], series: 3))
        == "net generation of all states, line")
    #expect(
      Self.opening(chart("net generation in each of the states", ["power"], series: 3))
        == "power, line, 3 series, 1970 to 2000")
  }

  @Test func saysFromWhereToWhere() {
    let days = 86_400.0
    let numbers = Self.chart("wheat", .line, .number, series: 2, from: 15, to: 820)
    #expect(Self.opening(numbers) == "wheat, line, 2 series, 15 to 820")
    let years = Self.chart("stocks", .line, .date(.day), series: 5, from: 946_684_800, to: 1.2676e9)
    #expect(Self.opening(years) == "stocks, line, 5 series, 2000 to 2010")
    let week = Self.chart("Rain", .bar, .date(.day), series: 1, from: 4 * days, to: 10 * days)
    #expect(Self.opening(week) == "Rain, bar, January 5 to 11, 1970")
    let clock = Self.chart("Load", .line, .date(.minute), series: 1, from: 0, to: 7200)
    #expect(Self.opening(clock) == "Load, line, 00:00 to 02:00")
    let names = Self.chart("Steps", .bar, .category(["Mon", "Tue", "Wed"]), series: 1)
    #expect(Self.opening(names) == "Steps, bar, 3 categories")
    #expect(
      Self.opening(Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: []))
        == "Line chart, no values")
  }

  /// A chart from a pipe has no title, but tells what it measures.
  @Test func withoutATitleTheMeasureIsSaid() {
    var chart = Self.chart("", .line, .number, series: 1, from: 1, to: 7)
    chart.title = nil
    #expect(Self.opening(chart) == "Line chart, 1 to 7")
    chart.yAxis.title = "sales"
    #expect(Self.opening(chart) == "sales, line, 1 to 7")
  }

  @Test func aLongTitleIsCutAtAWord() {
    let cities = Self.chart(Self.titles[3], .line, .number, series: 3, from: 0, to: 99)
    #expect(Self.opening(cities) == "Average…, line, 3 series, 0 to 99")
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
