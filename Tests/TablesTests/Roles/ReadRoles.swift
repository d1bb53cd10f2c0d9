@testable import Tables

/// The roles of the columns of a table, by their names.
func roles(_ text: String) throws -> [String: ColumnRole] {
  let table = try table(text, name: "t.csv")
  return Dictionary(
    zip(table.columns.map(\.name), table.roles.map(\.role)), uniquingKeysWith: { $1 })
}

/// The lines of rows, by their numbers from 0.
func rows(_ count: Int, _ row: (Int) -> String) -> String {
  (0..<count).map { row($0) + "\n" }.joined()
}
