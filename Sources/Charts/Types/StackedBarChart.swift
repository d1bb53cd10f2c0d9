import Tables

/// Bars on top of each other: a bar an x, a part of it a series.
///
/// A part below zero hangs below it. A step to a part sounds the part, then the total of its bar;
/// the audio graph plays the parts, a series after the other, on a scale that reaches to the
/// totals.
struct StackedBarChart: Projections {
  var help: String { "Bars on top of each other: what the series add up to." }
  var sample: SampleTable {
    SampleTable(
      "Sales",
      """
      Quarter,ACME,BOLT
      Q1,30,20
      Q2,40,80
      Q3,25,-5
      Q4,55,20
      """, unit: "EUR")
  }

  private static let group = BarGroup(gap: 0.25)

  var includesZero: Bool { true }
  var hasFoot: Bool { true }
  var isStacked: Bool { true }
  var legendPart: Mark.Part { .bar }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  func group(of chart: Chart) -> BarGroup? { Self.group }

  /// The axis reaches to the ends of the bars, the pitch to their totals.
  func reach(of chart: Chart) -> [Double] {
    Stack(chart.series).sums.flatMap { [$0.above, $0.below, $0.total] }
  }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    let stack = Stack(chart.series)
    let shown = places(of: stack, on: plot)
    return chart.series.indices.flatMap { index in
      (0..<chart.series[index].count).compactMap { point in
        shown?.contains(chart.series[index].x[point]) == false
          ? nil : bar(PointReference(series: index, point: point), of: chart, stack, on: plot)
      }
    }
  }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    bar(point, of: chart, Stack(chart.series), on: plot)
  }

  func focusSign(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    focus(of: chart, at: point, on: plot)?.signOfBar
  }

  /// Of bars that share a column the longest; `nil` where each has its own.
  private func places(of stack: Stack, on plot: Plot) -> Set<Double>? {
    var longest: [Int: (x: Double, length: Double)] = [:]
    for (x, sum) in zip(stack.places, stack.sums) where plot.column(of: x).isFinite {
      guard let column = plot.barColumn(of: x, among: stack.sums.count) else { return nil }
      let length = sum.above - sum.below
      if let known = longest[column], (known.length, x) > (length, known.x) { continue }
      longest[column] = (x, length)
    }
    return Set(longest.values.map(\.x))
  }

  private func bar(
    _ point: PointReference, of chart: Chart, _ stack: Stack, on plot: Plot
  ) -> Mark? {
    let series = chart.series[point.series]
    let x = plot.column(of: series.x[point.point])
    guard x.isFinite, plot.hasPlace(series.y[point.point]) else { return nil }
    let span = stack.spans[point.series][point.point]
    let heights = plot.part(from: span.low, to: span.high)
    let edges = plot.barEdges(around: x, place: 0, in: Self.group)
    return Mark(
      .bar(
        left: max(edges.left, 0), right: min(edges.right, 1), bottom: heights.bottom,
        top: heights.top), point, part: .bar)
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    let series = chart.series[point.series]
    let value = series.y[point.point]
    guard value.isFinite else { return PointDetails() }
    let parts = chart.parts(at: series.x[point.point])
    let total = parts.reduce(0, Stack.sum)
    // A share of what is partly below zero would mislead.
    let isShare = total > 0 && parts.allSatisfy { $0 >= 0 }
    return PointDetails(
      share: Share(percent: isShare ? value / total * 100 : nil, total: chart.quantity(total)))
  }

  /// The sum of a bar belongs to the chart, not to a series.
  func records(of series: Series, in chart: Chart) -> PointRecords? { nil }

  /// The common facts of the parts, then those of the total.
  func facts(of chart: Chart) -> [FactRow] { chart.commonFacts + chart.totalFacts(as: .bar) }
}

extension Chart {
  /// The facts about the sums of several series, told as those of one of a type.
  func totalFacts(as type: ChartType) -> [FactRow] {
    guard series.count > 1 else { return [] }
    let stack = Stack(series)
    // Shares come to one and the same everywhere.
    if stack.sums.map(\.total).areWholesOfShares { return [] }
    var total = self
    total.type = type
    total.hasTrendLines = false
    total.series = [
      Series(
        name: "", x: stack.places, y: stack.sums.map(\.total),
        isContinuous: type.projections.glides)
    ]
    return total.facts(ofSeries: 0).map { fact, _ in
      FactRow(.part(.total, fact), group: .total)
    }
  }

  /// The values of all series at a place.
  func parts(at x: Double) -> [Double] {
    series.compactMap { series in series.index(at: x).map { series.y[$0] } }.filter(\.isFinite)
  }

  /// The sums of the series at each x of any of them, ascending; `nil` where they are not on top of
  /// each other.
  ///
  /// Not a number where none of them has a value.
  public var totals: [(x: Double, y: Double)]? {
    guard isStacked else { return nil }
    let stack = Stack(series)
    let totals = Dictionary(uniqueKeysWithValues: zip(stack.places, stack.sums.map(\.total)))
    let places = Set(series.flatMap { $0.x.prefix($0.count) }.filter(\.isFinite)).sorted()
    return places.map { ($0, totals[$0] ?? .nan) }
  }
}

extension [Double] {
  /// True of the sums of shares, of two places or more: all are a hundred, or one, as far as shares were rounded.
  fileprivate var areWholesOfShares: Bool {
    let present = filter(\.isFinite)
    return present.count > 1
      && [1.0, 100].contains { whole in
        present.allSatisfy { abs($0 - whole) <= Self.mostRounded * whole }
      }
  }

  /// The part of a hundred by which rounded shares miss it at most.
  private static var mostRounded: Double { 0.01 }
}

extension Stack {
  /// The values of several series on top of each other.
  init(_ series: [Series]) { self.init(series.map { ($0.x.elements, $0.y.elements) }) }
}
