/// The partials of a tone within one block.
struct Partials {
  private let strengths: UnsafePointer<Block.Frames>
  private let slopes: UnsafePointer<Block.Frames>
  private let lastIndex: Int
  private let isSloping: Bool

  /// The partials that begin with `strengths`, the fundamental first, and rise by `slopes` a frame.
  @_noAllocation @_noLocks
  init(
    _ strengths: UnsafePointer<Block.Frames>, slopes: UnsafePointer<Block.Frames>?, count: Int
  ) {
    self.strengths = strengths
    isSloping = slopes != nil
    self.slopes = slopes ?? strengths
    lastIndex = count - 1
  }

  /// The waves at `turns`, −1 … 1, a number of frames after the first.
  ///
  /// The partials are added by Clenshaw's recurrence: bₖ = aₖ + 2 cos θ · bₖ₊₁ − bₖ₊₂, Σ = sin θ · b₁.
  @inline(__always) @_noAllocation @_noLocks
  func wave(at turns: Block.Frames, after frames: Block.Frames) -> Block.Frames {
    let angle = Sine.values(at: turns)
    var next = strength(lastIndex, after: frames)
    var afterNext = Block.Frames.zero
    var index = lastIndex
    while index > 0 {
      index &-= 1
      let here = angle.twiceCosine * next + (strength(index, after: frames) - afterNext)
      afterNext = next
      next = here
    }
    return angle.sine * next
  }

  @inline(__always) @_noAllocation @_noLocks
  private func strength(_ index: Int, after frames: Block.Frames) -> Block.Frames {
    isSloping ? strengths[index] + slopes[index] * frames : strengths[index]
  }
}
