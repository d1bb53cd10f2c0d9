import Descriptions
import Explorer
import PortAudioOutput
import Sonification

/// The sound card as the event loop sees it: commands go out, messages come back.
final class AudioOutput {
  private let device: String?
  /// Opened by the first sound or ahead of it: a start without sound needs no sound system.
  private var opened: (mailbox: Mailbox, output: PortAudioOutput)?

  /// The name that asks for no device.
  static let none = "none"

  /// - Parameter device: The name of a device, `none` to open nothing, or `nil` for the default one.
  init(device: String?) { self.device = device }

  /// Readable when there are messages; -1, which `poll` passes over, while nothing is opened.
  var descriptor: Int32 { opened?.mailbox.readEnd ?? -1 }

  func messages() -> [Message] { opened?.mailbox.take() ?? [] }

  /// Begins the sound system, so that the first sound need not wait for it.
  func begin() {
    // The first sound tells if it could not be.
    try? open()?.begin()
  }

  /// Plays a score; what becomes of it comes as messages.
  ///
  /// - Throws: The reason for silence where not even messages can come. The next sound tries again.
  func play(
    _ score: Score, volume: Double, from seconds: Double, playback: Int
  ) throws(Silence) {
    try open()?.play(score, volume: volume, from: seconds, playback: playback)
  }

  /// The output, opened if need be; `nil` where none is wanted.
  private func open() throws(Silence) -> PortAudioOutput? {
    guard device != Self.none else { return nil }
    if let output = opened?.output { return output }
    let mailbox: Mailbox
    do throws(Mailbox.Refusal) { mailbox = try Mailbox() } catch { throw .refused(error.reason) }
    let output = PortAudioOutput(device: device) { Message($0).map(mailbox.post) }
    opened = (mailbox, output)
    return output
  }

  func pause() { opened?.output.pause() }
  func resume() { opened?.output.resume() }
  func stop() { opened?.output.stop() }
  func retry() { opened?.output.retry() }
  func close() { opened?.output.close() }
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
    case .awaited(let playback): self = .audioAwaited(playback: playback)
    // The program has one output, which nothing else can take the stream from.
    case .displaced: return nil
    }
  }
}
