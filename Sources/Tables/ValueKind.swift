/// The kinds of numbers, which are said in different ways.
public enum ValueKind: String, CaseIterable, Sendable {
  /// An amount or a count.
  case amount
  /// Times of day, in minutes after midnight; those of a night that goes on into the next day go on beyond 1,440.
  case clock
  /// Places in an order, of which the first is 1.
  case rank
}
