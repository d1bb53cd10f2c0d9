import Testing

@testable import Tables

@Suite struct CommitReportTests {
  private func log(_ changes: [String]) -> String {
    changes.enumerated().map { row, change in
      "commit 3f6b1c0a9d\(row)\nAuthor: Ann Lee <ann@example.org>\n"
        + "Date:   Sat Nov 2\(8 - row) 21:57:18 2026 +0100\n\n    Read \"reports\"\n\n    At last.\n\n\(change)\n"
    }.joined()
  }

  /// Files and lines are those of the line below each commit, or the sums over its files.
  @Test(arguments: [
    [" 2 files changed, 25 insertions(+), 19 deletions(-)\n", " 1 file changed, 4 deletions(-)\n"],
    [
      " a.c | 3 ++-\n 2 files changed, 25 insertions(+), 19 deletions(-)\n",
      " 1 file changed, 4 deletions(-)\n",
    ],
    ["20\t10\ta.c\n5\t9\tb.c\n", "0\t4\tb.c\n"],
  ]) func changes(text: [String]) throws {
    let table = try table(log(text), name: "-")
    #expect(
      table.names == ["date", "author", "files", "insertions", "deletions", "subject", "commit"])
    #expect(try table.numbers(2).values == [2, 1])
    #expect(try table.numbers(3).values == [25, 0] && table.numbers(4).values == [19, 4])
    #expect(try table.dates(0).values[0] - table.dates(0).values[1] == 86_400)
  }

  /// Commits alone have their times and authors.
  @Test func commitsAlone() throws {
    let table = try table(log(["", ""]), name: "-")
    #expect(table.names == ["date", "author", "subject", "commit"] && table.rowCount == 2)
  }
}
