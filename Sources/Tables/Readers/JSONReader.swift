/// Reads JSON: records as a table, and objects with `series` as charts.
struct JSONReader {
  private let bytes: [UInt8]
  private let file: String
  private let options: ReadingOptions

  init(bytes: [UInt8], file: String, options: ReadingOptions) {
    self.bytes = bytes
    self.file = file
    self.options = options
  }

  func document() throws(InputProblem) -> Document {
    let source = JSONSource(bytes: bytes, file: file)
    let tape: JSONTape
    do throws(InputProblem) {
      tape = try source.tape()
    } catch {
      // Several values, the first of which fills its line, are records a line each.
      guard source.looksLikeLines else { throw error }
      return try JSONLines.document(bytes: bytes, file: file, options: options)
    }
    return try Self.document(tape, source: source, options: options)
  }

  /// What the values on a tape are: charts if they have `series`, else the rows of a table.
  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    if ChartFileReader.isChart(tape) {
      return .charts(try ChartFileReader.charts(tape, source: source))
    }
    return .table(try JSONRecords(tape: tape, source: source, options: options).table())
  }
}
