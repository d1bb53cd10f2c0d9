/// The means of a chart, and where they say something.
extension Chart {
  /// False of what has no mean that says anything: of an order, of the numbers of rows of some kinds, whose mean is that of
  /// all rows by the number of kinds, of medians, and of means of kinds.
  package var hasMean: Bool {
    guard yAxis.valueKind != .rank, measure != .median, !hasShareOfAll, !isOfPlaces else {
      return false
    }
    guard !hasCourse, xAxis.categories != nil else { return true }
    return averaged == nil
      && !notes.contains { if case .counted = $0 { true } else { false } }
  }

  /// True where the share of all rows is told, beside which the mean of those of kinds says nothing.
  private var hasShareOfAll: Bool {
    notes.contains { if case .shareOfAll = $0 { true } else { false } }
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

  /// True where no value that it could show is missing: cells that are no numbers are elsewhere.
  var showsAllValues: Bool {
    averaged == nil
      && series.allSatisfy { $0.sample.isEmpty && $0.allValues.allSatisfy(\.isFinite) }
  }
}
