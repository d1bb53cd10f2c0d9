/// The name that a mistyped one is most likely meant to be.
package enum NearName {
  /// The nearest of some names, which at most a third of the letters part from the one that was typed; `nil` where
  /// none is near.
  package static func of(_ name: String, among names: [String]) -> String? {
    // Nobody types more, and the time grows with the square of the length.
    let longest = 60
    guard (2...longest).contains(name.count) else { return nil }
    let found = names.filter { (2...longest).contains($0.count) }
      .map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
    guard let nearest = found.min(by: { $0.distance < $1.distance }),
      nearest.distance * 3 <= max(name.count, nearest.name.count)
    else { return nil }
    return nearest.name
  }

  /// The least number of letters that are put in, left out, changed, or swapped with the next one.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(
          rows[i][j] + (a[i] == b[j] ? 0 : 1), min(rows[i][j + 1], row[j]) + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
