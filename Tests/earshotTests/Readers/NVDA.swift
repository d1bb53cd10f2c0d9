/// The words that the screen reader NVDA says of a terminal that changes, by the rules of its live text.
///
/// It compares the rows of the screen by lines, and says those that are new. Of a row that stands in the place of
/// another, and differs in fewer than fifteen letters, it says these alone.
struct NVDA {
  private var rows: [String] = []

  /// The words that are said as the screen changes to these rows.
  mutating func said(of new: [String]) -> [String] {
    let old = rows
    rows = new
    let difference = new.difference(from: old)
    let removed = Set(
      difference.compactMap { change in
        if case .remove(let index, _, _) = change { index } else { nil }
      })
    let inserted = difference.compactMap { change -> Int? in
      if case .insert(let index, _, _) = change { index } else { nil }
    }
    return inserted.sorted().compactMap { index in
      let text = new[index]
      guard !text.allSatisfy(\.isWhitespace) else { return nil }
      // The row before in the comparison: one that went from the same place.
      let place = index - inserted.count { $0 < index } + removed.count { $0 < index }
      guard !inserted.contains(index - 1), removed.contains(place) else { return text }
      let changed = Self.changed(from: old[place], to: text)
      return changed.isEmpty || changed.count >= 15 ? text : changed
    }
  }

  /// The letters from the first that differs to the last; of rows of other lengths all from the first on.
  private static func changed(from old: String, to new: String) -> String {
    let (old, new) = (Array(old), Array(new))
    guard !old.isEmpty else { return String(new) }
    let start = zip(old, new).prefix { $0 == $1 }.count
    guard old.count == new.count else { return String(new[start...]) }
    let kept = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    return String(new[start..<new.count - kept])
  }
}
