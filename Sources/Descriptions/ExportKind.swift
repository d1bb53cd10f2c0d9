/// What can be taken away from a chart as a file.
public enum ExportKind: String, CaseIterable, Sendable {
  case svg, text, coloredText, markdown, csv, wave, midi

  /// How the name of such a file ends.
  public var ending: String {
    switch self {
    case .svg: ".svg"
    case .text: ".txt"
    case .coloredText: ".ans"
    case .markdown: ".md"
    case .csv: ".csv"
    case .wave: ".wav"
    case .midi: ".mid"
    }
  }
}
