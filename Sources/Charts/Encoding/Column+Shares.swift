import Tables

extension [Column] {
  /// The measures beside one that with it are the shares of one whole: where one is larger another is smaller, whatever they
  /// are of.
  ///
  /// They stand next to each other, none is below zero, and in each row they add up to the same, but for rounding.
  ///
  /// - Parameter share: One of the measures.
  /// - Returns: The names of the others; none where it is no share.
  func sharesOfOne(with share: Column) -> Set<String> {
    guard let place = firstIndex(where: { $0.name == share.name }) else { return [] }
    let range = Swift.max(place - mostOfOne, 0)..<Swift.min(place + mostOfOne, count)
    let columns = self[range].map { column -> [Double]? in
      guard case .numbers(let numbers) = column.values, numbers.values.count >= fewestRows,
        numbers.values.allSatisfy({ $0 >= 0 || $0.isNaN })
      else { return nil }
      return numbers.values
    }
    let own = place - range.lowerBound
    for first in (0...own).reversed() {
      guard columns[first] != nil else { break }
      for last in own..<columns.count {
        guard columns[last] != nil else { break }
        guard last - first > 1 else { continue }
        let parts = columns[first...last].compactMap(\.self)
        if areOneWhole(parts) {
          return Set(
            self[range][(range.lowerBound + first)...(range.lowerBound + last)].map(\.name)
          )
          .subtracting([share.name])
        }
      }
    }
    return []
  }

  /// True of numbers that add up to one or a hundred in each row.
  private func areOneWhole(_ parts: [[Double]]) -> Bool {
    let rows = parts[0].indices.filter { row in parts.allSatisfy { $0[row].isFinite } }
    guard rows.count >= fewestRows, let first = rows.first else { return false }
    func sum(_ row: Int) -> Double { parts.reduce(0) { $0 + $1[row] } }
    let whole = sum(first) > 2 ? 100.0 : 1
    return rows.allSatisfy { abs(sum($0) - whole) <= whole / 100 }
  }

  /// In fewer rows any numbers may add up so.
  private var fewestRows: Int { 10 }
  /// More shares nobody has columns for.
  private var mostOfOne: Int { 12 }
}
