/// The subject of a row of the details; rows of a group stand together.
public enum FactGroup: Equatable, Sendable {
  /// The chart itself.
  case chart
  /// Its axes.
  case axes
  /// One series, by its name.
  case series(String)
  /// Several series, of which each has rows of its own, by their number.
  case severalSeries(Int)
  /// The relations between series.
  case comparisons
  /// Comparisons of each series with the next one only, where all pairs would be too many.
  case neighborComparisons
  /// Their total.
  case total
}

/// A fact as a row of the details, with the point it speaks of, if it does.
public struct FactRow: Equatable, Sendable {
  /// The fact that the row says.
  public var fact: Fact
  /// The point that Enter on the row goes to.
  public var target: PointReference?
  /// The subject: a row whose group differs from the one before begins a group.
  public var group: FactGroup
  /// The rows that this one stands for until it is opened.
  public internal(set) var folded: [FactRow] = []

  /// Makes a row.
  public init(_ fact: Fact, target: PointReference? = nil, group: FactGroup = .chart) {
    self.fact = fact
    self.target = target
    self.group = group
  }

  /// The row with the points that it and those it stands for speak of put elsewhere.
  package func targeting(_ place: (PointReference) -> PointReference) -> FactRow {
    var row = self
    row.target = target.map(place)
    row.folded = folded.map { $0.targeting(place) }
    return row
  }
}

extension Chart {
  /// The facts every chart type has: how it is made, what each series does, how they compare.
  var commonFacts: [FactRow] {
    if !isMeasured { measureSeries() }
    var rows: [FactRow] = []
    if let title, !title.isEmpty { rows.append(FactRow(.title(title))) }
    if let windowOutline { rows.append(FactRow(.window(windowOutline))) }
    rows.append(FactRow(.composition(type, series: series.count, points: pointCount)))
    // The shape is what is asked first.
    let courses = courseCounts
    if !courses.isEmpty { rows.append(FactRow(.courses(courses))) }
    rows += sharedExtremes + sharedSteps + overtakingRows
    if let largestMean { rows.append(FactRow(amongShown(largestMean))) }
    if series.count == 1, let shape = shape(of: 0) {
      let target = shape.point.map { PointReference(series: 0, point: $0) }
      rows.append(FactRow(.shape(shape.shape, series: nil), target: target))
    }
    if let summary, !summary.isEmpty { rows.append(FactRow(.summary(summary))) }
    rows += originFacts.map { FactRow($0) }
    rows += notes.map { FactRow($0) }
    if let repetitionFact { rows.append(FactRow(repetitionFact)) }
    if let leftOutFact { rows.append(FactRow(leftOutFact)) }
    rows += [
      FactRow(
        .xAxis(title: xAxis.saidTitle, xAxisExtent, xAxis.effectiveScale, direction), group: .axes),
      FactRow(
        .yAxis(
          title: yAxis.saidTitle, yAxisExtent, yAxis.effectiveScale, hasZero: !hidesZero),
        group: .axes),
    ]
    rows += referenceFacts
    if let spannedPowers { rows.append(FactRow(spannedPowers, group: .axes)) }
    let (x, y) = (xAxis.shared?.charts.count, yAxis.shared?.charts.count)
    if x != nil || y != nil { rows.append(FactRow(.sharedAxes(x: x, y: y), group: .axes)) }
    rows += additionalAxes.map {
      FactRow(.additionalAxis(title: $0.name, $0.extent), group: .axes)
    }
    rows += pauses.map { pause in
      FactRow(
        .noPoints(from: place(pause.lowerBound), to: place(pause.upperBound)),
        target: firstPoint(from: pause.upperBound), group: .axes)
    }
    rows += missingTimesRows
    for index in series.indices {
      rows += facts(ofSeries: index).map { fact, point in
        FactRow(
          fact, target: point.map { PointReference(series: index, point: $0) },
          group: .series(series[index].name))
      }
    }
    for (a, b) in comparedPairs { rows += comparisonFacts(a, b) }
    if !notCompared.isEmpty {
      rows.append(FactRow(.notCompared(notCompared), group: comparisonGroup))
    }
    // Of few values their reason is the rule.
    let isByRule = { (row: FactRow) in
      guard case .outliers = row.fact else { return false }
      return row.target.flatMap { statistics(of: $0.series)?.count }.map {
        $0 >= Outliers.fewest
      } ?? true
    }
    if rows.contains(where: isByRule) {
      rows.append(FactRow(.outlierRule(hasCourse: hasCourse)))
    }
    return rows
  }

  /// The stretches without times, a few by themselves, of more their number and the longest.
  private var missingTimesRows: [FactRow] {
    let holes = missingTimes
    let few = 3
    guard holes.count > few else {
      return holes.map { hole in
        FactRow(
          .noPoints(from: place(hole.lowerBound), to: place(hole.upperBound)),
          target: firstPoint(from: hole.upperBound), group: .axes)
      }
    }
    return holes.largest { $0.upperBound - $0.lowerBound }.map { longest in
      [
        FactRow(
          .missingTimes(
            holes.count, longestFrom: place(longest.lowerBound), to: place(longest.upperBound)),
          target: firstPoint(from: longest.upperBound), group: .axes)
      ]
    } ?? []
  }

  // MARK: Several series

  private var comparisonGroup: FactGroup {
    comparesNeighborsOnly ? .neighborComparisons : .comparisons
  }

  private func comparisonFacts(_ a: Int, _ b: Int) -> [FactRow] {
    let comparison = comparison(a, b)
    guard comparison.shared > 0 else { return [] }
    let group = comparisonGroup
    let first = crossings(a, b).first.map { PointReference(series: a, point: $0.point) }
    var rows = [FactRow(.comparison(comparison), target: first, group: group)]
    if comparison.shared > 1, let difference = comparison.largestDifference,
      comparison.largestDifferencePlace != nil, let point = relation(a, b).widest?.first
    {
      let place = namedPlace(of: a, at: point)
      var fact = Fact.largestDifference(comparison.first, comparison.second, difference, place)
      if let measure = comparison.measure { fact = .part(measure, fact) }
      if showsLargestPlaces { fact = .amongShown(fact) }
      rows.append(
        FactRow(fact, target: PointReference(series: a, point: point), group: group))
    }
    return rows
  }
}
