import Tables

/// The points in which the shape of a course is sought: all of them or, of very many, some that tell the same.
///
/// These are one of each of equally long runs, each at another place of its run, so that nothing that repeats hides
/// between them; and the first, the last, and the lowest and the highest of each half of a slice. The means of slices, the
/// ends and the turns are those of all points; deviations and quantiles are those of a sample.
struct CoursePoints {
  /// The number of points in a sample, but for those at ends and extremes, which is taken of more than twice as many.
  static let most = 200_000

  /// All places and all values, of which none is missing.
  let all: (x: [Double], y: [Double])
  /// The position of the first of all points in each slice, and then their number.
  let allStarts: [Int]
  /// The places and the values of the points that are looked at.
  let x: [Double]
  let y: [Double]
  /// The position of the first of them in each slice, and then their number.
  let starts: [Int]
  /// The positions of these points among all, ascending; `nil` where they are all.
  private let chosen: [Int]?

  /// Takes all points or, of more than twice `most`, a sample of them.
  init(x: [Double], y: [Double], most: Int = .max) {
    let count = max(min(y.count, Slices.most), 1)
    let starts = (0...count).map { $0 * y.count / count }
    let isSample = most < y.count / 2 && starts.count > 2
    self.init(
      all: (x, y), starts: starts,
      choosing: isSample ? Self.sample(of: y, in: starts, number: most) : nil)
  }

  private init(all: (x: [Double], y: [Double]), starts allStarts: [Int], choosing chosen: [Int]?) {
    self.all = all
    self.allStarts = allStarts
    self.chosen = chosen
    guard let chosen else {
      (x, y) = all
      starts = allStarts
      return
    }
    x = chosen.map { all.x[$0] }
    y = chosen.map { all.y[$0] }
    var position = 0
    starts = allStarts.map { start in
      while position < chosen.count, chosen[position] < start { position += 1 }
      return position
    }
  }

  /// True where they are not all points.
  var isSample: Bool { chosen != nil }

  /// The number of all points that each of these stands for.
  var weight: Double { Double(max(all.y.count, 1)) / Double(max(y.count, 1)) }

  /// The indices of the points, where those of all are `indices`.
  func indices(among indices: FiniteIndices) -> FiniteIndices {
    chosen.map { FiniteIndices($0.map { indices[$0] }) } ?? indices
  }

  /// The same points with other values, which all points have.
  func with(y: [Double]) -> CoursePoints {
    CoursePoints(all: (all.x, y), starts: allStarts, choosing: chosen)
  }

  /// The points that are looked at alone, with other values.
  func alone(with y: [Double]) -> CoursePoints {
    CoursePoints(all: (x, y), starts: starts, choosing: nil)
  }

  /// The same with all points around some of them, up to their neighbors.
  func closer(at positions: [Int]) -> CoursePoints {
    guard let chosen else { return self }
    let around = positions.filter(chosen.indices.contains).flatMap { position in
      chosen[max(position - 1, 0)]...chosen[min(position + 1, chosen.count - 1)]
    }
    return CoursePoints(
      all: all, starts: allStarts, choosing: Set(around).union(chosen).sorted())
  }

  /// The shape, and the points that it was found in: of a sample with all points around its turns.
  func shape() -> (found: CourseShape?, points: CoursePoints) {
    let found = CourseShape(self)
    guard isSample, let turns = found?.turns, !turns.isEmpty else { return (found, self) }
    let closer = closer(at: turns)
    return (CourseShape(closer), closer)
  }

  // MARK: Values in a row

  private static let (stretches, lengthOfStretch) = (64, 2_048)

  /// Stretches of values that follow each other, the first from the start; all values where they are no sample.
  var stretches: [ArraySlice<Double>] {
    guard isSample, all.y.count > Self.stretches * Self.lengthOfStretch else { return [all.y[...]] }
    let room = all.y.count - Self.lengthOfStretch
    return (0..<Self.stretches).map { number in
      let start = number * room / (Self.stretches - 1)
      return all.y[start..<start + Self.lengthOfStretch]
    }
  }

  // MARK: Choice

  /// The golden section, whose multiples are spread evenly.
  private static let step = 0.618_033_988_749_895

  private static func sample(of y: [Double], in starts: [Int], number: Int) -> [Int] {
    let runs = max(number / (starts.count - 1), 1)
    var chosen: [Int] = []
    chosen.reserveCapacity(number + 4 * starts.count)
    var share = 0.0
    for (start, end) in zip(starts, starts.dropFirst()) {
      let middle = (start + end) / 2
      var points = extremes(of: y, in: start..<middle) + extremes(of: y, in: middle..<end)
      if start == 0 { points.append(0) }
      if end == y.count { points.append(end - 1) }
      for run in 0..<runs {
        let (first, next) = (
          start + run * (end - start) / runs, start + (run + 1) * (end - start) / runs
        )
        share += share + step < 1 ? step : step - 1
        points.append(first + Int(share * Double(next - first)))
      }
      for point in points.sorted() where point != chosen.last { chosen.append(point) }
    }
    return chosen
  }

  /// The positions of the lowest and of the highest value of a stretch, of equals the first.
  private static func extremes(of y: [Double], in range: Range<Int>) -> [Int] {
    y.withUnsafeBufferPointer { y in
      var (low, high) = (range.lowerBound, range.lowerBound)
      for point in range {
        if y[point] < y[low] { low = point }
        if y[point] > y[high] { high = point }
      }
      return [low, high]
    }
  }
}
