/// A gain that moves to silence or back without a click.
struct Fade {
  /// Its level, 0 (silent) … 1.
  private var level = 1.0
  private var step = 0.0

  @_noAllocation @_noLocks
  init() {}

  /// Comes in over `frames`.
  @_noAllocation @_noLocks
  static func fadingIn(frames: Double) -> Fade {
    var fade = Fade()
    fade.level = 0
    fade.step = 1 / max(frames, 1)
    return fade
  }

  /// True once it has fallen silent.
  var isOver: Bool {
    @_noAllocation @_noLocks get { level <= 0 && step <= 0 }
  }

  /// Moves to silence over `frames`, from wherever it is.
  @_noAllocation @_noLocks
  mutating func fadeOut(frames: Double) {
    step = -1 / max(frames, 1)
  }

  /// Moves back to full loudness over `frames`, from wherever it is.
  @_noAllocation @_noLocks
  mutating func fadeIn(frames: Double) {
    step = 1 / max(frames, 1)
  }

  /// Weakens `frameCount` stereo frames.
  @_noAllocation @_noLocks
  mutating func apply(to output: UnsafeMutablePointer<Float>, frameCount: Int) {
    guard step != 0 else { return }
    var frame = 0
    while frame < frameCount {
      level = min(max(level + step, 0), 1)
      let gain = ToneEnvelope.smooth(Float(level))
      output[2 * frame] *= gain
      output[2 * frame + 1] *= gain
      frame += 1
    }
    if level >= 1 { step = 0 }
  }
}
