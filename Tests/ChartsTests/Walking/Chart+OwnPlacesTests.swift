import Testing

@testable import Charts

struct ChartOwnPlacesTests {
  private func chart(_ places: [[Double]], _ type: ChartType = .line) -> Chart {
    Chart(
      type: type, xAxis: Axis(), yAxis: Axis(),
      series: places.enumerated().map { index, x in
        Series(name: "\(index)", x: x, y: x, isContinuous: true)
      })
  }

  /// Events of several levels happen at times of their own: no level lacks one when another has one.
  @Test func eventsHaveOwnPlaces() throws {
    let events = chart([[0, 3, 6, 9], [1, 4], [2, 5, 7, 8]])
    #expect(events.hasOwnPlaces && chart([[0, 1]], .scatter).hasOwnPlaces)
    let table = DataTable(events)
    #expect(table.outline(of: [0, nil, nil]).presentCells.count == 1)
  }

  @Test func seriesOverTheSamePlacesMissValues() {
    let shared = chart([[0, 1, 2, 3], [0, 1, 3]])
    #expect(!shared.hasOwnPlaces && !chart([[0, 1, 2]]).hasOwnPlaces)
    #expect(DataTable(shared).outline(of: [2, nil]).presentCells.count == 2)
  }
}
