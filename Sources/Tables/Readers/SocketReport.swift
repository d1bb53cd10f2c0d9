/// The connections that `ss` and `netstat` list, as a plain table: a row for each, with its state and both its ends.
///
///     State   Recv-Q  Send-Q   Local Address:Port    Peer Address:Port
///     ESTAB   0       36       192.168.1.10:22       192.168.1.7:40022
///
///     Proto Recv-Q Send-Q Local Address        Foreign Address      State
///     tcp        0     36 192.168.1.10:22      192.168.1.7:40022    ESTABLISHED
struct SocketReport: ProgramReport {
  private(set) var bytes: [UInt8] = []
  private(set) var skippedLines = 0

  /// The names of the numbers of bytes that wait at both ends.
  static let queues = ["Recv-Q", "Send-Q"]

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes, let first = ProgramReports.firstLine(of: bytes),
      Self.names(first) != nil || first.hasPrefix("Active ")
    else { return nil }
    var names: [String] = []
    var rows: [[String]] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let found = Self.names(line) {
        // Sockets of a machine itself have other columns.
        if !names.isEmpty { break }
        names = found
      } else if line.hasPrefix("Active ") {
        if !names.isEmpty { break }
        skippedLines += 1
      } else if !names.isEmpty, let row = Self.row(line, below: names) {
        rows.append(row)
      } else if !line.allSatisfy(\.isWhitespace) {
        skippedLines += 1
      }
    }
    guard !rows.isEmpty else { return nil }
    let all = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).count {
      !$0.allSatisfy(\.isWhitespace)
    }
    skippedLines = all - rows.count - 1
    let order = names.indices.sorted { Self.rank(names[$0]) < Self.rank(names[$1]) }
    self.bytes = ProgramReports.bytes(
      of: [order.map { names[$0] }] + rows.map { row in order.map { row[$0] } })
  }

  /// The names of the columns, each in one word; `nil` of a line that is not theirs.
  private static func names(_ line: Substring) -> [String]? {
    let parts: [(written: String, name: String)] = [
      ("Local Address:Port", "local"), ("Peer Address:Port", "peer"),
      ("Local Address", "local"), ("Foreign Address", "peer"), ("PID/Program name", "process"),
    ]
    var text = String(line)
    for part in parts { text = text.replacing(part.written, with: part.name) }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.contains("local"), words.contains("peer"), queues.allSatisfy(words.contains) else {
      return nil
    }
    let known = ["Netid": "protocol", "Proto": "protocol", "State": "state", "Process": "process"]
    return words.map { known[$0] ?? $0 }
  }

  /// The cells of a line: connections without a state are told of none, and what process they are of may be any words.
  private static func row(_ line: Substring, below names: [String]) -> [String]? {
    let words = line.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" } }
    var row: [String] = []
    var rest = words[...]
    for (place, name) in names.enumerated() {
      let isLast = place == names.count - 1
      switch name {
      case _ where queues.contains(name):
        guard let word = rest.popFirst(), word.utf8.allSatisfy(\.isDigit) else { return nil }
        row.append(word)
      case "state":
        let isThere = rest.first?.allSatisfy { $0.isUppercase || "-_0123456789".contains($0) }
        row.append(
          isThere == true && rest.first?.contains(where: \.isLetter) == true
            ? rest.removeFirst() : "")
      case "local", "peer":
        guard let word = rest.popFirst() else { return nil }
        row.append(word)
      default:
        row.append(isLast ? rest.joined(separator: " ") : rest.popFirst() ?? "")
        if isLast { rest = [] }
      }
    }
    return rest.isEmpty ? row : nil
  }

  /// States come first, and what waits last.
  private static func rank(_ name: String) -> Int {
    ["state", "protocol", "local", "peer", "process"].firstIndex(of: name) ?? 9
  }
}
