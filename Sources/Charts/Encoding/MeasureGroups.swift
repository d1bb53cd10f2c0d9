import Tables

/// The measures that can share an axis: of one unit, none twelve times another's size, and, where names
/// tell what belongs together, of one kind of thing.
struct MeasureGroups {
  /// The groups: parts of a hundred, then the largest; of equals the first in the table.
  let groups: [[Column]]

  /// Groups the measures.
  ///
  /// - Parameters:
  ///   - measures: Columns of numbers.
  ///   - apart: True where each stands alone.
  ///   - areLines: True where their course is looked at, which beside a far larger range would be flat.
  ///   - areMeans: True where the means of rows are shown, whose sizes those of single values are not.
  init(
    _ measures: [Column], apart: Bool = false, areLines: Bool = false, areMeans: Bool = false
  ) {
    let parts = apart ? 0..<0 : Self.partsOfHundred(measures)
    let rest = Array(measures[..<parts.lowerBound] + measures[parts.upperBound...])
    // A rate is no part of what it is a rate of, nor is a change a part of what changed.
    let changes = Self.changes(among: rest, areLines: areLines)
    let levels = rest.filter { !changes.contains($0.name) }
    let isRate = levels.map { RoleName.share.matches($0.name) }
    let kinds =
      [false, true].map { kind in zip(levels, isRate).filter { $0.1 == kind }.map(\.0) }
      + [rest.filter { changes.contains($0.name) }]
    let groups =
      apart
      ? measures.map { [$0] }
      : kinds.filter { !$0.isEmpty }.flatMap {
        Self.byName($0).flatMap { Self.bySize($0, areMeans: areMeans) }
      }
      .flatMap { areLines ? Self.byRange($0) : [$0] }
    self.groups =
      (parts.isEmpty ? [] : [Array(measures[parts])])
      + groups.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  /// The names of the measures that say how much others changed: by their names, or, of lines, as they go up and down around
  /// zero where all others stay far from it.
  private static func changes(among measures: [Column], areLines: Bool) -> Set<String> {
    let named = measures.filter { ChangeNames.isChange($0.name) }.map(\.name)
    guard areLines, named.isEmpty else { return Set(named) }
    // Each is one or the other, which their ends tell sooner than their means.
    guard measures.allSatisfy({ $0.spansZero || $0.staysFarFromZero }) else { return [] }
    let around = measures.filter(\.goesAroundZero)
    let others = measures.filter { column in !around.contains { $0.name == column.name } }
    guard !around.isEmpty, !others.isEmpty, others.allSatisfy(\.staysFarFromZero) else { return [] }
    return Set(around.map(\.name))
  }

  /// True when all of them can share an axis by their units and sizes.
  ///
  /// A unit that stands at one of them alone may be that of all.
  static func areAlike(_ measures: [Column]) -> Bool {
    if Self.bySize(measures).count < 2 { return true }
    let numbers = measures.compactMap { column -> NumberColumn? in
      if case .numbers(let numbers) = column.values { numbers } else { nil }
    }
    let sizes = numbers.compactMap { $0.values.lazy.filter(\.isFinite).map(abs).max() }
    guard let least = sizes.filter({ $0 > 0 }).min(), let most = sizes.max() else { return true }
    return Set(numbers.compactMap(\.unit)).count < 2 && Set(numbers.map(\.kind)).count < 2
      && (least...most).isOneSize
  }

  /// The measures that are parts of a hundred.
  static func partsOfHundred(among measures: [Column]) -> [Column] {
    Array(measures[partsOfHundred(measures)])
  }

  /// The most measures from the first on that are between eighty and a hundred together in every row, as the shares of
  /// parties in polls are, which leave out those of others.
  static func nearlyPartsOfHundred(among measures: [Column]) -> [Column] {
    let values = measures.map { column -> [Double] in
      guard case .numbers(let numbers) = column.values else { return [] }
      return numbers.values
    }
    guard let rows = values.map(\.count).min(), rows > 2, measures.count <= mostParts else {
      return []
    }
    for count in stride(from: measures.count, to: 2, by: -1)
    where (0..<rows).allSatisfy({ row in
      let parts = values.prefix(count).map { $0[row].isFinite ? $0[row] : 0 }
      return parts.allSatisfy { $0 >= 0 } && (80...101.5).contains(parts.reduce(0, +))
    }) {
      return Array(measures.prefix(count))
    }
    return []
  }

  /// The measures beside each other that are a hundred together in every row, as the shares of a
  /// processor's time are: at least three, in at least three rows.
  private static func partsOfHundred(_ measures: [Column]) -> Range<Int> {
    let values = measures.map { column -> [Double] in
      if case .numbers(let numbers) = column.values { numbers.values } else { [] }
    }
    let rows = values.map(\.count).min() ?? 0
    guard rows > 2, (3...mostParts).contains(measures.count) else { return 0..<0 }
    // Whole percents may each be half a percent off.
    func areParts(_ range: Range<Int>) -> Bool {
      (0..<rows).allSatisfy { row in
        abs(values[range].reduce(0) { $0 + $1[row] } - 100) <= 1.5
      } && values[range].allSatisfy { $0.allSatisfy { $0 >= 0 } }
    }
    for start in values.indices.dropLast(2) where values[start].contains(where: { $0 != 0 }) {
      for end in ((start + 3)..<(values.count + 1)).reversed() where areParts(start..<end) {
        return start..<end
      }
    }
    return 0..<0
  }

  /// More measures than these nobody tells the parts of a whole among.
  private static let mostParts = 40

  /// The words for numbers that sum up one thing.
  private static let statistics: Set<String> = [
    "min", "max", "mean", "avg", "average", "median", "low", "high", "lo", "hi", "total", "sum",
    "std", "p50", "p90", "p95", "p99", "minimum", "maximum",
  ]

  /// Measures that are statistics of one thing, as "temp_max" and "temp_min" are, and each of the others
  /// apart; all together where there are no such.
  private static func byName(_ measures: [Column]) -> [[Column]] {
    var groups: [(thing: String, columns: [Column])] = []
    for column in measures {
      let words = column.name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let isStatistic = words.count > 1 && words.contains(where: statistics.contains)
      let thing =
        isStatistic
        ? words.filter { !statistics.contains($0) }.joined(separator: " ") : column.name
      if isStatistic, let index = groups.firstIndex(where: { $0.thing == thing }) {
        groups[index].columns.append(column)
      } else {
        groups.append((thing, [column]))
      }
    }
    return groups.count == measures.count ? [measures] : groups.map(\.columns)
  }

  /// The measures by their ranges: none goes up and down by less than a twentieth of all that the axis shows.
  private static func byRange(_ measures: [Column]) -> [[Column]] {
    var groups: [(ranges: [ClosedRange<Double>], columns: [Column])] = []
    for column in measures {
      guard case .numbers(let numbers) = column.values else { continue }
      let range = numbers.values.finiteRange
      // A line that never changes is as flat anywhere.
      let own = range.flatMap { $0.lowerBound < $0.upperBound ? $0 : nil }
      let place = groups.firstIndex { group in
        guard let own else { return true }
        let ranges = group.ranges + [own]
        let all = ranges.dropFirst().reduce(ranges[0]) { $0.joined($1) }
        return ranges.allSatisfy { 20 * $0.length >= all.length }
      }
      if let place {
        groups[place].columns.append(column)
        if let own { groups[place].ranges.append(own) }
      } else {
        groups.append((own.map { [$0] } ?? [], [column]))
      }
    }
    return groups.map(\.columns)
  }

  private static func bySize(_ measures: [Column], areMeans: Bool = false) -> [[Column]] {
    var groups: [(unit: String?, kind: ValueKind, columns: [(index: Int, size: Double)])] = []
    let times = BracketedUnit.times(atEndsOf: measures.map(\.name))
    for (index, column) in measures.enumerated() {
      guard case .numbers(let numbers) = column.values else { continue }
      // Times of day have no size.
      let size =
        numbers.kind == .clock
        ? 0
        : areMeans
          ? numbers.meanSize
          : numbers.values.finiteRange.map { max(-$0.lowerBound, $0.upperBound) } ?? 0
      let unit = numbers.unit ?? times[index] ?? BracketedUnit.atEnd(of: column.name)
      let place = groups.firstIndex { $0.unit == unit && $0.kind == numbers.kind }
      if let place {
        groups[place].columns.append((index, size))
      } else {
        groups.append((unit, numbers.kind, [(index, size)]))
      }
    }
    return groups.flatMap { ofOneSize($0.columns) }
      .sorted { ($0.first ?? 0) < ($1.first ?? 0) }.map { $0.map { measures[$0] } }
  }

  /// Columns in groups of one size: of those that may share an axis the nearest come together first.
  ///
  /// A column that is never anything but zero has no size, and suits every other.
  private static func ofOneSize(_ columns: [(index: Int, size: Double)]) -> [[Int]] {
    var groups = columns.filter { $0.size > 0 }
      .sorted { ($0.size, $0.index) < ($1.size, $1.index) }
      .map { (sizes: $0.size...$0.size, indices: [$0.index]) }
    /// The ratio of the sizes of a group and the next; infinite where they may not come together.
    func ratio(at index: Int) -> Double {
      let joined = groups[index].sizes.joined(groups[index + 1].sizes)
      return joined.isOneSize ? joined.ratio : .infinity
    }
    var ratios = groups.indices.dropLast().map(ratio)
    while let nearest = ratios.indices.min(by: { ratios[$0] < ratios[$1] }),
      ratios[nearest].isFinite
    {
      let next = groups.remove(at: nearest + 1)
      groups[nearest].sizes = groups[nearest].sizes.joined(next.sizes)
      groups[nearest].indices += next.indices
      ratios.remove(at: nearest)
      for index in [nearest - 1, nearest] where ratios.indices.contains(index) {
        ratios[index] = ratio(at: index)
      }
    }
    var indices = groups.map { $0.indices.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    let zeros = columns.filter { $0.size <= 0 }.map(\.index)
    if indices.isEmpty { return zeros.isEmpty ? [] : [zeros] }
    indices[0] = (indices[0] + zeros).sorted()
    return indices
  }
}

extension ClosedRange<Double> {
  /// True of sizes above zero that one axis can show: none twelve times another, which on a usual screen would have hardly
  /// a row.
  var isOneSize: Bool { upperBound <= 12 * lowerBound }

  /// The greater of two sizes as a multiple of the other.
  fileprivate var ratio: Double { upperBound / lowerBound }

  /// The distance from its lowest to its highest value.
  fileprivate var length: Double { upperBound - lowerBound }

  func joined(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension Column {
  /// True of numbers on both sides of zero, whose mean is close to it beside how far they go.
  fileprivate var goesAroundZero: Bool {
    guard spansZero, case .numbers(let numbers) = values, let range = numbers.values.finiteRange
    else { return false }
    let mean = Aggregate.mean(numbers.values)
    return abs(mean) * 4 <= range.upperBound - range.lowerBound
  }

  /// True of numbers on both sides of zero.
  fileprivate var spansZero: Bool {
    guard case .numbers(let numbers) = values, let range = numbers.values.finiteRange else {
      return false
    }
    return range.lowerBound < 0 && range.upperBound > 0
  }

  /// True of numbers the lowest of which is more than half of the highest.
  fileprivate var staysFarFromZero: Bool {
    guard case .numbers(let numbers) = values, let range = numbers.values.finiteRange else {
      return false
    }
    return range.lowerBound > 0 && range.lowerBound * 2 > range.upperBound
  }
}

extension NumberColumn {
  /// The mean distance of the values from zero.
  fileprivate var meanSize: Double {
    let sizes = values.lazy.filter(\.isFinite).map(abs)
    return Aggregate.mean(Array(sizes)).isFinite ? Aggregate.mean(Array(sizes)) : 0
  }
}
