import Foundation

/// A file of a test, which is gone with it.
final class CSVFile {
  let path: String

  init(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".csv")
    try text.write(to: file, atomically: true, encoding: .utf8)
    path = file.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
