import Foundation
@_exported import LiveTone
import Sonification

/// Plays points as sound: time is x, pitch is y.
///
/// The points are spread over the duration and over the frequencies between ``minFrequency`` and
/// ``maxFrequency``. Set what it is to sound like before ``play(graphContent:completion:)``; what
/// plays already does not change. Keep a reference to it: when it is released, it falls silent.
///
/// An audiograph belongs to one thread or actor at a time. The calls return at once: points are
/// prepared on a queue, and a thread of their own brings them to the sound device.
public final class Audiograph {
  /// The frequency of the lowest value, in Hz; brought back to 20 Hz … 20 kHz.
  public var minFrequency = 150.0
  /// The frequency of the highest value, in Hz; brought back to 20 Hz … 20 kHz.
  public var maxFrequency = 2600.0
  /// The length of the sound.
  public var playingDuration = PlayingDuration.recommended
  /// The smoothing of the points before they are heard.
  public var smoothing = SmoothingOption.default
  /// The loudness, 0 (silent) … 2; beyond that it becomes the nearer end, and not a number 1.
  public var volumeCorrectionFactor: Double {
    get { volume }
    set { volume = newValue.isNaN ? 1 : min(max(newValue, 0), 2) }
  }
  /// True to have it told on standard error what is wrong with the points or the device.
  public var printDiagnostics = false

  private var volume = 1.0
  private let localizations: AudiographLocalizations
  private let player = AudiographPlayer()

  /// Makes an audiograph; no sound device is opened before it plays.
  ///
  /// - Parameter localizations: The words of the app around it. No speech comes with this library:
  ///   the phrase of the end is for the app, which hears of the end by the completion.
  public init(localizations: AudiographLocalizations) {
    self.localizations = localizations
  }

  deinit { player.stop() }

  /// True from ``play(graphContent:completion:)`` until its completion is due.
  var isPlaying: Bool { player.completions.isGoingOn }

  /// Plays `graphContent` in place of what this audiograph plays.
  ///
  /// A y that is not finite is a gap, which ticks and is silent. Points that go back in x are played
  /// from left to right. Where there are more points than can be told apart, fewer are played:
  /// neighbors are joined, and whatever sticks out stays.
  ///
  /// - Parameters:
  ///   - graphContent: At least two points with a finite y; no x below zero. Several may share an x.
  ///   - completion: Called once, on the main queue, also when the audiograph is released. `true`
  ///     after the sound was heard to its end, and at once at volume 0; `false` where the points
  ///     cannot be played, it was stopped, another sound took its place, or the device failed.
  @preconcurrency public func play(
    graphContent: [CGPoint], completion: (@MainActor @Sendable (_ success: Bool) -> Void)? = nil
  ) {
    var settings = SonificationSettings(preset: .audiograph)
    settings.minimumFrequency = minFrequency.isNaN ? 150 : minFrequency
    settings.maximumFrequency = maxFrequency.isNaN ? 2600 : maxFrequency
    settings.smoothing = smoothing.weight
    settings.volume = volume
    let choice = playingDuration.choice
    settings.duration = choice ?? .recommended
    let remark = choice == nil ? "A duration of no time: the recommended one is played." : nil
    player.play(
      graphContent,
      AudiographPlayer.Order(
        settings: settings, printsDiagnostics: printDiagnostics, remark: remark),
      completion: completion)
  }

  /// Stops what it plays, within 50 ms and without a click; the completion is `false`.
  public func stop() { player.stop() }

  /// Makes the action that plays the points of `provider`, and stops them while they play.
  public func createCustomAccessibilityAction(
    using provider: any AudiographProvidable
  ) -> AudiographAction {
    AudiographAction(
      name: localizations.accessibilityIndicationTitle, audiograph: self, provider: provider)
  }

  /// Makes the action that plays the points of `view`, and stops them while they play.
  public func createCustomAccessibilityAction(
    for view: any AudiographPlayingView
  ) -> AudiographAction {
    createCustomAccessibilityAction(using: view)
  }
}
