/// The ways that a shape goes, and other shapes that go the same.
extension CourseShape {
  /// True of a rise or a fall alone.
  var isOneWay: Bool {
    if case .legs(let legs) = kind { legs.count == 1 && legs[0].direction != .flat } else { false }
  }

  /// True for one that stays but for its first or its last step.
  var hasShortEnd: Bool {
    guard case .legs(let legs) = kind, legs.count > 1 else { return false }
    return [legs[0], legs[legs.count - 1]].contains { $0.points.count == 2 }
  }

  /// The positions at which its legs or levels end, and at which the next ones begin.
  var turns: [Int] {
    guard case .legs(let legs) = kind else {
      guard case .levels(let levels) = kind else { return [] }
      return levels.dropLast().map(\.points.upperBound)
        + levels.dropFirst().map(\.points.lowerBound)
    }
    return legs.dropLast().map(\.points.upperBound)
  }

  /// True for a shape that goes the same ways between the same points.
  func isLike(_ other: CourseShape) -> Bool {
    switch (kind, other.kind) {
    case (.legs(let a), .legs(let b)), (.levels(let a), .levels(let b)):
      a.map(\.direction) == b.map(\.direction) && a.map(\.points) == b.map(\.points)
        && isNoisy == other.isNoisy
    default: kind == other.kind
    }
  }
}
