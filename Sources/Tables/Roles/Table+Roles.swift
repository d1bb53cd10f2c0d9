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
    let pair = hasPlaces ? nil : placePair
    var roles = columns.enumerated().map {
      index, column -> (role: ColumnRole, reason: RoleReason) in
      if let pair, index == pair.latitude { return (.latitude, .both) }
      if let pair, index == pair.longitude { return (.longitude, .both) }
      let isNameless = hasHeader && column.name == String(index + 1)
      return column.role(
        isFirst: index == 0, isNameless: isNameless, hasPlaces: hasPlaces, rowCount: rowCount)
    }
    nameMinutes(&roles)
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
    let fields = fieldsOfOneScale.union(answersWithoutAnEnd)
    let parts = partsOfTotals
    // Readings one time after the other are of one thing, however often each comes.
    let hasRisingTimes = zip(columns, roles).contains { $1.role == .time && $0.hasRisingTimes }
    let staircases = hasTimes ? [] : staircases(among: measures)
    let counts = hasTimes ? countsAlone(among: measures) : []
    let rated = raters(among: measures)
    for index in rated?.raters ?? [] { roles[index] = (.key, .values) }
    measures.removeAll { rated?.raters.contains($0) == true }
    for index in measures.sorted(by: { (rank(of: $0), $0) < (rank(of: $1), $1) }) {
      guard case .numbers(let numbers) = columns[index].values, numbers.kind != .clock,
        !fields.contains(index), !staircases.contains(index), !counts.contains(index),
        index != rated?.rating,
        measures.count > 1
          || (!hasTimes && columns.count > 1 && numbers.areFlags(of: rowCount)),
        let role: ColumnRole =
          RoleName.numbersThings(columns[index].name)
            && (numbers.beginsAnew && !numbers.countWithinGroups
              || numbers.areWhole && numbers.areNames && rowCount > 20)
            || numbers.kind == .rank && numbers.ranksRows
          ? .key
          : RoleName.isDirection(columns[index].name) && numbers.areDegrees
            ? .cyclic
            : !isSurelyMeasured(index) && !parts.contains(index)
              && (numbers.areLevels(of: rowCount)
                || !hasTimes && RoleName.step.matches(columns[index].name)
                  && numbers.comesEquallyOften(of: rowCount)
                || numbers.areOneAndTwo && TraitNames.isTrait(columns[index].name))
              ? .ordinal : numbers.areMembers && !hasRisingTimes ? .key : nil
      else { continue }
      roles[index] = (role, .values)
      measures.removeAll { $0 == index }
    }
    let texts = texts
    for index in roles.indices
    where roles[index].role == .ordinal && hasPairedName(index, among: texts)
      || roles[index].role == .measure && measures.count > 1
        && hasPairedName(index, among: texts)
    {
      roles[index] = (.key, .values)
      measures.removeAll { $0 == index }
    }
    for number in numbering(among: measures) {
      roles[number.index] = (number.role, number.reason)
    }
    var keys = roles.indices.filter { roles[$0].role == .key }
    var left = measures.count { roles[$0].role == .measure }
    for index in measures where roles[index].role == .measure {
      // Numbers that point at other rows are nobody's last measure.
      let isKey =
        refersToRows(index, keys: keys)
        || left > 1
          && (numbersWithin(index, keys: keys) || numbersSubjects(index)
            || namesGroups(index, besides: roles.map(\.role)))
      guard isKey else { continue }
      roles[index] = (.key, .values)
      keys = roles.indices.filter { roles[$0].role == .key }
      left -= 1
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
    // The number of a report of several is when it was made.
    for index in columns.indices where roles[index].role == .measure {
      guard columns[index].name == DeviceReport.number,
        case .numbers(let numbers) = columns[index].values, numbers.countsBlocks
      else { continue }
      roles[index] = (.ordinal, .both)
    }
    // The periods of cohorts are an axis, and their sizes are measured.
    if let cohorts = longCohorts {
      roles[cohorts.period] = (.ordinal, .values)
      for index in cohorts.sizes where roles[index].role != .empty {
        roles[index] = (.measure, .values)
      }
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
  /// True of times that go on from row to row, or back.
  fileprivate var hasRisingTimes: Bool {
    guard case .dates(let dates) = values else { return false }
    let pairs = zip(dates.values, dates.values.dropFirst())
    return pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 }
  }
}

extension NumberColumn {
  /// True of 1, 1, 2, 2, 3, 3: whole numbers from 1 on, each of which comes several times, one behind the other.
  fileprivate var countsBlocks: Bool {
    values.first == 1 && zip(values, values.dropFirst()).allSatisfy { $1 == $0 || $1 == $0 + 1 }
      && (values.last ?? 0) * 2 <= Double(values.count)
  }
}

extension Table {
  /// Takes the minutes and seconds beside an hour for parts of a time, which nobody measures.
  private func nameMinutes(_ roles: inout [(role: ColumnRole, reason: RoleReason)]) {
    guard columns.contains(where: { RoleName.hour.matches($0.name) }) else { return }
    for index in columns.indices where roles[index].role == .measure {
      guard RoleName.isPartOfHour(columns[index].name),
        case .numbers(let numbers) = columns[index].values, numbers.areWhole, numbers.unit == nil,
        numbers.values.allSatisfy({ !$0.isFinite || (0...59).contains($0) })
      else { continue }
      roles[index] = (.cyclic, .both)
    }
  }

  /// The only two columns that are called by a latitude and a longitude of the same: "centroid_lat" and "centroid_lon".
  fileprivate var placePair: (latitude: Int, longitude: Int)? {
    func rest(_ name: String, without place: RoleName) -> String? {
      let parts = name.lowercased().split { !$0.isLetter }.map(String.init)
      guard parts.count > 1, let word = parts.first(where: place.matches),
        RoleName.isLatitude(name) || RoleName.isLongitude(name)
      else { return nil }
      return parts.filter { $0 != word }.joined(separator: " ")
    }
    let pairs = columns.indices.flatMap { one -> [(latitude: Int, longitude: Int)] in
      guard let stem = rest(columns[one].name, without: .latitude), columns[one].isPlace(.latitude)
      else { return [] }
      return columns.indices.filter { other in
        rest(columns[other].name, without: .longitude) == stem && columns[other].isPlace(.longitude)
      }.map { (one, $0) }
    }
    // Places that come again and again, once a year, are a trait of what is told of them, unless they are named as the place of
    // one thing: "position.lat".
    guard pairs.count == 1, case .numbers(let numbers) = columns[pairs[0].latitude].values,
      columns[pairs[0].latitude].name.contains(".")
        || Set(numbers.values.filter(\.isFinite)).count * 10 >= rowCount * 9
    else { return nil }
    return pairs[0]
  }
}
