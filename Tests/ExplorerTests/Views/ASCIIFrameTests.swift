import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct ASCIIFrameTests {
  @Test(arguments: [
    ("“a” ‘b’ c’s", "\"a\" 'b' c's"), ("„a“ ‚b‘", "\"a\" ,b'"), ("«a»", "\"a\""),
    ("1–2 — … ×", "1-2 - . x"), ("←→↑↓", "<>^v"), ("5\u{A0}%", "5 %"), ("Lücke", "Lücke"),
  ])
  func replacesTheSignsOfOurTexts(text: String, expected: String) {
    var frame = Frame(size: Size(columns: 20, rows: 1))
    for (x, sign) in text.enumerated() {
      frame[Position(x: x, y: 0)].glyph = String(sign)
    }
    let shown = (0..<text.count).map { frame.inASCII[Position(x: $0, y: 0)].glyph }
    #expect(shown.joined() == expected)
  }
}
