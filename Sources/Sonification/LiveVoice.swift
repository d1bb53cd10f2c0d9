import Synchronization

/// A tone that follows a height while it sounds.
///
/// It is silent before the height is first set, and again where nobody sets it for ``patience``
/// seconds. What needs memory happens when it is made; rendering neither allocates nor locks.
package struct LiveVoice: ~Copyable {
  /// The time without a new height after which it falls silent, in seconds.
  package static let patience = 3.0
  /// The time constant of the glide to a new height, in seconds: after 20 ms, what is left even of
  /// the way from the lowest to the highest pitch is less than a hundredth of the frequency.
  static let glide = 0.0025
  /// The number of steps of the table from the lowest to the highest pitch.
  private static var stepCount: Int {
    @_noAllocation @_noLocks get { 1024 }
  }

  /// The speed and the loudness at one height.
  private struct Pitch {
    /// Turns a frame.
    var increment: Double
    var gain: Double
  }

  /// Keeps the word that the voice reads.
  private let height: LiveHeight
  private let word: UnsafeMutablePointer<Atomic<UInt64>>
  private let pitches: UnsafeMutablePointer<Pitch>
  private let first: Double
  private let second: Double
  private let third: Double
  private let sampleRate: Double
  /// The share of the way to a new height that one frame goes.
  private let pull: Double
  /// The word that was read last.
  private var seen: UInt64 = 0
  private var target = 0.0
  private var place = 0.0
  private var turns = 0.0
  /// The frames since the height was set.
  private var idle = 0
  private var fade: Fade
  private var isSilent = true
  private var isEnding = false

  /// Makes the voice of `height`: logarithmic pitch, equally loud, in the center.
  ///
  /// - Parameters:
  ///   - height: The height to follow.
  ///   - volume: 0 is silence, 1 keeps below −6 dBFS, 2 below 0 dBFS; clamped to 0 … 2.
  ///   - sampleRate: Frames a second.
  package init(_ height: LiveHeight, volume: Double, sampleRate: Double) {
    let rate = sampleRate.isNaN ? 48_000 : min(max(sampleRate, 8000), 384_000)
    let settings = SonificationSettings()
    let map = PitchMap(settings)
    // As loud as the note of the same height, which is in the center, too.
    let scale =
      (volume.isNaN ? 0 : min(max(volume, 0), 2)) / 2 * Phrase.scale(settings)
      * Panning.peak(at: 0)
    pitches = .allocate(capacity: Self.stepCount + 2)
    for step in 0...(Self.stepCount + 1) {
      let frequency = map.frequency(of: Double(step) / Double(Self.stepCount))
      (pitches + step).initialize(
        to: Pitch(
          increment: frequency / rate, gain: EqualLoudness.gain(at: frequency, of: .soft) * scale))
    }
    let partials = Timbre(.soft).partials
    (first, second, third) = (partials[0], partials[1], partials[2])
    self.height = height
    word = height.word
    self.sampleRate = rate
    pull = min(1 / (Self.glide * rate), 1)
    fade = .fadingIn(frames: 1)
    fade.fadeOut(frames: 1)
  }

  deinit { pitches.deallocate() }

  /// True once it has fallen silent for good.
  package var isFinished: Bool {
    @_noAllocation @_noLocks get { isEnding && fade.isOver }
  }

  /// Falls silent within 20 ms, for good.
  @_noAllocation @_noLocks
  package mutating func fadeOut() {
    isEnding = true
    hush()
  }

  /// Renders the next `frameCount` frames, left and right in turn.
  ///
  /// - Parameters:
  ///   - output: Room for twice `frameCount` samples, −1 … 1; what it held is overwritten.
  ///   - frameCount: The number of frames.
  @_noAllocation @_noLocks
  package mutating func render(into output: UnsafeMutablePointer<Float>, frameCount: Int) {
    if !isEnding { follow(frameCount) }
    var frame = 0
    if fade.isOver {
      while frame < 2 * frameCount {
        output[frame] = 0
        frame += 1
      }
      return
    }
    while frame < frameCount {
      place += (target - place) * pull
      let exact = place * Double(Self.stepCount)
      let step = Int(exact)
      let share = exact - Double(step)
      let (here, next) = (pitches + step, pitches + step + 1)
      turns += here.pointee.increment + (next.pointee.increment - here.pointee.increment) * share
      if turns >= 1 { turns -= 1 }
      let gain = here.pointee.gain + (next.pointee.gain - here.pointee.gain) * share
      let wave =
        first * Sine.value(at: turns) + second * Sine.value(at: 2 * turns)
        + third * Sine.value(at: 3 * turns)
      output[2 * frame] = Float(wave * gain)
      output[2 * frame + 1] = Float(wave * gain)
      frame += 1
    }
    fade.apply(to: output, frameCount: frameCount)
  }

  /// Takes the newest height, and loses patience where there is none.
  @_noAllocation @_noLocks
  private mutating func follow(_ frameCount: Int) {
    let word = word.pointee.load(ordering: .relaxed)
    guard word != seen else {
      idle += frameCount
      if Double(idle) > Self.patience * sampleRate { hush() }
      return
    }
    seen = word
    idle = 0
    let newest = Double(Float(bitPattern: UInt32(word & 0xFFFF_FFFF)))
    // Every comparison with what is no number is false.
    guard newest >= 0, newest <= 1 else {
      hush()
      return
    }
    target = newest
    guard isSilent else { return }
    if fade.isOver { place = target }
    fade.fadeIn(frames: 0.005 * sampleRate)
    isSilent = false
  }

  @_noAllocation @_noLocks
  private mutating func hush() {
    guard !isSilent else { return }
    fade.fadeOut(frames: 0.02 * sampleRate)
    isSilent = true
  }
}
