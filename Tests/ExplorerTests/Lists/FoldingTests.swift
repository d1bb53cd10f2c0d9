import Testing

@testable import Explorer

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Écran", "ecran"), ("  We ", "we"), ("ＡＣＭＥ", "acme"), ("1\u{A0}000", "1 000"),
    ("５月", "5月"), ("GRÖSSE", "grosse"), ("e\u{301}", "e"), ("", ""),
  ])
  func whatIsMeantIsFound(text: String, folded: String) {
    #expect(text.folded == folded)
  }

  @Test func kanaKeepTheirVoicing() {
    #expect("ガ".folded != "カ".folded)
    #expect("データ".folded.contains("デー".folded))
  }
}
