import Tables

/// From values to shares.
extension PieChart {
  /// The categories in falling order of what they add up to in all series.
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    var pie = chart.discrete
    // Values that have shares already stay as they are.
    guard !chart.series.contains(where: { !$0.additional(.share).isEmpty }) else { return pie }
    let parts = chart.hasPartsAsSeries ? chart.withSeriesAsParts : chart
    let rows = parts.series.map { series in
      (0..<series.count).map { parts.categoryName(of: $0, in: series) }
    }
    let names = TextColumn(rows.flatMap(\.self)).dictionary
    let numbers = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    let sums = zip(parts.series, rows).map { series, rows in
      Grouping(codes: rows.map { numbers[$0] }, count: names.count).values(of: series.y.elements)
        .map { Aggregate.sum($0) }
    }
    let order = Self.order(of: sums)
    let partCount = names.indices.count { part in sums.contains { $0[part] > 0 } }
    // Shares are parts of a sum, on any axis.
    pie.yAxis.scale = .linear
    pie.xAxis = Axis(title: parts.xAxis.title, kind: .category(order.map { names[$0] }))
    pie.series = zip(parts.series, sums).map { series, sums in
      let values = order.map { sums[$0] }
      let percents = Self.percents(of: values)
      var slices = Series(
        name: series.name, x: order.indices.map(Double.init), y: values, unit: series.unit,
        isContinuous: false,
        additional: [AdditionalValues(.share, unit: "%", fractionDigits: 1, values: percents)])
      var end = 0.0
      slices.whole = Whole(
        total: Self.total(of: values), partCount: partCount,
        starts: percents.map { percent in
          defer { end = min(end + (percent.isFinite ? percent / 100 : 0), 1) }
          return end
        })
      return slices
    }
    let most = rows.map(\.count).max() ?? 0
    if most > names.count { pie.notes.append(.sums(rows: most, parts: names.count)) }
    if partCount == 0, pie.pointCount > 0 { pie.notes.append(.noShares) }
    return pie
  }

  /// The parts in falling order of what they add up to: those with a share, those below zero, those
  /// without a value.
  private static func order(of sums: [[Double]]) -> [Int] {
    let sizes = (sums.first ?? []).indices.map { part -> (rank: Int, size: Double) in
      let values = sums.map { $0[part] }.filter(\.isFinite)
      let shared = values.filter { $0 >= 0 }
      if !shared.isEmpty { return (2, shared.reduce(0, Stack.sum)) }
      return values.isEmpty ? (0, 0) : (1, values.reduce(0, Stack.sum))
    }
    return sizes.indices.sorted {
      (sizes[$1].rank, sizes[$1].size, $0) < (sizes[$0].rank, sizes[$0].size, $1)
    }
  }

  /// The share of each value in percent; not a number for what is below zero or missing.
  private static func percents(of values: [Double]) -> [Double] {
    let sum = total(of: values)
    // In parts of the largest where their sum is more than a number can be.
    let unit = sum.isFinite ? 1 : values.filter(\.isFinite).max() ?? 1
    let total = sum.isFinite ? sum : total(of: values.map { $0 / unit })
    return values.map { $0 >= 0 && total > 0 ? $0 / unit / total * 100 : .nan }
  }

  /// The sum of those above zero.
  private static func total(of values: [Double]) -> Double {
    values.filter { $0 > 0 }.reduce(0, +)
  }
}

extension Chart {
  /// True when the columns of a single row, not the rows, are the parts of the whole.
  fileprivate var hasPartsAsSeries: Bool {
    series.count > 1 && !hasSettledPlaces && series.allSatisfy { $0.count == 1 }
  }

  /// One series with the values of several as its points, called as these were.
  fileprivate var withSeriesAsParts: Chart {
    var chart = self
    chart.xAxis = Axis(kind: .category(series.map(\.name)))
    chart.series = [
      Series(
        name: "", x: series.indices.map(Double.init), y: series.map { $0.y[0] },
        isContinuous: false)
    ]
    return chart
  }

  /// The place of a point as the name of a category.
  fileprivate func categoryName(of point: Int, in series: Series) -> String {
    let x = series.x[point]
    if series.xTexts.indices.contains(point) { return series.xTexts[point] }
    guard let names = xAxis.categories else { return Int(exactly: x).map(String.init) ?? "\(x)" }
    return Int(exactly: x).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? ""
  }
}
