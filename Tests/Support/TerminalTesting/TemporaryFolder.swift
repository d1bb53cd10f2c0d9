import Foundation

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    // Short: the path of a socket has room for about a hundred bytes.
    var template = Array((NSTemporaryDirectory() + "/terminal-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw SpawnFailure(path: "mkdtemp", code: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String, isProgram: Bool = false) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    chmod(file, isProgram ? 0o700 : 0o600)
    return file
  }

  /// The text of a file; empty where there is none.
  func text(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }
}
