import Tables

/// The steps from place to place, made when they are looked at: a list of millions would be as long as the places.
struct PlaceSteps: RandomAccessCollection {
  let places: Excerpt<Double>

  init(_ places: Excerpt<Double>) { self.places = places }

  var startIndex: Int { 0 }
  var endIndex: Int { Swift.max(places.count - 1, 0) }

  subscript(index: Int) -> Double { places[index + 1] - places[index] }

  /// The middle one; `nil` without a step.
  var median: Double? { Median.of(indices) { self[$0] } }
}

/// The way along x from most points of a series to the next.
struct UsualStep: Sendable {
  /// The median of all steps along x; `nil` without a step.
  var median: Double?
  /// The mean step, where nearly all are about as long, as those of months and years are.
  var mean: Double?

  init(_ steps: PlaceSteps) {
    median = steps.median
    guard let median, median > 0, median.isFinite else { return }
    var (sum, count) = (0.0, 0)
    for step in steps where abs(step - median) <= 0.1 * median {
      sum += step
      count += 1
    }
    guard Double(count) >= 0.95 * Double(steps.count) else { return }
    mean = sum / Double(count)
  }
}
