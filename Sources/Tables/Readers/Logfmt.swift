/// Reads logfmt: lines of `name=value` with blanks between them; and pairs within other text, as `ping` has them.
enum Logfmt: DocumentFormat {
  static let endings = ["logfmt"]

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    areRecords(beginning) || PairsInText(beginning) != nil
  }

  private static func areRecords(_ beginning: TextBeginning) -> Bool {
    var pairs = 0
    var cells: [NamedCell] = []
    for line in beginning.lines {
      cells.removeAll(keepingCapacity: true)
      // A cell of CSV may be an equation; only several in a line are a record.
      guard parse(line, 0..<line.count, &cells), line[0] != .quote else { return false }
      if cells.count > 1 { pairs += 1 }
      if case .named(let name)? = cells.first?.owner, cells[0].range == name { return false }
    }
    return pairs > 0 && pairs * 2 >= beginning.lines.count
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let beginning = TextBeginning(input)
    if !areRecords(beginning), let pairs = PairsInText(beginning) {
      return .table(try pairs.table(of: input))
    }
    let cells = NamedCells(input: input) { line, cells throws(InputProblem) in
      guard parse(input.bytes, line, &cells) else {
        throw input.problem(
          .notInFormat(row: input.row(at: line.lowerBound), format: "logfmt"))
      }
      return true
    }
    return .table(try cells.table())
  }

  /// The pairs behind something else; `nil` where anything there is none.
  static func pairs(_ bytes: [UInt8], _ range: Range<Int>) -> [NamedCell]? {
    var cells: [NamedCell] = []
    guard parse(bytes, range, &cells) else { return nil }
    let arePairs = cells.allSatisfy { cell in
      if case .named(let name) = cell.owner { name != cell.range } else { false }
    }
    return arePairs ? cells : nil
  }

  /// Takes the pairs of a line, where a name alone is its own value; `false` where it is none.
  private static func parse(
    _ bytes: [UInt8], _ line: Range<Int>, _ cells: inout [NamedCell]
  ) -> Bool {
    var i = line.lowerBound
    var hasPair = false
    while true {
      while i < line.upperBound, bytes[i].isBlank { i += 1 }
      guard i < line.upperBound else { return hasPair }
      let start = i
      while i < line.upperBound, bytes[i].isPartOfName { i += 1 }
      let name = start..<i
      guard !name.isEmpty else { return false }
      guard i < line.upperBound, bytes[i] == UInt8(ascii: "=") else {
        guard i == line.upperBound || bytes[i].isBlank else { return false }
        cells.append(NamedCell(owner: .named(name), range: name))
        continue
      }
      hasPair = true
      i += 1
      var cell = NamedCell(owner: .named(name), range: i..<i)
      if i < line.upperBound, bytes[i] == .quote {
        guard let end = quoted(bytes, i + 1..<line.upperBound, &cell) else { return false }
        i = end
        guard i == line.upperBound || bytes[i].isBlank else { return false }
      } else {
        while i < line.upperBound, !bytes[i].isBlank { i += 1 }
        cell.range = cell.range.lowerBound..<i
      }
      cells.append(cell)
    }
  }

  /// Takes a text up to its closing quote, and says what comes after it.
  private static func quoted(
    _ bytes: [UInt8], _ range: Range<Int>, _ cell: inout NamedCell
  ) -> Int? {
    var i = range.lowerBound
    var text: [UInt8] = []
    var isEscaped = false
    while i < range.upperBound, bytes[i] != .quote {
      if bytes[i] == UInt8(ascii: "\\"), i + 1 < range.upperBound {
        isEscaped = true
        i += 1
        switch bytes[i] {
        case UInt8(ascii: "n"): text.append(.lineFeed)
        case UInt8(ascii: "t"): text.append(.tab)
        default: text.append(bytes[i])
        }
      } else {
        text.append(bytes[i])
      }
      i += 1
    }
    guard i < range.upperBound else { return nil }
    cell.range = bytes.span.trimmed(range.lowerBound..<i)
    if isEscaped { cell.unescaped = Array(text[text.span.trimmed(0..<text.count)]) }
    return i + 1
  }
}

extension UInt8 {
  /// True of what a name in logfmt may hold.
  fileprivate var isPartOfName: Bool {
    isLetter || isDigit || self >= 0x80
      || [
        UInt8(ascii: "_"), .minus, .point, UInt8(ascii: "/"), UInt8(ascii: "@"), .colon,
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "$"),
      ].contains(self)
  }
}
