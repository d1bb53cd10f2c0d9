/// The output of `git diff --stat` as a plain table: a row for each file, with the number of lines that changed in it.
///
///      Sources/Main.swift | 48 ++++++++++----
///      logo.png           | Bin 0 -> 12345 bytes
///      2 files changed, 25 insertions(+), 19 deletions(-)
///
/// The signs behind the numbers are drawn to scale and say nothing more; binary files have no lines.
struct DiffStatReport: ProgramReport {
  let bytes: [UInt8]
  private(set) var skippedLines = 0

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes,
      let first = ProgramReports.firstLine(of: bytes), Self.change(first) != nil
    else { return nil }
    var rows = [["file", "changes"]]
    var isSure = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let change = Self.change(line) {
        if let lines = change.lines {
          rows.append([change.file, lines])
        } else {
          skippedLines += 1
        }
        isSure = isSure || change.hasSigns
      } else if line.allSatisfy(\.isWhitespace) {
        continue
      } else {
        guard line.contains("changed"), line.contains("file") else { return nil }
        skippedLines += 1
        isSure = true
      }
    }
    guard rows.count > 1, isSure else { return nil }
    self.bytes = ProgramReports.bytes(of: rows)
  }

  /// The file of a line, and its number of lines, which binary ones lack; `nil` of any other line.
  private static func change(
    _ line: Substring
  ) -> (file: String, lines: String?, hasSigns: Bool)? {
    guard let bar = line.range(of: " | ", from: line.endIndex) else { return nil }
    let file = line[..<bar.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .filter { $0 != "\"" && $0 != "\t" }
    let words = line[bar.upperBound...].split(separator: " ")
    guard !file.isEmpty, let first = words.first else { return nil }
    if first == "Bin" { return (file, nil, true) }
    guard words.count < 3, first.utf8.allSatisfy(\.isDigit),
      words.dropFirst().allSatisfy({ $0.allSatisfy { "+-".contains($0) } })
    else { return nil }
    return (file, String(first), words.count == 2)
  }
}

extension Substring {
  /// The last place of a text before an end.
  fileprivate func range(of text: String, from end: Index) -> Range<Index>? {
    var start = end
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
    }
    return nil
  }
}
