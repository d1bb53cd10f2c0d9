/// Values by their rank, counted from zero, among very many whose whole order is not needed.
@usableFromInline package enum Selection {
  /// Among fewer values than these it is not worth a look for the ones near a rank.
  @usableFromInline static let few = 1 << 15
  /// The number of values that tell about where a rank is.
  @usableFromInline static let sampleSize = 1 << 12

  /// The value at a rank; `nil` where there are not so many values.
  package static func value(at rank: Int, of values: [Double]) -> Double? {
    guard values.indices.contains(rank) else { return nil }
    var (near, skipped) = near(rank...rank, count: values.count, in: values.indices) { values[$0] }
    return select(rank - skipped, in: &near)
  }

  /// The values at some ranks and at those near them, in no order, and the number of all that are below them.
  ///
  /// A sample tells between which two values the ranks are, but for a rare bad luck (Floyd and Rivest 1975): one
  /// pass takes what is between them, a few of a hundred.
  ///
  /// - Parameters:
  ///   - ranks: The ranks, all of which there are.
  ///   - count: The number of values.
  ///   - indices: The indices that they are made of.
  ///   - value: The value of an index; `nil` where it has none.
  /// - Returns: The values, and the number of those below.
  @inlinable static func near(
    _ ranks: ClosedRange<Int>, count: Int, in indices: Range<Int>, _ value: (Int) -> Double?
  ) -> (values: [Double], skipped: Int) {
    guard count > few else { return (indices.compactMap(value), 0) }
    let sample = (0..<sampleSize).compactMap { number in
      value(indices.lowerBound + number * indices.count / sampleSize)
    }.sorted()
    // More than four standard deviations of where the rank is in the sample.
    let reach = sampleSize / 24
    let place = { (rank: Int) in rank * sample.count / count }
    let (first, last) = (place(ranks.lowerBound) - reach, place(ranks.upperBound) + reach)
    let low = first < 0 ? -Double.infinity : sample[first]
    let high = last >= sample.count ? Double.infinity : sample[last]
    // Most values are this one, as the steps of a clock are.
    if low == high {
      var (below, alike) = (0, 0)
      for index in indices {
        guard let value = value(index) else { continue }
        below += value < low ? 1 : 0
        alike += value == low ? 1 : 0
      }
      if below <= ranks.lowerBound, ranks.upperBound < below + alike {
        return (Array(repeating: low, count: ranks.count), ranks.lowerBound)
      }
    }
    var near: [Double] = []
    var skipped = 0
    for index in indices {
      guard let value = value(index) else { continue }
      // Added up without a jump, which half of all values would take.
      skipped += value < low ? 1 : 0
      if value >= low, value <= high { near.append(value) }
    }
    let hasRanks = skipped <= ranks.lowerBound && ranks.upperBound < skipped + near.count
    return hasRanks ? (near, skipped) : (indices.compactMap(value), 0)
  }

  /// The value at a rank, behind values that are not above it and before others that are not below it.
  ///
  /// Hoare's selection (1961): time grows with the count, where sorting would be several times
  /// slower on a million values.
  @usableFromInline static func select(_ rank: Int, in values: inout [Double]) -> Double {
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
