import Explorer
import Glibc
import Synchronization

/// Messages from another thread, with a pipe to wake the loop.
final class Mailbox: Sendable {
  private let messages = Mutex<[Message]>([])
  let readEnd: Int32
  private let writeEnd: Int32

  /// The system has no pipe left, in its words.
  struct Refusal: Error {
    var reason: String
  }

  init() throws(Refusal) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Refusal(reason: String(cString: strerror(errno))) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    var byte: UInt8 = 0
    // A full pipe already wakes the loop.
    _ = write(writeEnd, &byte, 1)
  }

  func take() -> [Message] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
    return messages.withLock { pending in
      defer { pending.removeAll() }
      return pending
    }
  }
}
