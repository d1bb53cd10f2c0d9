extension Course {
  /// Segments shorter than this, in seconds, are stretched or averaged away.
  static let shortestAveraged = 0.03

  /// True where `length` seconds are too short for every segment.
  ///
  /// Segments of 30 ms pass in the `least` length a series has; once that was not enough, the
  /// stretched length must give them 35 ms.
  func needsAveraging(in length: Double, least: Double) -> Bool {
    let shortest = shortestSegment
    // The tolerance absorbs rounding where the length was made from the segment.
    return shortest * min(length, least) < Self.shortestAveraged
      && shortest * length < Self.shortestPlayed - 1e-9
  }

  /// Averages neighboring pairs, at least once, until the shortest segment of `length` seconds
  /// lasts 30 ms; an odd last point stays as it is.
  ///
  /// This is how the Audiograph library reduces. It flattens spikes, which is why the natural
  /// preset does not do it.
  mutating func averagePairs(length: Double) {
    repeat {
      guard stops.count > 2 else { return }
      stops = stride(from: 0, to: stops.count, by: 2).map { index in
        guard index + 1 < stops.count else { return stops[index] }
        return Self.average(stops[index], stops[index + 1])
      }
      places = stops.count
      if !hasTimeline { spreadOut() }
    } while shortestSegment * length < Self.shortestAveraged
  }

  private static func average(_ first: Stop, _ second: Stop) -> Stop {
    let height: Double
    switch (first.height.isNaN, second.height.isNaN) {
    case (true, _): height = second.height
    case (_, true): height = first.height
    default: height = (first.height + second.height) / 2
    }
    return Stop(
      share: (first.share + second.share) / 2, height: height,
      startsGap: first.startsGap || second.startsGap)
  }

  /// Makes the first and last stop the ends of the course again.
  private mutating func spreadOut() {
    guard let first = stops.first?.share, let last = stops.last?.share else { return }
    let start = firstX
    let width = lastX - firstX
    if width.isFinite {
      firstX = start + width * first
      lastX = start + width * last
    }
    let lastIndex = Double(max(stops.count - 1, 1))
    for index in stops.indices {
      stops[index].share =
        last > first ? (stops[index].share - first) / (last - first) : Double(index) / lastIndex
    }
  }
}
