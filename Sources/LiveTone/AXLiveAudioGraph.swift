import Foundation
import Synchronization

/// A continuous tone that follows a value while it changes: the live audio graph.
///
/// ```swift
/// AXLiveAudioGraph.start()
/// AXLiveAudioGraph.updateValue(0.4)  // as often as there is a new value
/// AXLiveAudioGraph.stop()
/// ```
///
/// The lowest value is 200 Hz, the highest 2,000 Hz, and equal steps are equal intervals. The tone
/// glides to a new value within 20 ms. It is silent until there is a first value, and falls silent
/// by itself when none came for 3 seconds; the next one is heard again. All functions return at
/// once and may be called on any thread. Without a sound device nothing is heard.
///
/// A process sounds one thing at a time: what plays when the tone starts gives way, and another
/// sound that starts takes the tone's place, until the next ``start()``.
public class AXLiveAudioGraph: NSObject {
  static let session = Mutex<LiveSession?>(nil)

  /// Starts the tone; while one goes on, nothing changes.
  public class func start() {
    session.withLock { session in
      if session.map(\.isLost) ?? true { session = LiveSession() }
    }
  }

  /// Moves the tone to `value`; without a ``start()`` before, nothing happens.
  ///
  /// - Parameter value: The share of the y axis that is shown, 0 (its lower end) … 1 (its upper
  ///   end); beyond that it is the nearer end. Not a number is silence until the next value.
  public class func updateValue(_ value: Double) {
    session.withLock { $0?.height.set(value) }
  }

  /// Ends the tone, within 50 ms and without a click.
  public class func stop() {
    session.withLock { $0 = nil }
  }
}
