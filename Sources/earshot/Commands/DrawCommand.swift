import ArgumentParser
import Descriptions
import Explorer
import FoundationEssentials
import Glibc
import Screen

struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", _superCommandName: Earshot.name,
    abstract: "One picture of each chart as text.")

  @OptionGroup(title: "Data") var data: DataOptions
  @OptionGroup(title: "Words") var words: WordOptions
  @OptionGroup(title: "Sight") var sight: SightOptions

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let size = try sight.chosenSize(default: Size(columns: 80, rows: 24))
      let glyphs = try sight.chosenGlyphs(isUnicode: SightOptions.isUnicodeLocale)
      let isColored = try sight.isColorAllowed(isTerminal: isatty(1) == 1)
      let theme = try sight.chosenTheme()
      let inputs = try Inputs(data)
      inputs.reportProblems(in: language)
      var model = Model(
        deck: inputs.deck, isSampleDeck: inputs.isSampleDeck,
        settings: Settings(languageTag: language.tag, glyphs: glyphs), size: size)
      for index in model.deck.indices {
        if index > 0 { try StandardOutput.write(raw: "\n") }
        model.chartIndex = index
        let frame = picture(of: model, size)
        let text =
          isColored
          ? frame.ansiText(theme: theme, depth: Self.depth)
          : frame.lines.joined(separator: "\n") + "\n"
        try StandardOutput.write(raw: text)
      }
      if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
    }
  }

  /// The colors a reader of standard output can be trusted with.
  private static var depth: ColorDepth {
    let environment = ProcessInfo.processInfo.environment
    let claim = environment["COLORTERM"] ?? ""
    return ["truecolor", "24bit"].contains(claim) ? .direct : .palette
  }
}
