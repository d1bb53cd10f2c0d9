import Screen

/// An upright line through the focused point, where nothing else is drawn.
enum CrosshairView {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, column: Int, into frame: inout Frame
  ) {
    guard frame.size.columns >= leastColumns, settings.hasCrosshair, !page.shown.isRound else {
      return
    }
    for y in area.y..<area.y + area.rows {
      let position = Position(x: column, y: y)
      // The inside of a box is blank, too, but drawn. Lines of the grid stay, so that none has to be sent again behind it.
      guard frame[position] == .blank else { continue }
      // In the color of the axis, which is what the blanks beside it are sent in.
      frame.write(settings.symbols.crosshair, at: position, style: Style(.axis))
    }
  }

  /// On a narrower screen it would be a bar.
  private static let leastColumns = 40
}
