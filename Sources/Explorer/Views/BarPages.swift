import Charts
import Screen

extension Page {
  /// The page as it is drawn in an area: of rows, and of bars, that have no room each the part around the
  /// focus.
  func onPage(of area: Size) -> Page { onRowPage(of: area.rows).onBarPage(of: area.columns) }

  /// The page as it is drawn in so many columns: of bars that have no column each the groups around the
  /// focus, without one the first.
  ///
  /// They come page by page rather than with every step, so that the picture stays calm.
  func onBarPage(of columns: Int) -> Page {
    guard let page = barPage(of: columns) else { return self }
    var series = chart
    series.series = Array(chart.series[page.series])
    return showing(series, from: page.series.lowerBound, part: shown.part(page))
  }

  /// The bars that are on the page with the focus; `nil` where all are seen.
  func barPage(of columns: Int) -> BarPage? {
    func page(_ columns: Int) -> BarPage? {
      shown.barPage(
        around: point == nil ? nil : cursor.x, series: cursor.series, columns: columns)
    }
    // At both sides stands a mark that there are more.
    return page(columns).flatMap { page(max(columns - Self.markColumns, 1)) ?? $0 }
  }

  private static let markColumns = 2
}
