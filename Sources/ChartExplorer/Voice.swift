import Descriptions
import Explorer
import SpeechDispatcher

/// The voice as the event loop sees it: commands go out, messages come back.
final class Voice {
  /// The time that a tone is heard before the words that come with it, in seconds.
  static let toneLead = 0.25

  /// Opened by the first words: a start without them needs no speech system.
  private var opened: (mailbox: Mailbox, output: SpeechOutput)?

  /// Readable when there are messages; -1, which `poll` passes over, while nothing is opened.
  var descriptor: Int32 { opened?.mailbox.readEnd ?? -1 }

  func messages() -> [Message] { opened?.mailbox.take() ?? [] }

  /// Speaks an utterance, behind a tone if one begins now.
  func speak(_ utterance: Utterance, afterTone: Bool) {
    output?.speak(utterance, after: afterTone ? Self.toneLead : 0)
  }

  func hush() { opened?.output.hush() }

  /// Has the voice be there anew; a message tells what becomes of it.
  ///
  /// - Returns: `false` where not even a message can come.
  func retry() -> Bool {
    output?.retry()
    return opened != nil
  }

  func close() { opened?.output.close() }

  private var output: SpeechOutput? {
    if opened == nil, let mailbox = try? Mailbox() {
      opened = (mailbox, SpeechOutput { mailbox.post(Message($0)) })
    }
    return opened?.output
  }
}

extension Message {
  fileprivate init(_ event: SpeechEvent) {
    switch event {
    case .opened: self = .speechOpened
    case .failed(let failure): self = .speechUnavailable(failure)
    }
  }
}
