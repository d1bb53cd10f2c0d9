import Charts

extension Polish {
  func words(point: PointPhrase) -> String {
    switch point {
    case .missing: "brak wartości"
    case .missingPart(let name, _), .missingInFull(let name): "\(name): brak wartości"
    case .inFull(let title, let value): "\(title): \(value)"
    case .placing(.aboveRange): "powyżej zakresu"
    case .placing(.belowRange): "poniżej zakresu"
    case .placing(.nowhere): "poza skalą"
    case .rise(.up): "wzrost"
    case .rise(.down): "spadek"
    case .rise(.unchanged), .unchanged: "bez zmian"
    case .quartiles: "kwartyle"
    case .outliers(let number):
      count(
        number,
        Noun(one: "wartość odstająca", few: "wartości odstające", other: "wartości odstających"))
    case .share(let percent, let whole): "\(percent) z \(whole)"
    case .part(.open): "otwarcie"
    case .part(.high): "najwyższy kurs"
    case .part(.low): "najniższy kurs"
    case .part(.close): "zamknięcie"
    case .part(.upperWhisker): "górny wąs"
    case .part(.upperQuartile): "górny kwartyl"
    case .part(.median): "mediana"
    case .part(.lowerQuartile): "dolny kwartyl"
    case .part(.lowerWhisker): "dolny wąs"
    case .part(.outlier), .landmark(.outlier): "wartość odstająca"
    case .part(.count): "liczebność"
    case .part(.total): "suma"
    case .part(.share): "udział"
    case .part(.named(let name)): named(name)
    case .up(let size): "wzrost o \(size)"
    case .down(let size): "spadek o \(size)"
    case .equal(let other): "tyle samo co \(other)"
    case .above(let other, let size): "o \(size) więcej niż \(other)"
    case .below(let other, let size): "o \(size) mniej niż \(other)"
    case .risesAbove(let other): "odtąd wyżej niż \(other)"
    case .fallsBelow(let other): "odtąd niżej niż \(other)"

    case .labelHeading: "etykieta"
    case .outlierCount: "liczba wartości odstających"

    case .highest(.value): "maksimum"
    case .highest(.median): "najwyższa mediana"
    case .highest(.close): "najwyższe zamknięcie"
    case .highest(.price): "najwyższy kurs"
    case .highest(.bin): "najliczniejszy przedział"
    case .lowest(.value): "minimum"
    case .lowest(.median): "najniższa mediana"
    case .lowest(.close): "najniższe zamknięcie"
    case .lowest(.price): "najniższy kurs"
    case .lowest(.bin): "najmniej liczny przedział"
    case .ofChart(let extreme, _): "\(extreme) wykresu"
    case .found: "Wynik"
    case .nearest: "Najbliższy punkt"
    case .landmark(.turningPoint): "punkt zwrotny"
    case .landmark(.drop): "spadek"
    case .landmark(.rise): "wzrost"
    case .landmark(.gap): "luka"
    case .landmark(.crossing): "przecięcie"
    case .landmark(.higher): "wyższa wartość"
    case .landmark(.lower): "niższa wartość"
    case .landmark(.spike): "szczyt lub dołek"
    case .bookmark: "zakładka"
    case .noneAfter(let goal): "Dalej nie ma \(genitive(goal))"
    case .noneBefore(let goal): "Wcześniej nie ma \(genitive(goal))"
    case .none(let goal): "Nie ma \(genitive(goal))"
    case .notFound(let text): "Nie znaleziono „\(text)”"
    case .bookmarkRemoved: "Zakładka usunięta"
    case .fromBookmark(let place, _): "Od zakładki \(place)"
    case .pointsOn(let number): "\(count(number, .point)) dalej"
    case .pointsBack(let number): "\(count(number, .point)) wcześniej"
    case .back: "Z powrotem"
    case .noWayBack: "Nie ma wcześniejszego skoku"
    case .prompt(.search): "Szukaj w etykietach"
    case .prompt(.title): "Szukaj w tytułach"
    case .prompt(.helpText): "Szukaj w pomocy"
    case .prompt(.place): "Idź do"
    case .prompt(.range): "Wartości, np. >5 lub <20"
    case .notAPlace(let text): "Nie ma miejsca „\(text)”: wartość, n50, 50%"

    case .firstItem: "Początek listy"
    case .lastItem: "Koniec listy"
    case .firstChart: "Pierwszy wykres"
    case .lastChart: "Ostatni wykres"
    case .widest: "Widać już wszystko"
    case .closest: "Bliżej się nie da"
    case .noPoint: "Nie wybrano punktu"
    case .noPointBut(let key): "Brak punktu. \(key): pierwszy"
    case .seriesNumber(let number): "Seria \(number)"
    case .showing(let stretch, let points, let all):
      "Wycinek: \(stretch), \(count(points)) z \(count(all))"
    case .showingAll: "Widać wszystko"
    }
  }

  private func genitive(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.turningPoint): "punktu zwrotnego"
    case .landmark(.drop): "spadku"
    case .landmark(.rise): "wzrostu"
    case .landmark(.gap): "luki"
    case .landmark(.crossing): "przecięcia"
    case .landmark(.higher): "wyższej wartości"
    case .landmark(.lower): "niższej wartości"
    case .landmark(.spike): "szczytu ani dołka"
    case .landmark(.outlier): "wartości odstającej"
    case .bookmark: "zakładki"
    case .match(let text): quoted(text)
    }
  }
}
