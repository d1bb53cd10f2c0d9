/// The sentences about an input that is still being read.
extension Phrasebook {
  func reading(_ sentence: ReadingSentence) -> String {
    switch sentence {
    case .progress(let file, let share, let secondsLeft):
      list([
        words(screen: .reading(source(file))),
        share.map { format.percent(whole: Int(($0 * 100).rounded())) },
        secondsLeft.map { words(screen: .timeLeft(length($0))) },
      ])
    case .openKey: capitalized(words(screen: .readingKeys(open: keyName("Enter"))))
    case .keys(let stop, let quit):
      capitalized(words(screen: .waitingKeys(stop: keyName(stop), quit: keycap(quit))))
    case .keysWait: words(screen: .keysWait)
    case .nothingToOpen: words(screen: .nothingToOpen)
    }
  }
}
