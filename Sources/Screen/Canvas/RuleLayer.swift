/// Straight lines of a canvas along rows and columns of cells, which join where they meet, and boxes made
/// of them.
///
/// A line goes through the middle of its cells, so that its end is seen in the row of its value.
struct RuleLayer: Sendable {
  /// The directions in which lines leave the middle of a cell.
  struct Arms: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
    static let upright: Arms = [.up, .down]
    static let level: Arms = [.left, .right]
  }

  /// The contents of a cell: lines, or the inside of a box.
  struct RuledCell: Equatable, Sendable {
    var arms: Arms = []
    /// True where level lines, or without any upright ones, are heavy.
    var isHeavy = false
    /// The shade of the inside of a box; `nil` where it is empty.
    var shade: Int?
    var series: Int
    var isHighlighted = false
    /// True in a box with an outline where its inside is a color.
    var isTinted = false
    /// True in a mark of what ends higher than it began, false where it ends lower.
    var isRising: Bool?

    var style: Style {
      Style(
        isRising.map { $0 ? .up : .down } ?? .series(series),
        ground: isTinted ? .inside(series) : nil)
    }

    /// True for the inside of a box whose color is that of its series, and for the median through it.
    var isOfInside: Bool { isTinted && (arms.isEmpty || isHeavy && arms == .level) }

    /// True for the body of a candle that rises and has no room for an outline: as broad as one that falls, and hollow.
    var isNarrowBody: Bool { isHeavy && isRising == true && arms == .upright }
  }

  let columns: Int
  let rows: Int
  /// True while the highlight is added.
  var isHighlighting = false
  /// True where the inside of a box is a color.
  var hasTints = false
  /// True while what ends higher than it began is added, false for what ends lower.
  var isRising: Bool?
  /// The contents of each cell, row by row from the top.
  private(set) var cells: [RuledCell?]

  /// True where a box that stands out has an inside.
  var hasHighlightedInside: Bool {
    cells.contains { $0.map { $0.isHighlighted && $0.isOfInside && $0.arms.isEmpty } ?? false }
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: nil, count: columns * rows)
  }

  /// Draws an upright line.
  mutating func addUpright(x: Double, from start: Double, to end: Double, series: Int) {
    guard let column = Self.cell(x, of: columns), let low = row(min(start, end)),
      let high = row(max(start, end))
    else { return }
    addUpright(column: column, low...high, series: series)
  }

  /// Draws short level lines through both ends of an upright one.
  mutating func addCaps(x: Double, from start: Double, to end: Double, series: Int) {
    guard let column = Self.cell(x, of: columns), let low = row(min(start, end)),
      let high = row(max(start, end)), low < high, column > 0, column < columns - 1
    else { return }
    for row in [low, high] {
      addLevel(row: row, column - 1...column + 1, isHeavy: false, series: series)
    }
  }

  /// Draws a heavy level line.
  mutating func addLevel(left: Double, right: Double, y: Double, series: Int) {
    guard let span = span(left, right), let row = row(y) else { return }
    addLevel(row: row, span, isHeavy: true, series: series)
  }

  /// Draws a box: its outline around an inside that hides what lies below; a full one has no outline, and one
  /// of a single column is a heavy line, or two in a cell that is reversed where it rises.
  mutating func addBox(
    left: Double, right: Double, bottom: Double, top: Double, shade: Int?, series: Int
  ) {
    guard let span = span(left, right), let low = row(min(bottom, top)),
      let high = row(max(bottom, top))
    else { return }
    let isFull = shade == Self.fullShade
    let (isHighlighted, isRising) = (isHighlighting, isRising)
    let isTinted = hasTints && !isFull && isRising == nil && span.count > 1
    for row in low...high {
      for column in span {
        set(column, row) { cell in
          // A line that comes from outside goes on to the outline.
          var joined: Arms = isFull ? [] : cell.arms
          if row < high { joined.remove(.up) }
          if row > low { joined.remove(.down) }
          cell = RuledCell(
            arms: joined.intersection(.upright), shade: shade, series: series,
            isHighlighted: isHighlighted, isRising: isRising)
          if span.count == 1, !isFull { (cell.arms, cell.isHeavy) = (.upright, true) }
          guard isTinted else { return }
          (cell.isTinted, cell.shade) = (true, nil)
        }
      }
    }
    guard span.count > 1, !isFull else { return }
    for row in Set([low, high]) { addLevel(row: row, span, isHeavy: false, series: series) }
    guard low < high else { return }
    for column in [span.lowerBound, span.upperBound] {
      addUpright(column: column, low...high, series: series)
    }
  }

  private static let fullShade = 4

  private mutating func addUpright(column: Int, _ rows: ClosedRange<Int>, series: Int) {
    for row in rows {
      var arms = Arms.upright
      if rows.count > 1, row == rows.lowerBound { arms.remove(.down) }
      if rows.count > 1, row == rows.upperBound { arms.remove(.up) }
      join(column, row, arms, series)
    }
  }

  private mutating func addLevel(
    row: Int, _ span: ClosedRange<Int>, isHeavy: Bool, series: Int
  ) {
    for column in span {
      var arms = Arms.level
      if span.count > 1, column == span.lowerBound { arms.remove(.left) }
      if span.count > 1, column == span.upperBound { arms.remove(.right) }
      join(column, row, arms, series)
      if isHeavy { set(column, row) { $0.isHeavy = true } }
    }
  }

  private mutating func join(_ column: Int, _ row: Int, _ arms: Arms, _ series: Int) {
    let (isHighlighted, isRising) = (isHighlighting, isRising)
    set(column, row) { cell in
      cell.arms.formUnion(arms)
      cell.isRising = isRising
      (cell.series, cell.isHighlighted) = (series, isHighlighted)
    }
  }

  /// Changes a cell; its row is counted from the bottom.
  private mutating func set(_ column: Int, _ row: Int, _ change: (inout RuledCell) -> Void) {
    let index = (rows - 1 - row) * columns + column
    var cell = cells[index] ?? RuledCell(series: 0)
    change(&cell)
    cells[index] = cell
  }

  private func row(_ y: Double) -> Int? { Self.cell(y, of: rows) }

  /// The columns between two edges, at least one; a hair of tolerance for edges that are meant to be whole.
  private func span(_ left: Double, _ right: Double) -> ClosedRange<Int>? {
    guard let first = Self.cell(min(left, right) + 1e-9, of: columns),
      let end = Self.cell(max(left, right) - 1e-9, of: columns)
    else { return nil }
    return first...max(end, first)
  }

  /// The cell of a fraction, with what is outside at the edge; `nil` of what is not a number.
  private static func cell(_ fraction: Double, of count: Int) -> Int? {
    guard fraction.isFinite, count > 0 else { return nil }
    return min(Int(min(max(fraction, 0), 1) * Double(count)), count - 1)
  }
}

extension RuleLayer.RuledCell {
  /// The glyph of its lines.
  func glyph(isASCII: Bool) -> String {
    if isASCII {
      let (isUpright, isLevel) = (!arms.isDisjoint(with: .upright), !arms.isDisjoint(with: .level))
      return isLevel ? (isUpright ? "+" : isHeavy ? "=" : "-") : "|"
    }
    if isNarrowBody { return "║" }
    return (isHeavy ? Self.heavy : Self.light)[Int(arms.rawValue & 15)]
  }

  /// By direction: up 1, down 2, left 4, right 8.
  private static let light = " ╵╷│╴┘┐┤╶└┌├─┴┬┼".map(String.init)
  private static let heavy = " ╹╻┃╸┙┑┥╺┕┍┝━┷┯┿".map(String.init)
}
