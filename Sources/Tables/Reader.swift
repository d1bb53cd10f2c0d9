/// How an input is read where it does not say so itself.
package struct ReadingOptions: Equatable, Sendable {
  package enum FileFormat: String, CaseIterable, Sendable {
    case auto, csv, tsv, json, jsonl, chart
  }

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

  package init() {}
}

/// What one input holds.
package enum Document: Equatable, Sendable {
  case table(Table)
  /// One chart, or several as a deck.
  case charts([ChartFile])
}

/// Reads one input.
package enum Reader {
  /// Reads the file at `path`; "-" reads standard input to its end.
  package static func read(path: String, options: ReadingOptions) throws(InputProblem) -> Document {
    try read(bytes: InputFile.bytes(atPath: path), name: path, options: options)
  }

  /// Reads `bytes` as the input called `name`.
  package static func read(
    bytes: [UInt8], name: String, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    switch format(of: bytes, name: name, options: options) {
    case .tsv:
      let text = DelimitedText(bytes: bytes, file: name, options: options, fixedDelimiter: .tab)
      return .table(try text.table())
    case .json:
      return try JSONReader(bytes: bytes, file: name, options: options).document()
    case .jsonl:
      return try JSONLines.document(bytes: bytes, file: name, options: options)
    case .chart:
      return .charts(try ChartFileReader.charts(bytes: bytes, file: name))
    case .csv, .auto:
      return .table(try DelimitedText(bytes: bytes, file: name, options: options).table())
    }
  }

  /// The format asked for, else the one the name says, else the one the first byte suggests.
  private static func format(
    of bytes: [UInt8], name: String, options: ReadingOptions
  ) -> ReadingOptions.FileFormat {
    guard options.format == .auto else { return options.format }
    let lastDot = name.lastIndex(of: ".")
    switch lastDot.map({ name[name.index(after: $0)...].lowercased() }) {
    case "csv": return .csv
    case "tsv", "tab": return .tsv
    case "json": return .json
    case "jsonl", "ndjson": return .jsonl
    default: break
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { !$0.isBlank && !$0.isLineBreak }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    return isJSON ? .json : .csv
  }
}
