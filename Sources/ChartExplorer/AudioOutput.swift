import Descriptions
import Explorer
import Glibc
import PortAudioOutput
import Sonification
import Synchronization

/// The sound card as the event loop sees it: commands go out, messages come back.
final class AudioOutput {
  private let device: String?
  /// Opened by the first sound: a start without one needs no sound system.
  private var opened: (mailbox: Mailbox, output: PortAudioOutput)?

  /// The name that asks for no device.
  static let none = "none"

  /// - Parameter device: The name of a device, `none` to open nothing, or `nil` for the default one.
  init(device: String?) { self.device = device }

  /// Readable when there are messages; -1, which `poll` passes over, while nothing is opened.
  var descriptor: Int32 { opened?.mailbox.readEnd ?? -1 }

  func messages() -> [Message] { opened?.mailbox.take() ?? [] }

  /// Plays a score; what becomes of it comes as messages.
  ///
  /// - Throws: The reason for silence where not even messages can come. The next sound tries again.
  func play(
    _ score: Score, volume: Double, from seconds: Double, playback: Int
  ) throws(Silence) {
    guard device != Self.none else { return }
    if opened == nil {
      let mailbox = try Mailbox()
      let output = PortAudioOutput(device: device) { Message($0).map(mailbox.post) }
      opened = (mailbox, output)
    }
    opened?.output.play(score, volume: volume, from: seconds, playback: playback)
  }

  func pause() { opened?.output.pause() }
  func resume() { opened?.output.resume() }
  func stop() { opened?.output.stop() }
  func retry() { opened?.output.retry() }
  func close() { opened?.output.close() }
}

/// Messages from another thread, with a pipe to wake the loop.
private final class Mailbox: Sendable {
  private let messages = Mutex<[Message]>([])
  let readEnd: Int32
  private let writeEnd: Int32

  /// - Throws: The system's words where it has no pipe left.
  init() throws(Silence) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused(String(cString: strerror(errno))) }
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
  fileprivate init?(_ event: AudioEvent) {
    switch event {
    case .moved(let playback, let seconds):
      self = .playheadMoved(playback: playback, seconds: seconds)
    case .ended(let playback):
      self = .playbackEnded(playback: playback)
    case .unavailable(let playback, let reason):
      self = .audioUnavailable(playback: playback, reason)
    // The program has one output, which nothing else can take the stream from.
    case .displaced: return nil
    }
  }
}
