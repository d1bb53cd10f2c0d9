import Charts
import Descriptions

/// Charts beside each other on the same axes: those of the deck, or the series of a single chart.
struct Multiples: Equatable, Sendable {
  /// One of them.
  struct Panel: Equatable, Sendable {
    var chart: Chart
    /// The name of what is in it; empty where it has none.
    var title: String
    /// The chart of the deck or the series of the chart that it shows.
    var target: PanelTarget

    /// The chart as it is drawn and said, made when it is asked for: of ten thousand charts few are seen at once.
    var page: Page { Page(chart) }
  }

  enum PanelTarget: Equatable, Sendable {
    case chart(Int)
    case series(Int)
  }

  var panels: [Panel] = []
  /// Their y axes, as far as they have any.
  private(set) var axes = PanelAxes.same
  /// The panel that was heard first of those that sound one after the other.
  var firstHeard = 0

  /// The place to which Enter led from them, from where there is a way back; `nil` before that.
  var left: Left?

  /// A place to which one came from them.
  struct Left: Equatable, Sendable {
    var pageIndex: Int
    /// The number of jumps that one can go back from first.
    var jumps: Int
  }

  init() {}

  /// The charts of a deck; of a single chart its series.
  ///
  /// - Parameters:
  ///   - deck: The charts.
  ///   - window: The part of the x axis that is shown of one of them; `nil` of all of it.
  ///   - shown: That chart: those with the same x axis show the same part.
  ///   - hasSameAxes: True where they have the same axes even if one of them is flat on these.
  init(
    _ deck: [Chart], showing window: ClosedRange<Double>? = nil, of shown: Chart? = nil,
    hasSameAxes: Bool = false
  ) {
    var deck = deck
    if let window, let shown {
      deck = deck.map { chart in
        guard chart.xAxis.isAlong(shown.xAxis) else { return chart }
        return PlaceMove(from: shown, to: chart).window(window).map(chart.windowed) ?? chart
      }
    }
    if let chart = deck.first, deck.count == 1 {
      let parts = align(chart.series.indices.map(chart.part(ofSeries:)), hasSameAxes)
      panels = parts.indices.map { index in
        Panel(chart: parts[index], title: chart.series[index].name, target: .series(index))
      }
    } else {
      let titles = Self.titles(of: deck)
      // Charts of different things have nothing to share.
      let isOfOneThing = Set(deck.map(\.xAxis.title)).count == 1
      let charts = isOfOneThing ? align(deck, hasSameAxes) : deck
      panels = charts.indices.map { index in
        Panel(chart: charts[index], title: titles[index], target: .chart(index))
      }
    }
  }

  /// The names of charts beside each other: the values that part them, or else their titles, each another one where
  /// they have such.
  private static func titles(of deck: [Chart]) -> [String] {
    // Parts of charts of several measures are told with theirs.
    let areOfOne = Set(deck.map { $0.channels?.y ?? [] }).count == 1
    let areBare = deck.contains { $0.channels?.part?.needsColumn == true }
    let parts = deck.map { chart in
      guard var part = chart.channels?.part else { return chart.title ?? "" }
      // A bare number says nothing without what it is one of.
      if areBare, let column = chart.channels?.split { part = "\(column) \(part)" }
      return areOfOne
        ? part : ([part] + (chart.channels?.y ?? [])).joined(separator: ", ")
    }
    let titles = Set(parts).count == deck.count ? parts : deck.map { $0.title ?? "" }
    guard Set(titles).count < deck.count else { return titles.withoutCommonStart }
    return zip(titles, deck).map { title, chart in
      guard let measures = chart.channels?.y, titles.count(where: { $0 == title }) > 1 else {
        return title
      }
      return ([title] + measures).filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The charts on the axes that they share beside each other, which are told where heights do not mean the same in all of
  /// what measures the same.
  private mutating func align(_ charts: [Chart], _ hasSameAxes: Bool) -> [Chart] {
    func sharing(_ charts: [Chart]) -> Int { charts.count { $0.yAxis.shared != nil } }
    let same = charts.onSameAxes
    let aligned = hasSameAxes ? same : charts.sideBySide
    if charts.count(where: { !$0.isRound }) > 1 {
      axes =
        sharing(aligned) == 0 ? .own : sharing(aligned) < sharing(same) ? .several : .same
    }
    return aligned
  }

  /// The panels as they are said: the title, then the shape of a single series, or how many there are.
  var rows: OverlayRows {
    OverlayRows(count: panels.count) { index in
      OverlayRow(sentence: .titled(panels[index].title, panels[index].page.shape))
    }
  }
}

extension Page {
  /// The chart in a few words, without its title: the shape of a single series; of several, which may all be
  /// of one shape, the highest and the lowest value of all.
  fileprivate var shape: Sentence {
    guard chart.series.count > 1 else { return shape(ofSeries: 0) }
    guard let highest = extreme(isHighest: true), let lowest = extreme(isHighest: false) else {
      return .fact(.noValues(series: nil))
    }
    return .several([
      .fact(.highest(highest.value, highest.place, highest.occurrence, series: highest.name)),
      .fact(.lowest(lowest.value, lowest.place, lowest.occurrence, series: lowest.name)),
    ])
  }

  private struct Extreme {
    var value: Quantity
    var place: Place
    var occurrence: Occurrence
    var name: String
  }

  /// The highest or the lowest value of all series; of equals the first along x, and how many there are.
  private func extreme(isHighest: Bool) -> Extreme? {
    let measured = chart.series.enumerated().compactMap { index, series in
      chart.statistics(of: index).map { statistics in
        (
          series: series, point: isHighest ? statistics.highest : statistics.lowest,
          often: isHighest ? statistics.highestOccurrence : statistics.lowestOccurrence
        )
      }
    }
    let values = measured.map { $0.series.y[$0.point] }
    guard let best = isHighest ? values.max() : values.min() else { return nil }
    let ties = measured.filter { $0.series.y[$0.point] == best }
    guard let first = ties.min(by: { $0.series.x[$0.point] < $1.series.x[$1.point] }) else {
      return nil
    }
    let count = ties.reduce(0) { $0 + $1.often.count }
    let all = chart.series.reduce(0) { $0 + $1.y.count(where: \.isFinite) }
    return Extreme(
      value: chart.quantity(best), place: chart.place(first.series.x[first.point]),
      occurrence: Occurrence(count, of: all), name: first.series.name)
  }
}

extension Chart {
  /// The chart with one of its series only, which is named by the title.
  fileprivate func part(ofSeries index: Int) -> Chart {
    var part = self
    part.title = series[index].name
    part.series = [series[index]]
    return part
  }
}

extension [String] {
  /// The titles of parts of one thing without its name: of "weather: wind" and "weather: rain" only "wind" and "rain".
  fileprivate var withoutCommonStart: [String] {
    guard count > 1, let first, let colon = first.firstRange(of: ": ") else { return self }
    let start = first[..<colon.upperBound]
    guard allSatisfy({ $0.hasPrefix(start) && $0.count > start.count }) else { return self }
    return map { String($0.dropFirst(start.count)) }
  }
}
