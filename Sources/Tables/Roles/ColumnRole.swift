/// The purpose of a column in a chart.
///
/// The tests and their order follow what tools that choose charts by themselves use: CompassQL and
/// Voyager (few and rare different values are a category; mostly different text is a key), Umwelt (what
/// makes rows unique).
public enum ColumnRole: String, CaseIterable, Equatable, Sendable {
  /// A moment: dates, years, seconds since 1970.
  case time
  /// A part of the calendar, of the clock or of the compass that comes again: months, weekdays, hours, directions.
  case cyclic
  case latitude
  case longitude
  /// The number of the row, which says nothing.
  case rowNumber = "row-number"
  /// The name of one thing: an identifier, a code, nearly always another text.
  case key
  /// One of some kinds.
  case nominal
  /// One of few whole numbers: cylinders, grades.
  case ordinal
  /// An amount: a number that says how much.
  case measure
  /// Nothing: every cell is missing.
  case empty
}

/// The reason why a column has its role.
public enum RoleReason: String, CaseIterable, Equatable, Sendable {
  /// Its name, its values, or both together.
  case name, values, both
}

extension Table {
  /// The role of each column, with the reason.
  ///
  /// A role is given by name and values together, so that no "year" of 3.5 is a time.
  package var roles: [(role: ColumnRole, reason: RoleReason)] {
    let isNamed = columns.map(\.name)
    let hasHeader = isNamed != (1...max(columns.count, 1)).map(String.init)
    let hasPlaces = [RoleName.latitude, .longitude].allSatisfy { name in
      columns.contains { name.matches($0.name) && $0.isPlace(name) }
    }
    var roles = columns.enumerated().map { index, column in
      let isNameless = hasHeader && column.name == String(index + 1)
      return column.role(
        isFirst: index == 0, isNameless: isNameless, hasPlaces: hasPlaces, rowCount: rowCount)
    }
    if isSequence {
      // A monitor measures all that it writes: "id" is how idle a processor was.
      for (index, column) in columns.enumerated() {
        if case .numbers = column.values, roles[index].role != .empty {
          roles[index] = (.measure, .both)
        }
      }
      return roles
    }
    if roles.contains(where: { $0.role == .time }) {
      // Beside a time, a count of the rows is no measure.
      for index in roles.indices where roles[index].role == .measure {
        guard case .numbers(let numbers) = columns[index].values,
          numbers.countsRows || numbers.countsRowsDown,
          rowCount > 20 && roles.count(where: { $0.role == .measure }) > 1
            || RoleName.counter.matches(columns[index].name)
            || RoleName.row.matches(columns[index].name)
        else { continue }
        roles[index] = (.rowNumber, .both)
      }
    }
    // The last measure that is left stays one, whatever its numbers; but nothing is measured by a column
    // that never changes, nor, where no time passes, by one of 0 and 1.
    var measures = roles.indices.filter { roles[$0].role == .measure && !columns[$0].isConstant }
    let hasTimes = roles.contains { $0.role == .time }
    for index in measures.sorted(by: { (rank(of: $0), $0) < (rank(of: $1), $1) }) {
      guard case .numbers(let numbers) = columns[index].values, numbers.kind != .clock,
        measures.count > 1
          || (!hasTimes && columns.count > 1 && numbers.areFlags(of: rowCount)),
        let role: ColumnRole =
          RoleName.numbersThings(columns[index].name)
            && (numbers.beginsAnew && !numbers.countWithinGroups
              || numbers.areWhole && numbers.areNames && rowCount > 20)
          ? .key
          : RoleName.isDirection(columns[index].name) && numbers.areDegrees
            ? .cyclic : numbers.areLevels(of: rowCount) ? .ordinal : numbers.areMembers ? .key : nil
      else { continue }
      roles[index] = (role, .values)
      measures.removeAll { $0 == index }
    }
    for index in roles.indices
    where roles[index].role == .ordinal && hasPairedName(index)
      || roles[index].role == .measure && measures.count > 1 && hasPairedName(index)
    {
      roles[index] = (.key, .values)
      measures.removeAll { $0 == index }
    }
    for number in numbering(among: measures) {
      roles[number.index] = (number.role, number.reason)
    }
    // A time that begins anew with each member of a panel is no measure of it.
    let members = roles.indices.filter { roles[$0].role == .key }
    for index in measures
    where roles[index].role == .measure && RoleName.step.matches(columns[index].name)
      && roles.count(where: { $0.role == .measure }) > 1
    {
      guard case .numbers(let numbers) = columns[index].values, numbers.beginsAnew,
        members.contains(where: { numbers.countsWithin(Grouping(columns[$0].values)) })
      else { continue }
      roles[index] = (.ordinal, .both)
    }
    return roles
  }

