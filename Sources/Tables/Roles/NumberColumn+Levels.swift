extension NumberColumn {
  /// True of numbers that tell kinds of rows apart rather than measure them.
  func areLevels(of rows: Int) -> Bool {
    isFew(of: rows) || areFlags(of: rows) || areBalanced(of: rows)
  }

  /// True of a few numbers from 0 or 1 on that come again and again, as the classes of rows do.
  ///
  /// Under any name they name no things: the members of a panel come equally often, or together.
  var areClasses: Bool {
    guard let range = values.finiteRange, [0, 1].contains(range.lowerBound),
      case let most = range.upperBound - range.lowerBound + 1, most > 2,
      most <= Double(Self.mostCodes)
    else { return false }
    let present = values.filter(\.isFinite)
    let count = Set(present).count
    let blocks = zip(present, present.dropFirst()).count { $0 != $1 } + 1
    return Double(count) == most && present.count >= Self.fewestInClass * count
      && blocks > 2 * count && size(most: count) == nil
  }

  /// True of numbers of a circle, in which the largest is next to the smallest.
  var areDegrees: Bool {
    unit == nil && values.allSatisfy { !$0.isFinite || (0...360).contains($0) }
  }

  /// True of nothing but 0 and 1, or −1 and 1, in more than a handful of rows.
  func areFlags(of rows: Int) -> Bool {
    guard rows >= Self.fewestRows, unit == nil else { return false }
    let present = values.lazy.filter(\.isFinite)
    guard present.allSatisfy({ $0 == 0 || abs($0) == 1 }) else { return false }
    return [[0, 1], [-1, 1]].contains(Set(present))
  }

  /// True where nine in ten are whole, and rise from row to row as identifiers do.
  var areMostlyWhole: Bool {
    var (count, whole, rising) = (0, 0, 0)
    var before = Double.nan
    for value in values where value.isFinite {
      count += 1
      whole += value == value.rounded() ? 1 : 0
      rising += before <= value ? 1 : 0
      before = value
    }
    return count > 2 && whole * 10 >= count * 9 && rising * 10 >= (count - 1) * 9
  }

  /// True of few numbers that come equally often, as the levels of a planned experiment do.
  private func areBalanced(of rows: Int) -> Bool {
    unit == nil && comesEquallyOften(of: rows)
  }

  /// The same in any unit: "1 min", "15 min" and "30 min" of each of many subjects.
  func comesEquallyOften(of rows: Int) -> Bool {
    guard rows >= Self.fewestRows, let size = size(most: Self.mostLevels) else { return false }
    return size > 1
  }

  /// True of numbers that count 1, 2, 3 … again and again: the children of each of many families.
  var countWithinGroups: Bool {
    guard let first = values.first, first == 0 || first == 1 else { return false }
    // A season of many games is no group.
    let starts = values.count { $0 == first }
    return starts > 1 && Double(starts) >= values.max() ?? .infinity
      && zip(values, values.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == first }
  }

  /// True of whole numbers that are too many for levels and come equally often, again and again: the members
  /// of a panel.
  var areMembers: Bool {
    guard isWhole, let size = size(most: values.count / 3) else { return false }
    return size > 2
  }

  /// The number of rows that each different value has; `nil` where it is not one number, a value is
  /// missing, or there are less than two or more than so many.
  private func size(most: Int) -> Int? {
    var counts: [Double: Int] = [:]
    for (row, value) in values.enumerated() {
      // Most numbers that are a few thousand times no more different ones are told sooner by their extremes.
      if row == 4_096, !areExtremesEquallyOften { return nil }
      guard value.isFinite else { return nil }
      counts[value, default: 0] += 1
      if counts.count > most { return nil }
    }
    let sizes = Set(counts.values)
    return counts.count > 1 && sizes.count == 1 ? sizes.first : nil
  }

  /// True where the lowest value and the highest come as often as the first.
  private var areExtremesEquallyOften: Bool {
    guard let first = values.first, let range = values.finiteRange else { return false }
    let often = [first, range.lowerBound, range.upperBound].map { some in
      values.count { $0 == some }
    }
    return often.allSatisfy { $0 == often[0] }
  }

  /// True of 1 and 2, as codes for two kinds are.
  var areOneAndTwo: Bool { isWhole && Set(values.filter(\.isFinite)) == [1, 2] }

  /// Fewer rows on average are those of one thing, measured again and again.
  private static let fewestInClass = 20
  /// Fewer rows show a pattern by chance.
  private static let fewestRows = 8
  /// Fewer different counts are kinds.
  private static let fewestCounts = 5
  private static let codesForNothing: Set = [8.0, 9, 98, 99]
  /// More codes than these nobody makes up.
  private static let mostCodes = 12
  /// More levels than these nobody plans.
  private static let mostLevels = 40

  /// True of whole numbers that are fewer than forty different ones and than a twentieth of the rows.
  func isFew(of rows: Int) -> Bool {
    guard isWhole else { return false }
    let most = min(Double(Self.mostLevels), Double(rows) / 20)
    var known: Set<Double> = []
    for value in values where value.isFinite {
      known.insert(value)
      if Double(known.count) >= most { return false }
    }
    // A few that reach far beyond their number are counts of something: cigarettes, days lost.
    let (low, high) = (known.min() ?? 0, known.max() ?? 0)
    if low == 0 || low == 1, high - low >= 1.5 * Double(known.count) {
      if known.count > Self.mostCodes { return false }
      // Of most the count is none; a nine stands for an answer that is not known.
      if low == 0, known.count >= Self.fewestCounts, !Self.codesForNothing.contains(high),
        values.count(where: { $0 == 0 }) * 2 > values.count
      {
        return false
      }
    }
    // A column that never changes is measured all the same.
    return known.count > 1
  }
}
