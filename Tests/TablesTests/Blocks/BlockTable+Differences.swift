@testable import Tables

extension BlockTable {
  /// The differences of two tables as names of columns; long columns would fill screens.
  static func differences(_ table: Table?, _ other: Table) -> [String] {
    guard let table else { return ["no table"] }
    guard table.columns.count == other.columns.count, table.rowCount == other.rowCount,
      table.skippedLines == other.skippedLines
    else { return ["\(table.columns.count) columns, \(table.rowCount) rows"] }
    return zip(table.columns, other.columns).filter { !isSame($0, $1) }.map(\.0.name)
  }

  /// True where both are alike; what is missing in both is alike, too.
  private static func isSame(_ a: Column, _ b: Column) -> Bool {
    func bits(_ values: [Double]) -> [UInt64] { values.map { $0.isNaN ? .max : $0.bitPattern } }
    switch (a.values, b.values) {
    case (.numbers(var own), .numbers(var others)):
      guard bits(own.values) == bits(others.values) else { return false }
      (own.values, others.values) = ([], [])
      return a.name == b.name && own == others
    case (.dates(var own), .dates(var others)):
      guard bits(own.values) == bits(others.values) else { return false }
      (own.values, others.values) = ([], [])
      return a.name == b.name && own == others
    default:
      return a == b
    }
  }
}
