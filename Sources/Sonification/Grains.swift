extension Course {
  /// The length of a grain, in seconds, where there are many.
  private static let grainLength = 0.04
  /// The most grains of one slice.
  private static let mostGrains = 8

  /// Makes a cloud of points grains: in each slice of about 70 ms as many as its share of the points of
  /// the fullest, so that their density is what is heard.
  ///
  /// The lowest and the highest point of a slice are always among them, and the others lie evenly
  /// between by their rank. They follow each other within the slice in the order of x.
  mutating func granulate(length: Double) {
    let count = Self.sliceCount(in: length)
    var slices: [(slice: Int, points: [Int], startsGap: Bool)] = []
    for (index, stop) in stops.enumerated() {
      let slice = Self.slice(of: stop.share, count: count)
      if slices.last?.slice != slice { slices.append((slice, [], false)) }
      if stop.height.isNaN {
        slices[slices.count - 1].startsGap = slices[slices.count - 1].startsGap || stop.startsGap
      } else {
        slices[slices.count - 1].points.append(index)
      }
    }
    let fullest = slices.reduce(1) { max($0, $1.points.count) }
    var kept: [Stop] = []
    for slice in slices {
      let here = slice.points.count
      let wanted =
        fullest <= Self.mostGrains
        ? here
        : max(min(here, 2), Int((Double(Self.mostGrains * here) / Double(fullest)).rounded()))
      let chosen = chosen(wanted, of: slice.points)
      for (place, index) in chosen.enumerated() {
        let share = (Double(slice.slice) + Double(place) / Double(chosen.count)) / Double(count)
        kept.append(
          Stop(
            share: share, height: stops[index].height, startsGap: slice.startsGap && place == 0))
      }
      if chosen.isEmpty {
        kept.append(
          Stop(
            share: Double(slice.slice) / Double(count), height: .nan, startsGap: slice.startsGap))
      }
    }
    if !hasTimeline, let last = kept.last?.share, last > 0 {
      for index in kept.indices { kept[index].share /= last }
    }
    grain = min(
      Timetable.noteLength, length, max(Self.grainLength, length / Double(max(kept.count, 1))))
    stops = kept
  }

  /// Some of the points of a slice by their rank, in the order of x.
  private func chosen(_ count: Int, of points: [Int]) -> [Int] {
    guard count < points.count else { return points }
    guard count > 1 else { return Array(points.prefix(count)) }
    let ranked = points.sorted {
      (stops[$0].height, $0) < (stops[$1].height, $1)
    }
    return (0..<count).map { place in
      ranked[place * (ranked.count - 1) / (count - 1)]
    }.sorted()
  }
}
