/// Reads JSON Lines: a record, a row or a chart on each line.
enum JSONLines {
  static func document(
    bytes: [UInt8], file: String, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    let source = JSONSource(bytes: bytes, file: file)
    let tape = try source.tapeOfLines()
    return try JSONReader.document(tape, source: source, options: options)
  }
}
