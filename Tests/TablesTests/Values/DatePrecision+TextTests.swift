import Testing

@testable import Tables

@Suite struct DatePrecisionTextTests {
  @Test(arguments: [
    (DatePrecision.year, "2024-01-09"), (.day, "2024-01-09"), (.minute, "2024-01-09 07:27"),
    (.second, "2024-01-09 07:27:05"), (.microsecond, "2024-01-09 07:27:05"),
  ])
  func aMomentIsWrittenAsFineAsTheData(precision: DatePrecision, text: String) {
    #expect(precision.text(of: 1_704_785_225.75) == text)
  }

  @Test func beyondTheCalendarThereIsNothing() {
    #expect(DatePrecision.second.text(of: 1e300) == "")
  }
}
