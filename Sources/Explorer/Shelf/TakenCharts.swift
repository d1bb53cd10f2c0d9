import Charts
import Descriptions
import Tables

/// Charts that were made anew, once they are there.
extension Model {
  /// Shows the charts that were made, and says the first; where there are none, why, and nothing has
  /// changed.
  mutating func take(
    _ result: Result<Charting.Product, InputProblem>, of number: Int
  ) -> [Effect] {
    guard let charting = shelf.charting, charting.number == number else { return [] }
    shelf.charting = nil
    switch result {
    case .success(let product) where charting.compared != nil: return compare(product, charting)
    case .success(let product):
      return refuse(product, of: charting) ?? show(product, of: charting)
    case .failure(let problem):
      let words = Sentence.notMade(.input(Problem.Input(problem)))
      // In a list of columns nobody has to hear which key opens it.
      return charting.typed.map { retype($0, saying: words) }
        ?? announce(
          charting.givenUp + [words] + (overlay?.tellsColumns == true ? [] : keyOf(.columns)))
    }
  }

  /// Says why a column was not given a use or kept one: it stays along x where nothing else can be there, and has no
  /// text to be said where rows with several texts are one point; `nil` where it is as was asked.
  ///
  /// Nothing has changed, so there is nothing to take back.
  private mutating func refuse(
    _ product: Charting.Product, of charting: Charting
  ) -> [Effect]? {
    guard let use = charting.use, let channels = product.charts.first?.channels else { return nil }
    switch use.use {
    case .x where !use.isChosen && channels.x == use.column && page.chart.channels?.x == use.column:
      return announce(
        charting.givenUp + [.needed(use.column, isAlongX: true)] + openingWords)
    case .label where use.isChosen && (channels.label != use.column || !product.hasLabels):
      return announce(charting.givenUp + [.notSaid(use.column)])
    default:
      guard isUnchanged(product, charting) else { return nil }
      let state: [Sentence] = [.verbatim(use.column), .columnUse(use.use, isChosen: true)]
      return announce(
        charting.givenUp + (use.isChosen ? charting.change : state) + [page.currentPlace(settings)])
    }
  }

  /// True where the columns are used as before, so that there is nothing to see, to hear or to take back.
  private func isUnchanged(_ product: Charting.Product, _ charting: Charting) -> Bool {
    guard charting.use != nil, let chart = charting.chart, charting.siblings.isEmpty else {
      return false
    }
    var parted = shelf
    parted.part(charting.source, deck)
    guard let index = parted.source(ofChart: chart) else { return false }
    return Array(deck[parted.sources[index].charts]) == product.charts.map(settings.language.naming)
  }

