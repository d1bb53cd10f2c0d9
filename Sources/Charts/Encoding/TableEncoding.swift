import Tables

extension Encoding {
  /// Turns a table into a chart.
  ///
  /// The first text or date column is x and every other numeric column a series; without one, the
  /// first of several numeric columns is x. A lone numeric column stands over 1, 2, 3 …
  func chart(of table: Table) throws(InputProblem) -> Chart {
    let chart = try plainChart(of: table)
    return chart.arranged(as: chart.type)
  }

  /// The chart of a table with its data as it came, not yet arranged as its type shows it.
  func plainChart(of table: Table) throws(InputProblem) -> Chart {
    if let series { return try chart(of: table, seriesOf: series) }
    let xColumn = try xColumn(of: table)
    let yColumns = try yColumns(of: table, without: xColumn)
    let numbers = yColumns.map(\.numbers)
    var axis = xAxis(of: xColumn, rows: table.rowCount, after: table.rowsBefore)
    axis.axis.title = Self.axisTitle(axis.axis.title, of: table)
    let (order, leftOut) = Self.order(of: axis.x)

    let isScatter = isGuessedScatter(x: xColumn)
    let guessed: ChartType =
      ChartType.made(of: yColumns.map(\.name))
      ?? (axis.axis.categories != nil
        ? (yColumns.count > 1 ? .groupedBar : .bar) : isScatter ? .scatter : .line)
    let units = Set(numbers.map(\.unit))
    let hasOneUnit = units.count == 1
    let type = type ?? guessed
    if yColumns.count < type.seriesNames.count,
      let missing = type.missingName(among: yColumns.map(\.name))
    {
      throw InputProblem(
        file: table.name,
        kind: .unknownColumn(name: missing, columns: table.columns.map(\.name)))
    }
    let texts = try labels(of: table)
    let beside = try besideValues(of: table)
    let errors = try errorColumns(of: table)
    let series = zip(yColumns, numbers).map { column, numbers in
      var series = Series(
        name: hasOneUnit ? column.name : Self.name(column.name, unit: numbers.unit),
        x: Self.picked(axis.x, order), y: Self.picked(numbers.values, order).withoutInfinity,
        labels: texts.isEmpty ? [] : order?.map { texts[$0] } ?? texts,
        unit: hasOneUnit ? nil : numbers.unit, isContinuous: false)
      if yColumns.count > 1 { series.fractionDigits = numbers.fractionDigits }
      if let beside {
        series.additional = [
          AdditionalValues(
            .named(beside.name), unit: beside.numbers.unit,
            fractionDigits: beside.numbers.fractionDigits,
            values: Self.picked(beside.numbers.values, order))
        ]
      }
      if !errors.isEmpty {
        series.uncertainty = Self.uncertainty(
          of: series.y.elements, errors.map { Self.picked($0.numbers.values, order) })
      }
      series.xTexts = axis.texts.isEmpty ? [] : order.map { axis.texts.picked($0) } ?? axis.texts
      return series
    }
    // Digits are those of what the type is made of, where there are other columns beside it.
    let own = zip(yColumns, numbers).filter { type.isMade(of: $0.0.name) }.map(\.1)
    let measured = own.isEmpty ? numbers : own
    var chart = Chart(
      title: Self.title(of: table), type: type, xAxis: axis.axis,
      yAxis: Axis(
        // A count of rows has no name of its own.
        title: yColumns.count == 1 && measures != [.rows()]
          ? Self.axisTitle(yColumns[0].name, of: table) : nil,
        unit: hasOneUnit ? numbers.first?.unit : nil,
        fractionDigits: measured.map(\.fractionDigits).max() ?? 0),
      series: series, leftOutCount: leftOut)
    var largeIntegers = LargeIntegers()
    for column in numbers { largeIntegers.add(column.largeIntegers) }
    chart.yAxis.largeIntegers = largeIntegers.texts
    chart.yAxis.hasYears = numbers.allSatisfy(\.areLikeYears)
    let kinds = Set(numbers.map(\.kind))
    if kinds.count == 1, let kind = kinds.first { chart.yAxis.valueKind = kind }
    chart.askedBinWidth = bin?.width
    if !type.projections.sharesPlaces {
      chart.repetition = repetition(in: table, x: xColumn, y: numbers.map(\.values))
      if chart.repetition == nil { chart.series = chart.series.map(\.withoutEmptyTwins) }
    }
    return chart
  }

  // MARK: Choosing columns

