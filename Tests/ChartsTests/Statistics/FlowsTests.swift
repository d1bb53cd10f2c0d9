import Testing

@testable import Charts

struct FlowsTests {
  private func areFlows(_ y: [Double]) -> Bool { Samples.chart(.line, y).areFlows(ofSeries: 0) }

  private func ends(_ y: [Double]) -> Int {
    Samples.chart(.line, y).facts.count {
      switch $0.fact {
      case .change, .largestRise, .largestDrop: true
      default: false
      }
    }
  }

  /// Rain and bookings come as they come: what the first and the last of them were says nothing.
  @Test(arguments: 0..<20) func whatComesByItselfHasNoChange(seed: Int) {
    var random = Random(seed: 900 + seed)
    let rain = (0..<120).map { _ in random.uniform() < 0.5 ? 0 : random.uniform() * 9 }
    let bookings = (0..<60).map { $0 % 20 == 9 ? 2_000 : -random.uniform() * 300 }
    for y in [rain, bookings] {
      #expect(areFlows(y))
      #expect(ends(y) == 0)
    }
  }

  /// The last answer to a question does not come of the first: no change, no trend, no steps, but a shape.
  @Test func numbersOfKindsHaveNoChange() {
    func kinds(_ names: [String]) -> Chart {
      var chart = Samples.chart(.bar, [14, 22, 40, 71, 86])
      chart.xAxis = Axis(title: "q2", kind: .category(names))
      chart.notes = [.counted(233)]
      return chart
    }
    let answers = kinds(["1", "2", "3", "4", "5"])
    #expect(answers.hasCourse && answers.countsKinds && !answers.tellsChange(ofSeries: 0))
    let told = answers.facts.filter {
      switch $0.fact {
      case .change, .trend, .largestRise, .largestDrop: true
      default: false
      }
    }
    #expect(told.isEmpty)
    #expect(!kinds(["Mon", "Tue", "Wed", "Thu", "Fri"]).countsKinds)
  }

  /// A course has one: what climbs from zero, stays there or goes on from the value before.
  @Test(arguments: 0..<20) func aCourseHasAChange(seed: Int) {
    var random = Random(seed: 950 + seed)
    var sum = 0.0
    let walk = (0..<80).map { _ in
      sum += random.normal()
      return sum
    }
    let climb = (0..<60).map { Double(max($0 - 20, 0)) }
    for y in [walk, climb, random.noise(50).map { 20 + $0 }] { #expect(!areFlows(y)) }
    #expect(ends(climb) > 0)
  }
}
