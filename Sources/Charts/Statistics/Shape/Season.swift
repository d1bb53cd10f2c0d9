import Glibc
import Tables

extension Chart {
  /// The months of a year, the days of a week or the hours of a day by which values are higher and lower though single ones
  /// hide it: the rain of a country with dry summers, of which most days have none.
  ///
  /// It is sought in the means of the ranks of all values, one for each month, of three years or more: these are like
  /// themselves a year later, and more so than any months earlier, still so two years later, and the months are told
  /// apart by the test of Friedman (1937), which chance passes once in a thousand times.
  func season(of series: Series) -> Shape.Repetition? {
    guard case .date = xAxis.kind, (Self.fewestValues...Self.mostValues).contains(series.count)
    else { return nil }
    for cycle in [TimeUnit.year, .week, .day] {
      let span = Span.calendar(1, cycle, isExact: true)
      guard let unit = unit(of: span), let number = Self.parts[unit],
        let cells = rankMeans(of: series, by: unit, in: cycle, parts: number),
        Self.comesAgain(cells, every: number), Self.areApart(cells, every: number)
      else { continue }
      let ends = parts(of: unit, in: series, with: series.allValues)
      let points = series.usualStep.median.map { cycle.meanSeconds / $0 } ?? 0
      return Shape.Repetition(
        points: Int(min(max(points.rounded(), 2), 1e6)), span: span,
        ends: ends.map { (place(ofEnd: $0.highest, unit), place(ofEnd: $0.lowest, unit)) })
    }
    return nil
  }

  /// Fewer values have no season, of more it is seen without ranks.
  private static let (fewestValues, mostValues) = (21, 200_000)
  /// The fewest times that a season comes.
  private static let fewestCycles = 3
  private static let parts: [TimeUnit: Int] = [.month: 12, .quarter: 4, .day: 7, .hour: 24]
  /// The values of chi squared that chance reaches once in a thousand times, with a degree of freedom less than there are parts.
  private static let rare = [4: 16.27, 7: 22.46, 12: 31.26, 24: 49.73]

  /// The mean rank of the values of each part of each cycle, one after the other; not a number where there is none.
  private func rankMeans(
    of series: Series, by unit: TimeUnit, in cycle: TimeUnit, parts: Int
  ) -> [Double]? {
    let values = series.allValues
    let known = FiniteIndices(below: series.count) {
      values[$0].isFinite && series.x[$0].isFinite
    }
    var sums: [Int: (sum: Double, count: Int)] = [:]
    for (point, rank) in zip(known, RankCorrelation.ranks(of: known.elements(of: values))) {
      guard let part = part(of: unit, at: series.x[point]),
        let number = numberOfCycle(cycle, at: series.x[point])
      else { continue }
      let before = sums[number * parts + part] ?? (0, 0)
      sums[number * parts + part] = (before.sum + rank, before.count + 1)
    }
    guard let first = sums.keys.min(), let last = sums.keys.max(),
      last - first + 1 >= Self.fewestCycles * parts, last - first + 1 <= 4 * sums.count
    else { return nil }
    // The first cell is one of the first part.
    let start = first - ((first % parts) + parts) % parts
    return (start...last).map { cell in sums[cell].map { $0.sum / Double($0.count) } ?? .nan }
  }

  /// The number of the year, the week or the day, counted from 1970.
  private func numberOfCycle(_ cycle: TimeUnit, at time: Double) -> Int? {
    let day = ((time + xAxis.timeZoneOffset(at: time)) / 86_400).rounded(.down)
    guard abs(day) < 1e7 else { return nil }
    return switch cycle {
    // The first day of 1970 was a Thursday.
    case .week: Int(((day + 3) / 7).rounded(.down))
    case .day: Int(day)
    default: Int((Double(CivilDate.monthIndex(ofDay: Int(day))) / 12).rounded(.down))
    }
  }

  /// True for cells that are like those of the next cycle, and the one after it, and less like those in between.
  private static func comesAgain(_ cells: [Double], every parts: Int) -> Bool {
    let likeness = Autocorrelation(cells)
    guard let found = likeness.correlation(atLag: parts), found.value >= 0.5,
      (likeness.correlation(atLag: 2 * parts)?.value ?? 0) >= found.value / 2,
      atanh(min(found.value, 1 - 1e-9)) * Double(max(found.pairs - 3, 0)).squareRoot() >= 3
    else { return false }
    // Half a month more or less in a year is next to it.
    return (max(2, parts / 4)..<parts - 1).allSatisfy {
      (likeness.correlation(atLag: $0)?.value ?? 0) <= found.value
    }
  }

  /// True where parts of a cycle rank alike within all whole ones, by Friedman's test.
  private static func areApart(_ cells: [Double], every parts: Int) -> Bool {
    let cycles = stride(from: 0, to: cells.count - parts + 1, by: parts)
      .map { Array(cells[$0..<$0 + parts]) }.filter { $0.allSatisfy(\.isFinite) }
    guard cycles.count >= fewestCycles, let rare = rare[parts] else { return false }
    let ranks = cycles.map { RankCorrelation.ranks(of: $0).map { $0 + 1 } }
    let (number, size) = (Double(cycles.count), Double(parts))
    let squares = (0..<parts).reduce(0) { sum, part in
      let ofPart = ranks.reduce(0) { $0 + $1[part] }
      return sum + ofPart * ofPart
    }
    return 12 / (number * size * (size + 1)) * squares - 3 * number * (size + 1) > rare
  }
}
