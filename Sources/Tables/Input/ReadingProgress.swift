import Synchronization

/// The part of an input that was read so far, for somebody who waits for it.
package final class ReadingProgress: Sendable {
  /// The bytes that were read, and those that there are; 0 of an input that does not tell how many.
  package struct Part: Equatable, Sendable {
    package var file = ""
    package var bytes = 0
    package var total = 0
  }

  private let state = Mutex(Part())

  package init() {}

  package var part: Part { state.withLock { $0 } }

  /// Begins to read a file.
  package func begin(_ file: String) { state.withLock { $0 = Part(file: file) } }

  /// Notes how much was read.
  func note(bytes: Int, of total: Int) {
    state.withLock { ($0.bytes, $0.total) = (bytes, total) }
  }
}

extension ReadingProgress: Equatable {
  package static func == (a: ReadingProgress, b: ReadingProgress) -> Bool { a === b }
}
