import Glibc

/// The reasons for which a system refuses a file, in words of a language's own: the system has them in English, or in the
/// locale's language, which may be another.
enum SystemReason: CaseIterable {
  case noSuchPlace, denied, full, readOnly, isFolder, noFolder, longName, closed, busy, tooLarge
  case broken, tooManyFiles, notText

  /// The numbers by which the system has a reason.
  private var codes: [Int32] {
    switch self {
    case .noSuchPlace: [ENOENT]
    case .denied: [EACCES, EPERM]
    case .full: [ENOSPC, EDQUOT]
    case .readOnly: [EROFS]
    case .isFolder: [EISDIR]
    case .noFolder: [ENOTDIR]
    case .longName: [ENAMETOOLONG]
    case .closed: [EPIPE]
    case .busy: [EBUSY, ETXTBSY, EAGAIN]
    case .tooLarge: [EFBIG]
    case .broken: [EIO]
    case .tooManyFiles: [EMFILE, ENFILE]
    case .notText: [EILSEQ]
    }
  }

  /// The reason that the system has such words for; `nil` for any other.
  init?(_ text: String) {
    let found = Self.allCases.first { reason in
      reason.codes.contains { String(cString: strerror($0)) == text }
    }
    guard let found else { return nil }
    self = found
  }
}

extension Phrasebook {
  /// A reason of the system in the words of the language; any other as it is.
  func told(reason: String) -> String { SystemReason(reason).map { words(reason: $0) } ?? reason }

  /// A problem as it is told: long texts are shortened, reasons of the system in the words of the language.
  func told(_ problem: Problem) -> Problem {
    switch problem.shortened(by: format) {
    case .outputFailed(let file, let reason):
      .outputFailed(file: file, reason: told(reason: reason))
    case .configurationUnreadable(let file, let reason):
      .configurationUnreadable(file: file, reason: reason.map { told(reason: $0) })
    case .themeBroken(let file, let line, .unreadable(let reason)):
      .themeBroken(file: file, line: line, .unreadable(told(reason: reason)))
    case let other: other
    }
  }
}
