import Glibc

/// A first word that is no file, and nearly a command.
struct MistypedCommand {
  let word: String
  /// The command that is nearest by its letters.
  let command: String

  init?(_ arguments: [String]) {
    guard let word = TypedLanguage(arguments).others.first, let first = word.first,
      first.isLetter, !word.contains(where: { "./".contains($0) }), access(word, F_OK) != 0
    else { return nil }
    let commands = Earshot.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !commands.contains(word), word != "help" else { return nil }
    let near = commands.map { ($0, Self.distance(word.lowercased(), $0)) }
      .filter { $0.1 <= max(1, $0.0.count / 3) }
    guard let nearest = near.min(by: { $0.1 < $1.1 }) else { return nil }
    self.word = word
    command = nearest.0
  }

  /// The letters to put in, to take out, to replace or to swap with the next one, at least, to make one word
  /// another (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var least = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
