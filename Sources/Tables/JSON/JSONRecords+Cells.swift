/// The cells of records that are rows of one table.
extension JSONRecords {
  struct RecordCells {
    /// The keys that lead to the values, joined by points.
    var names: [String]
    /// For each name, the entry of each row's cell; −1 where there is none.
    var columns: [[Int]]
    /// True where a record has objects in it.
    var areNested: Bool
    /// The part of the names that every record has.
    var sharedPart: Double
  }

  /// The values of records, one a row, that have mostly the same keys; `nil` where they are no rows.
  ///
  /// - Parameters:
  ///   - records: The objects; `nil` is a row without values.
  ///   - mostUnlike: The most names that records of other keys each may have together; `nil` where they are to be alike.
  /// - Returns: Their cells.
  func cells(of records: [Int?], mostUnlike: Int? = nil) -> RecordCells? {
    var paths = JSONPaths(keyCount: tape.keys.count)
    var columns: [[Int]] = []
    // For each path, the number of records that have it, the last of them, and true once one has a value there.
    var counts: [Int] = []
    var lasts: [Int] = []
    var leaves: [Bool] = []
    var (recordCount, leafCount, sharedCount) = (0, 0, 0)
    var values: [(path: Int, value: Int)] = []
    for (row, record) in records.enumerated() {
      guard let record else { continue }
      guard tape.entries[record].kind == .object else { return nil }
      values.removeAll(keepingCapacity: true)
      guard collect(record, behind: -1, to: &values, &paths) else { return nil }
      recordCount += 1
      let more = paths.count - counts.count
      counts += repeatElement(0, count: more)
      lasts += repeatElement(-1, count: more)
      leaves += repeatElement(false, count: more)
      sharedCount = 0
      for (path, value) in values {
        if lasts[path] < row {
          lasts[path] = row
          counts[path] += 1
          if counts[path] == recordCount { sharedCount += 1 }
        }
        if !leaves[path], tape.entries[value].kind != .null {
          leaves[path] = true
          leafCount += 1
        }
      }
      // Objects with ever new keys are no rows.
      let areRows = mostUnlike.map { paths.count <= $0 }
      guard areRows ?? (sharedCount > 0 && sharedCount * 2 >= leafCount) else { return nil }
      while columns.count < paths.count {
        columns.append(Array(repeating: -1, count: records.count))
      }
      for (path, value) in values { columns[path][row] = value }
    }
    guard recordCount > 0, sharedCount > 0 || mostUnlike != nil else { return nil }
    let parents = paths.parents
    let kept = columns.indices.filter { path in
      // A path that only leads on, or is null where it does not, has no column of its own.
      !parents.contains(path)
        || columns[path].contains { $0 >= 0 && tape.entries[$0].kind != .null }
    }
    return RecordCells(
      names: kept.map { paths.name(of: $0, in: tape) }, columns: kept.map { columns[$0] },
      areNested: !parents.isSubset(of: [-1]),
      sharedPart: kept.isEmpty ? 0 : Double(sharedCount) / Double(kept.count))
  }

  /// Takes the values of an object and of those in it; false where a list that no cell can hold is among them.
  private func collect(
    _ object: Int, behind parent: Int, to values: inout [(path: Int, value: Int)],
    _ paths: inout JSONPaths
  ) -> Bool {
    for member in tape.members(object) {
      let path = paths.path(of: member.key, behind: parent)
      switch tape.entries[member.value].kind {
      case .array where holdsMore(member.value): return false
      case .object:
        guard collect(member.value, behind: path, to: &values, &paths) else { return false }
      default: values.append((path, member.value))
      }
    }
    return true
  }
}
