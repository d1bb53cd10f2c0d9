import Foundation
import Sonification
import Testing

@testable import Audiograph

@Suite struct GraphLineTests {
  private func settings(
    _ duration: PlayingDuration, _ smoothing: SmoothingOption = .default
  ) -> SonificationSettings {
    var settings = SonificationSettings(preset: .audiograph)
    settings.duration = duration.choice ?? .recommended
    settings.smoothing = smoothing.weight
    return settings
  }

  private func score(
    _ points: [CGPoint], _ duration: PlayingDuration = .recommended,
    _ smoothing: SmoothingOption = .default
  ) throws -> Score {
    try GraphLine(points).score(settings(duration, smoothing))
  }

  private static let published:
    [(points: Int, duration: PlayingDuration, kept: Int, seconds: Double)] = [
      (3, .short, 3, 2), (3, .recommended, 3, 3), (3, .long, 3, 19.9),
      (3, .exactly(.seconds(10)), 3, 10),
      (10, .short, 10, 2), (10, .recommended, 10, 3), (10, .long, 10, 19.9),
      (10, .exactly(.seconds(10)), 10, 10),
      (100, .short, 50, 3), (100, .recommended, 100, 3), (100, .long, 100, 19.9),
      (100, .exactly(.seconds(10)), 100, 10),
      (200, .short, 100, 3), (200, .recommended, 200, 6.97), (200, .long, 200, 19.9),
      (200, .exactly(.seconds(10)), 200, 10),
      (201, .short, 51, 3),
      (285, .short, 36, 3), (285, .recommended, 285, 9.94), (285, .long, 285, 19.9),
      (285, .exactly(.seconds(10)), 285, 10),
      // The library itself halves these once more, to 38: its sum of 74 times is above 3 s by the
      // last bit.
      (300, .short, 75, 3), (300, .recommended, 150, 10), (300, .long, 300, 19.9),
      (300, .exactly(.seconds(10)), 150, 10),
      (1000, .short, 63, 3), (1000, .recommended, 250, 10), (1000, .long, 500, 20),
      (1000, .exactly(.seconds(10)), 250, 10),
      (2001, .short, 63, 3), (2001, .recommended, 126, 10), (2001, .long, 251, 20),
      (2001, .exactly(.seconds(10)), 126, 10),
      (100_000, .short, 49, 3), (100_000, .recommended, 196, 10), (100_000, .long, 391, 20),
      (100_000, .exactly(.seconds(10)), 196, 10),
    ]

  /// The numbers that the Audiograph library has for evenly spaced points.
  @Test(arguments: published.indices) func publishedNumbersHold(index: Int) throws {
    let row = Self.published[index]
    let score = try score(risingPoints(row.points), row.duration)
    #expect(score.playedCount == row.kept, "\(row)")
    #expect(score.pointCount == row.points)
    #expect(abs(score.length - row.seconds) < 0.006, "\(row): \(score.length)")
  }

  /// Rows without a value between the points change neither.
  @Test(arguments: published.indices) func publishedNumbersHoldWithGaps(index: Int) throws {
    let row = Self.published[index]
    let gaps =
      [CGPoint(x: 0, y: Double.nan)]
      + risingPoints(row.points).enumerated().flatMap { index, point in
        [point]
          + (index.isMultiple(of: 5)
            ? [CGPoint(x: point.x + 0.5, y: .nan), CGPoint(x: point.x + 0.6, y: .infinity)] : [])
      } + [CGPoint(x: Double(row.points) + 100, y: .nan)]
    let score = try score(gaps, row.duration)
    #expect(score.playedCount == row.kept, "\(row)")
    #expect(abs(score.length - row.seconds) < 0.006, "\(row): \(score.length)")
  }

  @Test func aLineRisesFromTheLowestToTheHighestFrequency() throws {
    for count in [2, 3, 10, 2001] {
      let tones = try score(risingPoints(count)).tones
      #expect(abs(try #require(tones.first).frequency - 150) < 1e-6)
      #expect(abs(try #require(tones.last).endFrequency - 2600) < 1e-6)
      #expect(tones.allSatisfy { $0.endFrequency > $0.frequency })
      #expect(tones.allSatisfy { $0.cue == nil })
    }
  }

