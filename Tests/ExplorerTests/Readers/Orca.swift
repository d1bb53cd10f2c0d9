/// The words that the screen reader Orca says of a terminal built on VTE, by their rules.
///
/// VTE reports a change of the screen as one text: from the first to the last letter that differs, by the
/// rows with a line end behind each. Orca says that text; where it reaches over several rows, from the
/// beginning of the first of them to the end of the last.
struct Orca {
  private var screen: [Unicode.Scalar] = []

  /// The words that are said as the screen changes to these rows.
  mutating func said(of rows: [String]) -> String {
    let (old, new) = (screen, Array((rows.joined(separator: "\n") + "\n").unicodeScalars))
    screen = new
    let start = zip(old, new).prefix { $0 == $1 }.count
    let kept = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    var span = start..<new.count - kept
    let inserted = new[span]
    if inserted.dropLast().contains("\n") {
      let lineStart = new[..<span.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      // The line end of a row belongs to it.
      let lineEnd =
        inserted.last == "\n" ? span.upperBound : new[span.upperBound...].firstIndex(of: "\n")
      span = lineStart..<(lineEnd ?? new.count)
    }
    return String(String.UnicodeScalarView(new[span]))
  }
}
