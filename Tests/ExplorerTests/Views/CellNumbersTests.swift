import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct CellNumbersTests {
  private static let visits = Chart(
    title: "Visits", type: .line, xAxis: Axis(kind: .category(["Mon", "Tue", "Wed"])),
    yAxis: Axis(),
    series: [("8h", [1.0, 2, 3]), ("12h", [5, 9, .nan])].map {
      Series(name: $0, x: [0, 1, 2], y: $1, isContinuous: false)
    }
  ).arranged(as: .heatMap)

  /// With colors the shades are a ramp with the values in their cells, without them
  /// patterns.
  @Test(arguments: ColorDepth.allCases)
  func valuesAreInTheirCells(depth: ColorDepth) {
    let model = Fixtures.model(Self.visits, columns: 80, rows: 24)
    let frame = view(model, model.size, theme: .defaultDark, depth: depth)
    let numbers = frame.cells.filter {
      if case .ramp = $0.style.role { $0.style.isReversed } else { $0.style.ground == .ramp(0) }
    }.map(\.glyph).joined()
    #expect(numbers == (depth.hasShades ? "12359" : ""))
    let roles = Set(frame.cells.map(\.style.role))
    let highest = Theme.defaultDark.sent(at: depth).rampCount - 1
    #expect(roles.contains(.ramp(highest)) == depth.hasShades)
    #expect(frame.lines.joined().contains("▚") != depth.hasShades)
  }

  /// With one color they stand among textures, where these are still seen, and in a vector picture on its grays.
  @Test func oneColorHasNumbersToo() {
    let model = Fixtures.model(Self.visits, columns: 80, rows: 24)
    let frame = view(model, model.size, theme: .defaultDark, depth: .monochrome)
    let plot = Layout(of: model, model.size).plot
    let rows = frame.lines[plot.y..<plot.y + plot.rows].joined()
    for number in ["1", "2", "3", "5", "9"] { #expect(rows.contains(" \(number) "), "\(frame)") }
    var theme = Theme.defaultDark
    theme.series = theme.series.map { _ in theme.color(.text) }
    let svg = SVGPicture(model.page, model.settings, model.size, theme).text
    for number in ["1", "2", "3", "5", "9"] {
      #expect(svg.contains("text-anchor=\"middle\">\(number)<"), "\(svg)")
    }
  }

  /// One that does not fit leaves all out.
  @Test func numbersThatDoNotFitAreLeftOut() {
    var chart = Self.visits
    chart.series[0].y[0] = 123_456_789_012
    chart.yAxis.fractionDigits = 9
    let model = Fixtures.model(chart, columns: 40, rows: 12)
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    #expect(!frame.cells.contains { $0.style.ground == .ramp(0) })
  }

  /// Decimals go first, but never the last of two digits.
  @Test(arguments: [("28.09", "28"), ("9.476", "9.5"), ("0.0947", "")])
  func decimalsMakeRoom(value: String, expected: String) throws {
    var chart = Self.visits
    let count = 12
    chart.xAxis = Axis(kind: .category((0..<count).map { "c\($0)" }))
    let number = try #require(Double(value))
    for row in chart.series.indices {
      chart.series[row].x = .init((0..<count).map(Double.init))
      chart.series[row].y = .init((0..<count).map { _ in number })
    }
    chart.yAxis.fractionDigits = value.split(separator: ".").last?.count ?? 0
    let model = Fixtures.model(chart, columns: 68, rows: 24)
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let rows = frame.lines.filter { $0.contains("8h") }
    #expect(rows.allSatisfy { $0.contains("█\(expected)█") || expected.isEmpty }, "\(rows)")
    #expect(rows.allSatisfy { $0.contains(value) == false }, "\(rows)")
  }

  /// The focused cell has its whole number, which no sign hides, and stands out by being reversed.
  @Test func theFocusedNumberIsWhole() throws {
    var model = Fixtures.model(Self.visits, columns: 80, rows: 24)
    _ = try model.press("4<Right><Down>")
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let plot = Layout(of: model, model.size).plot
    let focused = frame.cells[plot.y * 80..<(plot.y + plot.rows - 1) * 80].filter {
      $0.style.role == .focus && $0.style.isReversed
    }
    #expect(focused.map(\.glyph).joined() == " 5 ")
  }
}
