/// The data of a chart as rows and columns: x, then what each series has there.
package struct DataTable: Equatable, Sendable {
  /// What stands in a column beside x.
  package enum Content: Equatable, Sendable {
    case value
    /// One of the values beside it, by its index.
    case additional(Int)
    case label
  }

  /// A column beside x.
  package struct Column: Equatable, Sendable {
    package var name: String
    package var series: Int
    package var content: Content
  }

  /// What stands in a cell.
  package enum Cell: Equatable, Sendable {
    case missing
    case number(Double)
    case text(String)
  }

  package let columns: [Column]
  /// The point that each series has in each row, if it has one.
  package let rows: [[Int?]]
  private let chart: Chart

  /// Lays out the data of `chart`: a row for each x, and of an x that a series has several times one
  /// for each.
  package init(_ chart: Chart) {
    self.chart = chart
    columns = chart.series.indices.flatMap { Self.columns(of: $0, in: chart) }
    rows = Self.rows(of: chart)
  }

  /// What stands in a column of a row.
  package func cell(_ column: Column, in row: [Int?]) -> Cell {
    guard row.indices.contains(column.series), let point = row[column.series] else {
      return .missing
    }
    let series = chart.series[column.series]
    switch column.content {
    case .value:
      return series.y[point].isFinite ? .number(series.y[point]) : .missing
    case .label:
      let label = series.labels.indices.contains(point) ? series.labels[point] : nil
      return label.map(Cell.text) ?? .missing
    case .additional(let index):
      let values = series.additional[index]
      if values.texts.indices.contains(point), let text = values.texts[point] { return .text(text) }
      let value = values.value(at: point)
      return value.isFinite ? .number(value) : .missing
    }
  }

  /// A number in a column, ready to be said without its unit, which would stand in every cell.
  package func quantity(_ number: Double, in column: Column) -> Quantity {
    var quantity = chart.quantity(number)
    if case .additional(let index) = column.content {
      let values = chart.series[column.series].additional[index]
      if !values.name.isOnYAxis {
        quantity = Quantity(number, fractionDigits: values.fractionDigits)
      }
    }
    quantity.unit = nil
    return quantity
  }

  // MARK: Columns

  private static func columns(of index: Int, in chart: Chart) -> [Column] {
    let series = chart.series[index]
    func column(_ name: String, _ content: Content) -> Column {
      let isNamed = chart.series.count > 1 && !series.name.isEmpty && name != series.name
      return Column(
        name: isNamed ? "\(series.name) \(name)" : name, series: index, content: content)
    }
    let valueName = valueName(of: index, in: chart)
    func additional(isOnYAxis: Bool) -> [Column] {
      series.additional.indices.compactMap { place in
        let values = series.additional[place]
        // What a point has several of, as outliers, has no cell of its own.
        guard values.name.isOnYAxis == isOnYAxis, values.points == nil,
          values.name.heading != valueName
        else { return nil }
        let unit = values.unit.flatMap { $0.isEmpty ? nil : " (\($0))" } ?? ""
        return column(values.name.heading + unit, .additional(place))
      }
    }
    // Open, high, low and close in the order in which they are heard, as a reader expects them.
    return additional(isOnYAxis: true) + [column(valueName, .value)]
      + additional(isOnYAxis: false)
      + (series.labels.contains { $0 != nil } ? [column("label", .label)] : [])
  }

  private static func valueName(of index: Int, in chart: Chart) -> String {
    let series = chart.series[index]
    let first = series.y.prefix(series.count).firstIndex { $0.isFinite }
    let name = first.flatMap {
      chart.details(of: PointReference(series: index, point: $0)).valueName
    }
    if let name { return name.heading }
    return series.name.isEmpty ? chart.yAxis.title ?? "y" : series.name
  }

  // MARK: Rows

  private static func rows(of chart: Chart) -> [[Int?]] {
    var next = chart.series.map { _ in 0 }
    var rows: [[Int?]] = []
    func x(_ series: Int) -> Double? {
      next[series] < chart.series[series].count ? chart.series[series].x[next[series]] : nil
    }
    while true {
      // What is not a number has no place to wait for.
      let places = chart.series.indices.map { x($0).map { $0.isNaN ? -.infinity : $0 } }
      guard let lowest = places.compactMap(\.self).min() else { return rows }
      var row: [Int?] = []
      for index in chart.series.indices {
        let isHere = places[index] == lowest
        row.append(isHere ? next[index] : nil)
        if isHere { next[index] += 1 }
      }
      rows.append(row)
    }
  }
}

extension ValueName {
  /// What a column is called, the same in every language: a reader of tables knows it again.
  fileprivate var heading: String {
    if case .named(let name) = self { name } else { String(describing: self) }
  }
}
