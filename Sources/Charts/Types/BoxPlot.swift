import Sonification
import Tables

/// A box a category: from quartile to quartile, with its median, whiskers and outliers.
///
/// The value of a point is its median; the ends of the whiskers, the quartiles and the outliers are
/// parts of it. They are heard and walked from the top down, then the outliers.
struct BoxPlot: Projections {
  var help: String { "A box a category: quartiles, median, whiskers and outliers." }
  var sample: SampleTable {
    SampleTable(
      "Delivery",
      """
      City,Time
      Lyon,12
      Lyon,14
      Nice,8
      Nice,9
      Lyon,15
      Nice,10
      Lyon,17
      Lyon,40
      Nice,11
      Metz,
      """, yTitle: "Time", unit: "h")
  }

  var includesZero: Bool { false }
  /// Three columns of a box, and what its group leaves free beside it.
  var leastColumns: Int? { 5 }
  var measure: ValueName? { .median }
  var hasCourse: Bool { false }
  var sharesPlaces: Bool { true }
  var hasNumericPlaces: Bool { false }
  var hasSeries: Bool { false }
  var legendPart: Mark.Part { .box }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  func group(of chart: Chart) -> BarGroup? { boxGroup(of: chart) }

  private func boxGroup(of chart: Chart) -> BarGroup {
    BarGroup(count: chart.series.count, gap: 0.4, isOdd: true)
  }

  // MARK: From values to boxes

