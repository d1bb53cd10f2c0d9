/// A place at which two series change their order.
public struct Crossing: Equatable, Sendable {
  /// The place of the crossing: between two points where straight lines between them meet, or at
  /// the first of the places where both are equal.
  public var x: Double
  /// The index of the point of the first series at the crossing, or the first one after it.
  public var point: Int

  /// Makes a crossing.
  public init(x: Double, point: Int) {
    self.x = x
    self.point = point
  }

  /// Every crossing of `a` and `b`, ascending, seen at the places where both have a value.
  ///
  /// To touch and go back is no crossing.
  public static func all(_ a: Series, _ b: Series) -> [Crossing] {
    var crossings: [Crossing] = []
    var before: SharedPoint?
    var firstEqual: SharedPoint?
    for point in SharedPoint.all(a, b) {
      guard point.side != 0 else {
        firstEqual = firstEqual ?? point
        continue
      }
      if let before, before.side != point.side {
        if let equal = firstEqual {
          crossings.append(Crossing(x: equal.x, point: equal.first))
        } else {
          crossings.append(Crossing(x: before.meeting(with: point), point: point.first))
        }
      }
      before = point
      firstEqual = nil
    }
    return crossings
  }
}

/// A place where two series both have a value.
struct SharedPoint {
  /// The place.
  var x: Double
  /// The index of the point in the first series.
  var first: Int
  /// The index of the point in the second series.
  var second: Int
  /// Half of how far the first series is above the second: a whole might overflow.
  var halfDifference: Double

  /// The side on which the first series is: higher (1), lower (-1) or neither (0).
  var side: Int { halfDifference > 0 ? 1 : halfDifference < 0 ? -1 : 0 }

  /// The x at which straight lines from here to the next shared point meet.
  func meeting(with next: SharedPoint) -> Double {
    let (here, there) = (abs(halfDifference / 2), abs(next.halfDifference / 2))
    let share = here / (here + there)
    let x = self.x * (1 - share) + next.x * share
    return min(max(x.isFinite ? x : next.x, self.x), next.x)
  }

  /// All of them, ascending.
  static func all(_ a: Series, _ b: Series) -> [SharedPoint] {
    var points: [SharedPoint] = []
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if a.x[i] < b.x[j] {
        i += 1
      } else if b.x[j] < a.x[i] {
        j += 1
      } else if a.x[i] == b.x[j] {
        if a.y[i].isFinite, b.y[j].isFinite {
          var difference = a.y[i] / 2 - b.y[j] / 2
          // Halves of the smallest numbers round to zero.
          if difference == 0 { difference = a.y[i] - b.y[j] }
          points.append(
            SharedPoint(x: a.x[i], first: i, second: j, halfDifference: difference))
        }
        i += 1
        j += 1
      } else {
        // A place that is not a number compares with nothing.
        if a.x[i].isNaN { i += 1 } else { j += 1 }
      }
    }
    return points
  }
}
