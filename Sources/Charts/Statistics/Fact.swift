/// One thing that is true of a chart, as data; a language says it.
public enum Fact: Equatable, Sendable {
  case title(String)
  /// The author's own words.
  case summary(String)
  case composition(ChartType, series: Int, points: Int)
  case xAxis(title: String?, AxisExtent, Scale, Chart.Direction)
  case yAxis(title: String?, AxisExtent, Scale)
  case series(String, points: Int, isContinuous: Bool)
  /// Everything below names its series where the chart has several.
  case highest(Quantity, Place, series: String?)
  case lowest(Quantity, Place, series: String?)
  case mean(Quantity, median: Quantity, series: String?)
  case change(from: Quantity, to: Quantity, Change, series: String?)
  case trend(Trend, turningPoints: Int, series: String?)
  case missing(Int, series: String?)
  case noValues(series: String?)
  /// Values that have no place on a logarithmic axis.
  case offScale(Int, series: String?)
  /// Rows that have no place on the x axis.
  case leftOut(Int)
}

/// What an axis reaches over.
public enum AxisExtent: Equatable, Sendable {
  case none
  case numbers(Quantity, Quantity)
  /// The first and last date; what both share is said once.
  case dates(Double, Double, DatePrecision, timeZone: String, DateSpan)
  case categories(count: Int, first: String, last: String)
}

/// How far a value went from another.
public struct Change: Equatable, Sendable {
  /// The difference.
  public var amount: Quantity
  /// The difference in percent of the first value; `nil` where that is zero.
  public var percent: Double?
  /// Whether percent says something to a listener: of a negative start, or of a percentage, it
  /// would mislead.
  public var isPercentSaid: Bool

  /// The change from `start` to `end`.
  public init(from start: Quantity, to end: Quantity) {
    amount = end
    amount.value = end.value - start.value
    percent =
      start.value == 0 ? nil : (end.value / start.value - 1) * 100 * (start.value < 0 ? -1 : 1)
    isPercentSaid = start.value > 0 && start.unit != "%"
    if let percent, !percent.isFinite { self.percent = nil }
  }

  /// The percent to be said, if it is.
  public var saidPercent: Double? { isPercentSaid ? percent : nil }
}

/// A point of a series.
public struct PointReference: Hashable, Sendable {
  /// The index of the series.
  public var series: Int
  /// The index of the point in it.
  public var point: Int

  /// Makes a reference.
  public init(series: Int, point: Int) {
    self.series = series
    self.point = point
  }
}

/// A fact as a row of the details, with the point it speaks of, if it does.
public struct FactRow: Equatable, Sendable {
  /// What is true.
  public var fact: Fact
  /// Where Enter on the row goes.
  public var target: PointReference?

  /// Makes a row.
  public init(_ fact: Fact, target: PointReference? = nil) {
    self.fact = fact
    self.target = target
  }
}

extension Chart {
  /// The facts every chart type has: how it is made, then what each series does.
  var commonFacts: [FactRow] {
    var rows: [FactRow] = []
    if let title, !title.isEmpty { rows.append(FactRow(.title(title))) }
    rows.append(FactRow(.composition(type, series: series.count, points: pointCount)))
    if let summary, !summary.isEmpty { rows.append(FactRow(.summary(summary))) }
    rows.append(FactRow(.xAxis(title: xAxis.title, xAxisExtent, xAxis.effectiveScale, direction)))
    rows.append(FactRow(.yAxis(title: yAxis.title, yAxisExtent, yAxis.effectiveScale)))
    for index in series.indices { rows += facts(ofSeries: index) }
    if leftOutCount > 0 { rows.append(FactRow(.leftOut(leftOutCount))) }
    return rows
  }

  private func facts(ofSeries index: Int) -> [FactRow] {
    let series = series[index]
    let name = self.series.count > 1 ? series.name : nil
    var rows: [FactRow] = []
    if let name {
      rows.append(
        FactRow(.series(name, points: series.count, isContinuous: series.isContinuous)))
    }
    guard let measured = Statistics(series) else {
      return rows + [FactRow(.noValues(series: name))]
    }
    func at(_ point: Int) -> PointReference { PointReference(series: index, point: point) }
    func value(_ point: Int) -> Quantity { quantity(series.y[point]) }
    func place(_ point: Int) -> Place { self.place(series.x[point]) }
    rows += [
      FactRow(
        .highest(value(measured.highest), place(measured.highest), series: name),
        target: at(measured.highest)),
      FactRow(
        .lowest(value(measured.lowest), place(measured.lowest), series: name),
        target: at(measured.lowest)),
      FactRow(.mean(average(measured.mean), median: average(measured.median), series: name)),
    ]
    if measured.count > 1 {
      let start = value(measured.first)
      let end = value(measured.last)
      rows += [
        FactRow(
          .change(from: start, to: end, Change(from: start, to: end), series: name),
          target: at(measured.last)),
        FactRow(
          .trend(measured.trend, turningPoints: measured.turningPoints.count, series: name),
          target: measured.turningPoints.first.map(at)),
      ]
    }
    if measured.missing > 0 {
      let gap = (0..<series.count).first { !series.y[$0].isFinite }
      rows.append(FactRow(.missing(measured.missing, series: name), target: gap.map(at)))
    }
    let offScale = series.y.count {
      $0.isFinite && yAxis.effectiveScale.coordinate(of: $0).isNaN
    }
    if offScale > 0 { rows.append(FactRow(.offScale(offScale, series: name))) }
    return rows
  }

  /// What the x axis reaches over.
  public var xAxisExtent: AxisExtent {
    guard let extent = xExtent else { return .none }
    switch xAxis.kind {
    case .category(let names):
      return .categories(count: names.count, first: names.first ?? "", last: names.last ?? "")
    case .date(let precision):
      return .dates(
        extent.lowerBound, extent.upperBound, precision, timeZone: xAxis.timeZone,
        dateSpan)
    case .number:
      let shown = xAxis.statedRange ?? extent
      func quantity(_ value: Double) -> Quantity {
        Quantity(value, fractionDigits: xAxis.fractionDigits, unit: xAxis.unit)
      }
      return .numbers(quantity(shown.lowerBound), quantity(shown.upperBound))
    }
  }

  /// What the y axis reaches over: what pitch spans.
  public var yAxisExtent: AxisExtent {
    guard let range = pitchRange else { return .none }
    return .numbers(quantity(range.lowerBound), quantity(range.upperBound))
  }
}
