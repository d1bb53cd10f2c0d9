@_exported import enum Sonification.Silence

/// Sound and the voice of the program, or why nothing is heard.
public enum SoundSentence: Equatable, Sendable {
  case on
  case off
  /// The sound system takes its time.
  case awaited
  /// The reason why nothing is heard, and the key that tries again, if there is one.
  case silent(Silence, retryKey: String = "")
  case speechOn
  case speechOff
  /// The voice was asked for and is not there yet.
  case speechStarting
  /// The reason why nothing is spoken by the program itself.
  case noSpeech(SpeechFailure)
  case playedOverNetwork
}
