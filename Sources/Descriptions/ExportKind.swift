/// A kind of file that can be taken away from a chart.
public enum ExportKind: String, CaseIterable, Sendable {
  case svg, text, coloredText, markdown, csv, wave, midi, flac, opus, chartFile, commandLine

  /// The ending of such a file's name, with its dot.
  public var ending: String {
    switch self {
    case .svg: ".svg"
    case .text: ".txt"
    case .coloredText: ".ans"
    case .markdown: ".md"
    case .csv: ".csv"
    case .wave: ".wav"
    case .midi: ".mid"
    case .chartFile: ".json"
    case .commandLine: ".sh"
    case .flac: ".flac"
    case .opus: ".ogg"
    }
  }
}
