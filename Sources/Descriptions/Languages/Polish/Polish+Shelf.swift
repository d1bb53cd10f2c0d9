import Charts

extension Polish {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "Wykresy tej tabeli, \(count(number, .item))"
    case .columns(let number): "Kolumny tej tabeli, \(count(number, .item))"
    case .x: "Na osi x"
    case .y: "Wartości, zamiast innych"
    case .alsoY: "Wartości, obok innych"
    case .series: "Seria dla każdej wartości"
    case .split: "Wykres dla każdej wartości"
    case .label: "Mówiona przy każdym punkcie"
    case .filter: "Tylko niektóre wartości"
    case .leftOut: "Usuń z wykresu"
    case .aggregate(let name): "Wiersze tego samego miejsca: \(name)"
    case .unit(let unit): "Jednostka: \(unit)"
    case .chosen(let row): "\(row), wybrane"
    case .hidden(let value): "\(value), pominięte"
    case .unchosen(let value): "\(value), na wykresie ze wszystkimi"
    case .reason(.asked): "zgodnie z żądaniem"
    case .reason(.candles): "są kolumny otwarcia, maksimum, minimum i zamknięcia"
    case .reason(.times): "każdy moment występuje raz"
    case .reason(.timesOfKinds): "momenty powtarzają się, raz w każdej serii"
    case .reason(.timesOfKindsOfKinds): "momenty powtarzają się, raz w każdej serii każdego wykresu"
    case .reason(.placesOnEarth): "są kolumny szerokości i długości geograficznej"
    case .reason(.measuresOfThings): "dwie miary wielu rzeczy"
    case .reason(.names): "nazwy z wartościami"
    case .reason(.namesOfKinds): "nazwy dwóch rodzajów z wartościami"
    case .reason(.counts): "wiersze są liczone"
    case .reason(.numbers): "liczby w swojej kolejności"
    case .reason(.repeatedPlaces): "miejsca się powtarzają"
    case .noTable: "Ten wykres nie pochodzi z tabeli"
    case .takenBack: "Cofnięto"
    case .notSaid(let name): "\(name) nie jest mówione: punkt powstaje z kilku wierszy"
    case .nothingToTakeBack: "Nie ma czego cofnąć"
    case .charting: "Tworzenie wykresu"
    case .looking: "Przeglądanie tabeli"
    case .noCommand(let kind):
      "Żadne polecenie nie tworzy tego wykresu: wybierz \(kind)"
    case .readsPipe(let kind):
      "Dane przyszły potokiem: \(kind) je zawiera"
    case .zoomLeftOut: "Otwiera cały wykres, nie tę część"
    case .pitchesOfPart: "Najniższy i najwyższy dźwięk dotyczą tam tylko tej części"
    case .someChartsLeftOut: "Brakuje w nim niektórych otwartych wykresów"
    case .opensOnFirstChart: "Otwiera pierwszy wykres, nie ten"
    case .sameAxesLeftOut: "Wykresy w nim mają własne osie"
    case .notARange(let text): "To nie zakres: \(text)"
    case .allRows(let number): "wszystkie wiersze (\(count(number)))"
    case .comparedWith: "w porównaniu z"
    case .nothingToCompare:
      "Nie ma jeszcze czego porównać: najpierw wybierz wartości albo zaznacz odcinek"
    case .multiples(let number): "Obok siebie, \(count(number, .item))"
    }
  }
}
