/// Records whose first cell is the key that each has in an object: days, cities, names with a number each.
extension JSONRecords {
  /// Fewer numbers than these are one record of so many columns.
  private static let fewestNumbers = 3

  /// A row for each key, or for each record of the list that a key has.
  struct Keyed {
    var keys: [String]
    var names: [String]
    /// For each name, the entry of each row's cell; −1 where there is none.
    var cells: [[Int]]
    /// The name of the member that all stand in; "" of none.
    var place = ""
    /// The names of what stands beside them and is of another kind.
    var others: [String] = []
    /// True where keys are names of what is told of things, not of the things.
    var isTurned = false

    /// The name of the column of the keys, where they are times or numbers of things; "" of names.
    var keysName: String {
      if let times = Table.timesName(keys) { return times }
      let numbers = keys.compactMap(Double.init)
      guard numbers.count == keys.count else {
        let name = isTurned || JSONRecords.isEnvelope(place) ? "" : place
        // A column without a name is called "name", which another is.
        return name.isEmpty && names.contains("name") ? "key" : name
      }
      // Seconds since 1970, or thousandths of them.
      let areMoments = [1, 1e3].contains { scale in
        numbers.allSatisfy { (1e9...4e9).contains($0 / scale) }
      }
      return areMoments ? "time" : "key"
    }
  }

  /// The table of an object that has a record, or a number, for each key; `nil` where it is none.
  ///
  /// So quotes of shares come by the day, and counts by the name. The object may stand in others, with what is told of it
  /// beside.
  func keyedRecords(at root: Int) throws(InputProblem) -> Table? {
    guard tape.entries[root].kind == .object else { return nil }
    guard
      let keyed = holdsLists(root)
        ? keyedLists(root) ?? keyedBesideLists(root) ?? keyedWithLists(root)
        : keyed(root) ?? unlike(root)
    else { return nil }
    if keyed.names.count >= Self.maximumColumns {
      throw source.problem(.tooLarge(.columns, row: row(root)))
    }
    var table = try table(
      names: ColumnName.names(of: [keyed.keysName] + keyed.names), cells: keyed.cells,
      rowCount: keyed.keys.count, keys: keyed.keys)
    table.otherLists += keyed.others
    return table
  }

  /// Names without the numbers with a full stop that all have before them, in order.
  private static func withoutNumbers(_ names: [String]) -> [String] {
    let rests = names.enumerated().compactMap { index, name -> String? in
      let number = "\(index + 1). "
      return name.hasPrefix(number) ? String(name.dropFirst(number.count)) : nil
    }
    return rests.count == names.count ? rests : names
  }

  /// True where a list is in an object, however deep.
  func holdsLists(_ object: Int) -> Bool {
    tape.members(object).contains { member in
      switch tape.entries[member.value].kind {
      case .array: true
      case .object: holdsLists(member.value)
      default: false
      }
    }
  }

  func keyed(_ object: Int) -> Keyed? {
    let members = members(object)
    if let numbers = numbers(members) { return numbers }
    if let records = records(members) { return records }
    if let most = mostRecords(members) { return most }
    var found: Keyed?
    for member in members where tape.entries[member.value].kind == .object {
      guard let inner = keyed(member.value)?.inside(tape.keys[member.key]) else { continue }
      // Of two neither is the one that is meant, but things are rather than numbers that are told of all of them.
      guard let other = found else {
        found = inner
        continue
      }
      if (other.names == [""]) == (inner.names == [""]) { return nil }
      if other.names == [""] { found = inner }
    }
    // Numbers beside numbers in a member are one record.
    let isBesideNumbers = members.contains { tape.entries[$0.value].kind == .number }
    return isBesideNumbers && found?.names == [""] ? nil : found
  }

  /// The members of an object, of those with one key the last in the place of the first.
  func members(_ object: Int) -> [(key: Int, value: Int)] {
    var places: [Int: Int] = [:]
    var members: [(key: Int, value: Int)] = []
    for member in tape.members(object) {
      if let place = places[member.key] {
        members[place].value = member.value
      } else {
        places[member.key] = members.count
        members.append(member)
      }
    }
    return members
  }

