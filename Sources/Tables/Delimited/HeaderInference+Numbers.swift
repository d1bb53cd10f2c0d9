import Glibc

/// Names of columns that are numbers: classes, hours, percentiles, places on a grid.
extension HeaderInference {
  /// True of the numbers of columns, from 0 or 1 on, over rows that have names: the wells of a plate, the weeks of a
  /// course.
  ///
  /// Behind a word they are values where those below are whole numbers, too, they are few, and a row below counts on likewise.
  static func areNumbered(_ rows: [[[UInt8]]]) -> Bool {
    let body = rows.dropFirst()
    guard let corner = rows[0].first, rows[0].count > 3, body.count > 1,
      corner.isEmpty || kind(corner) == .text,
      // Of rooms and products some are named by a number, too: 170, 171a; groups by the day they began.
      body.allSatisfy({ $0.first.map { kind($0) != .missing } == true })
    else { return false }
    let names = rows[0].dropFirst().map { String(decoding: $0, as: UTF8.self) }
    guard let first = names.first.flatMap(Int.init), (0...1).contains(first),
      names.enumerated().allSatisfy({ $1 == String(first + $0) }),
      !body.contains(where: { $0.dropFirst().elementsEqual(rows[0].dropFirst()) })
    else { return false }
    return corner.isEmpty || names.count >= fewestNumbered
      || body.joined().contains { number($0)?.fractionDigits ?? 0 > 0 }
      || !body.contains { row in
        countsOn(row.dropFirst().compactMap { number($0)?.value })
      }
  }

  /// So many whole numbers in a row that count on from 1 are hardly values.
  private static let fewestNumbered = 8

  /// True of numbers that rise or fall, behind a blank or in quotes, over others: the classes of a table of two
  /// measures, as R writes it.
  static func areOtherNumbers(_ rows: [[[UInt8]]], isFirstQuoted: Bool) -> Bool {
    let first = rows[0]
    let isBlank = first.first?.isEmpty == true
    guard first.count > 2, isBlank || isFirstQuoted else { return false }
    let places = first.indices.dropFirst(isBlank ? 1 : 0)
    let names = places.compactMap { number(first[$0])?.value }
    guard names.count == places.count, names.count > 1,
      zip(names, names.dropFirst()).allSatisfy(<) || zip(names, names.dropFirst()).allSatisfy(>)
    else { return false }
    let body = rows.dropFirst()
    var others = 0
    for (column, name) in zip(places, names) {
      let values = body.compactMap { column < $0.count ? number($0[column])?.value : nil }
      guard let low = values.min(), let high = values.max(), !values.contains(name) else {
        return false
      }
      if !(low...high).contains(name) { others += 1 }
    }
    return isFirstQuoted || others == names.count && body.count > 1
  }

  /// True of words over numbers, with numbers beside them that may be names: "name, mean, 50%", "term, estimate, 2.5 %, 97.5 %".
  ///
  /// One word alone may be a slip in a row of values; beside it the numbers must rise, or have a unit that none below has.
  static func standOverNumbers(_ rows: [[[UInt8]]]) -> Bool {
    let first = rows[0]
    let below = first.indices.map { column in
      rows.dropFirst().filter { column < $0.count }.map { kind($0[column]) }
        .filter { $0 != .missing }
    }
    func isOver(_ column: Int, _ others: CellKind...) -> Bool {
      !below[column].isEmpty && below[column].allSatisfy(others.contains)
    }
    let words = first.indices.filter { kind(first[$0]) == .text && isOver($0, .number, .year) }
    let numbers = first.indices.filter { kind(first[$0]) == .number }
    guard !words.isEmpty, !numbers.isEmpty, !numbers.contains(0),
      first.indices.allSatisfy({ column in
        // A cell over cells of its kind is a value.
        switch kind(first[column]) {
        case .date: !isOver(column, .date)
        case .year: false
        default: true
        }
      })
    else { return false }
    if words.count > 1 || numbers.allSatisfy({ isUnitOverNumbers(rows, $0) }) { return true }
    let values = numbers.compactMap { number(first[$0])?.value }
    return rises(values)
  }

