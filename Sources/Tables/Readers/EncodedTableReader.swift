/// Reads charts that say which columns of a table become what: an `encoding`, as descriptions in JSON have
/// it, and the `data`, which is a file beside the document or rows in it.
struct EncodedTableReader: JSONDocument {
  let tape: JSONTape
  let source: JSONSource
  let options: ReadingOptions

  /// True when the root, or its first element, has an encoding and is no document of another
  /// kind.
  static func matches(_ tape: JSONTape) -> Bool {
    let first = tape.entries[0].kind == .array ? 1 : 0
    guard tape.entries[first].kind == .object, let encoding = tape.member("encoding", of: first),
      // A list may be meant to be one by mistake; a text is a value of a record.
      [.object, .array].contains(tape.entries[encoding].kind)
    else { return false }
    func has(_ key: String) -> Bool { tape.member(key, of: first) != nil }
    return (has("data") || has("series")) && !["$schema", "mark", "layer"].contains(where: has)
  }

  static func document(
    _ tape: JSONTape, source: JSONSource, options: ReadingOptions
  ) throws(InputProblem) -> Document {
    // Documents that lead to each other would have no end.
    guard options.followsFiles else { throw source.problem(.notInFormat(row: 1, format: "csv")) }
    let reader = EncodedTableReader(tape: tape, source: source, options: options)
    guard tape.entries[0].kind == .array else {
      return .encoded([try reader.chart(0, place: "", behind: nil)])
    }
    var charts: [EncodedTable] = []
    for (index, element) in tape.elements(0).enumerated() {
      let chart = try reader.chart(element, place: "[\(index)]", behind: charts.last)
      // Each of the charts that a column is split into says how all of them are made.
      if !charts.contains(where: { $0.table == chart.table && $0.says(the: chart.encoding) }) {
        charts.append(chart)
      }
    }
    return .encoded(charts)
  }

  private func chart(
    _ index: Int, place: String, behind last: EncodedTable?
  ) throws(InputProblem) -> EncodedTable {
    guard tape.entries[index].kind == .object else {
      throw source.problem(.unexpectedJSON(place: place, expected: .record))
    }
    let chart = JSONObject(tape: tape, source: source, index: index, place: place)
    guard let object = try chart.object("encoding") else {
      throw chart.unexpected("encoding", .record)
    }
    var members: [EncodedTable.EncodingMember] = []
    for key in object.keys {
      members.append(
        EncodedTable.EncodingMember(key, try object.scalars(key), place: object.path(key)))
    }
    var encoded = EncodedTable(
      table: try table(of: chart, behind: last), encoding: members)
    encoded.open = try chart.ordinal("open")
    encoded.summary = try chart.text("summary")
    // A description of a part has its title, which is not that of all.
    let isPart =
      chart.member("series") != nil && members.contains { $0.name == "split" && !$0.texts.isEmpty }
    encoded.title = isPart ? nil : try chart.text("title")
    encoded.xAxis = try axis("xAxis", of: chart)
    encoded.yAxis = try axis("yAxis", of: chart)
    return encoded
  }

  private func axis(
    _ key: String, of chart: JSONObject
  ) throws(InputProblem) -> EncodedTable.AxisWords {
    guard let axis = try chart.object(key) else { return EncodedTable.AxisWords() }
    return EncodedTable.AxisWords(
      title: try axis.text("title"), unit: try axis.text("unit"),
      scale: try axis.choice("scale", .scale))
  }

  private func table(
    of chart: JSONObject, behind last: EncodedTable?
  ) throws(InputProblem) -> Table {
    guard let data = chart.member("data") else {
      // Charts of one table say once what it is.
      if let last { return last.table }
      throw chart.unexpected("data", .data)
    }
    switch tape.entries[data].kind {
    case .string:
      return try source.table(
        besides: tape.text(data), at: chart.path("data"), options: options, expected: .data)
    case .array, .object:
      return try JSONRecords(tape: tape, source: source, options: options).table(at: data)
    default: throw chart.unexpected("data", .data)
    }
  }
}

extension EncodedTable {
  /// True where the same is said, wherever it stands; of the columns without a chart the first of several tells.
  fileprivate func says(the other: [EncodingMember]) -> Bool {
    let (own, others) = (
      encoding.filter { $0.name != "unused" }, other.filter { $0.name != "unused" }
    )
    return own.count == others.count
      && zip(own, others).allSatisfy { $0.name == $1.name && $0.texts == $1.texts }
  }
}
