import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct BandViewTests {
  private static let chart: Chart = {
    let count = 60
    let y = (0..<count).map { 20 + Double($0 % 7) }
    var series = Series(
      name: "Rate", x: (0..<count).map(Double.init), y: y, isContinuous: true)
    series.uncertainty = Uncertainty(
      low: y.map { $0 - 6 }, high: y.map { $0 + 6 })
    return Chart(
      title: "Rate", type: .line, xAxis: Axis(title: "Year"), yAxis: Axis(title: "Rate"),
      series: [series])
  }()

  /// With colors a band is an area behind its line, at every size: not more than it is, and on both sides of the line.
  @Test(arguments: [(120, 40), (80, 24), (40, 12)]) func aBandIsFilled(size: (Int, Int)) {
    let model = Fixtures.model(Self.chart, columns: size.0, rows: size.1)
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let filled = frame.cells.filter { $0.style.ground == .inside(0) }
    #expect(filled.count > size.0, "\(frame)")
    #expect(filled.contains { $0.style.role == .series(0) })
    // Its edges are dots also where its line is of blocks.
    let edges = frame.cells.filter { $0.style.role == .muted(0) }
    #expect(!edges.isEmpty)
    #expect(
      edges.allSatisfy { (0x2800...0x28FF).contains($0.glyph.unicodeScalars.first?.value ?? 0) })
    let plain = view(model, model.size, theme: .defaultDark, depth: .monochrome)
    #expect(!plain.cells.contains { $0.style.ground != nil })
  }
}
