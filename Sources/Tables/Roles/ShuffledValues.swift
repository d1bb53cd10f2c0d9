extension [Double] {
  /// True of values whose order tells nothing: neighbors are no more alike than any two.
  ///
  /// The test is that of the first serial correlation against two of its standard errors, 1/√n
  /// (Bartlett 1946).
  package var isShuffled: Bool {
    let count = Double(count(where: \.isFinite))
    return serialCorrelation.map { abs($0) < 2 / count.squareRoot() } ?? false
  }

  /// True of values of which neighbors are so little alike that they show no course, however surely they are:
  /// a sixteenth of the variance at most is told by the one before.
  package var isWithoutCourse: Bool {
    let leastCourse = 0.25
    return isShuffled || serialCorrelation.map { abs($0) < leastCourse } ?? false
  }

  /// True of values that somebody sorted: none goes back, and their steps, of which none is like the next, make no curve.
  ///
  /// Steps of a curve differ from each other by far less than they are long; those between sorted values that came by
  /// chance by as much.
  package var areSorted: Bool {
    let present = filter(\.isFinite)
    guard let first = present.first, let last = present.last, first != last else { return false }
    let sign: Double = first < last ? 1 : -1
    let steps = zip(present, present.dropFirst()).map { ($1 - $0) * sign }
    guard steps.allSatisfy({ $0 >= 0 }) else { return false }
    let changes = zip(steps, steps.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    let leastUneven = 0.6
    return changes > leastUneven * steps.reduce(0, +)
  }

  /// The correlation of values with the ones before them; `nil` of less than three, or of one alone.
  private var serialCorrelation: Double? {
    let present = filter(\.isFinite)
    guard present.count > 2 else { return nil }
    let mean = Aggregate.mean(present)
    let away = present.map { $0 - mean }
    let variance = away.reduce(0) { $0 + $1 * $1 }
    guard variance > 0, variance.isFinite else { return nil }
    return zip(away, away.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / variance
  }
}
