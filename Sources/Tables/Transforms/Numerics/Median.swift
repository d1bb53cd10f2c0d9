/// The middle of values, by selection: their whole order is not needed.
@usableFromInline package enum Median {
  /// The middle value, of an even number the mean of the two middle ones; `nil` without a value.
  package static func of(_ values: [Double]) -> Double? {
    values.withUnsafeBufferPointer { values in of(values.indices) { values[$0] } }
  }

  /// The middle of values whose order nobody needs any more.
  package static func taken(from values: inout [Double]) -> Double? {
    guard values.count <= Selection.few else { return of(values) }
    return middle(of: values.count, skipped: 0, among: &values)
  }

  /// The middle of the values that indices have, without a list of them.
  ///
  /// - Parameters:
  ///   - indices: The indices.
  ///   - value: The value of one of them, asked for several times; `nil` where it has none.
  /// - Returns: The middle value, of an even number the mean of the two middle ones; `nil` without a value.
  @inlinable package static func of(_ indices: Range<Int>, _ value: (Int) -> Double?) -> Double? {
    let count = indices.count { value($0) != nil }
    guard count > 0 else { return nil }
    let middle = count / 2
    var (near, skipped) = Selection.near(
      (count.isMultiple(of: 2) ? middle - 1 : middle)...middle, count: count, in: indices, value)
    return Self.middle(of: count, skipped: skipped, among: &near)
  }

  /// The middle of `count` values by those near it, of which `skipped` are below these.
  @usableFromInline static func middle(
    of count: Int, skipped: Int, among near: inout [Double]
  ) -> Double? {
    guard count > 0 else { return nil }
    let middle = count / 2
    let isEven = count.isMultiple(of: 2)
    let upper = Selection.select(middle - skipped, in: &near)
    guard isEven else { return upper }
    // After the selection all that stands before the middle is not above it.
    let lower = near[..<(middle - skipped)].max() ?? upper
    let sum = lower + upper
    return sum.isFinite ? sum / 2 : lower / 2 + upper / 2
  }
}