  private func xColumn(of table: Table) throws(InputProblem) -> Column? {
    if let x { return try Self.column(x, of: table) }
    if isOverRows { return nil }
    let chosen = try chosenColumns(of: table)
    let free = table.columns.filter { column in !chosen.contains { $0.name == column.name } }
    if let first = free.first(where: { $0.saysWhere }) { return first }
    // Several numbers: the first is x, unless it was chosen to be y.
    let numeric = table.columns.filter { NumericColumn($0) != nil }
    guard numeric.count > 1, let first = numeric.first else { return nil }
    // A column that a type is made of is no place: the open of a candle stands over its row.
    let names = numeric.map(\.name)
    if let type = ChartType.made(of: names), type.isMade(of: first.name) { return nil }
    if type?.hasNumericPlaces == false { return nil }
    return chosen.contains { $0.name == first.name } ? nil : first
  }

  private func yColumns(
    of table: Table, without x: Column?
  ) throws(InputProblem) -> [NumericColumn] {
    let chosen = try chosenColumns(of: table)
    if !chosen.isEmpty {
      var columns: [NumericColumn] = []
      for column in chosen {
        guard let numeric = NumericColumn(column) else {
          throw Self.notNumeric(column, of: table)
        }
        columns.append(numeric)
      }
      return columns
    }
    // A column of numbers with a slip in it must not vanish from the chart without a word.
    for column in table.columns where column.name != x?.name {
      if case .text(let text) = column.values, text.firstNonNumber != nil {
        throw Self.notNumeric(column, of: table)
      }
    }
    let beside = [x?.name, mapped].compactMap(\.self) + errors
    let numeric = table.columns.filter { !beside.contains($0.name) }.compactMap(NumericColumn.init)
    // A column that the type is made of stays, even where it has no values.
    let filled = numeric.filter { column in
      type?.isMade(of: column.name) == true || column.numbers.values.contains { $0.isFinite }
    }
    if !filled.isEmpty { return filled }
    if let x, case .text(let text) = x.values, text.firstNonNumber != nil {
      throw Self.notNumeric(x, of: table)
    }
    guard let any = numeric.first else {
      throw InputProblem(
        file: table.name, kind: .noNumericColumn(columns: table.columns.map(\.name)))
    }
    return [any]
  }

  /// The second measure of each row; `nil` where the rows became others that have none.
  private func besideValues(of table: Table) throws(InputProblem) -> NumericColumn? {
    guard let mapped, let column = table.columns.first(where: { $0.name == mapped }) else {
      return nil
    }
    guard let numeric = NumericColumn(column) else { throw Self.notNumeric(column, of: table) }
    return numeric
  }

  /// The columns of the ends between which values may lie, or of their error.
  private func errorColumns(of table: Table) throws(InputProblem) -> [NumericColumn] {
    var columns: [NumericColumn] = []
    for name in errors {
      let column = try Self.column(name, of: table)
      guard let numeric = NumericColumn(column) else { throw Self.notNumeric(column, of: table) }
      columns.append(numeric)
    }
    return columns
  }

  private static func uncertainty(of values: [Double], _ columns: [[Double]]) -> Uncertainty {
    if columns.count > 1 { return Uncertainty(low: columns[0], high: columns[1]) }
    let errors = columns.first ?? []
    return Uncertainty(
      low: zip(values, errors).map { $0 - $1 }, high: zip(values, errors).map { $0 + $1 })
  }

  /// The text that is said with each row.
  private func labels(of table: Table) throws(InputProblem) -> [String?] {
    guard let label else { return [] }
    let values = try Self.column(label, of: table).values
    return (0..<table.rowCount).map { row in
      let text = values.text(of: row)
      return text.isEmpty ? nil : text
    }
  }

  func chosenColumns(of table: Table) throws(InputProblem) -> [Column] {
    var columns: [Column] = []
    for name in names(in: y, of: table) { columns.append(try Self.column(name, of: table)) }
    return columns
  }

  static func column(_ name: String, of table: Table) throws(InputProblem) -> Column {
    if let found = table.column(asked: name) { return found }
    throw InputProblem(
      file: table.name,
      kind: .unknownColumn(name: name, columns: table.columns.map(\.name)))
  }

