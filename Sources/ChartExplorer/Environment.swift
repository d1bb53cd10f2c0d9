import FoundationEssentials

/// The environment of the program as it was when it was first asked for.
package enum Environment {
  /// All variables; to list them anew takes as long as to read a small file.
  package static let variables = ProcessInfo.processInfo.environment
}
