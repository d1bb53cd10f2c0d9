import Testing

@testable import Tables

@Suite struct AppendedRowsTests {
  private let table = Table(
    name: "t",
    columns: [
      Column(name: "k", values: .text(TextColumn(codes: [0, -1, 1], dictionary: ["a", "b"]))),
      Column(name: "v", values: .numbers(NumberColumn(values: [1, 2, 3]))),
    ], rowCount: 3)

  @Test func rowsArePartedByWhatIsMissing() {
    let (present, missing) = table.parted(byMissing: "k")
    #expect(present.rowCount == 2 && missing.rowCount == 1)
    #expect(present.columns[1].values == .numbers(NumberColumn(values: [1, 3])))
    #expect(missing.columns[1].values == .numbers(NumberColumn(values: [2])))
    #expect(table.parted(byMissing: "no").present == table)
  }

  @Test func rowsFollowByTheNamesOfTheirColumns() throws {
    let (present, missing) = table.parted(byMissing: "k")
    let all = present.appending(missing)
    #expect(all.rowCount == 3)
    #expect(all.columns[1].values == .numbers(NumberColumn(values: [1, 3, 2])))
    guard case .text(let text) = all.columns[0].values else {
      Issue.record("no text")
      return
    }
    #expect((0..<3).map { text[$0] } == ["a", "b", nil])
    #expect(present.appending(missing.parted(byMissing: "v").missing) == present)
  }
}
