import Charts
import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test func chartTypesAreListed() throws {
    try Readme.expect(
      "types",
      is: ["| `--type` | What it shows |", "|---|---|"]
        + ChartType.allCases.map { "| `\($0.rawValue)` | \($0.help) |" })
  }

  /// A promise without a test would be none.
  @Test func everyPromiseHasItsTests() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: tests.deletingLastPathComponent().appending(path: "README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "<!-- promises -->"))
    let end = try #require(readme.range(of: "<!-- /promises -->"))
    let rows = readme[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst(2)
    #expect(rows.count > 10)
    let files = Set(
      FileManager.default.enumerator(atPath: tests.path)?.compactMap { path in
        (path as? String)?.split(separator: "/").last.map(String.init)
      } ?? [])
    for row in rows {
      let names = row.split(separator: "|").last?.split(separator: "`").filter { !$0.contains(" ") }
      #expect(names?.isEmpty == false, "\(row)")
      for name in names ?? [] { #expect(files.contains(name + ".swift"), "\(name)") }
    }
  }
}
