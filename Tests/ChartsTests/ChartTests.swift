import Charts
import Testing

struct ChartTests {
  private let series = Series(
    name: "", x: [1, 3, 3, 3, 7, 7, 10], y: [1, 2, 3, 4, 5, 6, 7], isContinuous: true)

  @Test(arguments: [
    (-5.0, 0), (1, 0), (1.9, 0), (2, 0), (2.1, 1), (3, 1), (4.9, 1), (5, 1), (5.1, 4), (8.5, 4),
    (8.6, 6), (10, 6), (1e300, 6), (.infinity, 6), (-.infinity, 0),
  ])
  func theNearestPointIsTheFirstOfEqualPlaces(_ value: Double, _ index: Int) {
    #expect(series.index(nearest: value) == index)
  }

  @Test func lastPlacesThatAreEqualAreFoundAtTheirFirst() {
    let series = Series(name: "", x: [1, 2, 2, 2], y: [1, 2, 3, 4], isContinuous: true)
    #expect(series.index(nearest: 9) == 1)
  }

  @Test func onlyAnExactPlaceIsAt() {
    #expect(series.index(at: 3) == 1)
    #expect(series.index(at: 7) == 4)
    #expect(series.index(at: 10) == 6)
    #expect(series.index(at: 4) == nil)
    #expect(series.index(at: .nan) == nil)
  }

  @Test func nothingIsNearestInAnEmptySeries() {
    let empty = Series(name: "", x: [], y: [], isContinuous: true)
    #expect(empty.index(nearest: 1) == nil)
    #expect(empty.index(at: 1) == nil)
  }

  /// Nobody knows which values belong to which places.
  @Test func unequalCountsEndTheProgramAndAreSaid() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Series(name: "Rain", x: [1, 2, 3], y: [1], isContinuous: true)
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("Series “Rain”: 3 places (x), 1 values (y)"), "\(said)")
  }

  @Test func labelsAreAsManyAsPointsOrNone() async {
    await #expect(processExitsWith: .failure) {
      _ = Series(name: "", x: [1, 2], y: [1, 2], labels: ["a"], isContinuous: true)
    }
  }

  @Test func extremePlacesDoNotOverflow() {
    let wide = Series(name: "", x: [-1.7e308, 1.7e308], y: [1, 2], isContinuous: true)
    #expect(wide.index(nearest: 1e308) != nil)
    #expect(wide.index(nearest: 1.7e308) == 1)
  }

  @Test func pointsOfAllSeriesAreCounted() {
    #expect(Samples.chart(.line, [1, .nan, 3], [4]).pointCount == 4)
    #expect(Samples.chart(.line).pointCount == 0)
  }
}
