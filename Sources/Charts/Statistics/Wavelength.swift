import Glibc

extension Autocorrelation {
  /// Fewer repetitions are told by the correlation: ends of the series would bend their wave.
  private static let fewCycles = 8.0
  /// The most repetitions that are looked at: the length of so many is exact enough to be said.
  private static let mostCycles = 32.0
  /// The overtones of a wave that has a form, and the wave itself.
  private static let harmonics = 3

  /// The length of a period in points, which noise and whole lags keep the peak of the correlation
  /// from telling.
  ///
  /// Of all waves near the lag, each with two overtones, it is that of the highest peak of the
  /// periodogram (Schuster 1898); of few repetitions the top of a parabola through the correlations
  /// around the lag.
  func wavelength(near lag: Int) -> Double {
    // So short a period is told by its lag.
    guard lag > 4 else { return Double(lag) }
    let usual = Double(lag)
    guard Double(count) >= Self.fewCycles * usual else { return top(near: lag) }
    let size = min(count, Self.limit, Int(usual * Self.mostCycles))
    let start = (count - size) / 2
    let part = residuals[start..<start + size].map { $0.isFinite ? $0 : 0 }
    let step = usual * usual / (16 * Double(size))
    let reach = Int((max(usual / 10, 1) / step).rounded(.up))
    let powers = (-reach...reach).map { Self.power(of: part, period: usual + Double($0) * step) }
    guard let highest = powers.indices.max(by: { powers[$0] < powers[$1] }),
      highest > 0, highest < powers.count - 1
    else { return usual }
    // The top of a parabola through the three highest.
    let (left, top, right) = (powers[highest - 1], powers[highest], powers[highest + 1])
    let bend = left - 2 * top + right
    let offset = bend < 0 ? (left - right) / (2 * bend) : 0
    return usual + (Double(highest - reach) + offset) * step
  }

  /// The top of the parabola of least squares through the correlations within a tenth of a lag.
  private func top(near lag: Int) -> Double {
    let reach = max(lag / 10, 1)
    var (squares, fourths, sum, slope, bend) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for offset in -reach...reach {
      guard let value = correlation(atLag: lag + offset)?.value else { return Double(lag) }
      let x = Double(offset)
      squares += x * x
      fourths += x * x * x * x
      sum += value
      slope += x * value
      bend += x * x * value
    }
    let number = Double(2 * reach + 1)
    let curve = (number * bend - squares * sum) / (number * fourths - squares * squares)
    guard curve < 0 else { return Double(lag) }
    let offset = -slope / squares / (2 * curve)
    return Double(lag) + min(max(offset, Double(-reach)), Double(reach))
  }

  /// The share of a wave and its overtones in the values, in no unit.
  private static func power(of values: [Double], period: Double) -> Double {
    var power = 0.0
    for harmonic in 1...harmonics where period >= 2 * Double(harmonic) {
      let angle = 2 * Double.pi * Double(harmonic) / period
      let (turnX, turnY) = (cos(angle), sin(angle))
      var (x, y) = (1.0, 0.0)
      var (sumX, sumY) = (0.0, 0.0)
      for value in values {
        sumX += value * x
        sumY += value * y
        (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
      }
      power += sumX * sumX + sumY * sumY
    }
    return power
  }
}
