import Sonification

/// A score, or a live voice, on its way through the callback; lives on the heap, handed over by its
/// address.
struct Sound: ~Copyable {
  private var synthesizer: Synthesizer
  /// The voice that sounds in place of a score.
  private let voice: UnsafeMutablePointer<LiveVoice>?
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
    voice = nil
  }

  /// The voice of `height`, which sounds until it is stopped or replaced.
  init(_ height: LiveHeight, volume: Double, sampleRate: Double, generation: UInt64) {
    synthesizer = Synthesizer(.silence, volume: 0, sampleRate: sampleRate)
    let voice = UnsafeMutablePointer<LiveVoice>.allocate(capacity: 1)
    voice.initialize(to: LiveVoice(height, volume: volume, sampleRate: sampleRate))
    self.voice = voice
    frame = 0
    self.generation = generation
  }

  deinit {
    voice?.deinitialize(count: 1)
    voice?.deallocate()
  }

  /// True once nothing but silence follows.
  var isFinished: Bool {
    @_noAllocation @_noLocks get { voice?.pointee.isFinished ?? synthesizer.isFinished }
  }

  /// Falls silent within 20 ms.
  @_noAllocation @_noLocks
  mutating func fadeOut() {
    if let voice { voice.pointee.fadeOut() } else { synthesizer.fadeOut() }
  }

  /// Renders what is left of it while another one sounds.
  @_noAllocation @_noLocks
  mutating func renderRest(into output: UnsafeMutablePointer<Float>, frameCount: Int) {
    if let voice {
      voice.pointee.render(into: output, frameCount: frameCount)
    } else {
      synthesizer.render(into: output, frameCount: frameCount)
    }
  }

  /// Renders and counts; a held score falls silent and waits, a live voice goes on.
  @_noAllocation @_noLocks
  mutating func render(into output: UnsafeMutablePointer<Float>, frameCount: Int, isHeld: Bool) {
    if let voice {
      frame += frameCount
      voice.pointee.render(into: output, frameCount: frameCount)
      return
    }
    if isHeld != self.isHeld {
      if isHeld { synthesizer.fadeOut() } else { synthesizer.fadeIn() }
      self.isHeld = isHeld
    }
    if !synthesizer.isFadedOut { frame += frameCount }
    synthesizer.render(into: output, frameCount: frameCount)
  }
}
