/// The reports of `sar`, `mpstat` and `pidstat` as a plain table: a title, and then times with columns whose names come again and again.
///
///     Linux 6.1.0 (web1)   01/12/26   _x86_64_   (4 CPU)
///
///     12:00:01 AM     CPU     %user     %idle
///     12:10:01 AM     all      6.87     90.71
///     Average:        all      6.87     90.71
///
/// Rows of the averages are none of the times, and a report of several tables has its first one read.
struct SystemReport {
  /// The table, with tabs between its cells.
  private(set) var bytes: [UInt8] = []
  /// The lines that are none of its rows, the first one of the names aside.
  private(set) var skippedLines = 0

  /// More bytes hold no report that anybody looks at.
  private static let mostBytes = 1 << 26

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, Self.mayBeReport(bytes) else { return nil }
    var names: [Substring]?
    var rows = 0
    var isOther = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let (time, cells) = Self.parted(line) else {
        if names == nil, rows == 0, !Self.isTitle(line) { return nil }
        skippedLines += 1
        continue
      }
      if let known = names {
        // The names come again with each page, those of another table end this one.
        if Self.areNames(cells) { isOther = cells != known }
        guard !isOther, !Self.areNames(cells), cells.count == known.count else {
          skippedLines += 1
          continue
        }
        append([time] + cells.map(String.init))
        rows += 1
      } else {
        guard Self.areNames(cells) else { return nil }
        names = cells
        append(["time"] + cells.map(String.init))
      }
    }
    guard rows > 1 else { return nil }
  }

  /// The rows as a table.
  func table(called name: String, _ options: ReadingOptions) throws(InputProblem) -> Table {
    let input = InputText(bytes: bytes, file: name, options: options)
    var table = try DelimitedText(input, fixedDelimiter: .tab).table()
    table.skippedLines += skippedLines
    return table
  }

  private mutating func append(_ cells: [String]) {
    bytes += Array(cells.joined(separator: "\t").utf8) + [.lineFeed]
  }

  private static func isTitle(_ line: Substring) -> Bool {
    line.hasPrefix("Linux ") && line.contains("(") && line.contains(")")
  }

  /// True of a text that begins with the title of a report, or with a time and names in a line.
  private static func mayBeReport(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix { $0.isLineBreak }.count
    guard let end = bytes[start...].firstIndex(where: \.isLineBreak), end < 400 else {
      return false
    }
    let line = String(decoding: bytes[start..<end], as: UTF8.self)[...]
    return isTitle(line) || parted(line).map { areNames($0.cells) } == true
  }

  /// True of names as these programs have them, all without a number, some of rates or shares.
  private static func areNames(_ cells: [Substring]) -> Bool {
    cells.count > 1
      && cells.contains { $0.hasPrefix("%") || $0.hasSuffix("/s") || $0.hasPrefix("ldavg") }
      && cells.allSatisfy { $0.first?.isNumber == false && $0.first != "-" }
  }

  /// The time of a line, with 24 hours, and its other cells; `nil` of a line that begins otherwise.
  private static func parted(_ line: Substring) -> (time: String, cells: [Substring])? {
    var words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let parts = first.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.count == 2 && Int($0) != nil }),
      var hour = Int(parts[0])
    else { return nil }
    words.removeFirst()
    if let half = words.first, ["AM", "PM"].contains(half) {
      hour = hour % 12 + (half == "PM" ? 12 : 0)
      words.removeFirst()
    }
    let digits = String(hour)
    return ("\(digits.count < 2 ? "0" : "")\(digits):\(parts[1]):\(parts[2])", words)
  }
}
