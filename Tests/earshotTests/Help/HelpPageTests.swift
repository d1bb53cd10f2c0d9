import ArgumentParser
import Descriptions
import Testing

@testable import earshot

@Suite struct HelpPageTests {
  static let commands: [any ParsableCommand.Type] = [
    Earshot.self, ExploreCommand.self, TutorialCommand.self, DescribeCommand.self, DrawCommand.self,
    RenderCommand.self,
    AuditCommand.self,
    ThemesCommand.self, ThemesCommand.List.self, ThemesCommand.Show.self, ThemesCommand.Check.self,
    DevicesCommand.self, ConfigCommand.self,
  ]
  static let tags = Languages.all.map(\.tag)

  /// The pages of the parser of each command in each language, with lines of any length.
  static let texts = Dictionary(
    uniqueKeysWithValues: Languages.all.map { language in
      (language.tag, commands.map { text(of: $0, in: language, columns: .max) })
    })

  static func text(
    of command: any ParsableCommand.Type, in language: any Language, columns: Int
  ) -> String {
    HelpLanguage.$current.withValue(language) {
      Earshot.helpMessage(for: command, columns: columns)
    }
  }

  /// The pages of all commands, laid out.
  static func pages(_ tag: String, _ columns: Int) throws -> [String] {
    let page = HelpPage(in: try #require(Languages.language(tag)), columns: columns)
    return try #require(texts[tag]).map(page.text)
  }

  /// Line by line as the parser has it, but that it never breaks the line of usage.
  @Test(arguments: [80, 100])
  func theEnglishPageIsTheParsers(_ columns: Int) throws {
    for (command, page) in zip(Self.commands, try Self.pages("en", columns)) {
      let expected = Self.text(of: command, in: Languages.all[0], columns: columns)
      #expect(Self.withoutUsage(page) == Self.withoutUsage(expected))
      let usage = Self.usage(page).split { $0.isWhitespace }
      #expect(usage == Self.usage(expected).split { $0.isWhitespace })
    }
  }

  @Test(arguments: tags, [20, 40, 59, 60, 80, 100])
  func noLineIsTooLong(_ tag: String, _ columns: Int) throws {
    for line in try Self.pages(tag, columns).flatMap({ $0.split(separator: "\n") }) {
      // A label has its line for itself and is not broken.
      let isLabel = line.hasPrefix("  ") && !line.hasPrefix("   ")
      #expect(width(of: String(line)) <= max(columns, isLabel ? 36 : 0), "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  /// An option and its value are not parted, in a script that can be broken anywhere neither.
  @Test(arguments: tags, [40, 80])
  func partsOfAUsageStayWhole(_ tag: String, _ columns: Int) throws {
    let usage = try #require(Languages.language(tag)).text(.heading(.usage)).uppercased()
    for page in try Self.pages(tag, columns) {
      let parts = Self.paragraphs(page).first { $0.hasPrefix(usage) }
      for line in try #require(parts).split(separator: "\n") {
        #expect(line.filter { "[<".contains($0) }.count == line.filter { "]>".contains($0) }.count)
      }
    }
  }

  /// The same is said at every width.
  @Test(arguments: tags)
  func narrowPagesSayTheSame(_ tag: String) throws {
    for (narrow, wide) in zip(try Self.pages(tag, 40), try Self.pages(tag, 100)) {
      #expect(narrow.filter { !$0.isWhitespace } == wide.filter { !$0.isWhitespace })
    }
  }

  /// The texts of options stand below each other, or below their options.
  @Test func textsAreAligned() throws {
    let wide = try Self.pages("ja", 80).joined().split(separator: "\n").map(String.init)
    #expect(wide.contains("  --x <列>                X軸の列。"))
    #expect(try Self.pages("ja", 40).joined().contains("\n  --x <列>\n    X軸の列。\n"))
  }

  /// The frame, too: no heading, direction or name of a value of the parser is left.
  @Test(arguments: tags.dropFirst())
  func nothingOfTheParserIsLeft(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    for page in try Self.pages(tag, 400) {
      for own in [
        "OVERVIEW:", "USAGE:", "ARGUMENTS:", "SUBCOMMANDS:", "(default", "See '", "for detailed",
        "<subcommand>", "Show the version", "Show help",
      ] {
        #expect(!page.contains(own), "\(own): \(page)")
      }
      for heading in [HelpHeading.overview, .usage] {
        #expect(page.contains(language.text(.heading(heading)).uppercased()))
      }
      #expect(page.contains(language.text(.option(.help, values: [], initial: nil))))
    }
  }

  @Test func aPageIsKnownFromAVersionAndAScript() {
    #expect(Self.texts.values.joined().allSatisfy(HelpPage.isPage))
    #expect(!HelpPage.isPage("0.1.0"))
    #expect(!HelpPage.isPage(Earshot.completionScript(for: .bash)))
  }

  /// The part of a page that tells how the command is called.
  private static func usage(_ page: String) -> String {
    paragraphs(page).first { $0.hasPrefix("USAGE:") } ?? ""
  }

  private static func withoutUsage(_ page: String) -> [String] {
    paragraphs(page).filter { !$0.hasPrefix("USAGE:") }
  }

  private static func paragraphs(_ page: String) -> [String] {
    page.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
  }
}
