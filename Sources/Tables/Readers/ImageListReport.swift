/// The images that `docker images` and `podman images` list, as a plain table: each is called by its repository and its tag, which is
/// a name even where it could be a number.
///
///     REPOSITORY   TAG    IMAGE ID       CREATED        SIZE
///     postgres     16     a1b2c3d4e5f6   2 weeks ago    432MB
struct ImageListReport: ProgramReport {
  let bytes: [UInt8]
  let skippedLines = 0

  private static let names = ["REPOSITORY", "TAG", "IMAGE ID", "CREATED", "SIZE"]

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes, let header = ProgramReports.firstLine(of: bytes),
      let starts = Self.starts(header)
    else { return nil }
    var rows = [["image", "size", "created", "id"]]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .dropFirst()
    {
      let letters = Array(line)
      if letters.allSatisfy(\.isWhitespace) { continue }
      // A cell ends before the next one begins.
      let cells = starts.indices.map { place -> String in
        let start = min(starts[place], letters.count)
        let end = place + 1 < starts.count ? min(starts[place + 1], letters.count) : letters.count
        return letters[start..<end].split(whereSeparator: \.isWhitespace).map { String($0) }
          .joined(separator: " ")
      }
      guard cells.allSatisfy({ !$0.isEmpty }), cells[4].first?.isNumber == true else { return nil }
      rows.append(["\(cells[0]):\(cells[1])", cells[4], cells[3], cells[2]])
    }
    guard rows.count > 1 else { return nil }
    self.bytes = ProgramReports.bytes(of: rows)
  }

  /// The letters of a line at which its columns begin; `nil` where they have other names.
  private static func starts(_ line: Substring) -> [Int]? {
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words == names.joined(separator: " ") else { return nil }
    let letters = Array(line)
    var starts: [Int] = []
    for name in names {
      let from = starts.last.map { $0 + 1 } ?? 0
      guard from < letters.count,
        let start = (from..<letters.count).first(where: { letters[$0...].starts(with: name) })
      else { return nil }
      starts.append(start)
    }
    return starts
  }
}
