import Tables

/// The part of a larger chart that a chart shows.
public struct Window: Equatable, Sendable {
  /// The part of the x axis that is shown.
  public var range: ClosedRange<Double>
  /// The ends of the x axis of the larger chart.
  public var whole: ClosedRange<Double>
  /// The number of points of the larger chart, the missing ones included.
  public var pointCount: Int
  /// The range that pitch spans in the larger chart, and so in this one.
  public var pitchRange: ClosedRange<Double>?
}

/// The part of a chart that is shown, ready to be said.
public struct WindowOutline: Equatable, Sendable {
  /// The first place that is shown.
  public var from: Place
  /// The last place that is shown.
  public var to: Place
  /// The number of points that are shown.
  public var points: Int
  /// The first place of all.
  public var first: Place
  /// The last place of all.
  public var last: Place
  /// The number of all points.
  public var count: Int

  /// Makes an outline.
  public init(from: Place, to: Place, points: Int, first: Place, last: Place, count: Int) {
    self.from = from
    self.to = to
    self.points = points
    self.first = first
    self.last = last
    self.count = count
  }
}

extension Chart {
  /// The part of the chart whose places lie in `range`: a chart like this one, of fewer points.
  ///
  /// Places, names of categories and pitches stay what they are, so that both can be compared.
  public func windowed(_ range: ClosedRange<Double>) -> Chart {
    guard let whole = window?.whole ?? xExtent else { return self }
    var chart = self
    chart.window = Window(
      range: range, whole: whole, pointCount: window?.pointCount ?? pointCount,
      pitchRange: pitchRange)
    for index in series.indices {
      chart.series[index] = series[index].part(series[index].indices(in: range))
    }
    // They were counted in the whole, and nobody knows where they would be.
    chart.leftOutCount = 0
    return chart
  }

  /// The part of a larger chart that this is; `nil` where it is a whole one.
  public var windowOutline: WindowOutline? {
    window.map { window in
      let (shown, whole) = (places(of: window.range), places(of: window.whole))
      return WindowOutline(
        from: shown.first, to: shown.last, points: pointCount, first: whole.first,
        last: whole.last, count: window.pointCount)
    }
  }

  /// The ends of a part of the x axis: of bins the lower edge of the first and the upper one of the
  /// last, of names that come again also their number, as others of that name lie within.
  public func places(of range: ClosedRange<Double>) -> (first: Place, last: Place) {
    let (first, last) = (
      numberedPlace(range.lowerBound), numberedPlace(range.upperBound)
    )
    guard case .range(let low, _) = first, case .range(_, let high) = last else {
      return (first, last)
    }
    return (.number(low), .number(high))
  }

  private func numberedPlace(_ x: Double) -> Place {
    guard let names = xAxis.categories, case .category(let name) = place(x), x >= 0,
      names.lazy.filter({ $0 == name }).dropFirst().first != nil
    else { return place(x) }
    return .category("\(name) (\(Int(x) + 1))")
  }

  /// Every place on the x axis where a point may be, ascending, each once: all categories, else the
  /// places of the points of all series.
  public var places: Excerpt<Double> { measurements.places { distinctPlaces } }

  private var distinctPlaces: Excerpt<Double> {
    if let names = xAxis.categories { return Excerpt(names.indices.map(Double.init)) }
    let floor: Double = xAxis.effectiveScale == .linear ? -.infinity : 0
    var places = series.first?.x ?? []
    // The columns of a table have the same places.
    let areShared = series.dropFirst().allSatisfy { $0.x == places }
    if areShared, series.first?.order == .distinct {
      return places.part(places.start { $0 > floor }..<places.count)
    }
    if !areShared { places = Excerpt(series.flatMap(\.x).sorted()) }
    var distinct: [Double] = []
    for place in places where place > floor && place < .infinity && place != distinct.last {
      distinct.append(place)
    }
    return Excerpt(distinct)
  }

  /// The names of the categories that are shown, with the indices they have among all.
  public var shownCategories: ArraySlice<String>? {
    guard let names = xAxis.categories else { return nil }
    guard let range = window?.range else { return names[...] }
    let last = Double(names.count)
    let lower = Int(min(max(range.lowerBound.rounded(.up), 0), last))
    let upper = Int(min(max(range.upperBound.rounded(.down) + 1, 0), last))
    return names[lower..<max(lower, upper)]
  }
}

extension Series {
  /// The indices of the points whose places lie in `range`.
  public func indices(in range: ClosedRange<Double>) -> Range<Int> {
    x.prefix(count).indices(in: range)
  }
}

extension Array {
  /// The elements at those of the indices that there are.
  func part(_ range: Range<Int>) -> [Element] { Array(self[range.clamped(to: indices)]) }
}

extension RandomAccessCollection where Element: Comparable, Index == Int {
  /// The indices of those of these ascending elements that lie in `range`.
  package func indices(in range: ClosedRange<Element>) -> Range<Int> {
    let lower = firstIndex(from: range.lowerBound)
    return lower..<Swift.max(lower, start { $0 > range.upperBound })
  }

  /// The index of the first of these ascending elements that is not below `value`.
  package func firstIndex(from value: Element) -> Int { start { $0 >= value } }

  /// The first index from which on `isBeyond` holds; a binary search.
  func start(where isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
