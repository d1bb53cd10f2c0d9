import Foundation
import Testing

@testable import ChartExplorer

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b.wav", "a"), ("/a/b/c.wav", "/a/b"), ("/c.wav", "/"), ("c.wav", "."), ("./c.wav", "."),
    ("a/", "a"), ("", "."),
  ])
  func theFolderIsWhatStandsBeforeTheLastSlash(path: String, folder: String) {
    #expect(Path.folder(of: path) == folder)
  }

  @Test func aNumberStandsBeforeTheEnding() {
    #expect(Path.numbered("a/b.svg", 2, before: ".svg") == "a/b-2.svg")
    #expect(Path.numbered(".SVG", 1, before: ".svg") == "-1.SVG")
  }

  @Test func theExecutableIsTheFileThatRuns() throws {
    let path = try #require(Path.executable)
    #expect(path.hasPrefix("/"))
    #expect(FileManager.default.isExecutableFile(atPath: path))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(path == link)
  }

  /// The reason that keeps a folder from being made is told, and not that it is not there.
  @Test func aFolderThatCannotBeMadeSaysWhy() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Path.makeFolder(of: folder.path + "/a/b.toml") == nil)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/a"))
    #expect(Path.makeFolder(of: folder.path + "/a/c.toml") == nil)
    let refused = Path.makeFolder(of: "/sys/earshot/config.toml")
    #expect(refused != nil && refused != ENOENT)
  }
}
