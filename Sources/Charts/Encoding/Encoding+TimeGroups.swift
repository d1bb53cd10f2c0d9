import Tables

extension PreparedTable {
  /// Has boxes over times be one for each unit that is asked for, or for each of a few times; over more of them there are none,
  /// and that is noted.
  mutating func groupTimes() throws(TransformProblem) {
    guard encoding.type == .box || encoding.type == .violin, !isSummed, let name = encoding.x,
      !encoding.y.contains(name), x?.isDate == true
    else { return }
    var grouped = try table.sorted(by: name).table
    if let unit = encoding.every {
      grouped = try grouped.binned(name, every: unit, timeZone: encoding.timeZone).table
    }
    guard let column = grouped.columns.first(where: { $0.name == name }),
      case .dates(let dates) = column.values
    else { return }
    let texts = dates.textsByValue
    guard Set(texts.compactMap(\.self)).count <= Guess.mostBars else { return leaveOutPlaces() }
    if let unit = encoding.every { notes.append(.timeUnit(unit, of: name)) }
    table = grouped
    table.columns = table.columns.map { column in
      column.name == name ? Column(name: name, values: .text(TextColumn(texts))) : column
    }
    hasTimeGroups = true
  }

  /// Leaves out the numbers along x of which there are more than anybody wants boxes of.
  mutating func leaveOutManyNumbers() {
    guard encoding.type == .box || encoding.type == .violin, !encoding.hasNames,
      encoding.bin == nil, let x, x.isNumeric, !encoding.y.contains(x.name),
      Grouping(x.values).count > Guess.mostBars
    else { return }
    leaveOutPlaces()
  }

  private mutating func leaveOutPlaces() {
    guard let name = encoding.x else { return }
    notes.append(.notCharted([name]))
    if encoding.y.isEmpty {
      encoding.y = table.columns.filter { $0.isNumeric && $0.name != name }.map(\.name)
    }
    encoding.x = nil
  }
}

extension DateColumn {
  /// The text of each row, which is that of the first row with the same time; `nil` where there is none.
  fileprivate var textsByValue: [String?] {
    var known: [Double: String] = [:]
    return values.indices.map { row in
      guard values[row].isFinite else { return nil }
      let text = known[values[row]] ?? example(at: row)
      known[values[row]] = text
      return text
    }
  }
}
