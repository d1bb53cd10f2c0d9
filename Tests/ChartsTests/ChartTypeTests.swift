import Charts
import Testing

/// A table that has little or too much of something.
struct Degenerate: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var x: [Double]
  var ys: [[Double]]
  var xAxis = Axis()
  var yAxis = Axis()

  init(
    _ name: String, x: [Double]? = nil, _ ys: [[Double]], xAxis: Axis = Axis(), yAxis: Axis = Axis()
  ) {
    testDescription = name
    self.x = x ?? (0..<(ys.map(\.count).max() ?? 0)).map(Double.init)
    self.ys = ys
    self.xAxis = xAxis
    self.yAxis = yAxis
  }

  func chart(_ type: ChartType, _ direction: ContentDirection) -> Chart {
    let plain = Chart(
      type: .line, xAxis: xAxis, yAxis: yAxis, direction: direction,
      series: ys.map {
        Series(name: "A", x: Array(x.prefix($0.count)), y: $0, isContinuous: true)
      })
    return plain.arranged(as: type)
  }

  private static let categories = (0..<5000).map { "category \($0)" }
  private static let waves = (0..<5000).map { Double($0 % 97) - 40 }
  private static let limit = Double.greatestFiniteMagnitude

  static let all: [Degenerate] = [
    Degenerate("no series", []),
    Degenerate("no points", [[], []]),
    Degenerate("one point", [[7]]),
    Degenerate("one point of zero", [[0]]),
    Degenerate("one point, one missing", [[.nan], [3]]),
    Degenerate("all missing", [[.nan, .nan, .nan]]),
    Degenerate("constant", [[4, 4, 4, 4]]),
    Degenerate("two equal maxima", [[1, 9, 3, 9, 1]]),
    Degenerate("all negative", [[-4, -1, -9], [-5, -2, -8]]),
    Degenerate("mixed signs", [[-4, 0, 9], [5, -2, 8]]),
    Degenerate("infinities", [[.infinity, 1, -.infinity, 2]]),
    Degenerate("nothing but infinities", [[.infinity, -.infinity]]),
    Degenerate("extremes", [[-1e308, 1e308, 0], [-limit, limit, limit]]),
    Degenerate("one extreme", [[limit]]),
    Degenerate("tiniest", [[.leastNonzeroMagnitude, 0, 2 * .leastNonzeroMagnitude]]),
    Degenerate("neighbors", [[1e15, (1e15).nextUp, 1e15]]),
    Degenerate("one place", x: [5, 5, 5], [[1, 2, 3]]),
    Degenerate("extreme places", x: [-limit, 0, limit], [[1, 2, 3]]),
    Degenerate("odd places", x: [.nan, -.infinity, 0, 1, .infinity], [[1, 2, 3, 4, 5]]),
    Degenerate("nothing but odd places", x: [.nan, .infinity], [[1, 2]]),
    Degenerate("places without values", x: [1, 2, 3], [[], [1]]),
    Degenerate("no categories", [[]], xAxis: Axis(kind: .category([]))),
    Degenerate("one category", [[5]], xAxis: Axis(kind: .category(["one"]))),
    Degenerate("many categories", [waves], xAxis: Axis(kind: .category(categories))),
    Degenerate(
      "many categories on logarithms", [waves, waves],
      xAxis: Axis(kind: .category(categories), scale: .log10), yAxis: Axis(scale: .log10)),
    Degenerate("one date", x: [0], [[5]], xAxis: Axis(kind: .date(.day))),
    Degenerate("impossible dates", x: [-1e300, 1e300], [[5, 6]], xAxis: Axis(kind: .date(.day))),
    Degenerate("logarithm of zero and below", [[0, -5, 10, 1000]], yAxis: Axis(scale: .log10)),
    Degenerate("logarithm of nothing above zero", [[0, -5]], yAxis: Axis(scale: .ln)),
    Degenerate("logarithm of one value", [[0, 5]], yAxis: Axis(scale: .ln)),
    Degenerate(
      "logarithm of extremes", [[.leastNonzeroMagnitude, limit]], yAxis: Axis(scale: .log10)),
    Degenerate("logarithm of one extreme", [[limit, limit]], yAxis: Axis(scale: .log10)),
    Degenerate("logarithm of the tiniest", [[.leastNonzeroMagnitude]], yAxis: Axis(scale: .log10)),
    Degenerate(
      "logarithmic places", x: [-1, 0, 1, 10], [[1, 2, 3, 4]], xAxis: Axis(scale: .log10)),
    Degenerate("no logarithmic places", x: [-1, 0], [[1, 2]], xAxis: Axis(scale: .ln)),
    Degenerate(
      "endless stated ranges", [[1, 2]], xAxis: Axis(statedRange: 0...(.infinity)),
      yAxis: Axis(statedRange: -.infinity...(.infinity))),
    Degenerate(
      "stated ranges of one value", [[1, 2]], xAxis: Axis(statedRange: 1...1),
      yAxis: Axis(statedRange: 5...5)),
    Degenerate(
      "stated ranges below a logarithm", [[1, 2]], xAxis: Axis(scale: .ln, statedRange: -5...0),
      yAxis: Axis(scale: .ln, statedRange: -5...0)),
    Degenerate(
      "categories that come again", [[1, 2, .nan, 4, .infinity, 60], [5, 5, 5, 5, 5, 5]],
      xAxis: Axis(kind: .category(["a", "b", "a", "a", "c", "a"]))),
    Degenerate("four series", [[3, 4, 5], [6, 6, 6], [1, 2, 4], [5, 3, 5]]),
    Degenerate("four equal series", [[3, 3], [3, 3], [3, 3], [3, 3]]),
    Degenerate(
      "four series with holes",
      [[.nan, 4, .infinity, 1], [6, .nan, 6, 2], [1, 2, .nan, 0], [5, 3, 5, .nan]]),
    Degenerate(
      "four series of extremes", [[-limit, 0], [limit, limit], [-limit, 0], [limit, 0]]),
    Degenerate(
      "five series over categories", Array(repeating: Array(waves.prefix(100)), count: 5),
      xAxis: Axis(kind: .category(Array(categories.prefix(100))))),
    Degenerate("a stated range without values", [[.nan]], yAxis: Axis(statedRange: 0...9)),
  ]
}

