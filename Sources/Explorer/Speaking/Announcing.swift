import Descriptions

/// Saying: at once what a key asked for, the rest through the gate of ``Announcements``.
extension Model {
  /// Says the first words, each as an announcement of its own; of many those about the chart, what was computed and
  /// left out, and the keys.
  ///
  /// On the screen they are one caption, which stays until a key is answered.
  mutating func sayOpening() -> [Effect] {
    announcements.said(.answer, at: clock)
    caption.sentences = caption.sentences.compactMap { $0.told(settings.verbosity) }
    let language = settings.language
    var parts = caption.sentences.map { [$0] }.filter { !isBlank($0) }
    if parts.count > Self.mostFirstWords {
      parts = parts.joined().reduce(into: []) { parts, sentence in
        if let part = sentence.openingPart, parts.last?.last?.openingPart == part {
          parts[parts.count - 1].append(sentence)
        } else {
          parts.append([sentence])
        }
      }
    }
    let texts = parts.map { Caption($0).text(in: language) }
    for text in texts { remember(text) }
    return texts.flatMap { [.announce($0)] + speak($0) }
  }

  /// More announcements at once nobody listens to.
  private static var mostFirstWords: Int { 3 }

  /// Makes `sentences` the caption and says them, as the answer to a key.
  mutating func announce(_ sentences: [Sentence]) -> [Effect] { say(sentences, .answer, nil) }

  /// Says what no key asked for, now or as soon as it may be said; see ``Announcements``.
  ///
  /// - Parameters:
  ///   - sentences: The sentences to say; none change nothing.
  ///   - priority: Their importance.
  ///   - subject: Their subject: of each only the latest is said.
  ///   - keepsCaption: True where the caption of then is still true, and stays before the new
  ///     words.
  /// - Returns: The announcement, or when to look again.
  mutating func announce(
    _ sentences: [Sentence], priority: Announcements.Priority,
    about subject: Announcements.Subject = .data, keepsCaption: Bool = false
  ) -> [Effect] {
    guard !isBlank(sentences) else { return [] }
    announcements.add(
      .init(
        sentences: sentences, priority: priority, subject: subject, time: clock,
        keepsCaption: keepsCaption))
    return sayWaiting()
  }

  /// Says the next of what waits, if it may come now, and has the program look again for the rest.
  mutating func sayWaiting() -> [Effect] {
    var effects: [Effect] = []
    // A text that is typed stays on the screen, and one that is read goes on to its end.
    let isBusy = prompt != nil || reading != nil
    // A list that lies over the chart is not about its data, but for that of charts side by side.
    let isList = overlay != nil && overlay?.kind != .multiples
    let least: Announcements.Priority = isList ? .ending : .live
    if !isBusy, let next = announcements.next(at: clock, least: least) {
      let kept = next.keepsCaption ? caption.sentences.filter { !$0.isAboutSound } : []
      effects = say(next.sentences, next.priority, next.subject, behind: kept)
    }
    guard let delay = announcements.delay(at: clock) else { return effects }
    let patience = isBusy || isList ? Announcements.hearing : 0
    return effects + [.remind(.announcement, after: max(delay, patience))]
  }

  /// Says words again that are on the screen already, or were.
  mutating func repeatWords(_ text: String) -> [Effect] {
    announcements.said(.answer, at: clock)
    return [.announce(text)] + speak(text)
  }

  /// Says words in the language that was left, and then the answer, each by itself; on the screen they are one caption.
  mutating func announce(
    _ text: String, in former: any Language, before answer: Answer
  ) -> [Effect] {
    remember(text)
    let effects = [.announce(text)] + speak(text, in: former) + give(answer)
    caption = Caption([.verbatim(text)] + caption.sentences)
    return effects
  }

  private mutating func say(
    _ sentences: [Sentence], _ priority: Announcements.Priority,
    _ subject: Announcements.Subject?, behind kept: [Sentence] = []
  ) -> [Effect] {
    let told = sentences.compactMap { $0.told(settings.verbosity) }
      .map { $0.telling(settings.captionParts) }
    let sentences = told + [notice].compactMap(\.self) + taught()
    guard !isBlank(sentences) else { return [] }
    caption = Caption(kept + sentences)
    notice = nil
    announcements.said(priority, about: subject, at: clock)
    if subject == .data { noteSaid() }
    if subject == .feedEnd { live?.hasSaidEnd = true }
    let text = Caption(sentences).text(in: settings.language)
    // Reading help or the history is not history itself.
    if overlay == nil, !sentences.isPrompt { remember(text) }
    // An important announcement cuts off the words that are still true, so it brings them along.
    let spoken = caption.text(in: settings.language)
    return [.announce(text)] + speak(spoken, Utterance.Priority(sentences, priority))
  }

  private mutating func remember(_ text: String) {
    if history.last != text { history.append(text) }
    if history.count > Self.historyLimit { history.removeFirst() }
  }

  private func isBlank(_ sentences: [Sentence]) -> Bool {
    sentences.allSatisfy { settings.language.text($0).allSatisfy(\.isWhitespace) }
  }
}

extension Sentence {
  /// True where it says that there is sound or speech, or why there is none.
  fileprivate var isAboutSound: Bool {
    switch self {
    case .sound(.on), .sound(.silent), .sound(.speechOn), .sound(.noSpeech): true
    default: false
    }
  }
}

extension Sentence {
  /// The part of the first words that is said at once, what was made of the data or the keys; `nil` of what is said by
  /// itself.
  fileprivate var openingPart: Int? {
    switch self {
    case .fact, .columnsNotCharted, .crossedAxes, .valuesOver: 1
    case .chartListTitle, .titled, .keyHint: 2
    default: nil
    }
  }
}

extension [Sentence] {
  fileprivate var isPrompt: Bool {
    if case .prompt? = first { true } else { false }
  }
}
