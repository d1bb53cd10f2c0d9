import Testing

@testable import Tables

@Suite struct EndMarkTests {
  @Test func theMarkAtTheEndIsNoText() throws {
    for text in [
      "k,v\na,1.5\nb,2\u{1A}", "k,v\na,1.5\nb,\"2\u{1A}\"\n", "k,v\na,1.5\nb,2\r\n\u{1A}",
    ] {
      let table = try table(text)
      #expect(try table.numbers(1).values == [1.5, 2] && table.rowCount == 2)
    }
  }

  @Test func elsewhereItIs() {
    #expect(Array("a\u{1A}bcd".utf8).withoutEndMark == Array("a\u{1A}bcd".utf8))
    #expect(Array("\u{1A}".utf8).withoutEndMark == [] && [UInt8]().withoutEndMark == [])
  }
}
