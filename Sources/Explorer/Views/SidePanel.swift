import Screen

/// The right side of a wide screen, where a list stands beside the chart.
struct SidePanel {
  /// The columns of the panel, and of what is beside it.
  let columns: Int
  let others: Int

  /// `nil` where a screen has no room for both.
  init?(_ size: Size) {
    guard size.columns >= Self.leastColumns else { return nil }
    columns = max(size.columns * 2 / 5, Self.fewest)
    others = size.columns - columns - Self.gap
  }

  /// A narrower screen would have neither a list nor a chart that is easily read.
  private static let leastColumns = 100
  /// The fewest columns of a panel.
  private static let fewest = 48
  /// The blank columns before it.
  private static let gap = 2

  /// Draws into the panel some rows of the screen, as if there were no others beside it.
  func draw(into frame: inout Frame, rows: Range<Int>, _ draw: (inout Frame) -> Void) {
    place(draw, columns, rows: rows, at: others + Self.gap, into: &frame)
  }

  /// Draws into what is beside the panel.
  func drawBeside(into frame: inout Frame, rows: Range<Int>, _ draw: (inout Frame) -> Void) {
    place(draw, others, rows: rows, at: 0, into: &frame)
  }

  private func place(
    _ draw: (inout Frame) -> Void, _ columns: Int, rows: Range<Int>, at x: Int,
    into frame: inout Frame
  ) {
    var picture = Frame(size: Size(columns: columns, rows: frame.size.rows))
    draw(&picture)
    frame.place(picture, rows: rows, at: Position(x: x, y: rows.lowerBound))
  }
}
