/// A place at which two series change their order.
public struct Crossing: Equatable, Sendable {
  /// The place of the crossing: between two points where straight lines between them meet, or at
  /// the first of the places where both are equal.
  public var x: Double
  /// The index of the point of the first series at the crossing, or the first one after it.
  public var point: Int
  /// The first place at which the order is the other one, where both are equal at several places before; else `nil`.
  package var end: Double?

  /// Both are equal at as many places at least where a crossing takes from one place to another.
  static let fewestEqual = 3

  /// Makes a crossing.
  public init(x: Double, point: Int) {
    self.x = x
    self.point = point
  }

  /// Every crossing of `a` and `b`, ascending, seen at the places where both have a value.
  ///
  /// To touch and go back is no crossing.
  public static func all(_ a: Series, _ b: Series) -> [Crossing] {
    Relation(a, b).crossings
  }
}

/// A place where two series both have a value.
struct SharedPoint: Sendable {
  /// The place.
  var x: Double
  /// The index of the point in the first series.
  var first: Int
  /// The index of the point in the second series.
  var second: Int
  /// Half of how far the first series is above the second: a whole might overflow.
  var halfDifference: Double

  /// Makes a place; `nil` where one of the values is missing.
  @inline(__always)
  fileprivate init?(x: Double, first: Int, second: Int, _ a: Double, _ b: Double) {
    guard a.isFinite, b.isFinite else { return nil }
    self.x = x
    self.first = first
    self.second = second
    // Halves of the smallest numbers round to zero.
    halfDifference = Rounding.areAlike(a, b) ? 0 : a / 2 == b / 2 ? a - b : a / 2 - b / 2
  }

  /// The side on which the first series is: higher (1), lower (-1) or neither (0).
  var side: Int { halfDifference > 0 ? 1 : halfDifference < 0 ? -1 : 0 }

  /// The x at which straight lines from here to the next shared point meet.
  func meeting(with next: SharedPoint) -> Double {
    let (here, there) = (abs(halfDifference / 2), abs(next.halfDifference / 2))
    let share = here / (here + there)
    let x = self.x * (1 - share) + next.x * share
    return min(max(x.isFinite ? x : next.x, self.x), next.x)
  }
}

/// The places where two series both have a value, ascending.
struct SharedPoints: Sequence, IteratorProtocol {
  private let first: Series
  private let second: Series
  private var i: Int
  private var j: Int

  /// Prepares to go through them, from a point of the first series on.
  init(_ first: Series, _ second: Series, from point: Int = 0) {
    self.first = first
    self.second = second
    i = Swift.max(point, 0)
    j = i > 0 && i < first.count ? second.x.prefix(second.count).firstIndex(from: first.x[i]) : 0
  }

  mutating func next() -> SharedPoint? {
    while i < first.count, j < second.count {
      let (x, other) = (first.x[i], second.x[j])
      if x < other {
        i += 1
      } else if other < x {
        j += 1
      } else if x == other {
        let point = SharedPoint(x: x, first: i, second: j, first.y[i], second.y[j])
        i += 1
        j += 1
        if let point { return point }
      } else {
        // A place that is not a number compares with nothing.
        if x.isNaN { i += 1 } else { j += 1 }
      }
    }
    return nil
  }

  /// Hands over the places of two series one after the other, which of millions takes less than to ask for each.
  static func forEach(_ a: Series, _ b: Series, _ body: (SharedPoint) -> Void) {
    // Columns of a table have all their places in common.
    guard a.count == b.count, a.x.isSame(as: b.x), a.order != .none else {
      for point in SharedPoints(a, b) { body(point) }
      return
    }
    a.x.shared.withUnsafeBufferPointer { x in
      a.y.shared.withUnsafeBufferPointer { first in
        b.y.shared.withUnsafeBufferPointer { second in
          for i in 0..<a.count {
            guard
              let point = SharedPoint(x: x[i], first: i, second: i, first[i], second[i])
            else { continue }
            body(point)
          }
        }
      }
    }
  }
}
