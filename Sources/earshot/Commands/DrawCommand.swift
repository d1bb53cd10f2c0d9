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
      var settings = Settings(languageTag: language.tag)
      try sight.setGlyphs(of: &settings, isUnicode: SightOptions.isUnicodeLocale)
      let isColored = try sight.isColorAllowed(isTerminal: isatty(1) == 1)
      let theme = try sight.chosenTheme()
      let depth = try depth()
      let inputs = try Inputs(data)
      inputs.reportProblems(in: language)
      var model = Model(
        deck: inputs.deck, isSampleDeck: inputs.isSampleDeck,
        settings: settings, size: size)
      for index in model.deck.indices {
        if index > 0 { try StandardOutput.write(raw: "\n") }
        model.chartIndex = index
        let frame = picture(of: model, size)
        let text =
          isColored
          ? frame.ansiText(theme: theme, depth: depth)
          : frame.lines.joined(separator: "\n") + "\n"
        try StandardOutput.write(raw: text)
      }
      if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
    }
  }

  /// The colors a reader of standard output can be trusted with.
  ///
  /// A terminal with a name of few colors is taken at its word; of where a picture goes that is
  /// painted for a file or a pager, nothing is known.
  private func depth() throws(Failure) -> ColorDepth {
    let environment = ProcessInfo.processInfo.environment
    let claim = environment["COLORTERM"] ?? ""
    if ["truecolor", "24bit"].contains(claim) { return .direct }
    let name = environment["TERM"] ?? ""
    let hasFewColors =
      ["ansi", "linux", "rxvt", "screen", "xterm"].contains(name) || name.hasPrefix("vt")
      || name.hasSuffix("-color") || name.hasSuffix("-16color")
    return try sight.chosenColor() == .auto && hasFewColors ? .basic : .palette
  }
}
