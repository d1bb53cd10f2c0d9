/// Records whose first cell is the key that each has in an object: days, cities, names with a number each.
extension JSONRecords {
  /// Fewer numbers than these are one record of so many columns.
  private static let fewestNumbers = 3

  /// A row for each key.
  private struct Keyed {
    var keys: [String]
    var names: [String]
    /// For each name, the entry of each row's cell; −1 where there is none.
    var cells: [[Int]]

    /// The name of the column of the keys, where they are times or numbers of things; "" of names.
    var keysName: String {
      if let times = Table.timesName(keys) { return times }
      let numbers = keys.compactMap(Double.init)
      guard numbers.count == keys.count else { return "" }
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
    guard tape.entries[root].kind == .object, !holdsLists(root) else { return nil }
    guard let keyed = keyed(root) else { return nil }
    if keyed.names.count >= Self.maximumColumns {
      throw source.problem(.tooLarge(.columns, row: row(root)))
    }
    let names = ColumnName.names(of: [keyed.keysName] + keyed.names)
    var builder = TableBuilder(file: source.file, bytes: source.bytes, options: options)
    builder.isWhole = true
    return try builder.table(names: names) { limit, columns throws(InputProblem) in
      let count = min(limit, keyed.keys.count)
      for row in 0..<count {
        let key = Array(keyed.keys[row].utf8)
        let text = key.span.trimmed(0..<key.count)
        columns[0].add(key.span.extracting(text), offset: tape.entries[root].offset)
        for (column, cells) in keyed.cells.enumerated() {
          add(row < cells.count ? cells[row] : -1, to: &columns[column + 1])
        }
      }
      return count
    }
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
  private func holdsLists(_ object: Int) -> Bool {
    tape.members(object).contains { member in
      switch tape.entries[member.value].kind {
      case .array: true
      case .object: holdsLists(member.value)
      default: false
      }
    }
  }

  private func keyed(_ object: Int) -> Keyed? {
    let members = members(object)
    if let numbers = numbers(members) { return numbers }
    if let records = records(members) { return records }
    var found: Keyed?
    for member in members where tape.entries[member.value].kind == .object {
      guard let inner = keyed(member.value) else { continue }
      // Of two neither is the one that is meant.
      if found != nil { return nil }
      found = inner
    }
    // Numbers beside numbers in a member are one record.
    let isBesideNumbers = members.contains { tape.entries[$0.value].kind == .number }
    return isBesideNumbers && found?.names == [""] ? nil : found
  }

  /// The members of an object, of those with one key the last in the place of the first.
  private func members(_ object: Int) -> [(key: Int, value: Int)] {
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

  /// The records of members that have mostly the same keys, and nothing in them but values.
  private func records(_ members: [(key: Int, value: Int)]) -> Keyed? {
    guard members.count > 1 else { return nil }
    var places: [Int: Int] = [:]
    var names: [Int] = []
    var shared: Set<Int>?
    var cells: [[Int]] = []
    // A thing of which nothing is known is a row without values.
    let known = members.enumerated().filter { tape.entries[$1.value].kind != .null }
    guard known.count > 1 else { return nil }
    for (row, member) in known {
      guard tape.entries[member.value].kind == .object else { return nil }
      let inner = tape.members(member.value)
      guard !inner.contains(where: { tape.entries[$0.value].kind == .object }) else { return nil }
      shared = shared.map { $0.intersection(inner.map(\.key)) } ?? Set(inner.map(\.key))
      for cell in inner {
        let column = places[cell.key] ?? names.count
        if column == names.count {
          places[cell.key] = column
          names.append(cell.key)
          cells.append(Array(repeating: -1, count: members.count))
        }
        cells[column][row] = cell.value
        // Objects with ever new keys are no rows.
        guard let shared, !shared.isEmpty, shared.count * 2 >= names.count else { return nil }
      }
    }
    guard shared?.isEmpty == false else { return nil }
    let (outer, inner) = (
      members.map { tape.keys[$0.key] }, Self.withoutNumbers(names.map { tape.keys[$0] })
    )
    // A row is a time; where none has one, there are more rows than columns.
    let isTurned =
      Table.timesName(inner) != nil
      || (Table.timesName(outer) == nil && inner.count > outer.count)
    guard isTurned else { return Keyed(keys: outer, names: inner, cells: cells) }
    return Keyed(
      keys: inner, names: outer,
      cells: outer.indices.map { row in cells.map { $0[row] } })
  }
}
