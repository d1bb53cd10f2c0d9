import Descriptions
import Foundation
import TerminalTesting
import Testing

@Suite struct AuditCommandTests {
  private static func real(_ name: String) -> String {
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
      + "/Support/RealData/\(name)"
  }

  /// Candles of which each has a return of seven digits, of a file whose name is the title.
  @Test func realCandlesFail() throws {
    let result = try Program.run("audit", Self.real("ohlc.json"))
    #expect(result.status == .exit(65))
    #expect(result.errorText == "")
    #expect(result.lines.contains { $0.hasPrefix("failed: Digits of a number: ") })
    #expect(result.lines.contains { $0.hasPrefix("nearly: The chart's title: “ohlc”") })
    let verdicts = ["failed: ", "nearly: ", "passed: "]
    #expect(result.lines.allSatisfy { line in verdicts.contains { line.hasPrefix($0) } })
  }

  @Test(arguments: ["seattle-weather.csv", "stocks.csv", "iris.csv"])
  func namesWhatIsMissingAndHowItIsMended(_ file: String) throws {
    let path = Self.real(file)
    let bare = try Program.run("audit", path)
    let missing = bare.lines.filter { $0.contains("missing. Set it with --") }
    let options = missing.compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(!options.isEmpty)
    let mended = try Program.run(
      ["audit", path, "--title", "Mended"] + options.flatMap { [$0, "things"] })
    #expect(!mended.text.contains("missing. Set it"))
    #expect(
      mended.lines.contains { $0.hasPrefix("passed: ") && $0.hasSuffix("The chart's title") })
  }

  /// The command ends well where nothing fails.
  @Test func aChartThatIsFitPasses() throws {
    let result = try Program.run(
      "audit", "--title", "Rain", "--x-unit", "km", "--y-unit", "mm",
      input: "way,rain\n1,2\n2,4\n3,3\n")
    #expect(result.status == .exit(0), "\(result.text)")
    #expect(result.lines.last?.hasPrefix("failed: 0, ") == true)
  }

  @Test func speaksTheLanguageAndOfEveryLanguage() throws {
    let german = try Program.run("audit", "--language", "de", Self.real("ohlc.json"))
    #expect(german.lines.contains { $0.hasPrefix("nicht bestanden: Ziffern einer Zahl: ") })
    let all = try Program.run("audit", "--all-languages", Self.real("ohlc.json"))
    for language in Languages.all {
      #expect(all.text.contains(": \(language.name): "))
    }
  }

  /// Of several charts each line says which it is about.
  @Test func namesTheChart() throws {
    let result = try Program.run("audit", Self.real("iris.csv"), Self.real("ohlc.json"))
    let lines = result.lines.dropLast()
    #expect(lines.contains { $0.contains(": 2 of 2, ohlc: ") })
    #expect(lines.allSatisfy { $0.contains(" of 2, ") })
  }
}
