import Glibc

/// Bytes on their way to a terminal past ncurses.
enum TerminalOutput {
  /// Writes all of some bytes, as far as the terminal is there.
  static func send(_ bytes: [UInt8], to terminal: Int32) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var output = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        _ = poll(&output, 1, -1)
        continue
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
