/// Cuts lines at the edges of the square from 0 to 1.
enum Clip {
  /// The error that rounding may add to a point that is meant to be on the edge.
  private static let tolerance = 1e-9
  /// Further away than this a point only tells a direction; it keeps differences finite.
  private static let horizon = 1e9

  static func isInside(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= -tolerance && point.x <= 1 + tolerance
      && point.y >= -tolerance && point.y <= 1 + tolerance
  }

  /// The part of a segment that is inside, after Liang and Barsky.
  static func segment(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) -> (start: (x: Double, y: Double), end: (x: Double, y: Double))? {
    let start = near(start)
    let end = near(end)
    let delta = (x: end.x - start.x, y: end.y - start.y)
    var entry = 0.0
    var exit = 1.0
    let edges = [
      (-delta.x, start.x + tolerance), (delta.x, 1 + tolerance - start.x),
      (-delta.y, start.y + tolerance), (delta.y, 1 + tolerance - start.y),
    ]
    for (direction, distance) in edges {
      if direction == 0 {
        if distance < 0 { return nil }
      } else if direction < 0 {
        entry = max(entry, distance / direction)
      } else {
        exit = min(exit, distance / direction)
      }
    }
    guard entry <= exit else { return nil }
    return (
      start: (x: start.x + entry * delta.x, y: start.y + entry * delta.y),
      end: (x: start.x + exit * delta.x, y: start.y + exit * delta.y)
    )
  }

  private static func near(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
    (x: min(max(point.x, -horizon), horizon), y: min(max(point.y, -horizon), horizon))
  }
}
