import Glibc
import Tables

/// The facts about each series of a chart.
extension Chart {
  /// A fact and the point it speaks of.
  typealias PlacedFact = (fact: Fact, point: Int?)

  /// The facts about a series: at most fifteen rows, so that the list stays one to be walked.
  func facts(ofSeries index: Int) -> [PlacedFact] {
    let series = series[index]
    let name = self.series.count > 1 ? series.name : nil
    var rows: [PlacedFact] = []
    let measured = statistics(of: index)
    if let name {
      // One value is no line.
      let isPoint = measured?.count == 1
      rows.append(
        (
          .series(
            name, points: isPoint ? 1 : series.count, isContinuous: series.isContinuous && !isPoint),
          nil
        ))
    }
    guard let measured else {
      return rows + [(.noValues(series: name), nil)]
    }
    func value(_ point: Int) -> Quantity { quantity(series.y[point], of: series) }
    func place(_ point: Int) -> Place { self.place(series.x[point]) }
    func named(_ point: Int) -> Place { namedPlace(of: index, at: point) }
    let (highest, lowest) = (measured.highest, measured.lowest)
    let shape = shape(of: index)
    let areFlows = areFlows(ofSeries: index)
    // That of the only series stands at the beginning.
    if let shape, name != nil { rows.append((.shape(shape.shape, series: name), shape.point)) }
    rows += [
      (
        .highest(value(highest), named(highest), measured.highestOccurrence, series: name),
        highest
      ),
      (
        amongShown(.lowest(value(lowest), named(lowest), measured.lowestOccurrence, series: name)),
        lowest
      ),
    ]
    if hasMean {
      rows.append((amongShown(meanFact(measured, of: series, series: name)), nil))
      if let half = middleHalf(of: series, series: name) { rows.append((amongShown(half), nil)) }
    }
    if let below = belowZero(of: series, series: name) { rows.append((below.fact, below.point)) }
    if measured.count > 1, hasCourse {
      let (start, end) = Change.ends(value(measured.first), value(measured.last))
      let change = Change(from: start, to: end).among(
        series.y[measured.lowest]...series.y[measured.highest])
      let turningPoints = measured.turningPoints
      if tellsChange(ofSeries: index) {
        rows.append((.change(from: start, to: end, change, series: name), measured.last))
      }
      // Few values have no trend, and the shape tells more than that there is none, or no change.
      let isTold =
        shape.map { $0.shape.isLevel || [.mixed, .flat].contains(measured.trend.direction) }
        ?? false
      if measured.count >= Trend.fewest, !isTold, !countsKinds {
        rows.append(
          (
            .trend(
              measured.trend,
              turningPoints: measured.saidTurningPoints(beside: shape?.shape), series: name),
            turningPoints.first
          ))
      }
    }
    if let line = trendLineFact(ofSeries: index, name: name) { rows.append((line, nil)) }
    let features = features(of: index)
    if !isOfCorrelations, !isFilledByTurns, let longest = features.gaps.longest,
      let first = features.gaps.runs.first
    {
      rows.append((.missing(measured.missing, series: name), first.lowerBound))
      if hasCourse {
        rows.append(
          (
            .gaps(
              features.gaps.runs.count, longestFrom: place(longest.lowerBound),
              to: place(longest.upperBound - 1), alike: features.gaps.longestCount, series: name),
            longest.lowerBound
          ))
      }
    }
    rows += missingTimesFacts(ofSeries: index, name: name)
    rows += placingFacts(ofSeries: index, name: name)
    rows += notableFacts(features, of: index, name: name)
    // The change says what a single step does.
    if measured.count > 2, !areFlows, !countsKinds {
      rows += stepFacts(features, of: series, name: name)
    }
    return Array(rows.prefix(15))
  }

  /// The times at which one of several series alone has no points.
  private func missingTimesFacts(ofSeries index: Int, name: String?) -> [(Fact, Int?)] {
    let holes = missingTimes(of: index)
    func length(_ hole: ClosedRange<Double>) -> Double { hole.upperBound - hole.lowerBound }
    guard let longest = holes.largest(by: length) else { return [] }
    let ends = missingEnds(longest, of: index)
    return [
      (
        .gaps(
          holes.count, longestFrom: place(ends.lowerBound), to: place(ends.upperBound),
          alike: holes.count { abs(length($0) - length(longest)) < 1 }, series: name),
        series[index].index(at: longest.upperBound)
      )
    ]
  }

  /// True of a matrix whose diagonal was left out: nothing is missing there.
  public var isOfCorrelations: Bool {
    notes.contains { if case .correlations = $0 { true } else { false } }
  }

  /// The name of a point of many things that have names, by which it is told among all; else where it stands along x, a
  /// name that is no word with the title of the axis: "sex 1".
  public func namedPlace(of index: Int, at point: Int) -> Place {
    let series = series[index]
    if type == .scatter, series.labels.indices.contains(point), let name = series.labels[point],
      !name.isEmpty
    {
      return .category(name)
    }
    let place = place(series.x[point])
    guard case .category(let name) = place, let title = titleOfKinds(with: place) else {
      return place
    }
    return .category("\(title) \(name)")
  }

  /// The title of the x axis where a place on it is a name that says nothing without it; `nil` of any other.
  ///
  /// A box is told with many numbers, among which a code is lost.
  package func titleOfKinds(with place: Place) -> String? {
    guard case .category(let name) = place, xAxis.columnNumber == nil, let title = xAxis.title,
      title.isWord,
      !RoleName.value.matches(title)
    else { return nil }
    let isLost = (type == .box || type == .violin) && !name.isEmpty && !name.isWord
    return isLost || name.needsColumn ? title : nil
  }

