/// Reads JSON: records as a table, and objects with `series` as charts.
enum JSONReader: DocumentFormat {
  static let endings = ["json"]

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    beginning.first == UInt8(ascii: "{") || beginning.first == UInt8(ascii: "[")
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let source = JSONSource(bytes: input.bytes, file: input.file)
    let tape: JSONTape
    do throws(InputProblem) {
      tape = try source.tape()
    } catch {
      // Several values, the first of which fills its line, are records a line each.
      guard source.looksLikeLines else { throw error }
      return try JSONLines.document(input)
    }
    return try document(tape, source: source, options: input.options)
  }

  /// The documents that are told by what they have; all others are tables.
  private static var documents: [any JSONDocument.Type] {
    [
      EncodedTableReader.self, ChartFileReader.self, VegaLite.self, Maidr.self,
      PrometheusResponse.self,
    ]
  }

  /// True of what is no table.
  static func isDocument(_ tape: JSONTape) -> Bool { documents.contains { $0.matches(tape) } }

  /// The charts that the values on a tape are, or the table whose rows they are.
  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    if let known = documents.first(where: { $0.matches(tape) }) {
      return try known.document(tape, source: source, options: options)
    }
    return .table(try JSONRecords(tape: tape, source: source, options: options).table())
  }
}
