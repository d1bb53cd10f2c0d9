import Dispatch
import Synchronization

/// The playback that goes on, and whom to tell what became of it: each is told once.
final class PlaybackCompletions: Sendable {
  typealias Completion = @MainActor @Sendable (Bool) -> Void

  private struct Current {
    var number = 0
    var isGoingOn = false
    var completion: Completion?
  }

  private let current = Mutex(Current())

  /// True until the playback that began last is finished.
  var isGoingOn: Bool { current.withLock { $0.isGoingOn } }

  /// True while `number` is neither finished nor replaced.
  func isGoingOn(_ number: Int) -> Bool {
    current.withLock { $0.isGoingOn && $0.number == number }
  }

  /// Begins a playback in place of the one before, which has failed.
  ///
  /// - Returns: The number of the playback.
  func begin(_ completion: Completion?) -> Int {
    let (number, replaced) = current.withLock { current in
      let replaced = current.completion
      current = Current(number: current.number + 1, isGoingOn: true, completion: completion)
      return (current.number, replaced)
    }
    Self.tell(replaced, false)
    return number
  }

  /// Finishes the playback `number`, or whichever goes on; afterwards it does nothing.
  func finish(_ number: Int? = nil, success: Bool) {
    let finished = current.withLock { current -> Completion? in
      guard current.isGoingOn, number ?? current.number == current.number else { return nil }
      defer { (current.isGoingOn, current.completion) = (false, nil) }
      return current.completion
    }
    Self.tell(finished, success)
  }

  private static func tell(_ completion: Completion?, _ success: Bool) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(success) }
  }
}
