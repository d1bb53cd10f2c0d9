/// The points of a course on the way to half as many, and half of those.
///
/// The Audiograph library takes the average of every two neighbors, which flattens spikes. Here the
/// averages stand only where the course passes straight through; wherever it turns, the lowest and
/// the highest of four neighbors stay. Number and time are those of the averages either way.
struct Halving {
  /// A point, or the average of several.
  struct Point: Equatable {
    var height: Double
    /// The place at which it is heard, as a share of the whole.
    var place: Double
    /// The index of the first point in it, gaps left out.
    var index: Int
    /// The number of the stretch without a break that it belongs to.
    var run: Int
  }

  private(set) var points: [Point]

  init(_ points: [Point]) { self.points = points }

  /// Leaves half of the points, one more of an odd number; an odd last point stays as it is.
  mutating func halve() {
    var kept: [Point] = []
    kept.reserveCapacity((points.count + 1) / 2)
    var start = 0
    while start < points.count {
      // Two left over by themselves would lose one extreme.
      let end = points.count - start == 6 ? points.count : min(start + 4, points.count)
      kept += passes(start..<end) ? averages(start) : extremes(of: start..<end)
      start = end
    }
    for index in kept.indices {
      let first = points[2 * index].place
      let second = points[min(2 * index + 1, points.count - 1)].place
      kept[index].place = (first + second) / 2
    }
    points = kept
  }

  /// True where the course goes through four points and their neighbors in one direction.
  private func passes(_ group: Range<Int>) -> Bool {
    guard group.count == 4, group.lowerBound > 0, group.upperBound < points.count else {
      return false
    }
    let around = points[(group.lowerBound - 1)...group.upperBound]
    guard let first = around.first, let last = around.last,
      around.allSatisfy({ $0.run == first.run })
    else { return false }
    let direction: Double = first.height < last.height ? 1 : -1
    let steps = zip(around, around.dropFirst()).map { ($1.height - $0.height) * direction }
    // An extreme may be a plateau that begins or ends with the four.
    return steps.allSatisfy { $0 >= 0 } && (steps.first ?? 0) > 0 && (steps.last ?? 0) > 0
  }

  private func averages(_ start: Int) -> [Point] {
    [start, start + 2].map { index in
      var point = points[index]
      point.height = (point.height + points[index + 1].height) / 2
      return point
    }
  }

  /// Half of `group` in the order they came: the lowest, the highest, and the last of the others.
  private func extremes(of group: Range<Int>) -> [Point] {
    // Of equals the lowest is the first and the highest the last, so a flat group keeps its ends.
    var (lowest, highest) = (group.lowerBound, group.lowerBound)
    for index in group {
      if points[index].height < points[lowest].height { lowest = index }
      if points[index].height >= points[highest].height { highest = index }
    }
    var kept: Set = [lowest, highest]
    for index in group.reversed() where kept.count < (group.count + 1) / 2 { kept.insert(index) }
    return kept.sorted().map { points[$0] }
  }
}

extension Course {
  /// Segments shorter than this, in seconds, are stretched or halved away.
  static let shortestHalved = 0.03

  /// The least distance between two heights next to each other, as a share of the whole.
  var shortestStep: Double {
    var shortest = 1.0
    var last: Double?
    for stop in stops where !stop.height.isNaN {
      if let last { shortest = min(shortest, stop.share - last) }
      last = stop.share
    }
    return shortest
  }

  /// True where `length` seconds are too short for every segment.
  ///
  /// Segments of 30 ms pass in the `least` length a series has; once that was not enough, the
  /// stretched length must give them 35 ms.
  func needsHalving(in length: Double, least: Double) -> Bool {
    let shortest = shortestStep
    // The tolerance absorbs rounding where the length was made from the segment.
    return shortest * min(length, least) < Self.shortestHalved
      && shortest * length < Self.shortestPlayed - 1e-9
  }

