/// The ways to read an input where it does not say so itself.
package struct ReadingOptions: Equatable, Sendable {
  package var format = FileFormat.auto
  /// `nil` infers comma, semicolon, tab or bar.
  package var delimiter: Character?
  /// `nil` infers.
  package var hasHeader: Bool?
  /// `nil` infers; a comma as the decimal sign.
  package var hasDecimalComma: Bool?
  /// A pattern such as "dd.MM.yyyy" (Unicode TR35); `nil` infers.
  package var datePattern: String?
  /// The offset of dates without a zone, as an IANA name.
  package var timeZone = "UTC"
  /// Columns that must stay text even if they look like numbers or dates.
  package var textColumns: Set<String> = []
  /// Columns whose clocks count how long something took: "0:05" is five seconds.
  var clockColumns: Set<String> = []
  /// True when a document may have its data in other files.
  package var followsFiles = true

  package init() {}
}

/// The content of one input.
package enum Document: Equatable, Sendable {
  case table(Table)
  /// One chart, or several as a deck.
  case charts([ChartFile])
  /// Tables with the charts that a document wants of them.
  case stated([StatedChart])
  /// Tables with what is said about how they are charted.
  case encoded([EncodedTable])
}

/// Reads one input.
package enum Reader {
  /// Reads the file at `path`; "-" reads standard input to its end.
  package static func read(path: String, options: ReadingOptions) throws(InputProblem) -> Document {
    try read(
      bytes: InputFile.bytes(atPath: path), name: Compression.plainName(of: path),
      options: options)
  }

  /// Reads `bytes` as the input called `name`.
  package static func read(
    bytes: [UInt8], name: String, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    let input = InputText(bytes: bytes, file: name, options: options)
    let format = options.format == .auto ? .format(of: input) : options.format
    return try format.reader.document(input)
  }
}
