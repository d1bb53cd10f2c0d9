/// One kind of document that is written in JSON, told by what it has.
protocol JSONDocument {
  /// True where the root of a tape is such a document.
  static func matches(_ tape: JSONTape) -> Bool

  /// The tables or charts that the document on a tape holds.
  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document
}
