extension DatePrecision {
  /// A moment as ISO 8601 writes it, with a blank between day and time, as fine as the precision but to
  /// seconds at most: 2024-01-09, 2024-01-09 07:27, 2024-01-09 07:27:05.
  ///
  /// - Parameter local: Seconds since 1970 as a clock on the spot counts them.
  /// - Returns: Nothing where the calendar does not reach.
  package func text(of local: Double) -> String {
    if self <= .day { return TimeUnit.day.text(of: local) }
    let minute = TimeUnit.minute.text(of: TimeUnit.minute.start(of: local))
    let text = minute.replacing("T", with: " ")
    guard self > .minute, !text.isEmpty else { return text }
    let seconds = Int((local - TimeUnit.minute.start(of: local)).rounded(.down))
    return "\(text):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
