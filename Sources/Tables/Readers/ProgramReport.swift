/// The output of a program for people to read, as a plain table with tabs between its cells.
protocol ProgramReport {
  /// Reads a report; `nil` of anything else.
  init?(_ bytes: [UInt8])

  /// The table.
  var bytes: [UInt8] { get }
  /// The lines that are none of its rows, the first one of the names aside.
  var skippedLines: Int { get }

  /// Settles the columns as the program means them.
  func settle(_ table: inout Table)

  /// The rows as a table.
  func table(called name: String, _ options: ReadingOptions) throws(InputProblem) -> Table
}

extension ProgramReport {
  func settle(_ table: inout Table) {}

  func table(called name: String, _ options: ReadingOptions) throws(InputProblem) -> Table {
    let input = InputText(bytes: bytes, file: name, options: options)
    var table = try DelimitedText(input, fixedDelimiter: .tab).table()
    table.skippedLines += skippedLines
    settle(&table)
    return table
  }
}

/// The programs whose reports are known.
enum ProgramReports {
  private static let all: [@Sendable ([UInt8]) -> (any ProgramReport)?] = [
    { SystemReport($0) }, { DeviceReport($0) }, { SensorReport($0) }, { CommitReport($0) },
    { TopReport($0) }, { DiffStatReport($0) }, { SocketReport($0) }, { CounterReport($0) },
    { MemoryReport($0) }, { RunListReport($0) }, { ImageListReport($0) },
  ]

  /// The report that a text is; `nil` where it is none.
  static func report(of bytes: [UInt8]) -> (any ProgramReport)? {
    all.lazy.compactMap { $0(bytes) }.first
  }

  /// More bytes hold no report that anybody looks at.
  static let mostBytes = 1 << 26

  /// The first line of a text that is not empty, if it is a short one.
  static func firstLine(of bytes: [UInt8]) -> Substring? {
    let start = bytes.prefix { $0.isLineBreak }.count
    guard let end = bytes[start...].firstIndex(where: \.isLineBreak), end < 400 else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)[...]
  }

  /// The bytes of a table with tabs between its cells.
  static func bytes(of rows: [[String]]) -> [UInt8] {
    rows.flatMap { Array($0.joined(separator: "\t").utf8) + [.lineFeed] }
  }
}
