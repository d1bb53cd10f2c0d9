import Testing

@testable import Tables

/// The tables that are read in blocks are those that the other reader makes of the same texts, to the last digit.
@Suite struct BlockTableTests {
  private static let size = 1 << 15

  private func inBlocks(_ text: String, _ options: ReadingOptions = ReadingOptions()) -> Table? {
    inBlocks(Array(text.utf8), options)
  }

  private func inBlocks(_ bytes: [UInt8], _ options: ReadingOptions = ReadingOptions()) -> Table? {
    BlockTable.table(
      of: ByteSource(bytes), name: "t.csv", options: options, blockSize: Self.size)
  }

  private func whole(_ text: String, _ options: ReadingOptions = ReadingOptions()) throws -> Table {
    try DelimitedText(InputText(bytes: Array(text.utf8), file: "t.csv", options: options)).table()
  }

  /// Rows made of their number, under a header, longer than several blocks.
  private func text(
    _ header: String, end: String = "\n", rows: Int = 14_000, _ row: (Int) -> String
  ) -> String {
    var text = header + end
    for number in 0..<rows { text += row(number) + end }
    return text
  }

  private static let texts: [(name: String, row: @Sendable (Int) -> String)] = [
    ("plain", { "\($0),\(Double($0 * 7_919 % 10_007) / 7),k\($0 % 5)" }),
    ("negative and short", { "-\($0 % 10).5,+\($0),.\($0 % 9)" }),
    ("exponents and many digits", { "\($0)e-3,0.1234567890123456789,12345678901234567890\($0)" }),
    ("missing", { $0 % 3 == 0 ? ",NA,-" : "\($0),1.5,a" }),
    ("units", { "\($0) GB,\($0 % 100)%,€\($0)" }),
    ("grouped", { "\"1,\(100 + $0 % 900)\",\($0),\"a, b\"" }),
    ("quoted", { "\"\($0)\",\" x \",\"say \"\"\($0 % 7)\"\"\"" }),
    ("line breaks in cells", { "\($0),\"a\nb\($0 % 3)\",\"\n\"" }),
    ("padded by blanks", { " \($0) ,\t\($0 % 4) , k " }),
    ("codes", { "0\(1_000 + $0 % 50),\($0),\($0 % 2 == 0 ? "007" : "010")" }),
    ("blank rows", { $0 % 50 == 7 ? "" : $0 % 50 == 9 ? ",," : "\($0),2,3" }),
    ("days", { "2023-0\(1 + $0 % 9)-1\($0 % 9),\($0),x" }),
    ("times", { "2023-05-17T1\($0 % 9):3\($0 % 9):0\($0 % 7),\($0),x" }),
    ("times of UTC", { "2023-05-17 1\($0 % 9):3\($0 % 9):0\($0 % 7)Z,\($0),x" }),
    ("minutes", { "2023-05-17 1\($0 % 9):3\($0 % 9),\($0),x" }),
    ("milliseconds", { "2023-05-17T10:30:15.\(100 + $0 % 900),\($0),x" }),
    ("microseconds", { "2023-05-17T10:30:15.\(100_000 + $0 % 900_000),\($0),x" }),
    ("missing times", { $0 % 4 == 0 ? "n/a,1,x" : "2023-05-17T10:30:1\($0 % 9),2,x" }),
    ("letters beyond ASCII", { "\($0),Zürich,値\($0 % 3)" }),
    ("many texts", { "name \($0),\($0),x" }),
    ("empty columns", { "\($0),,NA" }),
    ("late values", { $0 < 9_000 ? ",," : "2023-05-17 10:30,\($0),x" }),
    ("infinite", { "\($0 % 9 == 0 ? "inf" : "\($0)"),1,1e999" }),
  ]

  @Test(arguments: texts.indices, ["\n", "\r\n"])
  func readsWhatTheOtherReaderReads(_ index: Int, _ end: String) throws {
    let text = text("a,b,c", end: end, Self.texts[index].row)
    let found = try BlockTable.differences(inBlocks(text), whole(text))
    #expect(found.isEmpty, "\(Self.texts[index].name)")
  }

