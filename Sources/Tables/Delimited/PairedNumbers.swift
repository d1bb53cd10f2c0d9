/// Numbers with a blank between them that could be groups of one, "1 124.5", but are a counter and a value.
enum PairedNumbers {
  private static let fewestLines = 3

  /// True of lines that are several numbers each: the first one counts on evenly while the others change, or rises and
  /// names stand over all of them.
  ///
  /// A group that begins with zero, and a line of one group alone, say that all are groups.
  ///
  /// - Parameters:
  ///   - lines: The rows.
  ///   - names: The number of names over them.
  /// - Returns: True of several numbers in each line.
  static func are(_ lines: [[UInt8]], names: Int?) -> Bool {
    let rows = lines.map { $0.split(whereSeparator: \.isBlank) }
    guard let width = rows.first?.count, width > 1, rows.count >= fewestLines,
      rows.allSatisfy({ row in
        row.count == width && row.dropFirst().allSatisfy { $0.first != .zero }
      })
    else { return false }
    let counts = rows.compactMap { Int(String(decoding: $0[0], as: UTF8.self)) }
    guard counts.count == rows.count else { return false }
    let steps = Set(zip(counts, counts.dropFirst()).map { $1 &- $0 })
    if names == width, steps.allSatisfy({ $0 > 0 }) { return true }
    return steps.count == 1 && steps.first != 0
      && Set(rows.map { $0[1...].map(Array.init) }).count > 1
  }
}
