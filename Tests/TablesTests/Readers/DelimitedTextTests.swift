import Testing

@testable import Tables

@Suite struct DelimitedTextTests {
  @Test(arguments: [
    "name,a,b\nx,1,2\ny,3,4\n", "name,a,b\nx,1,2\ny,3,4", "name,a,b\r\nx,1,2\r\ny,3,4\r\n",
    "name,a,b\rx,1,2\ry,3,4\r", "\u{FEFF}name,a,b\nx,1,2\ny,3,4\n",
    "\n\nname,a,b\n\nx,1,2\n  \ny,3,4\n\n", " name , a,b \n x ,1 , 2\ny,3,4\n",
    "name;a;b\nx;1;2\ny;3;4\n", "name\ta\tb\nx\t1\t2\ny\t3\t4\n", "name|a|b\nx|1|2\ny|3|4\n",
    "sep=;\nname;a;b\nx;1;2\ny;3;4\n", "SEP=|\r\nname|a|b\r\nx|1|2\r\ny|3|4\r\n",
    "\"name\",\"a\",\"b\"\n\"x\",\"1\",\"2\"\n\"y\",3,\"4\"", "name,a,b,\nx,1,2,\ny,3,4,\n",
    "name,a,b\nx,1,2,\ny,3,4,\n",
  ])
  func sameTableHoweverWritten(text: String) throws {
    let table = try table(text)
    #expect(table.names == ["name", "a", "b"])
    #expect(table.rowCount == 2)
    #expect(try table.text(0).cells == ["x", "y"])
    #expect(try table.numbers(1).values == [1, 3])
    #expect(try table.numbers(2).values == [2, 4])
  }

  @Test(arguments: [
    ("\"a,b\"", "a,b"), ("\"say \"\"hi\"\"\"", "say \"hi\""), ("\"two\nlines\"", "two\nlines"),
    ("\"two\r\nlines\"", "two\r\nlines"), ("5\" pipe", "5\" pipe"), ("\"a\"b", "ab"),
    (" \"padded\" ", "padded"), ("\" inner \"", "inner"), ("\"\"\"\"", "\""), ("\"\"x", "x"),
    ("a\u{0}b\u{1B}[2J", "a\u{0}b\u{1B}[2J"), ("# not a comment", "# not a comment"), ("日本", "日本"),
  ])
  func cell(written: String, means: String) throws {
    let table = try table("name,v\n\(written),1\nother,2\n")
    #expect(try table.text(0).cells == [means, "other"])
    #expect(try table.numbers(1).values == [1, 2])
  }

  @Test func quotedEmptyLineIsARow() throws {
    let table = try table("v\n5\n\"\"\n6\n")
    #expect(try table.numbers(0).optionals == [5, nil, 6])
  }

  @Test func loneColumnOfNumbers() throws {
    let table = try table("1\n2\n3\n", name: "-")
    #expect(table.name == "-")
    #expect(table.names == ["1"])
    #expect(try table.numbers(0).values == [1, 2, 3])
  }

  @Test func nameIsTheFileWithoutItsFolder() throws {
    #expect(try table("a\n1\n", name: "some/where/data.csv").name == "data.csv")
  }

  @Test(arguments: [
    ("a;b\n1;2\n", Character(","), 1), ("a,b\n1,2\n", ",", 2), ("a b\n1 2\n", " ", 2),
    ("a¦b\n1¦2\n", "¦", 2), ("a,b;c\n1,2;3\n", ";", 2), ("a::b\n1::2\n", ":", 3),
    ("a,b\n1,2\n", "\"", 1), ("a,b\n1,2\n", "\n", 1),
  ])
  func delimiterOption(text: String, delimiter: Character, columns: Int) throws {
    #expect(try table(text) { $0.delimiter = delimiter }.columns.count == columns)
  }

  @Test func tabSeparatedByItsName() throws {
    let table = try table("label,x\tv\n東京, JP\t5\n", name: "cities.TSV")
    #expect(table.names == ["label,x", "v"])
    #expect(try table.text(0).cells == ["東京, JP"])
  }

