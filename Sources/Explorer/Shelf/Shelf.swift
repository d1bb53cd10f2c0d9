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
    /// The number of the table, where its charts have wishes of their own, each in a source; `nil` of a table
    /// whose charts are all of this source.
    var family: Int?
    /// The wishes that all charts of its table were made by, before each had its own.
    var whole: Encoding?
    /// The rows that those that are charted now are compared with.
    var choosing = Choosing()

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
    /// The words about the change, by which it is named when it is taken back.
    var change: [Sentence] = []
    /// The place that one came to by it.
    var arrival: Arrival?

    /// The place where one stood before it.
    var place: Arrival? {
      pages.indices.contains(pageIndex)
        ? Arrival(
          pageIndex: pageIndex, cursor: pages[pageIndex].cursor, window: pages[pageIndex].window)
        : nil
    }
  }

  /// A place in the deck.
  struct Arrival: Equatable, Sendable {
    var pageIndex: Int
    var cursor: Cursor
    var window: ClosedRange<Double>?
  }

  package var sources: [Source]
  /// The states before each change, the newest last.
  var past: [Past] = []
  /// The charts that the table could become, made when their list is opened.
  var suggestions = Suggestions()
  /// The columns of the table, made when their list is opened.
  var columns: [ColumnOutline] = []
  /// The values of the column whose list is open.
  var values: [String] = []
  /// The charts that are being made; `nil` while none are.
  var charting: Charting?
  var chartingCount = 0
  /// The tables whose charts were given wishes of their own so far.
  var familyCount = 0
  /// The number of the question whose answer is waited for; `nil` while none is.
  var lookup: Int?
  var lookupCount = 0

  /// More steps back nobody takes, and each holds charts.
  static let pastLimit = 50

  package init(_ sources: [Source] = []) { self.sources = sources }

  /// The number of the source of a chart; `nil` where it was not made of a table.
  func source(ofChart index: Int) -> Int? {
    sources.firstIndex { source in
      if case .table = source.document { source.charts.contains(index) } else { false }
    }
  }

  /// The path of the file that a chart was read from; `nil` of one that was in no file.
  package func file(ofChart index: Int) -> String? {
    sources.first { $0.charts.contains(index) }?.origin?.path
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
  ///
  /// While charts are being made, a further change is one of theirs.
  var encoding: Encoding? {
    shelf.source(ofChart: pageIndex).map { index in
      if let charting = pendingChange(ofSource: index) { return charting.encoding }
      let source = shelf.sources[index]
      return source.encoding.pinned(to: page.chart, of: source.document)
    }
  }
}
