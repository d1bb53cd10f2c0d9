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
  /// True where only the rows are others, so that all charts of the source stay what they are.
  var isOfRows = false
  /// The point one stood on as they were asked for; `nil` of none.
  var standing: Standing?
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

  /// A point with what it is a point of.
  struct Standing: Equatable, Sendable {
    var chart: Chart
    var encoding: Encoding
    var point: PointReference
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
    /// The fate of the row that one stood on; `nil` where one stood on none.
    var trace: RowTrace?

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
      product.trace = standing.flatMap { standing in
        standing.encoding.trace(
          standing.point, of: standing.chart, to: product.charts, by: encoding, in: document)
      }
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
        standing: standing, change: (pending?.change ?? []) + change,
        name: (pending?.name ?? []) + (name ?? change), typed: typed,
        choosing: choosing ?? pending?.choosing, use: pending == nil ? use : nil,
        tellsColumns: overlay?.tellsColumns == true))
  }

  /// Has the charts of other rows of the table made: all else about them stays as it is.
  ///
  /// - Parameters:
  ///   - picking: The rows.
  ///   - change: The words about what is another, before those about the chart.
  ///   - name: The words by which the change is named once it is taken back.
  ///   - typed: The range that was typed, if that is the change.
  ///   - choosing: The rows that are compared with these.
  /// - Returns: The requests to the world.
  mutating func pick(
    _ picking: RowPicking, saying change: [Sentence], naming name: [Sentence],
    typed: String? = nil, choosing: Choosing?
  ) -> [Effect] {
    guard let index = shelf.source(ofChart: pageIndex) else { return announce([.noTable]) }
    let pending = pendingChange(ofSource: index)
    if let pending, !pending.isOfRows {
      return reshape(
        to: pending.encoding.picking(picking), saying: change, naming: name, typed: typed,
        choosing: choosing)
    }
    let others = shelf.family(of: index).filter { $0 != index }
    return begin(
      Charting(
        number: shelf.chartingCount + 1, source: index, document: shelf.sources[index].document,
        encoding: shelf.sources[index].encoding.picking(picking),
        siblings: others.map { other in
          let source = shelf.sources[other]
          return Sibling(
            chart: source.charts.lowerBound, encoding: source.encoding.picking(picking))
        }, isOfRows: true, standing: standing, change: (pending?.change ?? []) + change,
        name: (pending?.name ?? []) + name, typed: typed,
        choosing: choosing ?? pending?.choosing, tellsColumns: overlay?.tellsColumns == true))
  }

  /// The point one stands on, to be found again in other charts of its table.
  private var standing: Charting.Standing? {
    guard let index = shelf.source(ofChart: pageIndex), let point = page.point,
      page.isOnOwnPoint || page.chart.type == .scatter
    else { return nil }
    let source = shelf.sources[index]
    return Charting.Standing(chart: page.chart, encoding: source.encoding, point: point)
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

  /// The chart that is shown, and what was done to its table.
  var openingWords: [Sentence] { titleWords(before: []) + noteWords }

  /// The chart that is shown, and behind it words about its axes, where it is no cloud that tells them.
  func titleWords(before axes: [Sentence]) -> [Sentence] {
    let outline = ChartOutline(page.chart)
    let title = Sentence.deckChart(outline, number: pageIndex + 1, of: deck.count)
    let crossed = outline.figureAxes.map { axes -> Sentence in
      outline.crossedAxes == nil
        ? .valuesOver(x: axes.x, y: axes.y) : .crossedAxes(x: axes.x, y: axes.y)
    }
    return [title] + (crossed.map { [$0] } ?? axes)
  }

  /// The words about what was done to the table.
  var noteWords: [Sentence] {
    Sentence.brief(page.chart.notes + [page.chart.repetitionFact].compactMap(\.self))
  }
}

extension Sentence {
  /// Facts as they are said by themselves: of more columns than three that no chart has only the number, as the details name
  /// them.
  ///
  /// One number is of them all, whether they change or not.
  static func brief(_ facts: [Fact]) -> [Sentence] {
    let left = facts.map(\.columnsLeft)
    guard left.contains(where: { $0 > mostNamed }) else { return facts.map(Sentence.fact) }
    let first = left.firstIndex { $0 > 0 }
    return facts.enumerated().compactMap { index, fact in
      guard left[index] > 0 else { return .fact(fact) }
      return index == first ? .columnsNotCharted(left.reduce(0, +)) : nil
    }
  }

  /// The most columns that are named.
  private static let mostNamed = 3
}

extension Fact {
  /// The number of columns that it says no chart has.
  fileprivate var columnsLeft: Int {
    switch self {
    case .notCharted(let names, _), .constants(let names): names.count
    default: 0
    }
  }
}
