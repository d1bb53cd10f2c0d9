import Charts
import Sonification

/// A cue of a point that a move lands on.
struct PointCue: Equatable, Sendable {
  var cue: Cue
  /// True for a line that was passed upwards.
  var isRising = true
}

/// The cues of walking: the same sounds as in the audio graph, of what a move lands on or passes.
extension Page {
  /// The cues of the point under the cursor that are switched on.
  ///
  /// Zero and the thresholds count when the point lies on them, or beyond them: of a step, either way, from the point
  /// before it, as its words have it, else from the point of the series that was heard before.
  func cuesHere(_ settings: Settings) -> [PointCue] {
    let asked = settings.sonification.cues
    guard let point, let series, !asked.isEmpty, asked != [.gap] else { return [] }
    let value = series.y[point.point]
    guard value.isFinite else { return [] }
    var found: Set<Cue> = Set(
      asked.filter { cue in
        Landmark(cue).map { chart.landmarks($0, in: point.series).contains(point.point) } ?? false
      })
    if let measured = shown.statistics(of: cursor.series) {
      let values = shown.series[cursor.series].y
      let (lowest, highest) = (values[measured.lowest], values[measured.highest])
      if lowest < highest {
        if value == lowest { found.insert(.minimum) }
        if value == highest { found.insert(.maximum) }
      }
    }
    let former = heardPoint.flatMap { heard -> Double? in
      let start = abs(heard.point - point.point) == 1 ? point.point - 1 : heard.point
      guard heard.series == point.series, series.y.indices.contains(start) else { return nil }
      return series.y[start]
    }
    // Each move that ends on a line is one onto it; playing, a course that stays there is heard when it comes.
    let step = LineStep(from: former, to: value)
    let meets = { (line: Double) in step.lands(on: line) || step.passes(line) }
    let lines = settings.thresholds + chart.drawnReferenceLines.map(\.value)
    if lines.contains(where: meets) { found.insert(.threshold) }
    if meets(0) { found.insert(.zeroCrossing) }
    return Cue.allCases.filter { found.contains($0) && asked.contains($0) }.map { cue in
      PointCue(cue: cue, isRising: cue != .threshold || step.isRising)
    }
  }
}

extension Answer {
  /// True where there is nothing further that way.
  var isEdge: Bool {
    if case .edge? = words.first, sound == .stop { true } else { false }
  }
}

extension Model {
  /// Plays notes at the cursor's place, with the cues of its point where they are its own.
  mutating func playNotes(of sound: SoundChange, _ heights: [Double]) -> [Effect] {
    guard sound == page.pointSound else {
      // A gap that was walked onto lies between what is before it and what comes after.
      if heights.allSatisfy(\.isNaN) { page.heardPoint = page.point }
      return playNotes(heights)
    }
    let cues = page.cuesHere(settings)
    page.heardPoint = page.point
    return playNotes(heights, cues: cues)
  }

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
