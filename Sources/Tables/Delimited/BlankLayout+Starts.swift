/// Tables whose cells begin under the first letters of their names, two blanks or more apart, as `docker` and
/// `kubectl` write them: a row may lack any of them.
extension BlankLayout {
  /// The layout of such a table; `nil` where a cell reaches into the next column.
  static func begun(_ lines: [[UInt8]]) -> BlankLayout? {
    guard let first = lines.first, lines.count > 1 else { return nil }
    let names = cells(of: first, 0..<first.count, gap: 2)
    guard names.count > 2, names.first?.lowerBound == 0,
      !names.contains(where: { isNumber(Array(first[$0])) })
    else { return nil }
    let starts = names.map { first[..<$0.lowerBound].letterCount }
    var begun = starts.map { _ in 0 }
    for line in lines.dropFirst() {
      for (column, cell) in cells(of: line, 0..<line.count, begun: starts).enumerated() {
        guard let place = cell.first else { continue }
        if line[..<place].letterCount == starts[column] { begun[column] += 1 }
        guard place == 0 || line[place - 1].isBlank else { return nil }
      }
    }
    guard begun.allSatisfy({ $0 * 2 >= lines.count - 1 }) else { return nil }
    var layout = BlankLayout(gap: 2, count: names.count)
    layout.starts = starts
    layout.header = first
    layout.skipped = 1
    layout.names = names.map { String(decoding: first[$0], as: UTF8.self) }
    return layout
  }

  /// The cells of a line that begin at so many letters, empty where there are none.
  static func cells(of bytes: [UInt8], _ line: Range<Int>, begun starts: [Int]) -> [Range<Int>] {
    var places: [Int] = []
    var letters = 0
    for place in line where bytes[place] & 0xC0 != 0x80 {
      if places.count < starts.count, letters == starts[places.count] { places.append(place) }
      letters += 1
    }
    while places.count < starts.count { places.append(line.upperBound) }
    return zip(places, places.dropFirst() + [line.upperBound]).map { from, to in
      bytes.span.trimmed(from..<to)
    }
  }

  // MARK: Two values in a cell

  private static let slash = Array(" / ".utf8)

  /// Finds columns named "MEM USAGE / LIMIT" with two quantities in every cell, and names both.
  mutating func findPairs(_ lines: [[UInt8]]) {
    guard let names, names.count == columnCount, gap > 1 else { return }
    let rows = lines.dropFirst(skipped).map { line in
      cells(of: line, 0..<line.count).map { Array(line[$0]) }
    }
    var found: [Int: [String]] = [:]
    for (column, name) in names.enumerated() {
      let parts = Self.names(ofPair: name)
      let cells = rows.map { column < $0.count ? $0[column] : [] }.filter { !$0.isEmpty }
      guard parts.count == 2, !cells.isEmpty,
        cells.allSatisfy({ $0.firstRange(of: Self.slash) != nil })
      else { continue }
      found[column] = parts
    }
    pairs = Set(found.keys)
    self.names = names.enumerated().flatMap { found[$0] ?? [$1] }
  }

  /// The names of the two values of "MEM USAGE / LIMIT" or "NET I/O"; none of any other name.
  private static func names(ofPair name: String) -> [String] {
    let parts = name.split(separator: "/").map { Substring($0).trimmed }
    guard parts.count == 2 else { return [] }
    if name.contains(" / ") { return parts.map(String.init) }
    guard let place = parts[0].lastIndex(of: " ") else { return [] }
    return [String(parts[0]), parts[0][...place] + String(parts[1])]
  }

  /// The cells with those apart that have two values.
  func parted(_ cells: [Range<Int>], of bytes: [UInt8]) -> [Range<Int>] {
    guard !pairs.isEmpty else { return cells }
    return cells.enumerated().flatMap { column, cell -> [Range<Int>] in
      guard pairs.contains(column) else { return [cell] }
      guard let slash = bytes[cell].firstRange(of: Self.slash) else {
        return [cell, cell.upperBound..<cell.upperBound]
      }
      return [cell.lowerBound..<slash.lowerBound, slash.upperBound..<cell.upperBound]
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var letterCount: Int { count { $0 & 0xC0 != 0x80 } }
}
