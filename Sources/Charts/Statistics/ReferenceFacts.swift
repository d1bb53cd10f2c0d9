extension Chart {
  /// The facts about the lines that were asked for: how many values are above each.
  ///
  /// Of a few series each is told by itself, and of stacked ones their totals.
  var referenceFacts: [FactRow] {
    let few = 3
    return drawnReferenceLines.flatMap { line -> [FactRow] in
      func row(_ indices: Range<Int>, isNamed: Bool) -> FactRow? {
        var (above, all) = (0, 0)
        var first: PointReference?
        for index in indices {
          for (point, value) in series[index].allValues.enumerated() where value.isFinite {
            all += 1
            guard value > line.value else { continue }
            above += 1
            first = first ?? PointReference(series: index, point: point)
          }
        }
        guard all > 0 else { return nil }
        let name = isNamed ? series[indices.lowerBound].name : nil
        return FactRow(
          .aboveLine(line.label, quantity(line.value), above, of: all, series: name),
          target: first, group: .axes)
      }
      if let totals {
        let values = totals.map(\.y).filter(\.isFinite)
        let above = values.count { $0 > line.value }
        return [
          FactRow(
            .aboveLine(
              line.label, quantity(line.value), above, of: values.count, series: nil),
            group: .axes)
        ]
      }
      guard (2...few).contains(series.count) else {
        return [row(series.indices, isNamed: false)].compactMap(\.self)
      }
      return series.indices.compactMap { row($0..<$0 + 1, isNamed: true) }
    }
  }

  /// The facts about the straight lines that fit the series best: their ends.
  func trendLineFact(ofSeries index: Int, name: String?) -> Fact? {
    trendLine(of: index).map { line in
      .trendLine(
        from: average(line.start), to: average(line.end), series: name)
    }
  }
}
