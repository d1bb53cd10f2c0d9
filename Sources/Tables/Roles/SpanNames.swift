/// The names of columns that say from when to when something takes.
package enum SpanNames {
  private static let starts: Set<String> = [
    "start", "begin", "from", "started", "beginning", "beginn", "anfang", "von", "début", "debut",
    "inicio", "início",
    "desde", "początek", "od", "開始", "开始",
  ]
  private static let ends: Set<String> = [
    "end", "finish", "to", "until", "ended", "finished", "due", "deadline", "ende", "bis", "fin",
    "fim", "hasta", "até",
    "koniec", "do", "終了", "结束",
  ]
  /// Words that both may have beside these.
  private static let others: Set<String> = [
    "date", "time", "day", "datum", "at", "planned", "plan",
  ]

  /// True of two names of which the first is that of a start and the second that of its end.
  package static func areOfSpan(_ start: String, _ end: String) -> Bool {
    isOnly(start, starts) && isOnly(end, ends)
  }

  private static func isOnly(_ name: String, _ words: Set<String>) -> Bool {
    let own = name.lowercased().split { !$0.isLetter }.map(String.init)
      .filter { !others.contains($0) }
    return own.count == 1 && words.contains(own[0])
  }
}
