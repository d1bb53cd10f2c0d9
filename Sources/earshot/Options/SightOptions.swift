import ArgumentParser
import Descriptions
import FoundationEssentials
import Screen

/// How the screen looks.
struct SightOptions: ParsableArguments {
  enum Color: String, CaseIterable { case auto, always, never }

  @Option(help: ArgumentHelp("The theme; earshot themes lists them.", valueName: "name"))
  var theme: String?
  @Option(help: ArgumentHelp("A folder with more themes.", valueName: "folder"))
  var themesDir: String?
  @Option(help: ArgumentHelp("auto, braille, block or ascii.", valueName: "glyphs"))
  var glyphs: String?
  @Option(help: ArgumentHelp("auto, always or never.", valueName: "when"))
  var color = "auto"
  @Option(help: ArgumentHelp("The size without a terminal.", valueName: "columns x rows"))
  var size: String?

  var library: ThemeLibrary { ThemeLibrary(folders: ThemeFolders.candidates(themesDir)) }

  var themeName: String {
    theme ?? ProcessInfo.processInfo.environment["EARSHOT_THEME"] ?? "default-dark"
  }

  func chosenTheme() throws(Failure) -> Theme { try theme(named: themeName) }

  func theme(named name: String) throws(Failure) -> Theme {
    do throws(ThemeProblem) {
      return try library.theme(named: name)
    } catch {
      throw Failure(error)
    }
  }

  func chosenColor() throws(Failure) -> Color { try choice(color, name: "--color") }

  /// Whether colors may be used where `isTerminal` tells what stands at the other end.
  func isColorAllowed(isTerminal: Bool) throws(Failure) -> Bool {
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return switch try chosenColor() {
    case .always: true
    case .never: false
    case .auto: isTerminal && noColor.isEmpty
    }
  }

  /// The glyphs, by what the terminal can show.
  func chosenGlyphs(isUnicode: Bool) throws(Failure) -> GlyphSet {
    let environment = ProcessInfo.processInfo.environment
    let glyphs = glyphs ?? environment["EARSHOT_GLYPHS"] ?? "auto"
    if glyphs != "auto" {
      if let chosen = GlyphSet(rawValue: glyphs) { return chosen }
      let known = ["auto"] + GlyphSet.allCases.map(\.rawValue)
      throw Failure(
        .badOption(name: "--glyphs", value: glyphs, expected: known.joined(separator: ", ")))
    }
    if !isUnicode { return .ascii }
    // The console's font has blocks but no braille.
    return environment["TERM"] == "linux" ? .block : .braille
  }

  func chosenSize(default size: Size) throws(Failure) -> Size {
    guard let text = self.size else { return size }
    guard let size = Size(text) else {
      throw Failure(.badOption(name: "--size", value: text, expected: "80x24"))
    }
    return size
  }

  /// Whether the locale asks for plain ASCII.
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

/// Where themes are looked for.
enum ThemeFolders {
  /// The folders, the first wins; those that do not exist are passed over.
  static func candidates(_ chosen: String?) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    var folders = [chosen, environment["EARSHOT_THEMES_DIR"]].compactMap(\.self)
    if let config = environment["XDG_CONFIG_HOME"], !config.isEmpty {
      folders.append(config + "/earshot/themes")
    } else if let home = environment["HOME"], !home.isEmpty {
      folders.append(home + "/.config/earshot/themes")
    }
    if let executable = Path.executable {
      folders.append(Path.folder(of: executable) + "/../share/earshot/themes")
    }
    // Where it was built from, so that a checkout finds its own whatever the build folder is.
    folders.append(Path.folder(of: #filePath) + "/../../../Themes")
    return folders
  }
}
