import Glibc

/// How a terminal treats what is typed and written: its `termios`, comparable.
package struct TerminalSettings: Equatable, Sendable {
  package var input: UInt32
  package var output: UInt32
  package var control: UInt32
  package var local: UInt32
  package var characters: [UInt8]

  init(of terminal: Int32) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    self.init(settings)
  }

  init(_ settings: termios) {
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether what is typed is shown by the terminal itself.
  package var isEchoing: Bool { local & UInt32(ECHO) != 0 }
}
