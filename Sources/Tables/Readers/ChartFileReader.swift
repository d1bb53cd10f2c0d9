/// Reads chart files: a chart, or a list of charts, described in full.
struct ChartFileReader {
  private let tape: JSONTape
  private let source: JSONSource

  static func charts(
    _ tape: JSONTape, source: JSONSource
  ) throws(InputProblem) -> [ChartFile] {
    let reader = ChartFileReader(tape: tape, source: source)
    guard tape.entries[0].kind == .array else { return [try reader.chart(0, place: "")] }
    let elements = tape.elements(0)
    if elements.isEmpty { throw source.problem(.empty) }
    var charts: [ChartFile] = []
    for (index, element) in elements.enumerated() {
      charts.append(try reader.chart(element, place: "[\(index)]"))
    }
    return charts
  }

  /// True when the root, or the first element of the root, is an object with `series`.
  static func matches(_ tape: JSONTape) -> Bool {
    let first = tape.entries[0].kind == .array ? 1 : 0
    return tape.entries[first].kind == .object && tape.member("series", of: first) != nil
  }

  // MARK: The parts of a chart

  private func chart(_ index: Int, place: String) throws(InputProblem) -> ChartFile {
    let chart = try object(index, place: place, expected: .chart)
    guard let list = try chart.list("series") else { throw chart.unexpected("series", .list) }
    var additionalAxes: [ChartFile.StatedAxis] = []
    for (index, axis) in (try chart.list("additionalAxes") ?? []).enumerated() {
      additionalAxes.append(
        try self.axis(axis, place: "\(chart.path("additionalAxes"))[\(index)]"))
    }
    var fractionDigits = 0
    var largeIntegers = LargeIntegers()
    var series: [ChartFile.StatedSeries] = []
    for (index, element) in list.enumerated() {
      let place = "\(chart.path("series"))[\(index)]"
      series.append(
        try self.series(
          element, place: place, fractionDigits: &fractionDigits, largeIntegers: &largeIntegers))
    }
    var file = ChartFile(
      title: try chart.text("title"),
      summary: try chart.text("summary"),
      // As the option has it, "auto" states nothing.
      type: try chart.text("type").flatMap {
        $0 == "auto" ? nil : ChartFile.TypeName($0, place: chart.path("type"))
      },
      xAxis: try axis(chart.member("xAxis"), place: chart.path("xAxis")),
      yAxis: try axis(chart.member("yAxis"), place: chart.path("yAxis")),
      additionalAxes: additionalAxes,
      direction: try direction(of: chart),
      series: series,
      fractionDigits: fractionDigits)
    file.largeIntegers = largeIntegers
    if let number = try chart.ordinal("open") {
      guard number == 1 else {
        throw source.problem(
          .badValue(place: chart.path("open"), text: String(number), expected: "1"))
      }
      file.isOpen = true
    }
    return file
  }

  private func direction(of chart: JSONObject) throws(InputProblem) -> ContentDirection {
    let direction: ContentDirection? = try chart.choice("contentDirection", .direction)
    guard let direction else { return .leftToRight }
    // A file says how it wants to be shown.
    guard direction.isHorizontal else { throw chart.unexpected("contentDirection", .direction) }
    return direction
  }

  private func axis(_ index: Int?, place: String) throws(InputProblem) -> ChartFile.StatedAxis {
    guard let index else { return ChartFile.StatedAxis() }
    let axis = try object(index, place: place, expected: .record)
    let range = try axis.numbers("range")
    if let range, range.count != 2 || !(range[0] <= range[1]) {
      throw axis.unexpected("range", .range)
    }
    return ChartFile.StatedAxis(
      title: try axis.text("title"),
      unit: try axis.text("unit"),
      categories: try axis.texts("categories"),
      range: range.map { $0[0]...$0[1] },
      gridlines: try axis.numbers("gridlines") ?? [],
      scale: try axis.choice("scale", .scale) ?? .linear)
  }

  private func series(
    _ index: Int, place: String, fractionDigits: inout Int, largeIntegers: inout LargeIntegers
  ) throws(InputProblem) -> ChartFile.StatedSeries {
    let series = try object(index, place: place, expected: .record)
    guard let list = try series.list("points") else { throw series.unexpected("points", .list) }
    var points: [ChartFile.Point] = []
    points.reserveCapacity(list.count)
    for (index, element) in list.enumerated() {
      let point = try object(element, place: "\(series.path("points"))[\(index)]", expected: .point)
      let y = try point.number("y")
      fractionDigits = max(fractionDigits, y?.fractionDigits ?? 0)
      if let y, let digits = y.digits { largeIntegers.add(digits, for: y.value) }
      points.append(
        ChartFile.Point(
          x: try point.place("x"),
          y: y.flatMap { $0.value.isFinite ? $0.value : nil },
          label: try point.text("label"),
          additionalValues: try point.places("additionalValues")))
    }
    return ChartFile.StatedSeries(
      name: try series.text("name") ?? "",
      isContinuous: try series.boolean("isContinuous") ?? false,
      points: points)
  }

  private func object(
    _ index: Int, place: String, expected: InputProblem.Expectation
  ) throws(InputProblem) -> JSONObject {
    guard tape.entries[index].kind == .object else {
      throw source.problem(.unexpectedJSON(place: place, expected: expected))
    }
    return JSONObject(tape: tape, source: source, index: index, place: place)
  }
}

extension ChartFileReader: DocumentFormat, JSONDocument {
  /// The charts of a file that is known to be a chart file.
  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let source = JSONSource(bytes: input.bytes, file: input.file)
    let tape = try source.tape()
    guard !EncodedTableReader.matches(tape) else {
      return try EncodedTableReader.document(tape, source: source, options: input.options)
    }
    return .charts(try charts(tape, source: source))
  }

  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    .charts(try charts(tape, source: source))
  }
}
