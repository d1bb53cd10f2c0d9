import Testing

@testable import Tables

@Suite struct WordTableTests {
  private func number(_ text: String, in table: inout WordTable) -> Int32 {
    Array(text.utf8).withUnsafeBufferPointer { table.number(of: $0) }
  }

  @Test func numbersTextsInTheOrderInWhichTheyCome() {
    var table = WordTable()
    #expect(["b", "", "a", "b", "a", ""].map { number($0, in: &table) } == [0, 1, 2, 0, 2, 1])
    #expect(table.texts == ["b", "", "a"])
  }

  @Test func tellsTextsOfOneBeginningApart() {
    var table = WordTable()
    let texts = (0..<20).map { String(repeating: "x", count: $0) }
    #expect(texts.map { number($0, in: &table) } == (0..<20).map(Int32.init))
    #expect(table.texts == texts)
  }

  @Test func growsAndForgets() {
    var table = WordTable()
    for _ in 0..<2 {
      let texts = (0..<5_000).map { "text \($0)" }
      #expect(texts.map { number($0, in: &table) } == texts.indices.map(Int32.init))
      #expect(
        texts.reversed().map { number($0, in: &table) } == texts.indices.reversed().map(Int32.init))
      #expect(table.texts == texts)
      table.removeAll()
      #expect(table.count == 0)
    }
  }
}
