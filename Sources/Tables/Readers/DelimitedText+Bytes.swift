/// Bytes that are no text.
extension DelimitedText {
  /// Names the row and the column of a byte that is not UTF-8.
  func invalidUTF8(at offset: Int) -> InputProblem.Fault {
    if let row = UTF16Text.damagedRow(of: bytes) {
      return .invalidUTF8(row: row, column: "", codePage: .utf16)
    }
    let span = bytes.span
    var scanner = DelimitedScanner(delimiter: delimiter, offset: start)
    var column = 0
    var names: [String] = []
    var isFirst = true
    scan: while scanner.beginRow(span) {
      column = 0
      var cell: DelimitedScanner.ScannedCell
      repeat {
        cell = scanner.nextCell(span)
        if scanner.offset > offset { break scan }
        if isFirst { names.append(span.extracting(cell.range).text) }
        column += 1
      } while !cell.endsRow
      isFirst = false
    }
    let hasHeader =
      options.hasHeader ?? HeaderInference.hasHeader([names.map { Array($0.utf8) }])
    let columnNames = hasHeader && !isFirst ? ColumnName.names(of: names) : []
    let name = column < columnNames.count ? columnNames[column].full : String(column + 1)
    return .invalidUTF8(row: row(at: offset), column: name, codePage: CodePage(bytes))
  }
}
