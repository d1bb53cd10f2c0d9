/// A view of Vega-Lite with one mark, on its way to a chart.
struct VegaLiteUnit {
  /// A channel with the field that it shows.
  struct VegaLiteField {
    var channel: String
    /// The column, or empty for a count of rows.
    var column: String
    var type: String?
    var aggregate: Aggregate?
    var isBinned = false
    var unit: TimeUnit?
    var title: String?
    var scale: Scale?

    /// True of a quantity; a type that is not named follows from the values.
    func isMeasure(in table: Table) -> Bool {
      if aggregate != nil { return true }
      if unit != nil || isBinned { return false }
      if let type { return type == "quantitative" }
      let values = table.columns.first { $0.name == column }?.values
      return if case .numbers = values { true } else { false }
    }

    /// True where it tells kinds apart and not sizes.
    func isKind(in table: Table) -> Bool {
      type.map { $0 == "nominal" || $0 == "ordinal" } ?? !isMeasure(in: table)
    }
  }

  private let reader: VegaLite
  private let view: JSONObject
  private let context: VegaLiteContext
  private var fields: [String: VegaLiteField] = [:]
  private let mark: String
  private var markType: JSONObject?

  init(
    _ reader: VegaLite, _ view: JSONObject, _ context: VegaLiteContext
  ) throws(InputProblem) {
    self.reader = reader
    self.view = view
    self.context = context
    guard let mark = try Self.mark(of: view) else { throw view.unexpected("mark", .text) }
    self.mark = mark
    if let index = view.member("mark"), reader.tape.entries[index].kind == .object {
      markType = try view.object("mark")
    }
    for encoding in context.encodings {
      try reader.check(encoding, names: VegaLiteNames.channels, place: encoding.place)
      for key in Self.channels {
        if let field = try field(key, of: encoding) { fields[key] = field }
      }
    }
  }

  /// The name of the mark, given alone or with its properties.
  static func mark(of view: JSONObject) throws(InputProblem) -> String? {
    guard let index = view.member("mark") else { return nil }
    return view.isObject(index) ? try view.object("mark")?.text("type") : try view.text("mark")
  }

  /// The column of a field; a point within a name is written behind a backslash.
  static func column(_ field: String) -> String { field.replacing("\\", with: "") }

  // MARK: Channels

  private static let series = [
    "color", "fill", "stroke", "detail", "shape", "strokeDash", "xOffset", "yOffset",
  ]
  /// Channels that place values otherwise than x and y do.
  private static let foreign = [
    "x2", "y2", "theta2", "radius", "radius2", "latitude2", "longitude2", "xError", "yError",
    "xError2", "yError2",
  ]
  private static let channels =
    [
      "x", "y", "theta", "longitude", "latitude", "row", "column", "facet", "size", "opacity",
      "strokeWidth", "angle", "order", "text", "tooltip", "href", "url", "key", "fillOpacity",
      "strokeOpacity",
    ] + series + foreign

  private func field(
    _ channel: String, of encoding: JSONObject
  ) throws(InputProblem) -> VegaLiteField? {
    // A list of fields, as a tooltip has, is told from a channel with one.
    guard let index = encoding.member(channel), reader.tape.entries[index].kind != .array,
      let definition = try encoding.object(channel)
    else { return nil }
    try reader.check(definition, names: VegaLiteNames.definition, place: definition.place)
    var field = VegaLiteField(channel: channel, column: "")
    if let member = definition.member("field") {
      guard !definition.isObject(member) else { throw reader.unsupported(definition, "field") }
      field.column = Self.column(try definition.text("field") ?? "")
    }
    field.type = try reader.type(of: definition)
    field.aggregate = try reader.aggregate(of: definition)
    if field.column.isEmpty, field.aggregate == nil { return nil }
    if let index = definition.member("bin") {
      field.isBinned = definition.isObject(index) ? true : try definition.boolean("bin") ?? false
    }
    if let index = definition.member("timeUnit") {
      guard !definition.isObject(index), let name = try definition.text("timeUnit"),
        let unit = Self.units[name.hasPrefix("utc") ? String(name.dropFirst(3)) : name]
      else { throw reader.unsupported(definition, "timeUnit") }
      field.unit = unit
    }
    field.title = try? definition.text("title")
    if field.title == nil, let axis = try? definition.object("axis") {
      field.title = try? axis.text("title")
    }
    if let index = definition.member("scale"), definition.isObject(index),
      let scale = try definition.object("scale"), let type = try? scale.text("type")
    {
      field.scale = type == "log" ? .log10 : nil
    }
    return field
  }

  private static let units: [String: TimeUnit] = [
    "year": .year, "yearquarter": .quarter, "yearmonth": .month, "yearweek": .week,
    "yearmonthdate": .day, "yearmonthdatehours": .hour, "yearmonthdatehoursminutes": .minute,
  ]

  // MARK: The chart

