import Foundation
import Screen
import Testing

/// Pictures kept beside the tests; with `EARSHOT_RECORD=1` in the environment they are made anew.
enum Snapshot {
  static func expect(
    _ lines: [String], named name: String, in folder: String = "Snapshots",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = lines.joined(separator: "\n") + "\n"
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      return
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      text == kept, "\(name) differs; it shows now:\n\(text)", sourceLocation: sourceLocation)
  }
}
