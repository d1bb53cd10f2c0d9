import Testing

@testable import Tables

@Suite struct FoldFlagsTests {
  private func panel(
    _ members: Int, _ place: String = "year", cell: (Int, Int) -> String
  ) -> String {
    "\(place)," + (1..<members + 1).map { "m\($0)" }.joined(separator: ",") + "\n"
      + (0..<10).map { row in
        "\(1990 + row)," + (0..<members).map { cell(row, $0) }.joined(separator: ",") + "\n"
      }.joined()
  }

  @Test func manyMembersBecomeRows() throws {
    let table = try table(panel(14) { ($0 + $1) % 5 == 0 ? "1" : "0" })
    let (folded, report) = try #require(table.foldedFlags())
    #expect(folded.rowCount == 140 && folded.names == ["year", "name", "value"])
    #expect(report.columns.count == 14 && report.columns.first == "m1")
    #expect(table.foldedFlags(keeping: ["m3"]) == nil)
  }

  @Test func anythingElseStays() throws {
    let few = try table(panel(12) { ($0 + $1) % 5 == 0 ? "1" : "0" })
    let amounts = try table(panel(14) { "\(($0 + $1) % 5)" })
    let unordered = try table(panel(14, "size") { ($0 + $1) % 5 == 0 ? "1" : "0" })
    #expect(few.foldedFlags() == nil && amounts.foldedFlags() == nil)
    #expect(unordered.foldedFlags() == nil)
  }
}
