import Tables

/// Which columns become a chart and how; every `nil` is guessed.
package struct Encoding: Equatable, Sendable {
  package var x: String?
  package var y: [String] = []
  package var type: ChartType?
  /// The column that has a series for each of its values.
  package var series: String?
  /// The column that has a chart for each of its values.
  package var split: String?
  /// What becomes of rows that share their place; `nil` leaves it to the guess.
  package var aggregation: RowAggregation?
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
      let (rows, notes) = prepared(table)
      let typed = rows.typed(keeping: y)
      let encodings = Guess(typed, called(as: typed)).encodings
      var charts: [Chart] = []
      for encoding in encodings {
        charts += try encoding.deck(of: typed, isAlone: encodings.count == 1, asked: self)
      }
      return charts.map { $0.with(notes) }
    case .stated(let stated):
      var charts: [Chart] = []
      for chart in stated { charts += try self.charts(of: chart) }
      return charts
    case .charts(let files):
      var charts: [Chart] = []
      for file in files { charts.append(adorned(try chart(of: file))) }
      return charts
    }
  }

  /// The columns of a chart that was made so, and the rule that chose those that nobody asked for.
  private func channels(_ chart: Chart, _ asked: Encoding) -> Channels {
    let isTime = if case .date = chart.xAxis.kind { true } else { false }
    let isName = chart.xAxis.categories != nil
    let reason: Channels.Reason =
      if asked.x != nil, !asked.y.isEmpty {
        .asked
      } else if chart.type.seriesNames.count > 1 {
        .candles
      } else if chart.repetition != nil {
        .repeatedPlaces
      } else if isTime {
        series == nil ? .times : asked.split != split ? .timesOfKindsOfKinds : .timesOfKinds
      } else if isName {
        series == nil ? .names : .namesOfKinds
      } else if chart.type == .scatter {
        x.map(RoleName.longitude.matches) == true ? .placesOnEarth : .measuresOfThings
      } else {
        .numbers
      }
    let columns = y.isEmpty ? chart.yAxis.title.map { [$0] } ?? chart.series.map(\.name) : y
    return Channels(
      x: x ?? chart.xAxis.title, y: columns, series: series, split: split, reason: reason)
  }

  /// The same with the names of columns as the table has them, where it has them.
  private func called(as table: Table) -> Encoding {
    var encoding = self
    func name(_ asked: String?) -> String? {
      asked.map { name in (try? Self.column(name, of: table))?.name ?? name }
    }
    encoding.x = name(x)
    encoding.series = name(series)
    encoding.split = name(split)
    if let columns = try? chosenColumns(of: table) { encoding.y = columns.map(\.name) }
    return encoding
  }

  /// The charts of a table whose channels are chosen.
  func deck(
    of table: Table, isAlone: Bool, asked: Encoding
  ) throws(InputProblem) -> [Chart] {
    let (table, notes) = aggregated(table)
    if let split {
      return try parts(of: table, by: split).map {
        $0.with(channels: channels($0, asked), notes)
      }
    }
    let plain = try chart(of: table)
    var chart = adorned(plain)
    chart.channels = channels(plain, asked)
    chart.notes = notes + chart.notes
    // Of several charts of one table each is called by what it shows.
    if !isAlone {
      let names = y.joined(separator: ", ")
      chart.title = chart.title.map { "\($0): \(names)" } ?? names
    }
    return [chart]
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

extension Chart {
  /// The chart with what was done before it was made.
  func with(_ notes: [Fact]) -> Chart {
    var chart = self
    chart.notes = notes + chart.notes
    return chart
  }

  /// The chart with what it was made of.
  fileprivate func with(channels: Channels, _ notes: [Fact]) -> Chart {
    var chart = self
    chart.channels = channels
    chart.notes = notes + chart.notes
    return chart
  }
}
