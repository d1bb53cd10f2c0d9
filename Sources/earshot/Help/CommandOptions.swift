import ArgumentParser
import Descriptions
import Tables

/// The options that each command has, as its page of help lists them.
enum CommandOptions {
  /// The names of the options of a command: "--size", "-o".
  static func names(of command: any ParsableCommand.Type) -> [String] {
    labels(of: command).flatMap(names)
  }

  /// The names of those that take a value.
  static func valuedNames(of command: any ParsableCommand.Type) -> [String] {
    labels(of: command).filter { $0.contains("<") }.flatMap(names)
  }

  /// The options of a command, each as it is typed: "-o, --output <file>".
  private static func labels(of command: any ParsableCommand.Type) -> [Substring] {
    Earshot.helpMessage(for: command, columns: .max).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  -") else { return nil }
      return line.trimmingPrefix("  ").split(separator: "  ").first
    }
  }

  private static func names(in label: Substring) -> [String] {
    label.prefix { $0 != "<" }.matches(of: /-[-A-Za-z0-9]+/).map { String($0.output) }
  }

  /// The fault of an option that a command does not have: others have it, or it is nearly one of its own.
  ///
  /// - Parameters:
  ///   - option: The option as it was typed.
  ///   - command: The name of the command; `nil` where it is not known.
  /// - Returns: What is wrong with the option.
  static func fault(unknown option: String, of command: String?) -> UsageFault {
    let commands = Earshot.configuration.subcommands
    let others = commands.filter { names(of: $0).contains(option) }
      .compactMap { $0.configuration.commandName }.filter { $0 != command }
    guard let own = commands.first(where: { $0.configuration.commandName == command }) else {
      return .unknownOption(option, suggestion: nil)
    }
    if !others.isEmpty {
      // The lessons and the list of settings are not what somebody wants who wants the option.
      let told = others.filter { $0 != "tutorial" && $0 != "config" }
      return .optionOfOthers(
        option, commands: (told.isEmpty ? others : told).map { "\(Earshot.name) \($0)" })
    }
    // The dashes would make any two names alike.
    let known = names(of: own).filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    let typed = String(option.drop { $0 == "-" })
    // Some type the beginning of a name.
    let begun = typed.count > 2 ? known.filter { $0.hasPrefix(typed) } : []
    let near = begun.count == 1 ? begun[0] : NearName.of(typed, among: known)
    return .unknownOption(option, suggestion: near.map { "--" + $0 })
  }
}
