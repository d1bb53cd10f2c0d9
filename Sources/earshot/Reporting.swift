import ArgumentParser
import ChartExplorer
import Descriptions

/// Runs a command's body; what fails is said on standard error in the command's language.
func reporting(in words: WordOptions, _ body: () throws -> Void) throws {
  do {
    try body()
  } catch let failure as Failure {
    for problem in failure.problems {
      StandardError.write(words.forMessages.text(problem, options: .command))
    }
    throw ExitCode(failure.exitCode)
  }
}
