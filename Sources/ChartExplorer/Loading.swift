import Explorer
import Glibc
import Synchronization
import Tables
import Threads

/// An input that is read to its end on a thread of its own, whose first rows can be explored meanwhile.
///
/// Rows of a pipe are handed over as they come. Those of a file, which is read anew for them, come quickly at first
/// and then in a quarter of the time at most, so that two readers do not take the machine from each other.
package final class Loading<Whole: Sendable>: DataFeed {
  /// The part of a file that is handed over at once, the part of which no more is, as all of it follows soon, and
  /// that of an input that tells whether there are rows.
  private static var quickPart: Int { 1 << 24 }
  private static var mostOfFile: Int { 1 << 26 }
  private static var blockSize: Int { 1 << 18 }

  private let progress: ReadingProgress
  private let path: String
  private let options: ReadingOptions
  private let mailbox: Mailbox
  private let loaded: @Sendable (Whole) -> LoadedInput
  private let read: @Sendable () -> Result<Whole, Failure>
  private let state = Mutex<Result<Whole, Failure>?>(nil)

  /// Begins to read; `nil` where there is no thread, or no pipe to hear of it.
  ///
  /// - Parameters:
  ///   - path: The input; "-" is standard input.
  ///   - options: The way it is read, with a progress.
  ///   - loaded: What is explored of all that was read.
  ///   - read: Reads it.
  package init?(
    path: String, options: ReadingOptions, loaded: @escaping @Sendable (Whole) -> LoadedInput,
    read: @escaping @Sendable () -> Result<Whole, Failure>
  ) {
    guard let progress = options.progress, let mailbox = try? Mailbox() else { return nil }
    self.progress = progress
    self.path = path
    self.options = options
    self.mailbox = mailbox
    self.loaded = loaded
    self.read = read
    guard Thread.start({ [self] in load() }) else { return nil }
  }

  /// All that was read, or why it cannot be; `nil` while it is read.
  package var whole: Result<Whole, Failure>? { state.withLock { $0 } }

  package var descriptor: Int32 { mailbox.readEnd }

  package func messages() -> [Message] { mailbox.take() }

  /// Begins to hand over the first rows.
  package func start() {
    Thread.start { [self] in handOver() }
  }

  /// Has the reading end where it is: what was read becomes the whole.
  ///
  /// - Returns: False where all is read already.
  @discardableResult
  package func stop() -> Bool { progress.stop() }

  /// True where there are rows that can be explored before all is read.
  package var hasRows: Bool {
    var input = beginning
    var stream = RowStream(name: path, options: options)
    guard let bytes = input.next(most: Self.blockSize, waiting: 0), !bytes.isEmpty else {
      return false
    }
    return (try? stream.take(bytes))?.table != nil
  }

  private func load() {
    let result = read()
    state.withLock { $0 = result }
    switch result {
    case .success(let whole): mailbox.post(.feed(.loaded(loaded(whole))))
    case .failure(let failure):
      for case .input(let input) in failure.problems.prefix(1) {
        mailbox.post(.feed(.failed(input.problem)))
      }
    }
  }

  private func handOver() {
    var input = beginning
    var rows = GatheredRows(RowStream(name: path, options: options), mailbox)
    // Lines that do not fit are told of by the reader of the whole.
    // Once all is read it is only a moment to the charts of all.
    while !progress.isStopped, !progress.part.isRead,
      let bytes = input.next(most: Self.blockSize, waiting: rows.timeout)
    {
      if bytes.isEmpty {
        rows.post()
        continue
      }
      let start = MonotonicClock.now()
      try? rows.take(bytes)
      guard input.isFile, input.offset > Self.quickPart else { continue }
      usleep(UInt32((3e6 * (MonotonicClock.now() - start)).rounded()))
    }
    rows.post()
  }

  private var beginning: Beginning {
    var status = stat()
    let isKnown = path == "-" ? fstat(STDIN_FILENO, &status) == 0 : stat(path, &status) == 0
    let isFile = isKnown && status.st_mode & S_IFMT == S_IFREG
    return Beginning(
      input: progress.input, file: isFile && path != "-" ? path : nil, isFile: isFile,
      most: isFile ? Self.mostOfFile : .max)
  }
}

/// The bytes of an input from its beginning on, while another reads it to its end.
private struct Beginning {
  /// The bytes that are in memory; `nil` of a file that is read in blocks.
  let input: GrowingInput?
  let file: String?
  let isFile: Bool
  /// The most bytes that are looked at.
  let most: Int
  private(set) var offset = 0

  init(input: GrowingInput?, file: String?, isFile: Bool, most: Int) {
    self.input = input
    self.file = file
    self.isFile = isFile
    self.most = most
  }

  /// The next bytes, none where none came in so many milliseconds; `nil` where there are no more.
  mutating func next(most count: Int, waiting milliseconds: Int32) -> [UInt8]? {
    let wanted = min(count, most - offset)
    guard wanted > 0,
      let bytes = input.map({ $0.bytes(from: offset, most: wanted, waiting: milliseconds) })
        ?? bytesOfFile(wanted)
    else { return nil }
    offset += bytes.count
    return bytes
  }

  private func bytesOfFile(_ count: Int) -> [UInt8]? {
    guard let file else { return nil }
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let found = pread(descriptor, &bytes, count, off_t(offset))
    return found > 0 ? Array(bytes[..<found]) : nil
  }
}
