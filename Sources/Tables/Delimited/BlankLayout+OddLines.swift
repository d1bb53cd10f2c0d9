/// Lines amid rows of numbers that are none of them: what a program said when it had no number.
extension BlankLayout {
  /// Fewer rows do not tell what a row is.
  private static let fewestRows = 4

  /// The lines without those that are no rows, of which there may be one in ten: all rows have as many cells and begin with
  /// a number or a date.
  static func withoutOdd(_ lines: [[UInt8]]) -> [[UInt8]] {
    let counts = lines.map { cells(of: $0, 0..<$0.count, gap: 1).count }
    guard let count = counts.first, count > 1, Set(counts).count > 1 else { return lines }
    let layout = BlankLayout(count: count)
    var rows = 0
    for (line, number) in zip(lines, counts).dropFirst() {
      if number == count, beginsWithValue(line) {
        rows += 1
      } else if !layout.isNote(line) {
        return lines
      }
    }
    let odd = lines.count - 1 - rows
    guard rows >= fewestRows, odd * 10 <= lines.count else { return lines }
    return [lines[0]]
      + lines.dropFirst().filter { cells(of: $0, 0..<$0.count, gap: 1).count == count }
  }

  /// True where all rows but odd lines begin with a number or a date.
  func haveValuesFirst(_ lines: [[UInt8]]) -> Bool {
    guard isPlain else { return false }
    let rows = lines.dropFirst(skipped).filter { !isNote($0) }
    return rows.count >= Self.fewestRows && rows.allSatisfy(Self.beginsWithValue)
  }
}
