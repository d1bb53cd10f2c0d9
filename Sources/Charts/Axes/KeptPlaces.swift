import Tables

/// All that follows from the places of a series alone, found out once for all series that have the same ones.
struct KeptPlaces: Equatable, Sendable {
  /// The order that they come in.
  var order = Kept<PlaceOrder>()
  /// The step that is usual from one to the next.
  var step = Kept<UsualStep>()
  /// The points that come after missing times, were the places times.
  var holes = Kept<Set<Int>>()
  /// The deviations from their mean.
  var deviations = Kept<Deviations?>()
}

extension Series {
  /// The steps along x.
  var steps: PlaceSteps { PlaceSteps(x.part(0..<count)) }

  /// The order that the places come in; found out once.
  var order: PlaceOrder { keptPlaces.order.value { PlaceOrder(x) } }

  /// The step that is usual along x; measured once.
  var usualStep: UsualStep { keptPlaces.step.value { UsualStep(steps) } }
}

extension [Series] {
  /// The series, of which those with the same places share what is found out of them.
  var sharingPlaces: [Series] {
    // The columns of a table all have those of the first.
    guard let first else { return self }
    return map { series in
      guard series.count == first.count, series.x.isSame(as: first.x) else { return series }
      var shared = series
      shared.keptPlaces = first.keptPlaces
      return shared
    }
  }
}
