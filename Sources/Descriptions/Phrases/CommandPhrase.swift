/// The commands, by the names they are called by.
public enum CommandPhrase: String, CaseIterable, Sendable {
  /// The program without a command.
  case earshot
  case explore, tutorial, describe, draw, render, audit, themes, devices, config
  // Those of `themes`
  case list, show, check
  case help
}
