import PortAudioOutput
import Sonification
import Synchronization

/// The tone between a start and a stop; it falls silent when it is released.
final class LiveSession: Sendable {
  let height = LiveHeight()
  private let isOver: OverFlag
  private let output: PortAudioOutput

  /// True once another sound took its place, or the device refused it or went away.
  var isLost: Bool { isOver.value.load(ordering: .acquiring) }

  init() {
    let isOver = OverFlag()
    self.isOver = isOver
    output = PortAudioOutput(device: nil) { event in
      switch event {
      case .moved, .awaited: break
      case .ended, .unavailable, .displaced: isOver.value.store(true, ordering: .releasing)
      }
    }
    output.play(height, volume: 1, playback: 1)
  }

  private final class OverFlag: Sendable {
    let value = Atomic(false)
  }
}
