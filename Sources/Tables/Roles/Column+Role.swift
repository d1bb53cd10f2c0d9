extension Column {
  /// Of fewer rows two names may be those of two things.
  private static let fewestInTwo = 20
  /// More groups have names of their own.
  private static let mostGroups = 5

  func role(
    isFirst: Bool, isNameless: Bool, hasPlaces: Bool, rowCount: Int
  ) -> (role: ColumnRole, reason: RoleReason) {
    switch values {
    case .dates: return (.time, .values)
    case .text(let text):
      if text.dictionary.isEmpty { return (.empty, .values) }
      if isFirst, text.countsRowsInBrackets { return (.rowNumber, .values) }
      // A code that is written otherwise here and there is a code all the same.
      if text.firstNonNumber != nil {
        return RoleName.key.matches(name) ? (.key, .name) : (.measure, .values)
      }
      // A few groups are no names of things, whatever their column is called.
      let areGroups =
        text.dictionary.count == 2 && rowCount >= Self.fewestInTwo
        || (3...Self.mostGroups).contains(text.dictionary.count)
          && rowCount >= Self.fewestInTwo * text.dictionary.count
      if RoleName.key.matches(name), !areGroups { return (.key, .name) }
      if text.arePaddedCodes, !isPartOfTime { return (.key, .values) }
      if CalendarNames.cycle(of: text.dictionary) != nil { return (.cyclic, .values) }
      if PeriodLabels.ranks(of: text.dictionary) != nil { return (.nominal, .values) }
      let isUnique = Double(text.dictionary.count) > 0.8 * Double(rowCount)
      return (rowCount > 50 && isUnique ? .key : .nominal, .values)
    case .numbers(let numbers):
      guard let extent = numbers.values.finiteRange else { return (.empty, .values) }
      let (low, high) = (extent.lowerBound, extent.upperBound)
      if numbers.kind == .clock { return (.measure, .values) }
      if RoleName.namesRows(name), numbers.areWhole, numbers.unit == nil {
        return (.rowNumber, .name)
      }
      if isFirst, numbers.isWhole,
        isNameless
          ? numbers.namesRows || numbers.skipsRows
          : RoleName.row.matches(name) && numbers.countsRows
      {
        return (.rowNumber, isNameless ? .values : .both)
      }
      if isFirst, isNameless, numbers.countsWithinNumbered { return (.rowNumber, .values) }
      if hasPlaces {
        for (place, role) in [(RoleName.latitude, ColumnRole.latitude), (.longitude, .longitude)]
        where place.matches(name) && isPlace(place) { return (role, .both) }
      }
      // Here and there an identifier has a point in it.
      if !numbers.isWhole, numbers.unit == nil, RoleName.key.matches(name), numbers.areMostlyWhole {
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
        // The kinds of a table for learning, which have numbers: of two, the numbers are shares.
        let kinds = Set(numbers.values.filter(\.isFinite)).count
        if RoleName.namesKinds(name), (3...10).contains(kinds), rowCount > 20 {
          return (.nominal, .both)
        }
        if RoleName.key.matches(name),
          !(rowCount >= Self.fewestInTwo && numbers.areFlags(of: rowCount)), !numbers.areClasses
        {
          return (.key, .name)
        }
        let isNumber =
          RoleName.isNumberOfThing(name)
          // A word for a thing over numbers of as many digits each is short for its number.
          || RoleName.namesThings(name) && low >= 1_000
            && String(Int(low)).count == String(Int(min(high, 1e15))).count
        if isNumber, rowCount > 20, kinds > 20, kinds * 4 > rowCount { return (.key, .name) }
        // A number of something rises, and may begin anew; or it is another one in each row, in no even steps.
        if RoleName.mayBeKey(name), rowCount > 20, !numbers.countWithinGroups,
          let first = numbers.values.first,
          zip(numbers.values, numbers.values.dropFirst()).allSatisfy({ $0 <= $1 || $1 == first })
            || numbers.areNames
        {
          return (.key, .both)
        }
        if RoleName.group.matches(name) || RoleName.replicate.matches(name)
          || RoleName.mayHaveNumbers(name) && kinds > 20, rowCount > 20
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
  func isPlace(_ name: RoleName) -> Bool {
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
