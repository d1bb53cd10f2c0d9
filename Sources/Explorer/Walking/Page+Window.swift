import Charts
import Descriptions
import Tables

/// Showing a part of the chart, around where one stands.
///
/// Points are those of the whole chart everywhere; only what is made of `shown` has to be told which
/// of them it means, by `whole`.
extension Page {
  /// Fewer places than this have no course.
  static let leastPlaces = 3

  // MARK: What is shown

  /// A point of `shown` as one of the whole chart.
  func whole(_ point: PointReference) -> PointReference {
    let first = shownPoints(of: point.series).lowerBound
    return PointReference(series: point.series, point: first + point.point)
  }

  /// The points of a series that are shown.
  func shownPoints(of index: Int) -> Range<Int> {
    guard chart.series.indices.contains(index) else { return 0..<0 }
    let series = chart.series[index]
    return window.map(series.indices) ?? 0..<series.count
  }

  /// The points of its series, as shown, that the cursor can stop at; any of the series where none
  /// is shown.
  var shownStops: Range<Int> {
    let all = chart.stops(in: cursor.series)
    let shown = all.clamped(to: shownPoints(of: cursor.series))
    return shown.isEmpty ? all : shown
  }

  /// The point of a series nearest to a place, of those that are shown if there are any.
  func point(nearest x: Double, in index: Int) -> Int? {
    guard chart.series.indices.contains(index) else { return nil }
    guard let point = shown.series[index].index(nearest: x) else {
      return chart.series[index].index(nearest: x)
    }
    return whole(PointReference(series: index, point: point)).point
  }

  /// True for a place on the part of the axis that is shown.
  func isShown(_ x: Double) -> Bool { window?.contains(x) ?? true }

  /// The words for the part that is shown, if it is not all.
  var windowWords: [Sentence] { shown.windowOutline.map { [.showing($0)] } ?? [] }

  // MARK: Panning

  /// Moves the window to where one goes: just so far that the place is in it, or, where nothing of
  /// the old part would be left, around it.
  mutating func pan(to x: Double) {
    guard !isShown(x) else { return }
    let places = chart.places
    let old = indices(in: places)
    let here = places.firstIndex(from: x)
    let isAfter = here >= old.upperBound
    let distance = isAfter ? here - old.upperBound + 1 : old.lowerBound - here
    let first = old.lowerBound + (isAfter ? distance : -distance)
    show(old.count, from: distance < old.count ? first : here - old.count / 2, of: places)
  }

  /// The indices of the places that are shown.
  func indices(in places: Excerpt<Double>) -> Range<Int> {
    window.map(places.indices) ?? places.indices
  }

  /// Shows so many places from the one with the index `first` on, as far as there are any.
  mutating func show(_ count: Int, from first: Int, of places: Excerpt<Double>) {
    guard count > 0, count <= places.count else { return }
    let first = min(max(first, 0), places.count - count)
    show(places[first]...places[first + count - 1])
  }
}
