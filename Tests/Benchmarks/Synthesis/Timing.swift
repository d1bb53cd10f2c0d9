import Foundation

/// Seconds that `body` takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let parts = (ContinuousClock.now - start).components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Several works measured in turns.
struct Rounds {
  /// The seconds of each work in each round.
  private var times: [[Double]]

  /// Does each work once unmeasured and `count` times measured.
  init(_ count: Int, _ works: [() throws -> Double]) throws {
    for work in works { _ = try work() }
    times = works.map { _ in [] }
    for _ in 0..<count {
      for (index, work) in works.enumerated() { times[index].append(try work()) }
    }
  }

  func median(of work: Int) -> Double { synthesis_benchmark.median(times[work]) }

  /// The median over the rounds of one work's time against another's.
  func ratio(of work: Int, to other: Int) -> Double {
    synthesis_benchmark.median(zip(times[work], times[other]).map { $0 / $1 })
  }
}

func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value * 1000) }
