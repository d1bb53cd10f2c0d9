/// The first or the last of some units of time, of which times cover only a part: a week that is not over.
package struct PartialUnit: Equatable, Sendable {
  /// The beginning of the unit.
  package var start: Double
  package var isLast: Bool
  /// The days, hours or months of the unit that are covered, and all that it has.
  package var covered: Int
  package var whole: Int
  /// The unit that these are.
  package var part: TimeUnit
}

extension TimeUnit {
  /// Of more times the usual distance is taken from their number.
  private static let mostCompared = 100_000

  /// Those of the first and the last unit of a range that moments leave more of than they are usually apart.
  ///
  /// - Parameters:
  ///   - range: The beginnings of the first and of the last unit.
  ///   - moments: The times, as the beginnings are counted.
  /// - Returns: Their beginnings.
  func units(_ range: ClosedRange<Double>, cutBy moments: [Double]) -> [Double] {
    let different = moments.count <= Self.mostCompared ? Set(moments).sorted() : moments
    guard different.count > 1, let first = moments.min(), let last = moments.max() else {
      return []
    }
    var most = 1.5 * (last - first) / Double(different.count - 1)
    if moments.count <= Self.mostCompared {
      // Nobody works on Sundays.
      let gaps = zip(different, different.dropFirst()).map { $1 - $0 }.sorted()
      most = max(most, gaps[Int((0.9 * Double(gaps.count - 1)).rounded(.up))])
    }
    return (first - range.lowerBound > most ? [range.lowerBound] : [])
      + (end(of: range.upperBound) - last > most ? [range.upperBound] : [])
  }

  private func end(of start: Double) -> Double {
    precision > .day ? start + (seconds ?? 60) : next(after: start)
  }

  /// Those of the cut units of which whole days, hours or months are missing.
  ///
  /// - Parameters:
  ///   - cut: The beginnings of the first and the last unit, where they are cut.
  ///   - moments: The times, as the beginnings are counted.
  ///   - precision: The finest field of these.
  /// - Returns: The units, with how much of each is covered.
  func partial(_ cut: [Double], by moments: [Double], _ precision: DatePrecision) -> [PartialUnit] {
    guard let part = part(at: precision), let first = moments.min(), let last = moments.max()
    else { return [] }
    // A unit that is the first and the last is one.
    return (Set(cut).count == 1 ? Array(cut.prefix(1)) : cut).compactMap { start in
      let end = end(of: start)
      var places: [Double] = []
      var next = start
      while next < end, places.count < Self.mostParts {
        places.append(next)
        next = part.precision > .day ? next + (part.seconds ?? 60) : part.next(after: next)
      }
      let isLast = last < end
      // Of a unit that is the first and the last both ends may be missing.
      let covered = places.count { $0 <= last && (start > first || part.holds(first, from: $0)) }
      guard covered > 0, covered < places.count else { return nil }
      return PartialUnit(
        start: start, isLast: isLast, covered: covered, whole: places.count, part: part)
    }
  }

  /// True of a part that is over after a moment.
  private func holds(_ moment: Double, from start: Double) -> Bool { end(of: start) > moment }

  /// More parts no unit has.
  private static let mostParts = 400

  private func part(at precision: DatePrecision) -> TimeUnit? {
    switch self {
    case .minute: nil
    case .hour: precision > .day ? .minute : nil
    case .day: precision > .day ? .hour : nil
    case .week: precision >= .day ? .day : nil
    case .month: precision >= .day ? .day : nil
    case .quarter, .year:
      precision >= .day ? .day : precision == .month ? .month : nil
    }
  }
}
