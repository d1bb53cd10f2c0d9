import Foundation
import TerminalTesting
import Testing

/// The program as it was built, run without a terminal.
enum Program {
  static let path = Command.product(named: "earshot")

  /// Runs the program with nothing in its environment but the usual and `environment`.
  static func run(
    _ arguments: String..., environment: [String: String] = [:], input: String = "",
    directory: String? = nil
  ) throws -> Command.Result {
    try run(
      arguments, environment: environment, input: Array(input.utf8), directory: directory)
  }

  static func run(
    _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = [],
    directory: String? = nil
  ) throws -> Command.Result {
    let environment = EmulatedTerminal.environment.merging(environment) { $1 }
    return try Command.run(
      path, arguments, environment: environment, directory: directory, input: input)
  }

  /// Runs the program, which must end well and without a word on standard error.
  static func output(
    _ arguments: String..., environment: [String: String] = [:], input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Command.Result {
    let result = try run(arguments, environment: environment, input: Array(input.utf8))
    #expect(result.status == .exit(0), "\(result.errorText)", sourceLocation: sourceLocation)
    #expect(result.errorText == "", sourceLocation: sourceLocation)
    return result
  }
}

extension Command.Result {
  /// The lines of standard output.
  var lines: [String] { Self.lines(of: text) }

  /// The lines of standard error.
  var errorLines: [String] { Self.lines(of: errorText) }

  private static func lines(of text: String) -> [String] {
    // By bytes: a line end may be half of a character to Swift.
    text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
      .dropLast(text.utf8.last == 10 || text.isEmpty ? 1 : 0)
  }
}

/// A folder of its own for one test, with files in it, removed with the value.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "earshot-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    try file(name, bytes: Array(text.utf8))
  }

  func file(_ name: String, bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// The path of a file that need not exist.
  func path(_ name: String) -> String { path + "/" + name }

  /// The names of what is in it.
  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// A file in a folder of its own; both go with the value.
struct TemporaryFile {
  let path: String
  private let folder: Folder

  init(_ name: String, _ text: String) throws {
    folder = try Folder()
    path = try folder.file(name, text)
  }
}

/// The columns `text` takes, by the East Asian ranges of Unicode and not by the program's own rules.
func width(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { width, scalar in
    switch scalar.value {
    case 0x0300...0x036F: width
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x20000...0x3FFFD:
      width + 2
    default: width + 1
    }
  }
}
