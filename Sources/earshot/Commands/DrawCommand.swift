import ArgumentParser
import ChartExplorer
import Descriptions
import Explorer
import Glibc
import Screen
import Terminals

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
      try sight.setGlyphs(of: &settings, isUnicode: OutputTraits.isUnicodeLocale, isPicture: true)
      let isColored = try sight.isColorAllowed(isTerminal: isatty(1) == 1)
      let theme = try sight.chosenTheme()
      let depth = try depth()
      let inputs = try Inputs(data, in: language, needsFile: true)
      inputs.reportProblems(in: language)
      settings.hasSameAxes = inputs.hasSameAxes
      var model = Model(
        deck: inputs.deck, isSampleDeck: inputs.isSampleDeck,
        settings: settings, size: size)
      for index in inputs.asked {
        model.show(chart: index)
        if let output, let format {
          let name =
            inputs.asked.count > 1
            ? Path.numbered(output, index + 1, before: format.ending) : output
          let text = model.picture(as: format, size, theme: theme, depth: OutputTraits.fileDepth)
          try OutputFile.check(name, besides: data.files)
          try OutputFile.write(text, to: name)
          continue
        }
        if index > inputs.asked.lowerBound { try StandardOutput.write(raw: "\n") }
        if let form = try pixelForm() {
          let frame = model.pixelPicture(
            size, cell: cell, theme: theme, depth: OutputTraits.fileDepth)
          let stream = frame.stream(
            theme: theme.sent(at: OutputTraits.fileDepth), depth: OutputTraits.fileDepth,
            form: form, compress: PackedBytes.packed)
          // All of it is ASCII but for the words.
          try StandardOutput.write(raw: String(decoding: stream, as: UTF8.self))
          continue
        }
        let format = isColored ? ExportKind.coloredText : .text
        try StandardOutput.write(
          raw: model.picture(as: format, size, theme: theme, depth: depth))
      }
      if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
    }
  }

  /// The way in which pixels were asked for here; they are no text, so that nothing else asks for them.
  private func pixelForm() throws(Failure) -> PictureStrips.Form? {
    // Whoever wants no colors, or signs of plain text, wants characters.
    guard sight.pixels != nil, try sight.isColorAllowed(isTerminal: true),
      try sight.chosenGlyphs() != .ascii
    else { return nil }
    return switch try sight.chosenPixels() {
    case .kitty: .kitty
    case .sixel: .sixel
    case .auto, .off: nil
    }
  }

  /// The pixels of a cell as the terminal that is written to has them, else those of most.
  private var cell: PixelSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0, window.ws_xpixel >= 2 * window.ws_col,
      window.ws_ypixel >= 2 * window.ws_row
    else { return PixelSize(width: 10, height: 20) }
    return PixelSize(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
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
