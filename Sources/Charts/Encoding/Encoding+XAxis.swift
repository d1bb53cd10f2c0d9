import Tables

/// The x axis of a chart of a table.
extension Encoding {
  func xAxis(
    of column: Column?, rows: Int, after before: Int
  ) -> (axis: Axis, x: [Double], texts: WrittenTexts) {
    switch column?.values {
    case nil:
      return (Axis(), (0..<rows).map { Double(before + $0 + 1) }, [])
    case .numbers(let numbers):
      var axis = Axis(
        title: column?.name, unit: numbers.unit, fractionDigits: numbers.fractionDigits)
      axis.largeIntegers = numbers.largeIntegers.texts
      axis.valueKind = numbers.kind
      // Each number stands for a range around it, by which it is told.
      if let madeBins {
        axis.binWidth = madeBins.width
        axis.fractionDigits = madeBins.fractionDigits
      }
      axis.hasYears = numbers.areLikeYears || column?.areCalledYears == true
      return (axis, numbers.values, [])
    case .dates(let dates):
      var axis = Axis(title: column?.name, kind: .date(dates.saidPrecision))
      axis.isConverted = dates.hasOffsets && dates.ownTimeZone != timeZone
      axis.hasTimeZone = dates.hasZone
      axis.isMonthFirst = dates.isMonthFirst
      if dates.haveOwnWords {
        let texts = zip(dates.values, dates.texts)
        axis.words = ValueWords(
          Dictionary(texts, uniquingKeysWith: { first, _ in first }), areYears: true)
      }
      return (axis, dates.values, dates.texts)
    case .text(let text):
      // Every row has its own slot, so that a category that comes twice loses nothing.
      let names = (0..<rows).map { text[$0] ?? ColumnValues.missingText }
      let axis = Axis(title: column?.name, kind: .category(names))
      return (axis, names.indices.map(Double.init), [])
    }
  }

  /// The order of rows in which x ascends, `nil` where it already does, and how many have no x.
  static func order(of x: [Double]) -> (rows: [Int]?, leftOut: Int) {
    let isAscending = zip(x, x.dropFirst()).allSatisfy { $0 <= $1 }
    if isAscending, x.allSatisfy(\.isFinite) { return (nil, 0) }
    let placed = x.indices.filter { x[$0].isFinite }
    // The sort is stable: rows with the same x stay in the order of the input.
    return (placed.sorted { x[$0] < x[$1] }, x.count - placed.count)
  }

  static func picked(_ values: [Double], _ order: [Int]?) -> [Double] {
    order?.map { values[$0] } ?? values
  }
}
