/// The parts of a point, for those who say it or walk it.
public struct PointDetails: Equatable, Sendable {
  /// The name of its value among its parts.
  public var valueName: ValueName?
  /// Its direction within itself: up (1), down (-1) or neither (0).
  public var rise: Int?
  /// Its parts on the y axis in the order they are walked, its value among them.
  public var parts: [NamedValue]
  /// Its share of the whole that it is a part of.
  public var share: Share?
  /// The ends between which its value may lie, without the unit, which was said with it.
  public var interval: Interval?
  /// Its values beside y, on axes of their own.
  public var additional: [NamedValue]

  /// Makes details; without any the point is nothing but its value.
  public init(
    valueName: ValueName? = nil, rise: Int? = nil, parts: [NamedValue] = [],
    share: Share? = nil, interval: Interval? = nil, additional: [NamedValue] = []
  ) {
    self.share = share
    self.interval = interval
    self.valueName = valueName
    self.rise = rise
    self.parts = parts
    self.additional = additional
  }

  /// The number of its parts that are outliers.
  public var outlierCount: Int { parts.count { $0.name == .outlier } }

  /// The quartiles between which the middle half of its values reaches, without the unit, which was
  /// said with the median; `nil` where it is no box.
  public var box: (low: Quantity, high: Quantity)? {
    func quartile(_ name: ValueName) -> Quantity? {
      var quantity = parts.first { $0.name == name }?.quantity
      quantity?.dropUnit()
      return quantity
    }
    guard let low = quartile(.lowerQuartile), let high = quartile(.upperQuartile) else {
      return nil
    }
    return (low, high)
  }

  /// True where the value says all, so that its change against another point does, too.
  public var isPlain: Bool { valueName == nil && share == nil }

  /// The parts besides the value and outliers, which are only counted, without the unit, which was said with it.
  public var otherParts: [NamedValue] {
    parts.filter { $0.name != valueName && $0.name != .outlier }.map { part in
      guard var quantity = part.quantity else { return part }
      quantity.dropUnit()
      return NamedValue(part.name, .quantity(quantity))
    }
  }
}

/// The relation of a value to the whole that it is a part of.
public struct Share: Equatable, Sendable {
  /// The share of the whole; `nil` where parts of it are below zero.
  public var percent: Double?
  /// The whole.
  public var total: Quantity

  /// Makes a share.
  public init(percent: Double?, total: Quantity) {
    self.percent = percent
    self.total = total
  }
}

/// A value with its name.
public struct NamedValue: Equatable, Sendable {
  /// A number or what stands in its place.
  public enum Value: Equatable, Sendable {
    case quantity(Quantity)
    case text(String)
    /// Nothing, where the other points have something.
    case missing
  }

  /// Its name.
  public var name: ValueName
  /// Its amount.
  public var value: Value

  /// Makes a named value.
  public init(_ name: ValueName, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// The number, if it is one.
  public var quantity: Quantity? {
    if case .quantity(let quantity) = value { quantity } else { nil }
  }
}

extension Chart {
  /// The parts of a point; of one that is missing or does not exist only its values beside y.
  public func details(of point: PointReference) -> PointDetails {
    guard series.indices.contains(point.series) else { return PointDetails() }
    let series = series[point.series]
    guard (0..<series.count).contains(point.point) else { return PointDetails() }
    var details = type.projections.details(of: self, at: point)
    details.interval = interval(of: point)
    // A share is said with its whole.
    for values in series.additional where !values.name.isOnYAxis && values.name != .share {
      let value = values.value(at: point.point)
      if values.texts.indices.contains(point.point), let text = values.texts[point.point] {
        details.additional.append(NamedValue(values.name, .text(text)))
      } else if value.isFinite {
        details.additional.append(NamedValue(values.name, .quantity(values.quantity(value))))
      }
    }
    return details
  }

  /// The most notes of a point that are heard; all of its parts are walked.
  static let mostNotes = 12

  /// The heights in pitch of the notes that stand for a point: its parts in turn, or
  /// its value and what that is a part of.
  public func heights(of point: PointReference) -> [Double] {
    guard series.indices.contains(point.series),
      (0..<series[point.series].count).contains(point.point)
    else { return [] }
    let details = details(of: point)
    if isRound { return [details.share?.percent.map { $0 / 100 } ?? .nan, 1] }
    let parts = details.parts.prefix(Self.mostNotes).compactMap(\.quantity?.value)
    let value = series[point.series].y[point.point]
    if placing(of: point) == .nowhere { return [.nan] }
    return heights(
      of: parts.isEmpty ? [value] + [details.share?.total.value].compactMap(\.self) : parts)
  }
}
