import Audiograph
import Foundation
import SoundTesting
import Synchronization

/// The outcomes of playbacks, in the order they were told.
final class Outcomes: Sendable {
  private let told = Mutex<[String]>([])

  /// A completion that notes `name` and what it is told, and that it is on the main queue.
  func note(_ name: String) -> @MainActor @Sendable (Bool) -> Void {
    { success in
      dispatchPrecondition(condition: .onQueue(.main))
      self.told.withLock { $0.append("\(name) \(success)") }
    }
  }

  var all: [String] { told.withLock { $0 } }

  /// Waits off the main queue until `count` are told.
  func wait(for count: Int) -> Bool { SoundTesting.wait { all.count >= count } }
}

/// `count` points that rise evenly.
func risingPoints(_ count: Int) -> [CGPoint] {
  (0..<count).map { CGPoint(x: Double($0), y: 3 * Double($0)) }
}

/// An audiograph that plays for exactly `milliseconds`, without smoothing.
func makeAudiograph(milliseconds: Int) -> Audiograph {
  let audiograph = Audiograph(localizations: .defaultEnglish)
  audiograph.playingDuration = .exactly(.milliseconds(milliseconds))
  audiograph.smoothing = .none
  return audiograph
}
