/// Reads what Prometheus answers to `query` and `query_range`: the columns are the time, each label, and
/// the value.
enum PrometheusResponse: JSONDocument {
  static func matches(_ tape: JSONTape) -> Bool {
    guard tape.entries[0].kind == .object, tape.member("status", of: 0) != nil,
      let data = tape.member("data", of: 0), tape.entries[data].kind == .object
    else { return false }
    return tape.member("resultType", of: data) != nil && tape.member("result", of: data) != nil
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    let source = JSONSource(bytes: input.bytes, file: input.file)
    let tape = try source.tape()
    guard matches(tape) else {
      throw source.problem(.notInFormat(row: 1, format: "prometheus"))
    }
    return try document(tape, source: source, options: input.options)
  }

  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    let root = JSONObject(tape: tape, source: source, index: 0, place: "")
    guard let data = try root.object("data"), let result = try data.list("result") else {
      throw root.unexpected("data.result", .list)
    }
    var samples = Samples(tape: tape, source: source)
    let type = try data.text("resultType")
    if type == "scalar" || type == "string" {
      try samples.add(result, labels: [], place: "data.result")
    } else {
      for (index, element) in result.enumerated() {
        try samples.add(seriesAt: element, place: "data.result[\(index)]")
      }
    }
    return .table(try samples.table(options))
  }

  /// The rows, cell by cell as entries of the tape.
  private struct Samples {
    private static let maximumColumns = 4_096
    private static let freeCells = 1 << 24

    let tape: JSONTape
    let source: JSONSource
    private var times: [Int] = []
    private var values: [Int] = []
    private var labels: [(key: Int, cells: [Int])] = []

    init(tape: JSONTape, source: JSONSource) {
      self.tape = tape
      self.source = source
    }

    mutating func add(seriesAt index: Int, place: String) throws(InputProblem) {
      guard tape.entries[index].kind == .object else {
        throw source.problem(.unexpectedJSON(place: place, expected: .record))
      }
      let series = JSONObject(tape: tape, source: source, index: index, place: place)
      let metric = series.member("metric").map { index in
        tape.entries[index].kind == .object ? tape.members(index) : []
      }
      if let list = try series.list("values") {
        for (number, sample) in list.enumerated() {
          let place = "\(series.path("values"))[\(number)]"
          guard tape.entries[sample].kind == .array else {
            throw source.problem(.unexpectedJSON(place: place, expected: .list))
          }
          try add(tape.elements(sample), labels: metric ?? [], place: place)
        }
      } else if let sample = try series.list("value") {
        try add(sample, labels: metric ?? [], place: series.path("value"))
      } else {
        throw series.unexpected("values", .list)
      }
    }

    /// Takes a time and a value.
    mutating func add(
      _ sample: [Int], labels named: [(key: Int, value: Int)], place: String
    ) throws(InputProblem) {
      guard sample.count == 2,
        sample.allSatisfy({ [.number, .string].contains(tape.entries[$0].kind) })
      else { throw source.problem(.unexpectedJSON(place: place, expected: .list)) }
      for label in named {
        guard tape.entries[label.value].kind == .string else {
          throw source.problem(
            .unexpectedJSON(place: "\(place).\(tape.keys[label.key])", expected: .text))
        }
        let index = labels.firstIndex { $0.key == label.key } ?? labels.count
        if index == labels.count { labels.append((label.key, [])) }
        let gap = times.count - labels[index].cells.count
        if gap > 0 { labels[index].cells.append(contentsOf: repeatElement(-1, count: gap)) }
        if gap >= 0 { labels[index].cells.append(label.value) }
      }
      times.append(sample[0])
      // An infinite value has no place in a chart.
      values.append(tape.text(sample[1]).hasSuffix("Inf") ? -1 : sample[1])
      let limit = max(Self.freeCells, 8 * source.bytes.count)
      guard labels.count <= Self.maximumColumns, labels.count * times.count <= limit else {
        throw source.problem(
          .tooLarge(.columns, row: source.row(at: tape.entries[sample[0]].offset)))
      }
    }

    func table(_ options: ReadingOptions) throws(InputProblem) -> Table {
      guard !times.isEmpty else { throw source.problem(.empty) }
      let keys = labels.map { tape.keys[$0.key] == "__name__" ? "metric" : tape.keys[$0.key] }
      let names = ColumnName.names(of: ["time"] + keys + ["value"])
      var options = options
      options.textColumns.formUnion(names.dropFirst().dropLast().map(\.full))
      return try JSONRecords(tape: tape, source: source, options: options).table(
        names: names, cells: [times] + labels.map(\.cells) + [values], rowCount: times.count)
    }
  }
}
