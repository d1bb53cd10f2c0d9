import Synchronization

/// The part of an input that was read so far, for somebody who waits for it.
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
  }

  private let state = Mutex(State())

  package init() {}

  package var part: Part { state.withLock { $0.part } }

  /// The bytes that were read of an input that is taken into memory; `nil` of one that is read in blocks.
  package var input: GrowingInput? { state.withLock { $0.input } }

  /// Begins to read a file.
  package func begin(_ file: String) { state.withLock { $0 = State(part: Part(file: file)) } }

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