  private mutating func show(_ product: Charting.Product, of charting: Charting) -> [Effect] {
    var index = charting.source
    let measures = measures(ofFamily: index)
    shelf.past.append(
      .init(
        sources: shelf.sources, deck: deck, pages: pages, pageIndex: pageIndex,
        change: charting.name))
    if shelf.past.count > Shelf.pastLimit { shelf.past.removeFirst() }
    shelf.notePicking(of: charting)
    let last = page
    if charting.isOfRows {
      // Each source has its own charts of other rows.
    } else if let chart = charting.chart {
      shelf.part(index, deck)
      index = shelf.source(ofChart: chart) ?? index
    } else {
      index = shelf.join(index)
    }
    let charts = product.charts.map(settings.language.naming)
    var changes = [(source: index, encoding: charting.encoding, charts: charts)]
    var problems: [Sentence] = []
    for (sibling, result) in zip(charting.siblings, product.siblings) {
      guard let source = shelf.source(ofChart: sibling.chart) else { continue }
      var charts: [Chart] = []
      switch result {
      case .success(let made): charts = made.map(settings.language.naming)
      case .failure(let problem): problems.append(.notMade(.input(Problem.Input(problem))))
      }
      changes.append((source, sibling.encoding, charts))
    }
    // From the last one on, so that none before it has another number.
    let choosing = shelf.sources[index].choosing
    for change in changes.sorted(by: { $0.source > $1.source }) {
      // All of them are compared with the same rows.
      shelf.sources[change.source].choosing = choosing
      replaceCharts(shelf.sources[change.source].charts, with: change.charts)
      shelf.sources[change.source].encoding = change.encoding
      shelf.resize(change.source, to: change.charts.count)
    }
    if charting.chart != nil { index = removeTwins(ofSource: index) }
    let first = shelf.sources[index].charts.lowerBound
    if pageIndex != first { show(chart: first) }
    live?.encodings = []
    // One who stands on a row stays on it, and one who stands in one part of a split in that.
    let (same, row) = arrival(of: product, charting, from: last, among: charts)
    if let same, same > 0 { show(chart: shelf.sources[index].charts.lowerBound + same) }
    let former = charting.isOfRows ? beforeSameRows(ofSource: index) : nil
    if let former {
      restore(deck: former.deck, pages: former.pages, pageIndex: former.pageIndex)
      if page.rotor.mode != last.rotor.mode { page.turn(to: last.rotor.mode) }
    }
    renewColumns(product.columns)
    let left = former == nil ? lastPage(alongXOfSource: index) ?? last : page
    let lostWords = columnsLost(by: charting, from: last.chart, measures, inFamily: index)
    let hasSameX = page.chart.isAlong(left.chart)
    let axes = axisWords(unlike: last.chart, charting.use)
    // Nobody takes the whole for the part that was shown.
    let whole: [Sentence] =
      !hasSameX && last.window != nil && page.window == nil
      ? [.showingAll(points: page.chart.pointCount)] : []
    let effects = arrive(
      from: left, hasSameX: hasSameX, orIn: 0, at: former == nil ? row : nil,
      isOfRows: charting.isOfRows || charting.choosing != nil || product.trace == .left
        || charting.use?.use == .leftOut,
      saying: charting.givenUp + charting.change + [lostWords].compactMap(\.self)
        + titleWords(before: axes),
      before: noteWords + whole + lostMarks(of: last)
        + othersUnchanged(by: charting, in: index)
        + problems + stayInList(), tellsKeptPlace: true)
    shelf.past[shelf.past.count - 1].arrival = arrival
    return effects
  }

  /// The chart among those that were made in which one arrives, and the point that the row is on which one stood; of a
  /// chart that was left meanwhile neither row nor part is looked for.
  private func arrival(
    of product: Charting.Product, _ charting: Charting, from last: Page, among charts: [Chart]
  ) -> (chart: Int?, row: PointReference?) {
    if case .found(let chart, let point)? = product.trace, charting.standing?.point == last.point,
      charting.standing?.chart == last.chart
    {
      return (chart, point)
    }
    return (charts.firstIndex(like: last.chart), nil)
  }

  /// The program as it was with the very rows that are charted again, if one has not moved since.
  private func beforeSameRows(ofSource index: Int) -> Shelf.Past? {
    var arrived = shelf.past.last?.place
    // The newest state is that before this change itself.
    for past in shelf.past.dropLast().reversed() {
      guard past.arrival == arrived, past.sources.indices.contains(index) else { return nil }
      if past.sources[index].encoding == shelf.sources[index].encoding {
        return past.deck.areDrawn(as: deck) ? past : nil
      }
      arrived = past.place
    }
    return nil
  }

  /// Takes away the charts of the table that a change has made twice.
  ///
  /// - Returns: The number of the source that was changed.
  private mutating func removeTwins(ofSource changed: Int) -> Int {
    var index = changed
    for other in shelf.family(of: index).reversed() where other != index {
      let (own, charts) = (deck[shelf.sources[index].charts], shelf.sources[other].charts)
      guard own.count == charts.count, zip(own, deck[charts]).allSatisfy({ $0.isTwin(of: $1) })
      else { continue }
      replaceCharts(charts, with: [])
      shelf.resize(other, to: 0)
      shelf.sources.remove(at: other)
      if other < index { index -= 1 }
    }
    return index
  }

  /// The words about the columns that no chart of a table has any more: those of the chart that was changed, but for the
  /// one that was to go, and the measures of the others; `nil` where there are none.
  private func columnsLost(
    by charting: Charting, from last: Chart, _ measures: [String], inFamily index: Int
  ) -> Sentence? {
    guard charting.chart != nil || charting.use != nil || charting.isOfRows else { return nil }
    let charts = deck[shelf.charts(ofFamily: index)]
    let told = charts.flatMap(\.notes).flatMap { note in
      if case .notCharted(let names, _) = note { names } else { [String]() }
    }
    let known = Set(shelf.columns.map(\.name))
    let own = charting.use == nil ? [] : last.channels?.columns ?? []
    let kept = Set(charts.flatMap { $0.channels?.columns ?? [] } + told)
    let names = (own + measures.filter { !own.contains($0) }).filter { name in
      known.contains(name) && name != charting.use?.column && !kept.contains(name)
    }
    return names.isEmpty ? nil : Sentence.brief([.notCharted(names)]).first
  }

