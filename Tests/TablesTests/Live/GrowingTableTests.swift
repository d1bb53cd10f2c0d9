import Testing

@testable import Tables

@Suite struct GrowingTableTests {
  private func rows(_ values: [Double], _ names: [String?]) -> Table {
    Table(
      name: "-",
      columns: [
        Column(name: "v", values: .numbers(NumberColumn(values: values))),
        Column(name: "n", values: .text(TextColumn(names))),
      ], rowCount: values.count)
  }

  private func values(_ table: GrowingTable) -> [Double] {
    guard case .numbers(let numbers)? = table.table?.columns[0].values else { return [] }
    return numbers.values
  }

  @Test func keepsTheNewestRows() {
    var table = GrowingTable(keep: .rows(10_000))
    for batch in 0..<400 {
      let first = Double(batch * 100)
      table.append(
        rows((0..<100).map { first + Double($0) }, (0..<100).map { "\($0 % 7)" }), at: 0)
    }
    #expect(table.total == 40_000)
    #expect(table.rowCount == 10_000)
    #expect(values(table) == (30_000..<40_000).map(Double.init))
    #expect(table.table?.rowsBefore == 30_000)
    #expect(table.table?.columns[1].values.text(of: 0) == "0")
    #expect(table.table?.columns[1].values.text(of: 9_999) == "1")
    #expect(table.newest?.columns[0].values.text(of: 0) == "39999")
  }

  @Test func aCopyStaysWhatItWas() {
    var table = GrowingTable()
    table.append(rows([1], ["a"]), at: 0)
    let copy = table
    table.append(rows([2], [nil]), at: 0)
    #expect(values(copy) == [1])
    #expect(values(table) == [1, 2])
  }

  /// The next file of a log goes on; a table that is written anew begins again, by numbers that grow or by names.
  @Test func anotherFileGoesOnOrBeginsAnew() {
    var table = GrowingTable()
    table.append(rows([1, 2, 5], ["a", "a", "b"]), at: 0)
    #expect(table.goesOn(with: rows([6, 7], ["a", "b"])))
    #expect(!table.goesOn(with: rows([1, 2], ["c", "d"])))
    var names = GrowingTable()
    names.append(rows([3, 3, 1], ["a", "b", "c"]), at: 0)
    #expect(!names.goesOn(with: rows([7, 8], ["a", "b"])))
    #expect(names.goesOn(with: rows([7, 8], ["d", "e"])))
    var grown = GrowingTable()
    grown.append(rows([1, 2, 3], ["a", "b", "c"]), at: 0)
    #expect(!grown.goesOn(with: rows([5, 6, 7], ["a", "b", "c"])))
    var lines = GrowingTable()
    lines.append(rows([3, 3, 1], ["info", "info", "warn"]), at: 0)
    #expect(lines.goesOn(with: rows([3], ["info"])))
    table.letAllGo()
    #expect(table.rowCount == 0 && table.table == nil && table.total == 3)
    table.append(rows([1], ["c"]), at: 1)
    #expect(values(table) == [1] && table.table?.rowsBefore == 3)
  }

  @Test func withoutTimesKeepsWhatCameLately() {
    var table = GrowingTable(keep: .seconds(100))
    for second in 0..<1_000 { table.append(rows([Double(second)], ["a"]), at: Double(second)) }
    #expect(values(table).first.map { (890...900).contains($0) } == true)
    #expect(values(table).last == 999)
  }

  @Test func withTimesKeepsALengthOfThem() {
    var table = GrowingTable(keep: .seconds(3_600))
    for minute in 0..<240 {
      let seconds = Double(minute * 60)
      let dates = DateColumn(values: [seconds], precision: .second, texts: ["\(minute)"])
      table.append(
        Table(name: "-", columns: [Column(name: "t", values: .dates(dates))], rowCount: 1), at: 0)
    }
    guard case .dates(let dates)? = table.table?.columns[0].values else {
      Issue.record("no dates")
      return
    }
    #expect(dates.texts.first == "179")
    #expect(dates.texts.last == "239")
  }
}
