/// Lists that are columns: one for each name, or as many numbers in every record.
extension JSONRecords {
  /// The table of an object that has a list of values for each column, or as pandas writes it an object
  /// with the rows' numbers for keys; `nil` where the object is none.
  func columns(at root: Int) throws(InputProblem) -> Table? {
    guard tape.entries[root].kind == .object else { return nil }
    let members = tape.members(root)
    var names: [String] = []
    var cells: [[Int]] = []
    for member in members {
      switch tape.entries[member.value].kind {
      case .array: cells.append(tape.elements(member.value))
      case .object:
        let rows = tape.members(member.value)
        let isNumbered = rows.enumerated().allSatisfy { tape.keys[$1.key] == String($0) }
        guard isNumbered else { return nil }
        cells.append(rows.map(\.value))
      default: continue
      }
      names.append(tape.keys[member.key])
    }
    guard let first = cells.first, !first.isEmpty, cells.count > 1,
      cells.joined().allSatisfy({ ![.array, .object].contains(tape.entries[$0].kind) })
    else { return nil }
    if names.count > Self.maximumColumns {
      throw source.problem(.tooLarge(.columns, row: row(root)))
    }
    for (name, column) in zip(names, cells) where column.count != first.count {
      let place = members.first { tape.keys[$0.key] == name }?.value ?? root
      throw source.problem(
        .unevenList(row: row(place), place: name, expected: first.count, found: column.count))
    }
    return try table(names: ColumnName.names(of: names), cells: cells, rowCount: first.count)
  }

  /// The table of lists of values that stand in a member, however deep, beside what is told of them.
  ///
  /// So weather services answer. Of several lists the longest are taken; `nil` where there are none, or where records
  /// or other lists are there. The units that another member of such an object has for the names of the columns are theirs.
  func wrappedColumns(at root: Int) throws(InputProblem) -> Table? {
    guard tape.entries[root].kind == .object, wrapped(in: root, place: "") == nil else {
      return nil
    }
    var found: [(object: Int, key: String, owner: Int, count: Int)] = []
    var objects = [root]
    var next = 0
    while next < objects.count {
      let object = objects[next]
      next += 1
      for member in tape.members(object) {
        switch tape.entries[member.value].kind {
        case .array where object == root: return nil
        case .object:
          if let count = countOfEqualLists(member.value) {
            found.append((member.value, tape.keys[member.key], object, count))
          } else {
            objects.append(member.value)
          }
        default: continue
        }
      }
    }
    let most = found.map(\.count).max()
    guard let chosen = found.first(where: { $0.count == most }),
      var table = try columns(at: chosen.object)
    else { return nil }
    table.otherLists = found.filter { $0.object != chosen.object }.map(\.key)
    let units = units(of: chosen.key, in: chosen.owner)
    for index in table.columns.indices {
      guard case .numbers(var numbers) = table.columns[index].values, numbers.unit == nil else {
        continue
      }
      numbers.unit = units[table.columns[index].name]
      table.columns[index].values = .numbers(numbers)
    }
    return table
  }

  /// The length of the lists of an object of several, all of which are as long; `nil` where it is none.
  private func countOfEqualLists(_ object: Int) -> Int? {
    let members = tape.members(object)
    guard members.count > 1, members.allSatisfy({ tape.entries[$0.value].kind == .array }) else {
      return nil
    }
    let counts = Set(members.map { tape.elements($0.value).count })
    return counts.count == 1 ? counts.first : nil
  }

  /// The units by the names of columns that an object has beside what they are in: under "units", or behind its key.
  private func units(of key: String, in owner: Int) -> [String: String] {
    let names = ["units", "\(key)_units", "\(key)Units"]
    let member = tape.members(owner).first {
      names.contains(tape.keys[$0.key]) && tape.entries[$0.value].kind == .object
    }
    guard let member else { return [:] }
    var units: [String: String] = [:]
    for unit in tape.members(member.value) where tape.entries[unit.value].kind == .string {
      units[tape.keys[unit.key]] = tape.text(unit.value)
    }
    return units
  }

  /// More numbers than these in each record are no columns.
  private static let mostParts = 64

  /// More numbers than these are no position beside other measures.
  static let mostPartsBesideNumbers = 4

  /// Lists of as many numbers in every record as columns of their own: a position, three readings.
  func parts(of cells: [Int]) -> [[Int]]? {
    var lists: [[Int]] = []
    var count: Int?
    for cell in cells {
      guard cell >= 0, tape.entries[cell].kind != .null else {
        lists.append([])
        continue
      }
      guard tape.entries[cell].kind == .array else { return nil }
      let elements = tape.elements(cell)
      guard (2...Self.mostParts).contains(elements.count),
        count ?? elements.count == elements.count,
        elements.allSatisfy({ [.number, .null].contains(tape.entries[$0].kind) })
      else { return nil }
      count = elements.count
      lists.append(elements)
    }
    guard let count else { return nil }
    return (0..<count).map { part in lists.map { $0.isEmpty ? -1 : $0[part] } }
  }
}
