import Descriptions
import Foundation
import Testing

struct JSONValueTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (252, "252"), (-3, "-3"), (146.2, "146.2"), (1e15, "1000000000000000"),
    (1e300, "1e+300"), (1.5e-9, "1.5e-09"), (1e-300, "1e-300"), (.nan, "null"), (.infinity, "null"),
    (-.infinity, "null"), (9_007_199_254_740_992, "9007199254740992"),
  ])
  func writesNumbers(number: Double, text: String) {
    #expect(JSONValue.number(number).text == text)
  }

  @Test(
    arguments: [
      Double.greatestFiniteMagnitude, -Double.leastNonzeroMagnitude, 0.1 + 0.2, 1 / 3, 1e22,
      123_456.789e-30,
    ] as [Double])
  func numbersReadBackTheSame(number: Double) {
    #expect(Double(JSONValue.number(number).text) == number)
  }

  @Test func escapesWhatMustNotStandInText() throws {
    let hostile = "\"\\/\n\r\t\u{0}\u{1B}\u{7F}\u{9B}\u{2028}\u{202E}\u{2066}\u{206F}\u{61C}値👩‍👩‍👧"
    let text = JSONValue.string(hostile).text
    #expect(
      text == #""\"\\/\n\r\t\u0000\u001b\u007f\u009b\u2028\u202e\u2066\u206f\u061c値👩‍👩‍👧""#)
    let read = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [String]
    #expect(read.map { $0.map { Array($0.unicodeScalars) } } == [Array(hostile.unicodeScalars)])
  }

  @Test func keepsTheOrderOfMembers() {
    let value = JSONValue.object([
      .init("b", .array([.number(1), .null])), .init("a", .object([])), .init("c", .array([])),
    ])
    #expect(
      value.text == """
        {
          "b": [
            1,
            null
          ],
          "a": {},
          "c": []
        }
        """)
  }

  @Test func hasNullForNothing() {
    #expect(JSONValue(String?.none) == .null)
    #expect(JSONValue(Double?.none) == .null)
    #expect(JSONValue("") == .string(""))
    #expect(JSONValue(1.5) == .number(1.5))
  }
}
