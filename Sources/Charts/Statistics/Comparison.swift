/// How one series lies against another where both have a value.
public struct Comparison: Equatable, Sendable {
  /// The name of the first series.
  public var first: String
  /// The name of the second series.
  public var second: String
  /// The number of places where both have a value.
  public var shared: Int
  /// The number of those where the first is higher.
  public var higher: Int
  /// The number of those where both are equal.
  public var equal: Int
  /// How often the order of both changes.
  public var crossings: Int

  /// Makes a comparison.
  public init(
    first: String, second: String, shared: Int, higher: Int, equal: Int, crossings: Int
  ) {
    self.first = first
    self.second = second
    self.shared = shared
    self.higher = higher
    self.equal = equal
    self.crossings = crossings
  }

  /// Compares `a` with `b` at every x that both have.
  public init(_ a: Series, _ b: Series) {
    self.init(first: a.name, second: b.name, shared: 0, higher: 0, equal: 0, crossings: 0)
    var i = 0
    var j = 0
    var side = 0
    while i < a.count, j < b.count {
      if a.x[i] < b.x[j] {
        i += 1
      } else if b.x[j] < a.x[i] {
        j += 1
      } else if a.x[i] == b.x[j] {
        if a.y[i].isFinite, b.y[j].isFinite {
          shared += 1
          let now = a.y[i] > b.y[j] ? 1 : a.y[i] < b.y[j] ? -1 : 0
          if now > 0 { higher += 1 }
          if now == 0 { equal += 1 }
          if now != 0, side != 0, now != side { crossings += 1 }
          if now != 0 { side = now }
        }
        i += 1
        j += 1
      } else {
        // A place that is not a number compares with nothing.
        if a.x[i].isNaN { i += 1 } else { j += 1 }
      }
    }
  }
}
