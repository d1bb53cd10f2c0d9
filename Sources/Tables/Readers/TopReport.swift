/// The list of `top -b -n 1` without the lines about the whole machine above it, whose words may be as many as its columns.
struct TopReport: ProgramReport {
  let bytes: [UInt8]
  let skippedLines: Int

  /// More lines stand above no list.
  private static let mostLines = 40

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "top - ".utf8) else { return nil }
    var (start, lines) = (0, 0)
    while start < bytes.count, lines < Self.mostLines {
      let end = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == UInt8(ascii: " ") }
      if line.starts(with: "PID ".utf8) {
        (self.bytes, skippedLines) = (Array(bytes[start...]), lines)
        return
      }
      if !line.isEmpty { lines += 1 }
      start = end + 1
    }
    return nil
  }

  func table(called name: String, _ options: ReadingOptions) throws(InputProblem) -> Table {
    let input = InputText(bytes: bytes, file: name, options: options)
    guard case .table(var table) = try BlankSeparatedText.document(input) else {
      throw input.problem(.headerOnly)
    }
    table.skippedLines += skippedLines
    return table
  }
}
