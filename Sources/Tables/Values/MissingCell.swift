/// The ways people and programs write "no value".
enum MissingCell {
  private static let longest = 9

  /// True when a trimmed cell stands for a missing value.
  static func matches(_ cell: Span<UInt8>) -> Bool {
    if cell.isEmpty { return true }
    guard cell.count <= longest else { return false }
    if isInfinite(cell) { return true }
    return switch cell[0] {
    // C writes a negative nothing, too.
    case UInt8(ascii: "-"):
      cell.equals("-") || cell.equals("--") || cell.equals("-nan") || cell.equals("-NaN")
    // One point: SAS and Stata; two: the World Bank; a colon: Eurostat; a question mark: the UCI tables.
    case UInt8(ascii: "."): cell.equals(".") || cell.equals("..")
    case UInt8(ascii: ":"): cell.equals(":")
    case UInt8(ascii: "?"): cell.equals("?")
    case UInt8(ascii: "#"): isSpreadsheetError(cell)
    case UInt8(ascii: "N"):
      cell.equals("NA") || cell.equals("N/A") || cell.equals("N.A.") || cell.equals("NaN")
        || cell.equals("NULL")
        || cell.equals("None") || cell.equals("NAN")
    case UInt8(ascii: "n"):
      cell.equals("n/a") || cell.equals("n.a.") || cell.equals("nan") || cell.equals("null")
        || cell.equals("nil")
    case 0xE2: cell.equals("–") || cell.equals("—")
    default: false
    }
  }

  /// True of the first byte of any way to write "no value".
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case .minus, .plus, .point, .colon, UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "N"),
      UInt8(ascii: "n"), UInt8(ascii: "i"), UInt8(ascii: "I"), 0xE2:
      true
    default: false
    }
  }

  /// True of what a spreadsheet shows for a formula without a value, in the languages that it has:
  /// "#DIV/0!", "#NAME?", "#N/A", "#NV".
  private static func isSpreadsheetError(_ cell: Span<UInt8>) -> Bool {
    if ["#N/A", "#N/A!", "#NV", "#N/D"].contains(where: { cell.equals($0) }) { return true }
    guard cell.count > 3, "!?".utf8.contains(cell[cell.count - 1]) else { return false }
    for i in 1..<cell.count - 1 {
      let isCapital = cell[i].isLetter && cell[i] != cell[i].lowercased
      guard isCapital || cell[i].isDigit || cell[i] >= 0x80 || cell[i] == UInt8(ascii: "/") else {
        return false
      }
    }
    return true
  }

  /// True when a trimmed cell is an infinite number, which has no place on any axis.
  static func isInfinite(_ cell: Span<UInt8>) -> Bool {
    guard (3...longest).contains(cell.count) else { return false }
    return switch cell[0] {
    case UInt8(ascii: "-"): cell.equals("-inf") || cell.equals("-Inf") || cell.equals("-Infinity")
    // Not “+Inf”, which names the last bucket of a histogram of Prometheus.
    case UInt8(ascii: "+"): cell.equals("+inf")
    case UInt8(ascii: "i"): cell.equals("inf")
    case UInt8(ascii: "I"): cell.equals("Inf") || cell.equals("Infinity")
    default: false
    }
  }
}
