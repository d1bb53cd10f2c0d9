import Foundation
import Testing

/// The README, as far as it is made from the program.
enum Readme {
  /// Expects these lines between the markers `<!-- name -->` and `<!-- /name -->`.
  ///
  /// With `EARSHOT_RECORD=1` they are written there.
  static func expect(
    _ name: String, is lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../README.md").standardizedFileURL
    let readme = try String(contentsOf: file, encoding: .utf8)
    let (first, last) = ("<!-- \(name) -->\n", "<!-- /\(name) -->")
    let start = try #require(readme.range(of: first), sourceLocation: sourceLocation).upperBound
    let end = try #require(
      readme.range(of: last, range: start..<readme.endIndex), sourceLocation: sourceLocation
    ).lowerBound
    let text = lines.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try readme.replacingCharacters(in: start..<end, with: text)
        .write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(readme[start..<end] == text, sourceLocation: sourceLocation)
  }
}
