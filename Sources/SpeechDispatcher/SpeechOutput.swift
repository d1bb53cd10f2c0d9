import Descriptions
import Threads

/// An event of the voice.
package enum SpeechEvent: Equatable, Sendable {
  /// A `retry` found a voice.
  case opened
  case failed(SpeechFailure)
}

/// The voice of speech-dispatcher, as the user has it there: its sound and its rate are left alone.
///
/// Every call returns at once: a thread of its own does what was asked for. The library is loaded and
/// the daemon connected, and started where that is its custom, by the first utterance. After a failure,
/// which is told once, nothing is spoken until `retry`.
package final class SpeechOutput: Sendable {
  private let control: Control

  /// Makes an output.
  ///
  /// - Parameter onEvent: Called on the thread of the output.
  package init(onEvent: @escaping @Sendable (SpeechEvent) -> Void) {
    control = Control(onEvent: onEvent)
  }

  deinit { control.wish { $0.isClosing = true } }

  /// Speaks after those before it, but not before `seconds` have passed.
  package func speak(_ utterance: Utterance, after seconds: Double = 0) {
    let due = MonotonicClock.now() + seconds
    control.wish { $0.want(utterance, at: due) }
  }

  /// Falls silent, and forgets what was not spoken yet.
  package func hush() { control.wish { $0.hush() } }

  /// Forgets a failure and looks for the voice: `.opened` or `.failed` is the answer.
  package func retry() { control.wish { $0.isRetrying = true } }

  /// Hands over what is still to be spoken and leaves, waiting no longer than half a second.
  package func close() {
    control.wish { $0.isClosing = true }
    control.waitUntilClosed()
  }
}
