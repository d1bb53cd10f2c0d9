extension Polish {
  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Poprzedni punkt"
    case .nextPoint: "Następny punkt"
    case .firstPoint: "Pierwszy punkt"
    case .lastPoint: "Ostatni punkt"
    case .tenthBack: "O jedną dziesiątą wstecz"
    case .tenthForward: "O jedną dziesiątą dalej"
    case .lowest: "Minimum serii, jeszcze raz wykresu"
    case .highest: "Maksimum serii, jeszcze raz wykresu"
    case .chartLowest: "Minimum wykresu"
    case .chartHighest: "Maksimum wykresu"
    case .previousLandmark: "Poprzednie miejsce docelowe"
    case .nextLandmark: "Następne miejsce docelowe"
    case .goTo: "Idź do spadku, wzrostu, luki, przecięcia…"
    case .search: "Szukaj w etykietach"
    case .goToPlace: "Idź do daty, wartości, numeru, procentu"
    case .back: "Wróć do miejsca sprzed skoku"
    case .takeBack: "Cofnij ostatnią zmianę"
    case .bookmark: "Wstaw zakładkę"
    case .position: "Położenie"
    case .previousItem: "Poprzednia pozycja"
    case .nextItem: "Następna pozycja"
    case .turnForward: "Następny tryb pokrętła"
    case .turnBack: "Poprzedni tryb pokrętła"
    case .audioGraph: "Wykres dźwiękowy"
    case .details: "Szczegóły wykresu"
    case .describe: "Opis serii"
    case .values: "Wartości"
    case .table: "Tabela danych"
    case .act: "Wybierz pozycję"
    case .play: "Odtwarzaj stąd, pauza"
    case .stop: "Zamknij okno albo zatrzymaj dźwięk"
    case .slower: "Wolniej"
    case .faster: "Szybciej"
    case .loopStart: "Początek pętli"
    case .loopEnd: "Koniec pętli"
    case .loop: "Włącz lub wyłącz pętlę"
    case .direction: "Odtwarzaj wstecz lub naprzód"
    case .nextSeries: "Przejdź do następnej serii"
    case .chord: "Wszystkie serie dla tego x, od najniższej"
    case .sayValues: "Podawaj wartości podczas odtwarzania"
    case .sound: "Włącz lub wyłącz dźwięk"
    case .speech: "Włącz lub wyłącz mowę"
    case .zoomIn: "Przybliż"
    case .zoomOut: "Oddal"
    case .zoomAll: "Pokaż wszystko"
    case .readAll: "Czytaj wszystko"
    case .readOn: "Czytaj dalej długi komunikat"
    case .history: "Historia komunikatów"
    case .nextPart: "Opis punktu część po części"
    case .verbosity: "Krótkie lub długie komunikaty"
    case .brailleRow: "Wiersz w brajlu"
    case .follow: "Śledź dane na żywo albo wstrzymaj"
    case .nextChart: "Następny wykres"
    case .previousChart: "Poprzedni wykres"
    case .chartList: "Lista wykresów"
    case .suggestions: "Wykresy tej tabeli"
    case .columns: "Kolumny tej tabeli"
    case .compare: "Porównaj z poprzednim wyborem"
    case .multiples: "Wykresy obok siebie"
    case .export: "Eksportuj"
    case .settings: "Ustawienia"
    case .nextTheme: "Następny motyw"
    case .previousTheme: "Poprzedni motyw"
    case .larger: "Większe znaki"
    case .smaller: "Mniejsze znaki"
    case .tutorial: "Samouczek"
    case .help: "Pomoc"
    case .redraw: "Narysuj ekran od nowa"
    case .quit: "Zamknij okno albo program"
    }
  }

  static let keyNames: [String: String] = [
    "": "ten klawisz",
    "←": "strzałka w lewo", "→": "strzałka w prawo", "↑": "strzałka w górę", "↓": "strzałka w dół",
    "Space": "spacja", "Home": "Home", "End": "End", "PgUp": "Page Up", "PgDn": "Page Down",
    "Tab": "Tab", "Shift-Tab": "Shift Tab", "Enter": "Enter", "Esc": "Esc",
    "Backspace": "Backspace", "F1": "F1", "Ctrl-L": "Control L", "Ctrl-U": "Control U",
    "!": "wykrzyknik", "\"": "cudzysłów", "#": "krzyżyk", "$": "dolar", "%": "procent",
    "&": "ampersand", "'": "apostrof", "(": "nawias otwierający", ")": "nawias zamykający",
    "*": "gwiazdka", "+": "plus", ",": "przecinek", "-": "minus", ".": "kropka", "/": "ukośnik",
    ":": "dwukropek", ";": "średnik", "<": "mniejsze niż", "=": "równa się", ">": "większe niż",
    "?": "znak zapytania", "@": "małpa", "[": "nawias kwadratowy otwierający",
    "\\": "ukośnik odwrotny", "]": "nawias kwadratowy zamykający", "^": "daszek",
    "_": "podkreślnik", "`": "akcent słaby", "{": "klamra otwierająca", "|": "kreska pionowa",
    "}": "klamra zamykająca", "~": "tylda",
  ]
}
