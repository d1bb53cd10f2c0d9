/// The value below which a share of values lies.
package enum Quantile {
  /// The quantile of ascending values, by linear interpolation between them.
  ///
  /// Type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages" (1996): what R, NumPy and
  /// spreadsheets do.
  ///
  /// - Parameters:
  ///   - share: 0 for the lowest value, 1 for the highest.
  ///   - sorted: The values, ascending.
  /// - Returns: Not a number where there is no value.
  package static func at(_ share: Double, of sorted: [Double]) -> Double {
    guard let last = sorted.last else { return .nan }
    let place = Double(sorted.count - 1) * min(max(share, 0), 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    let rest = place - Double(index)
    return sorted[index] * (1 - rest) + sorted[index + 1] * rest
  }

  /// The same quantile of values in any order, by selection: their whole order is not needed.
  ///
  /// - Parameters:
  ///   - share: 0 for the lowest value, 1 for the highest.
  ///   - values: The values, all of them finite.
  /// - Returns: Not a number where there is no value.
  package static func at(_ share: Double, in values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let place = Double(values.count - 1) * min(max(share, 0), 1)
    let index = Int(place)
    let next = min(index + 1, values.count - 1)
    var (near, skipped) = values.withUnsafeBufferPointer { values in
      Selection.near(index...next, count: values.count, in: values.indices) { values[$0] }
    }
    let lower = Selection.select(index - skipped, in: &near)
    // After the selection all that stands behind is not below it.
    guard next > index, let upper = near[(index - skipped + 1)...].min() else { return lower }
    let rest = place - Double(index)
    return lower * (1 - rest) + upper * rest
  }
}
