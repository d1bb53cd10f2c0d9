import Tables

/// The data of a chart as rows and columns: x, then what each series has there.
package struct DataTable: Equatable, Sendable {
  /// The kind of thing that stands in a column beside x.
  package enum Content: Equatable, Sendable {
    case value
    /// One of the values beside it, by its index.
    case additional(Int)
    case label
    /// The number of the values that a point may have several of, by their index.
    case count(Int)
    /// All of them.
    case list(Int)
    /// The sum of the values of all series.
    case total
  }

  /// A column beside x.
  package struct SeriesColumn: Equatable, Sendable {
    /// The heading in the words of a language.
    package var heading: ColumnHeading
    /// The heading in a file, the same in every language: a reader of tables knows it again.
    package var name: String
    /// The series it belongs to; `nil` for what all of them add up to.
    package var series: Int?
    package var content: Content

    /// True when it is said with its row: of several values only the number is, as Values has it.
    var isSaid: Bool { if case .list = content { false } else { true } }
  }

  /// The content of one cell.
  package enum CellValue: Equatable, Sendable {
    case missing
    case number(Double)
    case numbers([Double])
    case text(String)
  }

  package private(set) var columns: [SeriesColumn]
  package let rows: TableRows
  private let chart: Chart
  /// True where all of several series have values of one kind.
  private let areComparable: Bool

  /// Lays out the data of `chart`: a row for each x, and of an x that a series has several times one
  /// for each.
  package init(_ chart: Chart) {
    self.chart = chart
    columns = Self.columns(of: chart)
    rows = TableRows(chart.series)
    areComparable = chart.series.count > 1 && Set(chart.series.map(\.unit)).count == 1
  }

  /// Has the columns of a part of the chart only, which may have no labels, say; the rows stay.
  package mutating func chooseColumns(of part: Chart) { columns = Self.columns(of: part) }

  // MARK: Cells

  /// The content of a column in a row.
  package func cell(_ column: SeriesColumn, in row: [Int?]) -> CellValue {
    if column.content == .total {
      let parts = place(of: row).map(chart.parts) ?? []
      return parts.isEmpty ? .missing : .number(parts.reduce(0, Stack.sum))
    }
    guard let index = column.series, row.indices.contains(index), let point = row[index] else {
      return .missing
    }
    let series = chart.series[index]
    switch column.content {
    case .value:
      return series.y[point].isFinite ? .number(series.y[point]) : .missing
    case .label:
      let label = series.labels.indices.contains(point) ? series.labels[point] : nil
      return Self.cell(label)
    case .additional(let index):
      let values = series.additional[index]
      if values.texts.indices.contains(point), let text = values.texts[point] {
        return Self.cell(text)
      }
      let value = values.value(at: point)
      return value.isFinite ? .number(value) : .missing
    case .count(let index):
      return series.y[point].isFinite
        ? .number(Double(series.additional[index].values(at: point).count)) : .missing
    case .list(let index):
      let values = series.additional[index].values(at: point)
      return values.isEmpty ? .missing : .numbers(Array(values))
    case .total: return .missing
    }
  }

  /// A text with nothing in it is none.
  private static func cell(_ text: String?) -> CellValue {
    text.flatMap { $0.isEmpty ? nil : .text($0) } ?? .missing
  }

  /// True when texts may stand in a column.
  package func hasTexts(_ column: SeriesColumn) -> Bool {
    guard let series = column.series, case .additional(let index) = column.content else {
      return column.content == .label
    }
    return !chart.series[series].additional[index].texts.isEmpty
  }

  /// The x of a row.
  package func place(of row: [Int?]) -> Double? { point(of: row).map(x) }

  /// The first point that stands in a row.
  package func point(of row: [Int?]) -> PointReference? {
    for (series, point) in row.enumerated() {
      if let point { return PointReference(series: series, point: point) }
    }
    return nil
  }

  private func x(_ point: PointReference) -> Double { chart.series[point.series].x[point.point] }

  /// A number in a column, ready to be said without its unit, which would stand in every cell.
  package func quantity(_ number: Double, in column: SeriesColumn) -> Quantity {
    var quantity = chart.quantity(number)
    if let series = column.series, case .additional(let index) = column.content {
      let values = chart.series[series].additional[index]
      if !values.name.isOnYAxis { quantity = values.quantity(number) }
    }
    if case .count = column.content { quantity = Quantity(number) }
    quantity.dropUnit()
    return quantity
  }

  // MARK: Rows

  /// The rows of a part of the x axis.
  package func rows(in range: ClosedRange<Double>) -> Range<Int> {
    var found: Range<Int>?
    for (index, series) in chart.series.enumerated() {
      let points = series.indices(in: range)
      guard let last = points.last,
        let low = rows.row(of: PointReference(series: index, point: points.lowerBound)),
        let high = rows.row(of: PointReference(series: index, point: last))
      else { continue }
      found = min(found?.lowerBound ?? low, low)..<max(found?.upperBound ?? 0, high + 1)
    }
    return found ?? 0..<0
  }

  /// A row, ready to be said.
  package func outline(of row: [Int?]) -> RowOutline {
    RowOutline(
      placeTitle: chart.xAxis.saidTitle, place: chart.place(place(of: row) ?? .nan),
      cells: columns.filter(\.isSaid).map { column in
        let value: NamedValue.Value =
          switch cell(column, in: row) {
          case .missing, .numbers: .missing
          case .text(let text): .text(text)
          case .number(let number): .quantity(said(number, in: column))
          }
        var outline = RowOutline.Cell(column.heading, value)
        outline.isOfSeries = column.content == .value && areComparable
        // Nothing lacks there where each series has places of its own.
        outline.isAbsent = isAbsent(column, in: row) && chart.hasOwnPlaces
        return outline
      })
  }

  private func isAbsent(_ column: SeriesColumn, in row: [Int?]) -> Bool {
    column.series.map { row.indices.contains($0) && row[$0] == nil } ?? false
  }

  private func said(_ number: Double, in column: SeriesColumn) -> Quantity {
    var quantity = quantity(number, in: column)
    quantity.unit = column.heading.unit
    return quantity
  }

  // MARK: Columns

  private static func columns(of chart: Chart) -> [SeriesColumn] {
    let own = chart.series.indices.flatMap { columns(of: $0, in: chart) }
    guard chart.isStacked, chart.series.count > 1,
      chart.series.indices.contains(where: { firstPoint(of: $0, in: chart) != nil })
    else { return own }
    let heading = ColumnHeading(.value(.total), unit: chart.yAxis.unit)
    return own + [SeriesColumn(heading: heading, name: ValueName.total.heading, content: .total)]
  }

  private static func columns(of index: Int, in chart: Chart) -> [SeriesColumn] {
    let series = chart.series[index]
    func column(
      _ name: ColumnHeading.Name, _ plain: String, _ content: Content, unit: String? = nil
    ) -> SeriesColumn {
      let isNamed = chart.series.count > 1 && !series.name.isEmpty && plain != series.name
      return SeriesColumn(
        heading: ColumnHeading(series: isNamed ? series.name : nil, name, unit: unit),
        name: isNamed ? "\(series.name) \(plain)" : plain, series: index, content: content)
    }
    let valueName = valueName(of: index, in: chart)
    let value = column(.value(valueName), valueName.heading, .value, unit: chart.yAxis.unit)
    func additional(isOnYAxis: Bool) -> [SeriesColumn] {
      series.additional.indices.compactMap { place in
        let values = series.additional[place]
        // Values that a point has several of, as outliers, have no cells of their own.
        guard values.name.isOnYAxis == isOnYAxis, values.points == nil else { return nil }
        guard values.name.heading != valueName.heading else { return isOnYAxis ? value : nil }
        let unit = values.unit.flatMap { $0.isEmpty ? nil : " (\($0))" } ?? ""
        return column(
          .value(values.name), values.name.heading + unit, .additional(place),
          unit: isOnYAxis ? chart.yAxis.unit : values.unit)
      }
    }
    // Open, high, low and close, and the five numbers of a box, in the order in which they are heard
    // and walked.
    let parts = additional(isOnYAxis: true)
    let outliers = series.additional.indices.filter { series.additional[$0].name == .outlier }
    return parts + (parts.contains(value) ? [] : [value])
      + outliers.flatMap { place in
        [
          column(.outlierCount, "outliers", .count(place)),
          column(.outliers, "outlierValues", .list(place), unit: chart.yAxis.unit),
        ]
      }
      + additional(isOnYAxis: false)
      + (series.labels.contains { $0 != nil } ? [column(.label, "label", .label)] : [])
  }

  private static func valueName(of index: Int, in chart: Chart) -> ValueName {
    let series = chart.series[index]
    if let first = firstPoint(of: index, in: chart),
      let name = chart.details(of: first).valueName
    {
      return name
    }
    return .named(
      series.name.isEmpty || hasNumberOnly(chart) ? chart.yAxis.title ?? "y" : series.name)
  }

  /// True when the only series is called after the number of a column without a header, which names
  /// nothing.
  private static func hasNumberOnly(_ chart: Chart) -> Bool {
    chart.series.count == 1 && chart.xAxis.title == nil && chart.yAxis.title == nil
      && chart.series[0].name.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The first point of a series that has a value.
  private static func firstPoint(of index: Int, in chart: Chart) -> PointReference? {
    let series = chart.series[index]
    return series.y.prefix(series.count).firstIndex { $0.isFinite }
      .map { PointReference(series: index, point: $0) }
  }
}

extension ValueName {
  /// The name of a column, the same in every language: a reader of tables knows it again.
  fileprivate var heading: String {
    if case .named(let name) = self { name } else { String(describing: self) }
  }
}
