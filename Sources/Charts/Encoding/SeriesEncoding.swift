import Tables

extension Encoding {
  /// The chart of a table with a series for each value of a column, in the order they first come.
  ///
  /// - Throws: A column that is not there or has no numbers, or more series than anyone can walk.
  func chart(of table: Table, seriesOf name: String) throws(InputProblem) -> Chart {
    let column = try Self.column(name, of: table)
    guard column.name != x else {
      throw InputProblem(
        file: table.name,
        kind: .columnTwice(name: column.name, options: [.init("series"), .init("x")]))
    }
    let count = Grouping(column.values).count
    guard count <= Self.mostSeries else {
      throw InputProblem(
        file: table.name,
        kind: .tooManySeries(column: column.name, count: count, most: Self.mostSeries))
    }
    try MemoryNeed.check(seriesCount: count, of: table.name)
    var alone = self
    alone.series = nil
    if alone.label == column.name { alone.label = nil }
    // Titles, units and digits are those of all rows together.
    var chart = try alone.plainChart(of: table.without(column))
    let names = chart.xAxis.categories.map { TextColumn($0).dictionary }
    if let names { chart.xAxis.kind = .category(names) }
    chart.series = []
    chart.leftOutCount = 0
    chart.repetition = nil
    var isCloud = false
    var empty: [String] = []
    // Times follow each other; levels stack up from the lowest, or as the rows have them.
    let parts = ((try? table.parts(of: column)) ?? []).ordered(by: settledNames.series) { $0.value }
    let partNames = PartNames(
      of: column.name, parts.map(\.value) + settledNames.series, others: others)
    for part in parts {
      let plain = try alone.plainChart(of: part.table)
      chart.leftOutCount += plain.leftOutCount
      isCloud = isCloud || plain.type == .scatter
      for var series in plain.series {
        guard series.y.contains(where: \.isFinite) else {
          empty.append(partNames.name(of: part.value))
          continue
        }
        if let names { series.place(among: names, from: plain.xAxis.categories ?? []) }
        let value = partNames.name(of: part.value)
        series.name = plain.series.count > 1 ? "\(value) \(series.name)" : value
        if column.isDate { series.writtenDate = part.value }
        chart.series.append(series)
      }
    }
    // A kind without a value is no series, but it is not forgotten.
    chart.notes += empty.prefix(Self.mostEmpty).map { .noValues(series: $0) }
    chart.type = type ?? (names != nil ? .groupedBar : isCloud ? .scatter : .line)
    return chart
  }

  /// More kinds without a value nobody waits for.
  private static let mostEmpty = 12
  /// More series than these take minutes to hear and to walk.
  package static let mostSeries = 1_000
}

extension Table {
  fileprivate func without(_ column: Column) -> Table {
    var table = self
    table.columns.removeAll { $0.name == column.name }
    return table
  }
}

extension Series {
  /// Puts each point at the place that its category has among `names`, in their order.
  fileprivate mutating func place(among names: [String], from own: [String]) {
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    let points = (0..<count).compactMap { point -> (place: Int, point: Int)? in
      guard let index = Int(exactly: x[point]), own.indices.contains(index) else { return nil }
      return places[own[index]].map { ($0, point) }
    }.sorted { $0 < $1 }
    uncertainty = uncertainty?.points(at: points.map(\.point))
    x = Excerpt(points.map { Double($0.place) })
    y = Excerpt(points.map { y[$0.point] })
  }
}
