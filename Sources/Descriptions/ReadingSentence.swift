/// An input that is still being read.
public enum ReadingSentence: Equatable, Sendable {
  /// An input is still being read: how much of it, from 0 to 1, and the time until its end in seconds, where these
  /// are known.
  case progress(file: String, share: Double?, secondsLeft: Double?)
  /// The key that opens what is there of an input while it is read.
  case openKey
  /// The keys while an input is read, by their labels: one has the reading end, the other the program.
  case keys(stop: String, quit: String)
  /// Keys that are typed while an input is read are answered once it is there.
  case keysWait
  /// No row of an input that is read can be shown yet.
  case nothingToOpen
}
