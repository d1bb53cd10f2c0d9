import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Glibc
import Sonification
import Tables

/// The files and columns that are charted, and how they are read.
struct DataOptions: ParsableArguments {
  @Argument(help: .words(.files, .files))
  var files: [String] = []

  @Option(.x, .column)
  var x: [String] = []
  @Option(.y, .column)
  var y: [String] = []
  @Option(.type, .type)
  var type: String?
  @Option(.series, .column)
  var series: [String] = []
  @Option(.split, .column)
  var split: [String] = []
  @Option(.aggregate, .aggregate)
  var aggregate: String?
  @Option(.label, .column)
  var label: [String] = []
  @Option(
    help: .words(
      .map, .what,
      values: SonificationSettings.Mapping.allCases.map { "COLUMN=\($0.rawValue)" }))
  var map: [String] = []
  @Option(.every, .unit)
  var every: String?
  @Option(.bin, .width)
  var bin: String?
  @Option(.conditions, .condition)
  var `where`: [String] = []
  @Option(.last, .length)
  var last: String?
  @Option(.from, .x)
  var from: String?
  @Option(.to, .x)
  var to: String?
  @Option(.sort, .order)
  var sort: String?
  @Option(.top, .count)
  var top: String?
  @Option(help: .words(.chart, .number))
  var chart: Int?
  @Option(help: .words(.open, .number))
  var open: Int?
  @Flag(.sameAxes)
  var sameAxes = false
  @Option(help: .words(.title, .text))
  var title: String?
  @Option(help: .words(.summary, .text))
  var summary: String?
  @Option(help: .words(.xTitle, .text))
  var xTitle: String?
  @Option(help: .words(.yTitle, .text))
  var yTitle: String?
  @Option(help: .words(.xUnit, .unit))
  var xUnit: String?
  @Option(help: .words(.yUnit, .unit))
  var yUnit: String?
  @Option(help: .words(.xScale, .scale, values: Scale.allCases.map(\.rawValue)))
  var xScale: String?
  @Option(help: .words(.yScale, .scale, values: Scale.allCases.map(\.rawValue)))
  var yScale: String?
  @Option(
    parsing: .unconditionalSingleValue,
    help: .words(.referenceLine, .line))
  var line: [String] = []
  @Option(help: .words(.error, .column))
  var error: String?
  @Flag(help: .words(.trendLine))
  var trendLine = false
  @Option(help: .words(.timeZone, .name, initial: Self.standardZone))
  var timeZone: String?
  @Option(help: .words(.dateFormat, .pattern))
  var dateFormat: String?

  @Option(
    help: .words(
      .format, .format, values: ReadingOptions.FileFormat.allCases.map(\.rawValue),
      initial: ReadingOptions.FileFormat.auto.rawValue))
  var format: String?
  @Option(help: .words(.delimiter, .character))
  var delimiter: String?
  @Flag(help: .words(.header))
  var header = false
  @Flag(help: .words(.noHeader))
  var noHeader = false
  @Option(help: .words(.missing, .text))
  var missing: [String] = []
  @Flag(help: .words(.decimalComma))
  var decimalComma = false
  @Flag(help: .words(.decimalPoint))
  var decimalPoint = false

  private static let standardZone = "UTC"

  /// The options for reading files.
  func reading() throws(Failure) -> ReadingOptions {
    var options = ReadingOptions()
    options.today = time(nil) / 86_400
    options.usualDayOrder = DayOrder(of: Environment.variables)
    if let format { options.format = try choice(format, name: "--format") }
    if let delimiter {
      let text = delimiter == "\\t" || delimiter == "tab" ? "\t" : delimiter
      guard let character = text.first, text.count == 1, character.isASCII, character != "\"" else {
        throw Failure(.badOption(name: "--delimiter", value: delimiter, expected: ", ; | \\t"))
      }
      options.delimiter = character
    }
    guard !(header && noHeader) else {
      throw Failure(.usage(.contradicting(["--header", "--no-header"])))
    }
    if header || noHeader { options.hasHeader = header }
    options.missing = missing
    guard !(decimalComma && decimalPoint) else {
      throw Failure(.usage(.contradicting(["--decimal-comma", "--decimal-point"])))
    }
    if decimalComma || decimalPoint { options.hasDecimalComma = decimalComma }
    options.datePattern = dateFormat
    options.timeZone = timeZone ?? Self.standardZone
    options.keepsOffsets = timeZone == nil
    do throws(Problem) {
      try options.check(.command)
    } catch {
      throw Failure(error)
    }
    return options
  }

  /// The options that say how files are read, as they are typed again.
  var readingArguments: [String] {
    let texts: [(String, String?)] = [
      ("--time-zone", timeZone), ("--date-format", dateFormat), ("--format", format),
      ("--delimiter", delimiter),
    ]
    return texts.flatMap { name, text in text.map { [name, $0] } ?? [] }
      + missing.map { "--missing=\($0)" } + (header ? ["--header"] : [])
      + (noHeader ? ["--no-header"] : [])
      + (decimalComma ? ["--decimal-comma"] : []) + (decimalPoint ? ["--decimal-point"] : [])
  }

  /// True where something was said of how files are read and charted.
  var areTyped: Bool {
    !readingArguments.isEmpty || chart != nil || !map.isEmpty || error != nil || !line.isEmpty
      || [title, summary, xTitle, yTitle, xUnit, yUnit, xScale, yScale].contains { $0 != nil }
      || trendLine || EncodingSetting.allCases.contains { !typed($0).isEmpty }
  }

