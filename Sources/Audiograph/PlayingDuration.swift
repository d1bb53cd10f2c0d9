import Dispatch
import Sonification

/// The length of an audiograph.
///
/// All but ``exactly(_:)`` are wishes: where points would follow each other by less than 35 ms, it
/// lasts longer, and where that is not enough, fewer points are played.
public enum PlayingDuration: Sendable {
  /// 2 s, at most 3 s.
  case short
  /// 3 s, at most 10 s.
  case recommended
  /// 19.9 s, at most 20 s.
  case long
  /// As long as stated, 20 ms … 1 hour; beyond that it is the nearer end. An interval that is no
  /// time, as `.never`, is ``recommended``.
  case exactly(DispatchTimeInterval)

  /// The same as a choice of the score; `nil` where there is no such time.
  var choice: SonificationSettings.Duration? {
    switch self {
    case .short: .short
    case .recommended: .recommended
    case .long: .long
    case .exactly(let interval):
      Self.seconds(interval).flatMap { $0 > 0 ? .exactly($0) : nil }
    }
  }

  private static func seconds(_ interval: DispatchTimeInterval) -> Double? {
    switch interval {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }
}
