import ArgumentParser
import Descriptions
import Screen

struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes", abstract: "The themes.", subcommands: [List.self, Show.self],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "One theme a line, its name first.")

    @OptionGroup var sight: SightOptions
    @OptionGroup var words: WordOptions

    func run() throws {
      try reporting(in: words) {
        for name in try sight.library().names { try StandardOutput.write(line: name) }
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "The colors of a theme, as in its file.")

    @Argument(help: "The name of the theme.")
    var name: String
    @OptionGroup var sight: SightOptions
    @OptionGroup var words: WordOptions

    func run() throws {
      try reporting(in: words) {
        let theme = try sight.theme(named: name)
        for line in Self.lines(of: theme) { try StandardOutput.write(line: line) }
      }
    }

    /// The theme as a file that can be read again: a start for one of one's own.
    private static func lines(of theme: Theme) -> [String] {
      let named = [("background", theme.background)] + Role.named.map { ($0, theme.color($1)) }
      return named.map { "\($0) = \"\($1.hex)\"" }
        + ["series = ["] + theme.series.map { "  \"\($0.hex)\"," } + ["]"]
    }
  }
}
