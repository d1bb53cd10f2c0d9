import Testing

@testable import Tables

@Suite struct DelimitedScannerTests {
  /// The cells of all rows; `nil` for one whose quote never closes.
  private func rows(_ text: String, delimiter: String = ",") -> [[String?]] {
    let bytes = Array(text.utf8)
    var scanner = DelimitedScanner(delimiter: Array(delimiter.utf8), offset: 0)
    var rows: [[String?]] = []
    while scanner.beginRow(bytes.span) {
      var row: [String?] = []
      var endsRow = false
      while !endsRow {
        let cell = scanner.nextCell(bytes.span)
        let range = bytes[cell.range]
        let raw = Array(range)
        let text = cell.needsUnquoting ? DelimitedScanner.unquoted(raw.span) : raw
        row.append(cell.unclosedQuote == nil ? String(decoding: text, as: UTF8.self) : nil)
        endsRow = cell.endsRow
      }
      rows.append(row)
    }
    return rows
  }

  @Test(arguments: [
    ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,\n,b\n", [["a", ""], ["", "b"]]),
    (",", []), ("a,\n , ,\n,b", [["a", ""], ["", "b"]]), ("\"\"", [[""]]),
    ("\"\",\"\"\r\n", [["", ""]]), ("", []),
    ("\r\n\r\r\n", []),
    ("\"a\r\nb\",\"c\rd\"\re", [["a\r\nb", "c\rd"], ["e"]]), ("\"a\" , \"b\" \n", [["a", "b"]]),
    ("\"a\"\"b\"c,d", [["a\"bc", "d"]]), ("\"a\"x\"\"y,d", [["ax\"\"y", "d"]]), ("\"a,b", [[nil]]),
  ])
  func rows(text: String, expected: [[String?]]) {
    #expect(rows(text) == expected)
  }

  @Test func delimiterOfSeveralBytes() {
    #expect(rows("a、b、\"c、d\"", delimiter: "、") == [["a", "b", "c、d"]])
    #expect(rows("ア、イ", delimiter: "、") == [["ア", "イ"]])
  }

  @Test func spacesThatSeparateAreKept() {
    #expect(rows("a  b", delimiter: " ") == [["a", "", "b"]])
    #expect(rows("\t\tb", delimiter: "\t") == [["", "", "b"]])
  }
}
