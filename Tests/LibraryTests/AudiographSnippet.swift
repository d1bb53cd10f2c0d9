import Audiograph
import Foundation

/// Plays what was drawn, and waits until it was heard.
@MainActor func playPrices() async -> Bool {
  let audiograph = Audiograph(localizations: .defaultEnglish)
  audiograph.playingDuration = .short
  audiograph.smoothing = .none
  let prices = [31.4, 30.9, 35.2, 33.0]
  let points = prices.enumerated().map { CGPoint(x: Double($0), y: $1) }
  return await withCheckedContinuation { heard in
    audiograph.play(graphContent: points) { heard.resume(returning: $0) }
  }
}
