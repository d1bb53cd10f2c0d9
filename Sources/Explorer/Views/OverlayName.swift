import Screen

/// The name of what is drawn over the series, such as a trend line, beside its right end.
enum OverlayName {
  /// Writes `name` over or below one of `cells`, as far to the right as it hides nothing; nowhere where there is no
  /// room for it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - cells: The cells that the overlay was drawn in.
  ///   - area: The plot.
  ///   - frame: The picture so far.
  static func draw(
    _ name: String, beside cells: [Position], in area: PlotArea, into frame: inout Frame
  ) {
    let width = name.columns
    for cell in cells.sorted(by: { ($0.x, $1.y) > ($1.x, $0.y) }) {
      for row in [cell.y - 1, cell.y + 1]
      where row >= area.y && row < area.y + area.rows && cell.x - width + 1 >= area.x {
        // A blank before it parts it from what is drawn.
        let isFree = (cell.x - width...cell.x).allSatisfy { x in
          let there = frame[Position(x: x, y: row)]
          return there.glyph == " " || there.style.role == .grid || x < area.x
        }
        guard isFree else { continue }
        frame.write(
          name, at: Position(x: cell.x - width + 1, y: row), style: Style(.hint, isBold: true))
        return
      }
    }
  }
}
