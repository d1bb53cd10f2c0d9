import Testing

@testable import Charts

struct ThinningTests {
  private func plot(_ chart: Chart, resolution: Int = 100) -> Plot {
    Plot(chart, resolution: resolution, tickLimit: 5)
  }

  private func dense(_ change: (inout [Double]) -> Void = { _ in }) -> Chart {
    var y = (0..<100_000).map { Double($0 % 7) }
    change(&y)
    return Samples.chart(.line, y)
  }

  @Test func fewPointsAreAllDrawn() {
    let chart = Samples.chart(.line, [0, 10, .nan, 5])
    let points = plot(chart).envelope(of: chart.series[0])
    let places: [Double] = [0, 1 / 3, 2 / 3, 1]
    #expect(points.map(\.x) == places)
    #expect(points.map(\.y.isNaN) == [false, false, true, false])
    #expect(points[1].y == 1)
  }

  @Test(arguments: [0, 1, 4321, 50_000, 99_998, 99_999])
  func aSpikeAmongManyPointsIsDrawnAtItsHeight(_ place: Int) {
    let chart = dense { $0[place] = 1000 }
    let plot = plot(chart)
    let points = plot.envelope(of: chart.series[0])
    #expect(points.count <= 400)
    let peak = points.max { $0.y < $1.y }
    #expect(peak == PlotPoint(x: plot.column(of: Double(place)), y: plot.row(of: 1000)))
  }

  @Test func aDipBetweenGapsIsDrawn() {
    let chart = dense { y in
      for i in 30_000..<60_000 { y[i] = .nan }
      y[45_678] = -1000
    }
    let plot = plot(chart)
    let points = plot.envelope(of: chart.series[0])
    #expect(points.contains { $0.y == plot.row(of: -1000) })
  }

  @Test func theEndsAreDrawn() {
    let chart = dense()
    let points = plot(chart).envelope(of: chart.series[0])
    #expect(points.first?.x == 0)
    #expect(points.last?.x == 1)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aWideGapBreaksTheLine(_ missing: Double) {
    let chart = dense { y in for i in 30_000..<60_000 { y[i] = missing } }
    let plot = plot(chart)
    let points = plot.envelope(of: chart.series[0])
    let inside = points.filter { $0.x > 0.31 && $0.x < 0.59 }
    #expect(!inside.isEmpty)
    #expect(inside.allSatisfy { $0.y.isNaN })
  }

  @Test func aGapWithinAColumnDoesNotBreakTheLine() {
    let chart = dense { $0[500] = .nan }
    #expect(!plot(chart).envelope(of: chart.series[0]).contains { $0.y.isNaN })
  }

  @Test func whatHasNoPlaceDoesNotHideWhatHas() {
    var chart = dense { y in
      for i in y.indices { y[i] = i % 2 == 0 ? -1e6 : 10 }
      y[777] = 0.001
      y[999] = .infinity
    }
    chart.yAxis.scale = .log10
    let plot = plot(chart)
    let points = plot.envelope(of: chart.series[0])
    #expect(!points.contains { $0.y.isNaN })
    #expect(points.contains { $0.y == 0 })
    #expect(points.contains { $0.y == 1 })
  }

  /// Four values of every column are those that a look at each point finds.
  @Test(arguments: [Scale.linear, .log10])
  func noPointIsOverlooked(_ scale: Scale) {
    var random = Random(seed: 7)
    let x = (0..<20_000).map { _ in 0.5 + 9 * random.uniform() }.sorted()
    let y = random.noise(x.count)
    var chart = Samples.chart(x: x, y: y, xAxis: Axis(scale: scale))
    chart.direction = .rightToLeft
    let plot = plot(chart)
    let columns = Dictionary(grouping: x.indices) { plot.drawableColumn(of: x[$0]) }
    let expected = columns.values.flatMap { points in
      [points[0], points[points.count - 1]] + points.sorted { y[$0] < y[$1] }.prefix(1)
        + points.sorted { y[$0] > y[$1] }.prefix(1)
    }
    let places = plot.envelope(of: chart.series[0]).map(\.x)
    #expect(places == Set(expected).sorted().map { plot.column(of: x[$0]) })
  }

  @Test func amongManyAPlaceThatIsNoNumberBreaksTheLine() {
    let x = (0..<1000).map(Double.init)
    var chart = Samples.chart(x: x, y: x)
    for index in 503..<506 { chart.series[0].x[index] = .nan }
    let points = plot(chart, resolution: 10).envelope(of: chart.series[0])
    #expect(points.count { $0.x.isNaN && $0.y.isNaN } == 1)
    #expect(points.count { $0.y.isFinite } == 11 * 2)
  }

  @Test func placesThatAreNoNumberBreakTheLine() {
    var chart = Samples.chart(x: [0, 1, 2, 3], y: [1, 2, 3, 4])
    chart.series[0].x = [0, .nan, 2, .infinity]
    let points = plot(chart).envelope(of: chart.series[0])
    #expect(points.map(\.y.isNaN) == [false, true, false, true])
    #expect(points[2].x == 1)
  }

  @Test func aCloudKeepsItsMiddle() {
    let count = 40_000
    let y = (0..<count).map { Double(($0 * 7919) % 1000) }
    let chart = Samples.chart(.scatter, y)
    let plot = plot(chart, resolution: 50)
    let points = plot.cloud(of: chart.series[0]).map(\.place)
    #expect(points.count <= 50 * 50)
    var cells: Set<Int> = []
    for point in points {
      cells.insert(min(Int(point.x * 10), 9) * 10 + min(Int(point.y * 10), 9))
    }
    #expect(cells.count == 100)
  }

  @Test func aSmallCloudKeepsEveryPoint() {
    let chart = Samples.chart(.scatter, [1, 1, .nan, 2])
    #expect(plot(chart).cloud(of: chart.series[0]).count == 3)
  }

  @Test func ofCrowdedBarsTheTallestOfBothSidesIsDrawn() {
    var y = Array(repeating: 1.0, count: 10_000)
    y[1234] = 500
    y[1235] = -300
    let chart = Samples.chart(.bar, y)
    let bars = plot(chart).bars(of: chart.series[0])
    #expect(bars.count == 101)
    #expect(bars.contains(1234) && bars.contains(1235))
  }

  @Test func barsThatHaveRoomAreAllDrawn() {
    let chart = Samples.chart(.bar, [1, .nan, -2, 0])
    #expect(plot(chart).bars(of: chart.series[0]) == [0, 2, 3])
  }
}
