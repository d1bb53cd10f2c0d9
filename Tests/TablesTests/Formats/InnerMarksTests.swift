import Testing

@testable import Tables

@Suite struct InnerMarksTests {
  @Test(arguments: [
    "\u{FEFF}\u{FEFF}day,n\n1,2\n3,4\n", "\u{FEFF}day,n\n1,2\n\u{FEFF}3,4\n",
    "day,n\n1,\u{FEFF}2\n3,4\n",
  ])
  func areNoPartOfCells(text: String) throws {
    let table = try table(text)
    #expect(table.names == ["day", "n"])
    #expect(try table.numbers(0).values == [1, 3] && table.numbers(1).values == [2, 4])
  }
}
