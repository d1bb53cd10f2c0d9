import Tables

/// The extremes, numbers and sums of a long run of values in blocks of powers of two, so that those of any part of it
/// are known without a look at all of its values.
///
/// The lowest level sums up 64 values, each further one two blocks of the level below. What is not finite counts
/// as missing.
package struct Pyramid: Sendable {
  /// Some values in a row.
  package struct Slice: Equatable, Sendable {
    /// The finite values.
    package var count = 0
    package var sum = 0.0
    package var low = Double.infinity
    package var high = -Double.infinity

    fileprivate mutating func add(_ value: Double) {
      guard value.isFinite else { return }
      count += 1
      sum += value
      if value < low { low = value }
      if value > high { high = value }
    }

    fileprivate mutating func add(_ other: Slice) {
      count += other.count
      sum += other.sum
      low = min(low, other.low)
      high = max(high, other.high)
    }
  }

  private static let blockSize = 64

  /// Of each level the slices, the finest first; none of fewer values than a block.
  private let levels: [[Slice]]

  package init(_ values: [Double]) {
    var level: [Slice] = values.withUnsafeBufferPointer { values in
      (0..<values.count / Self.blockSize).map { block in
        var slice = Slice()
        for value in values[(block * Self.blockSize)..<((block + 1) * Self.blockSize)] {
          slice.add(value)
        }
        return slice
      }
    }
    var levels: [[Slice]] = []
    while !level.isEmpty {
      levels.append(level)
      level = (0..<level.count / 2).map { pair in
        var slice = level[2 * pair]
        slice.add(level[2 * pair + 1])
        return slice
      }
    }
    self.levels = levels
  }

  /// Sums up the values of a range.
  ///
  /// - Parameters:
  ///   - range: Their indices, all of which there are.
  ///   - values: An excerpt of the values that the pyramid was made of.
  /// - Returns: Their extremes, number and sum.
  package func slice(_ range: Range<Int>, of values: Excerpt<Double>) -> Slice {
    var sum = Slice()
    forEachPart(of: range.shifted(by: values.offset)) { part in
      sum.add(slice(part, of: values.base))
    }
    return sum
  }

  /// The indices of the first, the lowest, the highest and the last finite value of a range, of equals the first;
  /// `nil` where there is none.
  package func ends(
    of range: Range<Int>, in excerpt: Excerpt<Double>
  ) -> (first: Int, low: Int, high: Int, last: Int)? {
    let (values, offset) = (excerpt.base, excerpt.offset)
    var (low, high) = (Double.infinity, -Double.infinity)
    var (lowest, highest): (Part?, Part?) = (nil, nil)
    var (first, last): (Part?, Part?) = (nil, nil)
    forEachPart(of: range.shifted(by: offset)) { part in
      let slice = slice(part, of: values)
      guard slice.count > 0 else { return }
      if first == nil { first = part }
      last = part
      if slice.low < low { (low, lowest) = (slice.low, part) }
      if slice.high > high { (high, highest) = (slice.high, part) }
    }
    guard let first, let last, let lowest, let highest else { return nil }
    return (
      index(in: first, of: values) { $0.count > 0 } - offset,
      index(in: lowest, of: values) { $0.low == low } - offset,
      index(in: highest, of: values) { $0.high == high } - offset,
      index(in: last, of: values, fromEnd: true) { $0.count > 0 } - offset
    )
  }

  // MARK: Parts of a range

  private enum Part {
    case values(Range<Int>)
    case block(level: Int, index: Int)
  }

  /// Hands over the largest blocks that fill a range, and the values beside them, in their order.
  private func forEachPart(of range: Range<Int>, _ body: (Part) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      var level = -1
      if start.isMultiple(of: Self.blockSize) {
        var size = Self.blockSize
        while level + 1 < levels.count, start.isMultiple(of: size),
          start + size <= range.upperBound,
          start / size < levels[level + 1].count
        {
          level += 1
          size *= 2
        }
      }
      if level >= 0 {
        let size = Self.blockSize << level
        body(.block(level: level, index: start / size))
        start += size
      } else {
        let block = (start / Self.blockSize + 1) * Self.blockSize
        let end = min(block, range.upperBound)
        body(.values(start..<end))
        start = end
      }
    }
  }

  private func slice(_ part: Part, of values: [Double]) -> Slice {
    switch part {
    case .block(let level, let index): return levels[level][index]
    case .values(let indices):
      var slice = Slice()
      for index in indices { slice.add(values[index]) }
      return slice
    }
  }

  /// The first value of a part, or the last, that `holds` of the slice it is alone; it holds of all blocks around it.
  private func index(
    in part: Part, of values: [Double], fromEnd: Bool = false, where holds: (Slice) -> Bool
  ) -> Int {
    var indices: Range<Int>
    switch part {
    case .values(let range): indices = range
    case .block(var level, var index):
      while level > 0 {
        level -= 1
        index = 2 * index + (fromEnd ? 1 : 0)
        if !holds(levels[level][index]) { index += fromEnd ? -1 : 1 }
      }
      indices = index * Self.blockSize..<(index + 1) * Self.blockSize
    }
    while indices.count > 1 {
      let index = fromEnd ? indices.upperBound - 1 : indices.lowerBound
      var slice = Slice()
      slice.add(values[index])
      if holds(slice) { return index }
      indices = fromEnd ? indices.dropLast() : indices.dropFirst()
    }
    return indices.lowerBound
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range { lowerBound + offset..<upperBound + offset }
}
