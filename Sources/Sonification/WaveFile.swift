/// A score written as a RIFF WAVE file, block by block, in bounded memory.
public struct WaveFile: Sendable {
  /// The form in which a sample is stored.
  public enum SampleFormat: String, CaseIterable, Sendable {
    /// 16-bit signed integers.
    case int16 = "16"
    /// 32-bit floating point.
    case float

    /// Bytes a sample.
    var width: Int { self == .int16 ? 2 : 4 }

    /// Stores `count` samples at `place`.
    fileprivate func store(
      _ samples: UnsafePointer<Float>, count: Int, at place: UnsafeMutableRawPointer
    ) {
      switch self {
      case .int16:
        let integers = place.bindMemory(to: Int16.self, capacity: count)
        for index in 0..<count { integers[index] = SampleInteger.value(of: samples[index]) }
      case .float: place.copyMemory(from: samples, byteCount: count * width)
      }
    }
  }

  private static let channels = 2
  /// The frames rendered at a time, few enough to stay in the processor's first cache.
  private static let stretchFrames = 1024
  /// The bytes that are written at a time: a whole number of stretches in any format.
  private static let blockSize = 131_072

  /// Renders `score` as stereo and hands each block of bytes to `write`, the header first.
  ///
  /// The same arguments give the same bytes. The sizes in the header are right from the start; a
  /// file beyond the 4 GiB that a RIFF file can state says the most it can.
  ///
  /// - Parameters:
  ///   - score: The score to render.
  ///   - volume: 0 is silence, 1 keeps below −6 dBFS, 2 below 0 dBFS; clamped to 0 … 2.
  ///   - sampleRate: Frames a second, clamped to 8,000 … 384,000.
  ///   - format: The form in which a sample is stored.
  ///   - write: Takes the bytes in order; they are valid during the call only.
  /// - Throws: The errors of `write`; nothing is rendered after one.
  public static func render(
    _ score: Score, volume: Double, sampleRate: Int = 48_000, format: SampleFormat = .int16,
    write: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    var synthesizer = Synthesizer(score, volume: volume, sampleRate: Double(sampleRate))
    let header = header(
      frames: synthesizer.length, sampleRate: Int(synthesizer.sampleRate), format: format)
    try header.withUnsafeBytes(write)
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: stretchFrames * channels)
    let block = UnsafeMutableRawPointer.allocate(byteCount: blockSize, alignment: 16)
    defer {
      samples.deallocate()
      block.deallocate()
    }
    while synthesizer.position < synthesizer.length {
      var size = 0
      while size < blockSize, synthesizer.position < synthesizer.length {
        let frames = min(stretchFrames, synthesizer.length - synthesizer.position)
        synthesizer.render(into: samples, frameCount: frames)
        format.store(samples, count: frames * channels, at: block + size)
        size += frames * channels * format.width
      }
      try write(UnsafeRawBufferPointer(start: block, count: size))
    }
  }

  /// The bytes before the samples; floating point has format tag 3 and states its frames.
  private static func header(frames: Int, sampleRate: Int, format: SampleFormat) -> [UInt8] {
    let frameWidth = channels * format.width
    let dataSize = frames * frameWidth
    var chunks: [UInt8] = Array("WAVEfmt ".utf8)
    chunks.append(littleEndian: UInt32(format == .int16 ? 16 : 18))
    chunks.append(littleEndian: UInt16(format == .int16 ? 1 : 3))
    chunks.append(littleEndian: UInt16(channels))
    chunks.append(littleEndian: UInt32(sampleRate))
    chunks.append(littleEndian: UInt32(sampleRate * frameWidth))
    chunks.append(littleEndian: UInt16(frameWidth))
    chunks.append(littleEndian: UInt16(format.width * 8))
    if format == .float {
      chunks.append(littleEndian: UInt16(0))
      chunks += Array("fact".utf8)
      chunks.append(littleEndian: UInt32(4))
      chunks.append(littleEndian: UInt32(clamping: frames))
    }
    chunks += Array("data".utf8)
    chunks.append(littleEndian: UInt32(clamping: dataSize))
    var header: [UInt8] = Array("RIFF".utf8)
    header.append(littleEndian: UInt32(clamping: chunks.count + dataSize))
    return header + chunks
  }
}

extension [UInt8] {
  fileprivate mutating func append<Value: FixedWidthInteger>(littleEndian value: Value) {
    for byte in 0..<(Value.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: value >> (8 * byte)))
    }
  }
}
