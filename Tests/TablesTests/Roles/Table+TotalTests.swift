import Testing

@testable import Tables

@Suite struct TableTotalTests {
  @Test func whatAddsUpTheOthersIsNoRow() throws {
    let total = try #require(
      try table("month,sales,price\nJan,3,2.5\nFeb,5,3.5\nMar,4,3\nTotal,12,3\n").withoutTotal(
        keeping: []))
    #expect(total.name == "Total" && total.table.rowCount == 3)
    #expect(try table("m;s\na;1,4\nb;1,4\nc;1,4\nSumme:;4,3\n").withoutTotal(keeping: []) != nil)
  }

  @Test(arguments: [
    "m,s\na,3\nb,5\nc,4\nTotal,13\n", "m,s\na,3\nb,5\nc,4\nd,12\n", "m,s\na,3\nTotal,3\n",
    "m,s\nTotal,3\nb,5\nc,4\nTotal,12\n",
  ])
  func rowsLikeTheOthers(text: String) throws {
    #expect(try table(text).withoutTotal(keeping: []) == nil)
  }

  @Test func whoeverAsksForItHasIt() throws {
    #expect(try table("m,s\na,3\nb,5\nc,4\nTotal,12\n").withoutTotal(keeping: ["m"]) == nil)
  }
}
