/// Reads logs whose lines begin with a time: what syslog and `journalctl` write (time, host, process, message),
/// what programs write with a level behind the time, logfmt behind either, and any other words behind a time.
enum EventLog: DocumentFormat {
  private enum Own: Int, CaseIterable {
    case time, host, process, pid, level, action, name, value, message

    init(_ own: MessageForm.Own) {
      self =
        switch own {
        case .name: .name
        case .value: .value
        }
    }
  }

  /// The manner of all lines of a log, by its first ones.
  private struct Manner {
    /// Words behind a time alone.
    var plain: PlainEvents?
    /// The form of all messages, where they are measurements.
    var form: MessageForm?
    /// The names of the pairs that come again and again amid the words behind a level.
    var pairs: Set<[UInt8]> = []
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
        return parse(line, 0..<line.count, year: 0, Manner(plain: words), &cells)
      }
      return events > 0 && events * 10 >= lines.count * 9
    }
    return areMost(nil)
      || PlainEvents.areCertain(lines) && areMost(PlainEvents(lines))
        && !BlankSeparatedText.recognizes(beginning)
      || MessageForm(plainLines: lines, hasDecimalComma: beginning.options.hasDecimalComma) != nil
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let years = LogYears(input)
    let names = Own.allCases.map { "\($0)" }
    let beginning = TextBeginning(input)
    var manner = Manner(
      plain: PlainEvents(beginning.lines),
      form: input.options.messageForm ?? messageForm(of: beginning))
    var input = input
    if manner.form?.hasDecimalComma == true { input.options.hasDecimalComma = true }
    if manner.form == nil { manner.pairs = PairsInText.names(in: beginning) }
    let bytes = input.bytes
    var cells = NamedCells(input: input, leading: names.dropLast()) { [manner] line, cells in
      parse(bytes, line, year: years.year(at: line.lowerBound), manner, &cells)
    }
    cells.format = ReadingOptions.FileFormat.log.rawValue
    cells.trailing = names.suffix(1)
    var table = try cells.table()
    // Seconds since 1970 tell when, also where nothing is measured.
    table.columns = table.columns.map { $0.name == names.first ? $0.withTimes().inSeconds : $0 }
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
    _ bytes: [UInt8], _ line: Range<Int>, year: Int?, _ manner: Manner, _ cells: inout [NamedCell]
  ) -> Bool {
    guard let head = head(bytes, line, year: year) else { return false }
    var (found, rest) = (head.found, head.rest)
    let isLevelFirst = head.isLevelFirst
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
    if let form = manner.form,
      let measured = form.cells(of: bytes, rest.indices, own: { Own($0).rawValue })
    {
      cells += found + measured
      return true
    }
    if !head.hasOrigin {
      guard let plain = manner.plain, !rest.isEmpty else { return false }
      if let action = plain.action(rest) {
        found.append(NamedCell(owner: .own(Own.action.rawValue), range: action.indices))
        rest = rest[action.endIndex...].drop { $0.isBlank || $0 == .colon }
      }
    }
    if isLevelFirst, !manner.pairs.isEmpty {
      // "step=test finished duration=183s": what was measured stands amid words.
      found += PairsInText.pairs(in: bytes, rest.indices)
        .filter { manner.pairs.contains(Array(bytes[$0.name])) }
        .map { NamedCell(owner: .named($0.name), range: $0.value) }
    }
    if !rest.isEmpty {
      found.append(NamedCell(owner: .own(Own.message.rawValue), range: rest.indices))
    }
    cells += found
    return true
  }

  /// All that stands before the message.
  private struct Head {
    var found: [NamedCell]
    var rest: ArraySlice<UInt8>
    /// True of a level right behind the time.
    var isLevelFirst = false
    /// True where it tells a level, or where the line comes from.
    var hasOrigin = false
  }

  /// Takes the time, the level and the source; `nil` of a line without a time.
  private static func head(_ bytes: [UInt8], _ line: Range<Int>, year: Int?) -> Head? {
    guard let time = LogTime(bytes, line) else { return nil }
    var head = Head(
      found: [NamedCell(owner: .own(Own.time.rawValue), range: time.range)],
      rest: bytes[time.end..<line.upperBound].drop(while: \.isBlank))
    if time.monthAndDay != nil {
      guard let year else { return nil }
      head.found[0].unescaped = time.text(bytes, year: year)
    }
    if time.isOfKernel {
      subsystem(&head.rest, &head.found)
      head.hasOrigin = !head.rest.isEmpty
      return head
    }
    if dashed(&head.rest, &head.found) {
      head.hasOrigin = true
      return head
    }
    // A level at once is no host: "INFO backup: size=12".
    head.isLevelFirst = level(&head.rest, &head.found)
    let hasSource = !head.isLevelFirst && source(&head.rest, &head.found)
    let hasLevel = head.isLevelFirst || level(&head.rest, &head.found)
    head.hasOrigin = hasSource || hasLevel
    return head
  }

  /// The form of the messages, behind all that tells where they come from.
  static func messageForm(of beginning: TextBeginning) -> MessageForm? {
    MessageForm(
      beginning.lines.filter { !isAside($0[...]) }
        .compactMap { head($0, 0..<$0.count, year: 0)?.rest },
      hasDecimalComma: beginning.options.hasDecimalComma)
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
    // "CPU temp: 54.3 C" is what was measured.
    let message = rest[words[1].endIndex...].drop(while: \.isBlank)
    if number == nil, MessageForm.beginsWithNumber(message) { return false }
    found.append(NamedCell(owner: .own(Own.host.rawValue), range: words[0].indices))
    found.append(NamedCell(owner: .own(Own.process.rawValue), range: process.indices))
    if let number { found.append(NamedCell(owner: .own(Own.pid.rawValue), range: number)) }
    rest = message
    return true
  }

  /// Takes the first word of "usb 1-1: " or "systemd[1]: ", which tells the part of the kernel, or the program, that a line
  /// is of; the rest of what stands before the colon says which of its things.
  private static func subsystem(_ rest: inout ArraySlice<UInt8>, _ found: inout [NamedCell]) {
    let separator: [UInt8] = [.colon, .space]
    guard let colon = rest.prefix(mostOfSubsystem).firstRange(of: separator) else { return }
    let words = rest[..<colon.lowerBound].split(whereSeparator: \.isBlank)
    guard (1...3).contains(words.count), words[0].contains(where: \.isLetter),
      !words[0].contains(UInt8(ascii: "=")),
      // "CPU temp: 54.3 C" is what was measured.
      !MessageForm.beginsWithNumber(rest[colon.upperBound...].drop(while: \.isBlank))
    else { return }
    var process = words[0]
    if process.last == UInt8(ascii: "]"), let opening = process.firstIndex(of: UInt8(ascii: "[")),
      opening > process.startIndex
    {
      process = process[..<opening]
    }
    found.append(NamedCell(owner: .own(Own.process.rawValue), range: process.indices))
    if words.count == 1 { rest = rest[colon.upperBound...].drop(while: \.isBlank) }
  }

  /// A colon farther behind is a part of the message.
  private static let mostOfSubsystem = 48

  /// Takes "- app.metrics - INFO - ", as the examples of Python's module for logs write it, or "- INFO - ".
  private static func dashed(_ rest: inout ArraySlice<UInt8>, _ found: inout [NamedCell]) -> Bool {
    var parts: [ArraySlice<UInt8>] = []
    var behind = rest
    while parts.count < 2, behind.starts(with: [.minus, .space]) {
      let part = behind.dropFirst(2).prefix { !$0.isBlank }
      let next = behind[part.endIndex...].drop(while: \.isBlank)
      guard !part.isEmpty, next.first == .minus else { return false }
      parts.append(part)
      behind = next
      guard levels.contains(String(decoding: part, as: UTF8.self).uppercased()) else { continue }
      if parts.count > 1 {
        found.append(NamedCell(owner: .own(Own.process.rawValue), range: parts[0].indices))
      }
      found.append(NamedCell(owner: .own(Own.level.rawValue), range: part.indices))
      rest = behind.dropFirst().drop(while: \.isBlank)
      return true
    }
    return false
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

extension Column {
  /// Numbers that are no points in time are the seconds since a start.
  fileprivate var inSeconds: Column {
    guard case .numbers(var numbers) = values, numbers.unit == nil else { return self }
    numbers.unit = "s"
    var column = self
    column.values = .numbers(numbers)
    return column
  }
}
