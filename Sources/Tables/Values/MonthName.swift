/// English names of months, whole or of three letters, in any case.
enum MonthName {
  private static let names: [[UInt8]] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }

  /// The month named at `start` and where its name ends; "Sept" and a point after it are fine.
  static func parse(_ cell: Span<UInt8>, from start: Int) -> (month: Int, end: Int)? {
    var end = start
    while end < cell.count, cell[end].isLetter { end += 1 }
    let length = end - start
    guard length >= 3 else { return nil }
    for (index, name) in names.enumerated() where length <= name.count {
      var isSame = true
      for k in 0..<length where cell[start + k].lowercased != name[k] { isSame = false }
      let isShort = length == 3 || (length == 4 && index == 8)
      guard isSame, isShort || length == name.count else { continue }
      return (index + 1, end < cell.count && cell[end] == .point ? end + 1 : end)
    }
    return nil
  }
}
