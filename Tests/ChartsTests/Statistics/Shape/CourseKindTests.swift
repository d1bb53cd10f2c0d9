import Testing

@testable import Charts

@Suite struct CourseKindTests {
  /// A handful of values that turns three times does not only rise and then fall.
  @Test func fewValuesThatTurnOftenHaveNoOneTurn() {
    func kind(_ y: [Double]) -> CourseKind { Samples.chart(.line, y).courseKind(of: 0) }
    #expect(kind([7.75, 8.25, 7.25, 8.75, 5.5]) == .turning)
    #expect(kind([7.75, 8, 8.25, 8.75, 5.5]) != .turning)
  }

  /// The count of courses, the row of a series, its trend and shape are one finding: without a shape nothing rises and then
  /// falls.
  @Test(arguments: [
    [7, 7, 7, 7, 9, 8], [38, 39, 38, 38, 37, 36], [61, 62, 61, 64, 63, 62], [5, 1, 2, 3, 2, 6],
  ])
  func aTurnIsToldByAShapeOnly(y: [Double]) {
    let chart = Samples.chart(.line, y)
    let kind = chart.courseKind(of: 0)
    guard kind == .risingThenFalling || kind == .fallingThenRising else { return }
    #expect(chart.shape(of: 0)?.shape.ways.count == 2, "\(kind)")
  }

  @Test func aLastBumpHasNoClearDirection() {
    let chart = Samples.chart(.line, [7, 7, 7, 7, 9, 8])
    #expect(chart.courseKind(of: 0) == .mixed)
    #expect(chart.statistics(of: 0)?.trend.direction == .mixed)
    #expect(chart.shape(of: 0) == nil)
  }
}
