import TerminalTesting
import Testing

@Suite struct CharacterEncodingTests {
  @Test(
    arguments: [
      (["LANG": nil], true),
      (["LANG": ""], true),
      (["LANG": "C.UTF-8"], true),
      (["LANG": "xx_XX.UTF-8"], true),
      (["LANG": "C"], false),
      (["LC_ALL": "POSIX"], false),
      (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8"], false),
      (["LC_ALL": "C.UTF-8", "LANG": "C"], true),
    ] as [([String: String?], Bool)])
  func encoding(_ changes: [String: String?], _ isUnicode: Bool) throws {
    let terminal = try probe(changes)
    #expect(terminal.lines[2] == "palette \(isUnicode ? "unicode" : "ascii")")
    #expect(terminal.lines[4] == (isUnicode ? "日本|e\u{301}|\u{FFFD}⣿|" : "? ? |e|??|"))
  }
}
