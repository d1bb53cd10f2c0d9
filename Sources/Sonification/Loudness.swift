/// The loudness and pan of a tone, frame after frame: each multiplies the last by the same number.
struct Loudness {
  /// The gains of the frame that comes next.
  private(set) var gains = Complex(real: 0, imaginary: 0)
  private var ratio = Complex(real: 1, imaginary: 0)
  private var ratioOfBlock = Complex(real: 1, imaginary: 0)
  private var ratioOfFrames = Complex(real: 1, imaginary: 0)
  /// The ratio multiplied 0, 1, 2 … times.
  private var realRatios = Block.Frames(repeating: 1)
  private var imaginaryRatios = Block.Frames(repeating: 0)

  @_noAllocation @_noLocks
  init() {}

  /// The loudness of `tone`, `passed` frames after its start, at `volume`.
  @_noAllocation @_noLocks
  init(_ tone: UnsafePointer<PreparedTone>, passed: Int, volume: Double) {
    ratio = Complex(
      length: tone.pointee.gainRatio, turns: Panning.turns(tone.pointee.panSlope))
    gains =
      Complex(
        length: tone.pointee.gain * volume, turns: Panning.turns(tone.pointee.pan + 1))
      * ratio.power(passed)
    var power = Complex(real: 1, imaginary: 0)
    var index = 0
    while index < Block.Frames.scalarCount {
      realRatios[index] = Float(power.real)
      imaginaryRatios[index] = Float(power.imaginary)
      power = power * ratio
      index += 1
    }
    ratioOfFrames = power
    ratioOfBlock = power.power(Block.frameCount / Block.Frames.scalarCount)
  }

  /// Goes `count` frames on.
  @_noAllocation @_noLocks
  mutating func advance(_ count: Int) {
    gains = gains * (count == Block.frameCount ? ratioOfBlock : ratio.power(count))
  }

  /// The gains of several frames, handed on from one to the next.
  struct GainRamp {
    private(set) var left: Block.Frames
    private(set) var right: Block.Frames
    private let real: Float
    private let imaginary: Float

    @_noAllocation @_noLocks
    fileprivate init(_ loudness: Loudness) {
      let left = Float(loudness.gains.real)
      let right = Float(loudness.gains.imaginary)
      self.left = loudness.realRatios * left - loudness.imaginaryRatios * right
      self.right = loudness.imaginaryRatios * left + loudness.realRatios * right
      real = Float(loudness.ratioOfFrames.real)
      imaginary = Float(loudness.ratioOfFrames.imaginary)
    }

    @inline(__always) @_noAllocation @_noLocks
    mutating func advance() {
      let moved = left * real - right * imaginary
      right = left * imaginary + right * real
      left = moved
    }
  }

  /// The gains of the frames that come next.
  var course: GainRamp {
    @_noAllocation @_noLocks get { GainRamp(self) }
  }
}
