import Charts
import Descriptions

/// ↑ and ↓ among values: through the series at one place, and on through the charts beside this one.
extension Model {
  /// One item up or down; past the first or last series the same place in the chart beside this one.
  ///
  /// The first step says along which column one goes.
  mutating func walkItems(by delta: Int) -> [Effect] {
    let isGoingOn = lastAction == .previousItem || lastAction == .nextItem
    let series = page.cursor.series
    var answer = page.walkItems(by: delta, settings)
    guard page.rotor.mode == .values else { return give(answer) }
    if case .edge? = answer.words.first { return goSideways(by: delta) ?? give(answer) }
    // A name that its values have with them is there already: “product A”.
    if !isGoingOn, page.cursor.series != series, let column = page.chart.channels?.series,
      let first = answer.words.first, page.series?.name.hasPrefix(column + " ") == false,
      !page.chart.isOtherMeasure(page.cursor.series, than: series)
    {
      answer.words[0] = .titled(column, first)
    }
    return give(answer)
  }

  /// The chart beside this one at the place where one stands; `nil` where there is none of the same table
  /// along the same x.
  private mutating func goSideways(by delta: Int) -> [Effect]? {
    let target = pageIndex + delta
    guard page.point != nil || page.cursor.sought != nil, deck.indices.contains(target),
      let source = shelf.source(ofChart: pageIndex), shelf.source(ofChart: target) == source,
      let here = page.chart.channels, let there = deck[target].channels, here.x == there.x,
      pages[target].chart.xAxis.isAlike(page.chart.xAxis)
    else { return nil }
    var last = page
    // Whoever goes on from a value comes to one, also where the mode was just turned to.
    last.rotor.isOnPoint = true
    // Whoever goes on comes back to the very place, however far the nearest ones on the way are from it.
    let sought =
      last.cursor.sought ?? last.cursor.x.map { SoughtPlace(x: $0, axis: last.chart.xAxis) }
    show(chart: target)
    let title = Sentence.verbatim(there.part ?? page.chart.title ?? "")
    // Nobody takes the same part of another measure for the first one once more.
    let measures: [Sentence] =
      there.part != nil && here.y != there.y ? [.verbatim(there.y.joined(separator: ", "))] : []
    let effects = arrive(
      from: last, hasSameX: true, orIn: delta < 0 ? page.chart.series.count - 1 : 0,
      seeking: sought,
      saying: measures + [there.split.map { .titled($0, title) } ?? title]
        + aggregateWords(unlike: last.chart))
    page.cursor.sought = sought
    return effects
  }
}

extension Chart {
  /// True where two series have one name and different measures, “Bergen sales” and “Bergen cost”: one does not go
  /// along the column of the names.
  fileprivate func isOtherMeasure(_ index: Int, than other: Int) -> Bool {
    let measures = channels?.y ?? []
    guard measures.count > 1, series.indices.contains(index), series.indices.contains(other)
    else { return false }
    let names = [index, other].map { index in
      let name = series[index].name
      return measures.filter { name.hasSuffix(" " + $0) }.max { $0.count < $1.count }
        .map { name.dropLast($0.count) }
    }
    return names[0] != nil && names[0] == names[1]
  }
}
