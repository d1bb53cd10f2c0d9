import Testing

@testable import Tables

@Suite struct DelimiterInferenceTests {
  @Test(arguments: [
    ("a,b\n1,2\n", UInt8.comma), ("a;b\n1,5;2,5\n", .semicolon), ("1,5;2,5\n3,5;4,5\n", .semicolon),
    ("a\tb\nx, y\tz\n", .tab), ("a|b\n1|2\n", .bar), ("\"a;b\",c\n\"d;e\",f\n", .comma),
    ("\"a;\nb\",c\n1,2\n", .comma), ("5\n6\n", .comma), ("a,b,c\n1,2\n3,4,5\n", .comma),
    ("name,note\nx,a;b\ny,c\n", .comma), ("", .comma),
  ])
  func delimiter(text: String, expected: UInt8) {
    let bytes = Array(text.utf8)
    let delimiter = DelimiterInference.delimiter(of: bytes.span, from: 0)
    #expect(delimiter == expected)
  }

  @Test func decimalCommasDoNotSeparate() throws {
    let table = try table("1,5\n2,5\n") { $0.hasDecimalComma = true }
    #expect(try table.numbers(0).values == [1.5, 2.5])
  }
}
