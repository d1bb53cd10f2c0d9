/// The turns of a series.
enum TurningPoints {
  /// The indices of the highs and lows between which the values move by more than a share of the
  /// whole range: smaller wiggles are no turn a listener would call one.
  ///
  /// Of more than `most` they are the first.
  static func indices(
    of y: [Double], at indices: some RandomAccessCollection<Int>, share: Double, most: Int = .max
  ) -> [Int] {
    guard let first = indices.first, let low = indices.lazy.map({ y[$0] }).min(),
      let high = indices.lazy.map({ y[$0] }).max(), low < high
    else { return [] }
    let threshold = (high / 2 - low / 2) * share
    var turns: [Int] = []
    var lowest = first
    var highest = first
    var rises: Bool?
    for i in indices.dropFirst() {
      guard turns.count < most else { break }
      if y[i] > y[highest] { highest = i }
      if y[i] < y[lowest] { lowest = i }
      if rises != false, y[highest] / 2 - y[i] / 2 > threshold {
        if rises == true { turns.append(highest) }
        rises = false
        lowest = i
        highest = i
      } else if rises != true, y[i] / 2 - y[lowest] / 2 > threshold {
        if rises == false { turns.append(lowest) }
        rises = true
        lowest = i
        highest = i
      }
    }
    return turns
  }
}
