import ArgumentParser
import Descriptions
import Explorer
import FoundationEssentials
import Screen

/// The options for the look of the screen.
struct SightOptions: ParsableArguments {
  @Option(.theme, .name)
  var theme: String?
  @Option(.themesFolder, .folder)
  var themesDir: String?
  @Option(.glyphs, .glyphs)
  var glyphs: String?
  @Option(.glyphScale, .scale)
  var glyphScale: String?
  @Option(.color, .when)
  var color: String?
  @Option(help: .words(.size, .size))
  var size: String?

  func library() throws(Failure) -> ThemeLibrary {
    let chosen = try Preferences.current().value(.themesFolder, typed: themesDir)
    return ThemeLibrary(folders: ThemeFolders.candidates(chosen?.text))
  }

  func themeName() throws(Failure) -> String {
    try Preferences.current().value(.theme, typed: theme)?.text ?? Theme.defaultDark.name
  }

  func chosenTheme() throws(Failure) -> Theme {
    let value = try Preferences.current().value(.theme, typed: theme)
    let (library, name) = (try library(), try themeName())
    do throws(ThemeProblem) {
      return try library.theme(named: name)
    } catch {
      if let value, case .file = value.origin, case .unknownName(_, let known) = error {
        throw Failure(value, expected: known.joined(separator: ", "))
      }
      throw Failure(error)
    }
  }

  /// The chosen theme; where its file is broken the default one, and what to say about it.
  ///
  /// A name that no theme has is a slip of whoever started the program, and still ends it.
  func themeToStartWith() throws(Failure) -> (theme: Theme, problems: [Problem]) {
    let (library, name) = (try library(), try themeName())
    do throws(ThemeProblem) {
      return (try library.theme(named: name), [])
    } catch {
      if case .unknownName = error { throw Failure(error) }
      return (.defaultDark, Failure(error).problems)
    }
  }

  func theme(named name: String) throws(Failure) -> Theme {
    let library = try library()
    do throws(ThemeProblem) {
      return try library.theme(named: name)
    } catch {
      throw Failure(error)
    }
  }

  func chosenColor() throws(Failure) -> ColorChoice {
    try Preferences.current().choice(.color, typed: color) ?? .auto
  }

  /// True where colors may be used; `isTerminal` tells of the other end.
  func isColorAllowed(isTerminal: Bool) throws(Failure) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return switch try chosenColor() {
    case .always: true
    case .never: false
    case .auto: isTerminal && !isUnwanted
    }
  }

  /// Sets the glyphs, by what the terminal can show, and how large they are.
  func setGlyphs(of settings: inout Settings, isUnicode: Bool) throws(Failure) {
    settings.glyphScale = try chosenGlyphScale()
    if let chosen = try chosenGlyphs() {
      settings.glyphs = chosen
      return
    }
    settings.areGlyphsGuessed = true
    let environment = ProcessInfo.processInfo.environment
    // The console's font has blocks but no braille; a screen reader would read braille aloud.
    let isBrailleUnwanted = environment["TERM"] == "linux" || environment["EARSHOT_PLAIN"] == "1"
    settings.glyphs = !isUnicode ? .ascii : isBrailleUnwanted ? .block : .braille
  }

  /// The glyphs somebody chose.
  func chosenGlyphs() throws(Failure) -> GlyphSet? {
    guard let value = try Preferences.current().value(.glyphs, typed: glyphs),
      value.text != "auto"
    else { return nil }
    if let chosen = GlyphSet(rawValue: value.text) { return chosen }
    throw Failure(value, of: .glyphs)
  }

  func chosenGlyphScale() throws(Failure) -> Int {
    guard let value = try Preferences.current().value(.glyphScale, typed: glyphScale) else {
      return GlyphScale.range.lowerBound
    }
    guard let scale = Int(value.text), GlyphScale.range.contains(scale) else {
      throw Failure(value, of: .glyphScale)
    }
    return scale
  }

  func chosenSize(default size: Size) throws(Failure) -> Size {
    guard let text = self.size else { return size }
    guard let size = Size(text) else {
      throw Failure(.badOption(name: "--size", value: text, expected: "80x24"))
    }
    return size
  }

  /// The colors in a file: 24 bits where the terminal says that it shows them, else the 256 that
  /// every one has.
  static var fileDepth: ColorDepth {
    let claim = ProcessInfo.processInfo.environment["COLORTERM"] ?? ""
    return ["truecolor", "24bit"].contains(claim) ? .direct : .palette
  }

  /// False where the locale asks for plain ASCII.
  static var isUnicodeLocale: Bool {
    let environment = ProcessInfo.processInfo.environment
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = environment[name], !value.isEmpty {
        return !["C", "POSIX"].contains(value)
      }
    }
    return true
  }
}

/// The folders that themes are looked for in.
enum ThemeFolders {
  /// The folders, the first wins; those that do not exist are passed over.
  static func candidates(_ chosen: String?) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    var folders = [chosen].compactMap(\.self)
    if let config = environment["XDG_CONFIG_HOME"], !config.isEmpty {
      folders.append(config + "/earshot/themes")
    } else if let home = environment["HOME"], !home.isEmpty {
      folders.append(home + "/.config/earshot/themes")
    }
    if let executable = Path.executable {
      folders.append(Path.folder(of: executable) + "/../share/earshot/themes")
    }
    // The source it was built from, so that a checkout finds its own whatever the build folder is.
    folders.append(Path.folder(of: #filePath) + "/../../../Themes")
    return folders
  }
}
