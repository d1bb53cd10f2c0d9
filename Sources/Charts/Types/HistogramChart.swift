import Tables

/// A bar a bin: how many values lie in each of even ranges, which touch.
///
/// A point is a bin: its x is the middle of it, its y the number of values in it.
struct HistogramChart: Projections {
  var help: String { "A bar a bin: how many values lie in each of even ranges." }
  var sample: SampleTable {
    SampleTable(
      "Parcels",
      """
      Weight
      12.5
      13
      14.2
      18
      19.5
      20
      21.3
      21.8
      22
      23
      24.9
      25
      27
      33
      41
      """)
  }

  private var bars: BarChart { BarChart(gap: 0) }

  var includesZero: Bool { true }
  var hasFoot: Bool { true }
  var hasCourse: Bool { false }
  var sharesPlaces: Bool { true }
  var hasNumericPlaces: Bool { false }
  var hasSeries: Bool { false }
  var legendPart: Mark.Part { bars.legendPart }

  func columns(of chart: Chart) -> PlotColumns { bars.columns(of: chart) }
  func marks(of chart: Chart, on plot: Plot) -> [Mark] { bars.marks(of: chart, on: plot) }
  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    bars.focus(of: chart, at: point, on: plot)
  }

  func focusSign(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    focus(of: chart, at: point, on: plot)?.signOfBar
  }

  /// The values of every series counted in the same bins; where they stood before is of no account.
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    // Values that are counted already stay as they are.
    guard chart.xAxis.binWidth == nil else { return chart.discrete }
    var counted = chart.discrete
    counted.xAxis = Axis(
      title: chart.yAxis.title, unit: chart.yAxis.unit, fractionDigits: chart.yAxis.fractionDigits)
    counted.xAxis.valueKind = chart.yAxis.valueKind
    counted.xAxis.hasYears = chart.yAxis.hasYears
    counted.yAxis = Axis()
    counted.leftOutCount = 0
    counted.notes += chart.missingNote
    for index in chart.series.indices {
      counted.series[index] = Series(
        name: chart.series[index].name, x: [], y: [], isContinuous: false)
      counted.series[index].samples = [chart.series[index].y.filter(\.isFinite)]
    }
    let sample = counted.series.flatMap(\.sample)
    let asked = chart.askedBinWidth.flatMap { Bins(sample, width: $0) }
    return counted.counted(in: asked ?? Bins(partingFar: sample))
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    PointDetails(valueName: .count)
  }

  func records(of series: Series, in chart: Chart) -> PointRecords? {
    let half = (chart.xAxis.binWidth ?? 0) / 2
    return PointRecords(
      name: "bins", hasPlace: false,
      records: (0..<series.count).map { point in
        [
          .init("from", series.x[point] - half), .init("to", series.x[point] + half),
          .init("count", series.y[point]),
        ]
      })
  }

  /// The number of values, their middle, and the range that most of them lie in.
  func facts(of chart: Chart) -> [FactRow] {
    // A number of values is no outlier among others.
    var rows = chart.commonFacts.filter { row in
      if case .outlierRule = row.fact { return false }
      return row.group == .chart || row.group == .axes
    }
    if let first = chart.series.first, first.count > 0 {
      let width = Quantity(
        chart.xAxis.binWidth ?? 0, fractionDigits: chart.xAxis.fractionDigits,
        unit: chart.xAxis.unit)
      rows.append(FactRow(.bins(first.count, width: width), group: .axes))
      rows += chart.wideBins.map { FactRow(.wideBin($0), group: .axes) }
    }
    for (index, series) in chart.series.enumerated() {
      let name = chart.series.count > 1 ? series.name : nil
      let group = FactGroup.series(series.name)
      guard let measured = chart.statistics(of: index) else {
        rows.append(FactRow(.noValues(series: name), group: group))
        continue
      }
      let mode = PointReference(series: index, point: measured.highest)
      rows += [
        FactRow(chart.sampleFact(of: series, series: name), group: group),
        FactRow(chart.meanFact(measured, of: series, series: name), group: group),
      ]
      rows += chart.spreadFacts(of: series, series: name).map { FactRow($0, group: group) }
      rows += [
        FactRow(
          .mode(
            chart.place(series.x[mode.point]), Int(exactly: series.y[mode.point]) ?? 0,
            series: name), target: mode, group: group)
      ]
      rows += chart.placingFacts(ofSeries: index, name: name).map { fact, point in
        FactRow(
          fact, target: point.map { PointReference(series: index, point: $0) }, group: group)
      }
    }
    return rows
  }
}

extension Chart {
  /// The number of values that were counted, the smallest and the largest, which bins only tell about.
  fileprivate func sampleFact(of series: Series, series name: String?) -> Fact {
    let values = series.sample
    guard let low = values.min(), let high = values.max() else {
      return .sampleSize(0, series: name)
    }
    let digits = SaidDigits.needed(for: [low, high], most: Self.mostDigitsOfEnds)
    let ends = [low, high].map { xAxis.quantity($0, fractionDigits: digits) }
    return .sampleSize(values.count, from: ends[0], to: ends[1], series: name)
  }

  /// More digits of a value than these are noise.
  private static var mostDigitsOfEnds: Int { 4 }

  /// The first and the last bin, where they reach to values far from all others.
  package var wideBins: [Place] {
    guard let reach = xAxis.binReach, let width = xAxis.binWidth, let extent = xExtent else {
      return []
    }
    let isFirstWide = reach.lowerBound < extent.lowerBound - width * 0.51
    let isLastWide = reach.upperBound > extent.upperBound + width * 0.51
    return (isFirstWide ? [place(extent.lowerBound)] : [])
      + (isLastWide ? [place(extent.upperBound)] : [])
  }

  /// The samples of its series counted in `bins`.
  fileprivate func counted(in bins: Bins) -> Chart {
    var chart = self
    chart.xAxis.binWidth = bins.width
    chart.xAxis.binReach = bins.reach
    chart.xAxis.fractionDigits = max(
      bins.fractionDigits, bins.isRound ? 0 : xAxis.fractionDigits)
    for index in series.indices {
      chart.series[index].x = Excerpt(bins.middles)
      let grouping = Grouping(
        codes: series[index].sample.map(bins.index), count: bins.middles.count)
      chart.series[index].samples = grouping.values(of: series[index].sample)
      chart.series[index].y = Excerpt(grouping.sizes.map(Double.init))
    }
    return chart
  }
}

extension [Chart] {
  /// The charts with the samples of all histograms of one measure counted in the same bins.
  var sharingBins: [Chart] {
    var charts = self
    let histograms = indices.filter {
      self[$0].xAxis.binWidth != nil && self[$0].series.contains { !$0.sample.isEmpty }
    }
    for group in Dictionary(grouping: histograms, by: { self[$0].xAxis.measure }).values
    where group.count > 1 {
      let bins = Bins(partingFar: group.flatMap { self[$0].series.flatMap(\.sample) })
      for index in group { charts[index] = self[index].counted(in: bins) }
    }
    return charts
  }
}
