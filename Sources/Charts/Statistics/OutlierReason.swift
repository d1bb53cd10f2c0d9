import Tables

/// The reason why a value is an outlier.
public enum OutlierReason: Equatable, Sendable {
  /// It is far from the values before and after it.
  case neighbors
  /// It is far from all others, which have no order.
  case others
  /// It is unusual for its month, quarter, hour or day of the week, in which the series repeats.
  case part(Place)
  /// It is unusual for its place in what repeats.
  case repetition
}

extension Chart {
  /// The reason why a point of a series is an outlier: what is usual was taken off before.
  func outlierReason(_ point: Int, of series: Series, _ period: Period?) -> OutlierReason {
    guard hasCourse else { return .others }
    guard let period else { return .neighbors }
    guard let unit = unit(of: span(of: period, in: series)),
      let part = part(of: unit, at: series.x[point])
    else { return .repetition }
    return .part(place(of: part, unit))
  }
}
