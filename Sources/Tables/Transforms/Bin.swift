/// The bins that numbers were put into.
package struct Binned: Equatable, Sendable {
  package var column: String
  /// The unit of the numbers, and so of the width of the bins.
  package var unit: String?
  package var bins: Bins
  /// The rows that had no number.
  package var missing: Int

  /// A place for each bin, empty ones among them: its middle.
  package var places: ColumnValues {
    .numbers(
      NumberColumn(values: bins.middles, unit: unit, fractionDigits: Self.fractionDigits(of: bins)))
  }

  /// A middle is half a step from an edge.
  fileprivate static func fractionDigits(of bins: Bins) -> Int {
    min(bins.fractionDigits + 1, NumberParser.maximumFractionDigits)
  }
}

extension NumberColumn {
  /// True where one bin so wide holds all of several numbers twice over: it would tell nothing of them.
  fileprivate func isNarrow(for width: Double?) -> Bool {
    let finite = values.lazy.filter(\.isFinite)
    guard let width, let low = finite.min(), let high = finite.max(), low < high else {
      return false
    }
    return width / 2 > high - low
  }
}

extension Table {
  /// The numbers of a column as the middles of even bins that they are in.
  ///
  /// - Parameters:
  ///   - name: The column.
  ///   - width: The width of the bins; `nil` for a round one that suits the numbers.
  /// - Returns: The table with these numbers, and the bins.
  /// - Throws: A column that is not there, or has no numbers; a width that makes no bins.
  package func binned(
    _ name: String, width: Double? = nil
  ) throws(TransformProblem) -> (table: Table, report: Binned) {
    var numbers = try numbers(called: name)
    let found = if let width { Bins(numbers.values, width: width) } else { Bins(numbers.values) }
    guard let bins = found, !numbers.isNarrow(for: width) else {
      throw .badWidth(width ?? 0, column: name, values: numbers.toldEnds)
    }
    let middles = bins.middles
    let missing = numbers.values.count { !$0.isFinite }
    numbers.values = numbers.values.map { bins.index(of: $0).map { middles[$0] } ?? .nan }
    numbers.fractionDigits = Binned.fractionDigits(of: bins)
    numbers.largeIntegers = LargeIntegers()
    return (
      with(.numbers(numbers), called: name),
      Binned(column: name, unit: numbers.unit, bins: bins, missing: missing)
    )
  }
}
