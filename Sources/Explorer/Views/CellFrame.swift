import Charts
import Screen

/// The cell of a heat map that one stands in, where all is enlarged: signs along its edge, as a larger sign would cover
/// the cells around it.
enum CellFrame {
  /// Draws it around the mark of the focus, also where points share a cell; false where there is none.
  static func draw(
    _ focus: Mark, among marks: [Mark], _ symbols: Symbols, _ area: PlotArea,
    into frame: inout Frame
  ) -> Bool {
    guard case .dot(let middle) = focus.geometry,
      let place = marks.lazy.compactMap(\.cell).first(where: { $0.contains(middle) })
    else { return false }
    func edges(_ low: Double, _ high: Double, of count: Int) -> Range<Int> {
      let first = min(max(Int((low * Double(count)).rounded()), 0), max(count - 1, 0))
      return first..<min(max(Int((high * Double(count)).rounded()), first + 1), max(count, 1))
    }
    let columns = edges(place.left, place.right, of: area.columns)
    // From below as the cells themselves are, so that both end alike where an edge is in the middle of a row.
    let up = edges(place.bottom, place.top, of: area.rows)
    let rows = area.rows - up.upperBound..<area.rows - up.lowerBound
    for row in rows {
      for column in columns {
        let isEdge =
          row == rows.lowerBound || row == rows.upperBound - 1 || column == columns.lowerBound
          || column == columns.upperBound - 1
        guard isEdge else { continue }
        frame.write(
          symbols.marker(series: 0), at: Position(x: area.x + column, y: area.y + row),
          style: Style(.focus, isBold: true, isReversed: true))
      }
    }
    return true
  }
}

extension Mark {
  /// The place of a cell of a heat map; `nil` of anything else.
  fileprivate var cell: Rectangle? {
    guard part == .cell, case .region(.rectangle(let place), _) = geometry else { return nil }
    return place
  }
}

extension Rectangle {
  fileprivate func contains(_ point: PlotPoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= bottom && point.y <= top
  }
}
