import Screen

/// The names of several series in rows, each with its sign before it.
///
/// More than have room come page by page, those around the focus first, with the number of the others behind them.
struct LegendRows {
  /// A name, cut where it is longer than a row, with the place of its sign.
  struct Entry: Equatable {
    var series: Int
    var name: String
    var x: Int
    var row: Int
  }

  private(set) var entries: [Entry] = []
  /// The number of names that are not seen, and its column in the last row; `nil` where all are.
  private(set) var rest: (text: String, x: Int)?

  /// The rows that are used.
  var rowCount: Int { (entries.last?.row ?? -1) + 1 }

  /// The columns of a sign and of the blank behind it, and of the blanks between two names.
  private static let (signColumns, gap) = (2, 2)

  /// The columns in which a name that is cut is still known.
  private static let leastNameColumns = 10

  init(_ names: [String], columns: Int, rows: Int, focused: Int, ellipsis: String) {
    let whole = Self.cut(names, to: columns, ellipsis)
    entries = Self.filled(whole, from: 0, columns: columns, rows: rows, reserve: 0)
    guard entries.count < names.count, rows > 0 else { return }
    // Names of which each has its share of the rows are rather cut than left out.
    let perRow = (names.count - 1) / rows + 1
    let share = (columns + Self.gap) / perRow - Self.gap
    if share - Self.signColumns >= Self.leastNameColumns {
      let short = Self.cut(names, to: share, ellipsis)
      let all = Self.filled(short, from: 0, columns: columns, rows: rows, reserve: 0)
      if all.count == names.count, Set(short).count == Set(names).count {
        entries = all
        return
      }
    }
    let reserve = "+\(names.count)".columns + Self.gap
    let cut = Self.cut(names, to: columns - reserve, ellipsis)
    var start = 0
    repeat {
      entries = Self.filled(cut, from: start, columns: columns, rows: rows, reserve: reserve)
      start += entries.count
    } while !entries.isEmpty && start <= focused && start < names.count
    guard let last = entries.last else { return }
    let used = last.row == rows - 1 ? last.x + Self.signColumns + last.name.columns + Self.gap : 0
    rest = ("+\(names.count - entries.count)", used)
  }

  /// Names that have a row to themselves at least.
  private static func cut(_ names: [String], to columns: Int, _ ellipsis: String) -> [String] {
    AxisLabel.cut(names, within: max(columns - signColumns, 1), ellipsis: ellipsis)
  }

  /// As many names as have room, from one on, with some columns kept free at the end of the last row.
  private static func filled(
    _ names: [String], from start: Int, columns: Int, rows: Int, reserve: Int
  ) -> [Entry] {
    var entries: [Entry] = []
    var (x, row) = (0, 0)
    for series in names.indices.dropFirst(start) {
      let length = signColumns + names[series].columns
      func fits() -> Bool { x + length <= columns - (row == rows - 1 ? reserve : 0) }
      if x > 0, !fits() { (x, row) = (0, row + 1) }
      guard row < rows, fits() else { break }
      entries.append(Entry(series: series, name: names[series], x: x, row: row))
      x += length + gap
    }
    return entries
  }
}
