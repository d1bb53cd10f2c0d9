/// The links of a network, beside the list of what they link.
extension JSONRecords {
  /// True of a record that links two others by their numbers, which are no amounts.
  func isLink(_ record: Int) -> Bool {
    let numbers = tape.members(record).filter { tape.entries[$0.value].kind == .number }
    return Set(numbers.map { tape.keys[$0.key] }).isSuperset(of: ["source", "target"])
  }
}

extension Table {
  /// The columns in which networks say which of their parts a node is in.
  private static let groups: Set<String> = ["group", "cluster", "community", "class", "category"]

  /// Takes the numbers of groups as their names.
  mutating func nameGroups() {
    columns = columns.map { Self.groups.contains($0.name.lowercased()) ? $0.asText : $0 }
  }
}
