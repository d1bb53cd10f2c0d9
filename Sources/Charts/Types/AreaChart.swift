import Tables

/// A line a series with the room between it and zero filled, of several on top of each other where their sum means
/// something.
struct AreaChart: Projections {
  var help: String {
    "A line a series with the room below it filled; several on top of each other where they add up."
  }
  var sample: SampleTable {
    SampleTable(
      "Tank",
      """
      Hour,Fill
      0,10
      2,14
      5,14
      6,
      9,3
      """, unit: "l")
  }

  var includesZero: Bool { true }
  var glides: Bool { true }
  var fitsLines: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  /// Series whose sum means something are on top of each other.
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    var chart = chart.continuous
    chart.hasStackedAreas = chart.canBeStacked
    return chart
  }

  /// The axis and the pitch reach to the sums.
  func reach(of chart: Chart) -> [Double] {
    chart.isStacked ? StackedBarChart().reach(of: chart) : []
  }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    let zero = plot.row(of: 0)
    // In cells the row of zero is full, so that the room above the lowest value reaches down to the axis.
    let standsOnZero = plot.isExact ? plot.yRange.contains(0) : plot.yRange.lowerBound < 0
    let base = zero.isFinite && standsOnZero ? min(max(zero, 0), 1) : 0
    var drawn = chart
    drawn.series = chart.drawnSeries
    let lines = LineChart().marks(of: drawn, on: plot)
    let areas = lines.compactMap { mark -> Mark? in
      guard case .line(let points) = mark.geometry else { return nil }
      return FilledCurve(under: points, base: base, slices: plot.resolution / 2).map {
        Mark(.area($0), series: mark.series, part: .area)
      }
    }
    // Of two that are as high, one of them because it is nothing, the lower is in front.
    return (chart.isStacked ? areas.reversed() : areas) + lines
  }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    let series = chart.drawnSeries[point.series]
    let place = plot.point(series.x[point.point], series.y[point.point])
    guard place.x.isFinite, place.y.isFinite else { return nil }
    return Mark(.dot(place), point, part: .point)
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    chart.isStacked ? StackedBarChart().details(of: chart, at: point) : PointDetails()
  }

  /// The sum at a place belongs to the chart, not to a series.
  func records(of series: Series, in chart: Chart) -> PointRecords? { nil }

  func facts(of chart: Chart) -> [FactRow] {
    chart.isStacked ? chart.commonFacts + chart.totalFacts(as: .line) : chart.commonFacts
  }
}

extension Chart {
  /// True where the values of its series are on top of each other.
  public var isStacked: Bool {
    type.projections.isStacked
      || hasStackedAreas && type == .area && yAxis.effectiveScale == .linear && averaged == nil
  }

  /// The series as high as they are drawn: of stacked areas each on those before it.
  public var drawnSeries: [Series] {
    guard hasStackedAreas, isStacked else { return series }
    return measurements.stacked.value {
      var sums = Array(repeating: 0.0, count: series.map(\.count).max() ?? 0)
      return series.map { layer in
        for (index, value) in layer.allValues.enumerated() {
          sums[index] = Stack.sum(sums[index], value)
        }
        var layer = layer
        layer.y = Excerpt(Array(sums.prefix(layer.count)))
        return layer
      }
    }
  }

  /// True where a sum of the series means something at each of their places: all have a value there of one
  /// kind and on one side of zero.
  fileprivate var canBeStacked: Bool {
    guard series.count > 1, let first = series.first, first.count > 1,
      series.allSatisfy({ $0.count == first.count && $0.unit == first.unit }),
      quantity(0).isOfRatioScale
    else { return false }
    let values = series.map(\.allValues)
    return series.allSatisfy { $0.x == first.x }
      && (values.allSatisfy { $0.allSatisfy { $0 >= 0 && $0.isFinite } }
        || values.allSatisfy { $0.allSatisfy { $0 <= 0 && $0.isFinite } })
  }
}
