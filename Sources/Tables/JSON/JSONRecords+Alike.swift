/// The records of one kind among others that stand beside them under other keys.
extension JSONRecords {
  /// Members of an object that are of one kind, and those that are not.
  struct Alike {
    var kept: [(key: Int, value: Int)] = []
    var others: [(key: Int, value: Int)] = []
  }

  /// Fewer records of one kind are no table.
  private static let fewestAlike = 3

  /// The members that are objects with mostly the same keys as most of them, a missing one among them, where these are far more
  /// than all others; `nil` where they are not, or where all are alike.
  func alike(_ members: [(key: Int, value: Int)]) -> Alike? {
    guard members.count > Self.fewestAlike else { return nil }
    let keys = members.map { member -> Set<Int>? in
      guard tape.entries[member.value].kind == .object else { return nil }
      return Set(tape.members(member.value).map(\.key))
    }
    var counts: [Set<Int>: Int] = [:]
    for case let keys? in keys where !keys.isEmpty { counts[keys, default: 0] += 1 }
    // Of as many of two kinds the first in the document leads.
    let most = counts.values.max()
    guard let usual = keys.lazy.compactMap(\.self).first(where: { counts[$0] == most }) else {
      return nil
    }
    var alike = Alike()
    for (member, keys) in zip(members, keys) {
      let isMissing = tape.entries[member.value].kind == .null
      let isAlike = keys.map { own in
        own.intersection(usual).count * 2 >= own.union(usual).count
      }
      if isMissing || isAlike == true {
        alike.kept.append(member)
      } else {
        alike.others.append(member)
      }
    }
    let known = alike.kept.count { tape.entries[$0.value].kind != .null }
    guard !alike.others.isEmpty, known >= Self.fewestAlike, known > 2 * alike.others.count
    else { return nil }
    return alike
  }

  /// The records of one kind among members, and the names of all others.
  func mostRecords(_ members: [(key: Int, value: Int)]) -> Keyed? {
    guard let alike = alike(members), var records = records(alike.kept), !records.isTurned else {
      return nil
    }
    records.others = alike.others.map { tape.keys[$0.key] }
    return records
  }

  /// The same of an object in which there are lists, but none of records.
  func keyedBesideLists(_ object: Int) -> Keyed? {
    guard wrapped(in: object, place: "") == nil else { return nil }
    return mostRecords(tape.members(object))
  }

  /// The lists whose records have mostly the same keys as those of most of them, and the others; `nil` where these are no more, or
  /// where all are alike.
  func alikeLists(_ lists: [(key: Int, value: Int)]) -> Alike? {
    let keys = lists.map { list -> Set<Int>? in
      let records = tape.elements(list.value)
      guard let first = records.first,
        records.allSatisfy({ tape.entries[$0].kind == .object })
      else { return nil }
      return Set(tape.members(first).map(\.key))
    }
    var counts: [Set<Int>: Int] = [:]
    for case let keys? in keys { counts[keys, default: 0] += 1 }
    let most = counts.values.max()
    guard let usual = keys.lazy.compactMap(\.self).first(where: { counts[$0] == most }) else {
      return nil
    }
    var alike = Alike()
    for (list, keys) in zip(lists, keys) {
      if keys == usual { alike.kept.append(list) } else { alike.others.append(list) }
    }
    guard !alike.others.isEmpty, alike.kept.count > 1, alike.kept.count > alike.others.count
    else { return nil }
    return alike
  }

  /// True of the name of a member in which all that somebody answers stands, and which names no kind of things.
  static func isEnvelope(_ name: String) -> Bool {
    let words: Set<String> = [
      "data", "daten", "result", "results", "response", "payload", "body", "items", "entries",
      "records", "rows", "values", "list", "objects", "elements", "content", "d", "output",
      "document", "root", "map", "dict", "by_key", "index",
    ]
    return words.contains(name.lowercased())
  }
}
