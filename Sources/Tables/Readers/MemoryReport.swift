/// The memory as `free -s 1` tells of it again and again, as a plain table: a row for each kind of it in each report; the total of
/// each stands last.
///
///                    total        used        free
///     Mem:           15884        6210        1207
///     Swap:           2047         120        1927
struct MemoryReport: ProgramReport {
  private(set) var bytes: [UInt8] = []
  let skippedLines = 0

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes,
      let first = ProgramReports.firstLine(of: bytes), Self.areNames(Self.words(first))
    else { return nil }
    var names: [String] = []
    var rows: [(report: Int, cells: [String])] = []
    var reports = 0
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = Self.words(line)
      if words.isEmpty { continue }
      if Self.areNames(words) {
        guard names.isEmpty || names == words else { return nil }
        names = words
        reports += 1
      } else {
        guard words[0].hasSuffix(":"), words.count > 1, words.count <= names.count + 1,
          words.dropFirst().allSatisfy({ $0.first?.isNumber == true })
        else { return nil }
        let missing = [String](repeating: "", count: names.count + 1 - words.count)
        let cells = [String(words[0].dropLast())] + words.dropFirst() + missing
        rows.append((reports, cells))
      }
    }
    // A single report is a table as it stands.
    guard reports > 1, !rows.isEmpty else { return nil }
    self.bytes = ProgramReports.bytes(
      of: [[DeviceReport.number, "memory"] + names.dropFirst() + ["total"]]
        + rows.map { row in
          ["\(row.report)", row.cells[0]] + row.cells.dropFirst(2) + [row.cells[1]]
        })
  }

  private static func words(_ line: Substring) -> [String] {
    line.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func areNames(_ words: [String]) -> Bool {
    words.starts(with: ["total", "used", "free"]) && words.allSatisfy { $0.first?.isLetter == true }
  }
}
