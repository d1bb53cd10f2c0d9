import ArgumentParser
import ChartExplorer
import Descriptions
import Glibc
import Screen

struct ThemesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      .themes, subcommands: [List.self, Show.self, Check.self], defaultSubcommand: List.self)
  }

  struct List: ParsableCommand {
    static var configuration: CommandConfiguration { CommandConfiguration(.list) }

    @OptionGroup var sight: SightOptions
    @OptionGroup var words: LanguageOption

    func run() throws {
      try reporting(in: words) {
        for name in try sight.library().names { try StandardOutput.write(line: name) }
      }
    }
  }

  struct Show: ParsableCommand {
    static var configuration: CommandConfiguration { CommandConfiguration(.show) }

    @Argument(help: .words(.shownTheme, .name))
    var name: String
    @OptionGroup var sight: SightOptions
    @OptionGroup var words: LanguageOption

    func run() throws {
      try reporting(in: words) {
        let theme = try sight.theme(named: name)
        for line in Self.lines(of: theme) { try StandardOutput.write(line: line) }
      }
    }

    /// The theme as a file that can be read again: a start for one of one's own.
    private static func lines(of theme: Theme) -> [String] {
      let named =
        [("background", theme.background)]
        + (Role.named.map { ($0, theme.color($1)) }
          + Role.optional.compactMap { name, role in theme.colors[role].map { (name, $0) } })
      return (theme.isHighContrast ? ["contrast = \"high\""] : [])
        + (theme.twin.map { ["twin = \"\($0)\""] } ?? [])
        + named.map { "\($0) = \"\($1.hex)\"" }
        + ["series = ["] + theme.series.map { "  \"\($0.hex)\"," } + ["]"]
    }
  }

  struct Check: ParsableCommand {
    static var configuration: CommandConfiguration { CommandConfiguration(.check) }

    @Argument(help: .words(.checkedTheme, .theme))
    var theme: String?
    @OptionGroup var sight: SightOptions
    @OptionGroup var words: LanguageOption

    func run() throws {
      try reporting(in: words) {
        let language = try words.chosen()
        let report = ThemeReport(language: language)
        var counts: [Verdict: Int] = [:]
        var problems: [Problem] = []
        for theme in try themes(&problems) {
          problems += try twinProblems(of: theme)
          for pair in ColorDepth.allCases.reversed().flatMap({
            ContrastCheck.pairs(of: theme, depth: $0)
          }) {
            counts[pair.verdict, default: 0] += 1
            try StandardOutput.write(line: report.line(pair, of: theme))
          }
        }
        try StandardOutput.write(line: report.summary(counts))
        if !problems.isEmpty { throw Failure(problems, exitCode: EX_DATAERR) }
        if counts[.failed] != nil { throw ExitCode(EX_DATAERR) }
      }
    }

    /// The themes that are asked for; of all of them the broken ones are problems.
    private func themes(_ problems: inout [Problem]) throws(Failure) -> [Theme] {
      guard let theme else {
        let library = try sight.library()
        var themes: [Theme] = []
        for name in library.names {
          do throws(ThemeProblem) {
            themes.append(try library.theme(named: name))
          } catch {
            problems += Failure(error).problems
          }
        }
        return themes
      }
      guard theme.contains("/") || theme.hasSuffix(".toml") else {
        return [try sight.theme(named: theme)]
      }
      do throws(ThemeProblem) {
        return [try ThemeLibrary.theme(at: theme)]
      } catch {
        throw Failure(error)
      }
    }

    /// The problems of the twin that is named: it must be there and be usable.
    private func twinProblems(of theme: Theme) throws(Failure) -> [Problem] {
      guard let twin = theme.twin else { return [] }
      let library = try sight.library()
      do throws(ThemeProblem) {
        _ = try library.theme(named: twin)
        return []
      } catch {
        return Failure(error).problems
      }
    }
  }
}
