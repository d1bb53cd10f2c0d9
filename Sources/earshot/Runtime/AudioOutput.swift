import Descriptions
import Explorer
import Glibc
import PortAudioOutput
import Sonification
import Synchronization

/// The sound card as the event loop sees it: commands go out, messages come back.
final class AudioOutput {
  private let mailbox = Mailbox()
  private let device: String?
  /// Opened by the first sound: a start without one needs no sound system.
  private var output: PortAudioOutput?

  /// The name that asks for no device.
  static let none = "none"

  /// - Parameter device: The name of a device, `none` to open nothing, or `nil` for the default one.
  init(device: String?) { self.device = device }

  /// Readable when there are messages.
  var descriptor: Int32 { mailbox.readEnd }

  func messages() -> [Message] { mailbox.take() }

  func play(_ score: Score, volume: Double, from seconds: Double, playback: Int) {
    guard device != Self.none else { return }
    let output =
      self.output
      ?? PortAudioOutput(device: device) { [mailbox] event in mailbox.post(Message(event)) }
    self.output = output
    output.play(score, volume: volume, from: seconds, playback: playback)
  }

  func pause() { output?.pause() }
  func resume() { output?.resume() }
  func stop() { output?.stop() }
  func retry() { output?.retry() }
  func close() { output?.close() }
}

/// Messages from another thread, with a pipe to wake the loop.
private final class Mailbox: Sendable {
  private let messages = Mutex<[Message]>([])
  let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    var byte: UInt8 = 0
    // A full pipe already wakes the loop.
    _ = write(writeEnd, &byte, 1)
  }

  func take() -> [Message] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
    return messages.withLock { pending in
      defer { pending.removeAll() }
      return pending
    }
  }
}

extension Message {
  fileprivate init(_ event: AudioEvent) {
    switch event {
    case .moved(let playback, let seconds):
      self = .playheadMoved(playback: playback, seconds: seconds)
    case .ended(let playback):
      self = .playbackEnded(playback: playback)
    case .unavailable(let playback, let reason):
      self = .audioUnavailable(playback: playback, Silence(reason))
    }
  }
}

extension Silence {
  init(_ reason: SilenceReason) {
    self =
      switch reason {
      case .noDevice: .noDevice
      case .noSuchDevice(let name): .noSuchDevice(name)
      case .refused(let words): .refused(words)
      case .lost: .lost
      case .hung: .hung
      }
  }
}
