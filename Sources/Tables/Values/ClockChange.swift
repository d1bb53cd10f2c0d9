/// Something that happens to local times where the clocks of a time zone change.
package enum ClockChange: Equatable, Sendable {
  /// No clock shows it: the clocks are put forward over it.
  case skipped
  /// Clocks show it twice, as they are put back.
  case repeated
}

/// The cells of a column whose local times a change of the clocks skips or repeats.
package struct ChangedTimes: Equatable, Sendable {
  package var change: ClockChange
  /// The number of the cells.
  package var count: Int
  /// The text of the first.
  package var text: String
}

extension [ChangedTimes] {
  /// Counts one more.
  mutating func add(_ change: ClockChange, _ text: @autoclosure () -> String) {
    guard let known = firstIndex(where: { $0.change == change }) else {
      return append(ChangedTimes(change: change, count: 1, text: text()))
    }
    self[known].count += 1
  }
}
