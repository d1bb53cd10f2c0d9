import Charts
import Descriptions
import Screen
import Sonification

/// The choices of the reader.
package struct Settings: Equatable, Sendable {
  package var languageTag: String
  package var themes: [String]
  package var theme: String
  package var glyphs: GlyphSet
  /// True where the terminal's columns of octants are known.
  package var hasOctants = false
  /// True where nobody chose the glyphs.
  package var areGlyphsGuessed = false
  /// The size of all that is drawn, from 1 to 4.
  package var glyphScale = 1
  /// True where series are seen in colors of their own.
  package var hasColors = false
  /// True where it is known that no color is shown at all, as by `NO_COLOR`; what is written for any terminal has none.
  package var lacksColors = false
  /// True where a color has shades, too.
  package var hasShades = true
  /// The steps of the ramp of the values of a heat map.
  package var rampCount = Theme.richRampCount
  /// As many series as have colors that no other one has.
  package var ownColors = Int.max
  /// True where every color has the contrast WCAG calls enhanced.
  package var hasHighContrast = false
  /// True where lines are solid, as dots of them would soon be overlooked.
  var hasBoldLines = false
  /// The choice of how plots are drawn in pixels.
  package var pixels = PixelChoice.auto
  /// The pixels of a cell, where plots are drawn in pixels.
  package var pixelCell: PixelSize?
  /// True where a line runs through the focus.
  package var hasCrosshair = true
  /// The source of big letters of other scripts than Latin.
  package var letters = LetterSource.none
  package var sonification: SonificationSettings
  package var isSoundOn: Bool
  /// True where moves sound the points they land on.
  package var hasMoveTones = true
  /// True where there may be a sound at all: the user may have chosen no device.
  package var hasDevice = true
  /// The choice of whether the program speaks itself; off, as a screen reader is talking already.
  package var speech = SpeechChoice.off
  package var keymap = Keymap.standard
  /// The speed of the audio graph; 1 as composed.
  package var speed = 1.0
  package var verbosity = Verbosity.normal
  /// The parts of a point's caption in their order; `nil` for all in the usual one.
  package var captionParts: [CaptionPart]?
  package var screenReader = ScreenReaderMode.off
  /// True where ↑ and ↓ walk the points; `nil` where it follows from the screen reader's mode.
  package var hasVerticalPoints: Bool?
  /// True where a braille row is asked for.
  package var showsBrailleRow = false
  /// The cells of a braille row, and of a line of the caption; `nil` for what fits.
  package var brailleCells: Int?
  /// The speed of all reading; 1 is the usual pace.
  package var readingSpeed = 1.0
  /// The series that the audio graph leaves out.
  package var selection = SeriesSelection()
  /// True where the charts of the deck have the same axes wherever they can be compared.
  package var hasSameAxes = false
  /// True where the audio graph plays from its end to its start.
  package var isBackwards = false
  /// True where the point under the playhead is said while it plays.
  package var saysValues = false
  /// The values whose crossing is heard.
  package var thresholds: [Double] = []
  /// The name of the second measure of points that is heard; `nil` where there is none.
  package var mapped: String?
  /// True where the terminal is on another machine than the sound card.
  package var isRemote: Bool
  /// The values that some settings have where no option says another, by their names.
  package var presets: [String: String] = [:]

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

  /// The glyphs of curves: a thick line, and one for those who see little, is better solid than made of braille dots, and
  /// so is one on a screen of few and large cells.
  var canvasGlyphs: GlyphSet {
    guard areGlyphsGuessed, glyphs == .braille else { return glyphs }
    return glyphScale > 1 || hasHighContrast ? .sextant : hasBoldLines ? .block : glyphs
  }

  /// True where ↑ and ↓ walk the points, and ← and → the items: most screen readers answer ↑ and ↓
  /// with the whole line, and ← and → with one letter of it.
  var walksPointsVertically: Bool { hasVerticalPoints ?? (screenReader == .plain) }

  /// True where the screen has a braille row; lines of text have none.
  var hasBrailleRow: Bool { showsBrailleRow && screenReader != .plain }

  /// The choice of pixels; none for a screen reader, which needs no answers of the terminal.
  package var pixelsShown: PixelChoice { screenReader == .off ? pixels : .off }

  /// The keys as they are while nothing lies over the chart: in a braille row ← and → go from cell to
  /// cell, as its routing keys send them.
  var chartKeymap: Keymap { walksPointsVertically && !hasBrailleRow ? keymap.turned : keymap }

  /// The first key of an action, as help shows it; empty where it has none.
  package func key(of action: KeyAction) -> String { chartKeymap.label(of: [action]) }

  /// The reason why nothing is heard, while the sound is not on.
  var silence: Sentence { .sound(hasDevice ? .off : .silent(.noneChosen)) }

  package var language: any Language { Languages.language(languageTag) ?? Languages.all[0] }
}
