import Testing

@testable import Tables

@Suite struct JSONLinesTests {
  private func lines(_ text: String) throws -> Table { try table(text, name: "data.jsonl") }

  @Test(arguments: ["\n", "\r\n", "\n\n", "\r"])
  func oneRecordALine(lineBreak: String) throws {
    let text = [#"{"a":1,"b":"x"}"#, #" {"a":2.5} "#].joined(separator: lineBreak)
    for whole in [text, text + lineBreak, "\u{FEFF}" + text] {
      let table = try lines(whole)
      #expect(try table.numbers(0).values == [1, 2.5])
      #expect(try table.text(1).cells == ["x", nil])
    }
  }

  @Test func rowsOfCells() throws {
    let table = try lines("[\"a\",\"b\"]\n[1,2]\n[3,4]\n")
    #expect(table.names == ["a", "b"])
    #expect(try table.numbers(1).values == [2, 4])
  }

  @Test func numbersAlone() throws {
    #expect(try lines("1\n2.5\nnull\n").numbers(0).optionals == [1, 2.5, nil])
  }

  @Test(arguments: [
    ("", InputProblem.Fault.empty),
    ("{\"a\":1}\n{\"a\":\n", .unclosedJSON(row: 2, column: 1, mark: "{")),
    ("{\"a\":1}\n\n{\"a\":1} x\n", .malformedJSON(row: 3, column: 9)),
    ("{\"a\":1}\n5\n", .noTable(place: "[1]")),
    ("{\"a\":1}\n{\"a\":[{}]}\n", .noTable(place: "[1].a")),
  ])
  func badLine(text: String, kind: InputProblem.Fault) {
    #expect(problem(text, name: "data.ndjson") == kind)
  }
}
