/// Lines of text that all have the same pairs within them: "64 bytes from a: icmp_seq=1 ttl=56 time=11.2 ms".
struct PairsInText {
  /// The names of the pairs, in their order.
  private let names: [[UInt8]]

  private static let fewestLines = 3

  /// Finds such lines; `nil` where they are less than half of all.
  init?(_ beginning: TextBeginning) {
    var counts: [[[UInt8]]: Int] = [:]
    for line in beginning.lines {
      let names = Self.pairs(in: line, 0..<line.count).map { Array(line[$0.name]) }
      if names.count > 1, Set(names).count == names.count { counts[names, default: 0] += 1 }
    }
    guard let (names, count) = counts.max(by: { $0.value < $1.value }),
      count >= Self.fewestLines, count * 2 >= beginning.lines.count
    else { return nil }
    self.names = names
  }

  /// The names of the pairs that three or more of the lines have amid words; none where these are many.
  static func names(in beginning: TextBeginning) -> Set<[UInt8]> {
    var counts: [[UInt8]: Int] = [:]
    for line in beginning.lines {
      for name in Set(pairs(in: line, 0..<line.count).map { Array(line[$0.name]) }) {
        counts[name, default: 0] += 1
      }
    }
    let names = counts.filter { $0.value >= fewestLines }.keys
    return names.count <= mostNames ? Set(names) : []
  }

  /// More names are no columns.
  private static let mostNames = 20

  func table(of input: InputText) throws(InputProblem) -> Table {
    let cells = NamedCells(input: input) { line, cells in
      let pairs = Self.pairs(in: input.bytes, line)
      guard pairs.map({ Array(input.bytes[$0.name]) }) == names else { return false }
      cells += pairs.map { NamedCell(owner: .named($0.name), range: $0.value) }
      return true
    }
    var table = try cells.table()
    table.skippedLines = input.lines.reduce(0) { count, _ in count + 1 } - table.rowCount
    return table
  }

  /// The pairs of a line: a word, a sign and a value, with its unit where one stands behind it.
  static func pairs(
    in bytes: [UInt8], _ line: Range<Int>
  ) -> [(name: Range<Int>, value: Range<Int>)] {
    let words = bytes[line].split(whereSeparator: \.isBlank)
    var pairs: [(name: Range<Int>, value: Range<Int>)] = []
    for (index, word) in words.enumerated() {
      guard let sign = word.firstIndex(of: UInt8(ascii: "=")), sign > word.startIndex,
        word[..<sign].allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }),
        word[word.startIndex].isLetter
      else { continue }
      var value = word[(sign + 1)...]
      while let last = value.last, ",;)".utf8.contains(last) { value.removeLast() }
      guard !value.isEmpty, !value.contains(where: { ",;=\"".utf8.contains($0) }) else { return [] }
      let next = index + 1 < words.count ? words[index + 1] : []
      let hasUnit =
        value.count == word.endIndex - sign - 1 && value.allSatisfy { $0.isDigit || $0 == .point }
        && next.count < 4 && !next.isEmpty && next.allSatisfy(\.isLetter)
        && (index + 2 == words.count || words[index + 2].contains(UInt8(ascii: "=")))
      pairs.append(
        (word.startIndex..<sign, value.startIndex..<(hasUnit ? next.endIndex : value.endIndex)))
    }
    // Pairs alone are a record.
    return pairs.count < words.count ? pairs : []
  }
}
