import Charts
import Foundation
import Testing

@Suite struct DrawCommandPixelsTests {
  private static let table = "day,rain\n1,4\n2,9\n3,2\n"

  /// The picture in its text.
  private func drawn(_ way: String, _ environment: [String: String] = [:]) throws -> String {
    let result = try Program.run(
      ["draw", "--pixels", way, "--size", "60x16", "--title", "Rain"], environment: environment,
      input: Array(Self.table.utf8))
    #expect(result.status == .exit(0), "\(result.errorText)")
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test func kittysPictureIsInTheText() throws {
    let text = try drawn("kitty")
    #expect(text.contains("Rain"))
    let images = text.components(separatedBy: "a=T,q=2,f=24").count - 1
    #expect(images == 1)
    #expect(!text.contains("⠉") && !text.contains("⣀"))
  }

  @Test func sixelsAreInTheText() throws {
    let text = try drawn("sixel")
    #expect(text.contains("Rain"))
    #expect(text.components(separatedBy: "\u{1B}P0;1q\"1;1;").count == 2)
  }

  /// Text is meant unless pixels are asked for here and now.
  @Test(arguments: ["auto", "off"])
  func textStaysText(_ way: String) throws {
    #expect(try !drawn(way).contains("\u{1B}_G"))
    let result = try Program.run(
      ["draw"], environment: ["EARSHOT_PIXELS": "kitty"], input: Array(Self.table.utf8))
    #expect(!result.text.contains("\u{1B}_G"))
  }

  @Test func otherWaysAreRefused() throws {
    let result = try Program.run(
      ["draw", "--pixels", "iterm"], input: Array(Self.table.utf8))
    #expect(result.status == .exit(64))
    #expect(result.errorText.contains("auto, kitty, sixel, off"))
  }
}
