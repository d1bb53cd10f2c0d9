import Charts
import Descriptions
import Tables

/// `%`: what one looks at against what one looked at before, in words and by ear.
extension Model {
  mutating func compareSelections() -> [Effect] {
    if let comparedStretches { return compare(comparedStretches) }
    guard let index = shelf.source(ofChart: pageIndex), let now = encoding else {
      return announce([nothingToCompare])
    }
    // The rows of now are not charted yet, or those of another table are, and nobody waits for them in vain.
    if let charting = shelf.charting, charting.compared == nil { return announce([.charting]) }
    let source = shelf.sources[index]
    let before = source.encoding.picking(source.choosing.before ?? RowPicking())
    guard before.picking != now.picking else { return announce([nothingToCompare]) }
    // The rows of a part are all those of its value already: they are compared with the rows of others, too.
    let parts = (before.picking.conditions + now.picking.conditions).contains {
      $0.column == now.split
    }
    return begin(
      Charting(
        number: shelf.chartingCount + 1, source: index, document: source.document,
        encoding: before, change: [], typed: nil, part: parts ? nil : page.chart.channels?.part,
        compared: now))
  }

  /// The reason why there are no two things to compare.
  private var nothingToCompare: Sentence {
    page.loop.stretch.flatMap(page.range(of:)) == nil ? .nothingToCompare : .stretchIsWhole
  }

  /// The rows that were charted before, or else all, against those that are charted now.
  mutating func compare(_ product: Charting.Product, _ charting: Charting) -> [Effect] {
    let charts = product.charts.map(settings.language.naming)
    guard shelf.source(ofChart: pageIndex) == charting.source, product.rows.count == 2,
      let before = charts.firstIndex(like: page.chart).map({ charts[$0] })
    else { return announce([.nothingToCompare]) }
    let now = deck[pageIndex]
    let words = Sentence.selections(
      outline(product.rows[0], before), outline(product.rows[1], now))
    // The rows are those of one chart of a split.
    let told = charting.part.map { Sentence.titled($0, words) } ?? words
    // Nobody needs to hear the same twice.
    guard before.series != now.series else { return stopSound() + announce([told]) }
    return compare((before, now, nil, told))
  }

  /// Both are heard one after the other, and said.
  private mutating func compare(_ compared: Compared) -> [Effect] {
    let heard = [compared.before, compared.now].onSameAxes.map(Page.init).map { page in
      ChartSequence.Turn(page: page, item: compared.item ?? page.wholeChart(settings))
    }
    return play(ChartSequence(heard, settings)) + announce([compared.words])
  }

  private func outline(_ rows: RowSummary, _ chart: Chart) -> SelectionOutline {
    SelectionOutline(
      conditions: rows.conditions, rows: rows.rowCount,
      means: (encoding?.comparedColumns ?? []).compactMap { column in
        rows.means[column].map {
          .init(
            column: column, value: chart.average($0),
            missing: rows.rowCount - (rows.valueCounts[column] ?? rows.rowCount))
        }
      }, areOfRows: chart.channels?.aggregate.map { $0 != .mean } ?? false)
  }

  /// Two charts, what is heard of each, which is the whole where it is `nil`, and the words for both.
  private typealias Compared = (before: Chart, now: Chart, item: AudioItem?, words: Sentence)

  /// The marked stretch against the one that was marked before, else against the whole; the part that is
  /// shown against the whole, where there are no marks or where it was chosen after them.
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
}

extension Shelf {
  /// Remembers the rows that one leaves for others, to be compared with these.
  mutating func notePicking(of charting: Charting) {
    let old = sources[charting.source].encoding.picking
    guard old != charting.encoding.picking else { return }
    if let choosing = charting.choosing {
      sources[charting.source].choosing = choosing
    } else {
      sources[charting.source].choosing.replace(old)
    }
  }

  /// Notes that the values of a column of a table are opened to choose from.
  mutating func openChoice(ofSource index: Int, on picking: RowPicking) {
    sources[index].choosing.open(on: picking)
    if charting?.source == index { charting?.choosing?.open(on: picking) }
  }
}

extension Model {
  /// The rows that are compared once others are chosen in a list of values.
  func choosing(
    _ picking: RowPicking, isAdded: Bool, isEmpty: Bool
  ) -> Choosing? {
    guard let index = shelf.source(ofChart: pageIndex) else { return nil }
    var choosing = pendingChange(ofSource: index)?.choosing ?? shelf.sources[index].choosing
    choosing.choose(picking, isAdded: isAdded, isEmpty: isEmpty)
    return choosing
  }
}

extension Encoding {
  /// The columns whose means are compared: those of the values, also where rows of one place become one.
  var comparedColumns: [String] {
    let asked = measures.compactMap(\.column)
    // A column may be called as an aggregate is written.
    return asked + y.flatMap { [$0] + [Aggregation(parsing: $0)?.column].compactMap(\.self) }
  }
}
