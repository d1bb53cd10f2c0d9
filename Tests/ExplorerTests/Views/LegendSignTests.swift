import Charts
import Screen
import Testing

@testable import Explorer

/// The sign of a series beside its name is the one it has in the plot.
struct LegendSignTests {
  private func signs(_ type: ChartType, _ values: [Double]..., scale: Scale = .linear) -> [String] {
    let chart = Chart(
      type: type, xAxis: Axis(kind: .category(["a", "a", "a", "b", "b", "b"])),
      yAxis: Axis(scale: scale),
      series: values.enumerated().map {
        Series(
          name: "name \($0)", x: $1.indices.map(Double.init), y: $1, isContinuous: false)
      }
    ).arranged(as: type)
    let frame = view(Fixtures.model(chart), Size(columns: 80, rows: 24))
    return values.indices.map { index in
      let line = frame.lines.first { $0.hasSuffix("name \(index)") }
      return line?.split(separator: " ").dropLast(2).last.map(String.init) ?? ""
    }
  }

  private let symbols = Symbols(.braille)

  @Test func linesHaveMarkers() {
    #expect(signs(.line, [1, 2, 3], [3, 2, 1]) == [0, 1].map(symbols.marker))
    #expect(signs(.area, [1, 2, 3], [3, 2, 1]) == [0, 1].map(symbols.marker))
  }

  /// Also where the first value, as zero on a logarithmic axis, has no bar.
  @Test(arguments: [ChartType.bar, .stackedBar, .groupedBar])
  func barsHaveTheirFilling(_ type: ChartType) {
    #expect(signs(type, [0, 20, 300], [3, 2, 1]) == [0, 1].map(symbols.fill))
    #expect(signs(type, [0, 20, 300], [3, 2, 1], scale: .log10) == [0, 1].map(symbols.fill))
  }

  @Test func boxesHaveTheirShade() {
    let shades = [1, 2].map(symbols.shade(level:))
    #expect(signs(.box, [1, 2, 3, 4, 5, 6], [3, 2, 9, 4, 5, 1]) == shades)
  }
}
