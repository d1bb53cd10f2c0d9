import Foundation
import Testing

/// An article of a library in its documentation catalog, the overview unless it has a page of its own.
struct Article {
  let library: String
  var page: String?
  /// The file of a program that the article begins with, from the folder of all tests on.
  var program: String?
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

  /// The README of the package.
  func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The files that are compiled with these tests.
  func snippets() throws -> [String] {
    try [program, "LibraryTests/\(library)Snippet.swift"].compactMap(\.self).map {
      try String(contentsOf: root.appending(path: "Tests/\($0)"), encoding: .utf8)
    }
  }
}
