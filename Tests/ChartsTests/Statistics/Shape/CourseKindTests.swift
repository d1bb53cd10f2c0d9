import Testing

@testable import Charts

@Suite struct CourseKindTests {
  /// A handful of values that turns three times does not only rise and then fall.
  @Test func fewValuesThatTurnOftenHaveNoOneTurn() {
    func kind(_ y: [Double]) -> CourseKind { Samples.chart(.line, y).courseKind(of: 0) }
    #expect(kind([7.75, 8.25, 7.25, 8.75, 5.5]) == .turning)
    #expect(kind([7.75, 8, 8.25, 8.75, 5.5]) != .turning)
  }
}