  func chart() throws(InputProblem) -> StatedChart {
    for key in Self.foreign where fields[key] != nil {
      throw reader.source.problem(.unsupported(place: view.path("encoding.\(key)"), name: key))
    }
    var options = reader.options
    for field in fields.values where field.type == "nominal" || field.type == "ordinal" {
      if field.unit == nil { options.textColumns.insert(field.column) }
    }
    var table = try VegaLiteData(reader, context).table(options)
    for field in fields.values.sorted(by: { $0.channel < $1.channel }) {
      guard let unit = field.unit else { continue }
      do throws(TransformProblem) {
        table = try table.binned(field.column, every: unit).table
      } catch {
        throw reader.source.problem(.transform(error))
      }
    }
    for field in fields.values where !field.column.isEmpty {
      guard table.columns.contains(where: { $0.name == field.column }) else {
        throw missing(field.column, in: table)
      }
    }
    var chart = StatedChart(
      table: table, title: context.title,
      type: ChartFile.TypeName(Self.types[mark] ?? mark, place: view.path("mark")))
    chart.summary = context.summary
    place(&chart)
    try aggregate(&chart)
    return chart
  }

  /// The chart types by marks; a mark that is not here is refused as an unknown type.
  private static let types = [
    "line": "line", "trail": "line", "area": "area", "bar": "bar", "point": "scatter",
    "circle": "scatter", "square": "scatter", "tick": "scatter", "rect": "heatmap",
    "boxplot": "box", "arc": "pie",
  ]

  /// Gives the channels of the document to those of a chart.
  private func place(_ chart: inout StatedChart) {
    var (x, y) = (fields["x"], fields["y"])
    var used: Set<String> = ["x", "y", "row", "column", "facet"]
    if mark == "arc" {
      (x, y) = (fields["color"], fields["theta"])
      used.formUnion(["color", "theta"])
      if (try? markType?.number("innerRadius"))?.value ?? 0 > 0 { chart.type?.name = "donut" }
    } else if let longitude = fields["longitude"], let latitude = fields["latitude"] {
      (x, y) = (longitude, latitude)
      used.formUnion(["longitude", "latitude"])
    } else if mark == "rect", let value = fields["color"] ?? fields["fill"] {
      chart.series = y?.column
      y = value
      used.insert(value.channel)
    } else if let (across, up) = x.flatMap({ x in y.map { (x, $0) } }),
      across.isMeasure(in: chart.table), !up.isMeasure(in: chart.table)
    {
      // Horizontal marks are upright ones.
      (x, y) = (up, across)
    }
    if y == nil { swap(&x, &y) }
    let isHistogram = x?.isBinned == true && y?.column.isEmpty == true
    if isHistogram {
      (x, y) = (nil, x)
      chart.type?.name = "histogram"
    }
    if let x {
      chart.x = StatedChart.StatedChannel(column: x.column, title: x.title, scale: x.scale)
    }
    if let y {
      chart.y = StatedChart.StatedChannel(
        column: y.column, title: isHistogram ? nil : y.title, scale: y.scale)
    }
    if chart.series == nil, mark != "boxplot" {
      for key in Self.series where !used.contains(key) {
        guard let field = fields[key], field.isKind(in: chart.table),
          field.column != chart.x.column, chart.series == nil
        else { continue }
        chart.series = field.column
        used.insert(key)
        if mark == "bar" { chart.type?.name = isSideBySide ? "grouped-bar" : "stacked-bar" }
      }
    }
    if mark == "line", interpolation?.hasPrefix("step") == true { chart.type?.name = "step" }
    chart.split =
      context.split
      ?? ["row", "column", "facet"].lazy
      .compactMap { fields[$0]?.column }.first
    let shown = [chart.x.column, chart.y.column, chart.series, chart.split]
    chart.ignored += Self.channels.filter { key in
      guard !used.contains(key), let field = fields[key] else { return false }
      return !shown.contains(field.column)
    }
  }

  private var interpolation: String? { try? markType?.text("interpolate") }

  /// True where bars of several series stand beside each other.
  private var isSideBySide: Bool { fields["xOffset"] != nil || fields["yOffset"] != nil }

  /// Makes one row of those that share their place, where the document does.
  private func aggregate(_ chart: inout StatedChart) throws(InputProblem) {
    if fields["row"] != nil, fields["column"] != nil {
      throw reader.source.problem(
        .unsupported(place: view.path("encoding.column"), name: "column"))
    }
    if chart.type?.name == "histogram" { return }
    for field in fields.values where field.isBinned {
      throw reader.source.problem(
        .unsupported(place: view.path("encoding.\(field.channel).bin"), name: "bin"))
    }
    let measure = fields.values.first { field in
      field.aggregate != nil && field.column == chart.y.column
    }
    guard let measure, let aggregate = measure.aggregate else { return }
    let keys = [chart.x.column, chart.series, chart.split].compactMap(\.self)
    let name = measure.column.isEmpty ? "count" : measure.column
    let way: Aggregation =
      measure.column.isEmpty
      ? .rows(as: keys.contains(name) ? "count of rows" : name)
      : Aggregation(aggregate, of: name, as: name)
    do throws(TransformProblem) {
      let grouped = try chart.table.grouped(by: keys, [way])
      chart.table = grouped.table
      chart.y.column = way.name
      if !measure.column.isEmpty, let rows = grouped.report.rowsPerGroup, rows.upperBound > 1 {
        chart.aggregated = StatedChart.AggregatedRows(aggregate: aggregate, rows: rows)
      }
    } catch {
      throw reader.source.problem(.transform(error))
    }
  }

  private func missing(_ column: String, in table: Table) -> InputProblem {
    reader.source.problem(
      .unknownColumn(name: column, columns: table.columns.map(\.name)))
  }
}
