import Descriptions
import Glibc
import Tables

/// A first word that is no file, and nearly a command; or one that help is asked for and that is none.
struct MistypedCommand {
  let problem: Problem

  init?(_ arguments: [String]) {
    let others = TypedLanguage(arguments).others
    let commands = Earshot.configuration.subcommands.compactMap { $0.configuration.commandName }
    if others.first == "help", others.count > 1 {
      let word = others[1]
      guard !commands.contains(word), word != "help", !word.hasPrefix("-") else { return nil }
      problem =
        NearName.of(word, among: commands).map {
          .usage(.unknownCommand(word, suggestion: "\(Earshot.name) help \($0)"))
        } ?? .badOption(name: "help", value: word, expected: commands.joined(separator: ", "))
      return
    }
    guard let word = others.first, let first = word.first, first.isLetter,
      !word.contains(where: { "./".contains($0) }), access(word, F_OK) != 0
    else { return nil }
    guard !commands.contains(word), word != "help" else { return nil }
    let near = commands.map { ($0, NearName.distance(word.lowercased(), $0)) }
      .filter { $0.1 <= max(1, $0.0.count / 3) }
    guard let nearest = near.min(by: { $0.1 < $1.1 }) else { return nil }
    problem = .usage(.unknownCommand(word, suggestion: "\(Earshot.name) \(nearest.0)"))
  }
}
