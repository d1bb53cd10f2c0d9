import Testing

@testable import Charts
@testable import Tables

/// The charts of a table that is written as text.
///
/// - Parameters:
///   - text: The table, in any format.
///   - options: Changes what is asked for; nothing is where it does not.
/// - Returns: The charts that the program opens.
/// - Throws: The fault of the table, or of what is asked of it.
func readCharts(
  _ text: String, _ options: (inout Encoding) -> Void = { _ in }
) throws -> [Chart] {
  try encoding(options).charts(of: readDocument(text))
}

/// The only chart of a table that is written as text; a table that opens as several fails the test.
func readChart(
  _ text: String, _ options: (inout Encoding) -> Void = { _ in }
) throws -> Chart {
  let charts = try readCharts(text, options)
  try #require(charts.count == 1, "\(charts.map(\.title))")
  return charts[0]
}

/// The first chart of a table that is written as text.
func readFirstChart(
  _ text: String, _ options: (inout Encoding) -> Void = { _ in }
) throws -> Chart {
  try #require(try readCharts(text, options).first)
}

/// A table as text: a header, and rows by their numbers from 0.
func tableText(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
  ([header] + (0..<count).map(row)).joined(separator: "\n") + "\n"
}

private func encoding(_ options: (inout Encoding) -> Void) -> Encoding {
  var encoding = Encoding()
  options(&encoding)
  return encoding
}

func readDocument(_ text: String) throws -> Document {
  try Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
}

/// The table of such a document; one that is something else fails the test.
func readTable(_ text: String) throws -> Table {
  guard case .table(let table) = try readDocument(text) else {
    throw ReadingFailure()
  }
  return table
}

private struct ReadingFailure: Error {}