  /// The order in which columns cease to be measures: what may be an axis, then what is 0 or 1.
  private func rank(of index: Int) -> Int {
    if RoleName.step.matches(columns[index].name) { return 0 }
    guard case .numbers(let numbers) = columns[index].values else { return 2 }
    return numbers.areFlags(of: rowCount) ? 1 : 2
  }
}

extension Column {
  /// Of fewer rows two names may be those of two things.
  private static let fewestInTwo = 20

  fileprivate func role(
    isFirst: Bool, isNameless: Bool, hasPlaces: Bool, rowCount: Int
  ) -> (role: ColumnRole, reason: RoleReason) {
    switch values {
    case .dates: return (.time, .values)
    case .text(let text):
      if text.dictionary.isEmpty { return (.empty, .values) }
      if isFirst, text.countsRowsInBrackets { return (.rowNumber, .values) }
      if text.firstNonNumber != nil { return (.measure, .values) }
      // Two groups are no names of things, whatever their column is called.
      let areTwo = text.dictionary.count == 2 && rowCount >= Self.fewestInTwo
      if RoleName.key.matches(name), !areTwo { return (.key, .name) }
      if text.arePaddedCodes, !isPartOfTime { return (.key, .values) }
      if CalendarNames.cycle(of: text.dictionary) != nil { return (.cyclic, .values) }
      if PeriodLabels.ranks(of: text.dictionary) != nil { return (.nominal, .values) }
      let isUnique = Double(text.dictionary.count) > 0.8 * Double(rowCount)
      return (rowCount > 50 && isUnique ? .key : .nominal, .values)
    case .numbers(let numbers):
      let finite = numbers.values.lazy.filter(\.isFinite)
      guard let low = finite.min(), let high = finite.max() else { return (.empty, .values) }
      if numbers.kind == .clock { return (.measure, .values) }
      if RoleName.namesRows(name), numbers.areWhole, numbers.unit == nil {
        return (.rowNumber, .name)
      }
      if isFirst, numbers.isWhole,
        isNameless ? numbers.namesRows : RoleName.row.matches(name) && numbers.countsRows
      {
        return (.rowNumber, isNameless ? .values : .both)
      }
      if hasPlaces {
        for (place, role) in [(RoleName.latitude, ColumnRole.latitude), (.longitude, .longitude)]
        where place.matches(name) && isPlace(place) { return (role, .both) }
      }
      // Here and there an identifier has a point in it.
      if !numbers.isWhole, numbers.unit == nil, numbers.areMostlyWhole, RoleName.key.matches(name) {
        return (.key, .name)
      }
      if numbers.isWhole {
        let cycles: [(RoleName, ClosedRange<Double>)] = [
          (.month, 1...12), (.quarter, 1...4), (.day, 1...31), (.weekday, 0...7), (.hour, 0...24),
        ]
        for (cycle, range) in cycles
        where cycle.matches(name) && range.contains(low) && range.contains(high) {
          return (.cyclic, .both)
        }
        if isStatus { return (.nominal, .both) }
        if RoleName.key.matches(name),
          !(rowCount >= Self.fewestInTwo && numbers.areFlags(of: rowCount))
        {
          return (.key, .name)
        }
        // A number of something rises, and may begin anew; or it is another one in each row, in no even steps.
        if RoleName.mayBeKey(name), rowCount > 20, !numbers.countWithinGroups,
          let first = numbers.values.first,
          zip(numbers.values, numbers.values.dropFirst()).allSatisfy({ $0 < $1 || $1 == first })
            || numbers.areNames
        {
          return (.key, .both)
        }
        let isClass = ["class", "classroom", "school", "klasse", "schule"].contains(
          name.lowercased())
        if RoleName.group.matches(name) || RoleName.replicate.matches(name)
          || isClass && Set(numbers.values).count > 20, rowCount > 20
        {
          return (.key, .both)
        }
      }
      return (.measure, .values)
    }
  }

  /// True of a column that is named after a part of a date or of a day.
  private var isPartOfTime: Bool {
    [RoleName.year, .month, .day, .hour, .minute, .weekday, .quarter, .clock, .epoch].contains {
      $0.matches(name)
    }
  }

