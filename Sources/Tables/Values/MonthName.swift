/// Names of months, whole or short, in any case, in the languages of the program.
enum MonthName {
  private static let names: [[UInt8]] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }

  /// The month named at `start` and where its name ends; "Sept" and a point after it are fine.
  static func parse(_ cell: Span<UInt8>, from start: Int) -> (month: Int, end: Int)? {
    var end = start
    var isASCII = true
    while end < cell.count, cell[end].isLetter || cell[end] >= 0x80 {
      if cell[end] >= 0x80 { isASCII = false }
      end += 1
    }
    let length = end - start
    guard (3...longest).contains(length) else { return nil }
    let after = end < cell.count && cell[end] == .point ? end + 1 : end
    if isASCII, let month = english(cell, start..<end) { return (month, after) }
    return CalendarNames.place(of: cell.extracting(start..<end).text, in: .months).map {
      ($0 + 1, after)
    }
  }

  /// More bytes than these no name has.
  private static let longest = 24

  /// The month of an English name, of three letters or whole, which most files have.
  private static func english(_ cell: Span<UInt8>, _ letters: Range<Int>) -> Int? {
    let (start, length) = (letters.lowerBound, letters.count)
    for (index, name) in names.enumerated() where length <= name.count {
      var isSame = true
      for k in 0..<length where cell[start + k].lowercased != name[k] { isSame = false }
      let isShort = length == 3 || (length == 4 && index == 8)
      guard isSame, isShort || length == name.count else { continue }
      return index + 1
    }
    return nil
  }
}
