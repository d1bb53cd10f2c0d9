import Charts
import Foundation
import Testing

/// The sentence of a shape as a listener takes it, held against the data of courses of many kinds.
struct ShapeTruthTests {
  @Test(arguments: 0..<40) func noSentenceIsUntrue(seed: Int) throws {
    var random = Random(seed: 9_000 + seed)
    for number in 0..<20 {
      let y = Self.course(&random)
      guard let shape = Samples.chart(.line, y).shape(of: 0)?.shape else { continue }
      let lies = try ShapeTruth(y).lies(in: shape)
      #expect(
        lies.isEmpty,
        "\(seed), \(number): \(lies)\n\(shape.course)\n\(shape.exception as Any)\n\(y)")
    }
  }

  /// Votes of a party of two elections: the higher one is the peak, and not the one before it.
  @Test func aPeakOfTwoIsTheHigher() throws {
    let y =
      [Double](repeating: 0, count: 8) + [0.88, 2.42, 2.33, 0.43]
      + [Double](repeating: 0, count: 12)
    let shape = try #require(Samples.chart(.line, y).shape(of: 0)?.shape)
    #expect(try ShapeTruth(y).lies(in: shape) == [])
  }

  /// Years to live in Africa: the last is no part of the level before it.
  @Test func aHighestEndIsNoPartOfALevel() throws {
    let y = [
      39.136, 41.266, 43.319, 45.335, 47.451, 49.580, 51.593, 53.345, 53.630, 53.598, 53.325,
      54.806,
    ]
    let shape = try #require(Samples.chart(.line, y).shape(of: 0)?.shape)
    #expect(try ShapeTruth(y).lies(in: shape) == [])
  }

  /// Steps, ramps, a wave, a walk, noise or growth, with noise, spikes, holes and another end put in.
  private static func course(_ random: inout Random) -> [Double] {
    let count = 8 + Int(pow(random.uniform(), 2) * 200)
    var y = [Double](repeating: 0, count: count)
    let knots = ([0] + (0..<Int(random.uniform() * 4)).map { _ in random.uniform() } + [1]).sorted()
    let heights = knots.map { _ in 100 * random.uniform() }
    let kind = Int(random.uniform() * 7)
    for point in y.indices {
      let way = Double(point) / Double(count - 1)
      let piece = knots.lastIndex { $0 <= way && $0 < 1 } ?? 0
      let share = (way - knots[piece]) / max(knots[piece + 1] - knots[piece], 1e-9)
      y[point] =
        switch kind {
        case 0, 1: heights[piece] * (1 - share) + heights[piece + 1] * share
        case 2: heights[piece]
        case 3: 50 + 40 * sin(way * 6 * .pi * heights[0] / 100) + heights[1] / 2 * way
        case 4: (point > 0 ? y[point - 1] : 50) + 5 * random.normal()
        case 5: 20 * pow(2, 4 * way * heights[0] / 100)
        default: piece % 2 == 0 ? heights[0] : heights[0] + heights[1] * share
        }
    }
    let noise = [0, 0, 1, 4, 15][Int(random.uniform() * 5)]
    for point in y.indices { y[point] += Double(noise) * random.normal() }
    for _ in 0..<Int(random.uniform() * 3) {
      let (place, size) = (Int(random.uniform() * Double(count)), 150 * (random.uniform() - 0.4))
      y[place] += size
      if random.uniform() < 0.4, place + 1 < count { y[place + 1] += 0.9 * size }
    }
    if random.uniform() < 0.2 { y[count - 1] += 60 * (random.uniform() - 0.5) }
    if random.uniform() < 0.3 {
      for point in y.indices where random.uniform() < 0.1 { y[point] = .nan }
    }
    let digits = [0.1, 1, 10, 1_000][Int(random.uniform() * 4)]
    return y.map { ($0 * digits).rounded() / digits }
  }
}
