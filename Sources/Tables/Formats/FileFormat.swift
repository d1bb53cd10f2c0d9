extension ReadingOptions {
  /// The forms of inputs; to add one is one reader and its lines here.
  public enum FileFormat: String, CaseIterable, Sendable {
    case auto, csv, tsv, blanks, pipes, logfmt, log, prometheus, json, jsonl, chart, maidr, html
    case accessLog = "access-log"
    case vegaLite = "vega-lite"
  }
}

extension ReadingOptions.FileFormat {
  /// The forms that are recognized by how an input begins, the surest first; the last takes anything.
  private static let recognized: [Self] = [
    .log, .json, .html, .accessLog, .prometheus, .pipes, .logfmt, .blanks, .csv,
  ]

  /// The reader of the form.
  var reader: any DocumentFormat.Type {
    switch self {
    case .auto, .csv: DelimitedText.self
    case .tsv: TabSeparatedText.self
    case .blanks: BlankSeparatedText.self
    case .pipes: PipeTable.self
    case .logfmt: Logfmt.self
    case .accessLog: AccessLog.self
    case .log: EventLog.self
    case .prometheus: PrometheusText.self
    case .json: JSONReader.self
    case .jsonl: JSONLines.self
    case .chart: ChartFileReader.self
    case .vegaLite: VegaLite.self
    case .maidr: Maidr.self
    case .html: HTMLPage.self
    }
  }

  /// The form of an input: that which its name ends with, else that which it begins as.
  static func format(of input: InputText) -> Self {
    let beginning = TextBeginning(input)
    if let ending = input.ending,
      let named = allCases.first(where: { $0 != .auto && $0.reader.endings.contains(ending) })
    {
      // Many files of columns between blanks are called .csv or .tsv.
      let isMisnamed =
        [.csv, .tsv].contains(named) && input.options.delimiter == nil
        && !beginning.hasDelimiters && BlankSeparatedText.recognizes(beginning)
      return isMisnamed ? .blanks : named
    }
    // Whoever names a delimiter has delimited text, unless it is JSON.
    let candidates = input.options.delimiter == nil ? recognized : [.json]
    return candidates.first { $0.reader.recognizes(beginning) } ?? .csv
  }
}
