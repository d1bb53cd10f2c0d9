/// Reads what a Prometheus target exposes: a sample a line, as `name{label="value"} 1 1700000000000`.
///
/// The columns are the metric, each label, the value, and the time where samples have one; of several
/// metric families each is a chart.
enum PrometheusText: DocumentFormat {
  static let endings = ["prom"]

  private enum Own: Int { case metric, value, time }

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    var isSure = false
    var samples = 0
    var cells: [NamedCell] = []
    for line in beginning.lines {
      if line[0] == UInt8(ascii: "#") {
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("# TYPE ") || text.hasPrefix("# HELP ") { isSure = true }
        continue
      }
      cells.removeAll(keepingCapacity: true)
      // Behind a comment that no other format has, a broken row is one of this format.
      guard parse(line, 0..<line.count, &cells) else { return isSure }
      samples += 1
      // Labels stand in braces.
      if line.contains(UInt8(ascii: "{")) { isSure = true }
    }
    return isSure && (samples > 0 || !beginning.isWhole)
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    if input.bytes[input.start...].first(where: { !$0.isBlank && !$0.isLineBreak })
      == UInt8(ascii: "{")
    {
      return try PrometheusResponse.document(input)
    }
    var table = try table(input)
    let charts = PrometheusFamilies(table, of: input).charts()
    guard charts.count == 1 else { return charts.isEmpty ? .table(table) : .stated(charts) }
    // One metric alone is a table like any other, but what stands in parts or has a sum beside it is not.
    let isPlain = table.columns.contains { $0.name == "metric" && $0.isConstant }
    if isPlain || charts[0].title == nil {
      (table.title, table.summary) = (charts[0].title, charts[0].summary)
      return .table(table)
    }
    return .stated(charts)
  }

  /// The samples, a row each.
  static func table(_ input: InputText) throws(InputProblem) -> Table {
    let cells = NamedCells(
      input: input, leading: ["metric"], trailing: ["value", "time"], areNamedText: true
    ) { line, cells throws(InputProblem) in
      if input.bytes[line.lowerBound] == UInt8(ascii: "#") { return false }
      guard parse(input.bytes, line, &cells) else {
        throw input.problem(
          .notInFormat(row: input.row(at: line.lowerBound), format: "prometheus"))
      }
      return true
    }
    return try cells.table()
  }

  /// Takes the parts of a sample; `false` where the line is none.
  private static func parse(
    _ bytes: [UInt8], _ line: Range<Int>, _ cells: inout [NamedCell]
  ) -> Bool {
    var scanner = Scanner(bytes: bytes, i: line.lowerBound, end: line.upperBound)
    scanner.skipBlanks()
    guard let metric = scanner.name() else { return false }
    cells.append(NamedCell(owner: .own(Own.metric.rawValue), range: metric))
    scanner.skipBlanks()
    if scanner.take(UInt8(ascii: "{")) {
      while !scanner.take(UInt8(ascii: "}")) {
        scanner.skipBlanks()
        if scanner.take(UInt8(ascii: "}")) { break }
        guard let label = scanner.name() else { return false }
        scanner.skipBlanks()
        guard scanner.take(UInt8(ascii: "=")) else { return false }
        scanner.skipBlanks()
        guard scanner.take(.quote), var cell = scanner.quoted() else { return false }
        cell.owner = .named(label)
        cells.append(cell)
        scanner.skipBlanks()
        if !scanner.take(.comma), scanner.byte != UInt8(ascii: "}") { return false }
      }
    } else if scanner.i == metric.upperBound {
      return false
    }
    scanner.skipBlanks()
    guard let value = scanner.word(), isNumber(bytes.span.extracting(value)) else { return false }
    // An infinite value has no place in a chart.
    let isInfinite = bytes[value].suffix(3).elementsEqual("Inf".utf8)
    cells.append(
      NamedCell(
        owner: .own(Own.value.rawValue), range: value, unescaped: isInfinite ? [] : nil))
    scanner.skipBlanks()
    // An exemplar stands behind a number sign.
    if scanner.byte == UInt8(ascii: "#") { return true }
    if let time = scanner.word() {
      guard isNumber(bytes.span.extracting(time)) else { return false }
      cells.append(NamedCell(owner: .own(Own.time.rawValue), range: time))
    }
    scanner.skipBlanks()
    return scanner.byte == nil || scanner.byte == UInt8(ascii: "#")
  }

  private static func isNumber(_ cell: Span<UInt8>) -> Bool {
    MissingCell.matches(cell) || cell.equals("+Inf") || cell.equals("-Inf")
      || NumberParser().parse(cell).map { $0.unit.isEmpty } == true
  }

  private struct Scanner {
    let bytes: [UInt8]
    var i: Int
    let end: Int

    var byte: UInt8? { i < end ? bytes[i] : nil }

    mutating func skipBlanks() { while i < end, bytes[i].isBlank { i += 1 } }

    mutating func take(_ wanted: UInt8) -> Bool {
      guard byte == wanted else { return false }
      i += 1
      return true
    }

    mutating func name() -> Range<Int>? {
      let start = i
      while let byte,
        byte.isLetter || byte == UInt8(ascii: "_") || byte == .colon || (byte.isDigit && i > start)
      {
        i += 1
      }
      return i > start ? start..<i : nil
    }

    mutating func word() -> Range<Int>? {
      let start = i
      while let byte, !byte.isBlank { i += 1 }
      return i > start ? start..<i : nil
    }

    /// A text up to its closing quote.
    mutating func quoted() -> NamedCell? {
      let start = i
      var text: [UInt8] = []
      var isEscaped = false
      while let byte, byte != .quote {
        i += 1
        if byte == UInt8(ascii: "\\"), let next = self.byte {
          isEscaped = true
          text.append(next == UInt8(ascii: "n") ? .lineFeed : next)
          i += 1
        } else {
          text.append(byte)
        }
      }
      let range = start..<i
      guard take(.quote) else { return nil }
      return NamedCell(owner: .own(0), range: range, unescaped: isEscaped ? text : nil)
    }
  }
}
