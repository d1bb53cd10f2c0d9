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
  var encoding = Encoding()
  options(&encoding)
  let document = try Reader.read(
    bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
  return try encoding.charts(of: document)
}
