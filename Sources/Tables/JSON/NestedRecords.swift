/// Records that each have a list of records: a row for each of these, beside what is around it.
struct NestedRecords {
  /// The key of the lists.
  let key: Int
  /// The entries of what is around the list and of a record in it; none where the list is empty.
  let rows: [(outer: Int, inner: Int?)]
  /// True where a name inside is one outside, too.
  let areNamesShared: Bool

  /// Finds the lists in some records; `nil` where there are none, or more than one kind of them.
  init?(_ records: [Int], on tape: JSONTape) {
    var found: Int?
    var outer: Set<Int> = []
    var inner: Set<Int> = []
    var rows: [(outer: Int, inner: Int?)] = []
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
          continue
        }
        guard found ?? member.key == member.key,
          elements.allSatisfy({ tape.entries[$0].kind == .object })
        else { return nil }
        found = member.key
        list = elements
        for element in elements { inner.formUnion(tape.members(element).map(\.key)) }
      }
      rows += list.isEmpty ? [(record, nil)] : list.map { (record, $0) }
    }
    // Of something else in other records it is no list.
    guard let found, !outer.contains(found) else { return nil }
    (key, self.rows) = (found, rows)
    areNamesShared = !outer.isDisjoint(with: inner)
  }
}