struct ChartTypeTests {
  @Test(arguments: ChartType.allCases, Degenerate.all)
  func everyMarkIsInsideThePlot(_ type: ChartType, _ table: Degenerate) {
    for direction in [ContentDirection.leftToRight, .rightToLeft] {
      let chart = table.chart(type, direction)
      for resolution in [1, 40, 1000] {
        let plot = Plot(chart, resolution: resolution, tickLimit: 5)
        #expect(plot.yTicks.values.count <= 8 || plot.rowNames != nil)
        let marks = chart.marks(on: plot)
        let isInside = marks.flatMap(\.coordinates).allSatisfy {
          $0.isNaN || ($0 >= -1e-9 && $0 <= 1 + 1e-9)
        }
        #expect(isInside, "\(direction) \(resolution)")
        let isUpright = marks.compactMap(\.rectangle).allSatisfy {
          $0.left < $0.right && $0.bottom <= $0.top
        }
        #expect(isUpright, "\(direction) \(resolution)")
      }
    }
  }

  /// A mark of a point says which, and the focus is one of its marks.
  @Test(arguments: ChartType.allCases, Degenerate.all)
  func marksKnowTheirPoint(_ type: ChartType, _ table: Degenerate) throws {
    let chart = table.chart(type, .leftToRight)
    let plot = Plot(chart, resolution: 1000, tickLimit: 5)
    let marks = chart.marks(on: plot)
    // Of thousands of marks some hundred say as much, and some types look at all points for each.
    for index in stride(from: 0, to: marks.count, by: max(marks.count / 200, 1)) {
      let mark = marks[index]
      let series = try #require(
        chart.series.indices.contains(mark.series) ? chart.series[mark.series] : nil)
      guard let point = mark.point else { continue }
      #expect((0..<series.count).contains(point))
      let focus = chart.focus(at: PointReference(series: mark.series, point: point), on: plot)
      #expect(focus?.series == mark.series && focus?.point == point)
      #expect(focus?.part != mark.part || focus?.ink == mark.ink)
    }
  }

  /// Every value that can be drawn is drawn and heard; no other is.
  @Test(arguments: ChartType.allCases, Degenerate.all)
  func seenIsHeard(_ type: ChartType, _ table: Degenerate) {
    let chart = table.chart(type, .leftToRight)
    let plot = Plot(chart, resolution: 10_000, tickLimit: 5)
    for (series, audible) in zip(chart.series, chart.audibleSeries) {
      #expect(audible.x.count == audible.y.count)
      let isInside = audible.y.allSatisfy { $0.isNaN || (0...1).contains($0) }
      #expect(isInside)
      // Types that make a point of several notes have tests of their own that say which.
      guard audible.pointCount == nil, plot.rowNames == nil else { continue }
      #expect(audible.x.count == series.x.count)
      let scale = chart.xAxis.effectiveScale
      let records = chart.isRound ? chart.records(of: series)?.records : nil
      let isSeen = series.x.indices.allSatisfy {
        let hasPlace = scale == .linear || !scale.coordinate(of: series.x[$0]).isNaN
        // Around a middle only what has a share of the whole is seen.
        let isDrawn =
          chart.isRound
          ? records?[$0].last?.value?.isFinite == true
          : !plot.row(of: series.y[$0]).isNaN
        return (hasPlace && isDrawn) != audible.y[$0].isNaN
      }
      #expect(isSeen)
      // Shares are heard, whatever the values are.
      guard !chart.isRound else { continue }
      for (value, height) in zip(series.y, audible.y).prefix(20) where !height.isNaN {
        let alone = chart.height(of: value)
        #expect(alone == height || (alone.isNaN && height.isNaN))
      }
    }
  }

  @Test(arguments: ChartType.allCases, Degenerate.all)
  func factsPointAtWhatTheySay(_ type: ChartType, _ table: Degenerate) {
    let chart = table.chart(type, .leftToRight)
    #expect(chart.facts.count { if case .composition = $0.fact { true } else { false } } == 1)
    for row in chart.facts {
      if let target = row.target {
        #expect(chart.stops(in: target.series).contains(target.point))
      }
      switch (row.fact, row.target) {
      case (.highest(let value, _, _, _), let target?), (.lowest(let value, _, _, _), let target?):
        #expect(chart.series[target.series].y[target.point] == value.value)
      case (.mean(let mean, let median, _, _), _):
        #expect(mean.value.isFinite && median.value.isFinite)
      case (.missing(let count, _), let target?):
        #expect(count > 0 && !chart.series[target.series].y[target.point].isFinite)
      case (.gaps(let count, _, _, _, _), let target?):
        #expect(count > 0 && !chart.series[target.series].y[target.point].isFinite)
      case (.spikes(let count, let value, _, _, _), let target?):
        #expect(count > 0 && chart.series[target.series].y[target.point] == value.value)
      case (.outliers(let count, let value, _, _, _), let target?):
        let parts = chart.details(of: target).parts.compactMap(\.quantity?.value)
        let values = [chart.series[target.series].y[target.point]] + parts
        #expect(count > 0 && values.contains(value.value))
      case (.largestRise(let size, _, _, _, _), let target?),
        (.largestDrop(let size, _, _, _, _), let target?):
        #expect(size.value > 0 && size.value.isFinite && target.point > 0)
      case (.plateaus(_, let level, _, _, _, _), _), (.largestDifference(_, _, let level, _), _):
        #expect(level.value.isFinite)
      default: break
      }
    }
  }

  @Test(arguments: ChartType.allCases, Degenerate.all)
  func landmarksAreStops(_ type: ChartType, _ table: Degenerate) {
    let chart = table.chart(type, .leftToRight)
    for index in chart.series.indices {
      for kind in Landmark.allCases {
        let landmarks = chart.landmarks(kind, in: index)
        #expect(landmarks == Set(landmarks).sorted())
        let areStops = landmarks.allSatisfy(chart.stops(in: index).contains)
        #expect(areStops)
        #expect(chart.next(kind, in: index, from: nil, by: 1) == landmarks.first)
      }
    }
  }

  @Test(arguments: ChartType.allCases, Degenerate.all)
  func everyPointIsWalked(_ type: ChartType, _ table: Degenerate) {
    let chart = table.chart(type, .leftToRight)
    for index in chart.series.indices {
      let stops = chart.stops(in: index)
      #expect(stops == 0..<chart.series[index].count)
      for stop in stops { _ = chart.place(chart.series[index].x[stop]) }
    }
    for case .series(let index) in chart.descriptionItems {
      #expect(chart.series.indices.contains(index))
    }
  }

  @Test func twoEqualMaximaAreToldOnceAtTheFirst() {
    let facts = Samples.chart(.line, [1, 9, 3, 9, 1]).facts
    let highest = facts.filter { if case .highest = $0.fact { true } else { false } }
    #expect(highest.map(\.target) == [PointReference(series: 0, point: 1)])
  }
}
