/// Reads logs whose lines begin with a time: what syslog and `journalctl` write (time, host, process, message),
/// what programs write with a level behind the time, logfmt behind either, and any other words behind a time.
enum EventLog: DocumentFormat {
  private enum Own: Int, CaseIterable {
    case time, host, process, pid, level, action, message
  }

  static let levels: Set<String> = [
    "TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERR", "ERROR", "CRIT", "CRITICAL",
    "ALERT", "EMERG", "FATAL", "SEVERE",
  ]

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    var cells: [NamedCell] = []
    let lines = beginning.lines.filter { !isAside($0[...]) }
    func areMost(_ words: PlainEvents?) -> Bool {
      let events = lines.count { line in
        cells.removeAll(keepingCapacity: true)
        return parse(line, 0..<line.count, year: 0, plain: words, &cells)
      }
      return events > 0 && events * 10 >= lines.count * 9
    }
    return areMost(nil)
      || PlainEvents.areCertain(lines) && areMost(PlainEvents(lines))
        && !BlankSeparatedText.recognizes(beginning)
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let years = LogYears(input)
    let names = Own.allCases.map { "\($0)" }
    let plain = PlainEvents(TextBeginning(input).lines)
    var cells = NamedCells(input: input, leading: names.dropLast()) { line, cells in
      parse(input.bytes, line, year: years.year(at: line.lowerBound), plain: plain, &cells)
    }
    cells.format = ReadingOptions.FileFormat.log.rawValue
    cells.trailing = names.suffix(1)
    var table = try cells.table()
    table.assumedYear = years.last
    table.skippedLines = input.lines.reduce(0) { count, _ in count + 1 } - table.rowCount
    return .table(table)
  }

  /// True of what `journalctl` writes between lines: "-- Boot 1234 --".
  private static func isAside(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("-- ".utf8))
  }

  /// Takes the parts of an event; `false` where the line is none.
  ///
  /// A time without a year has that of the line, `nil` where nobody knows it.
  private static func parse(
    _ bytes: [UInt8], _ line: Range<Int>, year: Int?, plain: PlainEvents?,
    _ cells: inout [NamedCell]
  ) -> Bool {
    guard let time = LogTime(bytes, line) else { return false }
    var found = [NamedCell(owner: .own(Own.time.rawValue), range: time.range)]
    if time.monthAndDay != nil {
      guard let year else { return false }
      found[0].unescaped = time.text(bytes, year: year)
    }
    var rest = bytes[time.end..<line.upperBound].drop(while: \.isBlank)
    // A level at once is no host: "INFO backup: size=12".
    let isLevelFirst = level(&rest, &found)
    let hasSource = !isLevelFirst && source(&rest, &found)
    let hasLevel = isLevelFirst || level(&rest, &found)
    if let pairs = Logfmt.pairs(bytes, rest.indices) {
      cells += found + pairs
      return true
    }
    if isLevelFirst, let process = rest.split(maxSplits: 1, whereSeparator: \.isBlank).first,
      process.count > 1, process.last == .colon,
      let pairs = Logfmt.pairs(bytes, rest[process.endIndex...].drop(while: \.isBlank).indices)
    {
      found.append(NamedCell(owner: .own(Own.process.rawValue), range: process.dropLast().indices))
      cells += found + pairs
      return true
    }
    if !hasSource, !hasLevel {
      guard let plain, !rest.isEmpty else { return false }
      if let action = plain.action(rest) {
        found.append(NamedCell(owner: .own(Own.action.rawValue), range: action.indices))
        rest = rest[action.endIndex...].drop { $0.isBlank || $0 == .colon }
      }
    }
    if !rest.isEmpty {
      found.append(NamedCell(owner: .own(Own.message.rawValue), range: rest.indices))
    }
    cells += found
    return true
  }

  /// Takes "host process[42]:", with or without the number.
  private static func source(_ rest: inout ArraySlice<UInt8>, _ found: inout [NamedCell]) -> Bool {
    let words = rest.split(maxSplits: 2, whereSeparator: \.isBlank)
    guard words.count > 1, words[0].last != .colon, words[1].count > 1, words[1].last == .colon,
      words[0].contains(where: \.isLetter) || words[0].contains(.point)
    else { return false }
    var process = words[1].dropLast()
    var number: Range<Int>?
    if process.last == UInt8(ascii: "]"), let opening = process.lastIndex(of: UInt8(ascii: "[")) {
      let inside = process[(opening + 1)...].dropLast()
      guard !inside.isEmpty, inside.allSatisfy(\.isDigit) else { return false }
      number = inside.indices
      process = process[..<opening]
    }
    guard process.contains(where: \.isLetter), !process.contains(UInt8(ascii: "=")) else {
      return false
    }
    found.append(NamedCell(owner: .own(Own.host.rawValue), range: words[0].indices))
    found.append(NamedCell(owner: .own(Own.process.rawValue), range: process.indices))
    if let number { found.append(NamedCell(owner: .own(Own.pid.rawValue), range: number)) }
    rest = rest[words[1].endIndex...].drop(while: \.isBlank)
    return true
  }

  /// Takes "INFO", "[INFO]" or "INFO:".
  private static func level(_ rest: inout ArraySlice<UInt8>, _ found: inout [NamedCell]) -> Bool {
    let word = rest.prefix { !$0.isBlank }
    let signs = Array("[]:-|".utf8)
    var level = word.drop(while: signs.contains)
    while let last = level.last, signs.contains(last) { level.removeLast() }
    guard levels.contains(String(decoding: level, as: UTF8.self).uppercased()),
      word.contains(where: signs.contains) || level.allSatisfy({ $0 != $0.lowercased })
    else { return false }
    found.append(NamedCell(owner: .own(Own.level.rawValue), range: level.indices))
    rest = rest[word.endIndex...].drop(while: \.isBlank)
    return true
  }
}
