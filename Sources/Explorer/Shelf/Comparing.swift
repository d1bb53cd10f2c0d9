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
    var (first, second) = (outline(product.rows[0], before), outline(product.rows[1], now))
    if let shares = shares(of: before, now) { (first.means, second.means) = shares }
    let words = Sentence.selections(first, second)
    let further = listFurther(first, second)
    // The rows are those of one chart of a split.
    let told = charting.part.map { Sentence.titled($0, words) } ?? words
    // Nobody needs to hear the same twice.
    guard before.series != now.series else { return stopSound() + announce([told] + further) }
    return compare((before, now, nil, told), further)
  }

  /// Has the details tell all differences where the caption tells the largest of them only.
  ///
  /// - Returns: The key of the details; none where the caption tells all.
  private mutating func listFurther(
    _ first: SelectionOutline, _ second: SelectionOutline
  ) -> [Sentence] {
    let pairs = SelectionOutline.differences(first, second)
    let isMore = pairs.count > SelectionOutline.mostTold
    page.compare(
      isMore
        ? pairs.map {
          FactRow(
            .compared(
              $0.second.column, $0.second.value, with: $0.first.value, isShare: $0.second.isShare))
        } : [])
    return isMore ? keyOf(.details) : []
  }

  /// The share of all rows that each place has, of two charts that count rows; `nil` of others.
  private func shares(
    of before: Chart, _ now: Chart
  ) -> ([SelectionOutline.Mean], [SelectionOutline.Mean])? {
    let charts = [before, now]
    guard charts.allSatisfy({ $0.channels?.aggregate == .count && $0.series.count == 1 }) else {
      return nil
    }
    let counts = charts.map { chart in
      zip(chart.series[0].x, chart.series[0].y).map { x, y in
        (name: settings.language.format.place(chart.place(x)), count: y.isFinite ? y : 0)
      }
    }
    let sums = counts.map { $0.reduce(0) { $0 + $1.count } }
    guard sums.allSatisfy({ $0 > 0 }) else { return nil }
    let names =
      counts[0].map(\.name)
      + counts[1].map(\.name).filter { name in
        !counts[0].contains { $0.name == name }
      }
    let shares = zip(counts, sums).map { counts, sum in
      names.map { name in
        let count = counts.first { $0.name == name }?.count ?? 0
        return share(name, count / sum, spread: 1)
      }
    }
    return (shares[0], shares[1])
  }

  private func share(_ name: String, _ share: Double, spread: Double) -> SelectionOutline.Mean {
    var mean = SelectionOutline.Mean(
      column: name, value: Quantity(share * 100, fractionDigits: 1, unit: "%"))
    (mean.isShare, mean.spread) = (true, spread * 100)
    return mean
  }

  /// Both are heard one after the other, and said.
  private mutating func compare(_ compared: Compared, _ further: [Sentence] = []) -> [Effect] {
    // The sound follows the words, which tell first what one looks at.
    let heard = [compared.now, compared.before].onSameAxes.map(Page.init).map { page in
      ChartSequence.Turn(page: page, item: compared.item ?? page.wholeChart(settings))
    }
    return play(ChartSequence(heard, settings)) + announce([compared.words] + further)
  }

  private func outline(_ rows: RowSummary, _ chart: Chart) -> SelectionOutline {
    SelectionOutline(
      conditions: rows.conditions, rows: rows.rowCount,
      means: (encoding?.comparedColumns ?? []).compactMap { column in
        rows.means[column].map { value in
          let spread = rows.spreads[column] ?? 0
          let missing = rows.rowCount - (rows.valueCounts[column] ?? rows.rowCount)
          if let answer = rows.answers[column] {
            var mean = share("\(column) \(answer)", value, spread: spread)
            mean.missing = missing
            return mean
          }
          var mean = SelectionOutline.Mean(
            column: column, value: chart.average(value), missing: missing)
          mean.spread = spread
          return mean
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
