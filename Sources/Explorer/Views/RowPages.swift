import Charts

extension Model {
  /// The model as it is drawn in so many rows of the screen: of a heat map that has more of them the
  /// page with the focus, so that the focused row is always one of its own.
  ///
  /// Rows come page by page rather than with every step, so that the picture stays calm. Without a
  /// focus all are seen, however many share a row of the screen.
  func onRowPage(of rows: Int) -> Model {
    let size = max(rows / max(settings.glyphScale, 1), 1)
    let count = chart.series.count
    guard chart.type == .heatMap, point != nil, count > size, cursor.series < count else {
      return self
    }
    let first = min(cursor.series / size * size, count - size)
    var page = self
    // A shade means the same value on every page.
    page.deck[chartIndex].yAxis.statedRange = chart.pitchRange
    page.deck[chartIndex].series = Array(chart.series[first..<first + size])
    page.cursor.series -= first
    return page
  }
}
