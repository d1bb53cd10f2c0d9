import ArgumentParser
import Descriptions
import Glibc
import Screen
import Tables

/// The reason why a command ends early: what to say, and the exit code.
struct Failure: Error {
  /// Usually one; several when every input of a deck is bad.
  var problems: [Problem]
  var exitCode: Int32

  init(_ problem: Problem, exitCode: Int32 = EX_USAGE) {
    problems = [problem]
    self.exitCode = exitCode
  }

  init(_ problems: [Problem], exitCode: Int32) {
    self.problems = problems
    self.exitCode = exitCode
  }

  init(_ problem: InputProblem) { self.init([problem]) }

  init(_ inputs: [InputProblem]) {
    problems = inputs.map { .input(Problem.Input($0)) }
    let exitCodes = Set(inputs.map(\.exitCode))
    exitCode = exitCodes.count == 1 ? exitCodes.first ?? EX_DATAERR : EX_DATAERR
  }

  init(_ problem: ThemeProblem) {
    switch problem {
    case .unknownName(let name, let known): self.init(.themeUnknown(name, known: known))
    case .broken(let file, let line, let fault):
      let isUnreadable = if case .unreadable = fault { true } else { false }
      self.init(
        .themeBroken(file: file, line: line, fault),
        exitCode: isUnreadable ? EX_NOINPUT : EX_DATAERR)
    }
  }
}

/// Runs a command's body; what fails is said on standard error in the command's language.
func reporting(in words: WordOptions, _ body: () throws -> Void) throws {
  do {
    try body()
  } catch let failure as Failure {
    for problem in failure.problems { StandardError.write(words.forMessages.text(problem)) }
    throw ExitCode(failure.exitCode)
  }
}
