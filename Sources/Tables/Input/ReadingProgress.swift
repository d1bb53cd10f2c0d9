import Glibc
import Synchronization

/// The part of an input that was read so far, for somebody who waits for it, and may have it stop there.
package final class ReadingProgress: Sendable {
  /// The bytes that were read, and those that there are; 0 of an input that does not tell how many.
  package struct Part: Equatable, Sendable {
    package var file = ""
    package var bytes = 0
    package var total = 0
    /// True once there is no more to read.
    package var isRead = false

    package init(file: String = "", bytes: Int = 0, total: Int = 0, isRead: Bool = false) {
      (self.file, self.bytes, self.total, self.isRead) = (file, bytes, total, isRead)
    }
  }

  private struct State {
    var part = Part()
    var input: GrowingInput?
    var isStopped = false
    /// True where an input was not read to its end for that.
    var isCut = false
    /// The ends of a pipe that wakes whoever waits for an input; none before somebody does.
    var wake: [Int32] = []
  }

  private let state = Mutex(State())

  package init() {}

  deinit {
    for end in state.withLock(\.wake) { close(end) }
  }

  package var part: Part { state.withLock { $0.part } }

  /// The bytes that were read of an input that is taken into memory; `nil` of one that is read in blocks.
  package var input: GrowingInput? { state.withLock { $0.input } }

  /// Begins to read a file.
  package func begin(_ file: String) {
    state.withLock { ($0.part, $0.input, $0.isCut) = (Part(file: file), nil, false) }
  }

  /// Has the reading end where it is: what was read is all there is.
  ///
  /// - Returns: False where all of an input is read already.
  @discardableResult
  package func stop() -> Bool {
    state.withLock { state in
      state.isStopped = true
      // Whoever waits sees the end of the pipe.
      if state.wake.count > 1 { close(state.wake.removeLast()) }
      return !state.part.isRead
    }
  }

  /// True once somebody had the reading end.
  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// True where an input was not read to its end, as somebody had that end.
  var isCut: Bool { state.withLock { $0.isCut } }

  /// True where the reader of an input is to go no further; it then has not read all.
  func endsHere() -> Bool {
    state.withLock { state in
      state.isCut = state.isStopped
      return state.isStopped
    }
  }

  /// Waits until a pipe or a device has something to read; false once the reading is to end.
  func waits(for descriptor: Int32) -> Bool {
    let wake = state.withLock { state in
      if state.wake.isEmpty, !state.isStopped {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
          for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
          state.wake = ends
        }
      }
      return state.wake.first ?? -1
    }
    var polls = [descriptor, wake].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while !isStopped, poll(&polls, nfds_t(polls.count), -1) < 0, errno == EINTR {}
    return !endsHere()
  }

  /// Notes that all is read.
  func end() { state.withLock { $0.part.isRead = true } }

  /// Lets others look at the bytes of an input.
  func look(at input: GrowingInput) { state.withLock { $0.input = input } }

  /// Notes how much was read.
  func note(bytes: Int, of total: Int) {
    state.withLock { ($0.part.bytes, $0.part.total) = (bytes, total) }
  }
}

extension ReadingProgress: Equatable {
  package static func == (a: ReadingProgress, b: ReadingProgress) -> Bool { a === b }
}
