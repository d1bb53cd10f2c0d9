/// An entry for a key, a button or a menu that plays a graph and stops it.
///
/// It holds neither the audiograph nor the object with the points; without them it does nothing.
public final class AudiographAction {
  /// The title to show and to say: ``AudiographLocalizations/accessibilityIndicationTitle``.
  public let name: String
  private weak var audiograph: Audiograph?
  private weak var provider: (any AudiographProvidable)?

  init(name: String, audiograph: Audiograph, provider: any AudiographProvidable) {
    self.name = name
    self.audiograph = audiograph
    self.provider = provider
  }

  /// Plays the points, or stops while they play.
  ///
  /// - Returns: `false` where there is nothing left to play.
  @discardableResult
  public func perform() -> Bool {
    guard let audiograph, let provider else { return false }
    if audiograph.isPlaying {
      audiograph.stop()
    } else {
      audiograph.play(graphContent: provider.graphContent)
    }
    return true
  }
}
