import Testing

@testable import Tables

/// Rows that lack their last cells.
@Suite struct ShortRowsTests {
  private func rows(_ count: Int, _ row: String = "1,2,3,4\n") -> String {
    String(repeating: row, count: count)
  }

  @Test func fewAreFilledUp() throws {
    let table = try table("a,b,c,d\n" + rows(3) + "5,6\n" + rows(2) + "7\n" + rows(4))
    #expect(table.rowCount == 11 && table.shortRows == ShortRows(count: 2, row: 5))
    #expect(try table.numbers(1).optionals[3...6] == [6, 2, 2, nil])
    #expect(try table.numbers(2).optionals[3] == nil)
    let many = try TablesTests.table("a,b,c,d\n" + rows(95) + rows(5, "5,6\n"))
    #expect(many.shortRows == ShortRows(count: 5, row: 97))
    #expect(try TablesTests.table("a,b\n1,2\n").shortRows == nil)
  }

  /// The last column may be empty in any row.
  @Test func theLastColumnIsOptional() throws {
    let header = try table("a,b,c,d\n" + rows(2) + rows(6, "5,6,7\n"))
    #expect(header.shortRows == ShortRows(count: 6, row: 4))
    let words = try table("AD\tx\ty\nAE\tx\ty\nAQ\tx\ty\tnote\nAR\tx\ty\n", name: "zone.tab")
    #expect(words.names == ["1", "2", "3", "4"] && words.rowCount == 4)
    let bare = try table("x\t1\ty\nx\t2\ty\nz\t3\ty\tnote\nz\t4\ty\n", name: "zone.tab")
    #expect(bare.names == ["1", "2", "3", "4"] && bare.rowCount == 4)
    #expect(bare.shortRows == ShortRows(count: 3, row: 1))
  }

  @Test func manyAreRefused() {
    #expect(
      problem("a,b,c,d\n" + rows(80) + rows(8, "5,6\n"))
        == .raggedRow(row: 82, expected: 4, found: 2))
    #expect(problem("a,b,c,d\n" + rows(3, "1,2,3\n")) == .raggedRow(row: 2, expected: 4, found: 3))
    #expect(problem("a,b,c,d\n" + rows(2) + "1,2\n") == .raggedRow(row: 4, expected: 4, found: 2))
    // A cell too much stays wrong, unless it is empty.
    #expect(
      problem("a,b,c,d\n" + rows(50) + "1,2,3,4,5\n") == .raggedRow(row: 52, expected: 4, found: 5))
  }

  /// The same in a table that is read in blocks.
  @Test func inALongTable() throws {
    let text = "a,b,c,d\n" + rows(40_000) + "1,2\n" + rows(20_000)
    let source = ByteSource(Array(text.utf8))
    #expect(
      BlockTable.table(of: source, name: "a.csv", options: ReadingOptions(), blockSize: 1 << 14)
        == nil)
    #expect(try table(text).shortRows == ShortRows(count: 1, row: 40_002))
  }

  /// A report of a program in words is told to be no table, whatever its lines have in common.
  @Test func reportsAreNoTables() {
    let text = "name of it\nword\nfour, and, three, more\none\ntwo\nother\n"
    func problem(_ text: String, name: String) -> InputProblem.Fault? {
      do throws(InputProblem) {
        _ = try Reader.read(bytes: Array(text.utf8), name: name, options: ReadingOptions())
        return nil
      } catch {
        return error.kind
      }
    }
    #expect(problem(text, name: "report.txt") == .notInFormat(row: 3, format: "csv"))
    #expect(problem(text, name: "report.csv") == .raggedRow(row: 3, expected: 1, found: 4))
  }

  /// A text with tabs and blanks between its cells is told how it can be read.
  @Test func blanksMayPartTheCells() throws {
    let header = "STATE\tEXECUTIONS   \tINCOME\tPERPOVERTY  PERBLACK    VC SOUTH LAST\n"
    let rows =
      "Texas           37    \t34453\t16.7\t\t12.2\t644\t1      1492112\n"
      + "Virginia         9\t41534\t12.5\t\t20.0\t351\t1       461475\n"
      + "Missouri         6\t35802\t10.6\t\t11.2\t591\t0       391097\n"
    #expect(problem(header + rows) == .partedByBlanks(row: 2, expected: 4, found: 7))
    // Blanks within names part nothing.
    let names = "name\ta\tb\nAda Lovelace\t1\t2\t3\t4\nAlan Mathison Turing\t1\t2\t3\t4\n"
    #expect(problem(names) == .raggedRow(row: 2, expected: 3, found: 5))
  }
}
