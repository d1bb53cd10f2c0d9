import Charts
import Glibc
import Screen
import Tables
import Testing

@testable import Explorer

/// Lines are solid where they are few, calm and apart, and else dots, of which the next line is seen as well.
@Suite struct BoldLinesTests {
  /// Lines that rise side by side, each some part of all heights above the one before.
  private static func chart(_ gap: Double, count: Int = 4, scale: Scale = .linear) -> Chart {
    var yAxis = Axis()
    yAxis.scale = scale
    return Chart(
      type: .line, xAxis: Axis(), yAxis: yAxis,
      series: (0..<count).map { line in
        Series(
          name: "line \(line)", x: (0..<20).map(Double.init),
          y: (0..<20).map { index in
            let height = Double(index) / 19 + gap * Double(line)
            return scale == .linear ? height : pow(10, height)
          }, isContinuous: true)
      })
  }

  private static var settings: Settings {
    var settings = Settings()
    settings.hasColors = true
    return settings
  }

  @Test(
    arguments: [Size(columns: 120, rows: 40), Size(columns: 80, rows: 24)],
    [Scale.linear, .log10])
  func linesThatRunCloseAreDots(size: Size, scale: Scale) {
    #expect(Self.chart(0.15, scale: scale).hasBoldLines(in: size, Self.settings))
    #expect(!Self.chart(0.01, scale: scale).hasBoldLines(in: size, Self.settings))
  }

  /// More rows have room for more lines.
  @Test func rowsPartLines() {
    let chart = Self.chart(0.04)
    #expect(!chart.hasBoldLines(in: Size(columns: 80, rows: 24), Self.settings))
    #expect(chart.hasBoldLines(in: Size(columns: 80, rows: 60), Self.settings))
  }

  /// A line by itself hides no other, nor do lines over other places.
  @Test func aLineByItselfIsBold() {
    let size = Size(columns: 80, rows: 24)
    #expect(Self.chart(0.01, count: 1).hasBoldLines(in: size, Self.settings))
    var chart = Self.chart(0.01, count: 2)
    chart.series[1].x = Excerpt((0..<20).map { Double($0) + 20 })
    #expect(chart.hasBoldLines(in: size, Self.settings))
  }
}
