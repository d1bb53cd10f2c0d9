/// Reads JSON Lines: a record, a row or a chart on each line.
enum JSONLines: DocumentFormat {
  static let endings = ["jsonl", "ndjson"]

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let source = JSONSource(bytes: input.bytes, file: input.file)
    let tape: JSONTape
    do throws(InputProblem) {
      tape = try source.tapeOfLines()
    } catch {
      // Text that begins as no record was never meant as records.
      let first = input.bytes[input.start...].first { !$0.isBlank && !$0.isLineBreak }
      guard case .malformedJSON(row: 1, _) = error.kind, input.options.format != .auto,
        first != UInt8(ascii: "{"), first != UInt8(ascii: "[")
      else { throw error }
      throw input.problem(.notInFormat(row: 1, format: input.options.format.rawValue))
    }
    return try JSONReader.document(tape, source: source, options: input.options)
  }
}