  /// True where the charts have the same axes where these can be compared.
  func hasSameAxes() throws(Failure) -> Bool {
    try Preferences.current().flag(.sameAxes, typed: sameAxes)
  }

  /// The encoding that makes charts of columns.
  func encoding() throws(Failure) -> Encoding {
    var encoding = Encoding()
    let preferences = try Preferences.current()
    for setting in EncodingSetting.allCases {
      var typed = typed(setting)
      if !setting.takesSeveral {
        // Of two columns that are named both are meant.
        guard Set(typed).count < 2 else {
          throw Failure(.usage(.contradicting(typed.map { "--\(setting.rawValue) \($0)" })))
        }
        typed = Array(typed.prefix(1))
      }
      let preset = try preferences.preset(setting)
      if typed.isEmpty {
        encoding.presets += preset.map { [$0] } ?? []
        continue
      }
      // It takes a preset back; else the empty variable of a script would make another chart without a word.
      if typed.contains(""), typed.count > 1 || preset == nil {
        let name = "--\(setting.rawValue)"
        throw Failure(
          setting.form.map { .badOption(name: name, value: "", expected: $0) }
            ?? .usage(.missingValue(option: name)))
      }
      do throws(EncodingSetting.BadValue) {
        try setting.set(typed, in: &encoding)
      } catch {
        throw Failure(Problem(error, of: setting, options: .command))
      }
    }
    encoding.mapped = try mapping()?.column
    encoding.number = try positive(chart, name: "--chart")
    encoding.title = title
    encoding.summary = summary
    encoding.xTitle = xTitle
    encoding.yTitle = yTitle
    encoding.xUnit = xUnit
    encoding.yUnit = yUnit
    if let xScale { encoding.xScale = try choice(xScale, name: "--x-scale") as Scale }
    if let yScale { encoding.yScale = try choice(yScale, name: "--y-scale") as Scale }
    encoding.referenceLines = try referenceLines()
    encoding.hasTrendLines = trendLine
    encoding.errors = try errorColumns()
    encoding.timeZone = timeZone ?? Self.standardZone
    return encoding
  }

  /// The column of errors, or those of the lower and of the upper end.
  func errorColumns() throws(Failure) -> [String] {
    guard let error else { return [] }
    let names = error.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(names.count), names.allSatisfy({ !$0.isEmpty }) else {
      throw Failure(.badOption(name: "--error", value: error, expected: "sd, lower,upper"))
    }
    return names
  }

  /// The values that are marked across the charts.
  func referenceLines() throws(Failure) -> [ReferenceLine] {
    var lines: [ReferenceLine] = []
    for text in line {
      guard let line = ReferenceLine(text: text) else {
        throw Failure(.badOption(name: "--line", value: text, expected: "30, 30:limit"))
      }
      lines.append(line)
    }
    return lines
  }

  /// The column of the second measure, and the means by which it is heard.
  func mapping() throws(Failure) -> (column: String, means: SonificationSettings.Mapping)? {
    guard let map = map.last else { return nil }
    guard self.map.count == 1 else {
      throw Failure(.usage(.contradicting(self.map.map { "--map \($0)" })))
    }
    // The name of a column may have the sign itself.
    guard let sign = map.lastIndex(of: "="), sign > map.startIndex,
      let means = SonificationSettings.Mapping(rawValue: String(map[map.index(after: sign)...]))
    else {
      let known = SonificationSettings.Mapping.allCases.map { "COLUMN=\($0.rawValue)" }
      throw Failure(
        .badOption(name: "--map", value: map, expected: known.joined(separator: ", ")))
    }
    return (String(map[..<sign]), means)
  }

  /// The texts that were typed of a setting.
  private func typed(_ setting: EncodingSetting) -> [String] {
    let text: String?
    switch setting {
    case .x: return x
    case .y: return y
    case .series: return series
    case .split: return split
    case .label: return label
    case .conditions: return `where`
    case .type: text = type
    case .aggregate: text = aggregate
    case .every: text = every
    case .bin: text = bin
    case .last: text = last
    case .from: text = from
    case .to: text = to
    case .sort: text = sort
    case .top: text = top
    }
    return text.map { [$0] } ?? []
  }

  private func positive(_ number: Int?, name: String) throws(Failure) -> Int? {
    guard let number, number < 1 else { return number }
    throw Failure(.badOption(name: name, value: String(number), expected: "1, 2, 3 …"))
  }
}

extension DataOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "files": _files, "x": _x, "y": _y, "type": _type, "series": _series, "split": _split,
      "aggregate": _aggregate, "label": _label, "map": _map, "every": _every, "bin": _bin,
      "where": _where,
      "last": _last, "from": _from, "to": _to, "sort": _sort, "top": _top, "chart": _chart,
      "open": _open,
      "sameAxes": _sameAxes, "title": _title,
      "summary": _summary,
      "xTitle": _xTitle, "yTitle": _yTitle, "xUnit": _xUnit, "yUnit": _yUnit, "xScale": _xScale,
      "yScale": _yScale, "line": _line, "error": _error, "trendLine": _trendLine,
      "timeZone": _timeZone,
      "dateFormat": _dateFormat, "format": _format,
      "delimiter": _delimiter, "header": _header, "noHeader": _noHeader, "missing": _missing,
      "decimalComma": _decimalComma, "decimalPoint": _decimalPoint,
    ])
  }
}
