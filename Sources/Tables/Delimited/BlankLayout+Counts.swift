/// Numbers with what they are of, as `uniq -c` writes them.
extension BlankLayout {
  /// True of lines that begin with blanks and a whole number; behind one that ends where the others do there may be nothing,
  /// which is how empty lines are counted.
  static func isCounted(_ lines: [[UInt8]], _ cells: [[Range<Int>]]) -> Bool {
    let ends = cells.compactMap(\.first?.upperBound)
    let isAlike = zip(lines, cells).allSatisfy { line, cells in
      guard line[0].isBlank, let number = cells.first, line[number].allSatisfy(\.isDigit) else {
        return false
      }
      return cells.count > 1
        ? number.upperBound == cells[1].lowerBound - 1
        : number.upperBound == ends.min() && number.upperBound == ends.max()
    }
    guard isAlike, cells.contains(where: { $0.count > 1 }) else { return false }
    // A thing that is counted is another thing in each line; "kg" is a unit.
    let things = zip(lines, cells).map { line, cells in
      cells.count > 1 ? line[cells[1].lowerBound...] : []
    }
    return zip(things, things.dropFirst()).allSatisfy { !$0.elementsEqual($1) }
  }
}

extension Column {
  /// The texts that were counted, the empty one with the sign that stands for what is missing.
  var ofCounted: Column {
    var column = asText
    guard case .text(var text) = column.values, text.codes.contains(where: { $0 < 0 }) else {
      return column
    }
    let code = Int32(text.dictionary.count)
    text = TextColumn(
      codes: text.codes.map { $0 < 0 ? code : $0 },
      dictionary: text.dictionary + [ColumnValues.missingText], firstNonNumber: text.firstNonNumber)
    column.values = .text(text)
    return column
  }
}
