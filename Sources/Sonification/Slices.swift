extension Course {
  /// The least distance in seconds between two points that the ear can still tell apart.
  static let shortestPlayed = 0.035
  /// Points closer than this, in seconds, are cut into slices even if there are few of them.
  static let closest = 0.02

  /// True where `length` seconds are too short for every point to be heard.
  func isCrowded(in length: Double) -> Bool {
    // The tolerance absorbs rounding where the length was made from the count.
    Double(stops.count - 1) * Self.shortestPlayed > length * (1 + 1e-9)
      || (stops.count > 1 && shortestSegment * length < Self.closest)
  }

  /// Cuts the course into slices of about 70 ms and keeps the lowest and highest point of each, in
  /// the order they came, so that no extreme is ever lost.
  ///
  /// The kept points move onto an even grid, two places a slice, unless they stay `inPlace`. A
  /// slice without a height is a gap; one next to heights keeps its tick, at most one a slice, and
  /// does not break the glide.
  mutating func cutIntoSlices(length: Double, isContinuous: Bool, inPlace: Bool = false) {
    let room = length / Self.shortestPlayed
    let count = max(Int(((isContinuous ? room + 1 : room) / 2).rounded(.down)), 1)
    var kept: [Stop] = []
    kept.reserveCapacity(2 * count)
    var start = stops.startIndex
    while start < stops.endIndex {
      let slice = Self.slice(of: stops[start].share, count: count)
      var end = start + 1
      while end < stops.endIndex, Self.slice(of: stops[end].share, count: count) == slice {
        end += 1
      }
      let isLate = stops[start].share * Double(count) - Double(slice) >= 0.5
      let extremes = Self.extremes(of: stops[start..<end])
      for (index, stop) in extremes.enumerated() {
        var stop = stop
        let half = extremes.count > 1 ? index : isLate ? 1 : 0
        if !inPlace { stop.share = Double(2 * slice + half) / Double(2 * count - 1) }
        kept.append(stop)
      }
      start = end
    }
    stops = kept
    places = 2 * count
  }

  /// Moves points that are closer than a quarter of a slice away from each other, so that each is heard.
  ///
  /// As no slice holds more than four, none moves farther than a slice. A gap lies in the middle.
  mutating func setApart(length: Double) {
    stops.removeAll { $0.height.isNaN && !$0.startsGap }
    let apart = SliceSummary.length / Double(SliceSummary.mostPoints) / length
    func distance(_ index: Int) -> Double {
      stops[index - 1].height.isNaN || stops[index].height.isNaN ? apart / 2 : apart
    }
    for index in stops.indices.dropFirst() {
      stops[index].share = max(stops[index].share, stops[index - 1].share + distance(index))
    }
    // The last ones make room before the end.
    var latest = 1.0
    for index in stops.indices.reversed() where stops[index].share > latest {
      stops[index].share = max(latest, 0)
      if index > 0 { latest = stops[index].share - distance(index) }
    }
  }

  static func slice(of share: Double, count: Int) -> Int {
    min(Int(share * Double(count)), count - 1)
  }

  /// The lowest and highest of `points`, at least one of them, in the order they came.
  static func extremes(of points: ArraySlice<Stop>) -> [Stop] {
    // Of equals the lowest is the first and the highest the last, so a flat slice keeps its ends.
    var lowest: Int?
    var highest: Int?
    var startsGap = false
    for index in points.indices {
      startsGap = startsGap || points[index].startsGap
      let height = points[index].height
      guard !height.isNaN else { continue }
      if lowest.map({ height < points[$0].height }) ?? true { lowest = index }
      if highest.map({ height >= points[$0].height }) ?? true { highest = index }
    }
    guard let lowest, let highest else {
      let share = points.first?.share ?? 0
      return [Stop(share: share, height: .nan, startsGap: startsGap)]
    }
    var kept = [points[min(lowest, highest)]]
    kept[0].startsGap = startsGap
    if lowest != highest {
      kept.append(points[max(lowest, highest)])
      kept[1].startsGap = false
    }
    return kept
  }
}
