import ChartExplorer
import Descriptions
import Glibc
import Screen
import Terminals

/// The three streams a program starts with, which its parent may have closed.
enum StandardStreams {
  /// Gives closed streams something to be, so that no file or terminal that is opened later takes
  /// their numbers; reading from or writing to them still fails.
  static func openMissing() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The reason why no further files can be opened, an error number of the system; `nil` where enough can be.
  ///
  /// The queues of Dispatch take three descriptors once they are needed, and end the program where there are none.
  static var shortage: Int32? {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < fewestFree {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return [EMFILE, ENFILE].contains(errno) ? errno : nil }
      opened.append(descriptor)
    }
    return nil
  }

  /// More than the full screen opens while it plays a followed file.
  private static let fewestFree = 16
}

/// Messages for people: a terminal that is narrow has them between words.
enum StandardError {
  static func write(_ message: String) {
    write(raw: ("earshot: " + message.printable).fitted(to: columns) + "\n")
  }

  /// Writes lines that are a message already, with what the user typed in them.
  static func write(lines: String) { write(raw: lines.printableLines.fitted(to: columns) + "\n") }

  /// Writes a line as the captions of a terminal of lines are: whole, and with the cursor on its first letter.
  static func write(caption: String) {
    write(raw: LineTerminal.isDumb ? caption.printable + "\n" : "\n" + caption.printable + "\r")
  }

  /// Leaves the line of a caption.
  static func endCaption() {
    if !LineTerminal.isDumb { write(raw: "\n") }
  }

  /// The width of the terminal that messages are read on; `nil` where no terminal is.
  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes text that is meant for a program.
  static func write(raw text: String) {
    // There is nobody left to tell when standard error is closed.
    failingBeyondSizeLimit { _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: 2) } }
  }
}

/// Results; the data in them is made safe for whatever terminal shows them.
enum StandardOutput {
  static func write(line: String) throws(Failure) { try write(raw: line.printable + "\n") }

  /// Writes text that is already safe, or meant for a program.
  static func write(raw text: String) throws(Failure) {
    try failingBeyondSizeLimit { () throws(Failure) in
      guard Array(text.utf8).withUnsafeBytes({ writeAll($0, to: 1) }) else {
        throw Failure(unwritten: "-", error: errno)
      }
    }
  }
}

extension String {
  /// The text with its lines kept, and nothing else in them that could steer a terminal.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }

  /// The text in lines of at most so many columns; as it is where there is no limit.
  fileprivate func fitted(to columns: Int?) -> String {
    columns.map { wrapped(to: $0).joined(separator: "\n") } ?? self
  }
}
