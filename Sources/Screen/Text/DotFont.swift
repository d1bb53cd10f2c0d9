/// Letters drawn by hand, dot by dot; read from their table when the first is asked for.
struct DotFont: Sendable {
  /// The height of every letter.
  let rows: Int
  let letters: [Character: LetterBitmap]

  /// Reads a table: bands of one line of characters and `rows` lines of their dots, an empty line
  /// between two bands.
  init(rows: Int, table: String) {
    var letters: [Character: LetterBitmap] = [:]
    for band in table.split(separator: "\n\n") {
      let lines = band.split(separator: "\n").map { $0.split(separator: " ") }
      for (index, character) in (lines.first ?? []).enumerated() {
        let dots = lines.dropFirst().compactMap { $0.dropFirst(index).first }
        var letter = LetterBitmap(columns: dots.first?.count ?? 0, rows: rows)
        for (y, row) in dots.enumerated() {
          for (x, dot) in row.enumerated() { letter[x, y] = dot == "#" }
        }
        letters[Character(String(character))] = letter
      }
    }
    // With the gap before and after, four dots between words and three between groups of digits.
    letters[" "] = LetterBitmap(columns: 2, rows: rows)
    letters["\u{202F}"] = LetterBitmap(columns: 1, rows: rows)
    self.rows = rows
    self.letters = letters
  }

  /// The letter for a character; nil where there is none.
  func letter(_ character: Character) -> LetterBitmap? {
    letters[character] ?? Self.lookalikes[character].flatMap { letters[$0] }
  }

  /// Characters drawn as another one.
  private static let lookalikes: [Character: Character] = [
    "\u{A0}": " ", "\u{2009}": "\u{202F}", "\u{2010}": "-", "\u{2011}": "-", "\u{2018}": "'",
    "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "\u{3BC}": "µ",
    "\u{FFE5}": "¥",
  ]
}
