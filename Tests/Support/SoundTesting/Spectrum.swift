import Glibc

/// Measures on samples, independent of the code that made them.
public enum Spectrum {
  /// The frequency in Hz with the most power, or nothing in silence.
  ///
  /// A Hann window, at least fourfold zero padding and a parabola through the highest three
  /// values find a pure tone to within a few hundredths of the window's resolution.
  public static func dominantFrequency(of samples: [Float], sampleRate: Double) -> Double? {
    let power = powers(of: samples)
    guard let highest = power.indices.dropFirst().dropLast().max(by: { power[$0] < power[$1] }),
      power[highest] > 1e-12
    else { return nil }
    let (before, here, after) = (
      log(power[highest - 1] + 1e-30), log(power[highest]), log(power[highest + 1] + 1e-30)
    )
    let bend = before - 2 * here + after
    let offset = bend == 0 ? 0 : (before - after) / (2 * bend)
    return (Double(highest) + offset) * sampleRate / Double(2 * power.count)
  }

  /// The share of the power that lies above `frequency` Hz, 0 … 1.
  public static func powerShare(
    of samples: [Float], above frequency: Double, sampleRate: Double
  ) -> Double {
    let power = powers(of: samples)
    let first = Int(frequency / sampleRate * Double(2 * power.count))
    let total = power.reduce(0, +)
    return total > 0 ? power.dropFirst(first).reduce(0, +) / total : 0
  }

  /// The strengths of the harmonics of `fundamental`, 1, 2, 3 …, next to the strongest of all.
  public static func harmonics(
    of samples: [Float], fundamental: Double, count: Int, sampleRate: Double
  ) -> [Double] {
    let power = powers(of: samples)
    let width = sampleRate / Double(2 * power.count)
    // The main lobe of the window on either side, and a little more.
    let reach = Int((2.5 * sampleRate / Double(max(samples.count, 1)) / width).rounded(.up))
    let strengths = (1...count).map { harmonic -> Double in
      let middle = Int((fundamental * Double(harmonic) / width).rounded())
      return sqrt(power.dropFirst(max(middle - reach, 0)).prefix(2 * reach + 1).max() ?? 0)
    }
    let strongest = strengths.max() ?? 0
    return strongest > 0 ? strengths.map { $0 / strongest } : strengths
  }

  /// The loudest that lies beside all harmonics of `fundamental`, in dB below the loudest at all.
  ///
  /// Folded partials lie there: where they are depends on the sample rate alone.
  public static func inharmonicity(
    of samples: [Float], fundamental: Double, sampleRate: Double
  ) -> Double {
    let power = powers(of: samples)
    let width = sampleRate / Double(2 * power.count)
    // Far enough from a harmonic for the window's side lobes to be below −80 dB.
    let reach = 12 * sampleRate / Double(max(samples.count, 1))
    var (loudest, beside) = (1e-30, 1e-30)
    for (index, value) in power.enumerated() {
      let frequency = Double(index) * width
      let nearest = max((frequency / fundamental).rounded(), 1) * fundamental
      loudest = max(loudest, value)
      if abs(frequency - nearest) > reach { beside = max(beside, value) }
    }
    return 10 * log10(beside / loudest)
  }

  /// The largest amplitude.
  public static func peak(_ samples: ArraySlice<Float>) -> Float {
    samples.reduce(0) { max($0, abs($1)) }
  }

  /// The root of the mean square.
  public static func loudness(_ samples: [Float]) -> Double {
    guard !samples.isEmpty else { return 0 }
    return sqrt(samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(samples.count))
  }

  /// The sharpest bend: large where a wave breaks off, small in any sound of few high partials.
  public static func sharpestBend(_ samples: [Float]) -> Float {
    guard samples.count > 2 else { return 0 }
    var sharpest: Float = 0
    for index in 1..<samples.count - 1 {
      let middle = (samples[index - 1] + samples[index + 1]) / 2
      sharpest = max(sharpest, 2 * abs(samples[index] - middle))
    }
    return sharpest
  }

  /// The power at each frequency from 0 to half the sample rate.
  private static func powers(of samples: [Float]) -> [Double] {
    var size = 4096
    while size < 4 * samples.count { size *= 2 }
    var real = [Double](repeating: 0, count: size)
    for index in samples.indices {
      let window = 0.5 - 0.5 * cos(2 * .pi * (Double(index) + 0.5) / Double(samples.count))
      real[index] = Double(samples[index]) * window
    }
    var imaginary = [Double](repeating: 0, count: size)
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { transform(real, $0) }
    }
    return (0..<size / 2).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] }
  }

  /// The fast Fourier transform by Cooley and Tukey, in place; the count is a power of two.
  private static func transform(
    _ real: UnsafeMutableBufferPointer<Double>, _ imaginary: UnsafeMutableBufferPointer<Double>
  ) {
    let count = real.count
    var reversed = 0
    for index in 1..<count {
      var bit = count >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      if index < reversed { real.swapAt(index, reversed) }
    }
    var length = 2
    while length <= count {
      let half = length / 2
      for offset in 0..<half {
        let angle = -2 * Double.pi * Double(offset) / Double(length)
        let (cosine, sine) = (cos(angle), sin(angle))
        var first = offset
        while first < count {
          let second = first + half
          let realPart = real[second] * cosine - imaginary[second] * sine
          let imaginaryPart = real[second] * sine + imaginary[second] * cosine
          real[second] = real[first] - realPart
          imaginary[second] = imaginary[first] - imaginaryPart
          real[first] += realPart
          imaginary[first] += imaginaryPart
          first += length
        }
      }
      length *= 2
    }
  }
}
