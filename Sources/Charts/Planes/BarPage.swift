import Tables

/// The groups of bars that are seen together where not all have columns of their own.
public struct BarPage: Equatable, Sendable {
  /// The places of the first and the last group of the page.
  public let range: ClosedRange<Double>
  /// The groups of the page, counted from 0 in the order of their places.
  public let groups: Range<Int>
  /// The number of all groups.
  public let groupCount: Int
  /// The series whose bars are seen: all, but where even one group has more bars than columns.
  public let series: Range<Int>
}

extension Chart {
  /// The page of bars around a point; `nil` where all bars have columns of their own, and where those
  /// of one column are seen as one.
  ///
  /// Pages follow one another without a gap, and the last one is as full as the others. Bars of a single
  /// series over numbers or times need none: there the longest of each column shows their course.
  ///
  /// - Parameters:
  ///   - x: The place that is to be on the page; `nil` for the first page.
  ///   - index: The series that is to be on it.
  ///   - columns: The columns of cells there are.
  /// - Returns: The page, of one group at least.
  public func barPage(around x: Double?, series index: Int, columns: Int) -> BarPage? {
    let projections = type.projections
    let isSingle = projections.isStacked || series.count == 1
    guard let least = projections.leastColumns, columns > 0,
      !isSingle || !projections.hasFoot || xAxis.categories != nil
    else { return nil }
    // A column less is free beside a box that is alone in its slot.
    let share = isSingle ? projections.hasFoot ? 1 : least - 1 : least
    let columns = max(columns / share, 1)
    let shown = seriesPage(around: index, columns: columns)
    let places = places
    let all = window.map { places.indices(in: $0.range) } ?? places.indices
    let steps = BarSteps(
      self, places: places, bars: projections.isStacked ? 1 : shown.count, columns: columns)
    var first = all.lowerBound
    guard !all.isEmpty else { return nil }
    if shown == series.indices, steps.end(from: first, in: all) == all.upperBound { return nil }
    let wanted = x.map { places.firstIndex(from: $0) } ?? first
    let focused = min(max(wanted, first), all.upperBound - 1)
    var end = steps.end(from: first, in: all)
    while end <= focused { (first, end) = (end, steps.end(from: end, in: all)) }
    if end == all.upperBound { first = steps.start(to: end, in: all) }
    return BarPage(
      range: places[first]...places[end - 1],
      groups: first - all.lowerBound..<end - all.lowerBound, groupCount: all.count, series: shown)
  }

  /// As many series as have a column each, from one whose color and filling the first has, too.
  private func seriesPage(around index: Int, columns: Int) -> Range<Int> {
    let repeats = 8
    let size = columns / repeats * repeats
    guard !type.projections.isStacked, series.count > columns, size > 0,
      series.indices.contains(index)
    else { return series.indices }
    let first = index / size * size
    return first..<min(first + size, series.count)
  }

  /// The chart of the bars of a page, on the y axis of all.
  public func part(_ page: BarPage) -> Chart {
    var chart = self
    let extent = placedExtent
    let stated = yAxis.usableRange
    let ends = [extent, stated].compactMap(\.self)
    if let low = ends.map(\.lowerBound).min(), let high = ends.map(\.upperBound).max() {
      chart.yAxis.statedRange = low...high
    }
    chart.series = Array(series[page.series.clamped(to: series.indices)])
    return chart.windowed(page.range)
  }
}

/// The steps between the places of bars, of which the shortest is the width of all.
private struct BarSteps {
  let places: Excerpt<Double>
  let scale: Scale
  /// The shortest half step of a chart that shares its axis with others.
  let shared: Double?
  let bars: Int
  let columns: Int

  init(_ chart: Chart, places: Excerpt<Double>, bars: Int, columns: Int) {
    self.places = places
    self.bars = bars
    self.columns = columns
    scale = chart.xAxis.effectiveScale
    shared = chart.xAxis.shared?.halfStep
  }

  /// The end of the longest run of groups from one on that have columns; it has one group at least.
  func end(from first: Int, in all: Range<Int>) -> Int {
    var step = shared ?? .infinity
    var last = first
    while last + 1 < all.upperBound {
      step = min(step, halfSpan(last, last + 1))
      guard hasRoom(step, over: halfSpan(first, last + 1)) else { break }
      last += 1
    }
    return last + 1
  }

  /// The start of the longest such run that ends before a group.
  func start(to end: Int, in all: Range<Int>) -> Int {
    var step = shared ?? .infinity
    var first = end - 1
    while first > all.lowerBound {
      step = min(step, halfSpan(first - 1, first))
      guard hasRoom(step, over: halfSpan(first - 1, end - 1)) else { break }
      first -= 1
    }
    return first
  }

  private func hasRoom(_ step: Double, over span: Double) -> Bool {
    let share = min(step / span, 1)
    return BarColumns(columns, slot: share / (1 + share), count: bars, gap: 0, least: 1) != nil
  }

  private func halfSpan(_ first: Int, _ last: Int) -> Double {
    scale.coordinate(of: places[last]) / 2 - scale.coordinate(of: places[first]) / 2
  }
}
