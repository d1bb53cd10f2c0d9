/// The turns of a series.
enum TurningPoints {
  /// The indices of the highs and lows between which the values move by more than a share of the
  /// whole range: smaller wiggles are no turn a listener would call one.
  ///
  /// Of more than `most` they are the first.
  static func indices(
    of y: [Double], at indices: some RandomAccessCollection<Int>, share: Double, most: Int = .max
  ) -> [Int] {
    // A range needs no look at what it leaves out.
    if let indices = indices as? FiniteIndices, let range = indices.range {
      return self.indices(of: y, at: range, share: share, most: most)
    }
    guard let first = indices.first else { return [] }
    var (low, high) = (y[first], y[first])
    for i in indices {
      if y[i] < low { low = y[i] }
      if y[i] > high { high = y[i] }
    }
    guard low < high else { return [] }
    let threshold = (high / 2 - low / 2) * share
    var turns: [Int] = []
    var lowest = first
    var highest = first
    var rises: Bool?
    var (floor, ceiling) = (y[first], y[first])
    for i in indices.dropFirst() {
      let value = y[i]
      if value > ceiling { (highest, ceiling) = (i, value) }
      if value < floor { (lowest, floor) = (i, value) }
      let isFall = rises != false && ceiling / 2 - value / 2 > threshold
      guard isFall || rises != true && value / 2 - floor / 2 > threshold else { continue }
      if rises == isFall { turns.append(isFall ? highest : lowest) }
      guard turns.count < most else { break }
      rises = !isFall
      (lowest, highest, floor, ceiling) = (i, i, value, value)
    }
    return turns
  }
}
