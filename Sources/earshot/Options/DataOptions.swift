import ArgumentParser
import Charts
import Descriptions
import Tables

/// The values that `--format` may have.
private let formatHelp: String = {
  let names = ReadingOptions.FileFormat.allCases.map(\.rawValue)
  return names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])."
}()

/// The files and columns that are charted, and how they are read.
struct DataOptions: ParsableArguments {
  @Argument(
    help:
      "Tables or charts in any format that --format names, also compressed; - is standard input.")
  var files: [String] = []

  @Option(.x, valueName: "column")
  var x: String?
  @Option(.y, valueName: "column")
  var y: [String] = []
  @Option(.type, valueName: "type")
  var type: String?
  @Option(.series, valueName: "column")
  var series: String?
  @Option(.split, valueName: "column")
  var split: String?
  @Option(.aggregate, valueName: "aggregate")
  var aggregate: String?
  @Option(.label, valueName: "column")
  var label: String?
  @Option(.every, valueName: "unit")
  var every: String?
  @Option(.bin, valueName: "width")
  var bin: String?
  @Option(.conditions, valueName: "condition")
  var `where`: [String] = []
  @Option(.last, valueName: "length")
  var last: String?
  @Option(.from, valueName: "x")
  var from: String?
  @Option(.to, valueName: "x")
  var to: String?
  @Option(.sort, valueName: "order")
  var sort: String?
  @Option(.top, valueName: "count")
  var top: String?
  @Option(
    help: ArgumentHelp("Which of the charts that --charts lists.", valueName: "number"))
  var chart: Int?
  @Flag(.sameAxes)
  var sameAxes = false
  @Option(help: ArgumentHelp("The chart's title.", valueName: "text"))
  var title: String?
  @Option(help: ArgumentHelp("Your own words about the chart.", valueName: "text"))
  var summary: String?
  @Option(help: ArgumentHelp("What the x axis measures.", valueName: "text"))
  var xTitle: String?
  @Option(help: ArgumentHelp("What the y axis measures.", valueName: "text"))
  var yTitle: String?
  @Option(help: ArgumentHelp("The unit of x.", valueName: "unit"))
  var xUnit: String?
  @Option(help: ArgumentHelp("The unit of y.", valueName: "unit"))
  var yUnit: String?
  @Option(help: ArgumentHelp("linear, log10 or ln.", valueName: "scale"))
  var xScale: String?
  @Option(help: ArgumentHelp("linear, log10 or ln.", valueName: "scale"))
  var yScale: String?
  @Option(
    help: ArgumentHelp("The zone of dates that name none, as an IANA name.", valueName: "name"))
  var timeZone = "UTC"
  @Option(help: ArgumentHelp("How dates are written, such as dd.MM.yyyy.", valueName: "pattern"))
  var dateFormat: String?

  @Option(help: ArgumentHelp(formatHelp, valueName: "format"))
  var format = "auto"
  @Option(help: ArgumentHelp("The character between cells; \\t is a tab.", valueName: "character"))
  var delimiter: String?
  @Flag(help: "The first row holds values, not names.")
  var noHeader = false
  @Flag(help: "A comma is the decimal sign.")
  var decimalComma = false

  /// The options for reading files.
  func reading() throws(Failure) -> ReadingOptions {
    var options = ReadingOptions()
    options.format = try choice(format, name: "--format")
    if let delimiter {
      let text = delimiter == "\\t" || delimiter == "tab" ? "\t" : delimiter
      guard let character = text.first, text.count == 1, character.isASCII, character != "\"" else {
        throw Failure(.badOption(name: "--delimiter", value: delimiter, expected: ", ; | \\t"))
      }
      options.delimiter = character
    }
    if noHeader { options.hasHeader = false }
    if decimalComma { options.hasDecimalComma = true }
    if let dateFormat, DatePattern(dateFormat) == nil {
      throw Failure(
        .badOption(name: "--date-format", value: dateFormat, expected: "yyyy-MM-dd HH:mm"))
    }
    options.datePattern = dateFormat
    guard TimeZoneOffset(name: timeZone) != nil else { throw Failure(.unknownTimeZone(timeZone)) }
    options.timeZone = timeZone
    return options
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
      let typed = typed(setting)
      if typed.isEmpty {
        encoding.presets += try preferences.preset(setting).map { [$0] } ?? []
        continue
      }
      do throws(EncodingSetting.BadValue) {
        try setting.set(typed, in: &encoding)
      } catch {
        if setting == .type {
          throw Failure(.typeForLater(error.text, known: setting.choices ?? []))
        }
        let name = "--" + setting.rawValue
        let parts = error.parts.map { "\(name) '\($0)'" }.joined(separator: " ")
        throw Failure(
          .badOption(
            name: name, value: error.text,
            expected: error.parts.isEmpty ? setting.form ?? "" : parts))
      }
    }
    encoding.number = try positive(chart, name: "--chart")
    encoding.title = title
    encoding.summary = summary
    encoding.xTitle = xTitle
    encoding.yTitle = yTitle
    encoding.xUnit = xUnit
    encoding.yUnit = yUnit
    if let xScale { encoding.xScale = try choice(xScale, name: "--x-scale") as Scale }
    if let yScale { encoding.yScale = try choice(yScale, name: "--y-scale") as Scale }
    encoding.timeZone = timeZone
    return encoding
  }

  /// What was typed of a setting.
  private func typed(_ setting: EncodingSetting) -> [String] {
    let text: String? =
      switch setting {
      case .y, .conditions: nil
      case .x: x
      case .type: type
      case .series: series
      case .split: split
      case .label: label
      case .aggregate: aggregate
      case .every: every
      case .bin: bin
      case .last: last
      case .from: from
      case .to: to
      case .sort: sort
      case .top: top
      }
    let list = setting == .y ? y : setting == .conditions ? `where` : []
    return text.map { [$0] } ?? list
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
      "aggregate": _aggregate, "label": _label, "every": _every, "bin": _bin, "where": _where,
      "last": _last, "from": _from, "to": _to, "sort": _sort, "top": _top, "chart": _chart,
      "sameAxes": _sameAxes, "title": _title,
      "summary": _summary,
      "xTitle": _xTitle, "yTitle": _yTitle, "xUnit": _xUnit, "yUnit": _yUnit, "xScale": _xScale,
      "yScale": _yScale, "timeZone": _timeZone, "dateFormat": _dateFormat, "format": _format,
      "delimiter": _delimiter, "noHeader": _noHeader, "decimalComma": _decimalComma,
    ])
  }
}

/// The case that `text` names, or a failure that lists them all.
func choice<Value: CaseIterable & RawRepresentable>(
  _ text: String, name: String
) throws(Failure) -> Value where Value.RawValue == String {
  if let value = Value(rawValue: text) { return value }
  let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
  throw Failure(.badOption(name: name, value: text, expected: known))
}
