extension English {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "Waiting for data"
    case .waitingFor(let file): "Waiting for data from \(file)"
    case .missing(let file): "\(file) is not there yet: waiting for it"
    case .new(let number): "\(count(number)) new"
    case .live: "Live"
    case .liveFrom(let file): "Live from \(file)"
    case .paused: "Paused; new rows are kept"
    case .behind(let time): "\(time) behind"
    case .following: "Following the newest"
    case .nothingToFollow: "Nothing to follow: all data is here"
    case .lost(let time): "No data for \(time)"
    case .back(let time): "Data again, after \(time)"
    case .ended: "End of input"
    case .unfit(let number): "\(count(number)) did not fit"
    case .loaded: "Everything is read"
    case .stopped: "Reading stopped"
    case .missingCells(1): "1 cell without a value"
    case .missingCells(let number): "\(count(number)) cells without a value"
    case .truncated(let file): "\(file) was cut: following it from its start"
    case .replaced(let file): "\(file) was replaced: following the new one"
    case .alarm: "Alarm"
    }
  }
}
