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

  /// A count of seconds is told as a date, and what is written as one as it stands.
  @Test(
    arguments: [
      ("1700000000", DatePrecision.second, "2023-11-14 22:13:20"),
      ("1700000000000", .minute, "2023-11-14 22:13"), ("20231114", .day, "20231114"),
      ("14.11.2023", .day, "14.11.2023"), ("2023-11-14T22:13:20Z", .second, "2023-11-14T22:13:20Z"),
    ]
  )
  func anExampleCanBeTyped(_ text: String, _ precision: DatePrecision, _ example: String) {
    let column = DateColumn(values: [1_700_000_000], precision: precision, texts: [text])
    #expect(column.example(at: 0) == example)
  }
}
