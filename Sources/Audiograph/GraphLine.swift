import Foundation
import Sonification

/// The points of a graph in the order they are heard.
struct GraphLine: Equatable {
  /// The places, ascending; several points may share one.
  private(set) var x: [Double]
  /// The values; not a number is a gap.
  private(set) var y: [Double]
  /// True where the points came in another order.
  let isSorted: Bool
  /// The number of points that were left out, because they have no place.
  let placelessCount: Int

  /// Checks and orders `points`.
  ///
  /// Points that go back in x are heard from left to right, as a picture of them is seen; those of
  /// one x stay in their order. A y that is not finite is a gap, but not at an end, where nothing
  /// could be missed. A point whose x is not finite is left out.
  init(_ points: [CGPoint]) throws(GraphRefusal) {
    guard !points.isEmpty else { throw .empty }
    if let index = points.firstIndex(where: { $0.x < 0 && $0.x.isFinite }) {
      throw .negativeX(index: index, x: Double(points[index].x))
    }
    var placed = points.filter(\.x.isFinite)
    placelessCount = points.count - placed.count
    isSorted = zip(placed, placed.dropFirst()).contains { $0.x > $1.x }
    // The standard sort keeps those of one x in their order.
    if isSorted { placed.sort { $0.x < $1.x } }
    guard let first = placed.firstIndex(where: \.y.isFinite),
      let last = placed.lastIndex(where: \.y.isFinite), first < last
    else { throw .tooFew }
    x = placed[first...last].map { Double($0.x) }
    y = placed[first...last].map { $0.y.isFinite ? Double($0.y) : .nan }
  }

  /// The score of the line: smoothed, then spread over the whole range of pitches.
  ///
  /// However narrow the range of the values is, it takes all pitches; equal values are in the middle.
  func score(_ settings: SonificationSettings) -> Score {
    let smoothed = y.smoothed(by: settings.smoothing)
    let heard = smoothed.lazy.filter { !$0.isNaN }
    let (low, high) = (heard.min() ?? 0, heard.max() ?? 0)
    // Halves, because the distance of two finite numbers may not be finite.
    let width = high / 2 - low / 2
    let heights = smoothed.map { value -> Double in
      guard !value.isNaN else { return .nan }
      return width > 0 ? min(max((value / 2 - low / 2) / width, 0), 1) : 0.5
    }
    var settings = settings
    settings.smoothing = 1
    return Score([AudibleSeries(x: x, y: heights, isContinuous: true)], settings: settings)
  }
}
