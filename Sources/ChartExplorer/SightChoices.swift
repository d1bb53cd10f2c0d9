import Descriptions
import Explorer
import Screen

/// The choices about the look of the screen, as each was typed; `nil` leaves it to what is preset.
package protocol SightChoices {
  var theme: String? { get }
  var themesDir: String? { get }
  var glyphs: String? { get }
  var glyphScale: String? { get }
  var color: String? { get }
  var pixels: String? { get }
  var crosshair: Bool? { get }
}

extension SightChoices {
  package func library() throws(Failure) -> ThemeLibrary {
    let chosen = try Preferences.current().value(.themesFolder, typed: themesDir)
    return ThemeLibrary(folders: ThemeFolders.candidates(chosen?.text))
  }

  func themeName() throws(Failure) -> String {
    try Preferences.current().value(.theme, typed: theme)?.text ?? Theme.defaultDark.name
  }

  package func chosenTheme() throws(Failure) -> Theme {
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
  /// A name that no theme has is a slip of whoever started the program, and still ends it, unless it stands in the
  /// configuration file.
  package func themeToStartWith() throws(Failure) -> (theme: Theme, problems: [Problem]) {
    let value = try Preferences.current().value(.theme, typed: theme)
    let (library, name) = (try library(), try themeName())
    do throws(ThemeProblem) {
      return (try library.theme(named: name), [])
    } catch {
      guard case .unknownName(_, let known) = error else {
        return (.defaultDark, Failure(error).problems)
      }
      guard let value, case .file = value.origin else { throw Failure(error) }
      return (.defaultDark, Failure(value, expected: known.joined(separator: ", ")).problems)
    }
  }

  package func theme(named name: String) throws(Failure) -> Theme {
    let library = try library()
    do throws(ThemeProblem) {
      return try library.theme(named: name)
    } catch {
      throw Failure(error)
    }
  }

  package func chosenPixels() throws(Failure) -> PixelChoice {
    try Preferences.current().choice(.pixels, typed: pixels) ?? .auto
  }

  package func chosenColor() throws(Failure) -> ColorChoice {
    try Preferences.current().choice(.color, typed: color) ?? .auto
  }

  /// True where colors may be used; `isTerminal` tells of the other end.
  package func isColorAllowed(isTerminal: Bool) throws(Failure) -> Bool {
    let environment = Environment.variables
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return switch try chosenColor() {
    case .always: true
    case .never: false
    case .auto: isTerminal && !isUnwanted
    }
  }

  /// Sets the glyphs, by what the terminal can show, how large they are, and that colors are unwanted.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - isUnicode: True where the terminal shows more than ASCII.
  ///   - hasOctants: True where they can be shown; sextants are shown in their place where not.
  ///   - isPicture: True for a picture that is written: the size that somebody has chosen on the screen is none of it.
  /// - Throws: ``Failure`` where what was chosen is no size or no set of glyphs.
  package func setGlyphs(
    of settings: inout Settings, isUnicode: Bool, hasOctants: Bool = true, isPicture: Bool = false
  ) throws(Failure) {
    settings.glyphScale = try chosenGlyphScale(isPicture: isPicture)
    settings.hasOctants = hasOctants
    settings.lacksColors = try !isColorAllowed(isTerminal: true)
    if let chosen = try chosenGlyphs() {
      settings.glyphs = chosen == .octant && !hasOctants ? .sextant : chosen
      return
    }
    settings.areGlyphsGuessed = true
    let environment = Environment.variables
    // The console's font has blocks but no braille; a screen reader would read braille aloud.
    let isBrailleUnwanted = environment["TERM"] == "linux" || environment["EARSHOT_PLAIN"] == "1"
    settings.glyphs = !isUnicode ? .ascii : isBrailleUnwanted ? .block : .braille
  }

  /// The glyphs somebody chose.
  package func chosenGlyphs() throws(Failure) -> GlyphSet? {
    guard let value = try Preferences.current().value(.glyphs, typed: glyphs),
      value.text != "auto"
    else { return nil }
    if let chosen = GlyphSet(rawValue: value.text) { return chosen }
    throw Failure(value, of: .glyphs)
  }

  package func chosenGlyphScale(isPicture: Bool = false) throws(Failure) -> Int {
    guard let value = try Preferences.current().value(.glyphScale, typed: glyphScale) else {
      return GlyphScale.range.lowerBound
    }
    guard let scale = Int(value.text), GlyphScale.range.contains(scale) else {
      throw Failure(value, of: .glyphScale)
    }
    if isPicture, case .file = value.origin { return GlyphScale.range.lowerBound }
    return scale
  }
}
