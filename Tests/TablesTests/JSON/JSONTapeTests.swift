import Testing

@testable import Tables

@Suite struct JSONTapeTests {
  private func tape(_ text: String) throws -> JSONTape {
    var tape = JSONTape(Array(text.utf8))
    try tape.append(0..<text.utf8.count)
    return tape
  }

  @Test func membersInTheirOwnOrder() throws {
    let tape = try tape(#"{"z": 6.0, "a": "x", "z": [true, null, {"a": 1}], "é": false}"#)
    let members = tape.members(0)
    #expect(members.map { tape.keys[$0.key] } == ["z", "a", "z", "é"])
    #expect(tape.text(members[0].value) == "6.0")
    #expect(tape.text(members[1].value) == "x")
    #expect(tape.text(members[3].value) == "false")
    #expect(tape.member("z", of: 0) == members[2].value)
    let elements = tape.elements(members[2].value)
    #expect(elements.map { tape.entries[$0].kind } == [.boolean, .null, .object])
  }

  @Test func stringsWithoutTheirEscapes() throws {
    let tape = try tape(#"["a\n\"b\"", "\u65e5\ud83d\ude00", ""]"#)
    #expect(tape.elements(0).map(tape.text) == ["a\n\"b\"", "日😀", ""])
  }

  @Test func offsets() throws {
    let tape = try tape(#"[ 1, {"k": "v"}]"#)
    #expect(tape.entries.map(\.offset) == [0, 2, 5, 6, 11, 5, 0])
  }

  @Test func nestingLimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try tape(nested(64)) }
    #expect(throws: JSONTape.TapeFailure.tooDeep(offset: 64)) { try tape(nested(65)) }
    #expect(throws: JSONTape.TapeFailure.self) { try tape(nested(100_000)) }
  }
}
