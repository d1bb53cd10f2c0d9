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
    if let largestMean { rows.append(FactRow(largestMean)) }
    if series.count == 1, let shape = shape(of: 0) {
      let target = shape.point.map { PointReference(series: 0, point: $0) }
      rows.append(FactRow(.shape(shape.shape, series: nil), target: target))
    }
    if let summary, !summary.isEmpty { rows.append(FactRow(.summary(summary))) }
    rows += originFacts.map { FactRow($0) }
    rows += notes.map { FactRow($0) }
    if let repetitionFact { rows.append(FactRow(repetitionFact)) }
    if leftOutCount > 0 { rows.append(FactRow(.leftOut(leftOutCount))) }
    rows += [
      FactRow(
        .xAxis(title: xAxis.title, xAxisExtent, xAxis.effectiveScale, direction), group: .axes),
      FactRow(
        .yAxis(
          title: yAxis.title, yAxisExtent, yAxis.effectiveScale, hasZero: !hidesZero),
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
    for index in series.indices {
      rows += facts(ofSeries: index).map { fact, point in
        FactRow(
          fact, target: point.map { PointReference(series: index, point: $0) },
          group: .series(series[index].name))
      }
    }
    for (a, b) in comparedPairs { rows += comparisonFacts(a, b) }
    if rows.contains(where: { if case .outliers = $0.fact { true } else { false } }) {
      rows.append(FactRow(.outlierRule(hasCourse: hasCourse)))
    }
    return rows
  }

  // MARK: One series

  /// A fact and the point it speaks of.
  typealias PlacedFact = (fact: Fact, point: Int?)

  /// The facts about a series: at most fifteen rows, so that the list stays one to be walked.
  func facts(ofSeries index: Int) -> [PlacedFact] {
    let series = series[index]
    let name = self.series.count > 1 ? series.name : nil
    var rows: [PlacedFact] = []
    if let name {
      rows.append((.series(name, points: series.count, isContinuous: series.isContinuous), nil))
    }
    guard let measured = statistics(of: index) else {
      return rows + [(.noValues(series: name), nil)]
    }
    func value(_ point: Int) -> Quantity { quantity(series.y[point], of: series) }
    func place(_ point: Int) -> Place { self.place(series.x[point]) }
    let (highest, lowest) = (measured.highest, measured.lowest)
    let shape = shape(of: index)
    // That of the only series stands at the beginning.
    if let shape, name != nil { rows.append((.shape(shape.shape, series: name), shape.point)) }
    rows += [
      (
        .highest(value(highest), place(highest), measured.highestOccurrence, series: name),
        highest
      ),
      (.lowest(value(lowest), place(lowest), measured.lowestOccurrence, series: name), lowest),
    ]
    // Nobody takes the mean of an order, or half of it.
    if yAxis.valueKind != .rank {
      rows.append((meanFact(measured, of: series, series: name), nil))
      if let half = middleHalf(of: series, series: name) { rows.append((half, nil)) }
    }
    if let below = belowZero(of: series, series: name) { rows.append((below.fact, below.point)) }
    if measured.count > 1, hasCourse {
      let (start, end) = (value(measured.first), value(measured.last))
      let change = Change(from: start, to: end)
      let turningPoints = measured.turningPoints
      rows.append((.change(from: start, to: end, change, series: name), measured.last))
      // Few values have no trend, and the shape tells more than that there is none, or no change.
      let isTold = shape != nil && [.mixed, .flat].contains(measured.trend.direction)
      if measured.count >= Trend.fewest, !isTold {
        rows.append(
          (
            .trend(measured.trend, turningPoints: measured.saidTurningPoints, series: name),
            turningPoints.first
          ))
      }
    }
    if let line = trendLineFact(ofSeries: index, name: name) { rows.append((line, nil)) }
    let features = features(of: index)
    if let longest = features.gaps.longest, let first = features.gaps.runs.first {
      rows.append((.missing(measured.missing, series: name), first.lowerBound))
      if hasCourse {
        rows.append(
          (
            .gaps(
              features.gaps.runs.count, longestFrom: place(longest.lowerBound),
              to: place(longest.upperBound - 1), series: name), longest.lowerBound
          ))
      }
    }
    rows += placingFacts(ofSeries: index, name: name)
    rows += notableFacts(features, of: index, name: name)
    // The change says what a single step does.
    if measured.count > 2 { rows += stepFacts(features, of: series, name: name) }
    return Array(rows.prefix(15))
  }

  /// The mean and the median, with the same digits; of bins those of what was counted.
  public func meanFact(_ measured: Statistics, of series: Series, series name: String?) -> Fact {
    var (mean, median) = (average(measured.mean), average(measured.median))
    var aggregate = measure == .median ? nil : averaged
    if let counted = sampleStatistics(of: series) {
      aggregate = nil
      (mean, median) = (average(counted.mean, on: xAxis), average(counted.median, on: xAxis))
    }
    let digits = max(mean.fractionDigits, median.fractionDigits)
    mean.fractionDigits = digits
    median.fractionDigits = digits
    return .mean(mean, median: median, of: aggregate, series: name)
  }

  /// The mean or the median that each value is of several rows or of the values of a box, whose own is
  /// another; `nil` where it is neither.
  package var averaged: Aggregate? {
    if measure == .median { return .median }
    for case .aggregated(let aggregate, let rows) in notes where rows.upperBound > 1 {
      return [.mean, .median].contains(aggregate) ? aggregate : nil
    }
    return nil
  }

  /// The period, the spikes, the outliers and the plateaus of a series, where it has them.
  private func notableFacts(_ features: Features, of index: Int, name: String?) -> [PlacedFact] {
    let series = series[index]
    func value(_ point: Int) -> Quantity { quantity(series.y[point], of: series) }
    func place(_ point: Int) -> Place { self.place(series.x[point]) }
    var rows: [PlacedFact] = []
    if let period = features.period {
      rows.append(
        (
          .period(
            period.points, span: span(of: period, in: series), period.strength, series: name),
          nil
        ))
    }
    // Spikes and dips are told apart, first those of which one stands out most.
    if let first = features.largestSpike?.isPeak {
      for isPeak in [first, !first] {
        let spikes = features.spikes.filter { $0.isPeak == isPeak }
        guard let spike = spikes.largest(by: { abs($0.height) }) else { continue }
        rows.append(
          (
            .spikes(
              spikes.count, largest: value(spike.index), place(spike.index), isPeak: isPeak,
              series: name), spike.index
          ))
      }
    }
    // An outlier that was named as a spike need not be named again.
    let spikes = Set(features.spikes.map(\.index))
    if let farthest = farthestOutlier(features.outliers, of: series),
      !features.outliers.allSatisfy(spikes.contains)
    {
      rows.append(
        (
          .outliers(
            features.outliers.count, farthest: value(farthest), place(farthest),
            outlierReason(farthest, of: series, features.period), series: name),
          farthest
        ))
    }
    if let longest = features.plateaus.first?.points {
      rows.append(
        (
          .plateaus(
            features.plateaus.count, longest: quantity(level(of: longest, in: series)),
            isExact: series.y[longest].allSatisfy { $0 == series.y[longest.lowerBound] },
            from: place(longest.lowerBound), to: place(longest.upperBound), series: name),
          longest.lowerBound
        ))
    }
    return rows
  }

  private func stepFacts(_ features: Features, of series: Series, name: String?) -> [PlacedFact] {
    func size(_ point: Int) -> Quantity {
      difference(abs(series.y[point] - series.y[point - 1]), of: series)
    }
    func place(_ point: Int) -> Place { self.place(series.x[point]) }
    // A step across missing times begins far from its end.
    let holes = holes(of: series)
    let usual = series.usualStep
    func start(_ point: Int) -> Place? {
      let step = series.x[point] - series.x[point - 1]
      return holes.contains(point) || step > 1.9 * usual ? place(point - 1) : nil
    }
    var rows: [PlacedFact] = []
    func often(_ point: Int) -> Occurrence { Steps.occurrence(of: point, in: series.allValues) }
    if let rise = features.largestRise, size(rise).value.isFinite {
      rows.append(
        (.largestRise(size(rise), from: start(rise), place(rise), often(rise), series: name), rise))
    }
    if let drop = features.largestDrop, size(drop).value.isFinite {
      rows.append(
        (.largestDrop(size(drop), from: start(drop), place(drop), often(drop), series: name), drop))
    }
    return rows
  }

  /// The fact that stands out most along a series, if any does: a period, else a spike, an outlier
  /// or a plateau.
  public func notableFact(ofSeries index: Int) -> Fact? {
    notableFacts(features(of: index), of: index, name: nil).first?.fact
  }

  // MARK: Several series

  private func comparisonFacts(_ a: Int, _ b: Int) -> [FactRow] {
    let comparison = comparison(a, b)
    guard comparison.shared > 0 else { return [] }
    let group = comparesNeighborsOnly ? FactGroup.neighborComparisons : .comparisons
    let first = crossings(a, b).first.map { PointReference(series: a, point: $0.point) }
    var rows = [FactRow(.comparison(comparison), target: first, group: group)]
    if comparison.shared > 1, let difference = comparison.largestDifference,
      let place = comparison.largestDifferencePlace,
      let point = relation(a, b).widest?.first
    {
      rows.append(
        FactRow(
          .largestDifference(comparison.first, comparison.second, difference, place),
          target: PointReference(series: a, point: point), group: group))
    }
    return rows
  }
}

extension Series {
  /// The distance of most points from the one before, of at most a thousand of them; infinite where there is none.
  fileprivate var usualStep: Double {
    guard count > 2 else { return .infinity }
    let stride = max(count / 1_000, 1)
    let steps = Swift.stride(from: 1, to: count, by: stride).map { x[$0] - x[$0 - 1] }
      .filter { $0 > 0 }.sorted()
    return steps.isEmpty ? .infinity : steps[steps.count / 2]
  }
}
