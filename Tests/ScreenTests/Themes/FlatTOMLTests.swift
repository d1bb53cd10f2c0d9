import Testing

@testable import Screen

private func string(_ text: String, line: Int = 1) -> FlatTOML.Scalar {
  FlatTOML.Scalar(text: text, isString: true, line: line)
}

private func word(_ text: String, line: Int = 1) -> FlatTOML.Scalar {
  FlatTOML.Scalar(text: text, isString: false, line: line)
}

@Test(
  arguments: [
    ("a = \"b\"", .scalar(string("b"))), ("a='b\\n'", .scalar(string("b\\n"))),
    ("a = \"\"", .scalar(string(""))), ("a = -1.5e+3", .scalar(word("-1.5e+3"))),
    ("a = true # yes", .scalar(word("true"))), ("\"a\" = \"#\" # \"", .scalar(string("#"))),
    ("a = \"\\t\\\"\\\\\\u00e9\\U0001F600\"", .scalar(string("\t\"\\é😀"))),
    ("a = []", .list([])),
    ("a = [ \"x\", 'y', 3, ]", .list([string("x"), string("y"), word("3")])),
    (
      "a = [\n  # first\n  \"x\", # one\r\n\n  \"y\"\n]",
      .list([string("x", line: 3), string("y", line: 5)])
    ),
  ] as [(String, FlatTOML.TOMLValue)])
func readsAValue(_ text: String, _ value: FlatTOML.TOMLValue) throws {
  #expect(
    try FlatTOML.entries(of: text) == [FlatTOML.KeyValuePair(key: "a", value: value, line: 1)])
}

@Test func entriesKeepTheirOrderAndLine() throws {
  let entries = try FlatTOML.entries(of: "\u{FEFF}# first\n\nb = 1\r\n  a-_9 = 2\n")
  #expect(entries.map(\.key) == ["b", "a-_9"])
  #expect(entries.map(\.line) == [3, 4])
}

@Test(arguments: [
  ("a = ", 1), ("a", 1), ("= 1", 1), ("a = 1 2", 1), ("a.b = 1", 1), ("a = \"x", 1),
  ("a = \"x\ny\"", 1), ("x = 1\na = \"\"\"y\"\"\"", 2), ("a = \"\\x\"", 1), ("a = \"\\ud800\"", 1),
  ("a = \"\\u00", 1), ("a = [1, }", 1), ("a = [1 2]", 1), ("a = [\n,]", 2), ("a = [[1]]", 1),
  ("a = {}", 1), ("[a]", 1), ("[=", 1), ("\n\n[[[[", 3), ("a = 1\nb = 2\na = 3", 3),
  ("a = 1\rb = 2", 1), ("a\u{0} = 1", 1), ("a = \"\u{1B}\"", 1), ("é = 1", 1),
])
func namesTheLineOfWhatItCannotRead(_ text: String, _ line: Int) {
  let error = #expect(throws: FlatTOML.SyntaxError.self) { try FlatTOML.entries(of: text) }
  #expect(error?.line == line)
  #expect(error?.reason.isEmpty == false)
}

@Test func everyCutAndEveryChangeIsReadWithoutATrap() throws {
  let good = "a = \"b\\u00e9\" # c\n\"d\" = [ 'x', 3,\n]\n"
  #expect(try FlatTOML.entries(of: good).count == 2)
  for length in 0..<good.count {
    _ = try? FlatTOML.entries(of: String(good.prefix(length)))
    for character in "\"'[]{}=,#\\\n\r\u{0}\u{7F}é" {
      let changed = good.prefix(length) + String(character) + good.dropFirst(length + 1)
      _ = try? FlatTOML.entries(of: String(changed))
    }
  }
}