  /// One value that sticks out of many is heard as high, or as low, as it is.
  @Test(arguments: [0, 1, 777, 1000, 1999, 2000], [0.0, 1])
  func spikesSurvive(place: Int, value: Double) throws {
    let points = (0...2000).map { CGPoint(x: Double($0), y: $0 == place ? value : 0.5) }
    let tones = try score(points, .recommended, .none).tones
    let pitches = tones.flatMap { [$0.frequency, $0.endFrequency] }
    #expect(abs((pitches.min() ?? 0) - 150) < 1e-6)
    #expect(abs((pitches.max() ?? 0) - 2600) < 1e-6)
  }

  @Test(arguments: [1e-3, 1e-9, 1e-300, 1e300]) func anyRangeTakesAllPitches(width: Double) throws {
    let points = (0..<10).map { CGPoint(x: Double($0), y: width * (Double($0) / 9 - 0.5)) }
    let tones = try score(points).tones
    #expect(abs(try #require(tones.first).frequency - 150) < 1e-6)
    #expect(abs(try #require(tones.last).endFrequency - 2600) < 1e-6)
  }

  @Test func equalValuesAreInTheMiddle() throws {
    let tones = try score([CGPoint(x: 0, y: 7), CGPoint(x: 1, y: 7)]).tones
    #expect(tones.allSatisfy { $0.frequency == 1375 && $0.endFrequency == 1375 })
  }

  @Test func theWidestRangeOverflowsNothing() throws {
    let most = Double.greatestFiniteMagnitude
    let points = [CGPoint(x: 0, y: -most), CGPoint(x: most / 2, y: 0), CGPoint(x: most, y: most)]
    let tones = try score(points, .recommended, .none).tones
    #expect(tones.count == 2)
    #expect(tones.allSatisfy { $0.frequency.isFinite && $0.endFrequency.isFinite })
  }

  @Test func pointsThatGoBackAreSorted() throws {
    let line = try GraphLine([
      CGPoint(x: 2, y: 20), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 11), CGPoint(x: 1, y: 12),
    ])
    #expect(line.isSorted)
    #expect(line.x == [0, 1, 1, 2])
    #expect(line.y == [1, 11, 12, 20])
    #expect(try !GraphLine([CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 5)]).isSorted)
  }

  @Test func pointsWithoutAPlaceAreLeftOutAndGapsAtTheEndsToo() throws {
    let line = try GraphLine([
      CGPoint(x: 0, y: Double.nan), CGPoint(x: 1, y: 1), CGPoint(x: Double.nan, y: 5),
      CGPoint(x: 2, y: Double.infinity), CGPoint(x: 3, y: 3), CGPoint(x: 4, y: Double.nan),
    ])
    #expect(line.placelessCount == 1)
    #expect(line.x == [1, 2, 3])
    #expect(line.y[0] == 1 && line.y[1].isNaN && line.y[2] == 3)
  }

  @Test func pointsThatCannotBeHeardAreRefused() {
    #expect(throws: GraphRefusal.empty) { try GraphLine([]) }
    #expect(throws: GraphRefusal.tooFew) { try GraphLine([CGPoint(x: 0, y: 0)]) }
    #expect(throws: GraphRefusal.negativeX(index: 1, x: -2)) {
      try GraphLine([CGPoint(x: 0, y: 0), CGPoint(x: -2, y: 0)])
    }
  }

  @Test func smoothingFlattens() throws {
    let points = [0.0, 0, 1, 0, 0].enumerated().map { CGPoint(x: Double($0), y: $1) }
    let tones = try score(points, .recommended, .default).tones
    // After the spike the average falls by 35 % a step: 1, 0.65, 0.4225 of it.
    #expect(abs(try #require(tones.last).endFrequency - (150 + 2450 * 0.4225)) < 1e-6)
  }
}
