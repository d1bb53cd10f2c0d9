import Testing

@testable import Tables

@Suite struct MergedCellsTests {
  @Test func blanksBelowANameAreOfIt() throws {
    let filled = try #require(
      try table("Region,Product,Q1\nN,a,1\n,b,2\n,c,3\nS,a,4\n,b,5\n").fillingMergedCells())
    #expect(filled.column == "Region" && filled.count == 3)
    let groups = try filled.table.text(0)
    #expect((0..<5).map { groups[$0] } == ["N", "N", "N", "S", "S"])
  }

  @Test(arguments: [
    // None is blank, the first is, a name comes again, few are, the next has blanks or says the same, no number.
    "g,k,v\nN,a,1\nN,b,2\nS,a,3\nS,b,4\n", "g,k,v\n,a,1\nN,b,2\n,a,3\nS,b,4\n,c,5\n",
    "g,k,v\nN,a,1\n,b,2\nN,c,3\n,d,4\n", "g,k,v\nN,a,1\n,b,2\nS,a,3\nW,b,4\nE,c,5\n",
    "g,k,v\nN,a,1\n,,2\nS,a,3\n,b,4\n", "g,k,v\nN,a,1\n,a,2\nS,a,3\n,b,4\n",
    "g,k,v\nN,a,1\n,b,\nS,a,3\n,b,4\n", "g,v\nN,1\n,2\nS,3\n,4\n",
  ])
  func missingValues(text: String) throws {
    #expect(try table(text).fillingMergedCells() == nil)
  }
}
