extension String {
  /// A category's name so short that the value behind it is still among the first words.
  ///
  /// Of a long one the beginning and the last words are left; where they do not tell it from the others, the
  /// beginning and where it differs; and where one part does not either, all of it.
  ///
  /// - Parameter names: The names of all categories of the axis.
  /// - Returns: A name of at most 24 columns, or the whole one.
  public func shortName(among names: [String]) -> String {
    guard columns > Self.mostColumns else { return self }
    let end = lastWords ?? suffix(columns: 9)
    let start = prefix(columns: Self.mostColumns - 1 - end.columns)
    let others = names.filter { $0 != self && $0.hasPrefix(start) && $0.hasSuffix(end) }
    return others.isEmpty ? "\(start)…\(end)" : part(unlike: others, among: names) ?? self
  }

  private static let mostColumns = 24

  /// The last whole words of up to nine columns, of a longer one up to 14, as a part of one is no word; `nil` where it
  /// is longer still.
  private var lastWords: String? {
    func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "." }
    let letters = Array(suffix(Self.mostColumns))
    let ends = letters.indices.dropFirst()
      .filter { isPart(letters[$0]) && !isPart(letters[$0 - 1]) }
      .map { String(letters[$0...]) }
    return ends.first { $0.columns <= 9 } ?? ends.last { $0.columns <= 14 }
  }

  /// The beginning and the words from where the name is unlike others; `nil` where any of all names has the
  /// same there.
  private func part(unlike others: [String], among names: [String]) -> String? {
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
    let start = prefix(columns: 7)
    let isAlone = names.allSatisfy { name in
      name == self || !name.hasPrefix(start) || middle(Array(name)) != own
    }
    guard !own.isEmpty, isAlone else { return nil }
    let mark = letters.count > first + own.count ? "…" : ""
    return "\(start)…\(own)\(mark)"
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
