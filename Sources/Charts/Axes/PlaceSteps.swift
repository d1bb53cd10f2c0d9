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

extension Series {
  /// The steps along x.
  var steps: PlaceSteps { PlaceSteps(x.part(0..<count)) }
}