  /// The words about a stretch that was marked in the chart before, and has no place in this one.
  private func lostMarks(of last: Page) -> [Sentence] {
    last.loop.stretch != nil && page.loop.stretch == nil ? [.marksLost] : []
  }

  /// The words about the other charts of the table that have a column, too, where only its use in this one is another.
  private func othersUnchanged(by charting: Charting, in index: Int) -> [Sentence] {
    guard charting.chart != nil, charting.siblings.isEmpty, let use = charting.use else {
      return []
    }
    let own = shelf.sources[index].charts
    let count = shelf.charts(ofFamily: index).count {
      !own.contains($0) && deck[$0].channels?.columns.contains(use.column) == true
    }
    return count > 0 ? [.othersUnchanged(count)] : []
  }

  /// The columns of the values of all charts of a table, each once.
  private func measures(ofFamily index: Int) -> [String] {
    let charts = shelf.charts(ofFamily: index).filter(deck.indices.contains)
    return charts.flatMap { deck[$0].channels?.y ?? [] }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Tells the columns of the rows that are charted now, in a list that is open.
  mutating func renewColumns(_ columns: [ColumnOutline]) {
    shelf.columns = shelf.columns.map { old in columns.first { $0.name == old.name } ?? old }
  }

  /// Chooses the last row of a list that became shorter under the chosen one.
  ///
  /// - Returns: The row, where it is another one than before.
  mutating func stayInList() -> [Sentence] {
    guard let overlay else { return [] }
    let count = rows(of: overlay.kind).count
    guard overlay.selected >= count, count > 0 else { return [] }
    self.overlay?.selected = count - 1
    return [self.overlay.flatMap(chosenRow)].compactMap(\.self)
  }

  /// The page that one was on last of a table, along the x axis that is shown now: one who comes back to an axis stands
  /// where one left it.
  func lastPage(alongXOfSource index: Int) -> Page? {
    shelf.past.reversed().lazy.filter { past in
      past.sources.indices.contains(index) && past.sources[index].charts.contains(past.pageIndex)
    }.map { $0.pages[$0.pageIndex] }.first { page.chart.isAlong($0.chart) }
  }
}

extension [Chart] {
  /// The number of the chart that has the same measures, x and part as another one, or else the same part.
  func firstIndex(like other: Chart) -> Int? {
    let channels = other.channels
    return firstIndex {
      $0.channels?.y == channels?.y && $0.channels?.x == channels?.x
        && $0.channels?.part == channels?.part
    } ?? firstIndex { $0.channels?.part == channels?.part } ?? indices.first
  }
}

extension Chart {
  /// True where another chart shows the same values of the same columns, whatever it is called.
  fileprivate func isTwin(of other: Chart) -> Bool {
    type == other.type && series.count == other.series.count
      && zip(series, other.series).allSatisfy { $0.isDrawn(as: $1) }
      && channels?.x == other.channels?.x
      && channels?.split == other.channels?.split && channels?.part == other.channels?.part
  }
}

extension Channels {
  /// All columns that the chart is made of, each once.
  fileprivate var columns: [String] {
    ([x].compactMap(\.self) + y + [series, split, label].compactMap(\.self)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }
}

extension Model {
  /// The words about what the values stand over, where the change of a column has put them over something that it did
  /// not name, and of several measures of a cloud, whose axis has no title.
  private func axisWords(unlike last: Chart, _ change: Charting.ChangedUse?) -> [Sentence] {
    guard let now = page.chart.channels, let before = last.channels, !page.chart.isRound else {
      return []
    }
    let isNamed = change.map { $0.isChosen && $0.column == now.x } ?? true
    guard !isNamed && now.x != before.x || page.chart.type == .scatter && now.y.count > 1 else {
      return []
    }
    let values = settings.language.format.listed(now.y)
    guard let x = now.x else { return [.overRows(values)] }
    return [
      page.chart.type == .scatter ? .crossedAxes(x: x, y: values) : .valuesOver(x: x, y: values)
    ]
  }
}