  /// True where all numbers are ones that a latitude or a longitude can be.
  fileprivate func isPlace(_ name: RoleName) -> Bool {
    guard case .numbers(let numbers) = values else { return false }
    // Longitudes also run from 0 to 360 degrees east.
    let limit = name == .latitude ? 90.0 : 360.0
    return numbers.values.allSatisfy { !$0.isFinite || abs($0) <= limit }
  }
}

extension TextColumn {
  /// True of "[1,]", "[2,]" …, as R prints the rows of a matrix.
  fileprivate var countsRowsInBrackets: Bool {
    dictionary.count > 2 && dictionary.count == codes.count
      && codes.enumerated().allSatisfy { row, code in
        code >= 0 && dictionary[Int(code)] == "[\(row + 1),]"
      }
  }

  /// Fewer codes may be kinds, or the hours of a day.
  private static let fewestCodes = 25

  /// True of many codes of as many digits each, some of which begin with a zero, as those of counties do.
  fileprivate var arePaddedCodes: Bool {
    guard dictionary.count >= Self.fewestCodes, let length = dictionary.first?.utf8.count,
      length > 1,
      dictionary.contains(where: { $0.first == "0" })
    else { return false }
    return dictionary.allSatisfy { $0.utf8.count == length && $0.utf8.allSatisfy(\.isDigit) }
  }
}

extension NumberColumn {
  /// True of numbers that tell kinds of rows apart rather than measure them.
  fileprivate func areLevels(of rows: Int) -> Bool {
    isFew(of: rows) || areFlags(of: rows) || areBalanced(of: rows)
  }

  /// True of numbers of a circle, in which the largest is next to the smallest.
  fileprivate var areDegrees: Bool {
    unit == nil && values.allSatisfy { !$0.isFinite || (0...360).contains($0) }
  }

  /// True of nothing but 0 and 1, or −1 and 1, in more than a handful of rows.
  fileprivate func areFlags(of rows: Int) -> Bool {
    guard rows >= Self.fewestRows, unit == nil else { return false }
    let present = values.lazy.filter(\.isFinite)
    guard present.allSatisfy({ $0 == 0 || abs($0) == 1 }) else { return false }
    return [[0, 1], [-1, 1]].contains(Set(present))
  }

  /// True where nine in ten are whole, and rise from row to row as identifiers do.
  fileprivate var areMostlyWhole: Bool {
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
    guard rows >= Self.fewestRows, unit == nil, let size = size(most: Self.mostLevels) else {
      return false
    }
    return size > 1
  }

  /// True of numbers that count 1, 2, 3 … again and again: the children of each of many families.
  fileprivate var countWithinGroups: Bool {
    guard let first = values.first, first == 0 || first == 1 else { return false }
    // A season of many games is no group.
    let starts = values.count { $0 == first }
    return starts > 1 && Double(starts) >= values.max() ?? .infinity
      && zip(values, values.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == first }
  }

  /// True of whole numbers that are too many for levels and come equally often, again and again: the members
  /// of a panel.
  fileprivate var areMembers: Bool {
    guard isWhole, let size = size(most: values.count / 3) else { return false }
    return size > 2
  }

  /// The number of rows that each different value has; `nil` where it is not one number, a value is
  /// missing, or there are less than two or more than so many.
  private func size(most: Int) -> Int? {
    var counts: [Double: Int] = [:]
    for value in values {
      guard value.isFinite else { return nil }
      counts[value, default: 0] += 1
      if counts.count > most { return nil }
    }
    let sizes = Set(counts.values)
    return counts.count > 1 && sizes.count == 1 ? sizes.first : nil
  }

  /// Fewer rows show a pattern by chance.
  private static let fewestRows = 8
  /// More codes than these nobody makes up.
  private static let mostCodes = 12
  /// More levels than these nobody plans.
  private static let mostLevels = 40

  /// True of whole numbers that are fewer than forty different ones and than a twentieth of the rows.
  fileprivate func isFew(of rows: Int) -> Bool {
    guard isWhole else { return false }
    let most = min(Double(Self.mostLevels), Double(rows) / 20)
    var known: Set<Double> = []
    for value in values where value.isFinite {
      known.insert(value)
      if Double(known.count) >= most { return false }
    }
    // A few that reach far beyond their number are counts of something: cigarettes, days lost.
    let (low, high) = (known.min() ?? 0, known.max() ?? 0)
    if low == 0, known.count > Self.mostCodes, high - low >= 2 * Double(known.count) {
      return false
    }
    // A column that never changes is measured all the same.
    return known.count > 1
  }
}
