import Charts
import Sonification

/// Charts that are heard one after the other.
struct ChartSequence: Equatable, Sendable {
  /// A chart, and what is heard of it.
  struct Turn {
    var page: Page
    var item: AudioItem
  }

  /// The sounds of all of them; no part of it stands for a point of the chart that is shown.
  var score = Score.silence
  /// The time at which each chart begins, in seconds; that of a silent one is where it would.
  var starts: [Double] = []

  /// The pause between two charts, in seconds: longer than that between two series.
  static let pause = 0.6

  /// Joins what is shown of some charts; played backwards, each of them still follows the one before it.
  init(_ turns: [Turn], _ settings: Settings) {
    let scores = turns.map { turn in
      let score = turn.page.score(of: turn.item, settings)
      return settings.isBackwards ? score.reversed() : score
    }
    for heard in scores {
      starts.append(score.length == 0 ? 0 : score.length + Self.pause)
      score = score.length == 0 ? heard : score.followed(by: heard, after: Self.pause)
    }
    score.parts = []
  }
}

extension Model {
  /// Plays charts one after the other, in place of whatever sounds.
  mutating func play(_ sequence: ChartSequence) -> [Effect] {
    guard settings.isSoundOn, sequence.score.playedCount > 0 else { return stopSound() }
    noteNetwork()
    playback.start(sequence, from: 0, settings)
    return sound(playback.score, from: 0)
  }
}

extension Playback {
  /// Takes up charts one after the other at a time of theirs, in the chosen speed.
  ///
  /// Each was turned around before they were joined, so that they keep their order.
  mutating func start(_ sequence: ChartSequence, from seconds: Double, _ settings: Settings) {
    self.sequence = sequence
    (offset, lead, isLooping, isBackwards) = (0, 0, false, false)
    saidPoint = nil
    length = sequence.score.length
    number += 1
    state = .playing
    isOutdated = false
    speed = settings.speed
    score = sequence.score.atSpeed(speed)
    self.seconds = seconds / speed
  }

  /// The number of the chart that sounds; `nil` where no charts sound one after the other.
  var chartInSequence: Int? {
    guard state != .idle, let sequence else { return nil }
    return sequence.starts.lastIndex { $0 <= composedSeconds + 1e-9 }
  }
}
