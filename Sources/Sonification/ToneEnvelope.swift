/// The rise and fall of a chain of connected tones.
struct ToneEnvelope {
  /// True where it differs from 1 anywhere.
  let isBent: Bool
  private let sinceStart: Float
  private let untilEnd: Float
  private let attack: Float
  private let release: Float

  /// The envelope of the chain of `tone` at `frames`.
  @_noAllocation @_noLocks
  init(_ tone: UnsafePointer<PreparedTone>, _ frames: Range<Int>) {
    let sinceStart = Double(frames.lowerBound - tone.pointee.chainStart)
    let untilEnd = Double(tone.pointee.chainEnd - 1 - frames.lowerBound)
    let untilLast = Double(tone.pointee.chainEnd - frames.upperBound)
    isBent = sinceStart * tone.pointee.attack < 1 || untilLast * tone.pointee.release < 1
    self.sinceStart = Float(sinceStart)
    self.untilEnd = Float(untilEnd)
    attack = Float(tone.pointee.attack)
    release = Float(tone.pointee.release)
  }

  /// The loudness `passed` frames after the first, 0 … 1.
  @_noAllocation @_noLocks
  func level(after passed: Float) -> Float {
    Self.smooth((sinceStart + passed) * attack) * Self.smooth((untilEnd - passed) * release)
  }

  /// The loudness of several frames.
  @inline(__always) @_noAllocation @_noLocks
  func level(after passed: Block.Frames) -> Block.Frames {
    Self.smooth((passed + sinceStart) * attack) * Self.smooth((untilEnd - passed) * release)
  }

  /// Rises from 0 to 1 without a corner at either end.
  @_noAllocation @_noLocks
  static func smooth(_ share: Float) -> Float {
    if share >= 1 { return 1 }
    if share <= 0 { return 0 }
    return share * share * (3 - 2 * share)
  }

  @inline(__always) @_noAllocation @_noLocks
  private static func smooth(_ share: Block.Frames) -> Block.Frames {
    let inside = Block.share(share)
    return inside * inside * (3 - 2 * inside)
  }
}
