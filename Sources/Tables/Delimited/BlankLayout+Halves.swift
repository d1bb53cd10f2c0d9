/// Tables whose times of day have "AM" or "PM" behind a blank: "11/20/2026 08:00:00 AM 41.6".
extension BlankLayout {
  /// The layout in which such a time is one cell, with the date before it where no name says otherwise.
  static func halved(_ lines: [[UInt8]]) -> BlankLayout? {
    let rows = lines.map { line in
      cells(of: line, 0..<line.count, gap: 1).map { Array(line[$0]) }
    }
    guard let first = rows.first, let width = rows.last?.count, rows.count > 1 else { return nil }
    let hasNames = !first.contains { $0.contains(where: \.isDigit) }
    let body = rows.dropFirst(hasNames ? 1 : 0)
    guard body.allSatisfy({ $0.count == width }),
      let place = (0..<max(width - 1, 0)).first(where: { place in
        body.allSatisfy { isHalf($0[place], $0[place + 1]) }
      })
    else { return nil }
    let isDated = place > 0 && body.allSatisfy { isDate($0[place - 1]) }
    let missing = hasNames ? width - first.count : isDated ? 2 : 1
    guard (0...1).contains(missing) || missing == 2 && isDated else { return nil }
    var layout = BlankLayout(count: width)
    layout.merged = (missing == 2 ? place - 1 : place)..<(place + 2)
    return layout
  }

  private static func isDate(_ cell: [UInt8]) -> Bool { DateInference.isDate(cell.span) }

  private static func isHalf(_ clock: [UInt8], _ half: [UInt8]) -> Bool {
    guard half.count == 2, TimeOfDay.halfOfDay(half.span, from: 0) != nil else { return false }
    let time = clock + [.space] + half
    return TimeOfDay.parse(time.span, from: 0) != nil
  }
}
