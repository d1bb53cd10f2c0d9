/// Records by their key that have lists of values in them, or other keys each.
extension JSONRecords {
  /// More names than these in records of other keys are no columns.
  private static let mostNames = 256

  /// The same as ``keyed(_:)`` where records have lists of values in them, as tags: each list is one cell, or as many numbers in
  /// every record are columns of their own.
  func keyedWithLists(_ object: Int) -> Keyed? {
    // A list beside the records is something else, and may be what the document is about.
    guard !tape.members(object).contains(where: { tape.entries[$0.value].kind == .array }),
      var keyed = keyed(object) ?? unlike(object)
    else { return nil }
    guard !keyed.isTurned else { return keyed }
    let columns = zip(keyed.names, keyed.cells).flatMap { name, cells in
      guard let parts = parts(of: cells) else { return [(name, cells)] }
      let names =
        Self.positionNames(name, count: parts.count)
        ?? parts.indices.map { "\(name) \($0 + 1)" }
      return Array(zip(names, parts))
    }
    (keyed.names, keyed.cells) = (columns.map(\.0), columns.map(\.1))
    return keyed
  }

  /// A row for each key of an object of nothing but records, whatever is in these; `nil` where it is none.
  ///
  /// As one row, the values of one record would stand at the name of another. Such an object may be all that is in another.
  func unlike(_ object: Int) -> Keyed? {
    let members = members(object)
    let records = members.map { tape.entries[$0.value].kind == .object ? $0.value : nil }
    let areRecords = zip(members, records).allSatisfy { member, record in
      record != nil || tape.entries[member.value].kind == .null
    }
    guard areRecords else { return enveloped(members) }
    let known = records.compactMap(\.self).filter { !tape.members($0).isEmpty }
    // Some that only lead on, beside others that do not, are what all of it stands in.
    let leading = known.count { record in
      tape.members(record).allSatisfy { tape.entries[$0.value].kind == .object }
    }
    guard known.count > 1, leading == 0 || leading == known.count else {
      return enveloped(members)
    }
    guard let cells = cells(of: records, mostUnlike: Self.mostNames), !cells.names.isEmpty else {
      return nil
    }
    return Keyed(
      keys: members.map { tape.keys[$0.key] }, names: cells.names, cells: cells.columns)
  }

  /// The records in the one member that is named as what all of an answer stands in.
  private func enveloped(_ members: [(key: Int, value: Int)]) -> Keyed? {
    let inner = members.filter { member in
      tape.entries[member.value].kind == .object && Self.isEnvelope(tape.keys[member.key])
    }
    guard inner.count == 1 else { return nil }
    return unlike(inner[0].value)?.inside(tape.keys[inner[0].key])
  }
}