  /// A number for each key, or none.
  private func numbers(_ members: [(key: Int, value: Int)]) -> Keyed? {
    let areNumbers = members.allSatisfy { member in
      switch tape.entries[member.value].kind {
      case .number, .null: true
      case .string: tape.withText(member.value) { NumberParser().parse($0) != nil }
      default: false
      }
    }
    let keys = members.map { tape.keys[$0.key] }
    let fewest = Table.timesName(keys) == nil ? Self.fewestNumbers : 2
    guard areNumbers,
      members.count(where: { tape.entries[$0.value].kind != .null }) >= fewest
    else { return nil }
    return Keyed(keys: keys, names: [""], cells: [members.map(\.value)])
  }

  /// The records of members that have mostly the same keys, and nothing in them but values, or objects of these.
  func records(_ members: [(key: Int, value: Int)]) -> Keyed? {
    guard members.count > 1 else { return nil }
    // A thing of which nothing is known is a row without values.
    let records = members.map { tape.entries[$0.value].kind == .null ? nil : $0.value }
    guard records.count(where: { $0 != nil }) > 1, let cells = cells(of: records) else {
      return nil
    }
    let keys = members.map { tape.keys[$0.key] }
    if cells.areNested {
      // Such a table is not turned: its keys are times, or more than what is told of each, or of each thing the same is told
      // in words and numbers.
      let areRows =
        Table.timesName(keys) != nil || keys.count >= max(3, cells.names.count)
        || keys.count > 2 && areThings(cells.columns, keyCount: keys.count)
      return areRows ? Keyed(keys: keys, names: cells.names, cells: cells.columns) : nil
    }
    let names = Self.withoutNumbers(cells.names)
    // A row is a time; where none has one, there are more rows than columns.
    let isTurned =
      Table.timesName(names) != nil
      || Table.timesName(keys) == nil && isTurned(cells.columns, keyCount: keys.count)
    guard isTurned else { return Keyed(keys: keys, names: names, cells: cells.columns) }
    return Keyed(
      keys: names, names: keys,
      cells: keys.indices.map { row in cells.columns.map { $0[row] } }, isTurned: true)
  }
}

extension JSONRecords {
  /// True where the keys are names of what is told of things: each has values of one kind, as no thing has them, or there are fewer of
  /// them than of things.
  private func isTurned(_ columns: [[Int]], keyCount: Int) -> Bool {
    let areColumns = columns.allSatisfy { areOfOneKind($0) }
    let areRows = (0..<keyCount).allSatisfy { row in areOfOneKind(columns.lazy.map { $0[row] }) }
    return areColumns == areRows ? columns.count > keyCount : areRows
  }

  /// True where each column has values of one kind, and each record of several.
  private func areThings(_ columns: [[Int]], keyCount: Int) -> Bool {
    columns.allSatisfy { areOfOneKind($0) }
      && (0..<keyCount).allSatisfy { row in !areOfOneKind(columns.lazy.map { $0[row] }) }
  }

  private func areOfOneKind(_ cells: some Sequence<Int>) -> Bool {
    Set(cells.compactMap(kindOfCell)).count < 2
  }

  /// The kind of the value of a cell, where numbers may be written as texts; `nil` of none.
  private func kindOfCell(_ entry: Int) -> JSONTape.TokenKind? {
    guard entry >= 0, tape.entries[entry].kind != .null else { return nil }
    guard tape.entries[entry].kind == .string else { return tape.entries[entry].kind }
    return tape.withText(entry) { NumberParser().parse($0) == nil ? .string : .number }
  }
}

extension JSONRecords.Keyed {
  /// The same, with the name of the member that it stands in.
  func inside(_ member: String) -> Self {
    var keyed = self
    if keyed.place.isEmpty { keyed.place = member }
    keyed.others = others.map { "\(member).\($0)" }
    return keyed
  }
}
