import Foundation
import Glibc
import Testing

@testable import Tables

/// A file that others change while it is read.
struct FileStateTests {
  private static func with(_ text: String, _ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "earshot-state-\(UUID().uuidString)"
    defer { unlink(path) }
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try body(path)
  }

  @Test func aFileThatBecomesShorterIsCut() throws {
    try Self.with("a\n1\n2\n") { path in
      let before = try #require(FileState(path: path))
      #expect(before.change(atPath: path, rowCount: 2) == nil)
      #expect(truncate(path, 4) == 0)
      #expect(before.change(atPath: path, rowCount: 2) == .cut(after: 2))
    }
  }

  @Test func aFileThatGrowsOrLosesItsNameIsWhole() throws {
    try Self.with("a\n1\n2\n") { path in
      let before = try #require(FileState(path: path))
      #expect(truncate(path, 40) == 0)
      #expect(before.change(atPath: path, rowCount: 2) == nil)
      unlink(path)
      #expect(before.change(atPath: path, rowCount: 2) == nil)
    }
  }

  @Test func anotherFileUnderTheNameIsToldOf() throws {
    try Self.with("a\n1\n2\n") { path in
      let before = try #require(FileState(path: path))
      try "a\n3\n".write(toFile: path + ".new", atomically: false, encoding: .utf8)
      #expect(rename(path + ".new", path) == 0)
      #expect(before.change(atPath: path, rowCount: 2) == .replaced)
    }
  }

  @Test func aFileThatIsWrittenToIsMixed() throws {
    for text in ["a\n7\n8\n", "a\n7\n8\n9\n"] {
      try Self.with("a\n1\n2\n") { path in
        let before = try #require(FileState(path: path))
        let file = try #require(fopen(path, "r+"))
        fputs(text, file)
        fclose(file)
        // The clock of files stands still for some milliseconds.
        var times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: 4_000_000_000, tv_nsec: 0)]
        #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
        #expect(before.change(atPath: path, rowCount: 2) == .mixed)
      }
    }
  }

  @Test func aFileThatGrowsByALineIsWhole() throws {
    try Self.with("a\n1\n2\n") { path in
      let before = try #require(FileState(path: path))
      let file = try #require(fopen(path, "a"))
      fputs("3\n", file)
      fclose(file)
      #expect(before.change(atPath: path, rowCount: 2) == nil)
    }
  }

  @Test func onlyFilesHaveAState() {
    #expect(FileState(path: "/dev/null") == nil)
    #expect(FileState(path: "/") == nil)
    #expect(FileState(path: "/nothing/here") == nil)
  }
}
