import Tables

/// Charts of rows that are each a course over columns without names of their own: spectra, outlines, curves.
extension Guess {
  /// The mean of each of many columns in their order, a line for each class that a row is of.
  var profiles: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil, asked.top == nil,
      columns(.time).isEmpty, !table.isSequence, table.rowCount >= Self.fewestTimes,
      surfaces.isEmpty
    else { return [] }
    let all = columns(.measure, .ordinal, .cyclic).filter(\.isNumeric)
    let classes = [table.columns.first, table.columns.last].compactMap(\.self).filter { column in
      (2...Self.mostSeries).contains(count(of: column))
        && count(of: column) * Self.fewestOfClass <= table.rowCount && column.isWholeOrText
    }
    let measures = all.filter { column in !classes.contains { $0.name == column.name } }
    guard measures.count >= Self.fewestColumns, measures.map(\.name).countOn,
      MeasureGroups.areAlike(measures), measures.areCourses
    else { return [] }
    var means = encoding(nil, measures)
    (means.series, means.aggregation) = (classes.first?.name, .by(.mean))
    (means.type, means.reason) = (.line, .columnsInOrder)
    return [means]
  }

  /// Fewer columns are measures of something each.
  private static let fewestColumns = 20
  /// Of fewer rows a mean says nothing.
  private static let fewestOfClass = 3
}

extension Column {
  fileprivate var isWholeOrText: Bool {
    if case .numbers(let numbers) = values {
      numbers.areWhole && numbers.unit == nil
    } else {
      isText
    }
  }
}

extension [Column] {
  /// True where each row goes on from column to column: neighbors differ less than columns that are far from each other.
  fileprivate var areCourses: Bool {
    let rows = map { column -> [Double] in
      if case .numbers(let numbers) = column.values { numbers.values } else { [] }
    }
    guard let count = rows.first?.count, rows.allSatisfy({ $0.count == count }) else {
      return false
    }
    func distance(_ apart: Int) -> Double {
      var (sum, pairs) = (0.0, 0)
      for index in 0..<Swift.max(rows.count - apart, 0) {
        for row in stride(from: 0, to: count, by: Swift.max(count / 64, 1)) {
          let step = abs(rows[index + apart][row] - rows[index][row])
          if step.isFinite { (sum, pairs) = (sum + step, pairs + 1) }
        }
      }
      return pairs > 0 ? sum / Double(pairs) : 0
    }
    let (near, far) = (distance(1), distance(Swift.max(rows.count / 4, 2)))
    return far > 0 && near * 2 <= far
  }
}
