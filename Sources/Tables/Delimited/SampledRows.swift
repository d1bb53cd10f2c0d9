/// The first rows of a delimited text, which tell whether it has names and for what.
struct SampledRows {
  private(set) var cells: [[[UInt8]]] = []
  /// The number of cells of each row that stand in quotes.
  private var quoted: [Int] = []
  /// The number of rows whose first cell stands in quotes.
  private var quotedNames: [Bool] = []
  /// True of a comma between cells, which one number may have in it.
  private let isComma: Bool

  init(delimiter: [UInt8]) {
    isComma = delimiter == [.comma]
  }

  mutating func add(_ row: [[UInt8]], isQuoted: [Bool]) {
    cells.append(row)
    quoted.append(isQuoted.count(where: \.self))
    quotedNames.append(isQuoted.first ?? false)
  }

  /// True of a first row that stands in quotes over rows in which at most the first cell does.
  var isFirstQuoted: Bool {
    guard let first = quoted.first, first == cells[0].count, first > 1, quoted.count > 1 else {
      return false
    }
    return zip(quoted, quotedNames).dropFirst().allSatisfy { $0 == ($1 ? 1 : 0) }
  }

  /// The rows, with an empty name over the names of rows that have none.
  var completed: [[[UInt8]]] {
    let areQuoted =
      quotedNames.dropFirst().allSatisfy(\.self)
      && zip(quoted, cells).dropFirst().contains { $0 < $1.count }
    return RowNames.completing(cells, areQuoted: areQuoted, mayBeInNumbers: isComma)
  }

  /// The number of cells of a row: the first one's, or one more where most rows have either.
  var width: Int {
    guard let first = cells.first?.count, cells.count > 3 else { return cells.first?.count ?? 0 }
    let most = cells.map(\.count).max() ?? first
    let isOptional =
      first > 1 && most == first + 1 && cells.allSatisfy { $0.count >= first }
      && cells.dropFirst().contains { $0.count == first }
      && !namesNumbers
    return isOptional ? most : first
  }

  /// True of a first row with a word over numbers: it is as wide as all rows ought to be.
  private var namesNumbers: Bool {
    func isNumber(_ cell: [UInt8]) -> Bool {
      [false, true].contains { NumberParser(hasDecimalComma: $0).parse(cell.span) != nil }
    }
    guard let first = cells.first else { return false }
    return first.indices.contains { column in
      !isNumber(first[column]) && cells.dropFirst().allSatisfy { isNumber($0[column]) }
    }
  }

  /// True where the first row names the columns; a row that is shorter than some by their optional last cell does not.
  var hasHeader: Bool {
    guard width == cells.first?.count || completed.first?.count == width else { return false }
    return HeaderInference.hasHeader(completed, isFirstQuoted: isFirstQuoted)
  }
}
