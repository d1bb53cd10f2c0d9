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
    let found = rows.indices.compactMap { index in
      rank(text.folded, row: index, rows[index], overlay.kind).map { (index: index, rank: $0) }
    }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
    guard let first = found.first, let last = found.last else {
      return announce([.noGoal(.match(text), isForward: nil)])
    }
    let next: Int?
    let isNew = overlay.searched?.folded != text.folded
    if case .values = overlay.kind, isNew, direction > 0,
      let best = found.first(where: { isValue(text, row: $0) })
        ?? found.first(where: { isBeginning(text, row: $0) })
    {
      return select(row: best, of: overlay, after: [])
    }
    if let place = found.firstIndex(of: overlay.selected) {
      // One who searches help for something else begins with what fits best.
      next =
        overlay.kind == .help && overlay.searched?.folded != text.folded
        ? first
        : found.indices.contains(place + direction) ? found[place + direction] : nil
    } else if overlay.kind == .help {
      next = direction > 0 ? first : last
    } else {
      next =
        direction > 0
        ? found.first { $0 > overlay.selected } : found.last { $0 < overlay.selected }
    }
    let around: [Sentence] = next == nil ? [.searchedAround(isForward: direction > 0)] : []
    return select(row: next ?? (direction > 0 ? first : last), of: overlay, after: around)
  }

  /// True where a row of a list of values is just the value that is searched for.
  private func isValue(_ text: String, row: Int) -> Bool {
    shelf.values.indices.contains(row) && shelf.values[row].folded == text.folded
  }

  /// True where a row of a list of values begins with the text that is searched for.
  private func isBeginning(_ text: String, row: Int) -> Bool {
    shelf.values.indices.contains(row) && shelf.values[row].folded.hasPrefix(text.folded)
  }

  /// The order in which a row is found by a text, the least first; `nil` where it is not found by it.
  ///
  /// In help the first are keys that one may call just so, then those that a word of what they do or of what one may want
  /// of them begins with it, and last those that are only pressed by a key that is called so. All other lists keep their
  /// order.
  private func rank(
    _ text: String, row index: Int, _ row: OverlayRow, _ kind: Overlay.ListKind
  ) -> Int? {
    if kind == .charts { return deck[index].title?.folded.contains(text) == true ? 0 : nil }
    let isTold = [row.sentence, row.words].contains {
      settings.language.text($0).folded.contains(text)
    }
    guard kind == .help else { return isTold ? 0 : nil }
    let action = helpRows[index].action
    let name = settings.language.text(.key(action)).folded
    let wishes = searchWords(for: action)
    if name == text || wishes.contains(text) { return 0 }
    if name.hasWord(beginningWith: text) { return 1 }
    if wishes.contains(where: { $0.hasWord(beginningWith: text) }) { return 2 }
    return name.contains(text) || wishes.contains { $0.contains(text) } ? 3 : isTold ? 4 : nil
  }

  /// The words by which an action is found in help, besides its own.
  private func searchWords(for action: KeyAction) -> [String] {
    let words = Swift.type(of: settings.language).searchWords[action] ?? ""
    return words.split { ",、".contains($0) }.map { String($0).trimmed.folded }
  }
}

extension String {
  /// True where one of its words begins with a text, which in scripts without blanks may stand anywhere.
  fileprivate func hasWord(beginningWith text: String) -> Bool {
    hasPrefix(text)
      || ranges(of: text).contains { range in
        let before = self[index(before: range.lowerBound)]
        return !before.isLetter || !before.isCased
      }
  }
}
