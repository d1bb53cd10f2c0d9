import Testing

@testable import Charts

/// No course is told to rise that falls far back on its way, measured once more in the plainest way.
struct ReversalsTests {
  @Test func goingBackByMoreThanAThirdIsATurn() {
    #expect(Reversals([0, 1, 2, 3]).areNone && Reversals([0, 1, 2, 3]).ways == [.rising])
    #expect(Reversals([0, 6, 5, 9]).areNone)
    let turning = Reversals([0, 6, 2, 9])
    #expect(turning.ways == [.rising, .falling, .rising] && turning.turns == [1, 2])
    #expect(Reversals([6.1, 6, 18, 12]).ways == [.rising, .falling])
    #expect(Reversals([]).ways.isEmpty && Reversals([4, 4]).ways.isEmpty)
  }

  /// A unit or a shift changes nothing, and upside down each way is the other.
  @Test(arguments: 0..<20) func scalesDoNotMatter(seed: Int) {
    var random = Random(seed: 300 + seed)
    let y = Self.course(&random)
    let (plain, turned) = (Reversals(y), Reversals(y.map { 40 - 3 * $0 }))
    #expect(plain.turns == turned.turns)
    #expect(plain.ways.map { $0 == .rising ? .falling : .rising } == turned.ways)
  }

  @Test(arguments: 0..<40) func noKindSpeaksAgainstTheWays(seed: Int) {
    var random = Random(seed: 500 + seed)
    for _ in 0..<25 {
      let y = Self.course(&random)
      let chart = Samples.chart(.line, y)
      Self.check(chart.courseKind(of: 0), y, chart)
    }
  }

  /// Employment that loses most of what it has won, and one share that wanders for a year.
  @Test func realCoursesAreToldWithTheirTurns() {
    let employment = [
      4_345.6, 4_296, 4_315, 4_467, 4_546, 4_419, 4_565, 4_656, 4_789, 4_880, 4_850, 4_732, 4_593,
      4_531, 4_672, 4_755, 4_790.7,
    ]
    #expect(Samples.chart(.line, employment).courseKind(of: 0) == .risingOverall)
    let unemployment = [
      6.1, 6.5, 6.4, 5.7, 5.9, 8.4, 7.5, 7.1, 6.3, 6.7, 9.4, 10.7, 13.9, 18, 15, 13, 12,
    ]
    let chart = Samples.chart(.line, unemployment)
    #expect(chart.courseKind(of: 0) == .risingThenFalling)
    guard case .legs(let legs, _)? = chart.shape(of: 0)?.shape.course else {
      Issue.record("no shape")
      return
    }
    #expect(legs.suffix(2).map(\.amount.quantity.value) == [18, 12])
  }

  /// Noise that goes back as far as the means of it do is no turn; steps and walks have turns.
  @Test func noiseIsNoTurn() {
    let hashes: [Double] = (0..<240).map { (place: Int) in Double(place * place * 7_919 % 31) }
    let noise: [Double] = hashes.prefix(60).enumerated().map { place, hash in
      140 - Double(place) / 6 + hash / 2
    }
    #expect(!Reversals(noise).areNone && Reversals(noise).areNoise)
    let chart = Samples.chart(.line, noise)
    let ways: [Trend.Direction]? = chart.shape(of: 0)?.shape.ways
    #expect(ways == [.falling])
    #expect(chart.courseKind(of: 0) == .falling)
    let waves: [Double] = hashes.enumerated().map { place, hash in
      abs(Double(place % 80) - 40) + hash / 30
    }
    #expect(!Reversals(waves).areNone && !Reversals(waves).areNoise)
  }

  /// Few values that are told to fall in noise do not turn several times beside that.
  @Test(arguments: 0..<20) func fewNoisyValuesHaveOneKind(seed: Int) {
    var random = Random(seed: 700 + seed)
    for _ in 0..<50 {
      let (count, slope) = (5 + Int(random.uniform() * 20), random.normal() * 0.4)
      let y = random.noise(count).enumerated().map { slope * Double($0) + $1 }
      let chart = Samples.chart(.line, y)
      guard let shape = chart.shape(of: 0)?.shape, shape.isNoisy, shape.ways.count == 1,
        case .legs = shape.course
      else { continue }
      let isTurning = [.turning, .mixed, .risingOverall, .fallingOverall].contains(
        chart.courseKind(of: 0))
      #expect(!isTurning, "\(y)")
    }
  }

