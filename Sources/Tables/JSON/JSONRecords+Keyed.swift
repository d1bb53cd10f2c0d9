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
  }

  /// The table of an object that has a record, or a number, for each key; `nil` where it is none.
  ///
  /// So quotes of shares come by the day, and counts by the name. The object may stand in others, with what is told of it
  /// beside; of several the one with the most rows is taken.
  func keyedRecords(at root: Int) throws(InputProblem) -> Table? {
    guard tape.entries[root].kind == .object, !holdsLists(root) else { return nil }
    guard let keyed = keyed(root) else { return nil }
    if keyed.names.count >= Self.maximumColumns {
      throw source.problem(.tooLarge(.columns, row: row(root)))
    }
    let names = ColumnName.names(of: [Table.timesName(keyed.keys) ?? ""] + keyed.names)
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
    let members = tape.members(object)
    if members.count >= Self.fewestNumbers,
      members.allSatisfy({ tape.entries[$0.value].kind == .number })
    {
      return Keyed(
        keys: members.map { tape.keys[$0.key] }, names: [""], cells: [members.map(\.value)])
    }
    if let records = records(members) { return records }
    let objects = members.filter { tape.entries[$0.value].kind == .object }
    let found = objects.compactMap { keyed($0.value) }
    let most = found.map(\.keys.count).max()
    return found.first { $0.keys.count == most }
  }

  /// The records of members that have mostly the same keys, and nothing in them but values.
  private func records(_ members: [(key: Int, value: Int)]) -> Keyed? {
    guard members.count > 1 else { return nil }
    var places: [Int: Int] = [:]
    var names: [Int] = []
    var shared: Set<Int>?
    var cells: [[Int]] = []
    for (row, member) in members.enumerated() {
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
    let (outer, inner) = (members.map { tape.keys[$0.key] }, names.map { tape.keys[$0] })
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
