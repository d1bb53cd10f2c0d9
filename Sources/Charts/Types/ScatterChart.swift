import Sonification
import Tables

/// A marker a point: two numbers that do not run in order.
struct ScatterChart: PlainProjections {
  var help: String { "A marker a point: how two numbers go together." }
  var sample: SampleTable {
    SampleTable(
      "Players",
      """
      height,weight
      158,52
      161,60
      165,58
      170,71
      172,66
      179,80
      184,79
      190,140
      """, xTitle: "Height", yTitle: "Weight", unit: "kg")
  }

  var includesZero: Bool { false }
  var hasCourse: Bool { false }
  var fitsLines: Bool { true }
  var sharesPlaces: Bool { true }

  /// More points than these are walked by a grid.
  private static let mostWalked = 100

  func isWalkedByGrid(_ series: Series) -> Bool { series.count > Self.mostWalked }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func audible(_ series: Series, in chart: Chart) -> AudibleSeries {
    var audible = chart.notes(of: series)
    audible.isCloud = true
    return audible
  }

  /// The common facts, and the one that a cloud is looked at for: how closely y follows x.
  func facts(of chart: Chart) -> [FactRow] {
    chart.commonFacts.flatMap { row -> [FactRow] in
      guard case .mean(_, _, _, let name) = row.fact,
        let index = chart.series.firstIndex(where: { name == nil || $0.name == name }),
        let fact = relation(of: index, in: chart)
      else { return [row] }
      var told = [row, FactRow(fact, group: row.group)]
      // Beside that of logarithms stands that of the values.
      if case .correlationOfLogarithms = fact,
        let plain = correlation(of: chart.series[index], name: name, over: .linear, .linear)
      {
        told.insert(FactRow(plain, group: row.group), at: 1)
      }
      return told
        + (logarithms(beside: fact, in: chart).map { [FactRow($0, group: row.group)] } ?? [])
    }
  }

  func relation(of series: Int, in chart: Chart) -> Fact? {
    // A cloud in place of lines through rows that repeat has no one direction.
    // Nor have names, whose order says nothing.
    guard chart.repetition == nil, chart.xAxis.categories == nil, !chart.isOfPlaces else {
      return nil
    }
    let series = chart.series[series]
    let scales = (chart.xAxis.effectiveScale, chart.yAxis.effectiveScale)
    // The only cloud on a logarithmic axis is told as it is drawn, and that it is told so.
    if chart.series.count == 1, scales != (.linear, .linear),
      case .correlation(let drawn, _, _)? = correlation(
        of: series, name: nil, over: scales.0, scales.1)
    {
      return .correlationOfLogarithms(drawn, option: nil)
    }
    return correlation(
      of: series, name: chart.series.count > 1 ? series.name : nil, over: .linear, .linear)
  }

  /// The part by which the correlation of logarithms is clearer, from which on it is told, and the times that the largest
  /// value on each axis is as much as the smallest at least: within less a logarithm is nearly straight.
  private static let (leastClearer, leastRatio) = (0.1, 10.0)

  /// The correlation of the logarithms of a single cloud, where it is clearer than that of plain values above zero: an
  /// infant mortality that falls with wealth is an L on plain axes.
  private func logarithms(beside fact: Fact, in chart: Chart) -> Fact? {
    guard chart.series.count == 1, case .correlation(let plain, _, _) = fact,
      [chart.xAxis, chart.yAxis].allSatisfy({ $0.effectiveScale == .linear && $0.kind == .number }),
      [chart.xExtent, chart.yExtent].allSatisfy({ extent in
        extent.map { $0.lowerBound > 0 && $0.lowerBound * Self.leastRatio <= $0.upperBound }
          ?? false
      }),
      case .correlation(let clearer, _, _)? = correlation(
        of: chart.series[0], name: nil, over: .log10, .log10),
      abs(clearer) >= abs(plain) + Self.leastClearer
    else { return nil }
    return .correlationOfLogarithms(clearer, option: "--x-scale log10 --y-scale log10")
  }

  /// The correlation of the points as they are drawn: on a logarithmic axis that of the logarithms.
  private func correlation(
    of series: Series, name: String?, over xScale: Scale, _ yScale: Scale
  ) -> Fact? {
    let places = series.x.elements.map(xScale.coordinate)
    let heights = series.y.elements.map(yScale.coordinate)
    let points = (0..<series.count).filter { places[$0].isFinite && heights[$0].isFinite }
    let (x, y) = (points.map { places[$0] }, points.map { heights[$0] })
    guard points.count >= Trend.fewestRelated, let correlation = Trend.correlation(of: x, y) else {
      return nil
    }
    return .correlation(correlation, Trend(correlation: correlation), series: name)
  }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    chart.series.enumerated().flatMap { index, series in
      plot.cloud(of: series).map { point, place in
        Mark(.dot(place), series: index, point: point, part: .point)
      }
    }
  }
}

extension Chart {
  /// True of places on earth, whose latitude follows no longitude.
  var isOfPlaces: Bool {
    xAxis.title.map(RoleName.isLongitude) == true && yAxis.title.map(RoleName.isLatitude) == true
  }
}
