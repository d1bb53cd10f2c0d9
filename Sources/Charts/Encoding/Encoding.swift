import Tables

/// Which columns become a chart and how; every `nil` is guessed.
package struct Encoding: Equatable, Sendable {
  package var x: String?
  package var y: [String] = []
  package var type: ChartType?
  /// The column that has a chart for each of its values.
  package var split: String?
  package var title: String?
  package var summary: String?
  package var xTitle: String?
  package var yTitle: String?
  package var xUnit: String?
  package var yUnit: String?
  package var xScale: Scale?
  package var yScale: Scale?
  package var timeZone = "UTC"

  package init() {}

  /// The charts of one input.
  package func charts(of document: Document) throws(InputProblem) -> [Chart] {
    switch document {
    case .table(let table):
      guard let split else { return [adorned(try chart(of: table))] }
      return try parts(of: table, by: split)
    case .charts(let files):
      var charts: [Chart] = []
      for file in files { charts.append(adorned(try chart(of: file))) }
      return charts
    }
  }

  /// More charts than these nobody walks, and each takes memory.
  private static let mostCharts = 10_000

  /// A chart for each value of a column, called by it.
  private func parts(of table: Table, by name: String) throws(InputProblem) -> [Chart] {
    let column = try Self.column(name, of: table)
    var shown = try chosenColumns(of: table)
    if let x { shown.append(try Self.column(x, of: table)) }
    guard !shown.contains(where: { $0.name == column.name }) else {
      throw InputProblem(file: table.name, kind: .splitColumn(name: column.name))
    }
    let count = Grouping(column.values).count
    guard count <= Self.mostCharts else {
      throw InputProblem(
        file: table.name,
        kind: .tooManyParts(column: column.name, count: count, most: Self.mostCharts))
    }
    let parts = (try? table.split(by: column.name))?.parts ?? []
    var plain: [Chart] = []
    for part in parts { plain.append(try plainChart(of: part.table)) }
    let charts = zip(parts, plain.arrangedAlike).map { part, arranged in
      var chart = adorned(arranged)
      let label = part.value.isEmpty ? "\(column.name): —" : part.value
      chart.title = title.map { "\($0): \(label)" } ?? label
      return chart
    }
    return charts.isEmpty ? [adorned(try chart(of: table))] : charts
  }

  /// The chart with everything the options say in place of what was guessed.
  private func adorned(_ plain: Chart) -> Chart {
    var chart = plain
    if let title { chart.title = title }
    if let summary { chart.summary = summary }
    if let xTitle { chart.xAxis.title = xTitle }
    if let yTitle { chart.yAxis.title = yTitle }
    if let xUnit { chart.xAxis.unit = xUnit }
    if let yUnit { chart.yAxis.unit = yUnit }
    if let xScale { chart.xAxis.scale = xScale }
    if let yScale, !chart.isRound { chart.yAxis.scale = yScale }
    chart.capDigits()
    chart.xAxis.timeZone = timeZone
    if case .date(let precision) = chart.xAxis.kind, let extent = chart.xExtent {
      chart.xAxis.timeZoneOffset = timeZoneOffset(over: extent)
      if precision > .day { chart.xAxis.timeZoneChanges = timeZoneChanges(over: extent) }
    }
    return chart
  }
}
