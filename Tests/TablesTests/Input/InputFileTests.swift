import Glibc
import Testing

@testable import Tables

@Suite struct InputFileTests {
  /// Runs `body` with a new folder that is gone afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/earshot-tables-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw WrongType() }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { rmdir(folder) }
    try body(folder)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    guard descriptor >= 0 else { throw WrongType() }
    defer { close(descriptor) }
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw WrongType() }
  }

  @Test func fileLargerThanABlock() throws {
    try withFolder { folder in
      let path = folder + "/data"
      let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try write(bytes, to: path)
      defer { unlink(path) }
      #expect(try InputFile.bytes(atPath: path) == bytes)
    }
  }

  @Test func pipeWithAName() throws {
    try withFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      defer { unlink(path) }
      // Another process writes: opening a named pipe waits for its other end.
      let writer = popen("printf 'a\\n1\\n2\\n' > \(path)", "w")
      defer { pclose(writer) }
      let document = try Reader.read(path: path, options: ReadingOptions())
      guard case .table(let table) = document else { throw WrongType() }
      #expect(try table.numbers(0).values == [1, 2])
    }
  }

  @Test func deviceWithoutBytes() {
    #expect(throws: InputProblem(file: "/dev/null", kind: .empty)) {
      try Reader.read(path: "/dev/null", options: ReadingOptions())
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/urandom", "/dev/full"])
  func deviceWithoutEnd(path: String) {
    #expect(throws: InputProblem(file: path, kind: .isDevice)) {
      try Reader.read(path: path, options: ReadingOptions())
    }
  }

  @Test(arguments: ["/nowhere/data.csv", "/etc/passwd/data.csv", ""])
  func missing(path: String) {
    #expect(throws: InputProblem(file: path, kind: .missing)) {
      try Reader.read(path: path, options: ReadingOptions())
    }
  }

  @Test func folder() {
    #expect(throws: InputProblem(file: "/etc", kind: .isDirectory)) {
      try Reader.read(path: "/etc", options: ReadingOptions())
    }
  }

  /// The text "a,b\n1,2\n3,4\n", compressed by gzip twice.
  @Test func compressedTwice() throws {
    try withFolder { folder in
      let path = folder + "/twice.csv.gz.gz"
      let bytes: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 147, 239, 230, 96, 0, 1, 38, 102, 239, 43, 158, 143, 140,
        174, 24, 62, 50, 186, 102, 248, 144, 137, 225, 233, 203, 107, 231, 120, 128, 226, 0, 232,
        149, 4, 138, 32, 0, 0, 0,
      ]
      try write(bytes, to: path)
      defer { unlink(path) }
      #expect(try InputFile.bytes(atPath: path) == Array("a,b\n1,2\n3,4\n".utf8))
      guard case .table(let table) = try Reader.read(path: path, options: ReadingOptions()) else {
        throw WrongType()
      }
      #expect(table.names == ["a", "b"] && table.name == "twice.csv")
    }
  }

  @Test func systemsOwnWords() throws {
    try withFolder { folder in
      let path = folder + "/loop"
      #expect(symlink(path, path) == 0)
      defer { unlink(path) }
      let words = String(cString: strerror(ELOOP))
      #expect(throws: InputProblem(file: path, kind: .unreadable(words))) {
        try Reader.read(path: path, options: ReadingOptions())
      }
    }
  }

  @Test func exitCodes() {
    #expect(InputProblem(file: "a", kind: .missing).exitCode == 66)
    #expect(InputProblem(file: "a", kind: .isDirectory).exitCode == 66)
    #expect(InputProblem(file: "a", kind: .isDevice).exitCode == 66)
    #expect(InputProblem(file: "a", kind: .unreadable("")).exitCode == 66)
    #expect(InputProblem(file: "a", kind: .missingLibrary(name: "l", package: "p")).exitCode == 66)
    #expect(InputProblem(file: "a", kind: .damaged(format: "gzip")).exitCode == 65)
    #expect(InputProblem(file: "a", kind: .beyondMemory(megabytes: 1)).exitCode == 65)
    #expect(InputProblem(file: "a", kind: .empty).exitCode == 65)
  }
}
