/// An event from the terminal.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// The end of a line whose keys have been sent: it is Enter only to what waits for it.
  case lineEnd
  /// No key can come any more.
  case inputEnd
  case resized(Size)
  /// A signal that asks the program to end: SIGTERM, SIGHUP or SIGINT.
  case terminate(signal: Int32)
}
