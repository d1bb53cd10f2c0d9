/// Tables whose times have blanks within: "Tue Sep  1 08:00:00 UTC 2026 41.6", as `date` writes them before a value.
extension BlankLayout {
  /// The most words that a date and its time have.
  private static let mostWords = 7
  /// A time does not stand behind more cells than these.
  private static let mostBefore = 2

  /// The layout in which the words of a date with the name of its month are one cell.
  static func spelled(_ lines: [[UInt8]]) -> BlankLayout? {
    guard let last = lines.last, lines.count > 1, !lines.contains(where: isListed) else {
      return nil
    }
    let width = words(last).count
    guard width > 3 else { return nil }
    let names = words(lines[0])
    let hasNames = names.count < width && !lines[0].contains(where: \.isDigit)
    let body = hasNames ? lines.dropFirst() : lines[...]
    for start in 0...mostBefore {
      for count in (3...mostWords).reversed() where start + count < width {
        guard !hasNames || names.count == width - count + 1 else { continue }
        let areDates = body.allSatisfy { line in
          let words = words(line)
          return words.count == width && isSpelled(line, words[start..<start + count])
        }
        guard areDates else { continue }
        var layout = BlankLayout(count: width)
        layout.merged = start..<start + count
        return layout
      }
    }
    return nil
  }

  private static func words(_ line: [UInt8]) -> [Range<Int>] {
    cells(of: line, 0..<line.count, gap: 1)
  }

  private static func isSpelled(_ line: [UInt8], _ words: ArraySlice<Range<Int>>) -> Bool {
    guard let first = words.first, let last = words.last,
      words.contains(where: { MonthName.parse(line.span.extracting($0), from: 0) != nil })
    else { return false }
    return DateInference.isDate(line.span.extracting(first.lowerBound..<last.upperBound))
  }
}
