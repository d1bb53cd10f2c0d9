import Testing

@testable import Tables

struct SpanNamesTests {
  @Test(arguments: [
    ("Start", "End"), ("start_date", "due_date"), ("from", "to"), ("Beginn", "Ende"), ("開始", "終了"),
  ])
  func aStartHasItsEnd(start: String, end: String) {
    #expect(SpanNames.areOfSpan(start, end) && !SpanNames.areOfSpan(end, start))
  }

  @Test func otherTimesAreNoSpan() {
    #expect(!SpanNames.areOfSpan("created", "resolved"))
    #expect(!SpanNames.areOfSpan("Start station", "End station"))
  }
}
