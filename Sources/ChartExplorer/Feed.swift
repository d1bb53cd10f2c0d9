import Explorer
import Glibc
import Tables
import Threads

/// Data that comes as messages, read on a thread of its own.
package protocol DataFeed: AnyObject, Sendable {
  /// Readable when there are messages.
  var descriptor: Int32 { get }
  /// All that has happened since.
  func messages() -> [Message]
  /// Begins to read.
  func start()
  /// Has the reading of an input end where it is; false where there is nothing to end.
  func stop() -> Bool
}

/// Data that keeps coming, read on a thread of its own: standard input, a pipe, or a file that grows.
package final class Feed: DataFeed {
  private static let blockSize = 1 << 18

  private let path: String
  private let options: ReadingOptions
  private let mailbox: Mailbox

  /// - Parameters:
  ///   - path: The file; "-" is standard input.
  ///   - options: The way its first lines are read.
  /// - Throws: The reason for which it cannot be followed; a file that is missing may come.
  package init(path: String, options: ReadingOptions) throws(InputProblem) {
    self.path = path
    self.options = options
    var status = stat()
    if path != "-", RepairedPath.withBytes(of: path, { stat($0, &status) }) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw InputProblem(file: path, kind: .isDirectory)
      default: if InputFile.isEndless(status) { throw InputProblem(file: path, kind: .isDevice) }
      }
      if RepairedPath.withBytes(of: path, { access($0, R_OK) }) != 0 {
        throw InputProblem(file: path, kind: .unreadable(String(cString: strerror(errno))))
      }
    }
    do throws(Mailbox.Refusal) {
      mailbox = try Mailbox()
    } catch {
      throw InputProblem(file: path, kind: .unreadable(error.reason))
    }
  }

  package var descriptor: Int32 { mailbox.readEnd }

  package func messages() -> [Message] { mailbox.take() }

  package func start() {
    let isStarted = Thread.start { [self] in follow() }
    if !isStarted {
      mailbox.post(
        .feed(
          .failed(InputProblem(file: path, kind: .unreadable(String(cString: strerror(EAGAIN)))))))
    }
  }

  /// Nothing: what is followed has no end of its own.
  package func stop() -> Bool { false }

  private func follow() {
    var rows = GatheredRows(RowStream(name: path, options: options), mailbox)
    do throws(InputProblem) {
      if path == "-" {
        try read(STDIN_FILENO, into: &rows)
      } else if isPipe {
        try readPipe(into: &rows)
      } else {
        try followFile(into: &rows)
      }
      rows.post()
      mailbox.post(.feed(.ended))
    } catch {
      rows.post()
      mailbox.post(.feed(.failed(error)))
    }
  }

  private var isPipe: Bool {
    var status = stat()
    return RepairedPath.withBytes(of: path) { stat($0, &status) } == 0
      && status.st_mode & S_IFMT != S_IFREG
  }

  private func readPipe(into rows: inout GatheredRows) throws(InputProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    try read(descriptor, into: &rows)
  }

  /// Reads a pipe to its end.
  private func read(_ descriptor: Int32, into rows: inout GatheredRows) throws(InputProblem) {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    while true {
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&input, 1, rows.timeout) == 0 {
        rows.post()
        continue
      }
      let count = Glibc.read(descriptor, &block, block.count)
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else { throw problem(errno) }
        continue
      }
      guard count > 0 else { return try rows.end() }
      try rows.take(Array(block[..<count]))
    }
  }

  /// Reads a file as it grows, and the one that takes its name, without an end.
  private func followFile(into rows: inout GatheredRows) throws(InputProblem) {
    let watch = FileWatch(path: path)
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    var file: GrowingFile?
    var hasFollowed = false
    while true {
      if file == nil {
        file = try GrowingFile(path: path, isAgain: hasFollowed)
        if file == nil {
          rows.post()
          mailbox.post(.feed(.missing))
          while file == nil {
            watch.wait(-1)
            file = try GrowingFile(path: path, isAgain: hasFollowed)
          }
        }
        hasFollowed = true
        watch.renew()
      }
      while let bytes = try file?.next(&block) { try rows.take(bytes) }
      switch file?.change(at: path) {
      case .truncated?:
        try rows.end()
        rows.post()
        mailbox.post(.feed(.truncated))
        rows.begin()
        file?.begin()
      case .replaced?:
        // The last that was written before it went.
        while let bytes = try file?.next(&block) { try rows.take(bytes) }
        try rows.end()
        rows.post()
        mailbox.post(.feed(.replaced))
        rows.begin()
        file?.close()
        file = nil
      case nil:
        watch.wait(rows.timeout)
        rows.postIfDue()
      }
    }
  }

  private func problem(_ code: Int32) -> InputProblem {
    InputProblem(file: path, kind: .unreadable(String(cString: strerror(code))))
  }
}
