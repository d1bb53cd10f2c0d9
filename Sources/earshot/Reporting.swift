import ArgumentParser
import ChartExplorer
import Descriptions

/// Runs a command's body; what fails is said on standard error in the command's language, and before it
/// that the configuration file is not there to be read.
func reporting(in words: some WordChoices, _ body: () throws -> Void) throws {
  func say(_ problem: Problem) {
    StandardError.write(words.forMessages.text(problem, options: .command))
  }
  do {
    if let problem = try Preferences.current().unreadable { say(problem) }
    try body()
  } catch let failure as Failure {
    for problem in failure.problems { say(problem) }
    throw ExitCode(failure.exitCode)
  }
}
