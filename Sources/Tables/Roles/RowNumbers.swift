/// Whole numbers that number rows, or the groups that rows come in, and measure nothing.
extension Table {
  /// Fewer rows than these show no order by chance.
  private static let fewestRows = 20
  /// Fewer groups than these are levels of something.
  private static let fewestGroups = 5

  /// Of the measures those that number something: the row, under a name that says so or where no other
  /// measure has an order; or the group that a row is of.
  ///
  /// - Parameter measures: The places of the columns that are measures as far as is known.
  /// - Returns: The places of those columns, with what they are.
  func numbering(
    among measures: [Int]
  ) -> [(index: Int, role: ColumnRole, reason: RoleReason)] {
    var found: [(index: Int, role: ColumnRole, reason: RoleReason)] = []
    var left = measures
    // Of thousands of columns each would look through all of them.
    lazy var times = timesOfDay
    let hasDates = columns.contains { if case .dates = $0.values { true } else { false } }
    lazy var hasNames = columns.contains { column in
      guard case .text(let text) = column.values, text.firstNonNumber == nil else { return false }
      return Set(text.codes).count == rowCount && !text.codes.contains(-1)
    }
    for index in measures {
      guard case .numbers(let numbers) = columns[index].values, numbers.areWhole,
        numbers.unit == nil || RoleName.serial.matches(columns[index].name)
      else { continue }
      let others = left.filter { $0 != index }
      let isNamed =
        RoleName.serial.matches(columns[index].name)
        || RoleName.numbersThings(columns[index].name)
          && !RoleName.course.matches(columns[index].name)
      // The times of a race say who came in first, too.
      let isAlone = numbers.countsRows ? columns.count > 2 : numbers.follow(times)
      guard !others.isEmpty || isNamed && numbers.ranksRows && isAlone else { continue }
      if numbersSites(index, numbers) {
        found.append((index, .key, .both))
        left = others
        continue
      }
      if numbers.countsRows {
        guard isNamed || isWithoutOrder(index, others) || isBesideUnits(index, others) else {
          continue
        }
        found.append((index, .rowNumber, isNamed ? .both : .values))
      } else if isNamed && (numbers.ranksRows || numbers.isPermutation) {
        found.append((index, .key, .both))
      } else if numbers.countsOn && isWithoutOrder(index, others) || numbersThings(index) {
        found.append((index, .key, .values))
      } else if hasNames && numbersNames(index, numbers)
        || hasDates && numbersMoments(index, numbers)
      {
        found.append((index, .key, .values))
      } else if left.count > 2, numbersGroups(index, numbers) || numbersMembers(index, numbers) {
        found.append((index, .key, .values))
      } else {
        continue
      }
      left = others
    }
    return found
  }

  /// True of a first column without a unit beside measures that all have one: it counts what was measured.
  private func isBesideUnits(_ index: Int, _ others: [Int]) -> Bool {
    let times = [RoleName.year, .quarter, .month, .day, .hour, .minute, .course]
    let name = columns[index].name
    let words = ["time", "t", "week", "weeks", "days", "months", "hours", "age"]
    return index == 0 && others.count > 1 && rowCount >= Self.fewestGroups
      && !times.contains { $0.matches(name) } && !words.contains(name.lowercased())
      && others.allSatisfy { other in
        if case .numbers(let numbers) = columns[other].values { numbers.unit != nil } else { false }
      }
  }

  /// True where the rows stand in no order that a count of them could be the axis of: not one of at
  /// least two measures goes on from row to row.
  private func isWithoutOrder(_ index: Int, _ others: [Int]) -> Bool {
    guard others.count > 1, rowCount > Self.fewestRows,
      ![RoleName.step, .course].contains(where: { $0.matches(columns[index].name) })
    else { return false }
    return others.allSatisfy { other in
      if case .numbers(let numbers) = columns[other].values {
        numbers.values.isShuffled
      } else {
        false
      }
    }
  }

  /// The columns of times of a day.
  private var timesOfDay: [DateColumn] {
    columns.compactMap { column in
      guard case .dates(let dates) = column.values, dates.precision > .day,
        dates.values.allSatisfy({ !$0.isFinite || (0..<86_400).contains($0) })
      else { return nil }
      return dates
    }
  }

