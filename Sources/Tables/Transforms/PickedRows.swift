extension Table {
  /// Some rows of the table, in the order given; a row that there is none of has missing cells.
  package func picked(_ rows: [Int]) -> Table {
    Table(
      name: name, columns: columns.map { Column(name: $0.name, values: $0.values.picked(rows)) },
      rowCount: rows.count)
  }
}

extension Table {
  /// The rows for which something holds, in their order.
  package func keeping(_ isKept: (Int) -> Bool) -> Table { picked((0..<rowCount).filter(isKept)) }

  /// The rows that have a value in a column, and those that have none.
  package func parted(byMissing name: String) -> (present: Table, missing: Table) {
    guard let values = columns.first(where: { $0.name == name })?.values else {
      return (self, picked([]))
    }
    let rows = (0..<rowCount).map { ($0, values.isMissing($0)) }
    return (picked(rows.filter { !$0.1 }.map(\.0)), picked(rows.filter(\.1).map(\.0)))
  }

  /// The table with other rows after its own: of its columns, by their names.
  package func appending(_ rows: Table) -> Table {
    guard rows.rowCount > 0 else { return self }
    var table = self
    table.rowCount += rows.rowCount
    for index in columns.indices {
      let others = rows.columns.first { $0.name == columns[index].name }?.values
      let indices = Array(0..<rowCount) + Array(repeating: -1, count: rows.rowCount)
      table.columns[index].values =
        others.flatMap { columns[index].values.appending($0) }
        ?? columns[index].values.picked(indices)
    }
    return table
  }
}

extension ColumnValues {
  /// The sign for a cell without a value among others that have one; no cell reads so.
  package static let missingText = "—"

  /// Some values in the order given; of a row that there is none of the value is missing.
  func picked(_ rows: [Int]) -> ColumnValues {
    switch self {
    case .numbers(var numbers):
      numbers.values = Self.picked(rows, of: numbers.values, else: .nan)
      return .numbers(numbers)
    case .dates(var dates):
      dates.values = Self.picked(rows, of: dates.values, else: .nan)
      dates.texts = dates.texts.picked(rows)
      if !dates.sumNames.isEmpty {
        let names = dates.sumNames
        dates.sumNames = [:]
        for (row, before) in rows.enumerated() { dates.sumNames[row] = names[before] }
        // A row that is left out has lost no date.
        dates.strayCount -= names.count - dates.sumNames.count
        if dates.strayCount <= 0 { (dates.stray, dates.strayCount) = (nil, 0) }
      }
      return .dates(dates)
    case .text(var text):
      text.codes = Self.picked(rows, of: text.codes, else: -1)
      if let dates = text.besideSums, case .dates(let kept) = ColumnValues.dates(dates).picked(rows)
      {
        text.besideSums = kept
      }
      return .text(text)
    }
  }

  private static func picked<Value>(
    _ rows: [Int], of values: [Value], else missing: Value
  ) -> [Value] {
    rows.map { values.indices.contains($0) ? values[$0] : missing }
  }

  /// These values and then others; `nil` where both are not of one kind.
  func appending(_ others: ColumnValues) -> ColumnValues? {
    switch (self, others) {
    case (.numbers(var numbers), .numbers(let others)):
      numbers.values += others.values
      if numbers.unit != others.unit { numbers.unit = nil }
      numbers.fractionDigits = max(numbers.fractionDigits, others.fractionDigits)
      numbers.largeIntegers.add(others.largeIntegers)
      numbers.infiniteCount += others.infiniteCount
      numbers.strays = StrayCells.joined(numbers.strays, others.strays)
      numbers.marks = StrayCells.joined(numbers.marks, others.marks)
      numbers.hasAssumedGroups = numbers.hasAssumedGroups || others.hasAssumedGroups
      return .numbers(numbers)
    case (.dates(var dates), .dates(let others)):
      dates.values += others.values
      dates.texts = dates.texts.appending(others.texts)
      dates.precision = max(dates.precision, others.precision)
      dates.hasOffsets = dates.hasOffsets || others.hasOffsets
      dates.hasZone = dates.hasZone || others.hasZone
      if dates.ownOffset != others.ownOffset { dates.ownOffset = nil }
      if dates.ownZone != others.ownZone { dates.ownZone = nil }
      dates.zoneless = dates.zoneless.joined(with: others.zoneless)
      return .dates(dates)
    case (.text(let text), .text(let others)):
      return .text(text.appending(others))
    default:
      return nil
    }
  }

  /// True of a row without a value.
  package func isMissing(_ row: Int) -> Bool {
    switch self {
    case .numbers(let numbers): !numbers.values[row].isFinite
    case .dates(let dates): !dates.values[row].isFinite
    case .text(let text): text.codes[row] < 0
    }
  }

  /// The cell of a row as it is named; "" where it is missing.
  package func text(of row: Int) -> String {
    switch self {
    case .text(let text): text[row] ?? ""
    case .dates(let dates): dates.texts[row]
    case .numbers(let numbers):
      numbers.values[row].isFinite ? Self.plain(numbers.values[row]) + (numbers.unit ?? "") : ""
    }
  }

  /// A number without a decimal point where it needs none.
  package static func plain(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

extension TextColumn {
  /// Different texts, each stored once; `nil` is missing.
  package init(_ cells: some Sequence<String?>) {
    var known: [String: Int32] = [:]
    self.init(codes: [], dictionary: [])
    for cell in cells {
      guard let cell else {
        codes.append(-1)
        continue
      }
      if let code = known[cell] {
        codes.append(code)
      } else {
        // Rows are limited to what a code can count.
        let code = Int32(truncatingIfNeeded: dictionary.count)
        known[cell] = code
        dictionary.append(cell)
        codes.append(code)
      }
    }
  }

  fileprivate func appending(_ others: TextColumn) -> TextColumn {
    var known: [String: Int32] = [:]
    for (code, text) in dictionary.enumerated() { known[text] = Int32(truncatingIfNeeded: code) }
    var all = self
    let translated = others.dictionary.map { text in
      if let code = known[text] { return code }
      all.dictionary.append(text)
      return Int32(truncatingIfNeeded: all.dictionary.count - 1)
    }
    all.codes += others.codes.map { $0 < 0 ? -1 : translated[Int($0)] }
    all.besideSums = nil
    return all
  }
}
