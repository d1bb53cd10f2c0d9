import Charts

extension Page {
  /// The page as it is drawn in so many rows of the screen: of a heat map that has more of them those
  /// around the focus, so that the focused row is always one of its own.
  ///
  /// No row is left out for the glyph scale: rather they all get lower.
  ///
  /// Rows come page by page rather than with every step, so that the picture stays calm. Without a
  /// focus all are seen, however many share a row of the screen.
  func onRowPage(of rows: Int) -> Page {
    guard let shown = rowPage(of: rows), point != nil else { return self }
    let first = shown.lowerBound
    var part = chart
    // A shade means the same value on every page.
    part.yAxis.statedRange = chart.pitchRange
    part.series = Array(chart.series[shown])
    return showing(part, from: first)
  }

  /// The rows of a heat map that are on the page with the focus; `nil` where all have room, however
  /// few rows of the screen are left for each.
  func rowPage(of rows: Int) -> Range<Int>? {
    let count = chart.series.count
    let size = max(rows, 1)
    guard chart.rowNames != nil, count > size, cursor.series < count else { return nil }
    let first = min(cursor.series / size * size, count - size)
    return first..<first + size
  }
}
