/// The sound that goes on past the end of a loop while its next round begins: what would fade out before the end fades
/// out behind it, so that there is no hole between the rounds.
struct Seam {
  /// The seconds that it lasts: those of a release.
  static let seconds = 0.02

  /// The number of frames; none of a sound that ends.
  let frameCount: Int
  private let frames: UnsafeMutablePointer<Float>
  /// True from the end of the first round on.
  private(set) var isFilled = false

  /// Room for a seam of so many frames; whoever makes one deallocates it.
  init(frameCount: Int) {
    self.frameCount = frameCount
    frames = .allocate(capacity: max(2 * frameCount, 1))
    frames.initialize(repeating: 0, count: max(2 * frameCount, 1))
  }

  func deallocate() { frames.deallocate() }

  /// Forgets the round before.
  @_noAllocation @_noLocks
  mutating func clear() { isFilled = false }

  /// Takes frames of `block` in, which go to the place `frame`.
  @_noAllocation @_noLocks
  mutating func take(_ block: Block, from offset: Int, count: Int, at frame: Int) {
    block.copy(from: offset, count: count, to: frames + 2 * frame)
    isFilled = true
  }

  /// Adds what is left of the round before to the frames of this one from `frame` on.
  @_noAllocation @_noLocks
  func add(from frame: Int, count: Int, to output: UnsafeMutablePointer<Float>) {
    guard isFilled else { return }
    var sample = 2 * frame
    let end = 2 * min(frame + count, frameCount)
    while sample < end {
      output[sample - 2 * frame] += frames[sample]
      sample += 1
    }
  }
}

extension Score {
  /// The score with every tone that lasts to its end held on for the time of a seam, at its last pitch and place.
  ///
  /// Tones that end before, and cues, are left as they are.
  var heldOn: Score {
    var held = self
    held.tones += tones.filter {
      $0.cue == nil && abs($0.start + $0.length - length) < 1e-9 && $0.length > Seam.seconds
    }.map { tone in
      var rest = tone
      (rest.start, rest.length, rest.isConnected) = (length, Seam.seconds, true)
      (rest.frequency, rest.gain, rest.pan) = (tone.endFrequency, tone.endGain, tone.endPan)
      return rest
    }
    return held
  }
}
