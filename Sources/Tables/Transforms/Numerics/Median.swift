/// The middle of values, by selection: their whole order is not needed.
package enum Median {
  /// The middle value, of an even number the mean of the two middle ones; `nil` without a value.
  ///
  /// Hoare's selection (1961): time grows with the count, where sorting would be several times
  /// slower on a million values.
  package static func of(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    var values = values
    let middle = values.count / 2
    let upper = select(middle, in: &values)
    guard values.count % 2 == 0 else { return upper }
    // After the selection all that stands before the middle is not above it.
    let lower = values[..<middle].max() ?? upper
    let sum = lower + upper
    return sum.isFinite ? sum / 2 : lower / 2 + upper / 2
  }

  private static func select(_ rank: Int, in values: inout [Double]) -> Double {
    var low = 0
    var high = values.count - 1
    var rounds = 0
    while low < high {
      rounds += 1
      // Pivots that keep failing are a sign of data made for it: sorting has no worst case.
      guard rounds <= 64 else {
        values[low...high].sort()
        break
      }
      let ends = (values[low], values[low + (high - low) / 2], values[high])
      let pivot = max(min(ends.0, ends.1), min(max(ends.0, ends.1), ends.2))
      var i = low
      var j = high
      while i <= j {
        while values[i] < pivot { i += 1 }
        while values[j] > pivot { j -= 1 }
        if i <= j {
          values.swapAt(i, j)
          i += 1
          j -= 1
        }
      }
      if rank <= j { high = j } else if rank >= i { low = i } else { break }
    }
    return values[rank]
  }
}
