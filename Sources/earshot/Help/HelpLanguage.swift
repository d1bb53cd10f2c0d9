import ArgumentParser
import Descriptions
import Explorer

/// The language that help is written in.
enum HelpLanguage {
  /// `nil` while nobody asks for help, so that a start makes up no words.
  ///
  /// The parser asks each command and option anew for its help when it writes some.
  @TaskLocal static var current: (any Language)?
}

extension ArgumentHelp {
  /// The help of an option or argument: with the name that stands for its value, which a flag has not,
  /// the values it takes, where the words do not say them, and its default.
  static func words(
    _ option: OptionPhrase, _ value: ValuePhrase? = nil, values: @autoclosure () -> [String] = [],
    initial: String? = nil
  ) -> ArgumentHelp {
    guard let language = HelpLanguage.current else { return ArgumentHelp() }
    return ArgumentHelp(
      language.text(.option(option, values: values(), initial: initial)),
      valueName: value.map(language.words(value:)))
  }

  /// The help of the option that a preference is typed as.
  static func words(_ preference: Preference, _ value: ValuePhrase? = nil) -> ArgumentHelp {
    guard let language = HelpLanguage.current else { return ArgumentHelp() }
    switch preference.values {
    case .flag: return .words(preference.option)
    // The name of the value says it.
    case .text: return .words(preference.option, value, initial: preference.initial)
    default: break
    }
    return .words(
      preference.option, value, values: preference.values.texts(in: language),
      initial: preference.initial)
  }
}

extension OptionGroup {
  /// Options that stand together under a heading.
  init(_ heading: HelpHeading) {
    self.init(title: HelpLanguage.current?.words(help: .heading(heading)) ?? "")
  }
}

extension CommandConfiguration {
  /// A command by its name, with the words for it.
  init(
    _ command: CommandPhrase, superCommandName: String? = nil, version: String = "",
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) {
    let words = HelpLanguage.current?.words(command: command) ?? ""
    let parts = words.split(separator: "\n\n", maxSplits: 1).map(String.init)
    self.init(
      commandName: command.rawValue, abstract: parts.first ?? "",
      discussion: parts.count > 1 ? parts[1] : "", version: version, subcommands: subcommands,
      defaultSubcommand: defaultSubcommand)
    _superCommandName = superCommandName
  }
}
