import Foundation
import Testing

@testable import Tables

/// A mistyped file is most likely one beside it.
@Suite struct NearFileTests {
  private func near(_ name: String, among names: [String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let path = folder.path + "/"
    return NearFile.of(path + name).map { String($0.dropFirst(path.count)) }
  }

  @Test func slipsAreFound() throws {
    #expect(try near("tips.cvs", among: ["tips.csv", "cars.csv"]) == "tips.csv")
    #expect(try near("Tipps.csv", among: ["tips.csv", "cars.csv"]) == "tips.csv")
    #expect(try near("tips", among: ["tips.csv"]) == "tips.csv")
  }

  @Test func othersAreNot() throws {
    #expect(try near("a.csv", among: ["b.csv", "c.csv"]) == nil)
    #expect(try near("sales.csv", among: ["cars.csv"]) == nil)
    #expect(NearFile.of("/no/such/folder/tips.csv") == nil)
  }
}
