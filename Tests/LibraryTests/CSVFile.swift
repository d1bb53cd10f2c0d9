import Foundation

/// A file of a test, called `data.csv`, which is gone with it.
final class CSVFile {
  let path: String
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let file = folder.appending(path: "data.csv")
    try text.write(to: file, atomically: true, encoding: .utf8)
    path = file.path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
