/// Reads Vega-Lite documents: a chart for each view, with the table it is of.
///
/// A part that would change the values and is not understood is refused; one that only adds to them
/// is named as not shown. See https://vega.github.io/vega-lite/docs/spec.html.
struct VegaLite: DocumentFormat, JSONDocument {
  let tape: JSONTape
  let source: JSONSource
  let options: ReadingOptions

  static func matches(_ tape: JSONTape) -> Bool {
    guard tape.entries[0].kind == .object else { return false }
    if let schema = tape.member("$schema", of: 0), tape.entries[schema].kind == .string {
      return tape.text(schema).contains("vega-lite")
    }
    return tape.member("mark", of: 0) != nil
      && tape.members(0).contains { member in
        let key = tape.keys[member.key]
        return key == "encoding" || NearName.of(key, among: VegaLiteNames.view) == "encoding"
      }
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    if input.isMarkup { return try HTMLPage.document(input, [VegaLite.self]) }
    let source = JSONSource(bytes: input.bytes, file: input.file)
    let tape = try source.tape()
    guard matches(tape) else { throw source.problem(.notInFormat(row: 1, format: "vega-lite")) }
    return try document(tape, source: source, options: input.options)
  }

  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    // Documents that lead to each other would have no end.
    guard options.followsFiles else {
      throw source.problem(.notInFormat(row: 1, format: "csv"))
    }
    let reader = VegaLite(tape: tape, source: source, options: options)
    let root = JSONObject(tape: tape, source: source, index: 0, place: "")
    var context = VegaLiteContext()
    context.datasets = try root.object("datasets")
    let charts = try reader.charts(of: root, in: context)
    if charts.isEmpty { throw root.unexpected("mark", .text) }
    return .stated(charts)
  }

  // MARK: Views

  private func charts(
    of view: JSONObject, in outer: VegaLiteContext
  ) throws(InputProblem) -> [StatedChart] {
    var context = outer
    try check(view, names: VegaLiteNames.view, place: view.place)
    if let data = try view.object("data") { context.data = data }
    if let title = try title(of: view) { context.title = title }
    context.summary = try view.text("description") ?? context.summary
    if let transforms = try view.list("transform") {
      context.transforms += transforms.enumerated().map {
        ($1, "\(view.path("transform"))[\($0)]")
      }
    }
    if let encoding = try view.object("encoding") { context.encodings.append(encoding) }
    if view.member("repeat") != nil { throw unsupported(view, "repeat") }
    if let facet = try view.object("facet") {
      context.split = try split(facet)
      guard let spec = try view.object("spec") else { throw view.unexpected("spec", .record) }
      return try charts(of: spec, in: context)
    }
    for key in ["hconcat", "vconcat", "concat"] {
      guard let views = try view.list(key) else { continue }
      var charts: [StatedChart] = []
      for (number, part) in views.enumerated() {
        charts += try self.charts(
          of: object(part, place: "\(view.path(key))[\(number)]"), in: context)
      }
      return charts
    }
    if let layers = try view.list("layer") {
      return try layered(layers, place: view.path("layer"), in: context)
    }
    return [try VegaLiteUnit(self, view, context).chart()]
  }

  /// The charts of layers over each other.
  ///
  /// A layer that shows again what another shows, as points on a
  /// line, is no chart of its own, and lines and words that explain are none.
  private func layered(
    _ layers: [Int], place: String, in context: VegaLiteContext
  ) throws(InputProblem) -> [StatedChart] {
    var charts: [StatedChart] = []
    var left: [String] = []
    for (number, index) in layers.enumerated() {
      let layer = try object(index, place: "\(place)[\(number)]")
      if layer.member("layer") == nil, let mark = try VegaLiteUnit.mark(of: layer),
        ["rule", "text", "image"].contains(mark)
      {
        left.append(mark)
        continue
      }
      for chart in try self.charts(of: layer, in: context)
      where !charts.contains(where: { $0.shows(chart) }) {
        charts.append(chart)
      }
    }
    if !left.isEmpty, !charts.isEmpty { charts[0].ignored += left }
    if charts.isEmpty, let mark = left.first {
      throw source.problem(.unsupported(place: "\(place)[0].mark", name: mark))
    }
    return charts
  }

  private func title(of view: JSONObject) throws(InputProblem) -> String? {
    guard let index = view.member("title") else { return nil }
    switch tape.entries[index].kind {
    case .string: return tape.text(index)
    case .array: return try view.texts("title")?.joined(separator: " ")
    case .object:
      guard let title = try view.object("title") else { return nil }
      return try self.title(of: title, "text")
    default: return nil
    }
  }

  private func title(of parts: JSONObject, _ key: String) throws(InputProblem) -> String? {
    guard let index = parts.member(key) else { return nil }
    return tape.entries[index].kind == .array
      ? try parts.texts(key)?.joined(separator: " ") : try parts.text(key)
  }

  private func split(_ facet: JSONObject) throws(InputProblem) -> String? {
    if let field = try facet.text("field") { return VegaLiteUnit.column(field) }
    let row = try facet.object("row")
    let column = try facet.object("column")
    if row != nil, column != nil { throw unsupported(facet, "row") }
    return try (row ?? column)?.text("field").map(VegaLiteUnit.column)
  }

  // MARK: Parts

  func object(_ index: Int, place: String) throws(InputProblem) -> JSONObject {
    guard tape.entries[index].kind == .object else {
      throw source.problem(.unexpectedJSON(place: place, expected: .record))
    }
    return JSONObject(tape: tape, source: source, index: index, place: place)
  }

  /// The problem that a member changes the chart in a way that is not known.
  func unsupported(_ object: JSONObject, _ key: String, name: String? = nil) -> InputProblem {
    source.problem(.unsupported(place: object.path(key), name: name ?? key))
  }
}

/// The parts that a view has from the views it is in.
struct VegaLiteContext {
  var datasets: JSONObject?
  var data: JSONObject?
  var title: String?
  var summary: String?
  var transforms: [(index: Int, place: String)] = []
  /// The innermost last.
  var encodings: [JSONObject] = []
  var split: String?
}

extension StatedChart {
  /// True where another chart has the same values at the same places.
  fileprivate func shows(_ other: StatedChart) -> Bool {
    x.column == other.x.column && y.column == other.y.column && series == other.series
      && split == other.split && table == other.table
  }
}
