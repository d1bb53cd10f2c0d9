extension Course {
  /// The step in height of a slope that has room for it: a 24th of the pitch range.
  static let slopeStep = 1.0 / 24
  /// The longest that a note of a slope lasts, in seconds.
  static let slopeNote = 0.1

  /// The sum of all ways up and down, gaps left out.
  var variation: Double {
    zip(stops, stops.dropFirst()).reduce(0) { sum, pair in
      let way = abs(Self.clamped(pair.1.height) - Self.clamped(pair.0.height))
      return way.isNaN ? sum : sum + way
    }
  }

  /// The places where the course passes a multiple of `step`, at the height it passes.
  ///
  /// Equal steps in y in place of equal steps in x: the steeper the course, the faster they follow
  /// each other (variable-tempo sampling). The ends of every unbroken run are among them. Of those
  /// closer than `apart`, a share of the whole, the first keeps its place and the last its height.
  func sampled(every step: Double, apart: Double) -> [Stop] {
    var samples: [Stop] = []
    func add(_ share: Double, _ height: Double) {
      if let last = samples.last, share - last.share <= apart {
        samples[samples.count - 1].height = height
      } else {
        samples.append(Stop(share: share, height: height, startsGap: false))
      }
    }
    for index in stops.indices where !stops[index].height.isNaN {
      let here = stops[index]
      let height = Self.clamped(here.height)
      let isFirst = index == 0 || stops[index - 1].height.isNaN
      let isLast = index + 1 == stops.count || stops[index + 1].height.isNaN
      if !isFirst {
        let before = stops[index - 1]
        let start = Self.clamped(before.height)
        for level in Self.levels(from: start, to: height, step: step) {
          let way = (level - start) / (height - start)
          add(before.share + way * (here.share - before.share), level)
        }
      }
      if isFirst || isLast { add(here.share, height) }
    }
    return samples
  }

  /// The multiples of `step` on the way from `start` to `end`, the end among them.
  private static func levels(from start: Double, to end: Double, step: Double) -> [Double] {
    guard start != end, step > 0, step.isFinite else { return [] }
    let isRising = end > start
    let first = isRising ? (start / step).rounded(.down) + 1 : (start / step).rounded(.up) - 1
    let last = isRising ? (end / step).rounded(.down) : (end / step).rounded(.up)
    return stride(from: first, through: last, by: isRising ? 1 : -1).map { $0 * step }
  }

  private static func clamped(_ height: Double) -> Double {
    height.isNaN ? .nan : Swift.min(Swift.max(height, 0), 1)
  }
}

extension Timetable {
  /// The one step in height for all `courses`, so that their slopes can be compared: fine, but on
  /// average at least 35 ms between two notes.
  static func slopeStep(_ courses: [Course], in slots: [Slot]) -> Double {
    zip(courses, slots).reduce(Course.slopeStep) { step, pair in
      pair.1.length > 0
        ? max(step, pair.0.variation * Course.shortestPlayed / pair.1.length) : step
    }
  }
}
