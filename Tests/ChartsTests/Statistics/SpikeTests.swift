import Glibc
import Testing

@testable import Charts

struct SpikeTests {
  /// A balance that jumps from level to level has no spikes; one that comes back has.
  @Test func levelsThatJumpAreNoSpikes() {
    let levels = [(0.0, 20), (0.5, 30), (0.1, 1), (0.9, 19), (0.4, 20)]
    let balance = levels.flatMap { Array(repeating: $0.0, count: $0.1) }
    #expect(Spike.all(in: balance) == [])
    var back = Array(repeating: 0.2, count: 40)
    back[17] = 0.9
    #expect(Spike.all(in: back).map(\.index) == [17])
  }

  /// A salary of which the rent goes off at once stays for weeks; what fades away comes back.
  @Test func whatStaysHasNoSpike() {
    let balance: [Double] = [
      630, 615, 590, 540, 480, 450, 400, 340, 300, 250, 200, 150, 90, 50, -8, 2738, 1848, 1778,
      1765, 1670, 1643, 1590, 1500, 1470, 1420, 1380, 1330,
    ]
    #expect(spikes(balance) == [])
    #expect(spikes(balance.map { -$0 }) == [])
    #expect(spikes([0, 1, 0, 1, 0, 100, 55, 8, 1, 0, 1, 0]).map(\.index) == [5])
    #expect(spikes((0..<30).map { Double($0) + ($0 == 15 ? 40 : 0) }).map(\.index) == [15])
  }

  private func spikes(_ y: [Double]) -> [Spike] { Spike.all(in: Scale.linear.shares(of: y)) }

  @Test func whatLeavesAndComesBackIsASpike() {
    #expect(spikes([1, 2, 1, 11, 2, 1, 2]) == [Spike(index: 3, height: 0.9)])
    let dip = spikes([9, 8, 9, 0, 8, 9, 8])
    #expect(dip.map(\.index) == [3])
    #expect(dip.first?.isPeak == false)
  }

  @Test func theHeightIsAShareOfTheRange() throws {
    let found = try #require(spikes([0, 1, 2, 3, 54, 5, 6, 7, 100, 101]).first)
    #expect(found.index == 4)
    #expect(abs(found.height - 49.0 / 101) < 1e-12)
  }

  @Test func aSpikeOfTwoEqualPointsIsAtTheFirst() {
    #expect(spikes([0, 1, 0, 30, 30, 0, 1, 0, 1]).map(\.index) == [3])
    // Else at the higher.
    #expect(spikes([0, 1, 0, 30, 31, 0, 1, 0, 1]).map(\.index) == [4])
  }

  @Test func whatLiesBetweenTwoSpikesIsNone() {
    #expect(spikes([2, 3, 2, 30, 3, 2, 3, 40, 2, 3, 2]).map(\.index) == [3, 7])
  }

  /// Nothing comes between two counts, and does not leave them; of many like counts none stands out.
  @Test func whatComesBackIsNoDip() {
    let two = spikes([0, 0, 0, 3, 0, 4, 0, 0, 0, 0])
    #expect(two.map(\.index) == [3, 5] && two.allSatisfy { $0.isPeak })
    #expect(spikes([3, 0, 4, 0, 0, 0, 0, 0, 0]).map(\.index) == [2])
    var random = Random(seed: 3)
    var counts = (0..<200).map { _ in
      random.uniform() < 0.2 ? 1 + (random.uniform() * 3).rounded() : 0
    }
    #expect(spikes(counts) == [])
    counts[100] = 60
    #expect(spikes(counts).map(\.index) == [100])
    // Both ways, where both leave what is before and after them.
    #expect(spikes([5, 5, 5, 9, 1, 5, 5, 5, 5]).map(\.isPeak) == [true, false])
  }

  /// Rain falls on some days only; what comes every few days is no spike.
  @Test func whatComesOftenIsUsual() {
    var random = Random(seed: 4)
    let rain = (0..<400).map { _ in
      random.uniform() < 0.3 ? 5 + random.uniform() * 20 : random.uniform()
    }
    #expect(spikes(rain) == [])
    #expect(spikes(Array(rain.prefix(10)) + [90] + Array(rain.suffix(10).map { $0 / 30 })) != [])
  }

  @Test func whatStaysIsAStepAndNoSpike() {
    #expect(spikes([0, 1, 0, 1, 30, 31, 30, 31]) == [])
    #expect(spikes([0, 1, 0, 1, 0, 1, 0, 40]) == [])
  }

  @Test(arguments: [
    Samples.curve(60) { $0 }, Samples.curve(60) { sin($0) }, [1, 9, 1, 9, 1, 9, 1],
    [4, 4, 4, 4, 4, 4], [], [.nan, .nan], [1, 90, 1],
  ])
  func aUsualMovementIsNone(y: [Double]) {
    #expect(spikes(y) == [])
  }

  @Test func noiseAndWalksHaveFew() {
    var count = 0
    for seed in 0..<40 {
      var random = Random(seed: seed)
      count += spikes(random.noise(250)).count + spikes(random.walk(250)).count
    }
    #expect(count < 10)
  }

  @Test func theScaleDoesNotMatter() {
    for rescale in rescalings {
      #expect(spikes([1, 2, 1, 11, 2, .nan, 1, 2].map(rescale)).map(\.index) == [3])
    }
  }

  @Test func whatRepeatsIsNone() {
    let week: [Double] = [5, 6, 5, 6, 5, 6, 30]
    var y = (0..<70).map { week[$0 % 7] / 30 }
    #expect(Spike.all(in: y).count == 9)
    #expect(Spike.all(in: y, period: 7) == [])
    y[30] = 1
    #expect(Spike.all(in: y, period: 7).map(\.index) == [30])
  }

  /// The spike that is told is none that another goes beyond: the lowest dip is as low as any.
  @Test(arguments: 0..<20) func noOtherGoesBeyondTheOneThatIsTold(seed: Int) {
    var random = Random(seed: 6_000 + seed)
    var y = random.walk(120)
    for _ in 0..<4 { y[Int(random.uniform() * 120)] += 40 * random.normal() }
    let chart = Samples.chart(.line, y)
    let spikes = chart.features(of: 0).spikes
    for row in chart.facts {
      guard case .spikes(let count, let told, _, let isPeak, _) = row.fact else { continue }
      let values = spikes.filter { $0.isPeak == isPeak }.map { y[$0.index] }
      #expect(count == values.count && told.value == (isPeak ? values.max() : values.min()))
    }
  }
}
