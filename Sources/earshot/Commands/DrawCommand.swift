import ArgumentParser
import ChartExplorer
import Descriptions
import Explorer
import Glibc
import Screen

struct DrawCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.draw, superCommandName: Earshot.name)
  }

  @OptionGroup(.data) var data: DataOptions
  @OptionGroup(.words) var words: LanguageOption
  @OptionGroup(.sight) var sight: SightOptions
  @Option(name: [.short, .long], help: .words(.pictureFile, .file))
  var output: String?

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let format = try output.map { output throws(Failure) in try OutputFormat.picture(output) }
      let size = try sight.chosenSize(default: .paper)
      var settings = Settings(languageTag: language.tag)
      try sight.setGlyphs(of: &settings, isUnicode: OutputTraits.isUnicodeLocale)
      let isColored = try sight.isColorAllowed(isTerminal: isatty(1) == 1)
      let theme = try sight.chosenTheme()
      let depth = try depth()
      let inputs = try Inputs(data, in: language)
      inputs.reportProblems(in: language)
      settings.hasSameAxes = inputs.hasSameAxes
      var model = Model(
        deck: inputs.deck, isSampleDeck: inputs.isSampleDeck,
        settings: settings, size: size)
      for index in model.deck.indices {
        model.show(chart: index)
        if let output, let format {
          let name =
            model.deck.count > 1 ? Path.numbered(output, index + 1, before: format.ending) : output
          let text = model.picture(as: format, size, theme: theme, depth: OutputTraits.fileDepth)
          try OutputFile.write(text, to: name)
          continue
        }
        if index > 0 { try StandardOutput.write(raw: "\n") }
        let format = isColored ? ExportKind.coloredText : .text
        try StandardOutput.write(
          raw: model.picture(as: format, size, theme: theme, depth: depth))
      }
      if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
    }
  }

  /// The colors a reader of standard output can be trusted with.
  ///
  /// A terminal with a name of few colors is taken at its word; of where a picture goes that is
  /// painted for a file or a pager, nothing is known.
  private func depth() throws(Failure) -> ColorDepth {
    if OutputTraits.fileDepth == .direct { return .direct }
    let environment = Environment.variables
    let name = environment["TERM"] ?? ""
    let hasFewColors =
      ["ansi", "linux", "rxvt", "screen", "xterm"].contains(name) || name.hasPrefix("vt")
      || name.hasSuffix("-color") || name.hasSuffix("-16color")
    guard try sight.chosenColor() == .auto, hasFewColors else { return .palette }
    return name.hasPrefix("vt") ? .monochrome : name.hasSuffix("-16color") ? .sixteen : .eight
  }
}
