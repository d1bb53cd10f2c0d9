import Tables

/// Values around one level, by their order and by the form in which they are spread.
extension CourseShape {
  /// True for values that are like those some points later, more than chance makes them (Bartlett 1946): there may be a
  /// period that noise hides.
  private static func comesAgain(_ rests: [Double]) -> Bool {
    let part = Array(rests.prefix(512))
    let square = part.reduce(0) { $0 + $1 * $1 }
    guard square > 0, part.count >= 20 else { return false }
    let least = 3.2 / Double(part.count).squareRoot()
    return (1...min(part.count / 2, 128)).contains { lag in
      zip(part, part.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 } > least * square
    }
  }

  /// Fewer values say little of the form in which they are spread.
  private static let fewestOfAForm = 20

  /// The deviation of values from their level; `nil` where they wander, or gather elsewhere than around it.
  static func deviationFromLevel(
    _ values: [Double], in course: CoursePoints
  ) -> Double? {
    guard values.count >= 10, let shares = Shares(of: course.y) else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let rests = values.map { $0 - mean }
    // Only values in a row tell what is like the next.
    let rows = course.isSample ? course.stretches.map { $0.map { shares[$0] - mean } } : [rests]
    guard abs(likeness(rows)) < max(0.25, 2 / Double(values.count).squareRoot()),
      !rows.prefix(1).contains(where: comesAgain)
    else { return nil }
    let (low, middle, high) = (
      Quantile.at(0.1, in: values), Quantile.at(0.5, in: values), Quantile.at(0.9, in: values)
    )
    // Of few values chance leaves the middle further aside.
    let least = values.count < fewestOfAForm ? 0.15 : 0.25
    guard high > low, (least...1 - least).contains((middle - low) / (high - low)) else {
      return nil
    }
    let third = (high - low) / 3
    let near = values.count { $0 >= low + third && $0 <= high - third }
    guard Double(near) >= (least - 0.1) * Double(values.count) else { return nil }
    return (rests.reduce(0) { $0 + $1 * $1 } / Double(rests.count)).squareRoot()
  }
}