  /// True of codes behind a word that count on, or of steps that multiply, over rows that do neither: products 101, 102, 103,
  /// sizes 0.25, 0.5, 1, 2.
  ///
  /// Small numbers that count on may be values as well as names, and three that multiply hardly say anything.
  static func areSteps(_ rows: [[[UInt8]]]) -> Bool {
    let body = rows.dropFirst()
    guard let corner = rows[0].first, kind(corner) == .text, rows[0].count > 3, body.count > 1,
      body.allSatisfy({ $0.first.map(kind) == .text })
    else { return false }
    let names = rows[0].dropFirst().compactMap { number($0)?.value }
    guard names.count == rows[0].count - 1, let first = names.first, first > 0 else { return false }
    let values = body.map { row in row.dropFirst().compactMap { number($0)?.value } }
    guard values.contains(where: { $0.count > 1 }) else { return false }
    return first >= leastCode && countsOn(names) && !values.contains(where: countsOn)
      || names.count >= fewestSteps && multiplies(names) && !values.contains(where: multiplies)
  }

  /// True of years in even steps behind words, "Name, FIPS, 1990, 2000, 2010", over rows that do not go on so, whose values may
  /// look like years themselves.
  static func areYears(_ rows: [[[UInt8]]]) -> Bool {
    let words = rows[0].prefix { kind($0) == .text }.count
    let years = rows[0].dropFirst(words)
    let body = rows.dropFirst()
    guard words > 0, years.count >= fewestYears, !body.isEmpty,
      years.allSatisfy({ kind($0) == .year })
    else { return false }
    func hasEvenSteps(_ cells: some Collection<[UInt8]>) -> Bool {
      let values = cells.compactMap { number($0)?.value }
      let steps = zip(values, values.dropFirst()).map { $1 - $0 }
      return values.count == years.count && steps.allSatisfy { $0 == steps[0] && $0 > 0 }
    }
    return hasEvenSteps(years)
      && body.allSatisfy { row in
        row.count == rows[0].count && !hasEvenSteps(row.dropFirst(words))
          && row.dropFirst(words).allSatisfy { [.year, .number, .missing].contains(kind($0)) }
      }
  }

  /// Fewer years may be values.
  private static let fewestYears = 3

  /// Lower numbers are counts as well as codes.
  private static let leastCode = 100.0
  /// Fewer numbers multiply by chance.
  private static let fewestSteps = 4

  private static func multiplies(_ values: [Double]) -> Bool {
    guard values.count > 1, values[0] > 0, values[1] > values[0] else { return false }
    let ratio = values[1] / values[0]
    return zip(values, values.dropFirst()).allSatisfy { abs($1 - ratio * $0) <= 1e-9 * $1 }
  }

  /// True of numbers behind a word that rise, and of which each is beyond all below it, as hardly a row of the same kind
  /// would be.
  ///
  /// Of n + 1 values in any order the first is the least or the largest with the chance 2/(n + 1), and k different numbers
  /// rise with the chance 1/k!.
  static func areUnlikelyBesideTheOthers(_ rows: [[[UInt8]]]) -> Bool {
    let body = Array(rows.dropFirst())
    guard let corner = rows[0].first, kind(corner) == .text, rows[0].count > 2, body.count > 2,
      body.allSatisfy({ $0.first.map(kind) == .text })
    else { return false }
    let names = rows[0].dropFirst().compactMap { number($0)?.value }
    guard names.count == rows[0].count - 1, rises(names) else { return false }
    let values = body.map { row in row.dropFirst().map { number($0)?.value } }
    guard countBeyond(names, values) == names.count else { return false }
    // Codes that follow on each other, in a row like none below it.
    if names.count > 2, countsOn(names),
      !values.contains(where: { countsOn($0.compactMap(\.self)) })
    {
      return true
    }
    guard
      // In rows that rise or fall each first one is beyond the others.
      countBeyond(values[0].compactMap(\.self), Array(values.dropFirst())) * 2 <= names.count
    else { return false }
    var chance = pow(2 / Double(body.count + 1), Double(names.count))
    if !values.contains(where: { rises($0.compactMap(\.self)) }) {
      chance /= tgamma(Double(names.count) + 1)
    }
    return chance < 0.02
  }

  private static func rises(_ values: [Double]) -> Bool {
    values.count > 1 && zip(values, values.dropFirst()).allSatisfy(<)
  }

  private static func countsOn(_ values: [Double]) -> Bool {
    values.count > 1 && zip(values, values.dropFirst()).allSatisfy { $1 - $0 == 1 }
  }

  /// The number of values that are beyond all of their column.
  private static func countBeyond(_ first: [Double], _ rows: [[Double?]]) -> Int {
    first.indices.count { column in
      let below = rows.compactMap { column < $0.count ? $0[column] : nil }
      guard let low = below.min(), let high = below.max() else { return false }
      return !(low...high).contains(first[column])
    }
  }
}
