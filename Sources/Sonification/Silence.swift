/// The reason that nothing is heard.
public enum Silence: Error, Equatable, Sendable {
  /// There is no output device at all.
  case noDevice
  /// No device has this name.
  case noSuchDevice(String)
  /// The device refused; the sound system's own words.
  case refused(String)
  /// The device went away while it played.
  case lost
  /// The sound system did not answer in time; sound stays off for this run.
  case hung
  /// The user asked for no device at all.
  case noneChosen
}
