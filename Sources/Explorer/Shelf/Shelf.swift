import Charts
import Descriptions
import Tables

/// The tables that the charts of the deck are made of, and what is asked of each.
///
/// A change of what is asked makes the charts of its table anew; what there was before is kept, so that
/// it can be taken back.
package struct Shelf: Equatable, Sendable {
  /// An input with the charts that were made of it.
  package struct Source: Equatable, Sendable {
    package var document: Document
    package var encoding: Encoding
    /// The numbers of its charts in the deck.
    package var charts: Range<Int>
    /// The file that it was read from; `nil` of data that is in no file.
    package var origin: ChartOrigin?
    /// The rows that were charted before others were chosen; `nil` where none were.
    var pickingBefore: RowPicking?

    package init(
      _ document: Document, _ encoding: Encoding, charts: Range<Int>, origin: ChartOrigin? = nil
    ) {
      self.document = document
      self.encoding = encoding
      self.charts = charts
      self.origin = origin
    }
  }

  /// The program as it was before a change.
  struct Past: Equatable, Sendable {
    var sources: [Source]
    var deck: [Chart]
    var pages: [Page]
    var pageIndex: Int
  }

  package var sources: [Source]
  /// The states before each change, the newest last.
  var past: [Past] = []
  /// The charts that the table could become, made when their list is opened.
  var suggestions: [[EncodingOutline]] = []
  /// The columns of the table, made when their list is opened.
  var columns: [ColumnOutline] = []
  /// The values of the column whose list is open.
  var values: [String] = []
  /// The rows that were charted when that list was opened; `nil` while none is.
  var pickingAtOpening: RowPicking?

  /// More steps back nobody takes, and each holds charts.
  static let pastLimit = 50

  package init(_ sources: [Source] = []) { self.sources = sources }

  /// The number of the source of a chart; `nil` where it was not made of a table.
  func source(ofChart index: Int) -> Int? {
    sources.firstIndex { source in
      if case .table = source.document { source.charts.contains(index) } else { false }
    }
  }

  /// Gives a source another number of charts, and those behind it other numbers.
  mutating func resize(_ index: Int, to count: Int) {
    let change = count - sources[index].charts.count
    let start = sources[index].charts.lowerBound
    sources[index].charts = start..<start + count
    for other in sources.indices where other > index {
      let range = sources[other].charts
      sources[other].charts = range.lowerBound + change..<range.upperBound + change
    }
  }
}

extension Model {
  /// The wishes about the table of the chart that is shown; `nil` where it has none.
  var encoding: Encoding? {
    shelf.source(ofChart: pageIndex).map {
      shelf.sources[$0].encoding.pinned(to: page.chart, of: shelf.sources[$0].document)
    }
  }

  /// Makes the charts of a table anew, shows the first, and says what it is; where that cannot be, why,
  /// and nothing has changed.
  ///
  /// - Parameters:
  ///   - encoding: The wishes from now on.
  ///   - change: The words about what is another, before those about the chart.
  /// - Returns: The requests to the world.
  mutating func reshape(to encoding: Encoding, saying change: [Sentence] = []) -> [Effect] {
    guard let index = shelf.source(ofChart: pageIndex) else { return announce([.noTable]) }
    let charts: [Chart]
    do throws(InputProblem) {
      charts = try encoding.charts(of: shelf.sources[index].document)
        .map(settings.language.naming)
    } catch {
      return announce([.problem(.input(Problem.Input(error)))])
    }
    shelf.past.append(
      .init(sources: shelf.sources, deck: deck, pages: pages, pageIndex: pageIndex))
    if shelf.past.count > Shelf.pastLimit { shelf.past.removeFirst() }
    shelf.notePicking(from: shelf.sources[index].encoding.picking, to: encoding.picking, of: index)
    let last = page
    replaceCharts(shelf.sources[index].charts, with: charts)
    shelf.sources[index].encoding = encoding
    shelf.resize(index, to: charts.count)
    // One who stands in one part of a split stays in it.
    let part = last.chart.channels?.part
    if part != nil, let same = charts.firstIndex(where: { $0.channels?.part == part }) {
      show(chart: shelf.sources[index].charts.lowerBound + same)
    }
    let (old, new) = (last.chart.xAxis, page.chart.xAxis)
    // Rows that are left out may have taken the place along.
    let isThere = last.cursor.x.flatMap { x in page.chart.xExtent?.contains(x) } ?? true
    let hasSameX = old.kind == new.kind && old.title == new.title && isThere
    return arrive(from: last, hasSameX: hasSameX, saying: change + openingWords)
  }

  /// The charts as they were before the last change; `nil` where none was made.
  mutating func takeBack() -> [Effect]? {
    guard let past = shelf.past.popLast() else { return nil }
    shelf.sources = past.sources
    restore(deck: past.deck, pages: past.pages, pageIndex: past.pageIndex)
    return stopSound() + announce([.takenBack] + openingWords)
  }

  /// The chart that is shown, and what was done to its table.
  var openingWords: [Sentence] {
    let outline = ChartOutline(page.chart)
    let title = Sentence.deckChart(outline, number: pageIndex + 1, of: deck.count)
    return [title]
      + (page.chart.notes + [page.chart.repetitionFact].compactMap(\.self)).map(Sentence.fact)
  }
}
