extension [Int] {
  /// These ascending rows moved as little as it takes to have each its own within `rows`, in the same
  /// order; there are at most as many as rows.
  ///
  /// Rows that meet are put side by side around the middle of where they wanted to be, as the blocks
  /// of an isotonic regression are pooled (Ayer et al. 1955).
  func spread(in rows: ClosedRange<Int>) -> [Int] {
    var blocks: [(count: Int, sum: Int)] = []
    func start(_ block: (count: Int, sum: Int)) -> Int {
      let free = Int((Double(block.sum) / Double(block.count)).rounded())
      return Swift.min(Swift.max(free, rows.lowerBound), rows.upperBound - block.count + 1)
    }
    for row in self {
      // The sum of where a block would begin if each of its rows had its wish.
      blocks.append((1, row))
      while blocks.count > 1 {
        let (above, below) = (blocks[blocks.count - 2], blocks[blocks.count - 1])
        guard start(above) + above.count > start(below) else { break }
        blocks.removeLast(2)
        blocks.append(
          (above.count + below.count, above.sum + below.sum - above.count * below.count))
      }
    }
    return blocks.flatMap { block in (0..<block.count).map { start(block) + $0 } }
  }
}
