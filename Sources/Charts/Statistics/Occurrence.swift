/// The number of times that a series has one of its values.
public enum Occurrence: Equatable, Sendable {
  case once
  /// So many times; what is said of a place is said of the first.
  case several(Int)
  /// Every value is this one, and there are so many.
  case always(Int)

  /// Sums up that `count` of `all` values are equal.
  public init(_ count: Int, of all: Int) {
    self = count < 2 ? .once : count == all ? .always(count) : .several(count)
  }

  /// The number of points that have the value.
  public var count: Int {
    switch self {
    case .once: 1
    case .several(let count), .always(let count): count
    }
  }
}
