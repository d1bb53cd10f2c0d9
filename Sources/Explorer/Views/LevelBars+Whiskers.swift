import Charts
import Screen

/// The ends between which the values of bars on their side may lie, as lines with caps.
extension LevelBars {
  /// The columns of the screen from one end of a bar's whisker to the other; `nil` where it has none.
  func columns(ofWhisker bar: Bar) -> ClosedRange<Int>? {
    bar.ends.map { column(of: $0.lowerBound)...column(of: $0.upperBound) }
  }

  /// The column of the screen in which a height lies: beside the axis on the side on which it is.
  private func column(of height: Double) -> Int {
    guard span > 0 else { return start + axis + 1 }
    let length = (height - base) / span * Double(room)
    let cells = Int(length.rounded(.down))
    return length < 0
      ? start + axis + max(cells, -axis) : start + axis + 1 + min(cells, max(room - axis - 1, 0))
  }

  /// Draws a whisker: on its bar in the color of the background.
  func draw(
    whisker: ClosedRange<Int>, of bar: Bar, _ isFocused: Bool, _ page: Page, _ settings: Settings,
    row: Int, into frame: inout Frame
  ) {
    let symbols = settings.symbols
    let fills = Set([symbols.fill(series: 0), symbols.fill(series: bar.series)])
    let role: Role =
      isFocused ? .focus : isMuted(page)(bar.series) ? .muted(bar.series) : .series(bar.series)
    for x in whisker {
      let place = Position(x: x, y: row)
      let isOnBar = fills.contains(frame[place].glyph)
      let isValue = bar.value.map { column(of: $0.height) == x } ?? false
      let glyph =
        switch x {
        case _ where whisker.lowerBound == whisker.upperBound: symbols.horizontalAxis
        case whisker.lowerBound: symbols.verticalCrossing
        case whisker.upperBound: symbols.verticalTick
        default: isValue ? settings.canvasGlyphs == .ascii ? "+" : "┼" : symbols.horizontalAxis
        }
      frame.write(
        glyph, at: place,
        style: isOnBar ? Style(role, isReversed: true) : Style(isFocused ? .focus : .text))
    }
  }

  /// A whisker in pixels: a line with caps from one end to the other, in the middle of the rows of its bar.
  func whisker(of bar: Bar, top: Double, bottom: Double, in area: Area) -> [PlotPoint]? {
    guard let ends = bar.ends, span > 0 else { return nil }
    let height = 1 - (top + bottom) / 2 / Double(area.rows)
    return [ends.lowerBound, ends.upperBound].map { end in
      let length = (end - base) / span * Double(room)
      return PlotPoint(x: (Double(axis) + 1 + length) / Double(area.columns), y: height)
    }
  }
}
