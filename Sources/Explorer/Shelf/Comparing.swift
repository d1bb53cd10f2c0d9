import Charts
import Descriptions

/// `%`: what one looks at against what one looked at before, in words and by ear.
extension Model {
  mutating func compareSelections() -> [Effect] {
    let compared = comparedStretches ?? comparedRows
    guard let compared else { return announce([.nothingToCompare]) }
    let heard = [compared.before, compared.now].onSameAxes.map(Page.init).map { page in
      ChartSequence.Turn(page: page, item: compared.item ?? page.wholeChart(settings))
    }
    return play(ChartSequence(heard, settings)) + announce([compared.words])
  }

  /// Two charts, what is heard of each, which is the whole where it is `nil`, and the words for both.
  private typealias Compared = (before: Chart, now: Chart, item: AudioItem?, words: Sentence)

  /// The marked stretch against the one that was marked before, else against the whole; without marks the
  /// part that is shown against the whole.
  private var comparedStretches: Compared? {
    let chart = page.chart
    guard chart.series.indices.contains(page.cursor.series) else { return nil }
    let isWindow = page.comparesWindow && page.window != nil
    let marked = isWindow ? nil : page.loop.stretch.flatMap(page.range(of:))
    guard let now = marked ?? page.window, let all = chart.xExtent else { return nil }
    let before = marked == nil ? all : page.loop.earlier.flatMap(page.range(of:)) ?? all
    guard before != now else { return nil }
    let series = marked == nil ? page.cursor.series : page.loop.start?.series ?? page.cursor.series
    return (
      chart.windowed(before), chart.windowed(now),
      chart.series.count > 1 ? .series(series) : nil,
      .stretches(
        StretchOutline(chart, series: series, range: before),
        StretchOutline(chart, series: series, range: now))
    )
  }

  /// The rows that are charted against those that were charted before, else against all.
  private var comparedRows: Compared? {
    guard let index = shelf.source(ofChart: pageIndex), let now = encoding else { return nil }
    let source = shelf.sources[index]
    var before = now
    before.picking = source.pickingBefore ?? RowPicking()
    guard before.picking != now.picking,
      let first = summed(before, of: source), let second = summed(now, of: source)
    else { return nil }
    return (first.chart, second.chart, nil, .selections(first.outline, second.outline))
  }

  private func summed(
    _ encoding: Encoding, of source: Shelf.Source
  ) -> (chart: Chart, outline: SelectionOutline)? {
    let part = page.chart.channels?.part
    guard let charts = try? encoding.charts(of: source.document).map(settings.language.naming),
      let chart = charts.first(where: { $0.channels?.part == part }) ?? charts.first,
      let rows = try? encoding.rowSummary(of: source.document, columns: encoding.y)
    else { return nil }
    let means = encoding.y.compactMap { column in
      rows.means[column].map {
        SelectionOutline.Mean(column: column, value: chart.average($0))
      }
    }
    return (chart, SelectionOutline(conditions: rows.conditions, rows: rows.rowCount, means: means))
  }
}

extension Shelf {
  /// Remembers the rows that one leaves for others, to be compared with these.
  ///
  /// Values are chosen one by one: what counts is what was charted when their list was opened.
  mutating func notePicking(from old: RowPicking, to new: RowPicking, of index: Int) {
    guard old != new else { return }
    let left = pickingAtOpening ?? old
    if left != new { sources[index].pickingBefore = left }
  }
}
