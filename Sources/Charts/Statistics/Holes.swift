import Tables

extension Chart {
  /// The points of a series that come after times that are missing among even ones: 2005 after 2003, as long as
  /// every other year is there.
  ///
  /// The way to such a point took several steps. Weekends and holidays of a series of working days are no holes.
  func holes(of series: Series) -> Set<Int> {
    guard case .date = xAxis.kind else { return [] }
    return series.keptPlaces.holes.value {
      Set(holeStarts(amid: series.steps, usual: series.usualStep.median).map { $0 + 1 })
    }
  }

  /// The places of the points of a series on the grid of its even times, ascending; `nil` where no time is missing.
  func gridSteps(of series: Series) -> [Int]? {
    guard series.count <= Self.mostPlaces, !holes(of: series).isEmpty,
      let step = series.usualStep.median, step > 0
    else { return nil }
    var places: [Int] = []
    places.reserveCapacity(series.count)
    for point in 0..<series.count {
      let steps = point > 0 ? ((series.x[point] - series.x[point - 1]) / step).rounded() : 1
      // More holes than values are no grid.
      let next = places.last.map { $0 + 1 } ?? 0
      guard steps.isFinite, next + Int(min(steps, 1e9)) <= 2 * series.count else { return nil }
      places.append(next + max(Int(steps) - 1, 0))
    }
    return places
  }

  /// Values at their places on a grid, where what is missing is not a number.
  static func onGrid(_ values: [Double], at places: [Int]) -> [Double] {
    var grid = [Double](repeating: .nan, count: places.last.map { $0 + 1 } ?? 0)
    for (value, place) in zip(values, places) { grid[place] = value }
    return grid
  }

  private func holes(amid steps: PlaceSteps) -> [ClosedRange<Double>] {
    holeStarts(amid: steps, usual: steps.median).map { steps.places[$0]...steps.places[$0 + 1] }
  }

  private func holeStarts(amid steps: PlaceSteps, usual: Double?) -> [Int] {
    guard steps.count > 3, let usual, usual > 0, usual.isFinite else { return [] }
    // Months differ by a tenth.
    guard steps.count(where: { abs($0 - usual) <= 0.15 * usual }) * 4 >= steps.count * 3 else {
      return []
    }
    let isOfWorkingDays = usual == Self.day && !steps.places.contains(where: Self.isOnWeekend)
    let least = isOfWorkingDays ? 4.5 * Self.day : 1.5 * usual
    return steps.indices.filter { steps[$0] > least }
  }

  /// The stretches without points among even times, from the last before to the first after: those that a pause does
  /// not tell of already.
  ///
  /// Nights and weekends are none: half of them are as long as each other and come as long after each other.
  var missingTimes: [ClosedRange<Double>] {
    guard hasCourse, case .date = xAxis.kind, xAxis.effectiveScale == .linear,
      places.count <= Self.mostPlaces
    else { return [] }
    let told = pauses
    return Self.unlessRecurring(holes(amid: PlaceSteps(places)).filter { !told.contains($0) })
  }

  /// The stretches in which one of several series has no points, and others have.
  func missingTimes(of index: Int) -> [ClosedRange<Double>] {
    guard series.count > 1, hasCourse, case .date = xAxis.kind, xAxis.effectiveScale == .linear,
      series[index].count <= Self.mostPlaces
    else { return [] }
    let told = pauses + missingTimes
    return Self.unlessRecurring(
      holes(amid: series[index].steps).filter { hole in !told.contains { $0.overlaps(hole) } })
  }

  /// The first and the last of the even times that are missing in a stretch between two points of a series.
  func missingEnds(_ hole: ClosedRange<Double>, of index: Int) -> ClosedRange<Double> {
    let step = series[index].usualStep.median ?? 0
    let (first, last) = (hole.lowerBound + step, hole.upperBound - step)
    return first <= last ? first...last : hole
  }

  private static func unlessRecurring(_ holes: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    let lengths = holes.map { $0.upperBound - $0.lowerBound }
    let intervals = zip(holes, holes.dropFirst()).map { $1.lowerBound - $0.lowerBound }
    let recur = [lengths, intervals].allSatisfy { isMostlyOne($0) }
    return holes.count > fewRecurring && recur ? [] : holes
  }

  /// True where half of some lengths are the same.
  private static func isMostlyOne(_ lengths: [Double]) -> Bool {
    let most = Dictionary(grouping: lengths, by: { $0.rounded() }).values.map(\.count).max() ?? 0
    return most * 2 > lengths.count
  }

  /// Of more places the steps are not measured once more.
  private static let mostPlaces = 1_000_000
  /// So many holes of one length may be chance.
  private static let fewRecurring = 8

  private static let day = 86_400.0

  /// The first day of 1970 was a Thursday.
  private static func isOnWeekend(_ time: Double) -> Bool {
    let weekday = ((time / day).rounded(.down) + 4).truncatingRemainder(dividingBy: 7)
    return [0, 6].contains(weekday < 0 ? weekday + 7 : weekday)
  }
}
