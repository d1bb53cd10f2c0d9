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

extension DateColumn {
  /// The moment of a row as one would type it: as it is written, but a count of seconds, which nobody reads, as a date.
  package func example(at row: Int) -> String {
    let text = texts[row]
    guard text.utf8.count > Self.longestCompactDay, text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return text }
    let moment = precision.text(of: values[row])
    return moment.isEmpty ? text : moment
  }

  /// The digits of 20240115.
  private static let longestCompactDay = 8
}
