import Charts
import Screen

extension ShapeSurface {
  /// Draws all of a chart that is in its plot, but for words: from back to front the grid, lines at values, bands,
  /// the marks, and the lines of trends.
  mutating func draw(
    _ chart: Chart, _ marks: [Mark], on plot: Plot, gridLines: [Double], thresholds: [Double] = []
  ) {
    hasPatternedAreas = hasDashes && chart.isStacked
    markerSize = Self.size(ofMarkers: marks, in: area, unit: unit)
    for value in gridLines { addLine(height: plot.row(of: value), Pen(Ink(.grid), width: unit)) }
    for value in thresholds + chart.drawnReferenceLines.map(\.value) {
      addLine(
        height: plot.row(of: value), Pen(Ink(.hint), width: unit, dashes: [6 * unit, 4 * unit]))
    }
    for band in chart.bands(on: plot) { draw(band.low, band.high) }
    Mark.draw(marks, on: &self)
    for mark in chart.trendMarks(on: plot) {
      guard case .line(let ends) = mark.geometry else { continue }
      let pen = Pen(
        Ink(role ?? .series(mark.ink)), width: 2 * unit, dashes: [2 * unit, 4 * unit])
      add(area.lines(ends), pen)
    }
  }

  /// The size of markers: where they would take more than a part of the plot, they are smaller.
  private static func size(ofMarkers marks: [Mark], in area: PixelArea, unit: Double) -> Double {
    let side = 2 * MarkerContour.radius * unit
    let taken = Double(marks.count(where: \.isDot)) * side * side
    let room = area.width * area.height * 0.15
    return taken > room ? max((room / taken).squareRoot(), 0.4) : 1
  }

  /// Fills the room between two lines, through which all behind it is seen.
  private mutating func draw(_ low: Mark, _ high: Mark) {
    guard case .line(let lower) = low.geometry, case .line(let upper) = high.geometry else {
      return
    }
    let corners = (lower + upper.reversed()).filter { $0.x.isFinite && $0.y.isFinite }
    guard corners.count > 2 else { return }
    add(
      PictureShape(
        .path([corners.map(area.point)], isClosed: true), fill: .ink(Ink(.series(low.ink))),
        opacity: 0.25), isCut: true)
  }
}
