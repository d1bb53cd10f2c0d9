import Glibc

/// The width of help.
enum HelpColumns {
  /// The columns that `COLUMNS` says, else those of the terminal, else 80.
  static func count(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    // Behind a pager the terminal is still that of the messages.
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      if ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    }
    return 80
  }
}
