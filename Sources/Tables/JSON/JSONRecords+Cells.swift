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
    var leaves: Set<Int> = []
    var shared: Set<Int>?
    for (row, record) in records.enumerated() {
      guard let record else { continue }
      guard tape.entries[record].kind == .object else { return nil }
      var values: [(path: Int, value: Int)] = []
      guard collect(record, behind: -1, to: &values, &paths) else { return nil }
      let own = Set(values.map(\.path))
      let common = shared?.intersection(own) ?? own
      leaves.formUnion(
        values.lazy.filter { tape.entries[$0.value].kind != .null }.map(\.path))
      // Objects with ever new keys are no rows.
      let areRows = mostUnlike.map { paths.count <= $0 }
      guard areRows ?? (!common.isEmpty && common.count * 2 >= leaves.count) else { return nil }
      shared = common
      while columns.count < paths.count {
        columns.append(Array(repeating: -1, count: records.count))
      }
      for (path, value) in values { columns[path][row] = value }
    }
    guard let shared, !shared.isEmpty || mostUnlike != nil else { return nil }
    let parents = paths.parents
    let kept = columns.indices.filter { path in
      // A path that only leads on, or is null where it does not, has no column of its own.
      !parents.contains(path)
        || columns[path].contains { $0 >= 0 && tape.entries[$0].kind != .null }
    }
    return RecordCells(
      names: kept.map { paths.name(of: $0, in: tape) }, columns: kept.map { columns[$0] },
      areNested: !parents.isSubset(of: [-1]),
      sharedPart: kept.isEmpty ? 0 : Double(shared.count) / Double(kept.count))
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
