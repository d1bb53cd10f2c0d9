import ArgumentParser
import ChartExplorer
import Descriptions
import Glibc
import Tables

/// The command line; each command is one file in `Commands`.
struct Earshot: ParsableCommand {
  /// Commands name it, so that alone they are not searched for a request for completions.
  static let name = CommandPhrase.earshot.rawValue

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      .earshot, version: "0.1.0",
      subcommands: [
        ExploreCommand.self, TutorialCommand.self, DescribeCommand.self, DrawCommand.self,
        RenderCommand.self,
        AuditCommand.self, ThemesCommand.self, DevicesCommand.self, ConfigCommand.self,
      ])
  }

  /// The arguments with the command that is meant when none is named.
  ///
  /// The parser's own default command has it look through that command's options twice, which is a
  /// tenth of the time to the first frame. What is answered without a command takes no language: it
  /// is taken away here, and the answer is in it.
  static func completed(_ arguments: [String]) -> [String] {
    let own = ["help", "-h", "--help", "--help-hidden", "--version", "--experimental-dump-help"]
    let arguments = NegativeNumbers.joined(arguments)
    let others = TypedLanguage(arguments).others
    if let first = others.first,
      own.contains(first) || first.hasPrefix("--generate-completion-script")
    {
      return others
    }
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    let isComplete = arguments.first.map(commands.contains) ?? false
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
    PlainArguments.command(command, arguments) ?? StandaloneCommand<Command>.command(arguments)
  }
}

/// The start of the program.
@main
enum Main {
  static func main() {
    StandardStreams.openMissing()
    LocaleVariables.dropMalformed()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let problem = MistypedCommand(arguments)?.problem ?? RepeatedOption(arguments)?.problem {
      let language = ChosenLanguage.forMessages(typed: TypedLanguage(arguments).tag)
      StandardError.write(language.text(problem, options: .command))
      exit(EX_USAGE)
    }
    if let shortage = StandardStreams.shortage {
      let failure = Failure(
        InputProblem(file: "/dev/null", kind: .unreadable(String(cString: strerror(shortage)))))
      let language = ChosenLanguage.forMessages(typed: TypedLanguage(arguments).tag)
      for problem in failure.problems {
        StandardError.write(language.text(problem, options: .command))
      }
      exit(failure.exitCode)
    }
    do {
      var command = try Earshot.command(Earshot.completed(arguments))
      try command.run()
    } catch let code as ExitCode {
      // A command that failed has said why.
      exit(code.rawValue)
    } catch {
      end(with: error, arguments)
    }
  }

  /// Says what the parser has to say, help or a mistake, and ends with its exit code.
  ///
  /// The parser's own `exit` would send what was typed to the terminal as it came, in English.
  private static func end(with error: any Error, _ arguments: [String]) -> Never {
    let language = ChosenLanguage.forMessages(typed: TypedLanguage(arguments).tag)
    let answer = ParserAnswer(
      error, in: language, columns: HelpColumns.count(Environment.variables))
    guard answer.exitCode == EXIT_SUCCESS else {
      StandardError.write(lines: answer.text)
      exit(answer.exitCode)
    }
    // Help and completions are made of the program's own words.
    do throws(Failure) {
      try StandardOutput.write(raw: answer.text + "\n")
    } catch {
      for problem in error.problems {
        StandardError.write(language.text(problem, options: .command))
      }
      exit(error.exitCode)
    }
    exit(EXIT_SUCCESS)
  }
}
