import Testing

@testable import Tables

@Suite struct DiffStatReportTests {
  private let text = """
     .github/CHANGELOG.md      |   4 +
     Sources/{A => B}/Main.swift |  48 ++++++++-----
     a | b.txt                 | 120 ++++++++++++++++++++
     docs/logo.png             | Bin 0 -> 12345 bytes
     4 files changed, 160 insertions(+), 13 deletions(-)

    """

  /// The signs are no numbers, and binary files have none.
  @Test func linesOfEachFile() throws {
    let table = try table(text, name: "-")
    #expect(table.names == ["file", "changes"] && table.skippedLines == 2)
    #expect(try table.numbers(1).values == [4, 48, 120])
    #expect(
      try table.text(0).cells
        == [".github/CHANGELOG.md", "Sources/{A => B}/Main.swift", "a | b.txt"])
  }

  /// A table with bars between its cells is read as such.
  @Test(arguments: [" a | 4\n b | 5\n", " name | n\n a | 4 ++\n", " a | 4 ++\n and more\n"])
  func otherTablesAreNone(text: String) {
    #expect(DiffStatReport(Array(text.utf8)) == nil)
  }
}
