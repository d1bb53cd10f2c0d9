import Tables

extension Spike {
  /// True of the point that it is at, and of one beside it that is nearer to that than to the value before both.
  func isOf(_ point: Int, in y: [Double]) -> Bool {
    point == index
      || abs(point - index) == 1 && y.indices.contains(origin) && point > origin
        && abs(y[point] - y[index]) < abs(y[point] - y[origin])
  }
}

extension [Spike] {
  /// Of fewer values each is a part of the course.
  private static var fewest: Int { 8 }

  /// The spike that stands out most, where none is anywhere else.
  var onlyOne: Spike? {
    largestOne.flatMap { spike in
      allSatisfy { abs($0.index - spike.index) <= 1 } ? spike : nil
    }
  }

  /// The only spike of a series, where it is far beyond all other values, by most of their range: it is no turn of
  /// its course, and the top of a hill is none.
  ///
  /// - Parameter y: The values; what is missing is not a number.
  /// - Returns: The spike; `nil` where there is none, or another one beside it.
  func lone(in y: [Double]) -> Spike? {
    guard let spike = onlyOne, y.indices.contains(spike.index) else { return nil }
    let others = y.indices.filter { y[$0].isFinite && !spike.isOf($0, in: y) }
    guard others.count + 1 >= Self.fewest, others.count >= CourseShape.fewest,
      Self.isFar(y[spike.index], from: others.map { y[$0] })
        || Self.leavesLine(spike.index, through: others, of: y)
    else { return nil }
    return spike
  }

  /// True of a value beyond the range of others by so much of that.
  private static func isFar(_ value: Double, from others: [Double], by share: Double = 0.75) -> Bool
  {
    guard let low = others.min(), let high = others.max() else { return false }
    return Swift.max(low - value, value - high) >= share * (high - low)
  }

  /// True of a value twice as far from the line of least squares through others as it may be from a level.
  private static func leavesLine(_ point: Int, through others: [Int], of y: [Double]) -> Bool {
    let count = Double(others.count)
    let place = others.reduce(0) { $0 + Double($1) } / count
    let mean = others.reduce(0) { $0 + y[$1] } / count
    let square = others.reduce(0) { $0 + (Double($1) - place) * (Double($1) - place) }
    let product = others.reduce(0) { $0 + (Double($1) - place) * (y[$1] - mean) }
    guard square > 0, (product / square).isFinite else { return false }
    func rest(_ point: Int) -> Double {
      y[point] - mean - product / square * (Double(point) - place)
    }
    return isFar(rest(point), from: others.map(rest), by: 1.5)
  }
}
