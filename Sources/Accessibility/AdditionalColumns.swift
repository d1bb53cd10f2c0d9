import Charts

/// The values that the points of several series have beside y, an axis each.
struct AdditionalColumns {
  /// The name of an axis, of which there may be several.
  private struct Key: Hashable {
    var name: String
    var number: Int
  }

  /// The axes, in the order of the values.
  let axes: [any AXDataAxisDescriptor]
  /// The columns of each series: `nil` where it has none for an axis.
  private let columns: [[AdditionalValues?]]

  init(_ series: [Series]) {
    var keys: [Key] = []
    var found: [[Key: AdditionalValues]] = []
    for series in series {
      var own: [Key: AdditionalValues] = [:]
      var numbers: [String: Int] = [:]
      // Values that a point has several of, as outliers, have no place in it.
      for values in series.additional where values.points == nil {
        let name = Self.text(values.name)
        let key = Key(name: name, number: numbers[name, default: 0])
        numbers[name, default: 0] += 1
        own[key] = values
        if !keys.contains(key) { keys.append(key) }
      }
      found.append(own)
    }
    columns = found.map { own in keys.map { own[$0] } }
    axes = keys.compactMap { key in Self.axis(key.name, found.compactMap { $0[key] }) }
  }

  /// The values of a point, as far as it has some.
  func values(of point: Int, inSeries series: Int) -> [AXDataPoint.Value] {
    var values: [AXDataPoint.Value] = []
    var missing = 0
    for column in columns[series] {
      guard let value = column.flatMap({ Self.value(of: point, in: $0) }) else {
        missing += 1
        continue
      }
      values += Array(repeating: .number(.nan), count: missing) + [value]
      missing = 0
    }
    return values
  }

  private static func value(of point: Int, in column: AdditionalValues) -> AXDataPoint.Value? {
    if column.texts.indices.contains(point), let text = column.texts[point] {
      return .category(text)
    }
    guard column.values.indices.contains(point), column.values[point].isFinite else { return nil }
    return .number(column.values[point])
  }

  /// The axis that was stated, else one over what there is; `nil` of values that never had one.
  private static func axis(
    _ name: String, _ columns: [AdditionalValues]
  ) -> (any AXDataAxisDescriptor)? {
    let numbers = columns.flatMap(\.values).filter(\.isFinite)
    var axis = columns.lazy.compactMap(\.axis).first ?? Axis(title: name)
    if columns.allSatisfy({ $0.axis == nil }) {
      guard !name.isEmpty else { return nil }
      axis.unit = columns.lazy.compactMap(\.unit).first
      axis.fractionDigits = columns.map(\.fractionDigits).max() ?? 0
      if numbers.isEmpty {
        var known: Set<String> = []
        let texts = columns.flatMap { $0.texts.compactMap(\.self) }
        axis.kind = .category(texts.filter { known.insert($0).inserted })
      }
    }
    if let categories = axis.categories {
      return AXCategoricalDataAxisDescriptor(title: axis.title ?? "", categoryOrder: categories)
    }
    var extent: ClosedRange<Double>?
    if let low = numbers.min(), let high = numbers.max() { extent = low...high }
    return AXNumericDataAxisDescriptor(axis, reaching: extent)
  }

  private static func text(_ name: ValueName) -> String {
    if case .named(let name) = name { name } else { String(describing: name) }
  }
}
