import enum Sonification.Cue
import enum Sonification.Instrument
import struct Sonification.SonificationSettings

/// A setting of sound with its value, as a row of their page.
public enum SoundSettingOutline: Equatable, Sendable {
  /// The page itself, in the list of all settings.
  case page
  /// The frequencies of the lowest and the highest value, in Hz.
  case pitchRange(lowest: Double, highest: Double)
  case duration(SonificationSettings.Duration)
  case instrument(Instrument)
  /// True when all is in the center.
  case mono(Bool)
  /// True when moves sound the points they land on.
  case moveTones(Bool)
  case cue(Cue, isOn: Bool)
}
