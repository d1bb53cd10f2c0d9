import Tables

/// An axis that several charts of a deck have in common, so that they can be compared.
public struct SharedAxis: Equatable, Sendable {
  /// From where to where it reaches in all of them.
  public var range: ClosedRange<Double>
  /// The charts that have it, by their place in the deck.
  public var charts: [Int]
  /// True where the zero line must be seen in one of them, and so in all.
  var includesZero = false
  /// Half of the smallest step between places, where one of them gives each place a slot.
  var halfStep: Double?
  /// The number of points in the longest of their series.
  package var pointCount = 0
}

extension [Chart] {
  /// The charts with the same axes wherever they can be compared: where kind, unit and scale agree, and
  /// the title where there is no unit.
  ///
  /// - y reaches over the values of all of them, and pitch with it.
  /// - x of numbers and dates reaches over the places of all.
  /// - Categories stand at the same places where the order of every chart can be kept: what one chart
  ///   lacks leaves its slot empty. Charts that are sorted differently keep their own order, which was
  ///   chosen to say something; charts with a name twice, too.
  /// - Histograms count in the same bins, because counts in others could not be compared.
  ///
  /// A chart that can be compared with no other stays as it is.
  public var onSameAxes: [Chart] { onSameAxes { _ in true } }

  /// The charts as they are read beside each other: as `onSameAxes`, but each with a y axis of its own where
  /// one of them would be flat on that of all.
  package var sideBySide: [Chart] {
    onSameAxes { group in
      let lengths = group.compactMap(\.yLength)
      let shared = group.compactMap(\.axisRange).union.map { $0.upperBound - $0.lowerBound } ?? 0
      return lengths.allSatisfy { Self.leastShare * shared <= $0 }
    }
  }

  /// A chart that takes a smaller part of an axis is flat to the eye and to the ear.
  private static var leastShare: Double { 0.05 }

  private func onSameAxes(where sharesY: ([Chart]) -> Bool) -> [Chart] {
    var charts = sharingBins
    for group in charts.groups(by: CategoryKey.init) { charts.shareCategories(of: group) }
    for group in charts.groups(by: XKey.init) { charts.shareX(of: group) }
    for group in charts.groups(by: YKey.init) where sharesY(group.map { charts[$0] }) {
      charts.shareY(of: group)
    }
    return charts
  }

  /// The indices of charts whose key is the same, two or more; charts without a key are left out.
  private func groups<Key: Hashable>(by key: (Chart) -> Key?) -> [[Int]] {
    var groups: [Key: [Int]] = [:]
    for (index, chart) in enumerated() {
      if let key = key(chart) { groups[key, default: []].append(index) }
    }
    return groups.values.filter { $0.count > 1 }
  }

  // MARK: x

  private mutating func shareCategories(of group: [Int]) {
    let lists = group.compactMap { self[$0].xAxis.categories }
    guard let merged = CategoryOrder.merged(lists) else { return }
    let places = Dictionary(merged.enumerated().map { ($1, Double($0)) }) { first, _ in first }
    for index in group where self[index].xAxis.categories != merged {
      let names = self[index].xAxis.categories ?? []
      func place(_ x: Double) -> Double {
        Int(exactly: x).flatMap { names.indices.contains($0) ? places[names[$0]] : nil } ?? x
      }
      self[index].xAxis.kind = .category(merged)
      self[index].xAxis.gridlines = self[index].xAxis.gridlines.map(place)
      for series in self[index].series.indices {
        self[index].series[series].x = Excerpt(self[index].series[series].x.map(place))
      }
    }
  }

