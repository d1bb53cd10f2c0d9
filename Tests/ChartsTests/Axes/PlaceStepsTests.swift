import Tables
import Testing

@testable import Charts

@Suite struct PlaceStepsTests {
  @Test func leadFromPlaceToPlace() {
    let steps = PlaceSteps(Excerpt([1, 2, 4, 8]))
    #expect(Array(steps) == [1, 2, 4])
    #expect(steps.median == 2)
  }

  @Test(arguments: [[], [3]] as [[Double]])
  func fewPlacesHaveNone(places: [Double]) {
    let steps = PlaceSteps(Excerpt(places))
    #expect(steps.isEmpty && steps.median == nil)
  }

  @Test func areThoseOfAPart() {
    let steps = PlaceSteps(Excerpt([0, 1, 3, 9, 10]).part(1..<4))
    #expect(Array(steps) == [2, 6])
  }
}
