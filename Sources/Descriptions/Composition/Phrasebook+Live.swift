/// The sentences about data that keeps coming.
extension Phrasebook {
  func live(_ sentence: LiveSentence) -> String {
    switch sentence {
    case .waiting(let file): words(live: file.map { .waitingFor($0) } ?? .waiting)
    case .missing(let file): words(live: .missing(file))
    case .live(let file): words(live: file.map { .liveFrom($0) } ?? .live)
    case .newRows(let number): words(live: .new(number))
    case .paused: words(live: .paused)
    case .behind(let rows, let seconds):
      list([words(live: .new(rows)), words(live: .behind(length(seconds.rounded())))])
    case .following: words(live: .following)
    case .nothingToFollow: words(live: .nothingToFollow)
    case .lost(let seconds): words(live: .lost(length(seconds.rounded())))
    case .back(let seconds): words(live: .back(length(seconds.rounded())))
    case .ended(let rows, let new, let unfit, let missing):
      list([
        labeled(words(live: .ended), count(rows, .row)),
        new > 0 && new < rows ? words(live: .new(new)) : nil,
        unfit > 0 ? words(live: .unfit(unfit)) : nil,
        missing > 0 ? words(live: .missingCells(missing)) : nil,
      ])
    case .unfit(let number): words(live: .unfit(number))
    case .loaded(let rows):
      rows.map { labeled(words(live: .loaded), count($0, .row)) } ?? words(live: .loaded)
    case .stopped(let rows):
      rows.map { labeled(words(live: .stopped), count($0, .row)) } ?? words(live: .stopped)
    case .truncated(let file): words(live: .truncated(file))
    case .replaced(let file): words(live: .replaced(file))
    case .alarm(let condition, let place, let value):
      labeled(
        words(live: .alarm),
        list([told(condition), place.map(self.place), value.map(format.quantity)]))
    }
  }
}
