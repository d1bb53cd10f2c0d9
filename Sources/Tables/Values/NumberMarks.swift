/// The signs around a number in tables that people write: the brackets of a loss, a footnote's mark, the
/// flag of an estimate.
package enum NumberMarks {
  /// Signs of footnotes that no unit has.
  private static let signs: [[UInt8]] = ["*", "†", "‡", "§"].map { Array($0.utf8) }
  private static let raised: [[UInt8]] = "¹²³⁴⁵⁶⁷⁸⁹".map { Array(String($0).utf8) }
  /// The flags of statistical offices: break, estimated, provisional, revised, unreliable.
  private static let flags: Set<String> = ["b", "e", "p", "r", "u", "be", "bp", "ep"]

  /// A cell as a plain number would be written, and how it was.
  static func taken(from cell: [UInt8]) -> (bytes: [UInt8], form: WrittenNumber.Form) {
    if let side = side(cell) { return (side, .plain) }
    if let loss = loss(cell) { return (loss, .accounting) }
    if let inner = bracketed(cell) { return (inner, .marked(brackets)) }
    var rest = cell[...]
    while let shorter = withoutMark(rest) { rest = shorter }
    guard rest.count < cell.count else { return (cell, .plain) }
    let mark = cell[rest.count...].drop { $0.isBlank }
    return (Array(rest), .marked(String(decoding: mark, as: UTF8.self)))
  }

  /// True of the flag of a statistical office, and of how far a number may be off: "p", "± 0.2".
  ///
  /// These stand behind any number of cells, where a remark in brackets may be a value of its own.
  static func isCertain(_ mark: String) -> Bool { flags.contains(mark) || isTolerance(mark) }

  /// True of how far a number may be off.
  static func isTolerance(_ mark: String) -> Bool { tolerances.contains { mark.hasPrefix($0) } }

  /// The signs before how far a number may be off.
  private static let tolerances = ["±", "+/-", "+-"]

  /// "100.00 CR" and "45.20 DR" of a bank with their sign before them: what it owes, and what is owed to it.
  private static func side(_ cell: [UInt8]) -> [UInt8]? {
    guard cell.last?.lowercased == UInt8(ascii: "r") else { return nil }
    let side = cell.dropLast().last?.lowercased
    var number = cell.dropLast(2)
    while number.last?.isBlank == true { number.removeLast() }
    guard number.last?.isDigit == true else { return nil }
    switch side {
    case UInt8(ascii: "c"): return Array(number)
    case UInt8(ascii: "d"):
      return number.contains { $0 == .minus || $0 == .plus } ? nil : [.minus] + number
    default: return nil
    }
  }

  /// "(1,234)", "$(1,234)" and "1,234-" with their sign before them.
  private static func loss(_ cell: [UInt8]) -> [UInt8]? {
    let (opening, closing) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    func isUnsigned(_ inside: some Collection<UInt8>) -> Bool {
      !inside.isEmpty && !inside.contains { $0 == .minus || $0 == .plus || $0 == opening }
    }
    if cell.last == closing, let start = cell.firstIndex(of: opening) {
      let currency = NumberUnit.currencyPrefix(of: cell.span, from: 0)
      let inside = cell[(start + 1)...].dropLast()
      guard start == currency.upperBound, isUnsigned(inside) else { return nil }
      return [.minus] + cell[currency] + inside
    }
    let digits = cell.dropLast()
    // "2019-" is the beginning of a time.
    guard cell.last == .minus, digits.last?.isDigit == true, isUnsigned(digits),
      digits.contains(where: { $0 == .comma || $0 == .point })
    else { return nil }
    return [.minus] + digits
  }

  /// The mark of a number that stands in brackets.
  package static let brackets = "[ ]"

  /// The number in "[98]", which is less certain than those without brackets.
  private static func bracketed(_ cell: [UInt8]) -> [UInt8]? {
    guard cell.count > 2, cell.first == UInt8(ascii: "["), cell.last == UInt8(ascii: "]"),
      cell[1].isDigit, cell[cell.count - 2].isDigit,
      cell.dropFirst().dropLast().allSatisfy({ $0.isDigit || $0 == .point || $0 == .comma })
    else { return nil }
    return Array(cell.dropFirst().dropLast())
  }

  /// A cell without the mark, the flag or the remark at its end; `nil` where it has none.
  private static func withoutMark(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    func trimmed(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      var rest = rest
      while rest.last?.isBlank == true { rest.removeLast() }
      return rest.contains(where: \.isDigit) ? rest : nil
    }
    // No other mark ends with a digit, as most cells do.
    guard cell.last?.isDigit == false else {
      return tolerance(in: cell).flatMap { trimmed(cell[..<$0]) }
    }
    for (opening, closing) in ["()", "[]"].map({ (Array($0.utf8)[0], Array($0.utf8)[1]) })
    where cell.last == closing {
      return cell.lastIndex(of: opening).flatMap { trimmed(cell[..<$0]) }
    }
    if let sign = signs.first(where: { cell.suffix($0.count).elementsEqual($0) }) {
      return trimmed(cell.dropLast(sign.count))
    }
    if let sign = raised.first(where: { cell.suffix($0.count).elementsEqual($0) }),
      cell.dropLast(sign.count).last?.isDigit == true
    {
      return cell.dropLast(sign.count)
    }
    let word = cell.reversed().prefix { !$0.isBlank }
    guard word.count < cell.count, flags.contains(String(decoding: word.reversed(), as: UTF8.self))
    else { return nil }
    return trimmed(cell.dropLast(word.count))
  }

  /// The place of the sign before how far a number may be off; `nil` without one.
  private static func tolerance(in cell: ArraySlice<UInt8>) -> Int? {
    // Hardly any cell has one, and all begin with one of two bytes.
    guard cell.contains(where: { $0 == 0xC2 || $0 == .plus }) else { return nil }
    for sign in tolerances.map({ Array($0.utf8) }) {
      for i in cell.indices.dropFirst().dropLast(sign.count)
      where cell[i...].starts(with: sign)
        && cell[(i + sign.count)...].allSatisfy({
          $0.isDigit || $0.isBlank || $0 == .point || $0 == .comma
        })
      {
        return i
      }
    }
    return nil
  }
}
