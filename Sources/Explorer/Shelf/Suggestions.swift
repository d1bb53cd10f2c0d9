import Charts
import Descriptions
import Tables

/// The charts that the table could become, to choose one from: the one that is shown is among them, first
/// where nobody would have suggested it.
package struct Suggestions: Equatable, Sendable {
  fileprivate(set) var decks: [[EncodingOutline]] = []
  /// The number of the one that is shown.
  fileprivate(set) var present = 0
  /// True where the first is not one that is suggested.
  fileprivate(set) var hasOwn = false
}

extension Model {
  /// `6`: the list, on the chart that is shown.
  mutating func openSuggestions() -> [Effect] {
    look(for: .suggestions)
  }

  /// The list, in which there is nothing where the chart was not made of a table.
  var tableSuggestions: Suggestions {
    guard let index = shelf.source(ofChart: pageIndex) else { return Suggestions() }
    let source = shelf.sources[index]
    var list = Suggestions()
    list.decks = (try? source.encoding.plainSuggestions(of: source.document)) ?? []
    let own = EncodingOutline.outlines(of: Array(deck[shelf.charts(ofFamily: index)]))
    if source.encoding.leavesAllToTheGuess {
      list.present = (source.encoding.number ?? 1) - 1
    } else if let same = list.decks.firstIndex(alike: own)
      ?? list.decks.firstIndex(likeCandles: own)
    {
      list.present = same
    } else {
      // Charts with wishes of their own are none that one sentence could tell.
      list.decks.insert(EncodingOutline.outlines(of: Array(deck[source.charts])), at: 0)
      list.hasOwn = true
    }
    return list
  }

  var suggestionRows: [OverlayRow] {
    shelf.suggestions.decks.enumerated().map { index, deck in
      OverlayRow(
        sentence: .suggestionRow(
          deck,
          present: index == shelf.suggestions.present ? page.chart.channels?.reason : nil))
    }
  }

  /// Enter: the chosen chart; what was asked for but for the rows is let go.
  mutating func take(suggestion index: Int) -> [Effect] {
    overlay = nil
    let list = shelf.suggestions
    guard list.decks.indices.contains(index), index != list.present,
      let source = shelf.source(ofChart: pageIndex)
    else { return announce([page.currentPlace(settings)]) }
    var encoding = shelf.sources[source].encoding.leavingAllToTheGuess
    encoding.number = list.hasOwn ? index : index + 1
    // Clouds and boxes tell their axes themselves.
    let tellsAxes = [.scatter, .box, .violin].contains(list.decks[index].first?.type)
    let words = Sentence.suggestion(list.decks[index].map(\.withoutReason))
    return reshape(
      to: encoding, saying: tellsAxes ? [] : [words], naming: [words], isWhole: true)
  }
}

extension Encoding {
  /// True where no column was asked for.
  fileprivate var leavesAllToTheGuess: Bool {
    x == nil && y.isEmpty && type == nil && series == nil && split == nil && label == nil
      && aggregation == nil && measures.isEmpty && every == nil && bin == nil && !isWhole
      && presets.isEmpty
  }

  /// The same rows and words, but no column.
  fileprivate var leavingAllToTheGuess: Encoding {
    var encoding = Encoding()
    (encoding.picking, encoding.mapped) = (picking, mapped)
    (encoding.title, encoding.summary) = (title, summary)
    (encoding.others, encoding.timeZone) = (others, timeZone)
    return encoding
  }

  /// The charts of the table with the rows that were asked for.
  fileprivate func plainSuggestions(
    of document: Document
  ) throws(InputProblem) -> [[EncodingOutline]] {
    try leavingAllToTheGuess.suggestions(of: document)
  }
}

extension [[EncodingOutline]] {
  /// The number of the charts that differ from some others in nothing but the rules that found them.
  fileprivate func firstIndex(alike others: [EncodingOutline]) -> Int? {
    let others = others.map(\.withoutReason)
    return firstIndex { $0.map(\.withoutReason) == others }
  }

  /// The number of the charts that are of all parts of a type, as candles, of which a table makes one chart only, whoever
  /// asks for it; `nil` where the others are not such ones, or their columns were named.
  fileprivate func firstIndex(likeCandles others: [EncodingOutline]) -> Int? {
    let types = others.map(\.type)
    guard types.allSatisfy({ $0.seriesNames.count > 1 }),
      others.allSatisfy({ $0.measures.allSatisfy(\.isEmpty) })
    else { return nil }
    return firstIndex { $0.map(\.type) == types }
  }
}
