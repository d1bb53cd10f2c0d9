import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct BarNumbersTests {
  private static func chart(_ values: [Double]) -> Chart {
    Chart(
      title: "Bars", type: .bar,
      xAxis: Axis(kind: .category(values.indices.map { "N\($0)" })), yAxis: Axis(),
      series: [
        Series(name: "", x: values.indices.map(Double.init), y: values, isContinuous: false)
      ])
  }

  /// Wide bars have their values over or in them, and no number hides the end of a bar.
  @Test(arguments: [ColorDepth.monochrome, .direct])
  func wideBarsHaveTheirValues(depth: ColorDepth) {
    for values in [[8.0, 12, 3], [-5, 7, -12, 0], [1, 1, 1, 1], [100, 99, 98]] {
      for (columns, rows) in [(120, 40), (80, 24), (60, 16)] {
        let model = Fixtures.model(Self.chart(values), columns: columns, rows: rows)
        let frame = view(model, model.size, theme: .defaultDark, depth: depth)
        let numbers = frame.cells.filter { cell in
          [.series(0), .text].contains(cell.style.role) && cell.glyph.first?.isNumber == true
        }
        #expect(!numbers.isEmpty, "\(frame)")
        let text = frame.lines.joined(separator: "\n")
        for value in values where value != 0 { #expect(text.contains("\(Int(abs(value)))")) }
      }
    }
  }

  /// A size of data that is next to nothing in the unit of the axis has its own.
  @Test(arguments: [(80, 24), (40, 12)])
  func smallSizesHaveTheirUnit(size: (columns: Int, rows: Int)) {
    var chart = Self.chart([1.0 / 1024, -953.7, 3.0 / 1024 / 1024])
    chart.yAxis.unit = "MiB"
    chart.yAxis.fractionDigits = 1
    let model = Fixtures.model(chart, columns: size.columns, rows: size.rows)
    let text = view(model, model.size).lines.joined(separator: "\n")
      .split(separator: "\u{A0}").joined(separator: " ")
    #expect(text.contains("1 KiB") && text.contains("3 B"), "\(text)")
    #expect(!text.contains(" 0.0 "), "\(text)")
  }

  /// Narrow bars have none, and the number of the focused bar is said once.
  @Test func theFocusedBarHasOneNumber() throws {
    var model = Fixtures.model(Self.chart([777, 333, 555]), columns: 80, rows: 24)
    _ = try model.press("<Right>")
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let layout = Layout(of: model, model.size)
    let plot = frame.lines[layout.plot.y..<layout.plot.y + layout.plot.rows].joined()
    #expect(plot.components(separatedBy: "777").count == 2, "\(frame)")
    let narrow = Fixtures.model(
      Self.chart((0..<30).map { Double(777 + $0) }), columns: 80, rows: 24)
    #expect(!view(narrow, narrow.size).lines.joined(separator: "\n").contains("779"))
  }

  /// A whisker is seen on its bar, also on the one that is the focus, and no number hides it.
  @Test(arguments: ["", "<Right>", "<Right><Right>"])
  func whiskersAreSeenOnBars(keys: String) throws {
    var chart = Fixtures.steps
    let values = Array(chart.series[0].y.prefix(chart.series[0].count))
    chart.series[0].uncertainty = Uncertainty(
      low: values.map { $0 * 0.5 }, high: values.map { $0 * 1.1 })
    var model = Fixtures.model(chart, columns: 100, rows: 40)
    _ = try model.press("4" + keys)
    let frame = view(model, model.size)
    let columns = (0..<100).filter { x in
      (0..<40).contains { y in
        let cell = frame[Position(x: x, y: y)]
        return cell.glyph == "│" && cell.style.isReversed
      }
    }
    #expect(columns.count == values.count, "\(frame)")
  }
}
