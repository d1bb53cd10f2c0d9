import CSpeechDispatcher
import Descriptions
import Glibc

/// A connection to speech-dispatcher; everything here may block and runs under a time limit.
struct Connection: @unchecked Sendable {
  /// The time in which a daemon that is started must be there, in milliseconds: it looks for its voices.
  static let startingTime: Int32 = 10_000

  private let pointer: OpaquePointer

  /// Connects to the daemon that the environment names, or the user's.
  ///
  /// - Parameter startsDaemon: True where it is started if need be.
  /// - Returns: The connection, or why there is none.
  static func open(startsDaemon: Bool) -> Result<Connection, SpeechFailure> {
    guard cspeechdispatcher_is_installed() else { return .failure(.notInstalled) }
    // Signals that are blocked here would be blocked in a daemon that is started; but one that hangs up
    // must not end this process.
    var broken = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_SETMASK, &broken, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    var error: UnsafeMutablePointer<CChar>?
    let pointer = spd_open2(
      "earshot", "main", nil, SPD_MODE_SINGLE, nil, startsDaemon ? 1 : 0, &error)
    free(error)
    guard let pointer else { return .failure(.notRunning) }
    // Data may look like markup.
    guard spd_set_data_mode(pointer, SPD_DATA_TEXT) == 0 else {
      cspeechdispatcher_close(pointer)
      return .failure(.notRunning)
    }
    return .success(Connection(pointer: pointer))
  }

  /// Hands an utterance over; `false` where nobody takes it.
  func speak(_ utterance: Utterance) -> Bool {
    _ = spd_set_language(pointer, utterance.language)
    return spd_say(pointer, utterance.priority.code, utterance.text) >= 0
  }

  /// Stops what it speaks, and forgets what waits; `false` where nobody listens.
  @discardableResult
  func cancel() -> Bool { spd_cancel(pointer) == 0 }

  func close() { cspeechdispatcher_close(pointer) }
}

extension Utterance.Priority {
  fileprivate var code: SPDPriority {
    switch self {
    case .important: SPD_IMPORTANT
    case .message: SPD_MESSAGE
    case .notification: SPD_NOTIFICATION
    }
  }
}
