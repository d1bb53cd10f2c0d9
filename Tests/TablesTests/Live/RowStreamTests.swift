import Testing

@testable import Tables

/// Rows out of pieces: the same as of the whole, whatever the pieces are.
@Suite struct RowStreamTests {
  private func stream(_ name: String = "-") -> RowStream {
    RowStream(name: name, options: ReadingOptions())
  }

  /// All that a stream gives of texts, one after the other.
  private func rows(_ pieces: [String], _ name: String = "-") throws -> FeedRows {
    var stream = stream(name)
    var all = FeedRows()
    for piece in pieces { all.add(try stream.take(Array(piece.utf8))) }
    all.add(try stream.end())
    return all
  }

  /// Another file that begins with the same names, or with a row, goes on; one with other names is no row and says so once.
  @Test(
    arguments: [
      ("x,y\n3,5\n4,6\n", 2, nil), ("3,5\n4,6\n", 2, nil),
      ("x,z\n3,5\n4,6\n", 0, .unknownColumn(name: "y", columns: ["x", "z"])),
      ("day,temp,hum\n3,5,1\n", 0, .unknownColumn(name: "x", columns: ["day", "temp", "hum"])),
      ("y,x\n3,5\n", 0, .notInFormat(row: 1, format: "x,y")),
    ] as [(String, Int, InputProblem.Fault?)])
  func anotherFileHasItsOwnColumns(text: String, count: Int, fault: InputProblem.Fault?) throws {
    var stream = stream()
    var before = try stream.take(Array("x,y\n1,1\n2,2\n".utf8))
    before.add(try stream.end())
    #expect(before.table?.rowCount == 2)
    stream.begin()
    let after = try stream.take(Array(text.utf8))
    #expect((after.table?.rowCount ?? 0) == count && after.problem?.kind == fault)
    // Back in the file as it was, rows are rows again.
    stream.begin()
    #expect(try stream.take(Array("x,y\n9,9\n".utf8)).table?.rowCount == 1)
  }

