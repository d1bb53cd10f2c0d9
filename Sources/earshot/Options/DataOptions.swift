import ArgumentParser
import Charts
import Descriptions
import Tables

/// The files and columns that are charted, and how they are read.
struct DataOptions: ParsableArguments {
  @Argument(help: .words(.files, .files))
  var files: [String] = []

  @Option(help: .words(.x, .column))
  var x: String?
  @Option(parsing: .singleValue, help: .words(.y, .column))
  var y: [String] = []
  @Option(
    help: .words(
      .type, .type, values: ["auto"] + ChartType.allCases.map(\.rawValue), initial: "auto"))
  var type: String?
  @Option(help: .words(.series, .column))
  var series: String?
  @Option(help: .words(.split, .column))
  var split: String?
  @Option(
    help: .words(
      .aggregate, .aggregate, values: Self.aggregates.map(\.rawValue) + ["none"]))
  var aggregate: String?
  @Option(help: .words(.label, .column))
  var label: String?
  @Option(help: .words(.every, .unit, values: TimeUnit.allCases.map(\.rawValue)))
  var every: String?
  @Option(help: .words(.bin, .width))
  var bin: String?
  @Option(parsing: .singleValue, help: .words(.where, .condition))
  var `where`: [String] = []
  @Option(help: .words(.last, .length, values: Self.lengths))
  var last: String?
  @Option(help: .words(.from, .x))
  var from: String?
  @Option(help: .words(.to, .x))
  var to: String?
  @Option(help: .words(.sort, .order, values: Self.orders))
  var sort: String?
  @Option(help: .words(.top, .count))
  var top: Int?
  @Option(help: .words(.chart, .number))
  var chart: Int?
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
  @Flag(help: .words(.noHeader))
  var noHeader = false
  @Flag(help: .words(.decimalComma))
  var decimalComma = false

  /// The aggregates that can be asked for.
  private static let aggregates = Aggregate.allCases.filter { $0 != .first && $0 != .last }
  /// Examples of lengths of time.
  private static let lengths = ["30d", "12h", "6mo", "2y"]
  private static let orders = ["x", "x:desc", "y", "y:desc", "none"]
  private static let standardZone = "UTC"

  /// The options for reading files.
  func reading() throws(Failure) -> ReadingOptions {
    var options = ReadingOptions()
    if let format { options.format = try choice(format, name: "--format") }
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
    let timeZone = timeZone ?? Self.standardZone
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
    if let type, type != "auto" {
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
          .badOption(name: "--sort", value: sort, expected: Self.orders.joined(separator: ", ")))
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
    encoding.timeZone = timeZone ?? Self.standardZone
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
        throw Failure(
          .badOption(name: "--last", value: last, expected: Self.lengths.joined(separator: ", ")))
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
    if name == "none" { return .none }
    guard let aggregate = Self.aggregates.first(where: { $0.rawValue == name }) else {
      throw Failure(
        .badOption(
          name: "--aggregate", value: name,
          expected: (Self.aggregates.map(\.rawValue) + ["none"]).joined(separator: ", ")))
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
