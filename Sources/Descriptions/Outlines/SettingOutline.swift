import enum Screen.GlyphSet
import enum Screen.PixelChoice

/// A setting with its value, as a row of the settings.
public enum SettingOutline: Equatable, Sendable {
  /// A language by the name it has for itself.
  case language(String)
  case theme(String)
  /// 1 is the usual volume.
  case volume(Double)
  case order(isTogether: Bool)
  case verbosity(Verbosity)
  /// The parts of a point's caption in their order.
  case caption([CaptionPart])
  /// The glyphs that curves and bars are drawn with.
  case glyphs(GlyphSet)
  /// From 1 to 4.
  case glyphScale(Int)
  case valuesWhilePlaying(Bool)
  /// 1 is the usual pace.
  case readingSpeed(Double)
  /// True when the charts of a deck have the same axes where these can be compared.
  case sameAxes(Bool)
  case screenReader(ScreenReaderMode)
  /// True when ↑ and ↓ walk the points.
  case verticalPoints(Bool)
  case speech(SpeechChoice)
  /// True when a line runs through the focused point.
  case crosshair(Bool)
  /// The way in which plots are drawn in pixels.
  case pixels(PixelChoice)
  /// A setting of sound, which has a page of its own.
  case sound(SoundSettingOutline)
}
