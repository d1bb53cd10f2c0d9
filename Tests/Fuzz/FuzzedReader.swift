import Tables

/// A reader: ends with a value that a chart can trust, or with a problem.
struct FuzzedReader {
  let format: ReadingOptions.FileFormat

  /// The first byte says how the others are read.
  func take(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    _ = Self.document(Array(bytes.dropFirst()), format, manner: first)
  }

  static func document(
    _ bytes: [UInt8], _ format: ReadingOptions.FileFormat, manner: UInt8
  ) -> Document? {
    var options = ReadingOptions(format: format)
    options.followsFiles = false
    options.today = 19_700
    if manner & 1 != 0 { options.hasHeader = manner & 2 != 0 }
    if manner & 4 != 0 { options.hasDecimalComma = manner & 8 != 0 }
    if manner & 16 != 0 { options.delimiter = manner & 32 != 0 ? ";" : " " }
    if manner & 64 != 0 { (options.datePattern, options.timeZone) = ("dd.MM.yy", "Asia/Tokyo") }
    if manner & 128 != 0 { options.missing = ["-999", "x"] }
    let document: Document
    do {
      document = try Reader.read(bytes: bytes, name: "-", options: options)
    } catch {
      precondition(error.exitCode == 65, "\(error)")
      return nil
    }
    switch document {
    case .table(let table): Self.check(table)
    case .stated(let charts): for chart in charts { check(chart.table) }
    case .encoded(let tables): for encoded in tables { check(encoded.table) }
    case .charts(let charts): precondition(!charts.isEmpty)
    }
    return document
  }

  private static func check(_ table: Table) {
    for column in table.columns {
      let count =
        switch column.values {
        case .numbers(let numbers): numbers.values.count
        case .dates(let dates): dates.values.count
        case .text(let text): text.codes.count
        }
      precondition(count == table.rowCount)
    }
    precondition(!table.columns.isEmpty && table.rowCount > 0)
    precondition(Set(table.columns.map(\.name)).count == table.columns.count)
  }
}
