/// The stretch of frames that all lanes render at once, each channel on its own.
///
/// Blocks lie on a grid from the first frame of the score, so what is heard does not depend on how
/// many frames are asked for at a time.
struct Block {
  /// Several neighboring frames, worked on at once.
  typealias Frames = SIMD8<Float>

  /// The number of frames in a block.
  static var frameCount: Int {
    @_noAllocation @_noLocks get { 64 }
  }

  /// 0, 1, 2 …: the place of each of the neighboring frames.
  static var places: Frames {
    @_noAllocation @_noLocks get { Frames(0, 1, 2, 3, 4, 5, 6, 7) }
  }

  /// `values`, but at least 0 and at most 1.
  @inline(__always) @_noAllocation @_noLocks
  static func share(_ values: Frames) -> Frames {
    // The library's own clamping goes through each value by itself.
    values.replacing(with: 0, where: values .< 0).replacing(with: 1, where: values .> 1)
  }

  private let left: UnsafeMutablePointer<Float>
  private let right: UnsafeMutablePointer<Float>

  /// A silent block; whoever makes one deallocates it.
  init() {
    // The last of several frames may lie beyond the end, where they are silent.
    let room = Self.frameCount + Frames.scalarCount
    left = .allocate(capacity: room)
    right = .allocate(capacity: room)
    left.initialize(repeating: 0, count: room)
    right.initialize(repeating: 0, count: room)
  }

  func deallocate() {
    left.deallocate()
    right.deallocate()
  }

  @_noAllocation @_noLocks
  func clear() {
    var frame = 0
    while frame < Self.frameCount {
      left[frame] = 0
      right[frame] = 0
      frame += 1
    }
  }

  /// Adds to the frames from `frame` on, which must lie within the block.
  @inline(__always) @_noAllocation @_noLocks
  func add(left: Frames, right: Frames, at frame: Int) {
    Self.add(left, to: self.left + frame)
    Self.add(right, to: self.right + frame)
  }

  /// Adds to one frame.
  @_noAllocation @_noLocks
  func add(left: Float, right: Float, at frame: Int) {
    self.left[frame] += left
    self.right[frame] += right
  }

  /// Holds all frames below a ceiling above 0.
  @_noAllocation @_noLocks
  func limit(below ceiling: Float) {
    var frame = 0
    while frame < Self.frameCount {
      left[frame] = SoftLimit.limited(left[frame], below: ceiling)
      right[frame] = SoftLimit.limited(right[frame], below: ceiling)
      frame += 1
    }
  }

  /// Copies `count` frames from `frame` on, left and right in turn.
  @_noAllocation @_noLocks
  func copy(from frame: Int, count: Int, to output: UnsafeMutablePointer<Float>) {
    let (left, right) = (left + frame, right + frame)
    // Without the check of every sum several frames are copied at once.
    var index = 0
    while index < count {
      output[2 &* index] = left[index]
      output[2 &* index &+ 1] = right[index]
      index &+= 1
    }
  }

  @inline(__always) @_noAllocation @_noLocks
  private static func add(_ frames: Frames, to place: UnsafeMutablePointer<Float>) {
    let raw = UnsafeMutableRawPointer(place)
    raw.storeBytes(of: raw.loadUnaligned(as: Frames.self) + frames, as: Frames.self)
  }
}
