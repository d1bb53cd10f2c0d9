import Glibc
import Tables

extension Chart {
  /// A period with its highest and lowest parts; `nil` where it comes again only a few times, and not strongly: that is no
  /// shape yet.
  func repetition(
    _ period: Period, of series: Series, without code: Double? = nil
  ) -> Shape.Repetition? {
    let span = span(of: period, in: series)
    let values = series.allValues.map { $0 == code ? .nan : $0 }
    // A time that is missing is no reason for all days behind it to begin an hour late.
    let grid = gridSteps(of: series)
    guard
      let cycles = Cycles(
        grid.map { Self.onGrid(values, at: $0) } ?? values, every: period.points),
      period.correlation >= 0.7 || cycles.means.count >= 5
    else { return nil }
    return Shape.Repetition(
      points: period.points, span: span,
      ends: unit(of: span).flatMap { ends(of: cycles, in: series, at: grid, by: $0) },
      direction: cycles.direction,
      legs: cycles.direction == .mixed
        ? legs(of: cycles, every: period.points, in: series, at: grid) : [])
  }

  /// The fewest periods whose means have a course of their own.
  private static let fewestPeriods = 20

  /// The rises and falls of the means of periods: the summer that the days of a year lead to.
  private func legs(
    of cycles: Cycles, every period: Int, in series: Series, at grid: [Int]?
  ) -> [Shape.Leg] {
    let placed = cycles.means.indices.filter { cycles.means[$0].isFinite }
    guard placed.count >= Self.fewestPeriods else { return [] }
    let x = placed.map { cycle in
      let middle = cycle * period + period / 2
      return series.x[min(grid?.firstIndex(from: middle) ?? middle, series.count - 1)]
    }
    let y = placed.map { cycles.means[$0] }
    guard let found = CourseShape(x: x, y: y), case .legs(let legs) = found.kind, legs.count > 1,
      legs.allSatisfy({ $0.direction != .flat })
    else { return [] }
    // Of the hours of a day the day is told.
    func place(_ position: Int) -> Place {
      guard case .date(let precision) = xAxis.kind, precision > .day else {
        return self.place(x[position])
      }
      return .date(x[position], .day, timeZone: xAxis.timeZone, dateSpan)
    }
    return legs.map { leg in
      Shape.Leg(
        leg.direction, amount: Shape.Amount(average(y[leg.points.upperBound])),
        start: place(leg.points.lowerBound), end: place(leg.points.upperBound))
    }
  }

  /// The parts of a year, a week or a day that have names: months, quarters, days of the week, hours.
  func unit(of span: Span?) -> TimeUnit? {
    guard case .date(let precision) = xAxis.kind else { return nil }
    switch span {
    case .seconds(604_800) where precision >= .day, .calendar(1, .week, _) where precision >= .day:
      return .day
    case .calendar(1, .year, _):
      return precision == .quarter ? .quarter : precision < .month ? nil : .month
    case .seconds(86_400) where precision > .day, .workingDay: return .hour
    case .calendar(1, .day, _) where precision > .day: return .hour
    default: return nil
    }
  }

  /// The parts of a period in which values are highest and lowest on average: of the values as they are, as long as
  /// these are the same without what changes from period to period.
  private func ends(
    of cycles: Cycles, in series: Series, at grid: [Int]?, by unit: TimeUnit
  ) -> (highest: Place, lowest: Place)? {
    let values = series.allValues
    // A glitch of a sensor is no usual highest.
    let kept = zip(values, Outliers.leftOut(of: values)).map { $1.isFinite ? $0 : .nan }
    guard let told = parts(of: unit, in: series, with: values),
      case let rests = cycles.rests,
      let beyond = parts(of: unit, in: series, with: grid?.map { rests[$0] } ?? rests),
      told == beyond,
      let usual = parts(of: unit, in: series, with: kept), told == usual
    else { return nil }
    return (place(ofEnd: told.highest, unit), place(ofEnd: told.lowest, unit))
  }

  /// The parts of a period in which some values of the points of a series are highest and lowest on average.
  func parts(
    of unit: TimeUnit, in series: Series, with values: [Double]
  ) -> (highest: Int, lowest: Int)? {
    var sums: [Int: (sum: Double, count: Int)] = [:]
    let minutes = unit == .hour ? minutes(of: series) : nil
    for point in 0..<series.count where values[point].isFinite && series.x[point].isFinite {
      guard
        let part = minutes.map({ partOfDay(at: series.x[point], minutes: $0) })
          ?? part(of: unit, at: series.x[point])
      else { continue }
      let known = sums[part] ?? (0, 0)
      sums[part] = (known.sum + values[point], known.count + 1)
    }
    let means = sums.sorted { $0.key < $1.key }.map {
      (part: $0.key, mean: $0.value.sum / Double($0.value.count))
    }
    guard let highest = means.max(by: { $0.mean < $1.mean }),
      let lowest = means.min(by: { $0.mean < $1.mean }), highest.mean > lowest.mean,
      means.count > 2,
      // Of several months without rain none is the driest.
      means.count(where: { $0.mean == highest.mean }) == 1,
      means.count(where: { $0.mean == lowest.mean }) == 1
    else { return nil }
    return (highest.part, lowest.part)
  }

  /// The place of one of the parts in which values are highest or lowest, of a day in minutes.
  func place(ofEnd part: Int, _ unit: TimeUnit) -> Place {
    unit == .hour
      ? .date(Double(part) * 60, .minute, timeZone: "UTC", .day) : place(of: part, unit)
  }

