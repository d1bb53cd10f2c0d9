import Charts
import Descriptions
import Tables

/// The charts that the table could become, to choose one from.
extension Model {
  /// `6`: the list, on the chart that is shown.
  mutating func openSuggestions() -> [Effect] {
    guard let index = shelf.source(ofChart: pageIndex) else { return announce([.noTable]) }
    let source = shelf.sources[index]
    shelf.suggestions = (try? source.encoding.plainSuggestions(of: source.document)) ?? []
    guard !shelf.suggestions.isEmpty else { return announce([.noTable]) }
    return open(.suggestions, selecting: presentSuggestion ?? 0)
  }

  /// The number of the suggestion that is shown; `nil` once something else was asked for.
  private var presentSuggestion: Int? {
    guard let index = shelf.source(ofChart: pageIndex) else { return nil }
    let encoding = shelf.sources[index].encoding
    guard encoding.leavesAllToTheGuess else { return nil }
    return (encoding.number ?? 1) - 1
  }

  var suggestionRows: [OverlayRow] {
    let present = presentSuggestion
    return shelf.suggestions.enumerated().map { index, deck in
      OverlayRow(
        sentence: .suggestionRow(
          deck, present: index == present ? page.chart.channels?.reason : nil))
    }
  }

  /// Enter: the chosen chart; what was asked for but for the rows is let go.
  mutating func take(suggestion index: Int) -> [Effect] {
    overlay = nil
    guard shelf.suggestions.indices.contains(index), index != presentSuggestion,
      let source = shelf.source(ofChart: pageIndex)
    else { return announce([page.currentPlace(settings)]) }
    var encoding = shelf.sources[source].encoding.leavingAllToTheGuess
    encoding.number = index + 1
    return reshape(to: encoding)
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
    encoding.picking = picking
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
