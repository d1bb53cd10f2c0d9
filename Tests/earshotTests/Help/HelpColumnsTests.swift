import Testing

@testable import earshot

@Suite struct HelpColumnsTests {
  @Test(arguments: [("40", 40), ("132", 132)])
  func followsTheVariable(_ value: String, _ columns: Int) {
    #expect(HelpColumns.count(["COLUMNS": value]) == columns)
  }

  /// Not a number, or none: the terminal's width, which is not the variable's.
  @Test(arguments: ["0", "-5", "wide", ""])
  func passesOverWhatIsNoWidth(_ value: String) {
    #expect(HelpColumns.count(["COLUMNS": value]) == HelpColumns.count([:]))
  }
}
