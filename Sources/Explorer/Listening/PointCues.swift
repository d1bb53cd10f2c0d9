import Charts
import Sonification

/// The cues of walking: the same sounds as in the audio graph, of what a move lands on.
extension Page {
  /// The cues of the point under the cursor that are switched on: zero, the lowest and the highest value
  /// of what is shown of its series.
  func cuesHere(_ settings: Settings) -> [Cue] {
    let asked = settings.sonification.cues
    guard let point, let series, !asked.isDisjoint(with: [.zeroCrossing, .minimum, .maximum]) else {
      return []
    }
    let value = series.y[point.point]
    guard value.isFinite else { return [] }
    var cues: Set<Cue> = value == 0 ? [.zeroCrossing] : []
    if let measured = shown.statistics(of: cursor.series) {
      let values = shown.series[cursor.series].y
      let (lowest, highest) = (values[measured.lowest], values[measured.highest])
      if lowest < highest {
        if value == lowest { cues.insert(.minimum) }
        if value == highest { cues.insert(.maximum) }
      }
    }
    return Cue.allCases.filter { cues.contains($0) && asked.contains($0) }
  }
}

extension Answer {
  /// True where there is nothing further that way.
  var isEdge: Bool {
    if case .edge? = words.first, sound == .stop { true } else { false }
  }
}

extension Model {
  /// Falls silent at an edge, with the thud of the cue where it is switched on.
  mutating func soundEdge() -> [Effect] {
    guard settings.isSoundOn, settings.sonification.cues.contains(.boundary) else {
      return stopSound()
    }
    playback.state = .idle
    playback.number += 1
    return sound(Score(cue: .boundary, at: nil, settings: settings.sonification), from: 0)
  }
}
