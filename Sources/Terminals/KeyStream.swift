import Glibc
import Screen

/// The keys of a terminal, or of a pipe, as they come.
struct KeyStream {
  let descriptor: Int32
  private var decoder = KeyDecoder()
  private var scalars = ScalarDecoder()
  /// True once no more can come.
  private(set) var isEnded = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Has the keys of the terminal come one by one and without an echo.
  func takeKeys() {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // Ctrl-U and Ctrl-L are keys; Ctrl-C and Ctrl-Z stay signals.
    settings.c_lflag &= ~tcflag_t(IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// The keys that have arrived, without waiting.
  mutating func keys() -> [Key] {
    var read = read()
    // A lone escape is a key; the rest of a sequence comes at once.
    if read.last == 27, hasInput(within: 25) { read += self.read() }
    return decoder.keys(in: scalars.scalars(in: read).map { .scalar($0.value) })
  }

  private mutating func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    // So much at a time: a flood must not keep the words from being said.
    while bytes.count < 4096, hasInput(within: 0) {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isEnded = true
        break
      }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
      && input.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0
  }
}
