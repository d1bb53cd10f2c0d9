/// The memory that a small input takes, which the bytes of a large one hide.
///
/// A thousand columns or charts in a few kilobytes need megabytes: each has its axes, its statistics and its words.
package enum MemoryNeed {
  /// For any input, for each of its bytes while it is read, and for each column or chart, in bytes: rounded up from
  /// what `describe`, `draw` and exports of tables of up to 4,500 columns or charts took at their peak.
  private static let (least, perByte, perPart) = (12 << 20, 32, 20 << 10)

  /// For each series of one chart, in bytes: `describe` of a thousand of them, of twelve points each, took 42 MB.
  private static let perSeries = 32 << 10

  /// Fewer columns or charts, as nearly every input has, are in the least.
  private static let fewest = 64

  /// Makes sure that an input can be read; what is said of a large one follows from its beginning.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - file: What it is called.
  ///   - available: The memory that there is, in bytes.
  /// - Throws: That there is too little memory.
  static func check(
    _ bytes: [UInt8], of file: String, available: Int = AvailableMemory.bytes
  ) throws(InputProblem) {
    let beginning = bytes.prefix(MemoryCeiling.free)
    try check(
      least + perByte * beginning.count + perPart * columnCount(beginning), of: file, available)
  }

  /// Makes sure that what was read can be charted.
  ///
  /// - Parameters:
  ///   - document: What was read.
  ///   - file: What it is called.
  ///   - available: The memory that there is, in bytes.
  /// - Throws: That there is too little memory.
  static func check(
    _ document: Document, of file: String, available: @autoclosure () -> Int = AvailableMemory.bytes
  ) throws(InputProblem) {
    let (parts, series) = (document.partCount, document.furtherSeriesCount)
    guard max(parts, series) > fewest else { return }
    try check(least + perPart * parts + perSeries * series, of: file, available())
  }

  /// Makes sure that a table can be split into series.
  ///
  /// - Parameters:
  ///   - count: The series that it will be.
  ///   - file: What the table is called.
  ///   - available: The memory that there is, in bytes.
  /// - Throws: That there is too little memory.
  package static func check(
    seriesCount count: Int, of file: String,
    available: @autoclosure () -> Int = AvailableMemory.bytes
  ) throws(InputProblem) {
    guard count > fewest else { return }
    try check(least + perSeries * count, of: file, available())
  }

  /// The columns of the first line, as far as they can be known before it is read; 0 where they are few.
  private static func columnCount(_ beginning: ArraySlice<UInt8>) -> Int {
    let line = beginning.prefix { !$0.isLineBreak }
    // A document has most of its commas in one line.
    guard let first = line.first(where: { !$0.isBlank }), first != UInt8(ascii: "{"),
      first != UInt8(ascii: "[")
    else { return 0 }
    let counts = [UInt8.comma, .semicolon, .tab, .bar].map { mark in line.count { $0 == mark } }
    let count = min(counts.max() ?? 0, JSONRecords.maximumColumns)
    return count > fewest ? count : 0
  }

  private static func check(
    _ bytes: Int, of file: String, _ available: Int
  ) throws(InputProblem) {
    guard bytes > available else { return }
    throw InputProblem(
      file: file, kind: .tooLittleMemory(megabytes: (bytes + 999_999) / 1_000_000))
  }
}

extension Document {
  /// The number of its columns or charts.
  fileprivate var partCount: Int {
    switch self {
    case .charts(let charts): charts.count
    case .stated(let charts): charts.count
    case .table, .encoded: tables.map(\.columns.count).reduce(0, +)
    }
  }

  /// The number of series that its charts have beyond one each, where it says which they are.
  fileprivate var furtherSeriesCount: Int {
    guard case .charts(let charts) = self else { return 0 }
    return charts.map { max($0.series.count - 1, 0) }.reduce(0, +)
  }
}
