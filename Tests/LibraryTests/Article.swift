import Foundation
import Testing

/// An article of a library in its documentation catalog, the overview unless it has a page of its own.
struct Article {
  let library: String
  var page: String?
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// The blocks of Swift in the article, each as it stands there.
  func code() throws -> [String] {
    let file = root.appending(path: "Sources/\(library)/\(library).docc/\(page ?? library).md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n")
    return try parts.dropFirst().map { part in
      String(part[..<(try #require(part.range(of: "```")).lowerBound)])
    }
  }

  /// The file that is compiled with these tests.
  func snippet() throws -> String {
    let file = root.appending(path: "Tests/LibraryTests/\(library)Snippet.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
