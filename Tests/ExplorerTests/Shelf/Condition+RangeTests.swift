import Tables
import Testing

@testable import Explorer

@Suite struct RangeConditionTests {
  @Test(arguments: [
    ("5..20", ["v >= 5", "v <= 20"], "5..20"), (" 5 .. 20 ", ["v >= 5", "v <= 20"], "5..20"),
    ("5..", ["v >= 5"], "5.."), ("..20", ["v <= 20"], "..20"), (">= 5", ["v >= 5"], "5.."),
    ("≠-3", ["v != -3"], "!=-3"), ("<2023-05-01", ["v < 2023-05-01"], "<2023-05-01"),
    (">5 <= 20", ["v > 5", "v <= 20"], ">5 <=20"),
    (
      ">=2023-05-01 10:00 <2024", ["v >= 2023-05-01 10:00", "v < 2024"], ">=2023-05-01 10:00 <2024"
    ),
    ("", [], ""), ("  ", [], ""),
  ])
  func isReadAndWritten(text: String, conditions: [String], written: String) throws {
    let read = try #require([Condition](range: text, of: "v"))
    #expect(read.map(\.written) == conditions)
    #expect(read.range(of: "v") == written)
  }

  @Test(arguments: ["many", "5", "..", ">=", "5.20", ">5 <"])
  func anythingElseIsNone(text: String) { #expect([Condition](range: text, of: "v") == nil) }
}
