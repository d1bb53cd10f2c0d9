import Sonification

/// A slice a category, clockwise from the top and the largest first: how values share a whole.
///
/// Rows of one category are added up. Several series are rings, the first outermost.
struct PieChart: Projections {
  /// The radius of the hole in the middle, as a share of the outer one.
  var hole = 0.0

  var help: String {
    hole > 0
      ? "Rings of slices: shares of a whole, a ring a series." : "Slices: shares of a whole."
  }
  var sample: SampleTable {
    SampleTable(
      "Energy", "Source,2024\nWind,33.5\nSun,14\nGas,20\nHydro,\nWind,3\nCoal,29\nLosses,-4",
      yTitle: "Energy", unit: "TWh")
  }

  var includesZero: Bool { true }
  var hasCourse: Bool { false }
  var sharesPlaces: Bool { true }
  var hasNumericPlaces: Bool { false }
  var isRound: Bool { true }
  var hasSeries: Bool { false }
  var legendPart: Mark.Part { .slice }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  // MARK: Seen

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    chart.series.indices.flatMap { index in
      (0..<chart.series[index].count).compactMap {
        slice(of: chart, at: PointReference(series: index, point: $0), on: plot)
      }
    }
  }

  /// The rim of the slice of a point, of a broad one the middle of it, so that its color and its pattern stay; `nil` where
  /// it has no share.
  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    slice(of: chart, at: point, on: plot) { angles, radii in
      let width = radii.upperBound - radii.lowerBound
      let rim = max(min(Self.rim, width / 2), Self.leastRim(on: plot))
      let middle = (angles.lowerBound + angles.upperBound) / 2
      let half = min((angles.upperBound - angles.lowerBound) / 2, Self.longestRim / 2)
      return (
        middle - half...middle + half,
        max(radii.upperBound - rim, radii.lowerBound)...radii.upperBound
      )
    }
  }

  /// The longest rim as a part of the whole turn.
  private static let longestRim = 1.0 / 24

  /// The width of a rim as a share of the radius.
  private static let rim = 0.2

  /// The width of one that has a whole row.
  private static func leastRim(on plot: Plot) -> Double {
    plot.rows.map { 2.4 / (Double(max($0.count, 1)) * min(1, plot.aspect)) } ?? 0
  }

  /// The slice of a point, or what is between some angles and radii of it; `nil` where it has no share.
  private func slice(
    of chart: Chart, at point: PointReference, on plot: Plot,
    between part: (ClosedRange<Double>, ClosedRange<Double>) -> (
      angles: ClosedRange<Double>, radii: ClosedRange<Double>
    ) = { ($0, $1) }
  ) -> Mark? {
    guard let place = place(of: point, in: chart, on: plot) else { return nil }
    let (angles, radii) = part(place.angles, place.radii)
    return Mark(
      .arc(angles, radii: radii, in: Polar(aspect: plot.aspect)), point,
      part: .slice, ink: ink(of: point.point, in: chart.series[point.series]))
  }

  /// A sign in the middle of a slice, or nearer to the edge where it narrows to a point.
  func focusSign(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    guard let (angles, radii) = place(of: point, in: chart, on: plot) else { return nil }
    let middle = Polar(aspect: plot.aspect).point(
      (angles.lowerBound + angles.upperBound) / 2,
      radii.lowerBound + (radii.upperBound - radii.lowerBound)
        * (radii.lowerBound > 0 ? 1 / 2 : 2 / 3))
    return Mark(.dot(middle), point, part: .point)
  }

  /// The angles and the radii between which a slice lies; `nil` where there is no share.
  private func place(
    of point: PointReference, in chart: Chart, on plot: Plot
  ) -> (angles: ClosedRange<Double>, radii: ClosedRange<Double>)? {
    let series = chart.series[point.series]
    guard let share = series.share(at: point.point), share > 0,
      let starts = series.whole?.starts, starts.indices.contains(point.point)
    else { return nil }
    let start = starts[point.point]
    let end = max(min(start + share / 100, 1), start)
    return (
      plot.columns.isMirrored ? 1 - end...1 - start : start...end,
      radii(of: point.series, of: chart.series.count)
    )
  }

  /// The ink of a slice: they go round, but never so that the last one has that of the first beside it.
  private func ink(of point: Int, in series: Series) -> Int {
    let inks = 8
    let part = Int(exactly: series.x[point]) ?? point
    return part % ((series.whole?.partCount ?? 0) % inks == 1 ? inks - 1 : inks)
  }

  private func radii(of ring: Int, of count: Int) -> ClosedRange<Double> {
    let width = (1 - hole) / Double(max(count, 1))
    let inner = hole + width * Double(count - 1 - ring)
    // Rings are told apart by the room between them.
    return (ring < count - 1 ? inner + width / 8 : inner)...inner + width
  }

  func slices(of chart: Chart) -> [Slice]? {
    let names = chart.xAxis.categories ?? []
    let percents = chart.series.map { $0.values(.share) }
    guard let first = chart.series.first else { return [] }
    return (0..<first.count).compactMap { point in
      // A part without a share has no sign.
      guard let part = Int(exactly: first.x[point]), names.indices.contains(part),
        percents.contains(where: { $0.indices.contains(point) && $0[point].isFinite })
      else { return nil }
      return Slice(
        name: names[part], ink: ink(of: point, in: first), point: part,
        percent: percents.count == 1 ? percents[0][point] : nil)
    }
  }

  // MARK: Heard, said and walked

  /// The pitch is the share, whatever the whole is; what has none is not heard.
  func audible(_ series: Series, in chart: Chart) -> AudibleSeries {
    AudibleSeries(
      x: Array(series.x.prefix(series.count)), y: series.values(.share).map { $0 / 100 },
      isContinuous: false)
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    let series = chart.series[point.series]
    guard let whole = series.whole, whole.total.isFinite
    else { return PointDetails() }
    let total = chart.quantity(whole.total)
    // A value below zero is no part of the whole, but no step from its neighbor either.
    return series.y[point.point].isFinite
      ? PointDetails(share: Share(percent: series.share(at: point.point), total: total))
      : PointDetails()
  }

  func records(of series: Series, in chart: Chart) -> PointRecords? {
    let percents = series.values(.share)
    return PointRecords(
      name: "slices", hasPlace: true,
      records: (0..<series.count).map { point in
        [.init("value", series.y[point]), .init("percent", percents[point])]
      })
  }

  /// The shares of each series before what else is said of it; there are no axes to speak of.
  func facts(of chart: Chart) -> [FactRow] {
    var rows = chart.commonFacts.compactMap { row -> FactRow? in
      switch row.fact {
      case .xAxis: nil
      case .yAxis(let title, let extent, let scale, _):
        FactRow(.values(title: title, extent, scale), group: row.group)
      default: row
      }
    }
    for (index, series) in chart.series.enumerated() {
      let group = FactGroup.series(series.name)
      let place = rows.firstIndex { $0.group == group } ?? rows.endIndex
      rows.insert(contentsOf: shareRows(of: index, in: chart, group), at: place)
    }
    return rows
  }

  /// More shares than these are not said in one sentence.
  private static let mostSaid = 5

  func shares(of index: Int, in chart: Chart) -> Fact? {
    let series = chart.series[index]
    let percents = series.values(.share)
    let known = series.pointsWithShare
    guard !known.isEmpty, let whole = series.whole?.total, whole.isFinite else { return nil }
    // One more takes no longer to say than that there is one.
    let said = known.prefix(known.count == Self.mostSaid + 1 ? known.count : Self.mostSaid)
    return .shares(
      said.map { NamedShare(place: chart.place(series.x[$0]), percent: percents[$0]) },
      others: known.count - said.count,
      percent: known.dropFirst(said.count).reduce(0) { $0 + percents[$1] },
      of: chart.quantity(whole), series: chart.series.count > 1 ? series.name : nil)
  }

  private func shareRows(of index: Int, in chart: Chart, _ group: FactGroup) -> [FactRow] {
    let series = chart.series[index]
    func row(_ fact: Fact, at point: Int?) -> FactRow {
      FactRow(
        fact, target: point.map { PointReference(series: index, point: $0) }, group: group)
    }
    var rows: [FactRow] = []
    if let shares = shares(of: index, in: chart) {
      rows.append(row(shares, at: series.pointsWithShare.first))
    }
    let without = (0..<series.count).filter { series.y[$0] < 0 }
    if let first = without.first {
      let name = chart.series.count > 1 ? series.name : nil
      let fact = Fact.withoutShare(without.count, chart.place(series.x[first]), series: name)
      rows.append(row(fact, at: first))
    }
    return rows
  }
}

extension Series {
  /// The points that have a share, in falling order of it: that of a ring is its own.
  fileprivate var pointsWithShare: [Int] {
    let percents = values(.share)
    return (0..<count).filter { percents[$0].isFinite }
      .sorted { (percents[$1], $0) < (percents[$0], $1) }
  }

  /// The share of a point in percent; `nil` where it has none.
  fileprivate func share(at point: Int) -> Double? {
    additional.first { $0.name == .share }.map { $0.value(at: point) }.flatMap {
      $0.isFinite ? $0 : nil
    }
  }
}
