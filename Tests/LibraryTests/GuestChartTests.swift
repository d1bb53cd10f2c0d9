import ChartExplorer
import Charts
import Descriptions
import Testing

/// Charts as a program makes them, whatever is in them, are said truly.
@Suite struct GuestChartTests {
  private static func chart(
    title: String? = "Tank", x: Axis = Axis(title: "Hour"), _ series: [Series],
    _ type: ChartType = .line
  ) -> Chart {
    Chart(title: title, type: type, xAxis: x, yAxis: Axis(title: "Level"), series: series)
  }

  private static func line(_ name: String, _ values: [Double]) -> Series {
    Series(name: name, x: values.indices.map(Double.init), y: values, isContinuous: true)
  }

  static let odd: [(String, Chart)] = [
    ("untitled", Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [line("", [1, 3, 2])])),
    ("noSeries", chart([])),
    ("emptySeries", chart([line("A", []), line("B", [1, 2])])),
    ("onlyEmpty", chart([line("A", [])])),
    ("notNumbers", chart([line("A", [.nan, .nan])])),
    ("infinite", chart([line("A", [1, .infinity, 2, -.infinity])])),
    ("onePoint", chart([line("A", [5])])),
    ("twins", chart([line("A", [1, 2]), line("A", [3, 4])])),
    ("controls", chart(title: "a\u{1B}[2Jb\nc", [line("s\u{7}\t", [1, 2])])),
    (
      "long",
      chart(
        title: String(repeating: "long ", count: 2000),
        [line(String(repeating: "x", count: 9999), [1, 2])])
    ),
    ("many", chart([line("A", (0..<100_000).map { Double($0 % 1000) })])),
    (
      "nanX",
      chart([Series(name: "A", x: [.nan, 1, .infinity], y: [1, 2, 3], isContinuous: true)])
    ),
    ("huge", chart([line("A", [1e300, -1e300, 1e-300])])),
    (
      "badCategory",
      chart(
        x: Axis(title: "Town", kind: .category(["a"])),
        [Series(name: "A", x: [0, 1, 2.5, -1], y: [1, 2, 3, 4], isContinuous: false)], .bar)
    ),
  ]
  /// The keys that say the most of a chart.
  private static let keys = "1<Enter>2<Down>3<Down>4<Right><Right>><lt>5<Down>+pg<Esc>:50%<Enter>"

  @Test(arguments: odd.map(\.0))
  func whateverIsInAChartIsSaidOnSingleLines(name: String) throws {
    let chart = try #require(Self.odd.first { $0.0 == name }).1
    for type in name == "many" ? [.line] : ChartType.allCases {
      let said = try Explorer.captions(of: chart.arranged(as: type), keys: Self.keys)
      for text in said + chart.details(in: Languages.all[0]) {
        #expect(!text.isEmpty)
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
        let numbers = text.replacing("infinite", with: "")
        #expect(!numbers.contains("nan") && !numbers.contains("inf"))
      }
    }
  }

  @Test(arguments: [
    ("untitled", "Line chart, 0 to 2"), ("noSeries", "Tank, line, no values"),
    ("emptySeries", "A, 0 points"), ("onlyEmpty", "No values"), ("notNumbers", "0, missing"),
    ("infinite", "1, infinite"), ("onePoint", "0, 5"),
    ("controls", "a\u{FFFD}[2Jb c, line, 0 to 1"),
    ("many", "Highest 1 of 100: 999, 999"), ("huge", "1, -1E300, down 2E300"),
    ("badCategory", "unnamed, 4"),
  ])
  func whatIsThereAndWhatIsNotIsSaid(name: String, expected: String) throws {
    let chart = try #require(Self.odd.first { $0.0 == name }).1
    let said = try Explorer.captions(of: chart, keys: "<Right>4<Right><Right>><lt>")
    #expect(said.contains(expected) || said.contains("Values. \(expected)"), "\(said)")
  }

  @Test func pointsWithoutAPlaceAreCounted() throws {
    let chart = try #require(Self.odd.first { $0.0 == "nanX" }).1
    #expect(
      chart.details(in: Languages.all[0]).contains("Left out: 2 rows without an x value"))
  }
}
