/// The frame of help: headings, directions, and values that are told in words.
public enum HelpPhrase: Equatable, Sendable {
  case heading(HelpHeading)
  /// The command line that tells more about each command.
  case detailedHelp(String)
  /// The command line that tells what a command takes.
  case moreInformation(String)
  case values(DescribedValues)
}

/// The headings of help and of mistakes in usage.
public enum HelpHeading: CaseIterable, Sendable {
  case overview, usage, arguments, options, subcommands
  // Options that belong together
  case data, words, sight, sound
  // Of a mistake: what it is, what else it may be, and the option it is about
  case error, or, help
}

/// Values of an option that are too many to be listed.
public enum DescribedValues: CaseIterable, Sendable {
  /// One of the themes.
  case theme
  case folder
  /// One of the audio devices, or none.
  case device
}
