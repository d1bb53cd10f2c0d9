import Charts
import Descriptions
import Tables

/// A table that is charted anew, beside the keys: of a large one it takes a while.
package struct Charting: Equatable, Sendable {
  /// A number that no other one has: only the newest counts.
  package let number: Int
  /// The number of the table among the sources.
  var source: Int
  var document: Document
  var encoding: Encoding
  /// The number of the chart that is changed; `nil` where all of the table's are made anew.
  var chart: Int?
  /// The other charts of the table that have other rows, too.
  var siblings: [Sibling] = []
  /// The words about what is another, before those about the chart.
  var change: [Sentence]
  /// The words by which the change is named once it is taken back.
  var name: [Sentence] = []
  /// The words about changes of other tables that it took the place of before they were there.
  var givenUp: [Sentence] = []
  /// The range that was typed, which stays to be corrected where it makes no chart.
  var typed: String?
  /// The rows that are compared with these, if they were chosen in a list.
  var choosing: Choosing?
  /// The use that a column was given or lost; `nil` where several changes are one.
  var use: ChangedUse?
  /// True where the list of the columns is open, which tells the rows that are charted.
  var tellsColumns = false
  /// The value of the split whose rows alone are compared.
  var part: String?
  /// The wishes whose rows are compared with these, which then are no change; `nil` of a change.
  var compared: Encoding?
  /// The rows of a feed, in place of the document.
  var live: LiveCharting?

  /// A use that a column was given, or that was taken from it.
  struct ChangedUse: Equatable, Sendable {
    var column: String
    var use: ColumnUse
    var isChosen: Bool
  }

  /// The charts that were made, and of rows that are compared these and the others in numbers.
  package struct Product: Equatable, Sendable {
    package var charts: [Chart]
    var rows: [RowSummary]
    /// The table that the charts of a feed were made of, and the wishes that are settled by it.
    var document: Document?
    /// The charts of each sibling, or the reason why there is none.
    var siblings: [Result<[Chart], InputProblem>] = []
    var encodings: [Encoding] = []
    /// The columns of the rows that are charted, where they are told.
    var columns: [ColumnOutline] = []

    /// True where texts are said with the points, which are single rows then.
    var hasLabels: Bool { charts.contains { $0.series.contains { !$0.labels.isEmpty } } }

    /// The number of rows that had ever come.
    var rowsEver: Int {
      if case .table(let table)? = document { table.rowsBefore + table.rowCount } else { 0 }
    }
  }

  /// The charts, or the reason why there are none.
  package var result: Result<Product, InputProblem> {
    Result { () throws(InputProblem) in
      if let live { return try live.product(encoding) }
      var product = Product(charts: try encoding.charts(of: document), rows: [])
      product.siblings = siblings.map { sibling in
        Result { () throws(InputProblem) in try sibling.encoding.charts(of: document) }
      }
      if tellsColumns { product.columns = try encoding.columns(of: document) }
      guard let compared else { return product }
      for encoding in [encoding, compared] {
        if let rows = try encoding.rowSummary(
          of: document, columns: compared.comparedColumns, part: part)
        {
          product.rows.append(rows)
        }
      }
      return product
    }
  }

  /// A longer wait is said, in seconds.
  static let patience = 0.7
}

