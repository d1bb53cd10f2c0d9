import Charts

/// The place of one in the order of several, and how many these are.
public struct Ordinal: Equatable, Sendable {
  /// The place of this one, from 1.
  public var number: Int
  /// The number of all of them.
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
