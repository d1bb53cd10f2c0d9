/// Reads JSON Lines: a record, a row or a chart on each line.
enum JSONLines: DocumentFormat {
  static let endings = ["jsonl", "ndjson"]

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let source = JSONSource(bytes: input.bytes, file: input.file)
    let tape = try source.tapeOfLines()
    return try JSONReader.document(tape, source: source, options: input.options)
  }
}
