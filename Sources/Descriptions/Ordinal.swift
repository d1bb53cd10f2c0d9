import Charts

/// Which one of how many.
public struct Ordinal: Equatable, Sendable {
  /// From 1.
  public var number: Int
  /// How many there are.
  public var count: Int

  /// Makes an ordinal.
  public init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// The first of several equals; where all are equal none is the first.
  package init?(firstOf often: Occurrence) {
    guard case .several(let count) = often else { return nil }
    self.init(1, of: count)
  }
}
