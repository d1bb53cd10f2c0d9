import Foundation
import Glibc
import TerminalTesting

/// A library of C that the tests compile, for a program to load in place of another.
final class CompiledLibrary: Sendable {
  let path: String
  private let folder: Folder

  /// - Parameters:
  ///   - source: The file, from the folder of all tests on.
  ///   - name: The name of the library.
  /// - Throws: What the compiler says.
  init(_ source: String, named name: String) throws {
    folder = try Folder()
    path = folder.path(name)
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let result = try Command.run(
      "/usr/bin/cc",
      [
        "-shared", "-fPIC", "-pthread", "-Wl,-soname,\(name)", "-o", path, "\(tests)/\(source)",
        "-ldl",
      ])
    guard result.status == .exit(0) else { throw CompilerFailure(message: result.errorText) }
  }

  /// The folder that it is in.
  var folderPath: String { folder.path }

  struct CompilerFailure: Error {
    var message: String
  }
}

/// True once `EARSHOT_WHOLE` is set: then all is tried, which takes minutes, and not a part of it.
let isWhole = ProcessInfo.processInfo.environment["EARSHOT_WHOLE"] != nil
