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
  /// The sound system has not answered for long; its sound comes once it does.
  case unanswered
  /// The sound system does not let go of the device; there is no sound before it does.
  case hung
  /// The user asked for no device at all.
  case noneChosen
}