  private static func notNumeric(_ column: Column, of table: Table) -> InputProblem {
    var row = 2
    var text = ""
    switch column.values {
    case .text(let values):
      if let cell = values.firstNonNumber {
        row = cell.row
        text = cell.text
      } else if let first = values.codes.firstIndex(where: { $0 >= 0 }) {
        row = first + 2
        text = values[first] ?? ""
      }
    case .dates(let dates):
      let first = dates.texts.firstIndex { !$0.isEmpty } ?? 0
      row = first + 2
      text = dates.texts.indices.contains(first) ? dates.texts[first] : ""
    case .numbers:
      break
    }
    return InputProblem(
      file: table.name, kind: .notANumber(row: row, column: column.name, text: text))
  }

  /// True when x is a column of numbers that nobody chose and that goes back somewhere.
  private func isGuessedScatter(x: Column?) -> Bool {
    guard self.x == nil, case .numbers(let numbers)? = x?.values else { return false }
    let values = numbers.values.filter(\.isFinite)
    return zip(values, values.dropFirst()).contains { $0 > $1 }
  }

  // MARK: The x axis

  private func xAxis(
    of column: Column?, rows: Int, after before: Int
  ) -> (axis: Axis, x: [Double], texts: WrittenTexts) {
    switch column?.values {
    case nil:
      return (Axis(), (0..<rows).map { Double(before + $0 + 1) }, [])
    case .numbers(let numbers):
      var axis = Axis(
        title: column?.name, unit: numbers.unit, fractionDigits: numbers.fractionDigits)
      axis.largeIntegers = numbers.largeIntegers.texts
      axis.valueKind = numbers.kind
      // Each number stands for a range around it, by which it is told.
      if let madeBins {
        axis.binWidth = madeBins.width
        axis.fractionDigits = madeBins.fractionDigits
      }
      axis.hasYears = numbers.areLikeYears
      return (axis, numbers.values, [])
    case .dates(let dates):
      var axis = Axis(title: column?.name, kind: .date(dates.saidPrecision))
      axis.isConverted = dates.hasOffsets
      axis.hasTimeZone = dates.hasZone
      if dates.haveOwnWords {
        let texts = zip(dates.values, dates.texts)
        axis.words = ValueWords(
          Dictionary(texts, uniquingKeysWith: { first, _ in first }), areYears: true)
      }
      return (axis, dates.values, dates.texts)
    case .text(let text):
      // Every row has its own slot, so that a category that comes twice loses nothing.
      let names = (0..<rows).map { text[$0] ?? ColumnValues.missingText }
      let axis = Axis(title: column?.name, kind: .category(names))
      return (axis, names.indices.map(Double.init), [])
    }
  }

  /// The order of rows in which x ascends, `nil` where it already does, and how many have no x.
  private static func order(of x: [Double]) -> (rows: [Int]?, leftOut: Int) {
    let isAscending = zip(x, x.dropFirst()).allSatisfy { $0 <= $1 }
    if isAscending, x.allSatisfy(\.isFinite) { return (nil, 0) }
    let placed = x.indices.filter { x[$0].isFinite }
    // The sort is stable: rows with the same x stay in the order of the input.
    return (placed.sorted { x[$0] < x[$1] }, x.count - placed.count)
  }

  private static func picked(_ values: [Double], _ order: [Int]?) -> [Double] {
    order?.map { values[$0] } ?? values
  }

  private static func name(_ name: String, unit: String?) -> String {
    unit.map { "\(name) (\($0))" } ?? name
  }

  /// The title of an axis after its column; a column without a header has only its number.
  private static func axisTitle(_ name: String?, of table: Table) -> String? {
    let index = table.columns.firstIndex { $0.name == name }
    return name == index.map { String($0 + 1) } ? nil : name
  }

  /// The file's name without its ending; standard input has none.
  private static func title(of table: Table) -> String? {
    guard table.name != "-" else { return nil }
    let name = table.name.split(separator: "/").last.map(String.init) ?? table.name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension [Double] {
  /// The numbers with none of them infinite; what has no place on an axis is missing.
  fileprivate var withoutInfinity: [Double] {
    contains(where: \.isInfinite) ? map { $0.isFinite ? $0 : .nan } : self
  }
}

/// A column that is known to hold numbers.
private struct NumericColumn {
  var name: String
  var numbers: NumberColumn

  init?(_ column: Column) {
    guard case .numbers(let numbers) = column.values else { return nil }
    name = column.name
    self.numbers = numbers
  }
}

extension Column {
  /// True when the column says where rather than how much.
  var saysWhere: Bool {
    switch values {
    case .numbers: false
    // A column of numbers with a slip in it is no place.
    case .text(let text): text.firstNonNumber == nil
    case .dates: true
    }
  }
}
