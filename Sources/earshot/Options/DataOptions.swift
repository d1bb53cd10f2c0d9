import ArgumentParser
import Charts
import Descriptions
import Tables

/// The values that `--type` may have.
private let typeHelp: String = {
  let names = ["auto"] + ChartType.allCases.map(\.rawValue)
  return names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])."
}()

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

  @Option(help: ArgumentHelp("The column of the x axis.", valueName: "column"))
  var x: String?
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A column to chart, 'mean(COLUMN)' or 'count()'; repeat it, or separate names by commas.",
      valueName: "column"))
  var y: [String] = []
  @Option(
    help: ArgumentHelp(typeHelp, valueName: "type"))
  var type = "auto"
  @Option(
    help: ArgumentHelp(
      "A column; a series for each of its values, in one chart. none: no such series.",
      valueName: "column"))
  var series: String?
  @Option(help: ArgumentHelp("A column; a chart for each of its values.", valueName: "column"))
  var split: String?
  @Option(
    help: ArgumentHelp(
      "What rows of one place become: mean, median, sum, min, max, count or none.",
      valueName: "aggregate"))
  var aggregate: String?
  @Option(help: ArgumentHelp("A column; its text is said with each point.", valueName: "column"))
  var label: String?
  @Option(
    help: ArgumentHelp(
      "The unit of the times of x: minute, hour, day, week, month, quarter or year.",
      valueName: "unit"))
  var every: String?
  @Option(
    help: ArgumentHelp("The width of ranges of x, or of a histogram; or auto.", valueName: "width"))
  var bin: String?
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only rows with 'COLUMN OP VALUE': = != < <= > >= ~ in 'is missing'. Repeat it: all must hold.",
      valueName: "condition"))
  var `where`: [String] = []
  @Option(help: ArgumentHelp("Only the last so much time: 30d, 12h, 6mo, 2y.", valueName: "length"))
  var last: String?
  @Option(help: ArgumentHelp("Only from this x on.", valueName: "x"))
  var from: String?
  @Option(help: ArgumentHelp("Only up to this x.", valueName: "x"))
  var to: String?
  @Option(
    help: ArgumentHelp("The order of names: x, x:desc, y, y:desc or none.", valueName: "order"))
  var sort: String?
  @Option(
    help: ArgumentHelp(
      "Only the so many largest series, or names; where rows are summed up, the others together.",
      valueName: "count"))
  var top: Int?
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
    encoding.x = x
    encoding.y = y
    if type != "auto" {
      guard let chosen = ChartType(rawValue: type) else {
        throw Failure(.typeForLater(type, known: ["auto"] + ChartType.allCases.map(\.rawValue)))
      }
      encoding.type = chosen
    }
    encoding.series = series
    encoding.split = split
    if let aggregate { encoding.aggregation = try aggregation(aggregate) }
    encoding.label = label
    encoding.every = try every.map { every throws(Failure) in try choice(every, name: "--every") }
    if let bin {
      guard let width = BinWidth(bin) else {
        throw Failure(.badOption(name: "--bin", value: bin, expected: "10, 0.5, auto"))
      }
      encoding.bin = width
    }
    encoding.picking = try picking()
    if let sort {
      guard let order = RowOrder(sort) else {
        throw Failure(
          .badOption(name: "--sort", value: sort, expected: "x, x:desc, y, y:desc, none"))
      }
      encoding.order = order
    }
    encoding.top = try positive(top, name: "--top")
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

  private func picking() throws(Failure) -> RowPicking {
    var picking = RowPicking()
    for text in `where` {
      do throws(TransformProblem) {
        picking.conditions.append(try Condition(parsing: text))
      } catch {
        throw Failure(.badOption(name: "--where", value: text, expected: "'price >= 10'"))
      }
    }
    if let last {
      guard let length = TimeLength(last) else {
        throw Failure(.badOption(name: "--last", value: last, expected: "30d, 12h, 6mo, 2y"))
      }
      picking.last = length
    }
    picking.from = from
    picking.to = to
    return picking
  }

  private func positive(_ number: Int?, name: String) throws(Failure) -> Int? {
    guard let number, number < 1 else { return number }
    throw Failure(.badOption(name: name, value: String(number), expected: "1, 2, 3 …"))
  }

  private func aggregation(_ name: String) throws(Failure) -> RowAggregation {
    let known = Aggregate.allCases.filter { $0 != .first && $0 != .last }
    if name == "none" { return .none }
    guard let aggregate = known.first(where: { $0.rawValue == name }) else {
      throw Failure(
        .badOption(
          name: "--aggregate", value: name,
          expected: (known.map(\.rawValue) + ["none"]).joined(separator: ", ")))
    }
    return .by(aggregate)
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