  /// A fact, told of the places that are shown where these are the largest: there may be lower ones.
  func amongShown(_ fact: Fact) -> Fact { showsLargestPlaces ? .amongShown(fact) : fact }

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
            toldLength(of: period, in: series), span: span(of: period, in: series), period.strength,
            series: name),
          nil
        ))
    }
    if hasCourse, measure == nil, repetition == nil, xAxis.categories == nil,
      let change = SwingChange(of: series.allValues)
    {
      rows.append((.swings(change.times, isGrowing: change.isGrowing, series: name), nil))
    }
    rows += episodeFacts(features, of: series, name: name)
    // The only exception of a shape is not told again.
    let exception = features.shape.flatMap { $0.shape.exception == nil ? nil : $0.point }
    // Spikes and dips are told apart, first those of which one stands out most.
    if let first = features.largestSpike?.isPeak {
      for isPeak in [first, !first] {
        let spikes = features.spikes.filter { $0.isPeak == isPeak }
        // The one that is told is none that another of its kind goes beyond.
        let values = spikes.map { isPeak ? series.y[$0.index] : -series.y[$0.index] }
        guard let most = values.max(), let first = values.firstIndex(of: most) else { continue }
        let spike = spikes[first]
        // A value that many points have is no dip, however alone it stands.
        let alike = series.allValues.count { $0 == series.y[spike.index] }
        guard alike * 50 <= max(series.count, 50), spikes.map(\.index) != [exception] else {
          continue
        }
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
    if let farthest = features.farthestOutlier,
      !features.outliers.allSatisfy(spikes.contains), features.outliers != [exception]
    {
      rows.append(
        (
          .outliers(
            features.outliers.count, farthest: value(farthest), namedPlace(of: index, at: farthest),
            outlierReason(farthest, of: series, features.period), series: name),
          farthest
        ))
    }
    // The shape tells of its levels.
    if let longest = features.plateaus.first, features.shape?.plateaus == nil {
      let (amount, points) = (amount(of: longest, in: series), longest.points)
      rows.append(
        (
          .plateaus(
            features.plateaus.count, longest: amount.quantity, isExact: amount.isExact,
            from: place(points.lowerBound), to: place(points.upperBound), series: name),
          points.lowerBound
        ))
    }
    return rows
  }

  /// The stretches in which a series is unusually high or low, those that go farther first.
  private func episodeFacts(
    _ features: Features, of series: Series, name: String?
  ) -> [PlacedFact] {
    let first = features.episodes.first?.isHigh ?? true
    return [first, !first].compactMap { isHigh in
      let episodes = features.episodes.filter { $0.isHigh == isHigh }
      guard let most = episodes.first else { return nil }
      return (
        .episodes(
          isHigh: isHigh, episodes.count, from: place(series.x[most.points.lowerBound]),
          to: place(series.x[most.points.upperBound]),
          quantity(series.y[most.extreme], of: series), place(series.x[most.extreme]),
          series: name), most.extreme
      )
    }
  }

  private func stepFacts(_ features: Features, of series: Series, name: String?) -> [PlacedFact] {
    let steps = steps(of: series)
    func origin(_ point: Int) -> Int { steps.origin(of: point) ?? point - 1 }
    func size(_ point: Int) -> Quantity {
      distance(series.y[origin(point)], series.y[point], of: series)
    }
    func place(_ point: Int) -> Place { self.place(series.x[point]) }
    // A step across cells that are filled by turns, or where steps vary, begins far from its end.
    let usual = series.sampledStep
    func start(_ point: Int) -> Place? {
      let origin = origin(point)
      let step = series.x[point] - series.x[origin]
      return origin < point - 1 || step > 1.9 * usual ? place(origin) : nil
    }
    // A step that is told as nothing is none.
    func isTold(_ size: Quantity) -> Bool {
      size.value.isFinite
        && (size.kind == .lapse
          || abs(size.value) * pow(10, Double(min(size.fractionDigits, 15))) >= 0.5)
    }
    var rows: [PlacedFact] = []
    if let rise = features.largestRise, isTold(size(rise)) {
      let often = features.riseOccurrence
      rows.append(
        (.largestRise(size(rise), from: start(rise), place(rise), often, series: name), rise))
    }
    if let drop = features.largestDrop, isTold(size(drop)) {
      let often = features.dropOccurrence
      rows.append(
        (.largestDrop(size(drop), from: start(drop), place(drop), often, series: name), drop))
    }
    return rows
  }

  /// The fact that stands out most along a series, if any does: a period, or what is unusual in one that the shape tells
  /// of; else a spike, an outlier or a plateau.
  public func notableFact(ofSeries index: Int) -> Fact? {
    // Outliers of a box plot are values of the boxes, and no medians.
    guard !countsValues, measure != .median else { return nil }
    let facts = notableFacts(features(of: index), of: index, name: nil).map(\.fact)
    if case .periodic? = shape(of: index)?.shape.course,
      let episode = facts.first(where: { if case .episodes = $0 { true } else { false } })
    {
      return episode
    }
    return facts.first
  }
}

extension Series {
  /// The distance of most points from the one before, of at most a thousand of them; infinite where there is none.
  fileprivate var sampledStep: Double {
    guard count > 2 else { return .infinity }
    let stride = max(count / 1_000, 1)
    let steps = Swift.stride(from: 1, to: count, by: stride).map { x[$0] - x[$0 - 1] }
      .filter { $0 > 0 }.sorted()
    return steps.isEmpty ? .infinity : steps[steps.count / 2]
  }
}
