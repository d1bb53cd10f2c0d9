import Charts
import Descriptions
import Tables

/// The way back from a change of the table.
extension Model {
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
    // Whoever has not moved since comes back to the very place before the change.
    let isThere = past.arrival == arrival
    let last = page
    // One who went on to another chart that is another by it stays there; else it would not be heard.
    let isOfThis =
      !isThere && past.deck.count == deck.count && past.deck[pageIndex] != deck[pageIndex]
    let restored = isOfThis ? pageIndex : past.pageIndex
    // Nor is the part another one where only the point is.
    let keepsPart =
      restored == past.pageIndex && past.arrival?.pageIndex == pageIndex
      && past.arrival?.window == page.window
    shelf.sources = past.sources
    live?.encodings = []
    restore(
      deck: past.deck, pages: past.pages, pageIndex: restored)
    // One who walks values goes on walking them.
    if page.rotor.mode != last.rotor.mode { page.turn(to: last.rotor.mode) }
    if overlay?.kind == .suggestions { shelf.suggestions = tableSuggestions }
    if overlay?.tellsColumns == true { renewColumns(tableColumns) }
    let left = isThere ? page : last
    return stopSound()
      + arrive(
        from: left, hasSameX: page.chart.isAlong(left.chart),
        keepsPart: keepsPart,
        saying: [.takenBackChange(past.change)] + titleWords(before: []),
        before: noteWords + stayInList())
  }

  /// The place where one stands, and the part that is shown there.
  var arrival: Shelf.Arrival {
    .init(pageIndex: pageIndex, cursor: page.cursor, window: page.window)
  }
}
