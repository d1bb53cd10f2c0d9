import Tables

/// The changes between neighboring points; across a gap there is none.
///
/// The way to a point that is a hole, before which times are missing, took several steps: it may be the largest
/// of all, but says nothing about usual ones.
enum Steps {
  /// The index of the point that the largest rise leads to; of equals the first.
  ///
  /// Steps are equal that differ by no more than rounding may leave of them.
  /// None leads over a break of the x axis, of which it is said that there is nothing.
  static func largestRise(in y: [Double], over breaks: Set<Int> = []) -> Int? {
    largest(in: y, sign: 1, over: breaks)
  }

  /// The index of the point that the largest drop leads to; of equals the first.
  static func largestDrop(in y: [Double], over breaks: Set<Int> = []) -> Int? {
    largest(in: y, sign: -1, over: breaks)
  }

  /// The number of steps as large as the one to a point, and in its direction, but for rounding.
  static func occurrence(
    of point: Int, in y: [Double], over breaks: Set<Int> = []
  ) -> Occurrence {
    guard let size = step(to: point, in: y) else { return .once }
    var (alike, all) = (0, 0)
    for index in y.indices.dropFirst() where !breaks.contains(index) {
      guard let step = step(to: index, in: y) else { continue }
      all += 1
      alike += isAlike(step, size) ? 1 : 0
    }
    return Occurrence(alike, of: all)
  }

  /// The points that notable rises (or, with the sign -1, drops) lead to, ascending: those by more
  /// than three times the median step either way, in any case the largest and all that are as large, but where all steps
  /// are.
  static func notable(
    in y: [Double], sign: Double, besides holes: Set<Int> = [], over breaks: Set<Int> = []
  ) -> [Int] {
    guard let largest = largest(in: y, sign: sign, over: breaks),
      let size = step(to: largest, in: y)
    else { return [] }
    if case .always = occurrence(of: largest, in: y, over: breaks) { return [largest] }
    func isLargest(_ i: Int) -> Bool {
      !breaks.contains(i) && (step(to: i, in: y).map { isAlike($0, size) } ?? false)
    }
    let points = y.indices.dropFirst().filter {
      !breaks.contains($0) && !holes.contains($0) || isLargest($0)
    }
    let usual = Median.of(points.compactMap { step(to: $0, in: y) }.map(abs)) ?? 0
    return points.filter { i in
      guard let step = step(to: i, in: y) else { return false }
      return step * sign > 0 && (abs(step) > 3 * usual || isAlike(step, size))
    }
  }

  /// True of steps that differ by no more than rounding may leave of them.
  private static func isAlike(_ step: Double, _ size: Double) -> Bool {
    abs(step - size) <= abs(size) * 1e-9
  }

  private static func largest(in y: [Double], sign: Double, over breaks: Set<Int>) -> Int? {
    var largest: (index: Int, size: Double)?
    for i in y.indices.dropFirst() where !breaks.contains(i) {
      guard let step = step(to: i, in: y), step * sign > (largest?.size ?? 0) * (1 + 1e-9)
      else { continue }
      largest = (i, step * sign)
    }
    return largest?.index
  }

  /// An eighth of a step, so that neither it nor three times the usual one overflows.
  private static func step(to i: Int, in y: [Double]) -> Double? {
    y[i].isFinite && y[i - 1].isFinite ? y[i] / 8 - y[i - 1] / 8 : nil
  }
}
