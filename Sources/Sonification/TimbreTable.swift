/// The timbres of all instruments where the audio callback can read them.
struct TimbreTable {
  /// The strengths of the partials, each several times over, as many frames are worked on at once.
  private let strengths: UnsafeMutablePointer<Block.Frames>
  /// Room for the strengths and slopes of one tone in one block.
  private let current: UnsafeMutablePointer<Block.Frames>
  private let slopes: UnsafeMutablePointer<Block.Frames>
  /// The turns a frame that no partial exceeds: what lies above cannot be heard or folds back.
  private let highest: Double

  /// A table for `sampleRate`; whoever makes one deallocates it.
  init(sampleRate: Double) {
    highest = min(0.45, 18_000 / sampleRate)
    strengths = .allocate(capacity: Timbre.table.count)
    for (index, strength) in Timbre.table.enumerated() {
      (strengths + index).initialize(to: Block.Frames(repeating: Float(strength)))
    }
    current = .allocate(capacity: Timbre.partialCount)
    slopes = .allocate(capacity: Timbre.partialCount)
    current.initialize(repeating: .zero, count: Timbre.partialCount)
    slopes.initialize(repeating: .zero, count: Timbre.partialCount)
  }

  func deallocate() {
    strengths.deallocate()
    current.deallocate()
    slopes.deallocate()
  }

  /// The partials of a timbre while a tone goes from one increment to another.
  ///
  /// They hold until the next are asked for.
  @_noAllocation @_noLocks
  func partials(
    of place: Timbre.PartialRange, from increment: Double, to endIncrement: Double, frames: Int
  ) -> Partials {
    let all = UnsafePointer(strengths + place.start)
    let count = place.count
    guard max(increment, endIncrement) * Double(count) > 0.9 * highest else {
      return Partials(all, slopes: nil, count: count)
    }
    var index = 0
    while index < count {
      let start = room(at: increment * Double(index + 1))
      let end = room(at: endIncrement * Double(index + 1))
      current[index] = all[index] * start
      slopes[index] = all[index] * ((end - start) / Float(frames))
      index += 1
    }
    return Partials(current, slopes: slopes, count: count)
  }

  /// The last tenth below the limit fades, so that a glide drops its partials unheard.
  @_noAllocation @_noLocks
  private func room(at turns: Double) -> Float {
    Float(min(max((highest - turns) / (0.1 * highest), 0), 1))
  }
}
