import Explorer
import Glibc
import Screen
import Terminals

/// Writes what is said on lines of standard output, where there is no terminal to take keys from.
final class CaptionWriter: ExplorerTerminal {
  let descriptors: [Int32]
  let size = Size(columns: 80, rows: 24)
  private var isOpen = true
  private(set) var refusal: Int32?

  init() { descriptors = [] }

  func events() -> [TerminalEvent] { isOpen ? [] : [.inputEnd] }

  func show(_ model: Model, said: [String], isCaptionNew: Bool, theme: Theme) {
    for text in said where isOpen {
      isOpen = Array((text.onOneLine.printable + "\n").utf8).withUnsafeBytes {
        writeAll($0, to: STDOUT_FILENO)
      }
      if !isOpen, errno != EPIPE { refusal = errno }
    }
  }

  func ring() {}
  func invalidate() {}
  func restore(replaysErrors: Bool) {}
}
