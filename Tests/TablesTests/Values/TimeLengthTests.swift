import Testing

@testable import Tables

@Suite struct TimeLengthTests {
  @Test(arguments: [
    ("30d", 2_592_000.0), ("12h", 43_200), ("90min", 5_400), ("90m", 5_400), ("2 weeks", 1_209_600),
    ("1.5 days", 129_600), ("10s", 10),
  ])
  func lengthsAreSeconds(text: String, seconds: Double) {
    #expect(TimeLength(text)?.seconds == seconds)
    #expect(TimeLength(text)?.months == 0)
  }

  @Test(arguments: [("3mo", 3), ("1 month", 1), ("2y", 24), ("0.5 years", 6), ("2q", 6)])
  func calendarsHaveMonths(text: String, months: Int) {
    #expect(TimeLength(text)?.months == months)
  }

  @Test(arguments: [
    "", "d", "30", "0d", "-3d", "3 parsecs", "1e400d", "0.3mo", "99999999y", "nand",
    "99999999999999999999d",
  ])
  func anythingElseIsNone(text: String) {
    #expect(TimeLength(text) == nil)
  }

  /// A month before March 31 is the last of February; a day keeps its time.
  @Test func monthsBackStayInTheirMonth() throws {
    let march31 = Double(CivilDate.day(ofMonth: 2024 * 12 + 2) + 30) * 86_400 + 3_600
    let february29 = Double(CivilDate.day(ofMonth: 2024 * 12 + 1) + 28) * 86_400 + 3_600
    #expect(try #require(TimeLength("1mo")).before(march31) == february29)
    #expect(try #require(TimeLength("1d")).before(march31) == march31 - 86_400)
  }
}
