import Testing

@testable import Charts

/// Shapes with the values that they name.
struct ShapeNamingTests {
  private func found(_ y: [Double]) -> Shape? { Samples.chart(.line, y).shape(of: 0)?.shape }

  /// A lone small plane of the first year is no start of what all others do.
  @Test(arguments: 0..<20) func nothingBeginsAtAnOutlier(seed: Int) {
    var random = Random(seed: 700 + seed)
    var y = (0..<30).map { 140 + 3 * Double($0) + 6 * random.normal() }
    y[0] = 2
    guard case .legs(let legs, let start)? = found(y)?.course else { return }
    #expect(legs.count == 1 && legs[0].direction == .rising)
    #expect(abs(start.quantity.value - 142) < 25 && !start.isExact)
  }

  /// Nor is it a spike of a level: nobody knows where it came from.
  @Test(arguments: 0..<20) func aLevelIsLeftAtItsEnd(seed: Int) {
    var random = Random(seed: 800 + seed)
    var y = (0..<30).map { _ in 5 + 0.5 * random.normal() }
    y[29] = 102
    let chart = Samples.chart(.line, y)
    guard let shape = chart.shape(of: 0)?.shape, let exception = shape.exception else { return }
    #expect(shape.isLevel && exception.isAtEnd && exception.value.value == 102)
    #expect(![.spiking, .dipping].contains(chart.courseKind(of: 0)))
  }

  /// Values far from their level vary, near ones stay.
  @Test(arguments: 0..<10) func levelsInNoiseVary(seed: Int) {
    var random = Random(seed: 900 + seed)
    let y = (0..<60).map { ($0 < 40 ? 560.0 : 900) + 60 * random.normal() }
    guard case .levels(let legs)? = found(y)?.course else { return }
    #expect(legs.allSatisfy { $0.isVarying })
    let still = (0..<60).map { ($0 < 40 ? 560.0 : 900) + 5 * random.normal() }
    guard case .levels(let near)? = found(still)?.course else {
      Issue.record("no steps")
      return
    }
    #expect(near.allSatisfy { !$0.isVarying })
  }
}
