import Sonification

/// A score on its way through the callback; lives on the heap, handed over by its address.
struct Sound: ~Copyable {
  var synthesizer: Synthesizer
  /// Tells sounds apart in the callback's report.
  let generation: UInt64
  /// The frame that is heard next, counted on after the end.
  var frame: Int
  /// True where it was asked to wait at its place.
  var isHeld = false
  /// The address of the next one in the list of those that are done.
  var next: UInt = 0

  init(_ score: Score, volume: Double, sampleRate: Double, from seconds: Double, generation: UInt64)
  {
    synthesizer = Synthesizer(score, volume: volume, sampleRate: sampleRate)
    let start = min(max(seconds.isNaN ? 0 : seconds, 0), 1e6) * sampleRate
    if start >= 1 { synthesizer.seek(to: Int(start)) }
    frame = synthesizer.position
    self.generation = generation
  }

  /// Renders and counts; a held sound falls silent and waits.
  @_noAllocation @_noLocks
  mutating func render(into output: UnsafeMutablePointer<Float>, frameCount: Int, isHeld: Bool) {
    if isHeld != self.isHeld {
      if isHeld { synthesizer.fadeOut() } else { synthesizer.fadeIn() }
      self.isHeld = isHeld
    }
    if !synthesizer.isFadedOut { frame += frameCount }
    synthesizer.render(into: output, frameCount: frameCount)
  }
}
