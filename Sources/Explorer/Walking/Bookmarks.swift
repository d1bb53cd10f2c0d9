import Charts
import Descriptions

/// Points to come back to, and to compare with.
extension Page {
  /// `x`: sets a bookmark here, or takes it away.
  mutating func toggleBookmark(_ settings: Settings) -> Answer {
    standOnPoint()
    guard let point else { return Answer([noPoint(settings)]) }
    let outline = PointOutline(chart, at: point, namesSeries: true)
    if let index = bookmarks.firstIndex(of: point) {
      bookmarks.remove(at: index)
      return Answer([.bookmarkRemoved(outline)])
    }
    bookmarks.append(point)
    return Answer([.bookmarkSet(outline)])
  }

  /// Takes over the bookmarks of pages that were there before, and the stretch that was marked, on points that are
  /// here, too.
  mutating func keepBookmarks(of former: [Page]) {
    for page in former where page.chart.yAxis.title == chart.yAxis.title {
      let ends = [page.loop.start, page.loop.end].compactMap(\.self).compactMap {
        page.chart.point($0, in: chart)
      }
      if loop.stretch == nil, ends.count == 2 {
        (loop.start, loop.end, loop.isOn) = (ends[0], ends[1], page.loop.isOn)
      }
      for mark in page.bookmarks.compactMap({ page.chart.point($0, in: chart) })
      where !bookmarks.contains(mark) {
        bookmarks.append(mark)
      }
    }
  }

  /// The place of a point, with the title of kinds that need it; of one in a cloud along x.
  private func namedPlace(of point: PointReference) -> Place {
    chart.type == .scatter
      ? chart.place(chart.series[point.series].x[point.point])
      : chart.namedPlace(of: point.series, at: point.point)
  }

  /// `p`: which point of how many, its place, which part of them is shown, and how it lies against the newest
  /// bookmark elsewhere.
  func sayPosition(_ settings: Settings) -> Answer {
    // In the table a row has a number, even one without a point.
    let rowPlace = rowNumber.map { Sentence.position($0.number, of: $0.count) }
    if let outlineHere { return Answer([rowPlace ?? .point(outlineHere)] + windowWords) }
    guard let point, let series else { return Answer([noPoint(settings)] + windowWords) }
    let place =
      rowPlace ?? cell(of: point).map(Sentence.cell)
      ?? .position(point.point + 1, of: series.count, at: namedPlace(of: point))
    let name = seriesName(cursor.series).map { [Sentence.verbatim($0)] } ?? []
    let position = [place] + (rowPlace == nil ? name : []) + windowWords
    // Nobody walks from a series of a cloud to another one.
    let isCloud = chart.type == .scatter
    let mark = bookmarks.last { $0 != point && (!isCloud || $0.series == point.series) }
    guard let mark else { return Answer(position) }
    let marked = chart.series[mark.series]
    let (from, to) = (marked.y[mark.point], series.y[point.point])
    // From name to name nothing goes up.
    let change: Change? =
      from.isFinite && to.isFinite && chart.hasOrderedSteps
      ? Change(from: chart.quantity(from), to: chart.quantity(to)) : nil
    let origin = series.index(nearest: marked.x[mark.point]) ?? 0
    var difference = BookmarkDifference(
      place: namedPlace(of: mark),
      change: change, steps: point.point - origin)
    if mark.series != point.series { difference.series = seriesName(mark.series) }
    return Answer(position + [.fromBookmark(difference)])
  }
}

extension Chart {
  /// A point of this chart in another one: at the same place with the same value, in a series of the same name;
  /// `nil` where it is not there.
  fileprivate func point(_ point: PointReference, in other: Chart) -> PointReference? {
    guard series.indices.contains(point.series), channels?.part == other.channels?.part,
      (0..<series[point.series].count).contains(point.point), other.xAxis.isAlong(xAxis)
    else { return nil }
    let own = series[point.series]
    let index = other.series.firstIndex { $0.name == own.name }
    guard let index, let x = other.xAxis.place(own.x[point.point], of: xAxis) else { return nil }
    let (places, values) = (other.series[index].x, other.series[index].y)
    return places.indices.first { places[$0] == x && values[$0] == own.y[point.point] }
      .map { PointReference(series: index, point: $0) }
  }
}
