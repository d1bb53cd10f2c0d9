import Tables

/// All rows of a table, and which of them are picked.
struct PickedTable {
  /// The rows, with the columns as they are read for charts.
  var table: Table
  /// True of each row that is picked.
  var isPicked: [Bool]
  var notes: [Fact]
  /// The rows that are picked alone.
  var readied: PreparedTable
}

extension Encoding {
  /// All rows of a table, and those of them that this encoding asks for.
  func rows(of raw: Table) throws(InputProblem) -> PickedTable {
    var plain = suited(to: raw)
    plain.settling = nil
    var table = raw
    var isPicked: [Bool] = []
    var notes: [Fact] = []
    let readied = try plain.readied(raw) { encoding, whole throws(InputProblem) in
      // The numbers of the rows go with them.
      var numbered = whole
      let numbers = (0..<whole.rowCount).map(Double.init)
      numbered.columns.append(
        Column(
          name: whole.columns.map(\.name).distinct("row"),
          values: .numbers(NumberColumn(values: numbers))))
      var picked = try encoding.picked(numbered)
      isPicked = Array(repeating: false, count: whole.rowCount)
      if case .numbers(let kept)? = picked.table.columns.popLast()?.values {
        for row in kept.values.compactMap({ Int(exactly: $0) }) { isPicked[row] = true }
      }
      (table, notes) = (whole, picked.notes)
      return picked
    }
    return PickedTable(table: table, isPicked: isPicked, notes: notes, readied: readied)
  }
}
