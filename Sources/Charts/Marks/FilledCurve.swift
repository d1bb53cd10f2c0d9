/// The room between a line and the level it stands on, sampled in even slices across the plot.
public struct FilledCurve: Equatable, Sendable {
  /// The height of the line of each slice, of its points there or in its middle the farthest
  /// from the base; `nil` where it is broken.
  public var heights: [Double?]
  /// The ends of the part of each slice that the line itself runs through, from its lowest to its
  /// highest point there; no turn of it is left out.
  var edges: [ClosedRange<Double>?] = []
  /// The level that it stands on or hangs from.
  public var base: Double

  /// A slice of the room; `nil` where there is none.
  func slice(_ index: Int) -> Rectangle? {
    guard heights.indices.contains(index), let height = heights[index] else { return nil }
    let count = Double(heights.count)
    return Rectangle(
      left: Double(index) / count, right: Double(index + 1) / count, bottom: min(base, height),
      top: max(base, height))
  }

  /// The part of a slice that the line runs through.
  func edge(_ index: Int) -> Rectangle? {
    guard edges.indices.contains(index), let edge = edges[index], var place = slice(index) else {
      return nil
    }
    (place.bottom, place.top) = (edge.lowerBound, edge.upperBound)
    return place
  }

  /// The length of a slice from the base.
  func length(of index: Int) -> Double {
    heights.indices.contains(index) ? heights[index].map { abs($0 - base) } ?? 0 : 0
  }

  /// All slices from the left.
  var slices: [Rectangle] { heights.indices.compactMap(slice) }
}

extension FilledCurve {
  /// The room between the line through `points` and `base`, in `count` slices; `nil` where there is
  /// no line at all.
  init?(under points: [PlotPoint], base: Double, slices count: Int) {
    self.base = base
    heights = Array(repeating: nil, count: max(count, 1))
    edges = heights.map { _ in nil }
    let last = heights.count - 1
    let width = Double(heights.count)
    func middle(_ slice: Int) -> Double { (Double(slice) + 0.5) / width }
    func slice(_ x: Double) -> Int { min(max(Int(min(max(x, 0), 1) * width), 0), last) }
    for (index, point) in points.enumerated() where point.x.isFinite && point.y.isFinite {
      reach(point.y, in: slice(point.x))
      guard points.indices.contains(index + 1) else { continue }
      let next = points[index + 1]
      guard next.x.isFinite, next.y.isFinite, next.x != point.x else { continue }
      let ends = [slice(point.x), slice(next.x)].sorted()
      for slice in ends[0]...ends[1] {
        let share = (middle(slice) - point.x) / (next.x - point.x)
        guard (0...1).contains(share) else { continue }
        reach(point.y + share * (next.y - point.y), in: slice)
      }
    }
    if heights.allSatisfy({ $0 == nil }) { return nil }
  }

  /// Lets a slice reach to a height of the line.
  private mutating func reach(_ height: Double, in slice: Int) {
    let height = min(max(height, 0), 1)
    if abs(height - base) >= length(of: slice) { heights[slice] = height }
    let edge = edges[slice] ?? height...height
    edges[slice] = min(edge.lowerBound, height)...max(edge.upperBound, height)
  }
}
