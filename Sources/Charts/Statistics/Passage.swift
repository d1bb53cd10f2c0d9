/// One series going past another.
public struct Passage: Equatable, Sendable {
  /// The name of the series that is passed.
  public var other: String
  /// True where it is passed from below.
  public var isUpward: Bool

  /// Makes a passage.
  public init(other: String, isUpward: Bool) {
    self.other = other
    self.isUpward = isUpward
  }
}

extension Chart {
  /// The series that a series crosses at one of its points, or between it and the one before.
  public func passages(of index: Int, at point: Int) -> [Passage] {
    guard series.indices.contains(index) else { return [] }
    return series.indices.compactMap { other in
      guard other != index, areComparable(other, index),
        relation(index, other).crossings.contains(where: { $0.point == point }),
        // The next place at which they differ tells the way, as both may be equal at first.
        let after = SharedPoints(series[index], series[other], from: point)
          .first(where: { $0.side != 0 })
      else { return nil }
      return Passage(other: series[other].name, isUpward: after.side > 0)
    }
  }
}
