/// Reads MAIDR documents, which describe charts for readers of screens and braille: a chart for each
/// layer of each subplot.
struct Maidr: DocumentFormat, JSONDocument {
  private let tape: JSONTape
  private let source: JSONSource
  private let options: ReadingOptions

  static func matches(_ tape: JSONTape) -> Bool {
    guard tape.entries[0].kind == .object else { return false }
    if let grid = tape.member("subplots", of: 0) { return tape.entries[grid].kind == .array }
    return tape.member("data", of: 0) != nil && tape.member("axes", of: 0) != nil
      && tape.member("type", of: 0).map { tape.entries[$0].kind == .string } == true
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    if input.isMarkup { return try HTMLPage.document(input, [Maidr.self]) }
    let source = JSONSource(bytes: input.bytes, file: input.file)
    let tape = try source.tape()
    guard matches(tape) else { throw source.problem(.notInFormat(row: 1, format: "maidr")) }
    return try document(tape, source: source, options: input.options)
  }

  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    let reader = Maidr(tape: tape, source: source, options: options)
    let root = JSONObject(tape: tape, source: source, index: 0, place: "")
    let title = try root.text("title")
    guard let rows = try root.list("subplots") else {
      return .stated([try reader.chart(root, title: title)])
    }
    var charts: [StatedChart] = []
    for (number, row) in rows.enumerated() {
      let place = "subplots[\(number)]"
      for (number, subplot) in try reader.elements(row, place: place).enumerated() {
        let plot = try reader.object(subplot, place: "\(place)[\(number)]")
        guard let layers = try plot.list("layers") else { throw plot.unexpected("layers", .list) }
        for (number, layer) in layers.enumerated() {
          let place = "\(plot.path("layers"))[\(number)]"
          charts.append(try reader.chart(reader.object(layer, place: place), title: title))
        }
      }
    }
    if charts.isEmpty { throw source.problem(.empty) }
    return .stated(charts)
  }

  private func object(_ index: Int, place: String) throws(InputProblem) -> JSONObject {
    guard tape.entries[index].kind == .object else {
      throw source.problem(.unexpectedJSON(place: place, expected: .record))
    }
    return JSONObject(tape: tape, source: source, index: index, place: place)
  }

  private func elements(_ index: Int, place: String) throws(InputProblem) -> [Int] {
    guard tape.entries[index].kind == .array else {
      throw source.problem(.unexpectedJSON(place: place, expected: .list))
    }
    return tape.elements(index)
  }

  // MARK: Charts

  /// The chart types by what MAIDR calls them; the values of its histograms are counted already.
  private static let types = [
    "bar": "bar", "dodged_bar": "grouped-bar", "stacked_bar": "stacked-bar",
    "stacked_normalized_bar": "stacked-bar", "line": "line", "smooth": "line", "hist": "bar",
    "point": "scatter", "scatter": "scatter", "heat": "heatmap", "candlestick": "candlestick",
    "pie": "pie", "step": "step", "area": "area",
  ]

  private func chart(_ layer: JSONObject, title: String?) throws(InputProblem) -> StatedChart {
    guard let name = try layer.text("type") else { throw layer.unexpected("type", .text) }
    guard let type = Self.types[name] else {
      throw source.problem(.unsupported(place: layer.path("type"), name: name))
    }
    guard let data = layer.member("data") else { throw layer.unexpected("data", .list) }
    var cells = Cells(
      type == "candlestick" ? ["value", "open", "high", "low", "close", "volume"] : [])
    try collect(data, place: layer.path("data"), &cells)

    let axes = try layer.object("axes")
    let isTurned = try layer.text("orientation") == "horz" && type != "candlestick"
    let x = try label("x", of: axes)
    let y = try label("y", of: axes)
    var z = try label("z", of: axes)
    if z == nil { z = try label("fill", of: axes) }
    let columns = cells.columns
    let names = columns.map { [z] column in
      switch column.name {
      case "x", "value": x ?? "x"
      case "y": y ?? "y"
      case "z": z ?? "series"
      default: column.name
      }
    }
    guard cells.count > 0, !columns.isEmpty else { throw source.problem(.empty) }
    let table = try JSONRecords(tape: tape, source: source, options: options).table(
      names: ColumnName.names(of: names), cells: columns.map(\.cells), rowCount: cells.count)
    func column(_ name: String) -> String? {
      columns.firstIndex { $0.name == name }.map { table.columns[$0].name }
    }
    var chart = StatedChart(
      table: table, title: try layer.text("title") ?? title,
      type: ChartFile.TypeName(type, place: layer.path("type")))
    if type == "candlestick" {
      chart.x.column = column("value")
      chart.additional = ["open", "high", "low", "close", "volume"].compactMap(column)
      return chart
    }
    (chart.x.column, chart.y.column) = (column("x"), column("y"))
    if isTurned, chart.x.column != nil { swap(&chart.x, &chart.y) }
    chart.series = column("z")
    if type == "heatmap" {
      // Each row of the picture is a series.
      (chart.series, chart.y.column) = (column("y"), column("z"))
    }
    return chart
  }

  private func label(_ key: String, of axes: JSONObject?) throws(InputProblem) -> String? {
    guard let axes, let index = axes.member(key) else { return nil }
    let text =
      tape.entries[index].kind == .object
      ? try axes.object(key)?.text("label") : try axes.text(key)
    return text?.isEmpty == false ? text : nil
  }

  // MARK: Points

  /// The members of the points, as entries of the tape; −1 where a point lacks one.
  private struct Cells {
    private(set) var columns: [(name: String, cells: [Int])]
    private(set) var count = 0

    init(_ names: [String]) {
      columns = (names.isEmpty ? ["x", "y", "z"] : names).map { ($0, []) }
    }

    mutating func add(_ cell: (String) -> Int?) {
      for index in columns.indices { columns[index].cells.append(cell(columns[index].name) ?? -1) }
      count += 1
    }

    /// Leaves out the columns that no point has.
    mutating func trim() { columns.removeAll { $0.cells.allSatisfy { $0 < 0 } } }
  }

  private func collect(
    _ data: Int, place: String, _ cells: inout Cells
  ) throws(InputProblem) {
    switch tape.entries[data].kind {
    case .object: try collect(lists: object(data, place: place), &cells)
    case .array: try collect(points: data, place: place, &cells, isNested: false)
    default: throw source.problem(.unexpectedJSON(place: place, expected: .list))
    }
    cells.trim()
  }

  /// Takes points, in a list or in a list for each series.
  private func collect(
    points list: Int, place: String, _ cells: inout Cells, isNested: Bool
  ) throws(InputProblem) {
    for (number, element) in tape.elements(list).enumerated() {
      let place = "\(place)[\(number)]"
      if tape.entries[element].kind == .array, !isNested {
        try collect(points: element, place: place, &cells, isNested: true)
        continue
      }
      let point = try object(element, place: place)
      for key in ["x", "y", "z", "fill", "open", "high", "low", "close"] {
        if let index = point.member(key), [.array, .object].contains(tape.entries[index].kind) {
          throw point.unexpected(key, .text)
        }
      }
      cells.add { name in point.member(name) ?? (name == "z" ? point.member("fill") : nil) }
    }
  }

  /// Takes places and values in a list each, and those of a heat map in a list for each row.
  private func collect(lists data: JSONObject, _ cells: inout Cells) throws(InputProblem) {
    guard let x = try data.list("x"), let y = try data.list("y") else {
      throw data.unexpected("x", .list)
    }
    for entry in x + y where [.array, .object].contains(tape.entries[entry].kind) {
      throw data.unexpected("x", .text)
    }
    guard let rows = try data.list("points") else {
      guard x.count == y.count else { throw data.unexpected("y", .list) }
      for (x, y) in zip(x, y) { cells.add { $0 == "x" ? x : $0 == "y" ? y : nil } }
      return
    }
    guard rows.count == y.count else { throw data.unexpected("points", .list) }
    for (number, row) in rows.enumerated() {
      let place = "\(data.path("points"))[\(number)]"
      let values = try elements(row, place: place)
      guard values.count == x.count,
        values.allSatisfy({ [.number, .null].contains(tape.entries[$0].kind) })
      else { throw source.problem(.unexpectedJSON(place: place, expected: .list)) }
      for (x, value) in zip(x, values) {
        cells.add { $0 == "x" ? x : $0 == "y" ? y[number] : value }
      }
    }
  }
}
