import Tables

/// The rules that chose what nobody asked for.
extension Encoding {
  /// The rule by which a chart became what it is, where it has no reason of its own.
  ///
  /// - Parameters:
  ///   - type: The type of the chart.
  ///   - hasTimes: True where times stand along x.
  ///   - hasNames: True where names do.
  ///   - repeats: True where places come again that nothing parts.
  /// - Returns: The rule.
  func reason(
    of type: ChartType, overTime hasTimes: Bool, overNames hasNames: Bool, repeating repeats: Bool
  ) -> Channels.Reason {
    if type.seriesNames.count > 1 { return .candles }
    if let reason { return reason }
    if repeats { return .repeatedPlaces }
    if measures == [.rows()] { return .counts }
    if type == .histogram { return .spread }
    if type == .box { return x == nil && series == nil ? .columnsCompared : .spreadOfKinds }
    let isAggregated = if case .by = aggregation { true } else { false }
    if hasTimes {
      if isAggregated { return .repeatedTimes }
      return series == nil ? .times : split == nil ? .timesOfKinds : .timesOfKindsOfKinds
    }
    if hasNames {
      if isAggregated { return .repeatedNames }
      if top != nil { return .largest }
      return series == nil ? .names : .namesOfKinds
    }
    guard type == .scatter else { return .numbers }
    return x.map(RoleName.isLongitude) == true ? .placesOnEarth : .measuresOfThings
  }
}