  /// The minutes between the values of a series of times of day, as which they are told; an hour where they are fewer
  /// than one hears apart, or no part of it.
  private func minutes(of series: Series) -> Int {
    guard let step = series.usualStep.median, step.isFinite, step >= 600, step < 3600,
      3600.truncatingRemainder(dividingBy: step) == 0
    else { return 60 }
    return Int(step / 60)
  }

  /// The minute of a day at which the stretch of so many begins that a time is in.
  private func partOfDay(at time: Double, minutes: Int) -> Int {
    let local = time + xAxis.timeZoneOffset(at: time)
    let minute = Int((local - (local / 86_400).rounded(.down) * 86_400) / 60)
    return minute / minutes * minutes
  }

  /// The number of the month, the quarter, the day of the week (of Monday, 0) or the hour.
  func part(of unit: TimeUnit, at time: Double) -> Int? {
    let local = time + xAxis.timeZoneOffset(at: time)
    let day = (local / 86_400).rounded(.down)
    guard abs(day) < 1e7 else { return nil }
    if unit == .hour { return Int((local - day * 86_400) / 3600) }
    // The first day of 1970 was a Thursday.
    if unit == .day { return ((Int(day) + 3) % 7 + 7) % 7 }
    let month = CivilDate.monthIndex(ofDay: Int(day))
    let ofYear = ((month % 12) + 12) % 12
    return unit == .quarter ? ofYear / 3 : ofYear
  }

  /// A part of a year that has no date beside it, a day of the week or an hour of a day.
  func place(of part: Int, _ unit: TimeUnit) -> Place {
    if unit == .day { return .weekday(part) }
    if unit == .hour {
      return .date(Double(part) * 3600, .minute, timeZone: "UTC", .day)
    }
    let month = unit == .quarter ? part * 3 : part
    let day = CivilDate.day(ofMonth: 1970 * 12 + month)
    return .date(
      Double(day) * 86_400, unit == .quarter ? .quarter : .month, timeZone: "UTC", .year)
  }
}

/// A series as cycles of a period: their means, and what is above or below the mean of the period around it.
struct Cycles {
  /// The part of each value beyond the mean of the period in whose middle it is; not a number nearer to the ends, or where
  /// more than half of that is missing.
  ///
  /// It is the classical decomposition by moving averages (Kendall and Stuart 1966).
  var rests: [Double] { values.indices.map(rest) }
  /// The means of whole periods from the first value on.
  let means: [Double]

  private let values: [Double]
  private let period: Int
  /// The sum of the values before each, what is missing left out.
  private let sums: [Double]
  /// The number of the values before each; empty where none is missing.
  private let counts: [Int]

  init?(_ y: [Double], every period: Int) {
    guard period > 1, y.count >= 2 * period else { return nil }
    var sums = [0.0]
    sums.reserveCapacity(y.count + 1)
    var (sum, isWhole) = (0.0, true)
    for value in y {
      if value.isFinite { sum += value } else { isWhole = false }
      sums.append(sum)
    }
    var counts: [Int] = []
    if !isWhole {
      counts = [0]
      counts.reserveCapacity(y.count + 1)
      for value in y { counts.append(counts[counts.count - 1] + (value.isFinite ? 1 : 0)) }
    }
    (values, self.period, self.sums, self.counts) = (y, period, sums, counts)
    func mean(_ range: Range<Int>) -> Double { Self.mean(range, sums, counts, period) }
    means = (0..<y.count / period).map { mean($0 * period..<($0 + 1) * period) }
  }

  /// The part of the value of one point beyond the mean of its period.
  private func rest(_ point: Int) -> Double {
    let half = period / 2
    guard point >= half, point + half < values.count else { return .nan }
    func mean(_ range: Range<Int>) -> Double { Self.mean(range, sums, counts, period) }
    // Of an even period the two ends count half each.
    let whole = point - half..<point - half + period
    let average =
      period % 2 == 1
      ? mean(whole) : (mean(whole) + mean(whole.lowerBound + 1..<whole.upperBound + 1)) / 2
    return values[point] - average
  }

  private static func mean(
    _ range: Range<Int>, _ sums: [Double], _ counts: [Int], _ period: Int
  ) -> Double {
    let count =
      counts.isEmpty ? range.count : counts[range.upperBound] - counts[range.lowerBound]
    return count * 2 > period
      ? (sums[range.upperBound] - sums[range.lowerBound]) / Double(count) : .nan
  }

  /// The distance that nine of ten of the parts beyond the means reach over; of very many a sample tells.
  var reach: Double {
    let step = max(values.count / Self.many, 1)
    let sample = stride(from: 0, to: values.count, by: step).map(rest).filter(\.isFinite)
    return Quantile.at(0.95, in: sample) - Quantile.at(0.05, in: sample)
  }

  private static let many = 1 << 18

  /// The way of the means: rising or falling where they follow time very strongly, which chance does not do once in a
  /// hundred times (by Fisher's transform); of fewer than five it is not told.
  var direction: Trend.Direction {
    let placed = means.indices.filter { means[$0].isFinite }
    guard placed.count > 4,
      let correlation = Trend.correlation(of: placed.map(Double.init), placed.map { means[$0] }),
      abs(correlation) >= 0.9,
      atanh(min(abs(correlation), 1 - 1e-15)) * Double(placed.count - 3).squareRoot() > 2.58
    else { return .mixed }
    return correlation > 0 ? .rising : .falling
  }
}
