import Tables

extension Chart {
  /// True of a series whose values are what came at each time, as rain and bookings are: the change from the first of them
  /// to the last, or from one to the next, says nothing of it.
  ///
  /// At least a fifth are zero, again and again, and none is below; or they are of both signs, and each as it comes: neither
  /// like the one before nor leading anywhere.
  package func areFlows(ofSeries index: Int) -> Bool {
    measurements.areFlows(index) { measuredFlows(ofSeries: index) }
  }

  private func measuredFlows(ofSeries index: Int) -> Bool {
    guard hasCourse else { return false }
    let values = series[index].allValues
    let y = values.allSatisfy(\.isFinite) ? values : values.filter(\.isFinite)
    guard y.count >= Flows.fewest, let low = y.min(), let high = y.max(), low < high else {
      return false
    }
    // The quick questions first: most of many values are none.
    guard low >= 0 ? Flows.areSparse(y) : high > 0 && Flows.areUnlike(y) else { return false }
    let led = RankCorrelation.of(y.indices.map(Double.init), y)
    return led.map { abs($0) <= Flows.mostLed } ?? true
  }
}

extension Chart {
  /// False of a series whose first and last value say nothing of the others: of flows, of numbers of rows of kinds, of what
  /// varies around a level, and of what repeats and does not end where its period began, unless it leads far beyond one.
  package func tellsChange(ofSeries index: Int) -> Bool {
    measurements.tellsChange(index) { measuredChange(ofSeries: index) }
  }

  private func measuredChange(ofSeries index: Int) -> Bool {
    if countsKinds || areFlows(ofSeries: index) { return false }
    guard let measured = statistics(of: index) else { return true }
    guard let shape = shape(of: index)?.shape else {
      // Of many values that lead nowhere two say nothing.
      return measured.count < Flows.many || courseKind(of: index) != .mixed
    }
    // A level that one value leaves is the same before and after it.
    if shape.isLevel, shape.isNoisy || shape.exception != nil { return false }
    guard case .periodic(let repetition) = shape.course, repetition.points > 0,
      (measured.last - measured.first) % repetition.points != 0
    else { return true }
    let y = series[index].allValues
    guard let cycles = Cycles(y, every: repetition.points) else { return false }
    return abs(y[measured.last] - y[measured.first]) > Flows.farBeyond * cycles.reach
  }
}

extension Chart {
  /// True of the numbers of rows of kinds that are no times, as of the answers to a question: the last kind does not come
  /// of the first.
  package var countsKinds: Bool {
    guard notes.contains(where: { if case .counted = $0 { true } else { false } }),
      let names = xAxis.categories
    else { return false }
    return CalendarNames.cycle(of: names) == nil && PeriodLabels.ranks(of: names) == nil
  }
}

/// The measure of values that are what came at each time.
private enum Flows {
  /// Fewer values are looked at one by one.
  static let fewest = 10
  /// Below this rank correlation with their places values lead nowhere.
  static let mostLed = 0.4
  /// Values that are no more like the one before than this are each as it comes.
  private static let mostAlike = 0.25
  /// The middle half of flows is at least as wide as this part of their middle.
  private static let leastSpread = 0.5
  /// The change of what repeats is that of all of it where it is so many times what a period reaches over.
  static let farBeyond = 2.0
  /// So many values are not looked at one by one.
  static let many = 50
  /// Fewer stretches of zeros are pauses.
  private static let fewestStretches = 4

  static func areSparse(_ y: [Double]) -> Bool {
    let zeros = y.count { $0 == 0 }
    let stretches = zip(y, y.dropFirst()).count { $0 == 0 && $1 != 0 }
    return zeros * 5 >= y.count && stretches >= min(fewestStretches, zeros)
  }

  static func areUnlike(_ y: [Double]) -> Bool {
    let mean = Aggregate.mean(y)
    let square = y.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    guard square > 0, square.isFinite else { return false }
    let product = zip(y, y.dropFirst()).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
    guard product / square <= mostAlike else { return false }
    // A series that stays about one value but for a few far from it is no flow.
    let (low, high) = (Quantile.at(0.25, in: y), Quantile.at(0.75, in: y))
    return high - low >= leastSpread * abs(Quantile.at(0.5, in: y))
  }
}