  @Test(arguments: [";", "\t", "|"]) func takesOtherDelimiters(_ sign: String) throws {
    let text = text("a\(sign)b\(sign)c") { "\($0)\(sign)\($0 % 10),5\(sign)k\($0 % 3)" }
    #expect(try BlockTable.differences(inBlocks(text), whole(text)).isEmpty)
  }

  @Test func infersAgainWhereALaterCellIsNotWhatItsColumnHeld() throws {
    let rows: [@Sendable (Int) -> String] = [
      { "\($0),\($0 == 5_000 ? "unknown" : "\($0 % 7)"),2023-05-17" },
      { "\($0),k,\($0 < 3_000 ? "2023-05-17" : "k\($0 % 5)")" },
    ]
    for row in rows {
      let text = text("a,b,c", row)
      #expect(try BlockTable.differences(inBlocks(text), whole(text)).isEmpty)
    }
  }

  @Test func leavesOutNotesBehindTheTable() throws {
    let text = text("a,b") { "\($0),\($0 % 9)" } + "\nSource: the office of statistics\n"
    let table = try #require(inBlocks(text))
    #expect(table.skippedLines == 1 && table.rowCount == 14_000)
    #expect(try BlockTable.differences(table, whole(text)).isEmpty)
  }

  @Test func readsALastRowWithoutALineBreak() throws {
    let text = String(text("a,b") { "\($0),\($0 % 9)" }.dropLast())
    #expect(try BlockTable.differences(inBlocks(text), whole(text)).isEmpty)
  }

  @Test func namesColumnsWithoutAHeader() throws {
    let text = text("0,0") { "\($0),\($0 % 9)" }
    let table = try #require(inBlocks(text))
    #expect(table.columns.map(\.name) == ["1", "2"] && table.rowCount == 14_001)
    #expect(try BlockTable.differences(table, whole(text)).isEmpty)
  }

  /// Texts that something is to be said about, or that are in another form.
  @Test(arguments: [
    "1,2,3", "1", "\"open,2", "# a remark", "1,\u{0}\"\",2",
  ]) func leavesOddRowsToTheOtherReader(_ row: String) {
    let isRead = inBlocks(text("a,b") { $0 == 5_000 ? row : "\($0),\($0 % 9)" }) != nil
    #expect(!isRead)
  }

  /// Numbers of two units, whose first odd row is to be named.
  @Test func leavesNumbersOfTwoUnitsToTheOtherReader() {
    let isRead = inBlocks(text("a,b") { "\($0 < 8_500 ? "\($0)" : "\($0) GB"),2" }) != nil
    #expect(!isRead)
  }

  @Test func leavesBytesThatAreNoTextToTheOtherReader() {
    var bytes = Array(text("a,b") { "\($0),k\($0 % 9)" }.utf8)
    bytes[bytes.count - 40_000] = 0xFF
    let isRead = inBlocks(bytes) != nil
    #expect(!isRead)
  }

  @Test func leavesShortTextsToTheOtherReader() {
    #expect(inBlocks("a,b\n1,2\n") == nil)
  }

  /// Of a file that became shorter while it was read the rows are kept that were whole.
  @Test func aTextThatEndsEarlyKeepsItsWholeRows() throws {
    let text = text("a,b") { "\($0),\($0 % 7)" }
    let bytes = Array(text.utf8)
    let cut = bytes.count * 2 / 3
    let source = ByteSource(count: bytes.count) { offset, memory in
      // The end was looked at before.
      let limit =
        offset >= bytes.count - 10_000 && offset + memory.count <= bytes.count
        ? bytes.count : cut
      let part = bytes[min(offset, limit)..<min(offset + memory.count, limit)]
      part.withUnsafeBytes { memory.copyMemory(from: $0) }
      return part.count
    }
    let table = try #require(
      BlockTable.table(
        of: source, name: "t.csv", options: ReadingOptions(), blockSize: Self.size))
    let lines = bytes[..<cut].count { $0 == .lineFeed }
    #expect(table.rowCount == lines - 1)
  }
}
