import ChartExplorer
import Descriptions
import Glibc
import Tables

/// The contents of a file, by the ending of its name.
enum OutputFormat {
  /// The formats of descriptions by their endings.
  enum Description: String, CaseIterable {
    case text = ".txt"
    case markdown = ".md"
    case json = ".json"
    case csv = ".csv"
  }

  static func picture(_ file: String) throws(Failure) -> ExportKind {
    try format(of: file, among: [.svg, .text, .coloredText], ending: \.ending)
  }

  static func sound(_ file: String) throws(Failure) -> ExportKind {
    if file.lowercased().hasSuffix(".opus") { return .opus }
    return try format(of: file, among: [.wave, .midi, .flac, .opus], ending: \.ending)
  }

  static func description(_ file: String) throws(Failure) -> Description {
    try format(of: file, among: Description.allCases, ending: \.rawValue)
  }

  private static func format<Format>(
    of file: String, among formats: [Format], ending: (Format) -> String
  ) throws(Failure) -> Format {
    if file.hasSuffix("/") { throw Failure(unwritten: file, error: EISDIR) }
    let name = file.lowercased()
    if let format = formats.first(where: { name.hasSuffix(ending($0)) }) { return format }
    throw Failure(.unknownOutputKind(file, known: formats.map(ending)))
  }
}
