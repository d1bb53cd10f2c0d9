/// The reason that a theme cannot be used.
package enum ThemeProblem: Error, Equatable, Sendable {
  /// No theme has this name.
  case unknownName(String, known: [String])
  /// The theme's file is refused; the line, from 1, where it is known.
  case broken(file: String, line: Int?, ThemeFault)
}

/// The reason that a theme file is refused.
public enum ThemeFault: Equatable, Sendable {
  /// The system's own words, or ours.
  case unreadable(String)
  /// The parser's own words.
  case malformed(String)
  case missingRole(String)
  case unknownRole(String)
  case notAColor(role: String, text: String)
}
