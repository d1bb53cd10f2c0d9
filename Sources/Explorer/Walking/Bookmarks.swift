import Charts
import Descriptions

/// Points to come back to, and to compare with.
extension Model {
  /// `x`: sets a bookmark here, or takes it away.
  mutating func toggleBookmark() -> [Effect] {
    page.standOnPoint()
    guard let point else { return announce([noPoint]) }
    let outline = PointOutline(chart, at: point, namesSeries: true)
    if let index = bookmarks.firstIndex(of: point) {
      page.bookmarks.remove(at: index)
      return announce([.bookmarkRemoved(outline)])
    }
    page.bookmarks.append(point)
    return announce([.bookmarkSet(outline)])
  }

  /// `p`: which point of how many, which part of them is shown, and how it lies against the newest
  /// bookmark elsewhere.
  mutating func sayPosition() -> [Effect] {
    // In the table a row has a number, even one without a point.
    let rowPlace = rowNumber.map { Sentence.position($0.number, of: $0.count) }
    if let outlineHere { return announce([rowPlace ?? .point(outlineHere)] + windowWords) }
    guard let point, let series else { return announce([noPoint] + windowWords) }
    let place =
      rowPlace ?? page.cell(of: point).map(Sentence.cell)
      ?? .position(point.point + 1, of: series.count)
    let position = [place] + windowWords
    guard let mark = bookmarks.last(where: { $0 != point }) else { return announce(position) }
    let marked = chart.series[mark.series]
    let (from, to) = (marked.y[mark.point], series.y[point.point])
    let change: Change? =
      from.isFinite && to.isFinite
      ? Change(from: chart.quantity(from), to: chart.quantity(to)) : nil
    let origin = series.index(nearest: marked.x[mark.point]) ?? 0
    return announce(
      position + [
        .fromBookmark(
          BookmarkDifference(
            place: chart.place(marked.x[mark.point]), change: change, steps: point.point - origin))
      ])
  }
}
