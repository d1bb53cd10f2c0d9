import Tables

/// The name of one of the values that a point has, where it has several.
public enum ValueName: Hashable, Sendable {
  case open, high, low, close
  /// The ends of a box plot's whiskers, of its box and the line in it.
  case upperWhisker, upperQuartile, median, lowerQuartile, lowerWhisker
  /// A value beyond the whiskers.
  case outlier
  /// The number of values.
  case count
  /// The sum of several series.
  case total
  /// The share of its whole that a value is, in percent.
  case share
  /// A value on an axis of its own, by its author's name for it.
  case named(String)

  /// True when the value stands on the y axis, as a part of its point.
  var isOnYAxis: Bool {
    switch self {
    case .named, .share: false
    default: true
    }
  }
}

/// Values of one kind that the points of a series have beside y.
///
/// Values on the y axis, as the open, high and low of a candle, are parts of the point: drawn,
/// heard, said and walked with it. Others have an axis of their own, as the additional values of an
/// `AXDataPoint` have, and are said after x and y.
public struct AdditionalValues: Equatable, Sendable {
  /// The name of all of them.
  public var name: ValueName
  /// Their unit, where they have an axis of their own.
  public var unit: String?
  /// Digits after the decimal point, where they have an axis of their own.
  public var fractionDigits: Int
  /// The values; not a number where one is missing.
  public var values: Excerpt<Double>
  /// The texts in place of numbers, by value, `nil` for a number; empty where all are numbers.
  public var texts: Excerpt<String?>
  /// The index of the point each value belongs to, ascending; `nil` where each point has one.
  public var points: [Int]?
  /// The axis of their own, where their author stated one.
  public var axis: Axis?

  /// Makes additional values.
  public init(
    _ name: ValueName, unit: String? = nil, fractionDigits: Int = 0, values: [Double],
    texts: [String?] = [], points: [Int]? = nil
  ) {
    self.points = points
    self.name = name
    self.unit = unit
    self.fractionDigits = fractionDigits
    self.values = Excerpt(values)
    self.texts = Excerpt(texts)
  }

  /// One of the values that have an axis of their own, ready to be said.
  func quantity(_ value: Double) -> Quantity {
    var quantity = Quantity(value, fractionDigits: fractionDigits, unit: unit)
    quantity.text = axis?.words?.said(value)
    return quantity
  }

  /// The value of a point, of several the first; not a number where there is none.
  func value(at point: Int) -> Double { values(at: point).first ?? .nan }

  /// The values of a point.
  func values(at point: Int) -> Excerpt<Double> {
    guard let points else { return values.part(point..<point + 1) }
    return values.part(values(of: point..<point + 1, owners: points))
  }

  /// The values of some of the points, as those of a series of them.
  func part(_ range: Range<Int>) -> AdditionalValues {
    let shown = points.map { values(of: range, owners: $0) } ?? range
    var part = self
    part.values = values.part(shown)
    part.texts = texts.part(shown)
    part.points = points?.part(shown).map { $0 - range.lowerBound }
    return part
  }

  /// The indices of the values that belong to some of the points.
  private func values(of range: Range<Int>, owners: [Int]) -> Range<Int> {
    let first = owners.firstIndex(from: range.lowerBound)
    let last = owners.firstIndex(from: range.upperBound)
    return (first..<max(first, last)).clamped(to: values.indices)
  }
}

extension Chart {
  /// The names of the series, and of the values that their points have beside y.
  var valueNames: [String] {
    series.flatMap { series in
      [series.name]
        + series.additional.compactMap { if case .named(let name) = $0.name { name } else { nil } }
    }
  }
}

extension Chart {
  /// The axes of what points have beside x and y, each once: what it is called and reaches over.
  public var additionalAxes: [(name: String, extent: AxisExtent, unit: String?)] {
    var names: [String] = []
    for case .named(let name) in series.flatMap({ $0.additional.map(\.name) })
    where !names.contains(name) { names.append(name) }
    return names.map { name in
      let all = series.flatMap { $0.additional(.named(name)) }
      let unit = all.lazy.compactMap(\.unit).first
      let digits = all.map(\.fractionDigits).max() ?? 0
      let words = all.lazy.compactMap(\.axis?.words).first
      func quantity(_ value: Double) -> Quantity {
        var quantity = Quantity(value, fractionDigits: digits, unit: unit)
        quantity.text = words?.said(value)
        return quantity
      }
      let values = all.flatMap(\.values).filter(\.isFinite)
      if let low = values.min(), let high = values.max() {
        return (name, .numbers(quantity(low), quantity(high)), unit)
      }
      var known: Set<String> = []
      let texts = all.flatMap { $0.texts.compactMap(\.self) }
        .filter { known.insert($0).inserted }
      guard let first = texts.first, let last = texts.last else { return (name, .none, unit) }
      return (name, .categories(count: texts.count, first: first, last: last), unit)
    }
  }
}

extension Series {
  /// The values that the points have beside y under a name.
  func additional(_ name: ValueName) -> [AdditionalValues] {
    additional.filter { $0.name == name }
  }

  /// The value of each point under a name; not a number where it has none.
  func values(_ name: ValueName) -> [Double] {
    let found = additional(name).first
    return (0..<count).map { found?.value(at: $0) ?? .nan }
  }
}
