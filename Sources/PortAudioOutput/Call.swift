import Sonification
import Threads

/// A call into PortAudio that the control thread has left to another thread.
struct Call: Sendable {
  enum Kind: Sendable { case beginning, opening, closing, resting }

  /// The end that it came to.
  enum Outcome: Sendable {
    case opened(Stream)
    case failed(Silence)
    case done
  }

  let kind: Kind
  let answer: Answer<Outcome>
  let start = MonotonicClock.now()
  /// True once somebody who waits for sound was told so.
  var isAwaited = false

  /// Makes the call on a thread of its own.
  ///
  /// - Parameters:
  ///   - kind: The call.
  ///   - wake: Raised once there is an answer.
  ///   - work: Returns the outcome, however long that takes.
  ///   - discard: Takes back what came when nobody waited any more.
  init(
    _ kind: Kind, wake: Signal, _ work: @escaping @Sendable () -> Outcome,
    discard: @escaping @Sendable (Outcome) -> Void = { _ in }
  ) {
    self.kind = kind
    let answer = Answer<Outcome>()
    self.answer = answer
    let started = Thread.start {
      let outcome = work()
      if answer.give(outcome) { wake.raise() } else { discard(outcome) }
    }
    if !started { _ = answer.give(.failed(.unanswered)) }
  }

  /// The time that it has taken so far, in seconds.
  var age: Double { MonotonicClock.now() - start }

  /// True once it has taken longer than anybody waits for sound.
  var isOverdue: Bool { age >= PortAudio.patience }

  /// The reason for silence once it is overdue.
  var silence: Silence { kind == .closing ? .hung : .unanswered }
}
