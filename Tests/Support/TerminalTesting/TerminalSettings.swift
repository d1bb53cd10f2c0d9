import Glibc

/// The way a terminal treats what is typed and written: its `termios`, comparable.
public struct TerminalSettings: Equatable, Sendable {
  /// The flags of `c_iflag`.
  public var input: UInt32
  /// The flags of `c_oflag`.
  public var output: UInt32
  /// The flags of `c_cflag`.
  public var control: UInt32
  /// The flags of `c_lflag`.
  public var local: UInt32
  /// The special characters, `c_cc`.
  public var characters: [UInt8]

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

  /// True where the terminal itself shows what is typed.
  public var isEchoing: Bool { local & UInt32(ECHO) != 0 }
}
