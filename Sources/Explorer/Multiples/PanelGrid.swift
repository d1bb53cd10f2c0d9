import Descriptions
import Glibc
import Screen

/// The places of charts side by side: as many in a row as lets all of them be seen, if they can be, in a good shape; of
/// more than there is room for those around the chosen one, and where there is room for no two that one
/// alone.
struct PanelGrid: Equatable, Sendable {
  /// The number of panels in a row, and of rows of them on the screen.
  let columns: Int
  let rows: Int
  /// The cells of the screen that they share.
  let area: Area

  /// A smaller picture tells nothing.
  private static let leastColumns = 26
  private static let leastRows = 8

  /// Shares cells among so many panels, each of which is larger where drawings are.
  init(count: Int, in area: Area, scale: Int = 1) {
    self.area = area
    let mostColumns = max(area.columns / (Self.leastColumns * scale), 1)
    let mostRows = max(area.rows / (Self.leastRows * scale), 1)
    let count = max(count, 1)
    let enough = (1...min(mostColumns, count)).filter { $0 * mostRows >= count }
    let best = enough.min { Self.cost($0, count, area) < Self.cost($1, count, area) }
    columns = best ?? min(mostColumns, count)
    rows = min(mostRows, (count + columns - 1) / columns)
  }

  /// The distance of panels in so many columns from a good shape, and the share of places that stay empty.
  private static func cost(_ columns: Int, _ count: Int, _ area: Area) -> Double {
    let rows = (count + columns - 1) / columns
    let shape = Double(area.columns * rows) / Double(max(area.rows * columns, 1))
    let empty = 1 - Double(count) / Double(rows * columns)
    return abs(log(max(shape, 1e-9) / goodShape)) + empty
  }

  /// The columns for each row of a panel: nearly twice as wide as high, to the eye.
  private static let goodShape = 3.4

  /// The panels that are seen while one of them is chosen, in whole rows.
  func shown(around selected: Int, of count: Int) -> Range<Int> {
    let size = columns * rows
    let first = selected / size * size
    return min(first, count)..<min(first + size, count)
  }

  /// The cells of the n-th of the panels that are seen, without the gap to the next.
  func area(of index: Int) -> Area {
    let (column, row) = (index % columns, index / columns)
    let (width, height) = (area.columns / columns, area.rows / rows)
    return Area(
      x: area.x + column * width, y: area.y + row * height,
      columns: width - (columns > 1 ? 1 : 0), rows: height)
  }
}

extension PanelGrid {
  /// The grid of the panels that are open.
  init(of model: Model) {
    let layout = Layout(of: model, model.size)
    let top = layout.title == nil ? 0 : 1
    self.init(
      count: model.multiples.panels.count,
      in: Area(
        x: 0, y: top, columns: model.size.columns, rows: max(layout.caption.y - top, 0)),
      scale: model.settings.glyphScale)
  }
}
