/// The columns of records whose members may be records themselves: "a.b" is b within a.
struct JSONPaths {
  /// A way from the record to a value: a key, behind the keys that lead to it.
  private struct Step: Hashable {
    /// The path before it; −1 at the record itself.
    var parent: Int
    var key: Int
  }

  private var steps: [Step] = []
  private var places: [Step: Int] = [:]
  /// The paths of one key, which are most, by their keys.
  private var first: [Int]

  /// The paths that lead to lists of lists or records, each with the first row in which it does.
  private(set) var innerLists: [Int: Int] = [:]

  init(keyCount: Int) { first = Array(repeating: -1, count: keyCount) }

  var count: Int { steps.count }

  /// The path of a key behind another path, −1 at the record itself.
  mutating func path(of key: Int, behind parent: Int) -> Int {
    if parent < 0, first[key] >= 0 { return first[key] }
    let step = Step(parent: parent, key: key)
    if parent >= 0, let place = places[step] { return place }
    let place = steps.count
    steps.append(step)
    if parent < 0 { first[key] = place } else { places[step] = place }
    return place
  }

  /// Keeps that a path leads to a list that no cell can hold.
  mutating func holdList(at path: Int, inRow row: Int) {
    if innerLists[path] == nil { innerLists[path] = row }
  }

  /// The paths that lead on to others.
  var parents: Set<Int> { Set(steps.lazy.map(\.parent)) }

  /// The name of a path: its keys, joined by points.
  func name(of path: Int, in tape: JSONTape) -> String {
    var names: [String] = []
    var next = path
    while next >= 0 {
      names.append(tape.keys[steps[next].key])
      next = steps[next].parent
    }
    return names.reversed().joined(separator: ".")
  }
}
