/// Sound as two rows of samples, −1 … 1.
public struct StereoSamples: Equatable, Sendable {
  /// The left channel.
  public var left: [Float]
  /// The right channel, as long.
  public var right: [Float]
  /// Frames a second.
  public var sampleRate: Double

  /// Takes samples that alternate between left and right.
  public init(interleaved samples: [Float], sampleRate: Double) {
    let frames = samples.count / 2
    left = (0..<frames).map { samples[2 * $0] }
    right = (0..<frames).map { samples[2 * $0 + 1] }
    self.sampleRate = sampleRate
  }

  /// The length in seconds.
  public var seconds: Double { Double(left.count) / sampleRate }

  /// Both channels added, so that nothing is lost wherever it is placed.
  public var sum: [Float] { zip(left, right).map(+) }

  /// The largest amplitude of either channel.
  public var peak: Float { max(Spectrum.peak(left[...]), Spectrum.peak(right[...])) }

  /// The sound between two times in seconds, as far as it exists.
  public func sum(from start: Double, to end: Double) -> [Float] {
    let first = min(max(Int(start * sampleRate), 0), left.count)
    let last = min(max(Int(end * sampleRate), first), left.count)
    return (first..<last).map { left[$0] + right[$0] }
  }

  /// The time in seconds of the first sample louder than `level`.
  public func onset(above level: Float = 0.001) -> Double? {
    zip(left, right).enumerated().first { abs($1.0) > level || abs($1.1) > level }
      .map { Double($0.offset) / sampleRate }
  }

  /// The time in seconds of the last sample louder than `level`.
  public func end(above level: Float = 0.001) -> Double? {
    left.indices.last { abs(left[$0]) > level || abs(right[$0]) > level }
      .map { Double($0) / sampleRate }
  }
}
