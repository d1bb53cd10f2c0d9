import Foundation
import Testing

@testable import Descriptions

struct ThemeNameTests {
  @Test func everyThemeHasOne() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Themes")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let names = files.filter { $0.pathExtension == "toml" }
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(names) == Set(ThemeName.allCases.map(\.rawValue)))
  }
}
