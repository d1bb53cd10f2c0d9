import Charts
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct TrendViewTests {
  /// The line is seen at every size with all glyphs, and hides no cell of a curve.
  @Test(
    arguments: [(120, 40), (80, 24), (40, 12), (20, 6)], GlyphSet.allCases)
  func theLineIsSeenBehindCurves(size: (Int, Int), glyphs: GlyphSet) {
    var chart = Fixtures.rising
    chart.series[0].y = Excerpt((0..<50).map { $0 % 2 == 0 ? 0 : Double($0) })
    var model = Fixtures.model(chart, columns: size.0, rows: size.1)
    model.settings.glyphs = glyphs
    let plain = view(model, model.size)
    chart.hasTrendLines = true
    var fitted = Fixtures.model(chart, columns: size.0, rows: size.1)
    fitted.settings.glyphs = glyphs
    let frame = view(fitted, fitted.size)
    for index in frame.cells.indices where frame.cells[index] != plain.cells[index] {
      #expect(
        [" "].contains(plain.cells[index].glyph)
          || [.grid, .hint].contains(plain.cells[index].style.role))
    }
  }

  /// Beside a bold curve it is finer, so that it is no part of it.
  @Test func theLineIsFinerThanABoldCurve() {
    var chart = Fixtures.rising
    chart.series[0].y = Excerpt((0..<50).map { Double($0) + ($0 % 10 < 5 ? 12 : 0) })
    func frame(_ chart: Chart) -> Frame {
      var model = Fixtures.model(chart)
      model.settings.areGlyphsGuessed = true
      return view(model, model.size, theme: .defaultDark, depth: .direct)
    }
    let plain = frame(chart)
    chart.hasTrendLines = true
    let fitted = frame(chart)
    #expect(plain.cells.contains { $0.style.role == .series(0) && $0.glyph == "▀" })
    let line = fitted.cells.indices.filter {
      fitted.cells[$0] != plain.cells[$0] && fitted.cells[$0].style.role == .series(0)
    }
    #expect(line.count > 10)
    #expect(line.allSatisfy { ("\u{2801}"..."\u{28FF}").contains(fitted.cells[$0].glyph) })
  }

  /// Over a cloud it is drawn from end to end.
  @Test func theLineIsSeenInACloud() {
    let places = (0..<400).map { Double($0 * 37 % 400) }
    var chart = Chart(
      type: .scatter, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(
          name: "y", x: places, y: places.map { $0 + ($0 * 7).truncatingRemainder(dividingBy: 90) },
          isContinuous: false)
      ])
    chart.hasTrendLines = true
    let model = Fixtures.model(chart)
    let frame = view(model, model.size)
    let bold = frame.cells.filter { $0.style == Style(.series(0), isBold: true) }
    #expect(bold.count > 40, "\(frame)")
    // Solid, as dots of it would be some more of the cloud.
    var guessed = model
    guessed.settings.areGlyphsGuessed = true
    let solid = view(guessed, guessed.size).cells.filter {
      $0.style == Style(.series(0), isBold: true) && "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains($0.glyph)
    }
    #expect(solid.count > 20, "\(frame)")
  }
}
