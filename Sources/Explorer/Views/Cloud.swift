import Charts
import Screen

/// A cloud of points that are too many for a sign each: specks finer than cells, with a sign of its
/// series on some of them.
///
/// Without color the signs tell the series apart, so that several keep them.
struct Cloud {
  /// The size of a speck in dots.
  private let size: Size
  private let hasSigns: Bool

  /// `nil` where each point is seen as a sign.
  init?(
    _ chart: Chart, _ marks: [Mark], _ settings: Settings, _ area: PlotArea, scale: Int
  ) {
    let isFew = marks.count * Self.cellsForSign <= area.columns * area.rows
    guard chart.type == .scatter, !isFew, settings.hasColors || chart.series.count == 1,
      settings.canvasGlyphs != .ascii
    else { return nil }
    // A single dot is hard to see where there is room for more.
    let isSparse = marks.count * Self.cellsForSpeck <= area.columns * area.rows
    let side = max(scale, isSparse ? 2 : 1)
    size = Size(columns: side, rows: settings.canvasGlyphs == .block ? (side + 1) / 2 : side)
    hasSigns = chart.series.count > 1
  }

  /// The cells of the plot that there are for each sign, and for each large speck.
  private static let (cellsForSign, cellsForSpeck) = (24, 3)
  /// The signs of a series among its specks.
  private static let signs = 6

  func draw(_ marks: [Mark], on surface: inout CanvasSurface) {
    surface.speckSize = size
    Mark.draw(marks, on: &surface)
    surface.speckSize = nil
    guard hasSigns else { return }
    for own in Dictionary(grouping: marks, by: \.series).sorted(by: { $0.key < $1.key }) {
      let step = max(own.value.count / Self.signs, 1)
      for index in stride(from: step / 2, to: own.value.count, by: step) {
        own.value[index].draw(on: &surface)
      }
    }
  }
}
