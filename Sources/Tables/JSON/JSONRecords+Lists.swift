/// The list of records that a document has, wherever it is.
extension JSONRecords {
  /// The root if it is a list, else the one member of the root that is a list, of several lists of records the
  /// longest; a record alone is a list of one.
  func list(at root: Int) throws(InputProblem) -> RecordList {
    switch tape.entries[root].kind {
    case .array: return RecordList(place: "", rows: tape.elements(root))
    case .object:
      let lists = tape.members(root).filter { tape.entries[$0.value].kind == .array }
      guard let only = lists.first else {
        if let keyed = keyedRecordsWithLists(of: root) { return keyed }
        return wrapped(in: root, place: "") ?? RecordList(place: "", rows: [root])
      }
      if let longest = longestList(of: root, place: "") { return longest }
      guard lists.count == 1 else { throw source.problem(.noTable(place: "")) }
      return RecordList(place: tape.keys[only.key], rows: tape.elements(only.value))
    default: throw source.problem(.noTable(place: ""))
    }
  }

  /// The longest list of records among the members of an object; one of links only where there is no other.
  private func longestList(of object: Int, place: String) -> RecordList? {
    let lists = tape.members(object).filter { member in
      tape.entries[member.value].kind == .array && tape.entries[member.value + 1].kind == .object
    }
    let things = lists.filter { tape.elements($0.value).first.map(isLink) != true }
    let likely = things.isEmpty ? lists : things
    let sizes = likely.map { tape.elements($0.value).count }
    guard let longest = sizes.firstIndex(where: { $0 == sizes.max() }) else { return nil }
    let chosen = likely[longest]
    return RecordList(
      place: place + tape.keys[chosen.key], rows: tape.elements(chosen.value),
      others: lists.filter { $0.key != chosen.key }.map { place + tape.keys[$0.key] },
      areLinked: !things.isEmpty && things.count < lists.count)
  }

  /// The list of records that an object has in it, however deep within other objects; the longest of several beside
  /// each other.
  func wrapped(in object: Int, place: String) -> RecordList? {
    var found = longestList(of: object, place: place)
    for member in tape.members(object) where tape.entries[member.value].kind == .object {
      guard let list = wrapped(in: member.value, place: "\(place)\(tape.keys[member.key]).")
      else { continue }
      // Of two lists neither is the one that is meant.
      if found != nil { return nil }
      found = list
    }
    return found
  }

  /// The records of an object that has one for each key, each with the same list of records in it; `nil` where it has not.
  ///
  /// The records in the lists are the rows then. What is told beside an object of such records is no row.
  private func keyedRecordsWithLists(of object: Int) -> RecordList? {
    let members = members(object)
    let records = members.map(\.value)
    if records.count > 1, records.allSatisfy({ tape.entries[$0].kind == .object }),
      let list = NestedRecords(records, on: tape)?.keys.first,
      records.allSatisfy({ tape.members($0).contains { $0.key == list } })
    {
      return RecordList(place: "", rows: records, keys: members.map { tape.keys[$0.key] })
    }
    let inner = members.filter { tape.entries[$0.value].kind == .object && holdsLists($0.value) }
    guard inner.count == 1 else { return nil }
    var keyed = keyedRecordsWithLists(of: inner[0].value)
    keyed?.place = tape.keys[inner[0].key]
    return keyed
  }

  /// Lists of other records share fewer of their keys.
  private static let fewestSharedKeys = 0.75

  /// The records of several lists that are of one kind, each with the key of its list; `nil` where there are none.
  ///
  /// So groups come: the months of each town. What is told beside the lists, and around them, is no row.
  func keyedLists(_ object: Int) -> Keyed? {
    let members = tape.members(object)
    let lists = members.filter { tape.entries[$0.value].kind == .array }
    guard !lists.isEmpty else {
      let inner = members.filter { tape.entries[$0.value].kind == .object && holdsLists($0.value) }
      return inner.count == 1
        ? keyedLists(inner[0].value)?.inside(tape.keys[inner[0].key]) : nil
    }
    let records = members.filter { tape.entries[$0.value].kind == .object }
    // A list of one record may be written as that record.
    if !records.isEmpty, lists.count + records.count == members.count,
      let keyed = keyed(ofLists: members)
    {
      return keyed
    }
    if var keyed = keyed(ofLists: lists) {
      // Records of another kind beside them are told.
      keyed.others = records.map { tape.keys[$0.key] }
      return keyed
    }
    guard let alike = alikeLists(lists), var keyed = keyed(ofLists: alike.kept) else { return nil }
    keyed.others = alike.others.map { tape.keys[$0.key] }
    return keyed
  }

  private func keyed(ofLists lists: [(key: Int, value: Int)]) -> Keyed? {
    let rows = lists.map { list in
      tape.entries[list.value].kind == .object ? [list.value] : tape.elements(list.value)
    }
    let records = rows.joined()
    guard rows.count(where: { !$0.isEmpty }) > 1,
      records.allSatisfy({ tape.entries[$0].kind == .object }),
      let cells = cells(of: Array(records)), cells.sharedPart >= Self.fewestSharedKeys
    else { return nil }
    let keys = zip(lists, rows).flatMap { list, rows in
      repeatElement(tape.keys[list.key], count: rows.count)
    }
    return Keyed(keys: keys, names: cells.names, cells: cells.columns)
  }
}