  static let inputs: [(name: String, text: String)] = [
    (
      "comma",
      #"""
      time,load,host
      2026-01-01T10:00:00Z,0.5,"a, b"
      2026-01-01T10:00:01Z,,b
      2026-01-01T10:00:02Z,1.25,"a, b"
      2026-01-01T10:00:03Z,3,"say ""c"" now"

      """#
    ),
    ("semicolon", "a;b\n1,5;2\n2,5;3\n0,25;4\n"),
    ("tab", "a\tb\n1\t2\n2\t3\n"),
    ("bare", "3\n4\n5\n"),
    (
      "vmstat",
      """
      procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
       r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
       4  0      0 20384216  26000 3711492    0    0   602   985  290  412 63  3 34  0  0
       4  0      0 20384216  26000 3711492    0    0     0     0  573  484 98  2  0  0  0
       4  0      0 20384216  26000 3711492    0    0    88     0  597  706 97  3  0  0  0

      """
    ),
    (
      "records",
      """
      {"t":"2026-01-01T10:00:00","v":3,"h":"a"}
      {"t":"2026-01-01T10:00:01","v":5.5,"h":"b"}
      {"t":"2026-01-01T10:00:02","v":null,"h":"a"}

      """
    ),
    ("logfmt", "at=info took=12 path=/\nat=warn took=30 path=/a\nat=info took=7 path=/\n"),
    ("units", "size,took\n1.5 GB,3 ms\n2.25 GB,4 ms\n7 GB,5.5 ms\n"),
  ]

  /// The first lines of a log settle the form of its messages, that of single ones behind them too.
  @Test func measurementsOfALog() throws {
    let lines = (0..<6).map { "2026-11-20T00:0\($0):00 pi sensord[412]: CPU temp: 5\($0).5 C\n" }
    let table = try #require(
      rows([lines.prefix(4).joined()] + lines.suffix(2), "-").table)
    #expect(table.columns.last?.name == "CPU temp" && table.rowCount == 6)
    #expect(try table.numbers(table.columns.count - 1).values.last == 55.5)
  }

  /// A line among the first that does not fit in is left out as later ones are: in another encoding, or cut.
  @Test func oddLinesAmongTheFirst() throws {
    let lines = (0..<6).map { "2026-01-01T00:00:0\($0)Z,\($0)\n" }.joined()
    var stream = stream()
    let bytes = Array("t,v\n\(lines)2026-01-01T00:01:00Z,caf".utf8) + [0xE9, .lineFeed]
    var read = try stream.take(bytes)
    read.add(try stream.end())
    #expect(read.table?.rowCount == 6 && read.problemCount == 1)
    let records = (0..<6).map { "{\"t\":\($0),\"v\":\($0)}\n" }.joined()
    let cut = try rows([records, "{\"t\":7,\"v\n", records], "a.jsonl")
    #expect(cut.table?.rowCount == 12 && cut.problemCount == 1)
    let tail = try rows(["7,\"v\":3}\n", records])
    #expect(tail.table?.names == ["t", "v"] && tail.table?.rowCount == 6 && tail.problemCount == 1)
  }

  /// A feed has the values that a file has.
  @Test(arguments: inputs.map(\.name), [1, 7, 4_000])
  func isTheSameInAnyPieces(name: String, size: Int) throws {
    let text = try #require(Self.inputs.first { $0.name == name }).text
    let bytes = Array(text.utf8)
    var stream = stream()
    var all = FeedRows()
    for start in stride(from: 0, to: bytes.count, by: size) {
      all.add(try stream.take(Array(bytes[start..<min(start + size, bytes.count)])))
    }
    all.add(try stream.end())
    guard
      case .table(let whole) = try Reader.read(
        bytes: bytes, name: "-", options: ReadingOptions())
    else { return }
    let table = try #require(all.table)
    #expect(all.problemCount == 0)
    #expect(table.rowCount == whole.rowCount)
    #expect(table.columns.map(\.name) == whole.columns.map(\.name))
    for (column, other) in zip(table.columns, whole.columns) {
      let cells = (0..<table.rowCount).map { column.values.text(of: $0) }
      #expect(cells == (0..<whole.rowCount).map { other.values.text(of: $0) }, "\(column.name)")
    }
  }

  @Test func keepsALineUntilItIsWhole() throws {
    var stream = stream()
    #expect(try stream.take(Array("a,b\n1,2\n3,4\n5,".utf8)).table?.rowCount == 2)
    #expect(try stream.take(Array("6".utf8)).table == nil)
    #expect(try stream.take(Array("7\n".utf8)).table?.columns[1].values.text(of: 0) == "67")
    #expect(try stream.take(Array("8,9".utf8)).table == nil)
    #expect(try stream.end().table?.rowCount == 1)
  }

  @Test func leavesOutWhatDoesNotFitAndSaysItsLine() throws {
    let all = try rows(["a,b\n1,2\n3,4\n", "5\n6,7\n8,x\n9,10,11\n"])
    #expect(all.table?.rowCount == 4)
    #expect(all.problemCount == 3)
    #expect(all.problem?.kind == .raggedRow(row: 4, expected: 2, found: 1))
    let column = try #require(all.table?.columns[1].values)
    #expect((0..<4).map { column.text(of: $0) } == ["2", "4", "7", ""])
    #expect((0..<4).map { all.table?.columns[0].values.text(of: $0) } == ["1", "3", "6", "8"])
  }

  @Test func leavesOutARaggedLineOfTheBeginning() throws {
    let all = try rows(["a,b\n1,2\n3\n4,5\n6,7\n"])
    #expect(all.table?.rowCount == 3)
    #expect(all.problem?.kind == .raggedRow(row: 3, expected: 2, found: 1))
  }

  @Test func namesThatComeAgainAreNoRow() throws {
    let all = try rows(["a,b\n1,2\n3,4\n", "a,b\n5,6\n"])
    #expect(all.table?.rowCount == 3)
    #expect(all.problemCount == 0)
  }

  @Test func aRecordThatIsNoneStopsNothing() throws {
    let all = try rows([
      "{\"v\":1}\n{\"v\":2}\n", "{\"v\":3}\n{\"v\":\n{\"v\":4}\n", "{\"v\":\"x\"}\n",
    ])
    #expect(all.table?.rowCount == 5)
    #expect(all.problemCount == 2)
    #expect(all.problem?.kind.row == 4)
  }

  /// A writer that was ended amid a record leaves a torn line, be it the second of all.
  @Test(arguments: [#"{"a":"#, #"{"a":[1,"#, #"{"a":1"#])
  func aTornRecordAmongTheFirstIsLeftOut(torn: String) throws {
    let found = try rows([#"{"a":1}"# + "\n", torn + "\n", #"{"a":5}"# + "\n", #"{"a":7}"# + "\n"])
    #expect(found.table?.rowCount == 3)
    #expect(found.problemCount == 1)
    // A document over several lines is no stream of records.
    #expect(throws: InputProblem.self) { try rows(["{\n", "\"a\": [1,\n", "2\n"]) }
  }

  @Test func aLineWithoutAnEndIsCountedOnce() throws {
    var stream = stream()
    _ = try stream.take(Array("a,b\n1,2\n3,4\n".utf8))
    let long = [UInt8](repeating: UInt8(ascii: "9"), count: LineBuffer.mostBytes / 2)
    #expect(try stream.take(long).problemCount == 0)
    #expect(try stream.take(long).problemCount == 0)
    #expect(try stream.take(long).problem?.kind == .longLine(row: 4, megabytes: 1))
    #expect(try stream.take(long).problemCount == 0)
    #expect(try stream.take(Array("\n5,6\n".utf8)).table?.rowCount == 1)
  }

  @Test func monthsAndDaysStayWhatTheyWere() throws {
    let all = try rows(["date,v\n13/01/2026,1\n14/01/2026,2\n", "02/03/2026,3\n"])
    guard case .dates(let dates)? = all.table?.columns[0].values else {
      Issue.record("no dates")
      return
    }
    // The second of March.
    #expect(dates.values[2] == 1_772_409_600)
  }

  @Test func whatIsNoTableIsRefused() throws {
    var stream = stream()
    #expect(throws: InputProblem.self) {
      _ = try stream.take(Array("<html>\n<p>nothing</p>\n".utf8))
      _ = try stream.end()
    }
  }
}
