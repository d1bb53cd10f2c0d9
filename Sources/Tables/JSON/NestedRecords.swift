/// Records that each have a list of records, which may have lists again: a row for each of the innermost,
/// beside what is around it.
struct NestedRecords {
  /// The keys of the lists, from the outermost on.
  private(set) var keys: [Int]
  /// The entries of what is around the lists and of a record in the innermost, from the outermost on; fewer
  /// where a list is empty.
  private(set) var rows: [[Int]]
  /// True where a name inside is one outside, too.
  private(set) var areNamesShared: Bool

  /// Lists within more lists than these nobody writes by intent.
  private static let mostLists = 4

  /// Finds the lists in some records, and those within these; `nil` where there are none, or more than one
  /// kind of them.
  init?(_ records: [Int], on tape: JSONTape) {
    guard let outermost = NestedList(records, on: tape) else { return nil }
    (keys, areNamesShared) = ([outermost.key], outermost.areNamesShared)
    rows = outermost.rows.map { [$0.outer] + [$0.inner].compactMap(\.self) }
    var names = outermost.outerNames
    while keys.count < Self.mostLists {
      let depth = keys.count
      let inner = rows.compactMap { $0.count > depth ? $0[depth] : nil }
      guard let next = NestedList(inner, on: tape) else { return }
      names.formUnion(next.outerNames)
      areNamesShared = areNamesShared || !names.isDisjoint(with: next.innerNames)
      var found: [Int: [Int]] = [:]
      for row in next.rows {
        if let inner = row.inner { found[row.outer, default: []].append(inner) }
      }
      rows = rows.flatMap { row -> [[Int]] in
        guard let last = row.last, row.count > depth, let inner = found[last] else { return [row] }
        return inner.map { row + [$0] }
      }
      keys.append(next.key)
    }
  }
}

/// Records that each have a list of records.
private struct NestedList {
  /// The key of the lists.
  let key: Int
  /// The entries of what is around the list and of a record in it; none where the list is empty.
  let rows: [(outer: Int, inner: Int?)]
  /// The keys of what is around the lists, and of what is in them.
  let outerNames: Set<Int>
  let innerNames: Set<Int>

  /// True where a name inside is one outside, too.
  var areNamesShared: Bool { !outerNames.isDisjoint(with: innerNames) }

  /// Finds the lists in some records; `nil` where there are none, or more than one kind of them beside amounts.
  init?(_ records: [Int], on tape: JSONTape) {
    guard let found = Self.longest(in: records, on: tape) else { return nil }
    var kinds: Set<Int> = []
    var outer: Set<Int> = []
    var inner: Set<Int> = []
    var rows: [(outer: Int, inner: Int?)] = []
    var (hasAmounts, tellsMore) = (false, false)
    for record in records {
      var list: [Int] = []
      for member in tape.members(record) {
        let elements = tape.entries[member.value].kind == .array ? tape.elements(member.value) : []
        guard elements.contains(where: { tape.entries[$0].kind == .object }) else {
          // Nothing may stand for an empty list.
          let isNothing =
            tape.entries[member.value].kind == .null
            || (tape.entries[member.value].kind == .array && elements.isEmpty)
          if !isNothing { outer.insert(member.key) }
          if tape.entries[member.value].kind == .number { hasAmounts = true }
          continue
        }
        kinds.insert(member.key)
        guard member.key == found else { continue }
        guard elements.allSatisfy({ tape.entries[$0].kind == .object }) else { return nil }
        list = elements
        for element in elements {
          let members = tape.members(element)
          inner.formUnion(members.map(\.key))
          tellsMore =
            tellsMore
            || members.contains {
              [.number, .object, .array].contains(tape.entries[$0.value].kind)
            }
        }
      }
      rows += list.isEmpty ? [(record, nil)] : list.map { (record, $0) }
    }
    // Of something else in other records it is no list. Amounts around nothing but texts, as the labels of an issue, would
    // count several times. Of several lists one is the table only where nothing around them can be charted.
    guard !outer.contains(found), tellsMore || !hasAmounts,
      kinds.count == 1 || tellsMore && !hasAmounts
    else { return nil }
    (key, self.rows) = (found, rows)
    (outerNames, innerNames) = (outer, inner)
  }

  /// The key of the lists that hold most records together, the first of equals.
  private static func longest(in records: [Int], on tape: JSONTape) -> Int? {
    var counts: [Int: Int] = [:]
    var keys: [Int] = []
    for record in records {
      for member in tape.members(record) where tape.entries[member.value].kind == .array {
        let count = tape.elements(member.value).count { tape.entries[$0].kind == .object }
        guard count > 0 else { continue }
        if counts[member.key] == nil { keys.append(member.key) }
        counts[member.key, default: 0] += count
      }
    }
    let most = counts.values.max()
    return keys.first { counts[$0] == most }
  }
}
