import Sonification
import Synchronization

/// The memory that the audio callback and the control thread share.
///
/// The control thread publishes a sound and takes back those that are done; the callback reports
/// how far it is. Both only exchange words: neither ever waits for the other.
struct StreamContext: ~Copyable {
  /// The number of frames that are mixed at a time.
  private static var blockFrames: Int {
    @_noAllocation @_noLocks get { 512 }
  }

  /// The generation of the sound that waits where it is; 0 for none.
  let held = Atomic<UInt64>(0)
  /// True once PortAudio says that the stream is over.
  let isFinished = Atomic(false)
  /// All frames asked for so far: while it moves, the device is alive.
  let frameCount = Atomic<Int>(0)
  /// The address of the newest sound, not yet taken by the callback.
  private let incoming = Atomic<UInt>(0)
  /// The address of the first of those that are done.
  private let retired = Atomic<UInt>(0)
  /// The generation of the current sound and its frame, in one word so that they belong together.
  private let report = Atomic<UInt64>(0)

  /// The sounds that are mixed into the output.
  private struct Voices {
    var current: UnsafeMutablePointer<Sound>?
    var fading: UnsafeMutablePointer<Sound>?
  }

  // The rest belongs to the callback; what it changes has a place of its own, because to change a
  // part of this value would be to claim all of it.
  private let channelCount: Int
  /// The number of frames of silence before any sound.
  private let leadFrames: Int
  private let mix: UnsafeMutablePointer<Float>
  private let scratch: UnsafeMutablePointer<Float>
  private let voices: UnsafeMutablePointer<Voices>

  /// Makes a context for a number of channels, of which the first two sound.
  init(channelCount: Int, leadFrames: Int = 0) {
    self.channelCount = channelCount
    self.leadFrames = leadFrames
    mix = .allocate(capacity: 2 * Self.blockFrames)
    scratch = .allocate(capacity: 2 * Self.blockFrames)
    mix.initialize(repeating: 0, count: 2 * Self.blockFrames)
    scratch.initialize(repeating: 0, count: 2 * Self.blockFrames)
    voices = .allocate(capacity: 1)
    voices.initialize(to: Voices())
  }

  deinit {
    mix.deallocate()
    scratch.deallocate()
    Self.free(incoming.load(ordering: .acquiring))
    Self.free(retired.load(ordering: .acquiring))
    Self.free(UInt(bitPattern: voices.pointee.current))
    Self.free(UInt(bitPattern: voices.pointee.fading))
    voices.deallocate()
  }

  // MARK: The control thread

  /// Makes `sound` the next one; a newer one in its place before it is heard wins.
  func publish(_ sound: consuming Sound) {
    let address = UnsafeMutablePointer<Sound>.allocate(capacity: 1)
    address.initialize(to: sound)
    Self.free(incoming.exchange(UInt(bitPattern: address), ordering: .acquiringAndReleasing))
  }

  /// Frees the sounds that are done.
  func collect() {
    Self.free(retired.exchange(0, ordering: .acquiring))
  }

  /// The place of the sound of `generation`, in frames; `nil` before its first frame.
  func frame(of generation: UInt64) -> Int? {
    let report = report.load(ordering: .acquiring)
    return report >> 40 == generation & 0xFF_FFFF ? Int(report & 0xFF_FFFF_FFFF) : nil
  }

  private static func free(_ first: UInt) {
    var address = first
    while let sound = UnsafeMutablePointer<Sound>(bitPattern: address) {
      address = sound.pointee.next
      sound.deinitialize(count: 1)
      sound.deallocate()
    }
  }

  // MARK: The callback

  /// Fills `frames` frames of the device's buffer.
  @_noAllocation @_noLocks
  func fill(_ output: UnsafeMutablePointer<Float>, frames: Int) {
    takeIncoming()
    let held = held.load(ordering: .relaxed)
    var done = 0
    while done < frames {
      let block = min(frames - done, Self.blockFrames)
      mixBlock(block, held: held)
      write(block, to: output + done * channelCount)
      done += block
    }
    if let fading = voices.pointee.fading, fading.pointee.isFinished {
      retire(fading)
      voices.pointee.fading = nil
    }
    if let current = voices.pointee.current {
      let generation = (current.pointee.generation & 0xFF_FFFF) << 40
      report.store(
        generation | UInt64(current.pointee.frame & 0xFF_FFFF_FFFF), ordering: .releasing)
    }
    frameCount.wrappingAdd(frames, ordering: .releasing)
  }

  /// Lets the newest sound in and the one before it fade.
  @_noAllocation @_noLocks
  private func takeIncoming() {
    // Two sounds at once are enough: the newest waits the few milliseconds the oldest still has.
    guard voices.pointee.fading == nil, frameCount.load(ordering: .relaxed) >= leadFrames
    else { return }
    let address = incoming.exchange(0, ordering: .acquiringAndReleasing)
    guard let newest = UnsafeMutablePointer<Sound>(bitPattern: address) else { return }
    if let current = voices.pointee.current {
      current.pointee.fadeOut()
      voices.pointee.fading = current
    }
    voices.pointee.current = newest
  }

  @_noAllocation @_noLocks
  private func mixBlock(_ frames: Int, held: UInt64) {
    if let current = voices.pointee.current {
      let isHeld = current.pointee.generation == held
      current.pointee.render(into: mix, frameCount: frames, isHeld: isHeld)
    } else {
      var sample = 0
      while sample < 2 * frames {
        mix[sample] = 0
        sample += 1
      }
    }
    if let fading = voices.pointee.fading {
      fading.pointee.renderRest(into: scratch, frameCount: frames)
      var sample = 0
      while sample < 2 * frames {
        mix[sample] += scratch[sample]
        sample += 1
      }
    }
    // Also a sound alone: else its level would jump where the other one ends.
    var sample = 0
    while sample < 2 * frames {
      mix[sample] = SoftLimit.limited(mix[sample], below: 1)
      sample += 1
    }
  }

  @_noAllocation @_noLocks
  private func write(_ frames: Int, to output: UnsafeMutablePointer<Float>) {
    var frame = 0
    while frame < frames {
      let left = mix[2 * frame]
      let right = mix[2 * frame + 1]
      if channelCount == 1 {
        output[frame] = SoftLimit.limited((left + right) * 0.707, below: 1)
      } else {
        let first = frame * channelCount
        output[first] = left
        output[first + 1] = right
        var channel = 2
        while channel < channelCount {
          output[first + channel] = 0
          channel += 1
        }
      }
      frame += 1
    }
  }

  @_noAllocation @_noLocks
  private func retire(_ sound: UnsafeMutablePointer<Sound>) {
    var first = retired.load(ordering: .relaxed)
    while true {
      sound.pointee.next = first
      let result = retired.weakCompareExchange(
        expected: first, desired: UInt(bitPattern: sound), successOrdering: .releasing,
        failureOrdering: .relaxed)
      if result.exchanged { return }
      first = result.original
    }
  }
}
