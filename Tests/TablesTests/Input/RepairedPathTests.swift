import Foundation
import Testing

@testable import Tables

/// A file whose name is no UTF-8 is opened by the text that was made of its name.
@Suite struct RepairedPathTests {
  /// A folder with files of these names, which are Latin-1.
  private func inFolder(
    _ names: [[UInt8]], _ body: (_ folder: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, name) in names.enumerated() {
      let path = Array(folder.path.utf8) + [UInt8(ascii: "/")] + name
      let file = try #require(fopen(path.map(CChar.init(bitPattern:)) + [0], "w"))
      fputs("x,y\n1,\(index)\n2,3\n", file)
      fclose(file)
    }
    try body(folder.path)
  }

  private let latin: [UInt8] = [0x45, 0xE9] + Array(".csv".utf8)

  @Test func theFileIsRead() throws {
    try inFolder([latin]) { folder in
      let path = folder + "/" + String(decoding: latin, as: UTF8.self)
      guard case .table(let table) = try Reader.read(path: path, options: ReadingOptions()) else {
        throw WrongType()
      }
      #expect(table.names == ["x", "y"] && table.rowCount == 2)
    }
  }

  @Test func ofTwoThatReadAlikeNeitherIs() throws {
    let other: [UInt8] = [0x45, 0xE8] + Array(".csv".utf8)
    try inFolder([latin, other]) { folder in
      let path = folder + "/" + String(decoding: latin, as: UTF8.self)
      #expect(throws: InputProblem.self) {
        try Reader.read(path: path, options: ReadingOptions())
      }
    }
  }

  @Test func aSignOfReplacementMayBeMeant() throws {
    let named = Array("E\u{FFFD}.csv".utf8)
    try inFolder([latin, named]) { folder in
      let document = try Reader.read(
        path: folder + "/E\u{FFFD}.csv", options: ReadingOptions())
      guard case .table(let table) = document else { throw WrongType() }
      #expect(try table.numbers(1).values == [1, 3])
    }
  }
}
