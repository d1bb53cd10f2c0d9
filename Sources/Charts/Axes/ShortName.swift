extension String {
  /// A category's name so short that the value behind it is still among the first words.
  ///
  /// Of a long one the beginning and the end are left; where they do not tell it from the others, the
  /// beginning and where it differs; and where one part does not either, all of it.
  ///
  /// - Parameter names: The names of all categories of the axis.
  /// - Returns: A name of at most 24 columns, or the whole one.
  public func shortName(among names: [String]) -> String {
    guard columns > Self.mostColumns else { return self }
    let start = prefix(columns: Self.mostColumns - 10)
    let end = suffix(columns: 9)
    let others = names.filter { $0 != self && $0.hasPrefix(start) && $0.hasSuffix(end) }
    return others.isEmpty ? "\(start)…\(end)" : part(unlike: others) ?? self
  }

  private static let mostColumns = 24

  /// The beginning and the words from where the name is unlike others; `nil` where others have the
  /// same there.
  private func part(unlike others: [String]) -> String? {
    let letters = Array(self)
    let rows = others.map(Array.init)
    let shared = rows.map { zip($0, letters).prefix { $0 == $1 }.count }
    guard var first = shared.min() else { return nil }
    // From the start of its word, so that a number is whole; of two words where there is room.
    for _ in 0..<2 {
      let word = letters[..<max(first - 1, 0)].lastIndex(of: " ").map { $0 + 1 } ?? first
      if shared.min().map({ $0 - word }) ?? 0 <= 8 { first = word }
    }
    let room = Self.mostColumns - 9
    func middle(_ letters: [Character]) -> String {
      first < letters.count ? String(letters[first...]).prefix(columns: room) : ""
    }
    let own = middle(letters)
    guard !own.isEmpty, !rows.contains(where: { middle($0) == own }) else { return nil }
    let mark = letters.count > first + own.count ? "…" : ""
    return "\(prefix(columns: 7))…\(own)\(mark)"
  }

  // A wide letter is two columns; here that need not be exact.
  private static func columns(_ letter: Character) -> Int {
    letter.unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1
  }

  private var columns: Int { reduce(0) { $0 + Self.columns($1) } }

  private func prefix(columns room: Int) -> String {
    var left = room
    return String(
      prefix {
        left -= Self.columns($0)
        return left >= 0
      })
  }

  private func suffix(columns room: Int) -> String {
    String(String(reversed()).prefix(columns: room).reversed())
  }
}
