import Tables

/// Something that takes any bytes, and must end well with them.
enum FuzzTarget: Sendable {
  /// A reader of one form, or the choice among them.
  case reader(ReadingOptions.FileFormat)
  case compressed
  /// Rows that come in pieces.
  case rows
  case theme
  case configuration
  /// A document, its charts, what is said of them, and a picture.
  case charts
  /// Keys through `update` and `view`.
  case keys

  static let all: [FuzzTarget] =
    ReadingOptions.FileFormat.allCases.map { .reader($0) }
    + [.compressed, .rows, .theme, .configuration, .charts, .keys]

  /// The name, which is also that of the folder of its corpus.
  var name: String {
    switch self {
    case .reader(let format): format.rawValue
    default: "\(self)"
    }
  }

  func take(_ bytes: [UInt8]) {
    switch self {
    case .reader(let format): FuzzedReader(format: format).take(bytes)
    case .compressed: FuzzedCompression.take(bytes)
    case .rows: FuzzedRows.take(bytes)
    case .theme: FuzzedTheme.take(bytes)
    case .configuration: FuzzedConfiguration.take(bytes)
    case .charts: FuzzedCharts.take(bytes)
    case .keys: FuzzedKeys.take(bytes)
    }
  }
}
