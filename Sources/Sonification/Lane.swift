/// A row of tones of which one sounds at a time, and where its sound stands.
struct Lane {
  private let tones: UnsafePointer<PreparedTone>
  private let count: Int
  private var index = 0
  /// Whether the current tone has begun, so that its state is set.
  private var isSounding = false
  private var phase = 0.0
  private var increment = 0.0
  private var gain = 0.0
  private var pan = 0.0
  private var noise = HighPass()

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
    phase = 0
  }

  /// Adds `frameCount` stereo frames from `frame` on to `output`.
  @_noAllocation @_noLocks
  mutating func add(
    to output: UnsafeMutablePointer<Float>, from frame: Int, frameCount: Int, volume: Double,
    timbres: UnsafePointer<Double>, highestPartial: Double
  ) {
    let blockEnd = frame + frameCount
    while index < count, tones[index].start < blockEnd {
      let tone = tones + index
      let start = max(tone.pointee.start, frame)
      let end = min(tone.pointee.end, blockEnd)
      if !isSounding { begin(tone, at: start) }
      var position = start
      while position < end {
        let wave =
          tone.pointee.isNoise
          ? noise.next(tone.pointee.filter)
          : Timbre.value(
            at: phase, increment: increment, highest: highestPartial,
            partials: timbres + tone.pointee.partials)
        let sample = wave * gain * volume * Envelope.value(tone, at: position)
        let sides = Panning.gains(at: pan)
        let place = output + 2 * (position - frame)
        place[0] += Float(sample * sides.left)
        place[1] += Float(sample * sides.right)
        phase += increment
        if phase >= 1 { phase = phase < 1e9 ? phase - Double(Int(phase)) : 0 }
        increment = increment * tone.pointee.incrementRatio + tone.pointee.incrementSlope
        gain *= tone.pointee.gainRatio
        pan += tone.pointee.panSlope
        position += 1
      }
      guard end == tone.pointee.end else { return }
      index += 1
      isSounding = false
    }
  }

  /// Sets the state to where `tone` stands at `frame`.
  @_noAllocation @_noLocks
  private mutating func begin(_ tone: UnsafePointer<PreparedTone>, at frame: Int) {
    let passed = frame - tone.pointee.start
    if !tone.pointee.isConnected { phase = 0 }
    noise = HighPass()
    increment =
      tone.pointee.increment * Power.whole(tone.pointee.incrementRatio, passed)
      + tone.pointee.incrementSlope * Double(passed)
    gain = tone.pointee.gain * Power.whole(tone.pointee.gainRatio, passed)
    pan = tone.pointee.pan + tone.pointee.panSlope * Double(passed)
    isSounding = true
  }
}
