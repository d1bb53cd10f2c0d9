/// The kinds of numbers, which are said in different ways.
public enum ValueKind: String, CaseIterable, Sendable {
  /// An amount or a count.
  case amount
  /// Times of day, in minutes after midnight; those of a night that goes on into the next day go on beyond 1,440.
  case clock
  /// Lengths of time that were written as a stopwatch has them, in the unit that they have: 17.5 min is 17:30.
  case lapse
  /// Places in an order, of which the first is 1.
  case rank
}
