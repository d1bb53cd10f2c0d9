import Tables

/// Charts of zeros and ones, which say of each row whether something is so: their mean is its rate.
extension Guess {
  /// The rate of each kind, where nothing but zeros and ones is asked for: two values have no spread.
  func rates(_ place: Column, _ plain: Encoding) -> Encoding? {
    guard asked.type == nil || asked.type == .bar || asked.type == .groupedBar, !isAggregated,
      place.isText || count(of: place) <= Self.mostParts, asked.aggregation == nil,
      !isUnique(known(place)), plain.y.allSatisfy({ column(called: $0)?.isZeroOrOne == true })
    else { return nil }
    var rates = plain
    rates.aggregation = .by(.mean)
    rates.hasNames = true
    return rates
  }
}

extension Column {
  /// True of zeros and ones, some of each.
  var isZeroOrOne: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let present = Set(numbers.values.lazy.filter(\.isFinite))
    return present == [0, 1]
  }
}
