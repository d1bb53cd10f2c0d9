/// The runs that `gh run list` writes into a pipe, without a line of names, as a plain table with these.
///
///     completed	success	Fix it	CI	main	push	9876543210	3m12s	2026-11-20T10:11:12Z
struct RunListReport: ProgramReport {
  let bytes: [UInt8]
  let skippedLines = 0

  private static let names = [
    "status", "conclusion", "title", "workflow", "branch", "event", "id", "elapsed", "created",
  ]

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes,
      let first = ProgramReports.firstLine(of: bytes), Self.cells(first) != nil
    else { return nil }
    var rows = [Self.names]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let cells = Self.cells(line) else { return nil }
      rows.append(cells)
    }
    self.bytes = ProgramReports.bytes(of: rows)
  }

  /// The cells of a run; `nil` of any other line.
  private static func cells(_ line: Substring) -> [String]? {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map {
      $0.filter { $0 != "\"" }
    }
    guard cells.count == names.count, !cells[6].isEmpty, cells[6].utf8.allSatisfy(\.isDigit),
      let last = cells[7].last, "hms".contains(last), cells[7].first?.isNumber == true,
      cells[8].hasSuffix("Z"), cells[8].contains("T")
    else { return nil }
    return cells
  }
}
