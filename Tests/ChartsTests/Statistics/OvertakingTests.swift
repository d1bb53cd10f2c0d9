import Testing

@testable import Charts

struct OvertakingTests {
  private func told(_ ys: [[Double]]) -> [String] {
    var chart = Samples.chart(.line, ys[0])
    chart.series = ys.enumerated().map { Samples.series($1, name: "S\($0)") }
    return chart.facts.compactMap { row in
      guard case .overtaking(let first, let second, _, .number(let place)) = row.fact else {
        return nil
      }
      return "\(first) \(second) \(Int(place.value))"
    }
  }

  private func line(_ start: Double, _ slope: Double) -> [Double] {
    (0..<20).map { start + slope * Double($0) }
  }

  /// Chile passes Greece, which stands two series before it.
  @Test func pairsThatAreNoNeighborsAreTold() {
    let ys = [line(50, 0), line(26, -0.5), line(1, 0.1), line(9, 0), line(11, 1.1)]
    #expect(told(ys) == ["S4 S1 10"])
    // All pairs of four are compared anyway.
    #expect(told(Array(ys.dropFirst())).isEmpty)
  }

  /// The largest come first, and three at most.
  @Test func theLargestAreTold() {
    let ys = [line(50, -1), line(26, -0.5), line(1, 3), line(9, 0), line(11, 1.1)]
    let found = told(ys)
    #expect(found.count == 3 && found[0] == "S2 S0 13")
  }

  /// Series that cross again and again, or only at their ends, pass nobody for good.
  @Test func whatDoesNotLastIsNotTold() {
    var random = Random(seed: 28)
    for _ in 0..<20 {
      let noise = (0..<6).map { _ in (0..<20).map { _ in random.normal() } }
      #expect(told(noise).isEmpty)
    }
    let ends = [
      line(50, 0), line(26, 0), line(1, 0), line(9, 0), line(24.5, 0.1).map { min($0, 26) },
    ]
    #expect(told(ends).isEmpty)
    let late = line(20, 0).dropLast(2) + [30, 31]
    #expect(told([line(50, 0), line(26, 0), line(1, 0), line(9, 0), Array(late)]).isEmpty)
  }
}
