import Foundation
import Testing

/// The libraries that the program has in it.
@Suite struct LinkedLibrariesTests {
  /// The program can be copied anywhere, and tells nobody where it was built.
  @Test func theProgramKnowsNoPathOfItsSource() throws {
    for file in try Self.files() {
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      #expect(!text.contains("#file"), "\(file)")
    }
  }

  /// One import of all of Foundation links five megabytes and thousands of types that are gone through at each start.
  @Test func theProgramHasNotAllOfFoundation() throws {
    for file in try Self.files() {
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      #expect(!text.split(separator: "\n").contains("import Foundation"), "\(file)")
    }
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The files of the program, from their folder on.
  private static func files() throws -> [String] {
    // These are for other programs.
    let libraries: Set = ["Accessibility", "Audiograph", "LiveTone"]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    let files = paths.filter { path in
      path.hasSuffix(".swift") && !libraries.contains(String(path.prefix { $0 != "/" }))
    }
    #expect(files.count > 500)
    return files
  }
}
