import Charts
import Foundation

/// Courses whose shape is known, with and without noise, the same every time.
struct MadeCourse: Sendable, CustomStringConvertible {
  /// The shape that is told of one.
  enum Told: Sendable {
    case level(Double)
    /// Legs in one of several orders, the most exact first, with the places of turns between rises and falls.
    case legs([[Trend.Direction]], turns: [Double])
    case levels([Double], steps: [Double])
    case exponential(Double)
    case periodic(Double, Trend.Direction)
    /// Nothing is clear; legs that hold true may be told.
    case nothing
    /// Around a level, but for a value at a place.
    case spike(Double)
  }

  var description: String
  var x: [Double]
  var y: [Double]
  var told: Told
  /// True where so much noise may hide it.
  var maySilence = false

  var chart: Chart { Samples.chart(x: x, y: y) }

  private init(
    _ name: String, _ told: Told, noise: Double = 0, count: Int = 101, seed: Int = 1,
    gaps: Bool = false, step: (Int) -> Double = { Double($0) }, _ curve: (Double) -> Double
  ) {
    var random = Random(seed: seed)
    let x = (0..<count).map(step)
    let heights = x.map(curve)
    let range = max((heights.max() ?? 0) - (heights.min() ?? 0), 1)
    self.x = x
    y = heights.map { $0 + (noise > 0 ? random.normal() * noise * range : 0) }
    if gaps {
      for point in y.indices where point % 7 == 3 || (40..<46).contains(point) { y[point] = .nan }
    }
    description = noise > 0 ? "\(name) with \(Int(noise * 100)) % noise" : name
    if gaps { description += " and gaps" }
    self.told = told
    maySilence = noise >= 0.5
  }

  private init(_ name: String, _ told: Told, y: [Double]) {
    description = name
    x = y.indices.map(Double.init)
    self.y = y
    self.told = told
  }

  private static let humps: Told = .legs([[.rising, .falling]], turns: [50])
  private static let valleys: Told = .legs([[.falling, .rising]], turns: [40])
  private static let growths: Told = .legs(
    [[.flat, .rising, .flat], [.flat, .rising], [.rising, .flat], [.rising]], turns: [])
  private static let flats: Told = .legs([[.rising, .flat], [.rising]], turns: [])
  private static let stairs: Told = .levels([10, 50, 20], steps: [30, 70])
  private static let regimes: Told = .levels([10, 20], steps: [60])

  private static func parabola(_ x: Double) -> Double { 100 - (x - 50) * (x - 50) / 25 }
  private static func valley(_ x: Double) -> Double { abs(x - 40) }
  private static func logistic(_ x: Double) -> Double { 100 / (1 + exp((50 - x) / 7)) }
  private static func wave(_ x: Double) -> Double { sin(x * .pi / 6) }
  private static func risingWave(_ x: Double) -> Double { 3 * sin(x * .pi / 6) + x / 10 }
  private static func stair(_ x: Double) -> Double { x < 30 ? 10 : x < 70 ? 50 : 20 }

  static let all: [MadeCourse] = {
    var all: [MadeCourse] = []
    for noise in [0, 0.05, 0.2, 0.5] {
      all += [
        MadeCourse("parabola", humps, noise: noise, seed: 2, parabola),
        MadeCourse("V", valleys, noise: noise, seed: 3, valley),
        MadeCourse("logistic curve", growths, noise: noise, seed: 4, logistic),
        MadeCourse("sine", .periodic(12, .mixed), noise: noise, count: 120, seed: 5, wave),
        MadeCourse("steps", stairs, noise: noise, seed: 6, stair),
      ]
    }
    for noise in [0, 0.05, 0.2] {
      all += [
        MadeCourse(
          "sine and trend", .periodic(12, .rising), noise: noise, count: 120, seed: 7, risingWave),
        MadeCourse("plateau", flats, noise: noise, seed: 8) { min($0, 40) },
      ]
    }
    for noise in [0.05, 0.2, 0.5] {
      all.append(MadeCourse("two regimes", regimes, noise: noise, seed: 9) { $0 < 60 ? 10 : 20 })
    }
    var random = Random(seed: 10)
    let noise = random.noise(1000).map { 12 + 2 * $0 }
    var growing = random.noise(60)
    for point in growing.indices {
      growing[point] = 3 * pow(2, Double(point) / 8) * exp(0.05 * growing[point])
    }
    var spiked = random.noise(80).map { 5 + 0.3 * $0 }
    spiked[50] = 20
    all += [
      MadeCourse("exponential", .exponential(20)) { 3 * pow(2, $0 / 20) },
      MadeCourse("noisy growth", .exponential(8), y: growing),
      MadeCourse("white noise", .level(12), y: noise),
      MadeCourse("short white noise", .level(12), y: Array(noise.prefix(40))),
      MadeCourse("random walk", .nothing, y: random.walk(200)),
      MadeCourse("another random walk", .nothing, y: random.walk(500)),
      MadeCourse("spike on a level", .spike(50), y: spiked),
      MadeCourse("parabola", humps, noise: 0.05, seed: 11, gaps: true, parabola),
      MadeCourse(
        "sine", .periodic(12, .mixed), noise: 0.05, count: 120, seed: 12, gaps: true, wave),
      MadeCourse(
        "V over uneven places", valleys, noise: 0.05, count: 60, seed: 13,
        step: { Double($0 * $0) / 36 }, valley),
      MadeCourse(
        "line", .legs([[.rising]], turns: []), noise: 0.2, seed: 14
      ) { 2 * $0 + 1 },
    ]
    return all
  }()
}
