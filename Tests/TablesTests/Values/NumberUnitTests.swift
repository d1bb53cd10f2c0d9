import Testing

@testable import Tables

@Suite struct NumberUnitTests {
  /// A year and a season are when something was, and no number of summers.
  @Test(arguments: ["1896 Summer", "2010 winter", "1999 Herbst", "2001 lato"])
  func seasonsAreNoUnits(cell: String) throws {
    let games = try table("games,v\n\(cell),1\n\(cell),2\n")
    #expect(try games.text(0).cells == [cell, cell])
  }

  @Test func otherWordsAre() throws {
    #expect(try table("v\n1896 people\n12 people\n").numbers(0).unit == "people")
  }
}
