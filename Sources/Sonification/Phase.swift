/// The place of a tone in its wave, and its speed.
struct Phase {
  /// Full turns, 0 ..< 1.
  private(set) var turns = 0.0
  /// Turns a frame.
  private(set) var increment = 0.0
  private var ratio = 1.0
  private var slope = 0.0
  private var ratioOfBlock = 1.0
  private var sumOfBlock = Double(Block.frameCount)

  @_noAllocation @_noLocks
  init() {}

  /// Moves as `tone` does, `passed` frames after its start; only a connected tone goes on from here.
  @_noAllocation @_noLocks
  mutating func begin(_ tone: UnsafePointer<PreparedTone>, passed: Int) {
    if !tone.pointee.isConnected { turns = 0 }
    ratio = tone.pointee.incrementRatio
    slope = tone.pointee.incrementSlope
    ratioOfBlock = Power.whole(ratio, Block.frameCount)
    sumOfBlock = Power.sum(ratio, Block.frameCount)
    increment = tone.pointee.increment * Power.whole(ratio, passed) + slope * Double(passed)
  }

  /// The turns of a number of frames as a polynomial.
  ///
  /// It goes through the first frames and, so that no error adds up, through the last. Between
  /// them a linear glide is exact, and a logarithmic one to within hearing.
  struct PhaseRamp {
    private let start: Double
    private let first: Double
    private let second: Double
    private let third: Double

    @_noAllocation @_noLocks
    fileprivate init(_ phase: Phase, frames: Int) {
      // Newton's differences: p(n) = a·n + b·n(n−1)/2 + c·n(n−1)(n−2)/6.
      let difference = phase.increment * (phase.ratio - 1) + phase.slope
      let count = Double(frames)
      let pairs = count * (count - 1) / 2
      let triples = pairs * (count - 2) * (1.0 / 3)
      let rest = phase.sum(of: frames) - phase.increment * count - difference * pairs
      let last = triples > 0 ? rest / triples : 0
      start = phase.turns
      first = phase.increment - difference / 2 + last * (1.0 / 3)
      second = difference / 2 - last / 2
      third = last * (1.0 / 6)
    }

    /// The turns after `frames`.
    @_noAllocation @_noLocks
    func turns(after frames: Double) -> Double {
      start + frames * (first + frames * (second + frames * third))
    }

    /// The turns after each of several `frames`.
    @inline(__always) @_noAllocation @_noLocks
    func turns(after frames: Block.Frames) -> Block.Frames {
      var turns = frames * Float(third) + Float(second)
      turns = turns * frames + Float(first)
      return turns * frames + Float(start)
    }
  }

  /// The turns of the next `frames`.
  @_noAllocation @_noLocks
  func course(of frames: Int) -> PhaseRamp { PhaseRamp(self, frames: frames) }

  /// The turns a frame after `count` more frames.
  @_noAllocation @_noLocks
  func increment(after count: Int) -> Double {
    let ratio = count == Block.frameCount ? ratioOfBlock : Power.whole(ratio, count)
    return increment * ratio + slope * Double(count)
  }

  /// Goes `count` frames on.
  @_noAllocation @_noLocks
  mutating func advance(_ count: Int) {
    let end = turns + sum(of: count)
    turns = abs(end) < 1e9 ? end - Double(Int(end)) : 0
    increment = increment(after: count)
  }

  /// The turns that the next `count` frames take together.
  @_noAllocation @_noLocks
  private func sum(of count: Int) -> Double {
    let sum = count == Block.frameCount ? sumOfBlock : Power.sum(ratio, count)
    return increment * sum + slope * Double(count) * Double(count - 1) / 2
  }
}
