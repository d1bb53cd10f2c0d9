import Tables
import Testing

@Suite struct TableSplitTests {
  private let table = Table(
    name: "sales.csv",
    columns: [
      Column(
        name: "month",
        values: .text(TextColumn(codes: [0, 1, 0, 1, 0], dictionary: ["Jan", "Feb"]))),
      Column(
        name: "city",
        values: .text(TextColumn(codes: [1, 1, 0, 0, -1], dictionary: ["Oslo", "Rome"]))),
      Column(
        name: "sales", values: .numbers(NumberColumn(values: [1, 2, 3, .nan, 5], unit: "EUR"))),
    ], rowCount: 5)

  @Test func everyValueHasItsRows() throws {
    let parts = table.split(by: 1)
    #expect(parts.map(\.value) == ["Rome", "Oslo", ""])
    #expect(parts.map(\.table.rowCount) == [2, 2, 1])
    #expect(parts.allSatisfy { $0.table.columns.map(\.name) == ["month", "sales"] })
    guard case .numbers(let rome) = parts[0].table.columns[1].values,
      case .text(let months) = parts[1].table.columns[0].values
    else { throw Failed() }
    #expect(rome.values == [1, 2] && rome.unit == "EUR")
    #expect((0..<2).map { months[$0] } == ["Jan", "Feb"])
  }

  @Test func numbersAndNothingSplitToo() {
    #expect(table.split(by: 2).map(\.value) == ["1EUR", "2EUR", "3EUR", "5EUR", ""])
    #expect(table.split(by: 3).isEmpty)
    #expect(Table(name: "x", columns: [], rowCount: 0).split(by: 0).isEmpty)
  }

  private struct Failed: Error {}
}
