/// Holds a sum of tones below a ceiling without an edge: up to a knee it is as it was, and above it
/// comes ever nearer to the ceiling.
package enum SoftLimit {
  /// The share of the ceiling up to which nothing changes; one tone alone stays below it.
  package static var knee: Float {
    @_noAllocation @_noLocks get { 0.75 }
  }

  /// `sample`, below a ceiling above 0: t + (c − t)·u / (1 + u) beyond the knee t, with
  /// u = (|x| − t) / (c − t), which goes on from the knee with the same slope.
  @_noAllocation @_noLocks
  package static func limited(_ sample: Float, below ceiling: Float) -> Float {
    let level = abs(sample)
    let start = knee * ceiling
    guard level > start else { return sample }
    let room = ceiling - start
    let beyond = (level - start) / room
    let limited = start + room * (beyond / (1 + beyond))
    return sample < 0 ? -limited : limited
  }
}
