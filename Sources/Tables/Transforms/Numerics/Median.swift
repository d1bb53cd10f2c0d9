/// The middle of values, by selection: their whole order is not needed.
package enum Median {
  /// The middle value, of an even number the mean of the two middle ones; `nil` without a value.
  package static func of(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let middle = values.count / 2
    let isEven = values.count % 2 == 0
    var (near, skipped) = Selection.near((isEven ? middle - 1 : middle)...middle, of: values)
    let upper = Selection.select(middle - skipped, in: &near)
    guard isEven else { return upper }
    // After the selection all that stands before the middle is not above it.
    let lower = near[..<(middle - skipped)].max() ?? upper
    let sum = lower + upper
    return sum.isFinite ? sum / 2 : lower / 2 + upper / 2
  }
}
