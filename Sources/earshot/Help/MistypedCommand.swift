import Glibc
import Tables

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
    let near = commands.map { ($0, NearName.distance(word.lowercased(), $0)) }
      .filter { $0.1 <= max(1, $0.0.count / 3) }
    guard let nearest = near.min(by: { $0.1 < $1.1 }) else { return nil }
    self.word = word
    command = nearest.0
  }
}
