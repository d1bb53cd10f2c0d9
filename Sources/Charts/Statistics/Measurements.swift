import Dispatch
import Synchronization
import Tables

/// The measurements of the series of a chart, kept for as long as the chart stays as it is: a walk through millions
/// of points asks for the same again with every key.
///
/// It follows from the chart, so two charts are the same whether it was measured or not. Copies of a chart share
/// it, also with one that another thread measures.
struct Measurements: Sendable {
  /// Two series, the order of which matters.
  struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  private struct Known {
    var statistics: [Int: Statistics?] = [:]
    var features: [Int: Features] = [:]
    var relations: [Pair: Relation] = [:]
    var places: Excerpt<Double>?
    var extents: [Double: ClosedRange<Double>?] = [:]
    var smallestHalfStep: Double??
    var isComplete = false
  }

  private final class Place: Sendable {
    let known = Mutex(Known())
  }

  private let place = Place()
  /// The marks that were drawn last.
  let marks = Recent<Plot.Frame, [Mark]>()

  /// True once all that the facts of the chart need was measured.
  var isComplete: Bool { place.known.withLock { $0.isComplete } }

  func complete() { place.known.withLock { $0.isComplete = true } }

  func statistics(of index: Int, _ make: () -> Statistics?) -> Statistics? {
    kept(\.statistics[index], make)
  }

  func features(of index: Int, _ make: () -> Features) -> Features {
    kept(\.features[index], make)
  }

  func relation(of pair: Pair, _ make: () -> Relation) -> Relation {
    kept(\.relations[pair], make)
  }

  func places(_ make: () -> Excerpt<Double>) -> Excerpt<Double> { kept(\.places, make) }

  func extent(above floor: Double, _ make: () -> ClosedRange<Double>?) -> ClosedRange<Double>? {
    kept(\.extents[floor], make)
  }

  func smallestHalfStep(_ make: () -> Double?) -> Double? { kept(\.smallestHalfStep, make) }

  private func kept<Made: Sendable>(
    _ path: WritableKeyPath<Known, Made?> & Sendable, _ make: () -> Made
  ) -> Made {
    if let known = place.known.withLock({ $0[keyPath: path] }) { return known }
    // Made outside of the lock, so that nobody who asks for something else waits for it.
    let made = make()
    place.known.withLock { $0[keyPath: path] = .some(made) }
    return made
  }
}

extension Measurements: Equatable {
  static func == (a: Measurements, b: Measurements) -> Bool { true }
}

extension Chart {
  /// Of so few points all is measured within a key.
  private static let mostPointsAtOnce = 200_000

  /// True where facts and landmarks are there without a wait.
  package var isMeasured: Bool {
    pointCount <= Self.mostPointsAtOnce || measurements.isComplete
  }

  /// Measures all that facts and landmarks need, for this chart and all copies of it.
  ///
  /// - Returns: The facts.
  package func measured() -> [FactRow] {
    // Two measurements of each series that do not need each other, on all processors.
    DispatchQueue.concurrentPerform(iterations: 2 * series.count) { number in
      if number.isMultiple(of: 2) {
        _ = features(of: number / 2)
      } else {
        _ = statistics(of: number / 2)
      }
    }
    let facts = facts
    measurements.complete()
    return facts
  }
}
