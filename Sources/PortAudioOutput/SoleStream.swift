import Synchronization
import Threads

/// The one stream of the process, which goes to the output that asks last.
///
/// PortAudio keeps the error of its last call in one place for all threads (`paUtilErr_` in
/// `pa_unix_util.h`). A stream that opens while another one runs may therefore take a refusal for
/// success, and its ALSA part then aborts the process.
enum SoleStream {
  private struct Turns {
    var holder: Control?
    /// Those that wait, the first to ask first.
    var waiting: [(control: Control, granted: Signal)] = []
  }

  private static let turns = Mutex(Turns())

  /// The time to wait for the stream of another output, in milliseconds: to open and close it may take
  /// as long as two calls, and it fades out before.
  private static let patience = Int32(2000 * PortAudio.patience + 500)

  /// Waits until no other output has a stream; `false` if that takes too long.
  static func take(for control: Control) -> Bool {
    let granted = Signal()
    let isMine = turns.withLock { turns in
      guard let holder = turns.holder, holder !== control else {
        turns.holder = control
        return true
      }
      turns.waiting.append((control, granted))
      holder.wish { $0.isYielding = true }
      return false
    }
    if isMine || granted.wait(milliseconds: patience) { return true }
    return turns.withLock { turns in
      turns.waiting.removeAll { $0.control === control }
      return turns.holder === control
    }
  }

  /// Hands the stream on, once that of `control` is closed or did not open.
  static func release(by control: Control) {
    turns.withLock { turns in
      guard turns.holder === control else { return }
      turns.holder = nil
      guard !turns.waiting.isEmpty else { return }
      let next = turns.waiting.removeFirst()
      turns.holder = next.control
      next.granted.raise()
      // The next in the line takes it over in turn.
      if !turns.waiting.isEmpty { next.control.wish { $0.isYielding = true } }
    }
  }
}