  // MARK: Help

  /// The means of at most 24 stretches, as shares of their range.
  private static func means(_ y: [Double]) -> [Double] {
    let count = min(y.count, 24)
    let means = (0..<count).map { part in
      let values = y[part * y.count / count..<(part + 1) * y.count / count]
      return values.reduce(0, +) / Double(values.count)
    }
    let (low, high) = (means.min() ?? 0, means.max() ?? 1)
    return means.map { ($0 - low) / (high - low) }
  }

  private static func largestFall(_ y: some Sequence<Double>) -> Double {
    var (high, fall) = (-Double.infinity, 0.0)
    for value in y {
      high = max(high, value)
      fall = max(fall, high - value)
    }
    return fall
  }

  private static func check(_ kind: CourseKind, _ y: [Double], _ chart: Chart) {
    let (means, most) = (means(y), 1 / 3.0 + 1e-9)
    let (fall, rise) = (largestFall(means), largestFall(means.map { -$0 }))
    func turnsOnce(_ means: [Double]) -> Bool {
      means.indices.contains { top in
        largestFall(means[...top]) <= most && largestFall(means[top...].map { -$0 }) <= most
      }
    }
    let trend = chart.statistics(of: 0)?.trend
    // A way back that noise alone makes speaks against nothing.
    let shape = chart.shape(of: 0)?.shape
    if let shape, shape.isNoisy, chart.features(of: 0).reversals.areOfFew,
      Set(shape.ways).count == 1, case .legs = shape.course
    {
      let kinds: [CourseKind] =
        shape.ways[0] == .rising ? [.rising, .risingThenLevel] : [.falling, .fallingThenLevel]
      #expect(kinds.contains(kind), "\(y)")
      return
    }
    if chart.features(of: 0).reversals.areNoise, shape?.isNoisy ?? true {
      let told: [Trend.Direction: [CourseKind]] = [
        .rising: [.rising, .risingThenLevel], .falling: [.falling, .fallingThenLevel],
      ]
      if let shape, shape.ways.count == 1, let kinds = told[shape.ways[0]] {
        #expect(kinds.contains(kind), "\(y)")
      }
      #expect(kind != .risingOverall && kind != .fallingOverall, "\(y)")
      if shape == nil, trend?.strength == .weak { #expect(kind == .mixed, "\(y)") }
      return
    }
    switch kind {
    case .rising, .risingThenLevel: #expect(fall <= most, "\(y)")
    case .falling, .fallingThenLevel: #expect(rise <= most, "\(y)")
    // Of few values the noise that a shape has is as large as their ways.
    case .risingThenFalling:
      #expect(turnsOnce(means) || shape?.isNoisy == true && y.count <= 24, "\(y)")
    case .fallingThenRising:
      #expect(
        turnsOnce(means.map { -$0 }) || shape?.isNoisy == true && y.count <= 24, "\(y)")
    case .risingOverall, .fallingOverall:
      #expect([.strong, .veryStrong].contains(trend?.strength), "\(y)")
      #expect(trend?.direction == (kind == .risingOverall ? .rising : .falling))
    default: break
    }
    if chart.shape(of: 0) == nil, trend?.strength == .weak {
      #expect(kind != .rising && kind != .falling)
    }
  }

  /// A walk, noise around a line, waves, jumps, and lines one after the other.
  private static func course(_ random: inout Random) -> [Double] {
    let count = 5 + Int(random.uniform() * 120)
    switch Int(random.uniform() * 5) {
    case 0: return random.walk(count)
    case 1:
      let slope = random.normal() * 0.2
      return random.noise(count).enumerated().map { slope * Double($0) + $1 }
    case 2:
      let noise = random.uniform() * 0.5
      return random.noise(count).enumerated().map {
        let share = Double($0) / Double(count)
        return share < 0.5 ? 3 * share + noise * $1 : 2.5 - 2 * share + noise * $1
      }
    case 3: return random.walk(count).map { $0.rounded() }
    default:
      var (height, y) = (0.0, [Double]())
      while y.count < count {
        let (length, slope) = (2 + Int(random.uniform() * 20), random.normal())
        for _ in 0..<length {
          height += slope
          y.append(height)
        }
      }
      return y
    }
  }
}