extension Model {
  /// Has the charts of a table made anew; the first is shown and said once they are there.
  ///
  /// - Parameters:
  ///   - encoding: The wishes from now on.
  ///   - change: The words about what is another, before those about the chart.
  ///   - name: The words by which the change is named once it is taken back; `nil` of `change`.
  ///   - typed: The range that was typed, if that is the change.
  ///   - choosing: The rows that are then compared, if others are chosen in a list.
  ///   - isWhole: True where the wishes are about all charts of the table.
  ///   - use: The use of a column that is another, if that is the change.
  /// - Returns: The requests to the world.
  mutating func reshape(
    to encoding: Encoding, saying change: [Sentence] = [], naming name: [Sentence]? = nil,
    typed: String? = nil, choosing: Choosing? = nil, isWhole: Bool = false,
    use: Charting.ChangedUse? = nil
  ) -> [Effect] {
    guard let index = shelf.source(ofChart: pageIndex) else { return announce([.noTable]) }
    let pending = pendingChange(ofSource: index)
    return begin(
      Charting(
        number: shelf.chartingCount + 1, source: index, document: shelf.sources[index].document,
        encoding: encoding, chart: isWhole || live != nil ? nil : pageIndex,
        siblings: isWhole || live != nil
          ? [] : shelf.siblings(ofChart: pageIndex, changedTo: encoding, deck),
        change: (pending?.change ?? []) + change, name: (pending?.name ?? []) + (name ?? change),
        typed: typed,
        choosing: choosing ?? pending?.choosing, use: pending == nil ? use : nil,
        tellsColumns: overlay?.tellsColumns == true))
  }

  /// Has charts made in place of those that are being made: a change of another table that is not there yet is taken
  /// back, which is said, so that nobody waits for it.
  mutating func begin(_ charting: Charting) -> [Effect] {
    var charting = charting
    if let pending = shelf.charting, pending.compared == nil {
      charting.givenUp = pending.givenUp
      if pending.source != charting.source {
        charting.givenUp.append(.takenBackChange(pending.name))
      }
    }
    shelf.chartingCount = charting.number
    // They take the place of those of a feed.
    live?.charting = nil
    shelf.charting = charting
    return [.chart(charting), .remind(.charting(charting.number), after: Charting.patience)]
  }

  /// The change of a table whose charts are being made; `nil` where there is none.
  func pendingChange(ofSource index: Int) -> Charting? {
    shelf.charting.flatMap { $0.source == index && $0.compared == nil ? $0 : nil }
  }

