extension Polish {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "Czekanie na dane"
    case .waitingFor(let file): "Czekanie na dane z \(file)"
    case .missing(let file): "\(file) jeszcze nie istnieje: czekanie"
    case .new(let number): count(number, Noun(one: "nowy", few: "nowe", other: "nowych"))
    case .live: "Na żywo"
    case .liveFrom(let file): "Na żywo z \(file)"
    case .paused: "Wstrzymano; nowe wiersze są zachowywane"
    case .behind(let time): "opóźnienie: \(time)"
    case .following: "Śledzenie najnowszych danych"
    case .nothingToFollow: "Nie ma czego śledzić: są już wszystkie dane"
    case .lost(let time): "Brak danych od: \(time)"
    case .back(let time): "Dane znowu napływają, przerwa: \(time)"
    case .ended: "Koniec danych"
    case .unfit(let number):
      count(number, Noun(one: "niepasujący", few: "niepasujące", other: "niepasujących"))
    case .loaded: "Odczytano wszystko"
    case .stopped: "Przerwano odczyt"
    case .missingCells(let number): "komórki bez wartości: \(count(number))"
    case .truncated(let file): "Plik \(file) skrócono: śledzenie od początku"
    case .replaced(let file): "Plik \(file) zastąpiono: śledzenie nowego"
    case .alarm: "Alarm"
    }
  }
}
