import Testing

@testable import Tables

@Suite struct TableSlipsTests {
  private func kept(_ text: String, keeping names: [String] = []) throws -> ([String], [Slip]) {
    let (table, slips) = try table(text).withoutSlips(keeping: names)
    return (table.names, slips)
  }

  @Test func aColumnWithASlipIsLeftOut() throws {
    let (names, slips) = try kept("day,a,b\nMon,1,5\nTue,C,6\nWed,3,7\n")
    #expect(names == ["day", "b"])
    #expect(slips == [Slip(column: "a", cell: TextColumn.OddCell(row: 3, text: "C"))])
  }

  @Test func aColumnThatIsAskedForStays() throws {
    #expect(try kept("day,a,b\nMon,1,5\nTue,C,6\nWed,3,7\n", keeping: ["a"]).1.isEmpty)
  }

  @Test(arguments: [
    "day,a\nMon,1\nTue,C\nWed,3\n", "x,a\n1.5,1\n2.5,C\n3.5,3\n", "day,a,b\nMon,1,x\nTue,C,y\n",
  ])
  func whereNothingElseMakesAChartItStays(text: String) throws {
    #expect(try kept(text).1.isEmpty)
  }

  @Test func whatIsMostlyTextIsNoSlip() throws {
    #expect(try kept("day,a,b\nMon,x,5\nTue,y,6\nWed,3,7\n").1.isEmpty)
  }
}