  @Test func formatOverrulesTheName() throws {
    #expect(try table("a\tb\n1\t2\n", name: "x.csv") { $0.format = .tsv }.names == ["a", "b"])
    #expect(try table("a;b\n1;2\n", name: "x.json") { $0.format = .csv }.names == ["a", "b"])
  }

  private static let badInputs: [(String, InputProblem.Fault)] = [
    ("", InputProblem.Fault.empty), ("\n\n  \n", .empty), ("\u{FEFF}", .empty), ("sep=;\n", .empty),
    ("a,b\n", .headerOnly), ("a,b", .headerOnly),
    ("a,b\n1,2\n3\n", .raggedRow(row: 3, expected: 2, found: 1)),
    ("a,b\r\n\r\n1,2,3\r\n", .raggedRow(row: 3, expected: 2, found: 3)),
    ("a,b\n\"x\ny\",2\n1,2,3,\n", .raggedRow(row: 4, expected: 2, found: 4)),
    ("a,b\n1,2\n3,\"x\n4,5\n", .unclosedQuote(row: 3)), ("\"", .unclosedQuote(row: 1)),
  ]

  @Test(arguments: badInputs)
  func badText(text: String, kind: InputProblem.Fault) {
    #expect(problem(text) == kind)
  }

  @Test func headerOption() throws {
    #expect(problem("1,2\n") { $0.hasHeader = true } == .headerOnly)
    let bare = try table("a,b\n") { $0.hasHeader = false }
    #expect(bare.names == ["1", "2"])
    #expect(bare.rowCount == 1)
    #expect(try table("1,2\n3,4\n") { $0.hasHeader = true }.names == ["1", "2"])
    #expect(try table("1,2\n3,4\n") { $0.hasHeader = true }.rowCount == 1)
  }

  private static let invalidInputs: [([UInt8], InputProblem.Fault)] = [
    (
      Array("a,b\n1,2\n3,".utf8) + [0xFF, 0x0A], InputProblem.Fault.invalidUTF8(row: 3, column: "b")
    ),
    (Array("1,2\n3,".utf8) + [0xC3, 0x0A], .invalidUTF8(row: 2, column: "2")),
    // The end tears a letter.
    (
      Array("é,b\n1,2\ncaf".utf8) + [0xC3],
      .invalidUTF8(row: 3, column: "é", codePage: .tornUTF8)
    ),
    ([0xFF, 0xFE, 0x61], .invalidUTF8(row: 1, column: "", codePage: .utf16)),
    (
      [0xFF, 0xFE, 0x61, 0, 0x0D, 0, 0x0A, 0, 0x31, 0, 0x0A, 0, 0, 0xD8],
      .invalidUTF8(row: 3, column: "", codePage: .utf16)
    ),
    ([0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0], .invalidUTF8(row: 2, column: "", codePage: .utf16)),
  ]

  @Test(arguments: invalidInputs)
  func invalidUTF8(bytes: [UInt8], kind: InputProblem.Fault) {
    #expect(throws: InputProblem(file: "data.csv", kind: kind)) {
      try Reader.read(bytes: bytes, name: "data.csv", options: ReadingOptions())
    }
  }

  @Test func limits() throws {
    let tooWide = String(repeating: "a,", count: 4_096)
    #expect(problem("\n\(tooWide)\n") == .tooLarge(.columns, row: 2))
    #expect(
      try table(
        String(repeating: "a,", count: 4_095) + "b\n" + String(repeating: "1,", count: 4_095)
          + "2\n"
      ).columns.count == 4_096)
    let long = String(repeating: "x", count: (1 << 20) + 1)
    #expect(problem("a,b\n1,\(long)\n") == .tooLarge(.cellBytes, row: 2))
    #expect(problem("a,b\n1,\"\(long)\"\n") == .tooLarge(.cellBytes, row: 2))
  }
}
