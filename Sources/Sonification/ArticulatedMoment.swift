/// The things that a voice's articulation makes of the frames of one block: straight between both ends.
struct ArticulatedMoment {
  /// True where it makes anything of them.
  let isBent: Bool
  /// The share of noise.
  let breath: Float
  private let level: Float
  private let levelSlope: Float
  private let ahead: Float
  private let aheadSlope: Float

  @_noAllocation @_noLocks
  init(
    _ tone: UnsafePointer<PreparedTone>, _ frames: Range<Int>, _ phase: Phase, endIncrement: Double
  ) {
    isBent = !tone.pointee.isPlain
    guard isBent else {
      (breath, level, levelSlope, ahead, aheadSlope) = (0, 1, 0, 0, 0)
      return
    }
    let frame = tone.pointee.frameSeconds
    let start = Double(frames.lowerBound - tone.pointee.chainStart) * frame
    let end = Double(frames.upperBound - tone.pointee.chainStart) * frame
    let share = 1 / Float(frames.upperBound - frames.lowerBound)
    breath = Float(tone.pointee.articulation.breath)
    level = tone.pointee.articulation.level(at: Float(start))
    levelSlope = (tone.pointee.articulation.level(at: Float(end)) - level) * share
    let first = tone.pointee.articulation.ahead(at: start, of: phase.increment / frame)
    let last = tone.pointee.articulation.ahead(at: end, of: endIncrement / frame)
    ahead = Float(first)
    aheadSlope = Float(last - first) * share
  }

  /// The turns that vibrato is ahead, `frames` after the first.
  @inline(__always) @_noAllocation @_noLocks
  func ahead(after frames: Block.Frames) -> Block.Frames { frames * aheadSlope + ahead }

  /// The loudness `frames` after the first, 0 … 1.
  @inline(__always) @_noAllocation @_noLocks
  func level(after frames: Block.Frames) -> Block.Frames { frames * levelSlope + level }
}
