import Testing

@testable import Charts

/// A few values in a row that are far beyond all others.
struct BurstTests {
  /// Seventy readings around 20 of which four in a row are up to 77.
  private static let load: [Double] = {
    var random = Random(seed: 5_100)
    var y = random.noise(72).map { 20 + 3 * min(max($0, -2), 2) }
    y.replaceSubrange(11..<15, with: [46.91, 57.6, 76.64, 71])
    return y
  }()

  @Test func aBurstLeavesALevel() throws {
    let shape = try #require(Samples.chart(.line, Self.load).shape(of: 0)?.shape)
    #expect(shape.isLevel)
    let exception = try #require(shape.exception)
    #expect(exception.value.value == 76.64 && exception.isPeak)
    let stretch = try #require(exception.stretch)
    #expect(stretch.start == .number(Quantity(11)) && stretch.end == .number(Quantity(14)))
    #expect(Samples.chart(.line, Self.load).courseKind(of: 0) == .spiking)
  }

  @Test func aBurstMayGoDown() throws {
    let y = Self.load.map { -$0 }
    let exception = try #require(Samples.chart(.line, y).shape(of: 0)?.shape.exception)
    #expect(exception.value.value == -76.64 && !exception.isPeak)
  }

  @Test func aBurstLeavesAWay() throws {
    let y = (0..<60).map { (20..<24).contains($0) ? 150 + 9 * Double($0 % 4) : Double($0) }
    let shape = try #require(Samples.chart(.line, y).shape(of: 0)?.shape)
    guard case .legs(let legs, _) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect(legs.map(\.direction) == [.rising])
    #expect(shape.exception?.value.value == 177)
    #expect(shape.exception?.stretch?.start == .number(Quantity(20)))
  }

  /// A burst without a shape is told as a stretch that is unusually high.
  @Test func aBurstWithoutAShapeIsAnEpisode() throws {
    let y = (0..<72).map { point in
      let wave = 20 + 3 * [0, 1, 3, 2, 5, 4, 6, 2, -1, -3, -4, -2][point % 12 * 7 % 12]
      return (30..<34).contains(point)
        ? 90.0 + Double(point) : Double(wave) + 0.2 * Double(point % 13 * point % 7)
    }
    let chart = Samples.chart(.line, y)
    let tells = chart.shape(of: 0)?.shape.exception?.stretch != nil
    let episodes = chart.features(of: 0).episodes
    #expect(tells || episodes.map(\.points) == [30...33] && episodes[0].extreme == 33)
  }

  @Test func othersAreNoBursts() {
    let series: [[Double]] = [
      (0..<60).map { abs(Double($0) - 30) }, (0..<60).map { $0 < 54 ? 10 : 2 },
      (0..<60).map { $0 % 20 < 4 ? 10 : 2 }, (0..<60).map { $0 == 30 || $0 == 31 ? 10 : 2 },
      (0..<60).map { (20..<30).contains($0) ? 10 : 2 },
      [1, 1, 5, 5, 5, 1, 1], [], [1], Array(repeating: 4, count: 50),
    ]
    for y in series { #expect(Burst(y) == nil, "\(y)") }
    #expect(Burst((0..<60).map { (20..<25).contains($0) ? 10 : 2 })?.points == 20...24)
    let huge = (0..<60).map { (20..<25).contains($0) ? 1.7e308 : -1.7e308 }
    #expect(Burst(huge)?.points == 20...24)
  }

  /// A value on the way from one level to the next is a part of that way.
  @Test func eachPointBetweenLevelsIsAPartOfSomething() throws {
    var random = Random(seed: 5_101)
    let y = random.noise(60).enumerated().map { point, noise in
      point < 30 ? 97 + 2 * noise : point == 30 ? 79 : 31 + 2 * noise
    }
    let shape = try #require(Samples.chart(.line, y).shape(of: 0)?.shape)
    guard case .levels(let legs) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect(legs.map(\.direction) == [.flat, .falling, .flat])
    #expect(zip(legs, legs.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(shape.ways == [.falling])
  }
}
