import Tables

extension EncodedTable {
  /// A table with what a chart file says of it in some members, as the file is read.
  package init(_ table: Table, members: [JSONValue.Member]) {
    self.init(table: table, encoding: [])
    for member in members {
      switch (member.name, member.value) {
      case ("title", .string(let text)): title = text
      case ("summary", .string(let text)): summary = text
      case ("open", .number(let number)): open = Int(exactly: number)
      case ("xAxis", .object(let words)): xAxis = AxisWords(words)
      case ("yAxis", .object(let words)): yAxis = AxisWords(words)
      case ("encoding", .object(let said)):
        encoding = said.map { EncodingMember($0.name, $0.value.scalars, place: "") }
      default: break
      }
    }
  }
}

extension EncodedTable.AxisWords {
  fileprivate init(_ members: [JSONValue.Member]) {
    func text(_ name: String) -> String? { members.first { $0.name == name }?.value.scalars.first }
    self.init(
      title: text("title"), unit: text("unit"), scale: text("scale").flatMap(Scale.init(rawValue:)))
  }
}

extension JSONValue {
  /// The texts of a value, or of those of a list; none of what is neither text nor number.
  fileprivate var scalars: [String] {
    switch self {
    case .string(let text): [text]
    case .number(let number), .digits(let number, _): [ColumnValues.plain(number)]
    case .array(let values): values.flatMap(\.scalars)
    case .null, .boolean, .object, .written: []
    }
  }
}
