/// Why a theme could not be used.
package struct ThemeProblem: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unknownName(String, known: [String])
    case unreadable(String)
    /// The parser's words.
    case malformed(String)
    case missingRole(String)
    case unknownRole(String)
    case notAColor(role: String, text: String)
  }

  /// The theme's file, or its name where there is none.
  package var file: String
  /// The line, from 1, where it is known.
  package var line: Int?
  package var reason: Reason

  package init(file: String, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}
