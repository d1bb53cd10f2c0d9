import Testing

@testable import Charts

struct LevelTestTests {
  /// The members of a club rise from 57 to 117 with a dip in one year, and stay at no level; nor does a blood pressure
  /// that falls with a rank correlation of -0.59, nor what ends far from where it began.
  @Test(arguments: [
    [57.0, 70, 66, 85, 78, 90, 96, 91, 104, 46, 99, 112, 117],
    [152, 149, 151, 144, 150, 141, 147, 139, 146, 142, 148, 138, 140, 143],
    [30, 50, 52, 48, 51, 49, 50, 52, 48, 51, 49, 70],
  ])
  func whatLeadsSomewhereStaysAtNoLevel(y: [Double]) {
    #expect(!LevelTest.passes(CoursePoints(x: y.indices.map(Double.init), y: y)))
    if case .level? = Samples.chart(.line, y).shape(of: 0)?.shape.course {
      Issue.record("\(y)")
    }
  }

  /// The same noise has the same word, whether there is much of it or little.
  @Test(arguments: [12, 24, 60, 240]) func noiseStays(count: Int) {
    var (kept, told) = (0, 0)
    for seed in 0..<100 {
      var random = Random(seed: seed)
      let y = random.noise(count)
      if LevelTest.passes(CoursePoints(x: y.indices.map(Double.init), y: y)) { kept += 1 }
      if case .level? = Samples.chart(.line, y).shape(of: 0)?.shape.course { told += 1 }
    }
    #expect(kept >= 85 && told >= 80, "\(kept) \(told)")
  }

  /// Wherever a series is said to stay at a level, no count of pairs finds a trend that chance makes once in a hundred
  /// times (Mann 1945; Kendall 1975), its line
  /// does not leave the noise, and no other sentence leads it anywhere.
  @Test(arguments: 0..<40) func allSentencesAgree(seed: Int) {
    var random = Random(seed: 7_000 + seed)
    for _ in 0..<20 {
      let count = 6 + Int(random.uniform() * 80)
      let slope = (random.uniform() - 0.5) * 4 / Double(count)
      var y = random.noise(count).enumerated().map { 90 + Double($0) * slope + $1 }
      if random.uniform() < 0.3 { y[Int(random.uniform() * Double(count))] += 12 }
      let chart = Samples.chart(.line, y)
      guard let shape = chart.shape(of: 0)?.shape, case .level = shape.course else { continue }
      let trend = chart.statistics(of: 0)?.trend.direction
      #expect(trend == .mixed || trend == .flat)
      #expect(abs(Self.mannKendall(y)) < 2.58)
      for row in chart.facts {
        if case .trend(let trend, _, _) = row.fact {
          #expect(![.rising, .falling].contains(trend.direction))
        }
      }
    }
  }

  /// The number of pairs that rise less those that fall, as a normal value.
  private static func mannKendall(_ y: [Double]) -> Double {
    var score = 0.0
    for (index, value) in y.enumerated() {
      for later in y[(index + 1)...] { score += later > value ? 1 : later < value ? -1 : 0 }
    }
    let count = Double(y.count)
    return score / (count * (count - 1) * (2 * count + 5) / 18).squareRoot()
  }
}
