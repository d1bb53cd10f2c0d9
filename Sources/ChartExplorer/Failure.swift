import Descriptions
import Glibc
import Screen
import Tables

/// The reason why a run ends early: what to say, and the exit code.
package struct Failure: Error {
  /// Usually one; several when every input of a deck is bad.
  package var problems: [Problem]
  package var exitCode: Int32

  package init(_ problem: Problem, exitCode: Int32 = EX_USAGE) {
    problems = [problem]
    self.exitCode = exitCode
  }

  package init(_ problems: [Problem], exitCode: Int32) {
    self.problems = problems
    self.exitCode = exitCode
  }

  /// Output that could not be written.
  ///
  /// - Parameters:
  ///   - file: Its name; "-" is standard output.
  ///   - error: The reason, an error number of the system.
  package init(unwritten file: String, error: Int32) {
    self.init(
      .outputFailed(file: file, reason: String(cString: strerror(error))), exitCode: EX_CANTCREAT)
  }

  package init(_ problem: InputProblem) { self.init([problem]) }

  package init(_ inputs: [InputProblem]) {
    problems = inputs.map { .input(Problem.Input($0)) }
    let exitCodes = Set(inputs.map(\.exitCode))
    exitCode = exitCodes.count == 1 ? exitCodes.first ?? EX_DATAERR : EX_DATAERR
  }

  package init(_ problem: ThemeProblem) {
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