  /// Says that charts are still being made, so that nobody takes the key for dead.
  mutating func sayCharting(_ number: Int) -> [Effect] {
    shelf.charting?.number == number ? announce([.charting]) : []
  }

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
        charting.givenUp + [.verbatim(use.column), .columnUse(.x, isChosen: true)] + openingWords)
    case .label where use.isChosen && (channels.label != use.column || !product.hasLabels):
      return announce(charting.givenUp + [.notSaid(use.column)])
    default: return nil
    }
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
    if let chart = charting.chart {
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
    let first = shelf.sources[index].charts.lowerBound
    if pageIndex != first { show(chart: first) }
    live?.encodings = []
    // One who stands in one part of a split stays in it.
    let part = last.chart.channels?.part
    if part != nil, let same = charts.firstIndex(where: { $0.channels?.part == part }) {
      show(chart: shelf.sources[index].charts.lowerBound + same)
    }
    renewColumns(product.columns)
    let left = lastPage(alongXOfSource: index) ?? last
    let lost = charting.use.map { last.chart.columnsLost(in: charts, by: $0, of: shelf.columns) }
    // Other rows may leave no chart of a measure that another chart had.
    let gone =
      charting.use == nil && charting.chart != nil
      ? measures.filter { !self.measures(ofFamily: index).contains($0) } : []
    let lostWords = [lost ?? [], gone].first { !$0.isEmpty }.map { Sentence.fact(.notCharted($0)) }
    let hasSameX = page.chart.xAxis.isAlong(left.chart.xAxis)
    // Nobody takes the whole for the part that was shown.
    let whole: [Sentence] =
      !hasSameX && last.window != nil && page.window == nil
      ? [.showingAll(points: page.chart.pointCount)] : []
    return arrive(
      from: left, hasSameX: hasSameX, orIn: 0,
      saying: charting.givenUp + charting.change + [lostWords].compactMap(\.self) + openingWords
        + whole + problems,
      before: stayInList())
  }

  /// The columns of the values of all charts of a table, each once.
  private func measures(ofFamily index: Int) -> [String] {
    let charts = shelf.charts(ofFamily: index).filter(deck.indices.contains)
    return charts.flatMap { deck[$0].channels?.y ?? [] }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Tells the columns of the rows that are charted now, in a list that is open; a range is still asked for by the
  /// ends of all.
  private mutating func renewColumns(_ columns: [ColumnOutline]) {
    shelf.columns = shelf.columns.map { old in
      guard var new = columns.first(where: { $0.name == old.name }) else { return old }
      if new.areEnds, !new.ends.isEmpty {
        (new.examples, new.wholeEnds) = (old.examples, old.wholeEnds)
      }
      return new
    }
  }

  /// Chooses the last row of a list that became shorter under the chosen one.
  ///
  /// - Returns: The row, where it is another one than before.
  private mutating func stayInList() -> [Sentence] {
    guard let overlay else { return [] }
    let count = rows(of: overlay.kind).count
    guard overlay.selected >= count, count > 0 else { return [] }
    self.overlay?.selected = count - 1
    return [self.overlay.flatMap(chosenRow)].compactMap(\.self)
  }

  /// The page that one was on last of a table, along the x axis that is shown now: one who comes back to an axis stands
  /// where one left it.
  private func lastPage(alongXOfSource index: Int) -> Page? {
    shelf.past.reversed().lazy.filter { past in
      past.sources.indices.contains(index) && past.sources[index].charts.contains(past.pageIndex)
    }.map { $0.pages[$0.pageIndex] }.first { page.chart.xAxis.isAlong($0.chart.xAxis) }
  }

  /// The charts as they were before the last change; `nil` where none was made.
  mutating func takeBack() -> [Effect]? {
    // A change whose charts are not there yet is taken back before they are.
    if let charting = shelf.charting, charting.compared == nil {
      shelf.charting = nil
      return arrive(
        from: page, hasSameX: true,
        saying: [.takenBackChange(charting.name)] + openingWords)
    }
    guard let past = shelf.past.popLast() else { return nil }
    // A comparison that is not there yet would be one with other rows.
    shelf.charting = nil
    let last = page
    // One who went on to another chart that is another by it stays there; else it would not be heard.
    let isOfThis =
      past.deck.count == deck.count && past.deck[pageIndex] != deck[pageIndex]
    shelf.sources = past.sources
    live?.encodings = []
    restore(
      deck: past.deck, pages: past.pages, pageIndex: isOfThis ? pageIndex : past.pageIndex)
    // One who walks values goes on walking them.
    if page.rotor.mode != last.rotor.mode { page.turn(to: last.rotor.mode) }
    if overlay?.kind == .suggestions { shelf.suggestions = tableSuggestions }
    if overlay?.tellsColumns == true { renewColumns(tableColumns) }
    return stopSound()
      + arrive(
        from: last, hasSameX: page.chart.xAxis.isAlong(last.chart.xAxis),
        saying: [.takenBackChange(past.change)] + openingWords, before: stayInList())
  }

  /// The chart that is shown, and what was done to its table.
  var openingWords: [Sentence] {
    let outline = ChartOutline(page.chart)
    let title = Sentence.deckChart(outline, number: pageIndex + 1, of: deck.count)
    let axes = outline.figureAxes.map { Sentence.crossedAxes(x: $0.x, y: $0.y) }
    return [title] + [axes].compactMap(\.self)
      + (page.chart.notes + [page.chart.repetitionFact].compactMap(\.self)).map(Sentence.fact)
  }
}

extension Chart {
  /// The columns of this chart that none of some others has, but for the one that was to go and those that a column
  /// took the place of.
  fileprivate func columnsLost(
    in charts: [Chart], by change: Charting.ChangedUse, of columns: [ColumnOutline]
  ) -> [String] {
    let replaced = change.use == .y ? channels?.y ?? [] : []
    let told = charts.flatMap(\.notes).flatMap { note in
      if case .notCharted(let names) = note { names } else { [String]() }
    }
    let kept = Set(charts.flatMap { $0.channels?.columns ?? [] } + replaced + told)
    return (channels?.columns ?? []).filter { name in
      name != change.column && !kept.contains(name) && columns.contains { $0.name == name }
    }
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
