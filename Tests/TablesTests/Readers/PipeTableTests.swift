import Testing

@testable import Tables

@Suite struct PipeTableTests {
  private static let tables = [
    // psql
    " day        | price | note \n------------+-------+------\n 2024-01-01 |   1.5 | a\n 2024-01-02 |       | b c\n(2 rows)\n\n",
    // mysql
    "+------------+-------+------+\n| day        | price | note |\n+------------+-------+------+\n| 2024-01-01 |   1.5 | a    |\n| 2024-01-02 |  NULL | b c  |\n+------------+-------+------+\n2 rows in set (0.00 sec)\n",
    // Markdown
    "# Prices\n\nOf a day.\n\n| day | price | note |\n|:---|---:|:-:|\n| 2024-01-01 | 1.5 | a |\n| 2024-01-02 | | b c |\n\nAnd | more\n",
    "day | price | note\n--- | --- | ---\n2024-01-01 | 1.5 | a\n2024-01-02 | | b c\n",
  ]

  @Test(arguments: tables)
  func sameTableHoweverDrawn(text: String) throws {
    let table = try table(text, name: "-")
    #expect(table.names == ["day", "price", "note"])
    #expect(try table.dates(0).texts == ["2024-01-01", "2024-01-02"])
    #expect(try table.numbers(1).optionals == [1.5, nil])
    #expect(try table.text(2).cells == ["a", "b c"])
  }

  @Test func aColumnAlone() throws {
    let table = try table(" count \n-------\n     5\n     7\n(2 rows)\n", name: "-")
    #expect(table.names == ["count"])
    #expect(try table.numbers(0).values == [5, 7])
  }

  @Test func aBarBehindABackslashIsPartOfItsCell() throws {
    let table = try table("| a | b |\n|---|---|\n| x \\| y | 2 |\n", name: "t.md")
    #expect(try table.text(0).cells == ["x | y"])
    #expect(try table.numbers(1).values == [2])
  }

  @Test func badTables() {
    #expect(
      problem("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |\n", name: "t.md")
        == .raggedRow(row: 4, expected: 2, found: 1))
    #expect(problem("| a | b |\n|---|---|\n", name: "t.md") == .headerOnly)
    #expect(problem("# No table\n", name: "t.md") == .notInFormat(row: 1, format: "pipes"))
    #expect(problem(" \n", name: "t.md") == .empty)
  }

  /// psql writes nothing at all for NULL, also in the first cell of a row.
  @Test func nothingInTheFirstCell() throws {
    let two = try table(" a | b \n---+---\n 1 | 2\n   | 4\n 5 |  \n   |  \n(4 rows)\n", name: "-")
    #expect(try two.numbers(0).optionals == [1, nil, 5, nil])
    #expect(try two.numbers(1).optionals == [2, 4, nil, nil])
    let three = try table("a | b | c\n--+---+---\n x | 2 | 3\n  | 4 | \n", name: "-")
    #expect(try three.text(0).cells == ["x", nil])
    #expect(try three.numbers(1).optionals == [2, 4] && three.numbers(2).optionals == [3, nil])
    // A frame in the header is no nothing in a row.
    #expect(
      problem("| a | b |\n|---|---|\n| 1 | 2 |\n| 3\n", name: "t.md")
        == .raggedRow(row: 4, expected: 2, found: 1))
  }
}
