import Testing

@testable import Tables

@Suite struct WrittenTextsTests {
  private let layout = TimeLayout("2023-05-17".utf8Span.span)

  @Test func writesTimesAgain() throws {
    let texts = WrittenTexts([0, .nan, 86_400], in: try #require(layout))
    #expect(Array(texts) == ["1970-01-01", "", "1970-01-02"])
    #expect(texts == ["1970-01-01", "", "1970-01-02"])
    #expect(texts != ["1970-01-01", "", "1970-01-03"])
  }

  @Test func picksPartsAndAppends() throws {
    let layout = try #require(layout)
    for texts in [WrittenTexts([0, 86_400], in: layout), ["1970-01-01", "1970-01-02"]] {
      #expect(texts.picked([1, -1, 0]) == ["1970-01-02", "", "1970-01-01"])
      #expect(texts.part(1..<9) == ["1970-01-02"])
      #expect(texts.appending(["x"]) == ["1970-01-01", "1970-01-02", "x"])
      #expect(texts.appending(texts).count == 4)
    }
  }
}
