import Foundation
import Testing

/// Whatever changes in what the libraries offer is seen in a diff.
@Suite struct PublicInterfaceTests {
  @Test(arguments: [
    "Accessibility", "Audiograph", "ChartExplorer", "Charts", "Descriptions", "LiveTone",
    "Sonification",
  ])
  func isAsItWasRecorded(library: String) throws {
    let lines = try PublicInterface(library: library).lines()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "PublicInterface/\(library).txt")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    let (added, gone) = (Set(lines).subtracting(recorded), Set(recorded).subtracting(lines))
    #expect(added.sorted() == [], "new: record it with EARSHOT_RECORD=1")
    #expect(gone.sorted() == [], "gone: whoever uses it will not compile")
  }
}
