/// The counters of `netstat -s` as a plain table: a row for each, with its group.
///
///     Tcp:
///         94 active connection openings
///         14 segments retransmitted
///     Ip:
///         Forwarding: 1
struct CounterReport: ProgramReport {
  private(set) var bytes: [UInt8] = []
  private(set) var skippedLines = 0

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes,
      let first = ProgramReports.firstLine(of: bytes), Self.group(first) != nil
    else { return nil }
    var rows: [(group: String, counter: String, value: String)] = []
    var group = ""
    var counted = 0
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      if line.first?.isWhitespace == false {
        guard let found = Self.group(line) else { return nil }
        group = found
      } else if words.count > 1, words[0].utf8.allSatisfy(\.isDigit) {
        rows.append((group, words.dropFirst().joined(separator: " "), String(words[0])))
        counted += 1
      } else if let last = words.last, last.utf8.allSatisfy(\.isDigit), words.count > 1,
        words[words.count - 2].hasSuffix(":")
      {
        let name = words.dropLast().joined(separator: " ").dropLast()
        rows.append((group, String(name), String(last)))
      } else {
        skippedLines += 1
      }
    }
    // Settings are written so, too, with their numbers behind them.
    guard counted > 2, counted * 2 > rows.count else { return nil }
    let names = rows.map { row in
      rows.count { $0.counter == row.counter } > 1 ? "\(row.counter) (\(row.group))" : row.counter
    }
    self.bytes = ProgramReports.bytes(
      of: [["counter", "group", "value"]]
        + zip(names, rows).map { [$0.filter { $0 != "\"" }, $1.group, $1.value] })
  }

  /// The name in a line that is nothing but that and a colon.
  private static func group(_ line: Substring) -> String? {
    let name = line.prefix { $0.isLetter || $0.isNumber }
    return !name.isEmpty && line[name.endIndex...].allSatisfy { $0 == ":" || $0 == " " }
      && line.contains(":") ? String(name) : nil
  }
}
