/// The sentences of the tutorial, with keys as words.
extension Phrasebook {
  func tutorial(_ sentence: TutorialSentence) -> String {
    switch sentence {
    case .title: words(tutorial: .title)
    case .step(let lesson, let keys, let number, let steps):
      then(
        words(tutorial: .step(number, of: steps)),
        words(tutorial: .press(keys: keyNames(keys), lesson)))
    case .ways(let again, let leave):
      words(tutorial: .ways(again: keyAtStart(again), leave: keyName(leave)))
    case .lesson(let lesson, let choose, let close):
      words(tutorial: phrase(lesson, keyName(choose), keyName(close)))
    case .end: words(tutorial: .end)
    case .left: words(tutorial: .left)
    case .offer(let key): words(tutorial: .offer(key: keyName(key)))
    }
  }

  private func phrase(_ lesson: Lesson, _ choose: String, _ close: String) -> TutorialPhrase {
    switch lesson {
    case .point: .point
    case .back: .back
    case .highest: .highest
    case .play: .play
    case .rotor: .rotor
    case .items: .items
    case .list: .list(choose: choose, close: close)
    case .help: .help(close: close)
    }
  }
}
