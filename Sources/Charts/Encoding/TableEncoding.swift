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
    axis.axis.columnNumber = columnNumber(axis.axis.title, of: table)
    axis.axis.title = axisTitle(axis.axis.title, of: table)
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
          ? axisTitle(yColumns[0].name, of: table) : nil,
        unit: hasOneUnit ? numbers.first?.unit : nil,
        fractionDigits: measured.map(\.fractionDigits).max() ?? 0),
      series: series, leftOutCount: leftOut)
    chart.origin.isCalledByTable = chart.title != nil
    if yColumns.count == 1, measures != [.rows()] {
      chart.yAxis.columnNumber = columnNumber(yColumns[0].name, of: table)
    }
    var largeIntegers = LargeIntegers()
    for column in numbers { largeIntegers.add(column.largeIntegers) }
    chart.yAxis.largeIntegers = largeIntegers.texts
    // A total or a mean may be like a year, and is none.
    chart.yAxis.hasYears =
      measures.isEmpty && aggregation.map { $0 == .none } ?? true
      && zip(yColumns, numbers).allSatisfy { $1.areYears(called: $0.name) }
    let kinds = Set(numbers.map(\.kind))
    if kinds.count == 1, let kind = kinds.first { chart.yAxis.valueKind = kind }
    chart.askedBinWidth = bin?.width
    chart.groupsPlaces = x != nil && [.box, .violin].contains(type)
    chart.hasSettledPlaces =
      !settledNames.places.isEmpty && settledNames.places != yColumns.map(\.name)
    if !type.projections.sharesPlaces {
      chart.repetition = repetition(in: table, x: xColumn, y: numbers.map(\.values))
      if chart.repetition == nil { chart.series = chart.series.map(\.withoutEmptyTwins) }
    }
    return chart
  }

  private static func name(_ name: String, unit: String?) -> String {
    unit.map { "\(name) (\($0))" } ?? name
  }

  /// The title of an axis after its column; a column without a header has only its number.
  private func axisTitle(_ name: String?, of table: Table) -> String? {
    if columnNumber(name, of: table) != nil { return nil }
    let index = table.columns.firstIndex { $0.name == name }
    return name == index.map { String($0 + 1) } ? nil : name
  }

  /// The number of a column that has no header and others beside it and the one that it is charted over: which of them it is
  /// cannot be told otherwise.
  private func columnNumber(_ name: String?, of table: Table) -> Int? {
    // A table of means has other places for its columns than the one that was read.
    if numberedColumns > 2, let number = name.flatMap({ Int($0) }),
      (1...numberedColumns).contains(number)
    {
      return number
    }
    guard table.columns.count > 2, let index = table.columns.firstIndex(where: { $0.name == name })
    else { return nil }
    return name == String(index + 1) ? index + 1 : nil
  }

  /// The file's name without its ending; standard input has none.
  static func title(of table: Table) -> String? {
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
