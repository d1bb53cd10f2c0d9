/// A row of tones of which one sounds at a time, and where its sound stands.
struct Lane {
  private let tones: UnsafePointer<PreparedTone>
  private let count: Int
  private var index = 0
  /// True once the current tone has begun, so that its state is set.
  private var isSounding = false
  private var phase = Phase()
  private var loudness = Loudness()
  private var noise = BandPass()

  init(_ tones: UnsafePointer<PreparedTone>, count: Int) {
    self.tones = tones
    self.count = count
  }

  /// Goes to the tone that sounds at `frame` or comes next.
  @_noAllocation @_noLocks
  mutating func seek(to frame: Int) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if tones[middle].end <= frame { low = middle + 1 } else { high = middle }
    }
    index = low
    isSounding = false
    phase = Phase()
  }

  /// Adds what sounds from `frame` on to `block`.
  @_noAllocation @_noLocks
  mutating func add(to block: Block, from frame: Int, volume: Double, timbre: TimbreTable) {
    let blockEnd = frame + Block.frameCount
    while index < count, tones[index].start < blockEnd {
      let tone = tones + index
      let start = max(tone.pointee.start, frame)
      let end = min(tone.pointee.end, blockEnd)
      if !isSounding {
        let passed = start - tone.pointee.start
        phase.begin(tone, passed: passed)
        loudness = Loudness(tone, passed: passed, volume: volume)
        // A breath goes on through a chain.
        if !tone.pointee.isConnected { noise = BandPass() }
        isSounding = true
      }
      if tone.pointee.isNoise {
        addNoise(tone, start..<end, to: block, at: start - frame)
      } else {
        addWave(tone, start..<end, to: block, at: start - frame, timbre)
      }
      guard end == tone.pointee.end else { return }
      index += 1
      isSounding = false
    }
  }

  @_noAllocation @_noLocks
  private mutating func addWave(
    _ tone: UnsafePointer<PreparedTone>, _ frames: Range<Int>, to block: Block, at offset: Int,
    _ timbre: TimbreTable
  ) {
    let count = frames.upperBound - frames.lowerBound
    let moment = ArticulatedMoment(tone, frames, phase, endIncrement: phase.increment(after: count))
    let course = phase.course(of: count)
    let envelope = ToneEnvelope(tone, frames)
    let partials = timbre.partials(
      of: tone.pointee.timbre, from: phase.increment, to: phase.increment(after: count),
      frames: count)
    var gains = loudness.course
    var places = Block.places
    var passed = 0
    while passed < count {
      var turns = course.turns(after: places)
      if moment.isBent { turns += moment.ahead(after: places) }
      var wave = partials.wave(at: turns, after: places)
      if moment.isBent {
        if moment.breath > 0 {
          wave = wave * (1 - moment.breath) + breath(tone) * moment.breath
        }
        wave *= moment.level(after: places)
      }
      if envelope.isBent { wave *= envelope.level(after: places) }
      if passed &+ Block.Frames.scalarCount > count {
        wave.replace(with: 0, where: places .>= Float(count))
      }
      block.add(left: wave * gains.left, right: wave * gains.right, at: offset + passed)
      gains.advance()
      places += Float(Block.Frames.scalarCount)
      passed &+= Block.Frames.scalarCount
    }
    phase.advance(count)
    loudness.advance(count)
  }

  /// The noise of the next frames.
  @_noAllocation @_noLocks
  private mutating func breath(_ tone: UnsafePointer<PreparedTone>) -> Block.Frames {
    var frames = Block.Frames.zero
    var index = 0
    while index < Block.Frames.scalarCount {
      frames[index] = Float(noise.next(tone.pointee.filter))
      index += 1
    }
    return frames
  }

  @_noAllocation @_noLocks
  private mutating func addNoise(
    _ tone: UnsafePointer<PreparedTone>, _ frames: Range<Int>, to block: Block, at offset: Int
  ) {
    let count = frames.upperBound - frames.lowerBound
    let envelope = ToneEnvelope(tone, frames)
    var passed = 0
    while passed < count {
      let sample =
        noise.next(tone.pointee.filter) * Double(envelope.level(after: Float(passed)))
      block.add(
        left: Float(sample * loudness.gains.real),
        right: Float(sample * loudness.gains.imaginary), at: offset + passed)
      loudness.advance(1)
      passed += 1
    }
  }
}
