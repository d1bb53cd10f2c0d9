import Charts
import Descriptions

/// The keys that zoom.
extension Model {
  /// `+` and `-`.
  mutating func zoom(isIn: Bool) -> [Effect] {
    guard page.zoom(isIn: isIn) else { return hitEdge(isIn ? .closest : .widest) }
    return sayWindow()
  }

  /// `0`.
  mutating func showAll() -> [Effect] {
    page.showAll() ? sayWindow() : hitEdge(.widest)
  }

  private mutating func sayWindow() -> [Effect] {
    let words: [Sentence] =
      page.window == nil ? [.showingAll(points: chart.pointCount)] : windowWords
    return stopSound() + announce(words)
  }
}