  /// True of whole numbers that rise by one, but for a few gaps: beside names that are all different the numbers
  /// of departments, stations or clubs.
  private func numbersNames(_ index: Int, _ numbers: NumberColumn) -> Bool {
    guard rowCount > Self.fewestRows, numbers.isWhole, numbers.values.allSatisfy(\.isFinite),
      !RoleName.step.matches(columns[index].name), !RoleName.year.matches(columns[index].name)
    else { return false }
    let steps = zip(numbers.values, numbers.values.dropFirst()).lazy.map { $1 - $0 }
    return steps.allSatisfy { $0 > 0 } && steps.count { $0 == 1 } * 5 >= (rowCount - 1) * 4
  }

  /// True of whole numbers that rise by one from row to row: beside times those of orders, tickets or visits.
  private func numbersMoments(_ index: Int, _ numbers: NumberColumn) -> Bool {
    guard rowCount > Self.fewestRows, numbers.isWhole, numbers.values.allSatisfy(\.isFinite),
      !RoleName.step.matches(columns[index].name), !RoleName.year.matches(columns[index].name)
    else { return false }
    return zip(numbers.values, numbers.values.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// True of numbers that stand in blocks, in each of which something else counts from the same beginning: the
  /// members of a panel, each with its weeks.
  private func numbersMembers(_ index: Int, _ numbers: NumberColumn) -> Bool {
    let values = numbers.values
    func starts(_ row: Int) -> Bool { row == 0 || values[row] != values[row - 1] }
    // Counted before they are listed: of most measures nearly every row is one.
    guard values.allSatisfy(\.isFinite), values.indices.count(where: starts) * 3 <= values.count,
      case let starts = values.indices.filter(starts), starts.count >= Self.fewestGroups,
      Set(starts.map { values[$0] }).count == starts.count,
      !RoleName.step.matches(columns[index].name)
    else { return false }
    return columns.indices.contains { other in
      guard other != index, let places = columns[other].places else { return false }
      let first = starts.map { places[$0] }
      return Set(first).count == 1
        && values.indices.dropFirst().allSatisfy {
          values[$0] != values[$0 - 1] || places[$0] > places[$0 - 1]
        }
    }
  }

  /// True of 1, 1, 1, 2, 2, 3 … where something else is one thing in each group: the size of an
  /// earthquake whose stations are the rows.
  private func numbersGroups(_ index: Int, _ numbers: NumberColumn) -> Bool {
    let values = numbers.values
    guard let first = values.first, let last = values.last, first == 0 || first == 1,
      zip(values, values.dropFirst()).allSatisfy({ $1 == $0 || $1 == $0 + 1 }),
      last - first + 1 >= Double(Self.fewestGroups),
      (last - first + 1) * 2 <= Double(values.count), !RoleName.step.matches(columns[index].name)
    else { return false }
    let starts = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
    return columns.indices.contains { other in
      guard other != index else { return false }
      let codes = Grouping(columns[other].values).codes
      let isOne = values.indices.dropFirst().allSatisfy {
        values[$0] != values[$0 - 1] || codes[$0] == codes[$0 - 1]
      }
      return isOne && Set(starts.map { codes[$0] }).count > 2
    }
  }
}

extension Column {
  /// Whole numbers and times, which can say where a row of a panel stands.
  fileprivate var places: [Double]? {
    switch values {
    case .numbers(let numbers): numbers.areWhole ? numbers.values : nil
    case .dates(let dates): dates.values
    case .text: nil
    }
  }
}

extension Table {
  /// The table with its first column called "name" where that has no header beside others that have one, and holds
  /// text: the names of the rows, as R writes them.
  var namingRows: Table {
    guard columns.count > 1, columns[0].name == "1", columns[1].name != "2",
      case .text(let text) = columns[0].values, text.firstNonNumber == nil
    else { return self }
    var table = self
    table.columns[0].name = columns.map(\.name).distinct("name")
    return table
  }
}

extension NumberColumn {
  var isWhole: Bool { areWhole && unit == nil }

  /// True of whole numbers, also where each is written as “1950.0”: programs write them so once one is
  /// missing.
  package var areWhole: Bool {
    fractionDigits == 0
      || fractionDigits == 1 && values.allSatisfy { !$0.isFinite || $0 == $0.rounded() }
  }

  /// True where the values are …, 3, 2, 1 to the last row: the newest stands first.
  var countsRowsDown: Bool {
    values.count > 20 && isWhole && values.last == 1
      && zip(values, values.dropFirst()).allSatisfy { $0 == $1 + 1 }
  }

  /// True where the values are 1, 2, 3 … or 0, 1, 2 … from the first row to the last.
  package var countsRows: Bool {
    guard let first = values.first, first == 0 || first == 1 else { return false }
    return values.indices.allSatisfy { values[$0] == first + Double($0) }
  }

  /// True of numbers that never fall while some time of a day goes on: places in a race.
  fileprivate func follow(_ times: [DateColumn]) -> Bool {
    times.contains { dates in
      let pairs = zip(values, dates.values).filter { $0.isFinite && $1.isFinite }
        .sorted { $0.1 < $1.1 }
      return pairs.count > 2 && zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 <= $1.0 }
    }
  }

  /// True where each value is one more than that of the row before.
  var countsOn: Bool {
    values.count > 1 && isWhole && zip(values, values.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// True of ranks from the first row on, as of a race: 1, 2, 2, 4; those without a rank come last.
  var ranksRows: Bool {
    let ranked = values.prefix { $0.isFinite }
    guard ranked.count > 2, ranked.first == 1, !values[ranked.count...].contains(where: \.isFinite)
    else { return false }
    return ranked.indices.dropFirst().allSatisfy { row in
      let step = ranked[row] - ranked[row - 1]
      return step == 0 || step == 1 || ranked[row] == Double(row + 1)
    } && ranked[ranked.count - 1] * 2 > Double(ranked.count)
  }

  /// True of 1 to as many as there are, each once, in any order.
  var isPermutation: Bool {
    let present = values.filter(\.isFinite)
    return present.count > 2 && present.min() == 1 && present.max() == Double(present.count)
      && Set(present).count == present.count
  }

  /// True of numbers that count from 1 on, and begin anew some times: the samples of each of three studies.
  var beginsAnew: Bool {
    guard values.first == 1, values.allSatisfy(\.isFinite) else { return false }
    return values.dropFirst().contains(1)
      && zip(values, values.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == 1 }
  }

  /// True of numbers that begin anew where, and only where, a row is of another group than the one before.
  func countsWithin(_ groups: Grouping) -> Bool {
    groups.count > 1
      && values.indices.dropFirst().allSatisfy {
        (groups.codes[$0] != groups.codes[$0 - 1]) == (values[$0] == 1)
      }
  }

  /// True of what a program calls rows by, also where some of them are gone or all are shuffled: a
  /// whole number each, no two alike, and not in even steps as an axis is.
  var namesRows: Bool {
    if countsRows { return true }
    guard values.count > 20, areDifferent else { return false }
    let sorted = values.sorted()
    return sorted != values || !Self.haveEvenSteps(sorted)
  }

  /// True of 1, 2, 3, 6, 7 …, which count rows of which some are gone, and of which hardly one has no number.
  var skipsRows: Bool {
    let present = values.filter(\.isFinite)
    guard present.count >= Self.fewestCounted, present.count * 10 >= values.count * 9,
      let first = present.first, let last = present.last, first == 0 || first == 1,
      last - first + 1 <= 1.5 * Double(present.count)
    else { return false }
    let steps = zip(present, present.dropFirst()).map { $1 - $0 }
    return steps.allSatisfy { $0 > 0 } && steps.count { $0 == 1 } * 2 > steps.count
  }

  /// Fewer numbers count nothing.
  private static let fewestCounted = 5

  /// True of values that are all there, all different and in no even steps, in whatever order.
  var areNames: Bool { areDifferent && !Self.haveEvenSteps(values.sorted()) }

  private var areDifferent: Bool {
    values.allSatisfy(\.isFinite) && Set(values).count == values.count
  }

  private static func haveEvenSteps(_ sorted: [Double]) -> Bool {
    Set(zip(sorted, sorted.dropFirst()).map { $1 - $0 }).count < 2
  }
}
