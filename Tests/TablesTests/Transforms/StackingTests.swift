import Testing

@testable import Tables

@Suite struct StackingTests {
  @Test func valuesOfOnePlaceStandOnEachOther() throws {
    let data = try table("year,part,sales (EUR)\na,x,1\nb,x,2\na,y,3\na,z,-4\nb,y,\n,x,5\na,w,-1\n")
    let (stacked, report) = try data.stacked("sales", by: "year")
    #expect(stacked.names == ["year", "part", "sales", "start(sales)", "end(sales)"])
    // A value below zero goes down from it.
    #expect(try stacked.numbers(3).optionals == [0, 0, 1, 0, nil, nil, -4])
    #expect(try stacked.numbers(4).optionals == [1, 2, 4, -4, nil, nil, -5])
    #expect(try stacked.numbers(4).unit == "EUR")
    #expect(
      report
        == Stacked(
          column: "sales", by: "year", places: 2, start: "start(sales)", end: "end(sales)"))
  }

  @Test func textCannotBeStacked() throws {
    let data = try table("year,part\n1,x\n")
    #expect(throws: TransformProblem.notNumbers(column: "part")) {
      try data.stacked("part", by: "year")
    }
  }
}
