import ArgumentParser
import Descriptions
import FoundationEssentials
import Glibc

/// The command line; each command is one file in `Commands`.
struct Earshot: ParsableCommand {
  /// Commands name it, so that alone they are not searched for a request for completions.
  static let name = "earshot"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Explore charts by ear, eye and keyboard, in any terminal.",
    discussion: """
      Without a command the full screen opens: earshot FILE is earshot explore FILE. Without a FILE, \
      data is read from standard input; at a terminal the sample charts are shown. Everything that \
      can be done on the full screen has a command without one.
      """,
    version: "0.1.0",
    subcommands: [
      ExploreCommand.self, DescribeCommand.self, DrawCommand.self, RenderCommand.self,
      ThemesCommand.self, DevicesCommand.self, ConfigCommand.self,
    ])

  /// The arguments with the command that is meant when none is named.
  ///
  /// The parser's own default command has it look through that command's options twice, which is a
  /// tenth of the time to the first frame.
  static func completed(_ arguments: [String]) -> [String] {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    let own = ["help", "-h", "--help", "--help-hidden", "--version", "--experimental-dump-help"]
    guard let first = arguments.first else { return ["explore"] }
    let isComplete =
      commands.contains(first) || own.contains(first)
      || first.hasPrefix("--generate-completion-script")
    return isComplete ? arguments : ["explore"] + arguments
  }

  /// The command that `arguments` ask for.
  ///
  /// The named one is tried without the others, which saves a tenth of the time of a short run;
  /// whatever it does not take, such as help and mistakes, is left to the whole.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let name = arguments.first
    if let named = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      named.configuration.subcommands.isEmpty,
      let command = standalone(named, Array(arguments.dropFirst()))
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  private static func standalone<Command: ParsableCommand>(
    _ command: Command.Type, _ arguments: [String]
  ) -> (any ParsableCommand)? {
    StandaloneCommand<Command>.command(arguments)
  }
}

/// The start of the program.
@main
enum Main {
  static func main() {
    StandardStreams.openMissing()
    LocaleVariables.dropMalformed()
    do {
      var command = try Earshot.command(Earshot.completed(Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Says what the parser has to say, help or a mistake, and ends with its exit code.
  ///
  /// The parser's own `exit` would send what was typed to the terminal as it came.
  private static func end(with error: any Error) -> Never {
    let code = Earshot.exitCode(for: error)
    let message = Earshot.fullMessage(for: error)
    guard !message.isEmpty else { exit(code.rawValue) }
    guard code == .success else {
      StandardError.write(lines: message)
      exit(code.rawValue)
    }
    // Help and completions are made of the program's own words.
    do throws(Failure) {
      try StandardOutput.write(raw: message + "\n")
    } catch {
      let language = Languages.language(of: ProcessInfo.processInfo.environment)
      for problem in error.problems { StandardError.write(language.text(problem)) }
      exit(error.exitCode)
    }
    exit(code.rawValue)
  }
}
