import Glibc

/// A bar a bin: how many values lie in each of even ranges, which touch.
///
/// A point is a bin: its x is the middle of it, its y the number of values in it.
struct HistogramChart: Projections {
  private var bars: BarChart { BarChart(gap: 0) }

  var includesZero: Bool { true }
  var hasCourse: Bool { false }
  var hasNumericPlaces: Bool { false }
  var legendPart: Mark.Part { bars.legendPart }

  func columns(of chart: Chart) -> PlotColumns { bars.columns(of: chart) }
  func marks(of chart: Chart, on plot: Plot) -> [Mark] { bars.marks(of: chart, on: plot) }
  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    bars.focus(of: chart, at: point, on: plot)
  }

  /// The values of every series counted in the same bins; where they stood before is of no account.
  func arranged(_ chart: Chart) -> Chart {
    // What is counted already stays as it is.
    guard chart.xAxis.binWidth == nil else { return chart.discrete }
    var counted = chart.discrete
    counted.xAxis = Axis(
      title: chart.yAxis.title, unit: chart.yAxis.unit, fractionDigits: chart.yAxis.fractionDigits)
    counted.yAxis = Axis()
    counted.leftOutCount = 0
    for index in chart.series.indices {
      counted.series[index] = Series(
        name: chart.series[index].name, x: [], y: [], isContinuous: false)
      counted.series[index].sample = chart.series[index].y.filter(\.isFinite)
    }
    return counted.counted(in: Bins(counted.series.flatMap(\.sample)))
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    PointDetails(valueName: .count)
  }

  /// What was counted, its middle and where most of it lies.
  func facts(of chart: Chart) -> [FactRow] {
    var rows = chart.commonFacts.filter { $0.group == .chart || $0.group == .axes }
    if let first = chart.series.first, first.count > 0 {
      let width = Quantity(
        chart.xAxis.binWidth ?? 0, fractionDigits: chart.xAxis.fractionDigits,
        unit: chart.xAxis.unit)
      rows.append(FactRow(.bins(first.count, width: width), group: .axes))
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
        FactRow(.sampleSize(series.sample.count, series: name), group: group),
        FactRow(chart.meanFact(measured, of: series, series: name), group: group),
        FactRow(
          .mode(
            chart.place(series.x[mode.point]), Int(exactly: series.y[mode.point]) ?? 0,
            series: name), target: mode, group: group),
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
  /// The samples of its series counted in `bins`.
  fileprivate func counted(in bins: Bins) -> Chart {
    var chart = self
    chart.xAxis.binWidth = bins.width
    chart.xAxis.fractionDigits = max(
      bins.fractionDigits, bins.isRound ? 0 : xAxis.fractionDigits)
    for index in series.indices {
      chart.series[index].x = bins.middles
      chart.series[index].y = bins.counts(of: series[index].sample).map(Double.init)
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
      let bins = Bins(group.flatMap { self[$0].series.flatMap(\.sample) })
      for index in group { charts[index] = self[index].counted(in: bins) }
    }
    return charts
  }
}

/// Even ranges with round edges that hold all values.
///
/// Their width follows Freedman and Diaconis (1981), 2 × interquartile range ÷ ∛n, where half of the
/// values are not all alike, else Sturges (1926), range ÷ (log₂ n + 1); it is the
/// nearest 1, 2 or 5 times a power of ten.
struct Bins: Equatable {
  /// The most bins, so that they stay ones that can be walked.
  static let most = 200.0

  /// The width of each.
  private(set) var width = 1.0
  /// How many there are.
  private(set) var count = 0
  /// Where the first begins.
  private(set) var start = 0.0
  /// Whether the edges are multiples of the width.
  private(set) var isRound = true
  /// The digits that tell the edges apart.
  var fractionDigits: Int {
    isRound ? Int(max(0, min(15, -log10(width).rounded(.down)))) : 0
  }

  init(_ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    guard let low = sorted.first, let high = sorted.last else { return }
    let range = high - low
    let isWhole = sorted.allSatisfy { $0 == $0.rounded() }
    var wanted = range > 0 ? Self.width(of: sorted) : abs(low) / 10
    if range > 0 { wanted = max(wanted, range / Self.most) }
    // Whole numbers are not parted.
    width = max(Ticks.niceStep(above: wanted * 0.7), isWhole ? 1 : 0)
    let first = (low / width + 1e-9).rounded(.down)
    // The last bin holds its end, too.
    let last = max((high / width - 1e-9).rounded(.up), first + 1)
    if width > 0, width.isFinite, abs(first) < 9e15, abs(last) < 9e15 {
      start = first * width
      count = Int(last - first)
    } else {
      // Beyond what can be counted in steps all are in one; beyond what a number can be the width of
      // they are in quarters of all there are.
      isRound = false
      let isMeasurable = range.isFinite
      width = isMeasurable ? (range > 0 ? range : 1) : .greatestFiniteMagnitude / 2
      start = isMeasurable ? low : -.greatestFiniteMagnitude
      count = isMeasurable ? 1 : 4
    }
  }

  private static func width(of sorted: [Double]) -> Double {
    let count = Double(sorted.count)
    let range = (sorted.last ?? 0) - (sorted.first ?? 0)
    let spread = Quartiles.quantile(0.75, of: sorted) - Quartiles.quantile(0.25, of: sorted)
    let width = 2 * spread / cbrt(count)
    return width > 0 && width.isFinite ? width : range / (log2(count).rounded(.up) + 1)
  }

  /// The middle of each.
  var middles: [Double] {
    // In two halves, because all of the way may be more than a number can be.
    (0..<count).map { index in
      let half = (Double(index) / 2 + 0.25) * width
      return start + half + half
    }
  }

  /// How many of `values` lie in each: from its start up to its end, which belongs to the next.
  func counts(of values: [Double]) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    guard count > 0 else { return counts }
    for value in values where value.isFinite {
      // A hair of tolerance, so that 0.3 / 0.1 is in the third bin.
      let place = (value / width - start / width + 1e-9).rounded(.down)
      counts[Int(min(max(place, 0), Double(count - 1)))] += 1
    }
    return counts
  }
}
