/// Finds out which sign separates the cells.
enum DelimiterInference {
  private static let inspectedRows = 50
  private static let inspectedBytes = 1 << 18

  /// The likeliest delimiter of the text from `start`.
  ///
  /// The one wins that gives every row the same number of cells. Of several such, the comma comes
  /// last, since it also stands inside numbers; a file that is asked to have decimal commas does not
  /// separate by them.
  static func delimiter(
    of bytes: Span<UInt8>, from start: Int, mayBeComma: Bool = true
  ) -> UInt8 {
    let signs: [UInt8] = [.tab, .semicolon, .bar] + (mayBeComma ? [.comma] : [])
    var best: (sign: UInt8, agreement: Double) = (mayBeComma ? .comma : .semicolon, 0)
    for sign in signs {
      let agreement = agreement(on: sign, in: bytes, from: start)
      if agreement > best.agreement { best = (sign, agreement) }
    }
    // Numbers in quotation marks may have commas between cells that are parted by commas, too.
    if best.agreement == 0, !mayBeComma, hasQuotes(bytes, from: start),
      agreement(on: .comma, in: bytes, from: start) == 2
    {
      return .comma
    }
    return best.sign
  }

  private static func hasQuotes(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    (start..<min(bytes.count, start + inspectedBytes)).contains { bytes[$0] == .quote }
  }

  /// 2 if all rows have the same number of cells, two or more; else the share of rows with more
  /// than one cell, 0 when that is less than half.
  private static func agreement(
    on sign: UInt8, in bytes: Span<UInt8>, from start: Int
  ) -> Double {
    var scanner = DelimitedScanner(delimiter: [sign], offset: start)
    var rows = 0
    var split = 0
    var firstCount = 0
    var isConstant = true
    while rows < inspectedRows, scanner.offset - start < inspectedBytes,
      scanner.beginRow(bytes)
    {
      var count = 0
      var cell: DelimitedScanner.ScannedCell
      repeat {
        cell = scanner.nextCell(bytes)
        count += 1
      } while !cell.endsRow
      // A quote that never closes makes one row of all that follows: it says nothing.
      if cell.unclosedQuote != nil, rows > 0 { break }
      if rows == 0 { firstCount = count }
      rows += 1
      if count > 1 { split += 1 }
      if count != firstCount { isConstant = false }
    }
    guard rows > 0, split > 0 else { return 0 }
    if isConstant { return 2 }
    let share = Double(split) / Double(rows)
    return share >= 0.5 ? share : 0
  }
}
