import ArgumentParser

/// A command tried without the others; whoever asks for help gets an error, and asks the whole.
///
/// The parser makes up the names of the options for help by reflection, in every run.
struct StandaloneCommand<Command: ParsableCommand>: ParsableCommand, CustomReflectable {
  static var configuration: CommandConfiguration {
    var configuration = Command.configuration
    configuration.helpNames = []
    return configuration
  }

  var command: Command

  init() { command = Command() }

  init(from decoder: any Decoder) throws { command = try Command(from: decoder) }

  mutating func validate() throws { try command.validate() }

  var customMirror: Mirror { Mirror(reflecting: command) }

  /// The command that `arguments` ask for; `nil` where the whole has to be asked.
  static func command(_ arguments: [String]) -> Command? {
    (try? parseAsRoot(arguments) as? Self)?.command
  }
}
