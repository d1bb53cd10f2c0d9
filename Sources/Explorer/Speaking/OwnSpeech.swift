import Descriptions
import Screen

/// The voice of the program's own: what is said is spoken, too, where that is asked for.
extension Model {
  /// The request to speak what is said, while the program speaks itself.
  func speak(
    _ text: String, _ priority: Utterance.Priority = .message, in former: (any Language)? = nil
  ) -> [Effect] {
    guard settings.speech != .off else { return [] }
    let language = former ?? settings.language
    let units = ([page.chart.xAxis.unit, page.chart.yAxis.unit] + page.chart.series.map(\.unit))
      .compactMap(\.self)
    return Utterance.parts(
      of: language.spoken(text, units: units), in: language, priority,
      isJapanese: page.chart.hasJapaneseNames
    ).map(Effect.speak)
  }

  /// The request to speak a letter as it is typed.
  func spell(_ character: Character?) -> [Effect] {
    guard let character else { return [] }
    let label = Key.character(character).label
    return speak(Swift.type(of: settings.language).keyNames[label] ?? label)
  }

  /// The request to let go of what is being spoken, as there is something newer.
  func hush() -> [Effect] { settings.speech == .off ? [] : [.hush] }

  // MARK: On, off, lost

  /// `v`: speech on or off.
  mutating func toggleSpeech() -> [Effect] {
    // A voice that failed is tried again at once: speech is on, but there is none.
    if settings.speech != .off, !speech.hasFailed {
      settings.speech = .off
      speech = OwnSpeech()
      return announce([.sound(.speechOff)])
    }
    settings.speech = .on
    // The words that speech is on are said as soon as there is a voice; else why there is none.
    speech = OwnSpeech(isTried: true)
    announcements.forget(.speech)
    return [.tryVoice, .remind(.speech, after: Charting.patience)]
  }

  /// Says that the voice is still being looked for, so that nobody takes the key for dead.
  mutating func sayVoiceStarts() -> [Effect] {
    speech.isTried && settings.speech != .off ? announce([.sound(.speechStarting)]) : []
  }

  /// Says that speech is on, once there is a voice.
  mutating func confirmSpeech() -> [Effect] {
    guard speech.isTried else { return [] }
    speech = OwnSpeech()
    return settings.speech == .off ? [] : announce([.sound(.speechOn)])
  }

  /// Says why nothing is spoken: once, and again only when speech was asked for by its key.
  mutating func loseVoice(_ failure: SpeechFailure) -> [Effect] {
    let isAnswer = speech.isTried
    let isNew = !speech.hasFailed
    speech = OwnSpeech(hasFailed: true)
    // A voice that was welcome if there is one is not missed.
    guard isAnswer || isNew && settings.speech == .on else { return [] }
    return announce(
      [.sound(.noSpeech(failure))], priority: .problem, about: .speech, keepsCaption: !isAnswer)
  }
}

/// The state of the program's own voice, as far as it is known.
struct OwnSpeech: Equatable, Sendable {
  /// True where speech was switched on by its key and nobody knows yet if there is a voice.
  var isTried = false
  /// True once there was no voice.
  var hasFailed = false
}

extension Utterance.Priority {
  /// Jumps and what went wrong come first; what comes at any rate is let go for anything else.
  init(_ sentences: [Sentence], _ priority: Announcements.Priority) {
    switch priority {
    case .problem, .alarm: self = .important
    case .live: self = .notification
    case .answer, .ending:
      self = sentences.contains(where: \.isJumpOrProblem) ? .important : .message
    }
  }
}

extension Sentence {
  /// True where one has come to another place than the next, or where something did not work.
  fileprivate var isJumpOrProblem: Bool {
    switch self {
    case .jump, .crossing, .back: true
    case .problem, .notMade, .sound(.silent), .sound(.noSpeech), .notExported, .settingNotKept,
      .notAPlace,
      .notARange:
      true
    default: false
    }
  }
}
