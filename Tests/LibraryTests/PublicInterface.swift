import Foundation
import TerminalTesting
import Testing

/// All that a library offers to others, a declaration a line, as the compiler tells it of the built module.
struct PublicInterface {
  let library: String

  /// The file that the compiler writes of a module.
  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      struct Fragment: Decodable { let spelling: String }
      let identifier: Identifier
      let pathComponents: [String]
      let declarationFragments: [Fragment]

      var path: String { pathComponents.joined(separator: ".") }
      var declaration: String {
        declarationFragments.map(\.spelling).joined()
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    struct Relationship: Decodable {
      let kind, source, target: String
      let targetFallback: String?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  /// The declarations and conformances, in the order of their names.
  func lines() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Command.run(
      Self.extractor(), try arguments(into: folder.path), environment: ["HOME": "/dev/null"])
    try #require(result.status == .exit(0), "\(result.text)\(result.errorText)")
    var lines: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let graph = try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: folder.appending(path: name)))
      lines.formUnion(Self.lines(of: graph))
    }
    return lines.sorted()
  }

  private static func lines(of graph: SymbolGraph) -> [String] {
    // A protocol tells of all that it gives to whoever has it.
    let own = graph.symbols.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
    let names = Dictionary(
      own.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })
    let conformances = graph.relationships.compactMap { relationship -> String? in
      guard relationship.kind == "conformsTo", let name = names[relationship.source],
        let other = names[relationship.target] ?? relationship.targetFallback,
        other != "Swift.SendableMetatype"
      else { return nil }
      return "\(name) is \(other)"
    }
    return own.map { "\($0.path): \($0.declaration)" } + conformances
  }

  private func arguments(into folder: String) throws -> [String] {
    let tests = URL(filePath: Command.product(named: "")).standardizedFileURL
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    let built = try FileManager.default
      .contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "build" }.map { $0.appending(path: "module.modulemap").path }
    let maps =
      built.filter(FileManager.default.fileExists)
      + [root.appending(path: "Sources/CNCurses/module.modulemap").path]
    return [
      "-module-name", library, "-minimum-access-level", "public", "-output-dir", folder,
      "-I", tests.appending(path: "Modules").path, "-target", Self.target,
    ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The compiler's tool, beside the compiler that is called `swift`.
  private static func extractor() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return try #require(
      folders.map { "\($0)/swift-symbolgraph-extract" }
        .first(where: FileManager.default.isExecutableFile))
  }

  private static var target: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu"
    #else
    "x86_64-unknown-linux-gnu"
    #endif
  }
}
