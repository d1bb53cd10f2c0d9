import Descriptions
import Foundation
import Testing

/// All that is kept of what is said, as a voice of the program's own has it.
@Suite struct GoldenVoiceTests {
  /// Abbreviations that voices read as another word or letter by letter, as whole words in each language.
  private static let misread: [String: Set<String>] = [
    "en": ["approx", "avg", "std", "vs", "pts", "incl", "excl", "resp", "wrt"],
    "de": ["ca", "bzw", "usw", "inkl", "durchschn", "abw", "zw", "vgl"],
    "fr": ["env", "moy", "nb", "qté", "réf", "cf"],
    "es": ["aprox", "prom", "núm", "mín", "máx", "pág", "ene"],
    "pt-BR": ["aprox", "núm", "mín", "máx", "pág", "qtd", "fev"],
    "pl": ["ok", "np", "śr", "maks", "ww", "tj", "itp"],
  ]

  private static func lines(of tag: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try ["GoldenCharts", "Tasks", "Stories"].flatMap { name in
      let inside = folder.appending(path: name)
      let files = try FileManager.default.contentsOfDirectory(atPath: inside.path())
      return try files.filter { $0.hasSuffix(".\(tag).txt") }.flatMap { file in
        try String(contentsOf: inside.appending(path: file), encoding: .utf8)
          .split(separator: "\n").map(String.init)
      }
    }
  }

  /// An abbreviation with its point ends the sentence for a voice.
  @Test(arguments: Languages.all.map(\.tag))
  func noAbbreviationIsMisread(tag: String) throws {
    let language = try #require(Languages.language(tag))
    let lines = try Self.lines(of: tag)
    #expect(lines.count > 100)
    let withPoint =
      /\b(ca|bzw|Nr|Std|Abb|approx|avg|vs|etc|incl|std|env|moy|aprox|prom|núm|pág|np|śr|maks|itp)\.[ ,;]/
    let germanMonth = /\d\. (Jan|Feb|Apr|Aug|Sept|Okt|Nov|Dez)\b/
    let shortMonth = /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b(?= \d)/
    for line in lines {
      let spoken = language.spoken(line, units: [])
      let words = spoken.lowercased().split { !$0.isLetter }.map(String.init)
      #expect(
        Self.misread[tag].map { $0.isDisjoint(with: words) } ?? true, "\(spoken)")
      #expect(spoken.firstMatch(of: withPoint) == nil, "\(spoken)")
      if tag == "de" { #expect(spoken.firstMatch(of: germanMonth) == nil, "\(spoken)") }
      if tag == "en" { #expect(spoken.firstMatch(of: shortMonth) == nil, "\(spoken)") }
    }
  }
}
