import Charts
import Descriptions
import Screen
import Sonification

/// What can be chosen.
package struct Settings: Equatable, Sendable {
  package var languageTag: String
  package var themes: [String]
  package var theme: String
  package var glyphs: GlyphSet
  /// Whether nobody chose the glyphs.
  package var areGlyphsGuessed = false
  /// How large what is drawn is, from 1 to 4.
  package var glyphScale = 1
  /// Where big letters of other scripts than Latin come from.
  package var letters = LetterSource.none
  package var sonification: SonificationSettings
  package var isSoundOn: Bool
  /// Whether there may be a sound at all: the user may have chosen no device.
  package var hasDevice = true
  package var keymap = Keymap.standard
  /// How fast the audio graph plays; 1 as composed.
  package var speed = 1.0
  package var verbosity = Verbosity.terse
  /// How fast everything is read; 1 is the usual pace.
  package var readingSpeed = 1.0
  /// Which series the audio graph leaves out.
  package var selection = SeriesSelection()
  /// Whether the charts of the deck have the same axes wherever they can be compared.
  package var hasSameAxes = false
  /// Whether the audio graph plays from its end to its start.
  package var isBackwards = false
  /// Whether the point under the playhead is said while it plays.
  package var saysValues = false
  /// The values whose crossing is heard.
  package var thresholds: [Double] = []
  /// Whether the terminal is on another machine than the sound card.
  package var isRemote: Bool

  package init(
    languageTag: String = "en", themes: [String] = ["default-dark"],
    theme: String = "default-dark", glyphs: GlyphSet = .braille,
    sonification: SonificationSettings = SonificationSettings(), isSoundOn: Bool = true,
    isRemote: Bool = false
  ) {
    self.languageTag = languageTag
    self.themes = themes
    self.theme = theme
    self.glyphs = glyphs
    self.sonification = sonification
    self.isSoundOn = isSoundOn
    self.isRemote = isRemote
  }

  /// The glyphs of curves: a thick line is better solid than made of braille dots.
  var canvasGlyphs: GlyphSet {
    areGlyphsGuessed && glyphs == .braille && glyphScale > 1 ? .sextant : glyphs
  }

  /// The first key of an action, as help shows it; empty where it has none.
  func key(of action: KeyAction) -> String { keymap.label(of: [action]) }

  package var language: any Language { Languages.language(languageTag) ?? Languages.all[0] }
}
