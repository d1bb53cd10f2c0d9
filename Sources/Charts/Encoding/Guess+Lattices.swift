import Tables

/// Charts of measures that have few different values, so that points of many rows lie on each other.
extension Guess {
  /// The chart in place of a cloud in which one or both measures have few values: a box for each value of the one, the
  /// number of rows with each pair of values of two.
  func leveled(_ cloud: Encoding) -> Encoding {
    guard !isAsked, asked.series == nil, asked.split == nil, cloud.type == .scatter,
      let x = column(called: cloud.x), let y = column(called: cloud.y.first), x.isNumeric,
      table.rowCount >= Self.fewestStacked
    else { return cloud }
    switch (isLevel(x), isLevel(y)) {
    case (false, false): return cloud
    case (true, true):
      // Few points that have names are looked at one by one.
      guard table.rowCount > Self.mostBars,
        cloud.label == nil || count(of: x) * count(of: y) < table.rowCount
      else { return cloud }
      var cells = encoding(x, [])
      (cells.y, cells.series, cells.measures) = ([], y.name, [.rows()])
      (cells.type, cells.hasNames, cells.reason) = (.heatMap, true, .fewValues)
      return cells
    case (let isX, _):
      let (level, measure) = isX ? (x, y) : (y, x)
      // A measure with few values, and those in between, stays what is looked at.
      guard isX || level.isWhole, count(of: level) <= Self.mostBoxes,
        count(of: measure) > Self.mostLevels,
        table.rowCount >= Self.fewestOfBox * count(of: level)
      else { return cloud }
      var spread = encoding(level, [measure])
      (spread.type, spread.hasNames, spread.reason) = (.box, true, .fewValues)
      return spread
    }
  }

  private func isLevel(_ column: Column) -> Bool { count(of: column) <= Self.mostLevels }

  /// Fewer rows are seen one by one.
  private static let fewestStacked = 20
  /// More different values than these are no lattice.
  private static let mostLevels = 10
  /// More boxes of numbers are a course.
  private static let mostBoxes = 7
  /// Of fewer rows there is no spread.
  private static let fewestOfBox = 4
}

extension Column {
  fileprivate var isWhole: Bool {
    if case .numbers(let numbers) = values { numbers.areWhole } else { false }
  }
}
