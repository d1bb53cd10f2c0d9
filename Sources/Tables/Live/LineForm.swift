/// The way in which the lines of a feed become cells, found out from its first lines.
enum LineForm: Sendable {
  case delimited(UInt8)
  case blanks(BlankLayout)

  /// The cells of a line, trimmed; of delimited text those that are quoted without their quotes.
  func cells(of bytes: [UInt8], _ line: Range<Int>) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    forEachCell(of: bytes, line) { cells.append($0.array()) }
    return cells
  }

  /// Hands over each cell of a line, and says how many there are.
  @discardableResult
  func forEachCell(
    of bytes: [UInt8], _ line: Range<Int>, _ take: (Span<UInt8>) -> Void
  ) -> Int {
    switch self {
    case .blanks(let layout):
      let cells = layout.cells(of: bytes, line)
      for cell in cells { take(bytes.span.extracting(cell)) }
      return cells.count
    case .delimited(let delimiter):
      let span = bytes.span.extracting(0..<line.upperBound)
      var scanner = DelimitedScanner(delimiter: [delimiter], offset: line.lowerBound)
      var count = 0
      var cell: DelimitedScanner.ScannedCell
      repeat {
        cell = scanner.nextCell(span)
        let text = span.extracting(cell.range)
        if cell.needsUnquoting {
          let unquoted = DelimitedScanner.unquoted(text)
          take(unquoted.span)
        } else {
          take(text)
        }
        count += 1
      } while !cell.endsRow
      return count
    }
  }

  /// The forms that lines of a format may have, the likeliest first; none of a format that is read in
  /// another way.
  static func candidates(_ format: ReadingOptions.FileFormat, of input: InputText) -> [LineForm] {
    switch format {
    case .auto, .csv:
      if let delimiter = input.options.delimiter?.asciiValue { return [.delimited(delimiter)] }
      return [.comma, .semicolon, .tab, .bar].map { .delimited($0) }
    case .tsv: return [.delimited(input.options.delimiter?.asciiValue ?? .tab)]
    case .blanks:
      let lines = TextBeginning(input).lines
      let layout = BlankLayout(lines, input.options) ?? BlankLayout(asFirstOf: lines, input.options)
      return layout.map { [.blanks($0)] } ?? []
    default: return []
    }
  }
}