  private mutating func shareX(of group: [Int]) {
    let extents = group.compactMap { self[$0].xExtent }
    guard let range = extents.union else { return }
    var shared = SharedAxis(range: range, charts: group)
    shared.pointCount = group.flatMap { self[$0].series.map(\.count) }.max() ?? 0
    let slotted = group.filter { self[$0].type.projections.columns(of: self[$0]).slotWidth > 0 }
    if !slotted.isEmpty {
      shared.halfStep =
        slotted.compactMap { PlotColumns.smallestHalfStep(of: self[$0]) }.min()
        ?? .greatestFiniteMagnitude
    }
    let digits = group.map { self[$0].xAxis.fractionDigits }.max() ?? 0
    // The least of them is that of standard time; see `timeZoneOffset(over:)`.
    let offset = group.map { self[$0].xAxis.timeZoneOffset }.min() ?? 0
    // All at once, as a chart begins anew with each change of an axis.
    func share(_ axis: inout Axis) {
      axis.shared = shared
      axis.fractionDigits = digits
      axis.timeZoneOffset = offset
    }
    for index in group { share(&self[index].xAxis) }
  }

  // MARK: y

  private mutating func shareY(of group: [Int]) {
    guard let range = group.compactMap({ self[$0].valueRange }).union else { return }
    var shared = SharedAxis(range: range, charts: group)
    shared.includesZero = group.contains { self[$0].type.projections.includesZero }
    let digits = group.map { self[$0].yAxis.fractionDigits }.max() ?? 0
    func share(_ axis: inout Axis) {
      axis.shared = shared
      axis.fractionDigits = digits
    }
    for index in group { share(&self[index].yAxis) }
  }
}

/// The properties that must agree before two lists of categories are compared.
private struct CategoryKey: Hashable {
  let measure: String
  let direction: ContentDirection
  /// A list in an order of its own does not lose it to another one.
  let isNatural: Bool

  init?(_ chart: Chart) {
    guard let names = chart.xAxis.categories, chart.xExtent != nil else { return nil }
    measure = chart.xAxis.measure
    direction = chart.direction
    isNatural = CategoryOrder.isNatural(names)
  }
}

/// The properties that must agree before two x axes are the same.
private struct XKey: Hashable {
  enum PlaceKind: Hashable {
    case number(String)
    case date(timeZone: String)
    case category([String], String)
  }

  let kind: PlaceKind
  let scale: Scale
  let direction: ContentDirection
  let binWidth: Double?

  init?(_ chart: Chart) {
    guard chart.xExtent != nil, !chart.isRound else { return nil }
    let axis = chart.xAxis
    kind =
      switch axis.kind {
      case .number: .number(axis.measure)
      case .date: .date(timeZone: axis.timeZone)
      case .category(let names): .category(names, axis.measure)
      }
    scale = axis.effectiveScale
    direction = chart.direction
    binWidth = axis.binWidth
  }
}

/// The properties that must agree before two y axes are the same.
private struct YKey: Hashable {
  let measures: [String]
  let scale: Scale
  /// Counts are no measurements.
  let isCount: Bool

  init?(_ chart: Chart) {
    guard chart.valueRange != nil, !chart.isRound else { return nil }
    let units = Set(chart.series.compactMap(\.unit).filter { !$0.isEmpty })
    // An axis of several measures has no title: their names are what it measures.
    let columns = chart.yAxis.title == nil ? chart.channels?.y ?? [] : []
    measures =
      !units.isEmpty
      ? units.sorted() : columns.count > 1 ? columns.sorted() : [chart.yAxis.measure]
    scale = chart.yAxis.effectiveScale
    isCount = chart.countsValues
  }
}

extension Chart {
  /// The values that an axis of its own would span; `nil` without values.
  fileprivate var axisRange: ClosedRange<Double>? {
    guard let range = valueRange, type.projections.includesZero else { return valueRange }
    return min(range.lowerBound, 0)...max(range.upperBound, 0)
  }

  /// Their length; `nil` of values that are all the same, which are as flat on any axis.
  fileprivate var yLength: Double? {
    axisRange.map { $0.upperBound - $0.lowerBound }.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Axis {
  /// The quantity that is measured, as far as can be told: the unit, else the title.
  var measure: String {
    if let unit, !unit.isEmpty { return unit }
    return (title ?? "").lowercased()
  }
}

extension [ClosedRange<Double>] {
  /// From the lowest start to the highest end.
  fileprivate var union: ClosedRange<Double>? {
    guard let low = map(\.lowerBound).min(), let high = map(\.upperBound).max() else { return nil }
    return low...high
  }
}
