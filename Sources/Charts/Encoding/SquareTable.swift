import Tables

/// A table that tells of each of some things beside each: its rows and its columns are the same ones, as correlations and
/// distances have them.
struct SquareTable {
  /// The column of the names of the rows.
  let names: Column
  /// The columns of the numbers.
  let columns: [Column]
  /// The row of the thing that each of these columns is of.
  private let rows: [Int]

  /// Finds the rows and columns that are called alike, but for signs, capitals and units in brackets, or of which the
  /// numbers are correlations with themselves; `nil` of any other table.
  init?(_ table: Table) {
    let count = table.rowCount
    guard count > 1, table.columns.count == count + 1,
      let names = table.columns.first(where: \.isText) ?? table.columns.first
    else { return nil }
    let texts = (0..<count).map { names.values.isMissing($0) ? "" : names.values.text(of: $0) }
    let columns = table.columns.filter { $0.name != names.name }
    guard columns.count == count, columns.allSatisfy(\.isNumeric) else { return nil }
    (self.names, self.columns) = (names, columns)
    var places: [String: Int] = [:]
    let (rowNames, columnNames) = Self.unstemmed(texts, columns.map(\.name))
    // Of two rows by two columns there are many; those of what is and what was predicted are named so.
    guard count > 2 || rowNames != texts else { return nil }
    for row in 0..<count { places[Self.key(rowNames[row])] = row }
    let rows = columnNames.compactMap { places[Self.key($0)] }
    guard places[""] == nil, places.count == count, Set(rows).count == count else {
      guard names.isText, Set(texts).count == count else { return nil }
      self.rows = Array(0..<count)
      if !areCorrelations { return nil }
      return
    }
    self.rows = rows
  }

  /// The names of rows and columns without what all rows and, otherwise, all columns begin with: "true_0", "true_1" and
  /// "pred_0", "pred_1".
  private static func unstemmed(
    _ rows: [String], _ columns: [String]
  ) -> (rows: [String], columns: [String]) {
    let stems = [rows, columns].map { names -> String in
      let words = names.map { $0.prefix { $0.isLetter } }
      guard let first = words.first, !first.isEmpty, words.allSatisfy({ $0 == first }),
        zip(names, words).allSatisfy({ $0.count > $1.count })
      else { return "" }
      return String(first)
    }
    guard stems[0] != stems[1], stems.allSatisfy({ Self.sides.contains($0.lowercased()) }) else {
      return (rows, columns)
    }
    return (
      rows.map { String($0.dropFirst(stems[0].count)) },
      columns.map { String($0.dropFirst(stems[1].count)) }
    )
  }

  /// The words for what is and for what was said to be, and for two times of the same.
  private static let sides: Set<String> = [
    "true", "truth", "actual", "observed", "obs", "real", "gold", "reference", "ref", "expected",
    "pred", "predicted", "prediction", "before", "after", "from", "to", "wahr", "tatsächlich",
    "vorhergesagt", "réel", "prédit", "verdadero", "predicho", "verdadeiro", "previsto",
    "prawdziwe", "przewidziane", "実際", "予測", "真实", "实际", "预测",
  ]

  /// True of numbers from -1 to 1 that are the same whichever of two things comes first, and 1 where both are one.
  var areCorrelations: Bool {
    let values = columns.map { column -> [Double] in
      guard case .numbers(let numbers) = column.values else { return [] }
      return rows.map { numbers.values[$0] }
    }
    var hasSelf = false
    for one in values.indices {
      for other in values.indices where values[one][other].isFinite {
        let (value, back) = (values[one][other], values[other][one])
        guard abs(value) <= 1 + 1e-6, !back.isFinite || abs(value - back) < 1e-6,
          one != other || abs(value - 1) < 1e-6
        else { return false }
        if one == other { hasSelf = true }
      }
    }
    return hasSelf
  }

  /// Takes off the unit that a name in brackets gave to correlations, which have none, and what each thing has with
  /// itself, which says nothing: neither is it the highest value nor far from the others.
  func cleared(_ column: Column) -> Column {
    guard let place = columns.firstIndex(where: { $0.name == column.name }),
      case .numbers(var numbers) = column.values
    else { return column }
    var column = column
    numbers.unit = nil
    numbers.values[rows[place]] = .nan
    column.values = .numbers(numbers)
    return column
  }

  /// The letters and digits of a name without what stands in brackets: "sepal length (cm)" is "sepal_length".
  private static func key(_ name: String) -> String {
    let plain = name.prefix { !"([（".contains($0) }
    let key = (plain.isEmpty ? name[...] : plain).filter { $0.isLetter || $0.isNumber }
    return (key.isEmpty ? name : String(key)).lowercased()
  }
}
