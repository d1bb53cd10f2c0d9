import Dispatch
import Synchronization

/// The bytes of an input while they come, never more than the memory there is can take; others may look at
/// them meanwhile.
package final class GrowingInput: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    /// The size that its file claims to have; 0 where it claims none.
    var claimed: Int
    var ceiling: MemoryCeiling?
    var isEnded = false
    /// The number of bytes up to the last end of a line.
    var lines = 0
  }

  let file: String
  private let state: Mutex<State>
  /// Signaled for whoever waits for more.
  private let news = DispatchSemaphore(value: 0)

  init(file: String, claimed: Int) {
    self.file = file
    state = Mutex(State(claimed: claimed))
  }

  /// Notes that what comes is not what its file holds, as it was compressed there.
  func forgetClaim() { state.withLock { $0.claimed = 0 } }

  /// Takes the next bytes.
  ///
  /// - Throws: That they are too many.
  func append(_ block: ArraySlice<UInt8>) throws(InputProblem) {
    defer { news.signal() }
    try state.withLock { state throws(InputProblem) in
      if let last = block.lastIndex(where: \.isLineBreak) {
        state.lines = state.bytes.count + last - block.startIndex + 1
      }
      state.bytes.append(contentsOf: block)
      guard state.bytes.count > MemoryCeiling.free else { return }
      // A file may unpack to any number of times its length.
      if state.bytes.count - state.lines > Self.longestLine, Self.mayBeTable(state.bytes) {
        throw InputProblem(
          file: file, kind: Self.longLine(state.bytes, state.lines))
      }
      if state.ceiling == nil, let fault = Self.noText(state.bytes) {
        throw InputProblem(file: file, kind: fault)
      }
      let most =
        state.ceiling
        ?? MemoryCeiling(
          beginning: state.bytes.prefix(1 << 20),
          available: AvailableMemory.bytes + state.bytes.count)
      // Of a file it is known before it is read.
      guard max(state.bytes.count, state.claimed) <= most.bytes else {
        throw InputProblem(file: file, kind: Self.excess(state.bytes, most.bytes / 1_000_000))
      }
      if state.ceiling == nil, state.claimed > state.bytes.count {
        state.bytes.reserveCapacity(state.claimed + 1)
      }
      state.ceiling = most
    }
  }

  /// The reason for which there are too many bytes: a line that has most of them, else their number.
  private static func excess(_ bytes: [UInt8], _ megabytes: Int) -> InputProblem.Fault {
    let line = bytes.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    // A file may be refused before its lines are known.
    guard bytes.count - line > bytes.count / 2, mayBeTable(bytes),
      bytes.count / 1_000_000 >= megabytes
    else { return .beyondMemory(megabytes: megabytes) }
    return longLine(bytes, line)
  }

  /// The fault of bytes that are no text in any encoding, of which no end need be waited for.
  private static func noText(_ bytes: [UInt8]) -> InputProblem.Fault? {
    // A letter of several bytes may be cut.
    let beginning = Array(bytes.prefix(MemoryCeiling.free))
    let end = beginning.lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? beginning.count
    let text = Array(beginning[..<end])
    guard let offset = UTF8Validity.firstInvalidOffset(in: text), CodePage(text) == nil,
      UTF16Text.utf8(text) == text, BinaryKind(text) == nil
    else { return nil }
    let row = text[..<offset].count { $0 == .lineFeed } + 1
    return .invalidUTF8(row: row, column: "", codePage: nil)
  }

  private static func longLine(_ bytes: [UInt8], _ start: Int) -> InputProblem.Fault {
    .longLine(
      row: bytes[..<start].count { $0 == .lineFeed } + 1,
      megabytes: (bytes.count - start) / 1_000_000)
  }

  /// False of a document, which may be one line.
  private static func mayBeTable(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !$0.isBlank && !$0.isLineBreak }
    return !"{[<".utf8.contains { $0 == first }
  }

  /// More bytes than these are no row of a table: each cell may have a million.
  private static let longestLine = 1 << 27

  /// All bytes, once they are there; whoever looks at them learns that there are no more.
  func end() -> [UInt8] {
    defer { news.signal() }
    return state.withLock { state in
      state.isEnded = true
      defer { state.bytes = [] }
      return state.bytes
    }
  }

  /// Looks at bytes as soon as there are any behind an offset.
  ///
  /// - Parameters:
  ///   - offset: The number of bytes that are known.
  ///   - most: The most bytes to be looked at.
  ///   - milliseconds: The time to wait; below 0 it is as long as it takes.
  /// - Returns: The bytes, none where the time has passed; `nil` once all were taken away.
  package func bytes(
    from offset: Int, most: Int, waiting milliseconds: Int32
  ) -> [UInt8]? {
    let deadline: DispatchTime =
      milliseconds < 0 ? .distantFuture : .now() + .milliseconds(Int(milliseconds))
    while true {
      let found: [UInt8]?? = state.withLock { state in
        if state.isEnded { return .some(nil) }
        let end = min(state.bytes.count, offset + most)
        return end > offset ? Array(state.bytes[offset..<end]) : .none
      }
      if let found { return found }
      if news.wait(timeout: deadline) == .timedOut { return [] }
    }
  }
}
