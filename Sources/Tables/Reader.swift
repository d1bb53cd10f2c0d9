/// The ways to read an input where it does not say so itself.
public struct ReadingOptions: Equatable, Sendable {
  /// The form that it is written in; `auto` infers.
  public var format: FileFormat
  /// The character between cells, of ASCII and no quotation mark; `nil` infers comma, semicolon, tab or bar.
  public var delimiter: Character?
  /// True where the first row has the names of the columns; `nil` infers.
  public var hasHeader: Bool?
  /// True where the decimal sign is a comma; `nil` infers.
  public var hasDecimalComma: Bool?
  /// A pattern such as "dd.MM.yyyy" (Unicode TR35); `nil` infers.
  public var datePattern: String?
  /// The zone of times of day that have none, in which they are said, too, as an IANA name.
  public var timeZone: String
  /// False where times with distances from UTC of their own are to be said in `timeZone` even where that is UTC.
  package var keepsOffsets = true
  /// The order of day and month that is usual where the reader lives, for dates that can be read in both.
  package var usualDayOrder = DayOrder.monthFirst
  /// Columns that must stay text even if they look like numbers or dates.
  package var textColumns: Set<String> = []
  /// Takes how much was read so far; `nil` where nobody asks.
  package var progress: ReadingProgress?
  /// Values that stand for missing ones, as they are written.
  package var missing: [String] = []
  /// Columns whose clocks count how long something took: "0:05" is five seconds.
  var clockColumns: Set<String> = []
  /// Columns whose sizes without a letter are of 1024 bytes each: "512340" beside "1.2g".
  var kibibyteColumns: Set<String> = []
  /// The day on which the input is read, in days since 1970, from which the years of times without one
  /// follow; `nil` where such times have none.
  package var today: Int?
  /// The form of the messages of a log; `nil` finds it out.
  var messageForm: MessageForm?
  /// True where a row may lack its last cells, as long as few rows do.
  var takesShortRows = true
  /// True where bytes that are no UTF-8 may be letters of Windows-1252; of what still comes nobody knows that all of them are.
  var takesWesternText = true
  /// True when a document may have its data in other files.
  package var followsFiles = true

  /// Makes options; what is not said is found out.
  public init(
    format: FileFormat = .auto, delimiter: Character? = nil, hasHeader: Bool? = nil,
    hasDecimalComma: Bool? = nil, datePattern: String? = nil, timeZone: String = "UTC"
  ) {
    self.format = format
    self.delimiter = delimiter
    self.hasHeader = hasHeader
    self.hasDecimalComma = hasDecimalComma
    self.datePattern = datePattern
    self.timeZone = timeZone
  }
}

extension ReadingOptions {
  /// True of a cell that is asked to be a missing one, also as the same number.
  func isMissing(_ cell: Span<UInt8>) -> Bool {
    guard !missing.isEmpty else { return false }
    let text = cell.text
    let number = NumberParser().parse(cell)?.value
    return missing.contains { value in
      value == text || number != nil && NumberParser().parse(value.utf8Span.span)?.value == number
    }
  }
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

  /// Its tables, where it has any.
  var tables: [Table] {
    switch self {
    case .table(let table): [table]
    case .charts: []
    case .stated(let charts): charts.map(\.table)
    case .encoded(let tables): tables.map(\.table)
    }
  }
}

/// Reads one input.
package enum Reader {
  /// Reads the file at `path`; "-" reads standard input to its end.
  package static func read(path: String, options: ReadingOptions) throws(InputProblem) -> Document {
    let before = FileState(path: path)
    if let before { ReadFiles.note(before) }
    let document = try wholeDocument(path, options)
    try checkNames(of: document, in: path)
    try MemoryNeed.check(document, of: path)
    guard case .table(var table) = document else { return document }
    if options.progress?.isCut == true {
      table.unread = .soFar(table.rowCount)
    } else if let before {
      table.unread = before.change(atPath: path, rowCount: table.rowCount)
      // The last row of a file that was cut may be half a one.
      if case .cut? = table.unread, table.rowCount > 1 {
        table = table.picked(Array(0..<table.rowCount - 1))
        table.unread = .cut(after: table.rowCount)
      }
    }
    return .table(table)
  }

  /// Longer names nobody reads, and every rule that looks at names would look at all of them.
  private static let mostNameKilobytes = 64

  private static func checkNames(of document: Document, in path: String) throws(InputProblem) {
    for table in document.tables
    where table.columns.contains(where: { $0.name.utf8.count > mostNameKilobytes << 10 }) {
      throw InputProblem(file: path, kind: .longName(kilobytes: mostNameKilobytes))
    }
  }

  private static func wholeDocument(
    _ path: String, _ options: ReadingOptions
  ) throws(InputProblem) -> Document {
    let name = Compression.plainName(of: path)
    options.progress?.begin(path)
    if let table = InputFile.withSource(
      atPath: path,
      { source in
        source.hasEndMark || BinaryKind(source.beginning) != nil
          ? nil : BlockTable.table(of: source, name: name, options: options)
      })
    {
      options.progress?.end()
      return .table(table)
    }
    let bytes = try InputFile.bytes(atPath: path, progress: options.progress)
    options.progress?.end()
    // From here on nothing is read any more.
    var options = options
    options.progress = nil
    return try read(bytes: bytes, name: name, options: options)
  }

  /// Reads `bytes` as the input called `name`.
  package static func read(
    bytes: [UInt8], name: String, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    try MemoryNeed.check(bytes, of: name)
    if let kind = BinaryKind(bytes, name: name) {
      throw InputProblem(file: name, kind: .binary(kind))
    }
    let bytes = bytes.withoutEndMark.withoutInnerMarks
    if options.format == .auto || options.format == .blanks,
      let report = ProgramReports.report(of: bytes)
    {
      return .table(try report.table(called: name, options))
    }
    if let table = BlockTable.table(of: ByteSource(bytes), name: name, options: options) {
      return .table(table)
    }
    let whole = UTF16Text.utf8(bytes)
    let western = options.takesWesternText ? WesternText.utf8(whole) : nil
    let input = InputText(bytes: western ?? whole, file: name, options: options)
    let format = options.format == .auto ? .format(of: input) : options.format
    let document = try format.reader.document(input)
    guard western != nil, case .table(var table) = document else { return document }
    table.isWesternText = true
    return .table(table)
  }
}
