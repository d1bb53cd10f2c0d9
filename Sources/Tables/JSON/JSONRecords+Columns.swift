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

  /// More numbers than these in each record are no columns.
  private static let mostParts = 64

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
