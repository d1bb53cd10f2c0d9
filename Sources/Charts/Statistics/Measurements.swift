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

  private struct LandmarksOfSeries: Hashable {
    var kind: Landmark
    var series: Int
  }

  private struct Known {
    var statistics: [Int: Statistics?] = [:]
    var features: [Int: Features] = [:]
    var relations: [Pair: Relation] = [:]
    var places: Excerpt<Double>?
    var pauses: [ClosedRange<Double>]?
    var extents: [Double: ClosedRange<Double>?] = [:]
    var smallestHalfStep: Double??
    var landmarks: [LandmarksOfSeries: [Int]] = [:]
    var flows: [Int: Bool] = [:]
    var changes: [Int: Bool] = [:]
    var isComplete = false
  }

  private final class Place: Sendable {
    let known = Mutex(Known())
  }

  private let place = Place()
  /// The marks that were drawn last.
  let marks = Recent<Plot.Frame, [Mark]>()
  /// The series of stacked areas as high as they are drawn.
  let stacked = Kept<[Series]>()
  /// True where the names of the places have an order of their own.
  let hasNaturalOrder = Kept<Bool>()
  /// True where names of the values say that they have no zero of their own.
  let namesInterval = Recent<[String], Bool>()

  /// True once all that the facts of the chart need was measured.
  var isComplete: Bool { place.known.withLock { $0.isComplete } }

  func complete() { place.known.withLock { $0.isComplete = true } }

  func statistics(of index: Int, _ make: () -> Statistics?) -> Statistics? {
    kept({ $0.statistics[index] }, make, { $0.statistics[index] = .some($1) })
  }

  func features(of index: Int, _ make: () -> Features) -> Features {
    kept({ $0.features[index] }, make, { $0.features[index] = $1 })
  }

  func relation(of pair: Pair, _ make: () -> Relation) -> Relation {
    kept({ $0.relations[pair] }, make, { $0.relations[pair] = $1 })
  }

  func landmarks(_ kind: Landmark, of index: Int, _ make: () -> [Int]) -> [Int] {
    let key = LandmarksOfSeries(kind: kind, series: index)
    return kept({ $0.landmarks[key] }, make, { $0.landmarks[key] = $1 })
  }

  func areFlows(_ index: Int, _ make: () -> Bool) -> Bool {
    kept({ $0.flows[index] }, make, { $0.flows[index] = $1 })
  }

  func tellsChange(_ index: Int, _ make: () -> Bool) -> Bool {
    kept({ $0.changes[index] }, make, { $0.changes[index] = $1 })
  }

  func places(_ make: () -> Excerpt<Double>) -> Excerpt<Double> {
    kept({ $0.places }, make, { $0.places = $1 })
  }

  func pauses(_ make: () -> [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    kept({ $0.pauses }, make, { $0.pauses = $1 })
  }

  func extent(above floor: Double, _ make: () -> ClosedRange<Double>?) -> ClosedRange<Double>? {
    kept({ $0.extents[floor] }, make, { $0.extents[floor] = .some($1) })
  }

  func smallestHalfStep(_ make: () -> Double?) -> Double? {
    kept({ $0.smallestHalfStep }, make, { $0.smallestHalfStep = .some($1) })
  }

  /// Made outside of the lock, so that nobody who asks for something else waits for it.
  ///
  /// The place is told by functions: a key path with an index in it is built anew with each use, which takes longer
  /// than to look the thing up.
  private func kept<Made: Sendable>(
    _ find: (Known) -> Made?, _ make: () -> Made, _ keep: (inout Known, Made) -> Void
  ) -> Made {
    if let known = place.known.withLock({ find($0) }) { return known }
    let made = make()
    place.known.withLock { keep(&$0, made) }
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
    measureSeries()
    let facts = facts
    measurements.complete()
    return facts
  }

  /// Takes the measurements of all series of charts that are not measured within a key, as if they were those of one.
  package static func measureSeries(of charts: some Sequence<Chart>) {
    let series = charts.filter { !$0.isMeasured }.flatMap { chart in
      chart.series.indices.map { (chart, $0) }
    }
    // The statistics come first, because the features need them.
    DispatchQueue.concurrentPerform(iterations: 2 * series.count) { number in
      let (chart, index) = series[number % series.count]
      if number < series.count {
        _ = chart.measuredStatistics(of: index)
        _ = chart.areFlows(ofSeries: index)
      } else {
        _ = chart.features(of: index)
        _ = chart.tellsChange(ofSeries: index)
      }
    }
  }

  /// Takes the measurements of series, and then those of pairs of them, on all processors.
  func measureSeries() {
    Self.measureSeries(of: CollectionOfOne(self))
    let pairs = comparablePairs
    DispatchQueue.concurrentPerform(iterations: pairs.count) {
      _ = relation(pairs[$0].0, pairs[$0].1)
    }
  }
}
