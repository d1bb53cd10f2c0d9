import Tables

/// Charts over periods that are written in no form of a date.
extension Guess {
  /// Measures over periods that follow each other in a form that is no date; a line where bars would be many.
  var periods: [Encoding] {
    guard asked.series == nil, !isAggregated, !measures.isEmpty,
      let label = places(columns(.nominal)).first(where: { $0.isOfPeriods && isUnique([$0]) })
    else { return [] }
    var periods = encoding(label, withoutShares(measures))
    let isLong = count(of: label) > Self.mostPeriods || measures.count > 1
    if isLong, asked.type == nil { periods.type = .line }
    return [periods]
  }

  /// More periods than these are a course rather than bars.
  private static let mostPeriods = 12
}