  /// A box for each category that comes more than once, here or in another of the charts, or is asked for, of every
  /// series; else one for each series.
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    var boxes = chart.discrete
    // A box stays as it is.
    guard !chart.series.contains(where: { !$0.additional(.median).isEmpty }) else { return boxes }
    let names = TextColumn(chart.xAxis.categories ?? [])
    let groupsCategories = chart.groupsPlaces || charts.contains(where: \.repeatsCategories)
    if chart.repeatsCategories || (groupsCategories && !names.codes.isEmpty) {
      boxes.xAxis.kind = .category(names.dictionary)
      let groups = chart.series.map { series in
        let codes = series.x.map { x -> Int? in
          guard let row = Int(exactly: x), names.codes.indices.contains(row) else { return nil }
          return Int(names.codes[row])
        }
        let groups = Grouping(codes: codes, count: names.dictionary.count)
        return groups.values(of: series.y.elements)
      }
      let all = Quartiles.all(of: groups.flatMap(\.self))
      var next = 0
      boxes.series = zip(chart.series, groups).map { series, groups in
        defer { next += groups.count }
        return Self.series(
          series.name, unit: series.unit, of: groups, Array(all[next..<next + groups.count]))
      }
    } else {
      boxes.xAxis = Axis(kind: .category(chart.series.map(\.name)))
      let groups = chart.series.map(\.y.elements)
      boxes.series =
        groups.isEmpty ? [] : [Self.series("", unit: nil, of: groups, Quartiles.all(of: groups))]
    }
    boxes.notes += chart.missingNote
    // Quartiles lie at quarters between values, which takes two digits more at most.
    boxes.yAxis.betweenDigits = 2
    return boxes
  }

  private static func series(
    _ name: String, unit: String?, of groups: [[Double]], _ all: [Quartiles?]
  ) -> Series {
    func values(_ part: (Quartiles) -> Double) -> [Double] { all.map { $0.map(part) ?? .nan } }
    var outliers: [Double] = []
    var owners: [Int] = []
    for (index, quartiles) in all.enumerated() {
      let found = quartiles?.outliers ?? []
      outliers += found
      owners += Array(repeating: index, count: found.count)
    }
    var series = Series(
      name: name, x: groups.indices.map(Double.init), y: values(\.median), unit: unit,
      isContinuous: false,
      additional: [
        AdditionalValues(.upperWhisker, values: values(\.whiskers.upperBound)),
        AdditionalValues(.upperQuartile, values: values(\.box.upperBound)),
        AdditionalValues(.median, values: values(\.median)),
        AdditionalValues(.lowerQuartile, values: values(\.box.lowerBound)),
        AdditionalValues(.lowerWhisker, values: values(\.whiskers.lowerBound)),
        AdditionalValues(.outlier, values: outliers, points: owners),
      ])
    series.samples = groups.map { $0.filter(\.isFinite).sorted() }
    return series
  }

  // MARK: Seen

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    chart.series.indices.flatMap { index in
      (0..<chart.series[index].count).flatMap {
        marks(of: PointReference(series: index, point: $0), in: chart, on: plot)
      }
    }
  }

  /// The median, which stands out of the box.
  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    marks(of: point, in: chart, on: plot).first { $0.part == .median }
  }

  /// The whiskers, the box over them, the median over that, and the outliers.
  private func marks(of point: PointReference, in chart: Chart, on plot: Plot) -> [Mark] {
    let series = chart.series[point.series]
    let column = plot.column(of: series.x[point.point])
    guard column.isFinite, plot.hasPlace(series.y[point.point]) else { return [] }
    func row(_ name: ValueName) -> Double {
      let value = series.additional(name).first?.value(at: point.point) ?? .nan
      let row = plot.row(of: value)
      return row.isFinite ? min(max(row, 0), 1) : plot.row(of: series.y[point.point])
    }
    let place = plot.columns.isMirrored ? chart.series.count - 1 - point.series : point.series
    let edges = plot.barEdges(around: column, place: place, in: boxGroup(of: chart))
    let (left, right) = (max(edges.left, 0), min(edges.right, 1))
    let middle = (left + right) / 2
    let shades: [ShadeLevel] = [.light, .medium, .faint]
    let outliers = series.additional(.outlier).flatMap { $0.values(at: point.point) }
    return [
      Mark(
        .rule(x: middle, from: row(.lowerWhisker), to: row(.upperWhisker)), point, part: .whisker),
      Mark(
        .block(
          left: left, right: right, bottom: row(.lowerQuartile), top: row(.upperQuartile),
          shade: shades[point.series % shades.count]), point, part: .box),
      Mark(.tick(left: left, right: right, y: row(.median)), point, part: .median),
    ]
      + outliers.filter(plot.hasPlace).map {
        Mark(.dot(PlotPoint(x: middle, y: plot.row(of: $0))), point, part: .outlier)
      }
  }

  // MARK: Heard, said and walked

  func audible(_ series: Series, in chart: Chart) -> AudibleSeries {
    figures(series, in: chart, main: .median) { parts(of: series, at: $0) }
  }

  private func parts(of series: Series, at point: Int) -> [(name: ValueName, value: Double)] {
    series.additional.filter(\.name.isOnYAxis).flatMap { values in
      values.values(at: point).filter(\.isFinite).map { (values.name, $0) }
    }
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    let parts = parts(of: chart.series[point.series], at: point.point)
    guard parts.contains(where: { $0.name == .median }) else { return PointDetails() }
    return PointDetails(
      valueName: .median,
      parts: parts.map { NamedValue($0.name, .quantity(chart.quantity($0.value))) })
  }

  func records(of series: Series, in chart: Chart) -> PointRecords? {
    PointRecords(
      "boxes", of: series,
      [.upperWhisker, .upperQuartile, .median, .lowerQuartile, .lowerWhisker])
  }

  /// Of more boxes than these nobody keeps the quartiles in mind: the data table has them.
  private static let mostBoxes = 12

  /// The common facts are those of the medians; then what the boxes say beside them.
  func facts(of chart: Chart) -> [FactRow] {
    var rows = chart.commonFacts.compactMap { row -> FactRow? in
      // Outliers are values beyond the whiskers, by one rule.
      if case .outlierRule = row.fact { return nil }
      guard case .series = row.group else { return row }
      switch row.fact {
      case .outliers: return nil
      // A value beyond the range may be any part.
      case .series, .beyondRange: return row
      default: break
      }
      return FactRow(.part(.median, row.fact), target: row.target, group: row.group)
    }
    guard !chart.series.isEmpty else { return rows }
    for (index, series) in chart.series.enumerated() {
      let name = chart.series.count > 1 ? series.name : nil
      let group = FactGroup.series(series.name)
      if series.count <= Self.mostBoxes {
        rows += series.y.indices.filter { series.y[$0].isFinite }.map { point in
          let target = PointReference(series: index, point: point)
          let values = series.samples.indices.contains(point) ? series.samples[point].count : 0
          return FactRow(
            .box(
              chart.namedPlace(of: index, at: point), values: values,
              details(of: chart, at: target),
              series: name),
            target: target, group: group)
        }
      }
      let spreads = zip(series.values(.upperQuartile), series.values(.lowerQuartile)).map(-)
      // Boxes without any height have no tallest.
      if let widest = spreads.extreme(by: >), spreads[widest] > 0 {
        rows.append(
          FactRow(
            .largestSpread(
              chart.difference(spreads[widest]), chart.namedPlace(of: index, at: widest),
              series: name),
            target: PointReference(series: index, point: widest), group: group))
      }
      let outliers = series.additional(.outlier).flatMap { values in
        zip(values.points ?? [], values.values).map { (point: $0, value: $1) }
      }
      let farthest = outliers.largest { abs($0.value - series.y[$0.point]) }
      if let farthest {
        rows.append(
          FactRow(
            .outliers(
              outliers.count, farthest: chart.quantity(farthest.value),
              chart.namedPlace(of: index, at: farthest.point), series: name),
            target: PointReference(series: index, point: farthest.point), group: group))
      }
    }
    rows.append(FactRow(.quartileMethod))
    return rows
  }
}

extension Chart {
  /// True when at least half of the categories come more than once, in places of their own, as each row of a table has, or in
  /// the same one, as in a chart file.
  ///
  /// Of pupils of whom two are called alike each has no box.
  fileprivate var repeatsCategories: Bool {
    guard let names = xAxis.categories else { return false }
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    let repeated = counts.values.count { $0 > 1 }
    return repeated > 0 && repeated * 2 >= counts.count
      || series.contains { zip($0.x, $0.x.dropFirst()).contains(where: ==) }
  }
}
