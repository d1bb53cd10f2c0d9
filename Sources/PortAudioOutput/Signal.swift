import Glibc

/// Something to wait for, with a limit.
final class Signal: Sendable {
  /// The ends of a pipe: one to wait at, one to raise.
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Lets whoever waits go on.
  func raise() {
    var byte: UInt8 = 1
    write(writing, &byte, 1)
  }

  /// Waits until it is raised, at most `milliseconds`; negative waits for ever.
  func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Forgets that it was raised.
  func clear() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(reading, &bytes, 16) > 0 {}
  }
}
