import Descriptions

/// Searching a list: the next row that has a text in it, and the ones behind it.
extension Model {
  /// Chooses the next row with a text in it, from the end on again from the start, which is said.
  ///
  /// - Parameters:
  ///   - text: The text; of an empty one that which was searched for before.
  ///   - direction: Negative for the row before.
  /// - Returns: The requests to the world.
  mutating func searchList(for text: String, by direction: Int = 1) -> [Effect] {
    guard let overlay else { return [] }
    let text = text.folded.isEmpty ? overlay.searched ?? "" : text
    self.overlay?.searched = text
    let rows = rows(of: overlay.kind)
    let others = rows.indices.map { step in
      ((overlay.selected + direction * (step + 1)) % rows.count + rows.count) % rows.count
    }
    guard let found = others.first(where: { has(text.folded, row: $0, rows[$0], overlay.kind) })
    else { return announce([.noGoal(.match(text), isForward: nil)]) }
    let isAround = direction > 0 ? found <= overlay.selected : found >= overlay.selected
    let around: Sentence? = isAround ? .searchedAround(isForward: direction > 0) : nil
    // The word that the row was found by, where neither the row nor what was typed is it.
    let words =
      isTold(text.folded, rows[found], overlay.kind)
      ? nil : searchWords(ofRow: found)?.words(with: text.folded)
    let foundBy = words.flatMap { $0.folded == text.folded ? nil : Sentence.verbatim($0) }
    return select(row: found, of: overlay, after: [around, foundBy].compactMap(\.self))
  }

  /// True where a row has a text in it, or is found by it: a row of help also by what one may want of its key,
  /// a chart by its title.
  private func has(
    _ text: String, row index: Int, _ row: OverlayRow, _ kind: Overlay.ListKind
  ) -> Bool {
    if kind == .charts { return deck[index].title?.folded.contains(text) == true }
    return isTold(text, row, kind)
      || kind == .help && searchWords(ofRow: index)?.folded.contains(text) == true
  }

  /// True where a text is in a row as it is shown or said.
  private func isTold(_ text: String, _ row: OverlayRow, _ kind: Overlay.ListKind) -> Bool {
    kind == .charts
      || [row.sentence, row.words].contains { settings.language.text($0).folded.contains(text) }
  }

  /// The words by which a row of help is found, besides its own.
  private func searchWords(ofRow index: Int) -> String? {
    Swift.type(of: settings.language).searchWords[helpRows[index].action]
  }
}

extension String {
  /// Those of a list of words that have a text in them; `nil` where none has.
  fileprivate func words(with text: String) -> String? {
    let found = split { ",、".contains($0) }.map(String.init).filter { $0.folded.contains(text) }
    let words = found.map(\.trimmed)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
