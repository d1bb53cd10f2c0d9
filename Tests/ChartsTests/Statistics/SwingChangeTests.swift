import Glibc
import Testing

@testable import Charts

struct SwingChangeTests {
  private typealias Course = @Sendable (_ row: Double, _ share: Double, _ noise: Double) -> Double

  /// Courses of which the swings stay as they are: noise, trends, bends, steps and seasons.
  private static let steady: [(name: String, course: Course)] = [
    ("noise", { _, _, noise in noise }),
    ("trend", { row, _, noise in row + noise }),
    ("growth", { _, share, noise in exp(4 * share) + 0.2 * noise }),
    ("exact growth", { _, share, _ in exp(4 * share) }),
    ("decay", { _, share, noise in exp(-5 * share) + 0.02 * noise }),
    ("step", { _, share, noise in (share > 0.5 ? 5 : 0) + noise }),
    ("steps", { _, share, noise in (share * 6).rounded(.down) + 0.3 * noise }),
    ("V", { _, share, noise in abs(share - 0.33) * 9 + 0.3 * noise }),
    ("parabola", { _, share, _ in (share - 0.3) * (share - 0.3) }),
    ("logistic", { _, share, noise in 9 / (1 + exp(-20 * (share - 0.5))) + 0.2 * noise }),
    ("sine", { _, share, noise in sin(9 * share) + 0.1 * noise }),
    ("exact sine", { _, share, _ in sin(5 * share) }),
    ("season", { row, _, noise in 3 * sin(row * .pi / 6) + noise }),
    ("exact season", { row, _, _ in sin(row * .pi / 6) + row / 1_000 }),
    ("season on a trend", { row, share, noise in 9 * share + sin(row * .pi / 6) + 0.4 * noise }),
    ("heavy tails", { _, _, noise in noise * noise * noise }),
    ("counts", { _, _, noise in (noise * 2 + 5).rounded() }),
    ("flags", { _, _, noise in noise > 1 ? 1 : 0 }),
    ("late spike", { row, _, noise in noise + (row == 150 ? 30 : 0) }),
    ("level", { _, _, _ in 7 }),
    ("alternating", { row, _, noise in (Int(row) % 2 == 0 ? 1 : -1) + 0.1 * noise }),
  ]

  private func values(_ course: Course, seed: Int, count: Int = 200) -> [Double] {
    var random = Random(seed: 280_000 + seed)
    return (0..<count).map {
      course(Double($0), Double($0) / Double(count), random.normal())
    }
  }

  @Test(arguments: steady.indices) func whatStaysIsNotTold(index: Int) {
    for (number, count) in [60, 96, 200, 365, 500].enumerated() {
      let values = values(Self.steady[index].course, seed: 10 * index + number, count: count)
      #expect(SwingChange(of: values) == nil, "\(Self.steady[index].name) \(count)")
    }
  }

  /// Nor is what wanders, whose steps are alike.
  @Test func walksAreNotTold() {
    for seed in 0..<20 {
      var random = Random(seed: 290_000 + seed)
      var place = 0.0
      let walk = (0..<250).map { _ in
        place += random.normal()
        return place
      }
      #expect(SwingChange(of: walk) == nil)
    }
  }

  @Test func whatChangesIsTold() throws {
    for seed in 0..<20 {
      let growing = try #require(
        SwingChange(of: values({ $2 * ($1 < 0.5 ? 1 : 3) + $0 / 9 }, seed: 900 + seed)))
      #expect(growing.isGrowing && (2...4.5).contains(growing.times))
      let shrinking = try #require(
        SwingChange(of: values({ $2 * ($1 < 0.5 ? 3 : 1) }, seed: 950 + seed)))
      #expect(!shrinking.isGrowing)
    }
  }

  @Test func itIsARowOfTheDetails() {
    let chart = Samples.chart(.line, values({ $2 * ($1 < 0.5 ? 1 : 4) }, seed: 3))
    #expect(
      chart.facts.contains { if case .swings(_, true, nil) = $0.fact { true } else { false } })
  }
}
