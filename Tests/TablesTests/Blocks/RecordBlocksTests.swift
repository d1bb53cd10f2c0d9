import Testing

@testable import Tables

/// The tables that are read of JSON in blocks are those that the other reader makes of the same texts.
@Suite struct RecordBlocksTests {
  private static let size = 1 << 15

  private func inBlocks(_ text: String, _ name: String) -> Table? {
    BlockTable.table(
      of: ByteSource(Array(text.utf8)), name: name, options: ReadingOptions(), blockSize: Self.size)
  }

  private func whole(_ text: String, _ name: String) throws -> Table {
    let input = InputText(bytes: Array(text.utf8), file: name, options: ReadingOptions())
    guard
      case .table(let table) = try (name == "t.json" ? JSONReader.document : JSONLines.document)(
        input)
    else { throw InputProblem.notInBlocks(name) }
    return table
  }

  /// The members of records made of their number.
  private static let records: [(name: String, members: @Sendable (Int) -> String)] = [
    ("plain", { #""a":\#($0),"b":\#(Double($0 * 7_919 % 10_007) / 7),"c":"k\#($0 % 5)""# }),
    ("spaces", { #" "a" : \#($0) , "b": -0.\#($0 % 10) , "c": "x" "# }),
    ("exponents", { #""a":\#($0)e-3,"b":0.1234567890123456789,"c":-1\#($0)E+2"# }),
    (
      "missing",
      { #""a":\#($0 % 3 == 0 ? "null" : "\($0)"),"b":null,"c":\#($0 % 2 == 0 ? "null" : "\"k\"")"# }
    ),
    ("truths", { #""a":\#($0 % 2 == 0),"b":\#($0),"c":"true""# }),
    ("numbers as texts", { #""a":"\#($0)","b":"1,\#(100 + $0 % 900)","c":"\#($0) GB""# }),
    ("escapes", { #""a":"say \"\#($0 % 7)\",{","b":"Z\u00fcrich\\","c":"},{\"" "# }),
    ("commas and braces", { #""a":"},","b":"{\#($0 % 3)","c":"[]""# }),
    ("blanks around", { #""a":" x ","b":" \#($0) ","c":"""# }),
    ("days", { #""a":"2023-0\#(1 + $0 % 9)-1\#($0 % 9)","b":\#($0),"c":"x""# }),
    ("times", { #""a":"2023-05-17T1\#($0 % 9):3\#($0 % 9):0\#($0 % 7)Z","b":\#($0),"c":0.0"# }),
    ("numbers among texts", { #""a":\#($0 % 4 == 0 ? "\($0)" : "\"k\""),"b":"007","c":7"# }),
    ("letters beyond ASCII", { #""a":"Zürich","b":"値\#($0 % 3)","c":1"# }),
    (
      "late values",
      { $0 < 9_000 ? #""a":null,"b":null,"c":null"# : #""a":"2023-05-17","b":\#($0),"c":"x""# }
    ),
    ("a later text", { #""a":\#($0 == 9_000 ? "\"unknown\"" : "\($0)"),"b":1,"c":2"# }),
  ]

  private static func list(_ separator: String, _ members: (Int) -> String) -> String {
    "[" + (0..<12_000).map { "{\(members($0))}" }.joined(separator: separator) + "]\n"
  }

  private static func lines(_ end: String, _ members: (Int) -> String) -> String {
    (0..<12_000).map { "{\(members($0))}" }.joined(separator: end) + end
  }

  @Test(arguments: records.indices, [",", ",\n", " ,\r\n  "])
  func readsTheListThatTheOtherReaderReads(_ index: Int, _ separator: String) throws {
    let text = Self.list(separator, Self.records[index].members)
    let found = try BlockTable.differences(inBlocks(text, "t.json"), whole(text, "t.json"))
    #expect(found.isEmpty, "\(Self.records[index].name)")
  }

  @Test(arguments: records.indices, ["\n", "\r\n", "\n\n"])
  func readsTheLinesThatTheOtherReaderReads(_ index: Int, _ end: String) throws {
    let text = Self.lines(end, Self.records[index].members)
    let found = try BlockTable.differences(inBlocks(text, "t.jsonl"), whole(text, "t.jsonl"))
    #expect(found.isEmpty, "\(Self.records[index].name)")
  }

  /// Records that something is to be said about, or that hold more than plain values.
  @Test(arguments: [
    #"{"a":1}"#, #"{"b":2,"a":1}"#, #"{"a":1,"b":[2]}"#, #"{"a":1,"b":{"c":2}}"#, "[1,2]", "7",
    #"{"a":1,"b":2,"c":3}"#, #"{"a":1,"b":01}"#, #"{"a":1,"b":2.}"#, #"{"a":1,"b":"x}"#,
    #"{"a":1,"b":2} {"a":1,"b":2}"#, #"{"a":1 "b":2}"#, #"{"a":1,"b":2,}"#, #"{"a":1,"b":"\q"}"#,
    "{\"a\":1,\"b\":\"\u{1}\"}",
  ]) func leavesOtherRecordsToTheOtherReader(_ odd: String) {
    let records = (0..<12_000).map { $0 == 5_000 ? odd : #"{"a":\#($0),"b":\#($0 % 9)}"# }
    let list = "[" + records.joined(separator: ",") + "]"
    let isListRead = inBlocks(list, "t.json") != nil
    let areLinesRead = inBlocks(records.joined(separator: "\n"), "t.jsonl") != nil
    #expect(!isListRead && !areLinesRead)
  }

  @Test(arguments: ["", ",]", "]]", "] x", "}"]) func leavesAListOfAnotherEnd(_ end: String) {
    let isRead = inBlocks(Self.list(",") { #""a":\#($0)"# }.dropLast(2) + end, "t.json") != nil
    #expect(!isRead)
  }

  /// A record of lines may go on over line breaks in a list, and nowhere else.
  @Test func leavesLinesThatAreNoWholeRecords() {
    let isRead = inBlocks(Self.lines("\n") { "\"a\":\($0),\n\"b\":1" }, "t.jsonl") != nil
    #expect(!isRead)
    let list = Self.list(",\n") { "\n  \"a\": \($0),\n  \"b\": 1\n" }
    #expect(inBlocks(list, "t.json")?.rowCount == 12_000)
  }
}
