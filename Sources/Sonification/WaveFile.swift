/// A score written as a RIFF WAVE file, block by block, in bounded memory.
public struct WaveFile: Sendable {
  /// How each sample is stored.
  public enum SampleFormat: String, CaseIterable, Sendable {
    /// 16-bit signed integers.
    case int16 = "16"
    /// 32-bit floating point.
    case float
  }

  /// Renders `score` as stereo and hands each block of bytes to `write`, the header first.
  public static func render(
    _ score: Score, volume: Double, sampleRate: Int = 48_000, format: SampleFormat = .int16,
    write: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {}
}
