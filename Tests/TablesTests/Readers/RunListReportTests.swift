import Testing

@testable import Tables

@Suite struct RunListReportTests {
  private static let runs =
    "completed\tsuccess\tFix \"it\"\tCI\tmain\tpush\t9876543210\t3m12s\t2026-11-20T10:11:12Z\n"
    + "in_progress\t\tAdd\tCI\tmain\tpush\t9876543211\t58s\t2026-11-19T09:11:12Z\n"

  /// The columns have names, and numbers of runs are none that are measured.
  @Test func runs() throws {
    let table = try table(Self.runs, name: "-")
    #expect(table.names.suffix(3) == ["id", "elapsed", "created"] && table.rowCount == 2)
    #expect(table.roles[6].role == .key && table.roles[8].role == .time)
    #expect(try table.numbers(7).values == [192, 58])
  }

  @Test func othersAreNone() {
    let others = [
      Self.runs + "x\n", Self.runs.replacing("3m12s", with: "fast"),
      Self.runs.replacing("9876543210", with: "n"),
    ]
    for other in others { #expect(RunListReport(Array(other.utf8)) == nil) }
  }
}
