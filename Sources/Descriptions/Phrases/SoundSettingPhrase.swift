import enum Sonification.Cue
import enum Sonification.Instrument

/// The words of the settings of sound.
enum SoundSettingPhrase {
  /// The page of all of them.
  case sound
  case pitchRange
  /// Two frequencies in Hz.
  case hertz(String, String)
  case duration, short, usual, long
  case instrument
  case played(Instrument)
  case mono, moveTones
  case cue
  /// The things that a cue marks.
  case marked(Cue)
}
