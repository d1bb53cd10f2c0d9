/// The points of one slice of time, when there are too many to hear each.
struct SliceSummary {
  /// The most points of a slice that are heard one by one.
  static let mostPoints = 4
  /// The length of a slice, in seconds.
  static let length = 0.07
  /// The number of heights that are kept to know the neighborhood by.
  private static let sampleSize = 48

  /// The number of the slice.
  let slice: Int
  /// The stops in it.
  let stops: Range<Int>
  /// The number of stops with a height, their mean, and the stops of the extremes.
  private(set) var count = 0
  private(set) var mean = 0.0
  private(set) var lowest = 0
  private(set) var highest = 0
  private(set) var startsGap = false
  /// Heights that are evenly spread over the slice.
  private(set) var sample: [Double] = []

  /// True where the points are too many to be heard one by one.
  var isDense: Bool { count > Self.mostPoints }

  init(_ all: [Course.Stop], _ stops: Range<Int>, slice: Int) {
    self.slice = slice
    self.stops = stops
    let stride = max(stops.count / Self.sampleSize, 1)
    var sum = 0.0
    for index in stops {
      startsGap = startsGap || all[index].startsGap
      let height = all[index].height
      guard !height.isNaN else { continue }
      if count == 0 || height < all[lowest].height { lowest = index }
      if count == 0 || height >= all[highest].height { highest = index }
      if (index - stops.lowerBound).isMultiple(of: stride) { sample.append(height) }
      sum += height
      count += 1
    }
    mean = sum / Double(max(count, 1))
  }
}

extension Course {
  /// The ends of dense slices, and the points that stand out from them.
  struct Spread: Equatable {
    /// The lowest and the highest height at each stop; not a number where the stop is a point.
    var lower: [Double] = []
    var upper: [Double] = []
    /// The points that stand out, at their own places and heights.
    var accents: [Stop] = []
    /// The number of stops and accents that are heard, without those that hold the ends of a line.
    var heardCount = 0
  }

  /// The summaries of slices of about 70 ms; `nil` where no slice holds more points than are heard one
  /// by one.
  func summaries(in length: Double) -> [SliceSummary]? {
    let count = Self.sliceCount(in: length)
    var summaries: [SliceSummary] = []
    var start = stops.startIndex
    while start < stops.endIndex {
      let slice = Self.slice(of: stops[start].share, count: count)
      var end = start + 1
      while end < stops.endIndex, Self.slice(of: stops[end].share, count: count) == slice {
        end += 1
      }
      summaries.append(SliceSummary(stops, start..<end, slice: slice))
      start = end
    }
    return summaries.contains(where: \.isDense) ? summaries : nil
  }

  static func sliceCount(in length: Double) -> Int {
    max(Int((length / SliceSummary.length * (1 + 1e-9)).rounded(.down)), 1)
  }

  /// Makes dense slices their mean and their range; others keep their points, each at its moment.
  mutating func summarize(_ summaries: [SliceSummary], length: Double, isContinuous: Bool) {
    var line = SummaryLine(count: Self.sliceCount(in: length), isContinuous: isContinuous)
    for summary in summaries {
      if summary.count == 0 {
        line.breakOff(at: summary.slice, startsGap: summary.startsGap)
      } else if summary.isDense {
        line.add(
          summary.mean, at: summary.slice, startsGap: summary.startsGap,
          range: (stops[summary.lowest].height, stops[summary.highest].height))
      } else {
        line.add(points: stops[summary.stops], at: summary.slice)
      }
    }
    line.breakOff()
    var spread = line.spread
    spread.accents = accents(summaries)
    spread.heardCount += spread.accents.count
    stops = line.stops
    places = isContinuous ? line.count : SliceSummary.mostPoints * line.count
    self.spread = spread
  }
}

/// The stops of a course of slices while it is laid out.
private struct SummaryLine {
  let count: Int
  let isContinuous: Bool
  var stops: [Course.Stop] = []
  var spread = Course.Spread()
  /// The last slice of the run that goes on; `nil` after a gap.
  private var last: Int?
  /// The place of the last point that is heard by itself, in slices from the start.
  private var lastPoint = -1.0

  init(count: Int, isContinuous: Bool) {
    self.count = count
    self.isContinuous = isContinuous
  }

  /// Adds a slice of many points.
  mutating func add(
    _ mean: Double, at slice: Int, startsGap: Bool, range: (lower: Double, upper: Double)
  ) {
    begin(slice, mean, range)
    append(share(slice, isContinuous ? 0.5 : earliest(slice)), mean, startsGap: startsGap, range)
    spread.heardCount += 1
    last = slice
  }

  /// Adds the points of a slice of few, a little apart from one another.
  mutating func add(points: ArraySlice<Course.Stop>, at slice: Int) {
    let heard = points.filter { !$0.height.isNaN }
    guard let first = heard.first else { return }
    begin(slice, first.height, (.nan, .nan))
    var startsGap = points.contains(where: \.startsGap)
    for (index, point) in heard.enumerated() {
      let latest = 1 - Self.apart * Double(heard.count - 1 - index)
      let place = min(max(point.share * Double(count) - Double(slice), earliest(slice)), latest)
      append(share(slice, place), point.height, startsGap: startsGap, (.nan, .nan))
      startsGap = false
      lastPoint = Double(slice) + place
      spread.heardCount += 1
    }
    last = slice
  }

  /// The first place in a slice that is far enough from the point before.
  private func earliest(_ slice: Int) -> Double {
    max(lastPoint + Self.apart - Double(slice), 0)
  }

  /// The least distance of two points, as a part of a slice.
  private static let apart = 0.15

  /// Ends the run, with a gap where there is a slice of it.
  mutating func breakOff(at slice: Int? = nil, startsGap: Bool = false) {
    if let last, isContinuous, let end = stops.last {
      // The line lasts until its last slice is over.
      append(
        share(last, 1), end.height, startsGap: false,
        (spread.lower.last ?? .nan, spread.upper.last ?? .nan))
    }
    last = nil
    guard let slice else { return }
    append(share(slice, 0), .nan, startsGap: startsGap, (.nan, .nan))
  }

  /// A line begins where its first slice does.
  private mutating func begin(
    _ slice: Int, _ height: Double, _ range: (lower: Double, upper: Double)
  ) {
    guard last == nil, isContinuous else { return }
    append(share(slice, 0), height, startsGap: false, range)
  }

  private mutating func append(
    _ share: Double, _ height: Double, startsGap: Bool, _ range: (lower: Double, upper: Double)
  ) {
    stops.append(Course.Stop(share: share, height: height, startsGap: startsGap))
    spread.lower.append(range.lower)
    spread.upper.append(range.upper)
  }

  /// The place within a slice: of a line along all of the time, of notes until the last one begins.
  private func share(_ slice: Int, _ place: Double) -> Double {
    let places = Double(SliceSummary.mostPoints * count)
    let share = (Double(slice) + place) / Double(count)
    return min(isContinuous ? share : share * places / (places - 1), 1)
  }
}
