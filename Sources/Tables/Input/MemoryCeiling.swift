/// The part of an input that can be read before its table would need more memory than there is.
///
/// Endless pipes and huge files end in a sentence instead of the system's killer. The need is
/// estimated from the beginning of the input: short rows need many times their bytes, because every
/// cell becomes a number and every row a place.
struct MemoryCeiling {
  /// The most bytes to be read.
  let bytes: Int

  /// The bytes below which nothing is estimated: less than any program has.
  static let free = 1 << 20

  /// - Parameters:
  ///   - beginning: The first bytes of the input.
  ///   - available: The memory that there is, in bytes.
  init(beginning: ArraySlice<UInt8>, available: Int) {
    var rows = 0
    var separators = 0
    var gaps = 0
    var wasBlank = true
    for byte in beginning {
      let isBlank = byte == .space
      if isBlank, !wasBlank { gaps += 1 }
      wasBlank = isBlank
      switch byte {
      case .lineFeed, .carriageReturn: rows += 1
      case .comma, .semicolon, .tab, .bar, .colon: separators += 1
      default: break
      }
    }
    let first = beginning.first { !$0.isBlank && !$0.isLineBreak }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    // Cells may also have nothing but blanks between them.
    if !isJSON { separators = max(separators, gaps) }
    let made = rows * Self.perRow + separators * (isJSON ? Self.perJSONToken : Self.perCell)
    // Of what has neither rows nor cells yet the worst is assumed.
    let share = made == 0 ? Self.most : Double(made) / Double(max(beginning.count, 1))
    bytes = max(Int(Double(available) / (Self.whileReading + share)), Self.free)
  }

  /// The memory that a table and its description take at their peak, in bytes, rounded up from what
  /// was measured of tables of a million rows; for each byte while the input grows in its buffer.
  private static let (perRow, perCell, perJSONToken, whileReading) = (100, 40, 160, 3.0)

  /// More memory for each byte than any table takes.
  private static let most = 100.0
}