  /// Halves the number of heights, at least once, until the shortest segment of `length` seconds
  /// lasts 30 ms.
  ///
  /// Gaps take no part in that: as many heights stay as would without them, each on its side of a
  /// gap. A gap that is shorter than two such segments keeps its tick and does not break the glide.
  mutating func halve(length: Double) {
    let gaps = gaps(breaking: length)
    var points: [Halving.Point] = []
    var run = 0
    var runs: [ClosedRange<Double>] = []
    var nextGap = gaps.startIndex
    for stop in stops where !stop.height.isNaN {
      while nextGap < gaps.endIndex, gaps[nextGap].before <= points.count {
        if gaps[nextGap].isBreak, gaps[nextGap].before > 0 { run += 1 }
        nextGap += 1
      }
      if run < runs.count {
        runs[run] = runs[run].lowerBound...max(runs[run].lowerBound, stop.share)
      } else {
        runs.append(stop.share...stop.share)
      }
      points.append(
        Halving.Point(height: stop.height, place: stop.share, index: points.count, run: run))
    }
    guard points.count > 2 else { return }
    var halving = Halving(points)
    repeat {
      halving.halve()
    } while halving.points.count > 2
      && shortest(halving.points) * length < Self.shortestHalved
    lay(halving.points, runs: runs, gaps: gaps)
  }

  /// A run of stops without a height.
  private struct Gap {
    var share: Double
    /// The number of heights before it.
    var before: Int
    /// True where nothing is heard across it.
    var isBreak: Bool
  }

  /// The gaps; those that take as long as two of the shortest segments of `length` seconds, and
  /// those at an end, break the glide.
  private func gaps(breaking length: Double) -> [Gap] {
    var gaps: [Gap] = []
    var before = 0
    var last: Double?
    var isOpen = false
    for stop in stops {
      if stop.height.isNaN {
        if !isOpen { gaps.append(Gap(share: stop.share, before: before, isBreak: true)) }
        isOpen = true
      } else {
        if isOpen, let last {
          gaps[gaps.count - 1].isBreak = (stop.share - last) * length >= 2 * Self.shortestHalved
        }
        isOpen = false
        last = stop.share
        before += 1
      }
    }
    return gaps
  }

  /// The shares that become the first and the last of the course.
  private func ends(_ points: [Halving.Point]) -> (first: Double, last: Double) {
    guard !hasTimeline else { return (0, 1) }
    let isGapFirst = stops.first?.height.isNaN ?? true
    let isGapLast = stops.last?.height.isNaN ?? true
    return (isGapFirst ? 0 : points.first?.place ?? 0, isGapLast ? 1 : points.last?.place ?? 1)
  }

  /// The least distance between two of `points` once they are spread out.
  private func shortest(_ points: [Halving.Point]) -> Double {
    let (first, last) = ends(points)
    guard last > first else { return 1 / Double(max(points.count - 1, 1)) }
    let steps = zip(points, points.dropFirst()).lazy.map { $1.place - $0.place }
    return (steps.min() ?? 1) / (last - first)
  }

  /// Makes `points` and the gaps between them the stops.
  private mutating func lay(
    _ points: [Halving.Point], runs: [ClosedRange<Double>], gaps: [Gap]
  ) {
    let points = points.map { point in
      var point = point
      point.place = min(
        max(point.place, runs[point.run].lowerBound), runs[point.run].upperBound)
      return point
    }
    let (first, last) = ends(points)
    let lastIndex = Double(max(points.count - 1, 1))
    func spread(_ share: Double) -> Double {
      min(max((share - first) / (last - first), 0), 1)
    }
    var laid: [Stop] = []
    var nextGap = gaps.startIndex
    var startsGap = false
    for (index, point) in points.enumerated() {
      while nextGap < gaps.endIndex, gaps[nextGap].before <= point.index {
        let gap = gaps[nextGap]
        if !gap.isBreak {
          startsGap = true
        } else if last > first {
          laid.append(Stop(share: spread(gap.share), height: .nan, startsGap: true))
        }
        nextGap += 1
      }
      let share = last > first ? spread(point.place) : Double(index) / lastIndex
      laid.append(Stop(share: share, height: point.height, startsGap: startsGap))
      startsGap = false
    }
    for gap in gaps[nextGap...] where last > first {
      laid.append(Stop(share: spread(gap.share), height: .nan, startsGap: true))
    }
    stops = laid
    places = points.count
    let (start, width) = (firstX, lastX - firstX)
    if width.isFinite, !hasTimeline {
      firstX = start + width * first
      lastX = start + width * last
    }
  }
}
