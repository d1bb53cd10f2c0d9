extension German {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "Warten auf Daten"
    case .waitingFor(let file): "Warten auf Daten aus \(file)"
    case .missing(let file): "\(file) gibt es noch nicht: Warten darauf"
    case .new(let number): "\(count(number)) neu"
    case .live: "Live"
    case .liveFrom(let file): "Live aus \(file)"
    case .paused: "Angehalten; neue Zeilen werden aufgehoben"
    case .behind(let time): "\(time) Rückstand"
    case .following: "Beim Neuesten"
    case .nothingToFollow: "Nichts zu verfolgen: alle Daten sind da"
    case .lost(let time): "Keine Daten seit \(time)"
    case .back(let time): "Wieder Daten, nach \(time)"
    case .ended: "Ende der Eingabe"
    case .unfit(1): "1 passte nicht"
    case .unfit(let number): "\(count(number)) passten nicht"
    case .loaded: "Alles gelesen"
    case .stopped: "Lesen beendet"
    case .missingCells(1): "1 Zelle ohne Wert"
    case .missingCells(let number): "\(count(number)) Zellen ohne Wert"
    case .truncated(let file): "\(file) wurde gekürzt: weiter ab ihrem Anfang"
    case .replaced(let file): "\(file) wurde ersetzt: weiter mit der neuen"
    case .alarm: "Alarm"
    }
  }
}
