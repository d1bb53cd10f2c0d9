/// Something to be spoken by a voice of the program's own.
package struct Utterance: Equatable, Sendable {
  /// The importance of an utterance beside those that are being spoken, as speech systems tell them
  /// apart.
  package enum Priority: String, CaseIterable, Sendable {
    /// It is spoken at once, whatever else there is to speak.
    case important
    /// It is spoken after those before it.
    case message
    /// It is spoken if there is nothing else to speak, and else let go.
    case notification
  }

  /// The words in their spoken form, on one line.
  package var text: String
  /// The language of the words, with a region where the voice may depend on it: "de", "pt-BR".
  package var language: String
  package var priority: Priority

  package init(_ text: String, language: String, priority: Priority) {
    self.text = text
    self.language = language
    self.priority = priority
  }

  /// The utterance as a line: priority, language, text.
  package var line: String { [priority.rawValue, language, text].joined(separator: "\t") }
}

/// The reason why nothing is spoken.
public enum SpeechFailure: Error, CaseIterable, Equatable, Sendable {
  /// The library of speech-dispatcher is not there.
  case notInstalled
  /// The library is there, but nobody answers who speaks.
  case notRunning
  /// A call never returned.
  case hung
}

/// The choice of whether the program speaks itself.
public enum SpeechChoice: String, CaseIterable, Sendable {
  case off
  /// It speaks where there is a voice, and says nothing of it where there is none.
  case auto
  case on
}

extension Language {
  /// The language and its region, without a script, as voices are found by: "zh", "pt-BR".
  package var voiceTag: String {
    tag.split(separator: "-").filter { $0.count != 4 }.joined(separator: "-")
  }
}
