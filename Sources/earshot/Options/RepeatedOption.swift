import Descriptions

/// An option that takes one value, typed with two that differ: both are meant, and the last is no better than the first.
struct RepeatedOption {
  let problem: Problem

  /// The options that collect what they are given.
  private static let collecting: Set<String> = [
    "--y", "--where", "--line", "--missing", "--alarm", "--threshold", "--solo", "--mute",
  ]

  /// Finds the first of them; `nil` where each is typed once, or with one value.
  init?(_ arguments: [String]) {
    let typed = Self.typed(NegativeNumbers.joined(arguments))
    let repeated = Set(typed.map(\.option)).subtracting(Self.collecting).filter { option in
      Set(typed.filter { $0.option == option }.map(\.value)).count > 1
    }
    // The names are looked up where two things are typed at all: flags take no value.
    guard !repeated.isEmpty, case let valued = Self.valued,
      let option = typed.first(where: { repeated.contains($0.option) && valued.contains($0.option) }
      )?
      .option
    else { return nil }
    problem = .usage(
      .contradicting(typed.filter { $0.option == option }.map { "\(option) \($0.value)" }))
  }

  /// Words with two dashes, each with what stands behind it.
  private static func typed(_ arguments: [String]) -> [(option: String, value: String)] {
    var typed: [(option: String, value: String)] = []
    var rest = arguments.prefix { $0 != "--" }[...]
    while let word = rest.popFirst() {
      // The only one that has a letter of its own beside its name.
      let word = word == "-o" ? "--output" : word
      guard word.hasPrefix("--") else { continue }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count > 1 {
        typed.append((String(parts[0]), String(parts[1])))
      } else if let value = rest.first, !value.hasPrefix("--") || word == "--line" {
        typed.append((word, value))
      }
    }
    return typed
  }

  /// The options of all commands that take a value.
  private static var valued: Set<String> {
    Set(Earshot.configuration.subcommands.flatMap(CommandOptions.valuedNames))
  }
}
