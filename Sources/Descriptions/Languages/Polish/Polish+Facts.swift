import Charts

extension Polish {
  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "przebieg"
    case .label(.mean): "średnia"
    case .label(.change): "zmiana"
    case .label(.trend): "trend"
    case .label(.missing): "bez wartości"
    case .label(.offScale): "poza skalą"
    case .label(.correlation): "korelacja"
    case .label(.correlationOfLogarithms): "korelacja na osiach logarytmicznych"
    case .label(.gap): "luka"
    case .label(.gaps): "luki"
    case .label(.period): "powtarzalność"
    case .label(.spike): "szczyt"
    case .label(.dip): "dołek"
    case .label(.spikes): "szczyty"
    case .label(.dips): "dołki"
    case .label(.outliers): "wartości odstające"
    case .label(.plateau): "płaski odcinek"
    case .label(.plateaus): "płaskie odcinki"
    case .label(.unusuallyHigh): "wyjątkowo wysoko"
    case .label(.unusuallyLow): "wyjątkowo nisko"
    case .label(.largestRise): "największy wzrost"
    case .label(.largestDrop): "największy spadek"
    case .label(.sampleSize): "liczba wartości"
    case .label(.meanOfMeans): "średnia średnich"
    case .label(.medianOfMeans): "mediana średnich"
    case .label(.meanOfEachPeriod): "średnia każdego okresu"
    case .label(.meanOfMedians): "średnia median"
    case .label(.medianOfMedians): "mediana median"
    case .label(.medians): "mediany"
    case .label(.firstValue): "pierwsza wartość"
    case .label(.lastValue): "ostatnia wartość"
    case .label(.largestSpread): "największy rozstęp międzykwartylowy"
    case .label(.densest): "największa gęstość"
    case .label(.shares): "udziały"
    case .label(.middleHalf): "środkowa połowa"
    case .label(.belowZero): "poniżej zera"
    case .label(.deviation): "odchylenie standardowe"
    case .label(.swings): "wahania"
    case .label(.skew): "kształt rozkładu"
    case .label(.trendLine): "linia trendu"
    case .label(.withoutShare): "bez udziału"

    case .kind(.line): "wykres liniowy"
    case .kind(.bar): "wykres słupkowy"
    case .kind(.groupedBar): "grupowany wykres słupkowy"
    case .kind(.stackedBar): "skumulowany wykres słupkowy"
    case .kind(.area): "wykres warstwowy"
    case .kind(.step): "wykres schodkowy"
    case .kind(.histogram): "histogram"
    case .kind(.box): "wykres pudełkowy"
    case .kind(.heatMap): "mapa cieplna"
    case .kind(.scatter): "wykres rozrzutu"
    case .kind(.candlestick): "wykres świecowy"
    case .kind(.violin): "wykres skrzypcowy"
    case .kind(.pie): "wykres kołowy"
    case .kind(.donut): "wykres pierścieniowy"
    case .shortKind(let type, _): words(fact: .kind(type))
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "dodatnia"
    case .correlation(.falling): "ujemna"
    case .correlation: "bez wyraźnego związku"
    case .turningPoints(0): "bez punktów zwrotnych"
    case .turningPoints(let number):
      count(number, Noun(one: "punkt zwrotny", few: "punkty zwrotne", other: "punktów zwrotnych"))
    case .strength(.veryStrong): "bardzo silna"
    case .strength(.strong): "silna"
    case .strength(.moderate): "umiarkowana"
    case .strength(.weak): "słaba"
    case .clearness(.veryStrong): "bardzo wyraźna"
    case .clearness(.strong): "wyraźna"
    case .clearness(.moderate): "dość wyraźna"
    case .clearness(.weak): "słabo zaznaczona"
    case .change(let start, let end): "z \(start) na \(end)"
    case .first(let told, let number, let measure): "\(told), \(first(measure)) z \(count(number))"
    case .firstAmong(let told, let number, let series):
      "\(told), pierwsza z \(count(number)) takich wartości w \(count(series)) seriach"
    case .all(2, let value): "\(value), obie wartości"
    case .all(let number, let value): "\(value), wszystkie \(count(number, .value))"
    case .missingValues(let number): "Brakujące wartości: \(count(number))"
    case .gaps(let number, let longest, let alike):
      "\(count(number)), najdłuższa \(longest)"
        + (alike > 1 ? ", pierwsza z \(count(alike))" : "")
    case .spikes(let number, let largest, let isPeak):
      "\(count(number)), naj\(isPeak ? "wyższy" : "niższy") to \(largest)"
    case .outliers(let number, let farthest): "\(count(number)), najdalsza: \(farthest)"
    case .outlierRule(true):
      "zmodyfikowany wynik Z powyżej 3,5 w swojej serii po odjęciu trendu i powtarzalności, odległe co najmniej o dziesiątą część jej rozpiętości i z dala od sąsiednich wartości"
    case .outlierRule(false):
      "zmodyfikowany wynik Z powyżej 3,5 w swojej serii, odległe od jej mediany co najmniej o dziesiątą część rozpiętości, i najwyżej dziesiąta część jej wartości"
    case .farFromNeighbors: "daleko od sąsiednich wartości"
    case .farFromOthers: "daleko od wszystkich innych"
    case .farFromMedian: "daleko od mediany"
    case .unusualInRepetition: "nietypowa w tym miejscu powtórzenia"
    case .unusual(_, let place): "nietypowa \(place)"
    case .allSeries(let number): "wszystkie serie (\(count(number)))"
    case .largestMean(let high, let low): "Średnio najwyżej: \(high); najniżej: \(low)"
    case .lineAt(let value): "linia na poziomie \(value)"
    case .above(let above, let all): "\(count(above)) z \(count(all, .value)) powyżej"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(below) z \(count(all, .value)), \(isOnly ? "" : "pierwsza ")\(place)"
    case .spannedPowers(let powers, let option?):
      "Wartości obejmują \(count(powers, magnitudes)); \(option) rozdziela małe wartości"
    case .spannedPowers(let powers, nil):
      "Wartości obejmują \(count(powers, magnitudes)); oś logarytmiczna rozdziela małe wartości"
    case .skewed(true?): "dłuższy ogon wysokich wartości"
    case .skewed(false?): "dłuższy ogon niskich wartości"
    case .skewed(nil): "prawie symetryczny"
    case .swing(let times, true): "w drugiej połowie \(fold(times)) większe niż w pierwszej"
    case .swing(let times, false): "w pierwszej połowie \(fold(times)) większe niż w drugiej"
    case .firstStep(let told, let number): "\(told), pierwszy z \(count(number)) takich"
    case .plateaus(let number, let longest): "\(count(number)), najdłuższy na poziomie \(longest)"
    case .every(let length, let isExact): "\(isExact ? "" : "mniej więcej ")co \(length)"
    case .everyUnit(let unit, let isExact): "\(isExact ? "" : "mniej więcej ")\(every(unit))"
    case .everyWorkingDay: "w dni robocze"
    case .either(let low, let high): "\(low) lub \(high)"
    case .about(let length): "mniej więcej \(length)"
    case .amongShown(let told): "\(told), wśród pokazanych"
    case .largestDifference(let pair, let size, let place):
      "\(pair), największa różnica: \(size) \(place)"
    case .line: "linia"
    case .singleValues: "osobne wartości"
    case .sameAxes(let charts): "Te same osie na \(count(charts, onCharts)) z listy"
    case .sameXAxis(let charts): "Ta sama oś X na \(count(charts, onCharts)) z listy"
    case .sameYAxis(let charts): "Ta sama oś Y na \(count(charts, onCharts)) z listy"
    case .offScale(let number): "\(count(number, .value)) bez miejsca na osi logarytmicznej"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "\(ofParts ? "\(count(number, .point)) z wartościami" : count(number, .value)) \(isAbove ? "powyżej" : "poniżej") podanego zakresu, \(range)"
    case .noPoints(let stretch): "Bez punktów \(stretch)"
    case .missingTimes(let number, let longest):
      "Przerwy w czasie: \(count(number)), najdłuższa \(longest)"
    case .leftOut(let rows): "Pominięte: \(count(rows, .row)) bez wartości x"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "Do \(count(most, ofPoints)) z tą samą wartością \(column), w \(count(shared)) z \(count(places, Noun("miejsca", "miejsc"))), więc przebiegu nie opisano"
    case .remedied(let told, let option, let column):
      "\(told); \(option) tworzy osobny wykres dla każdej wartości \(column)"
    case .whole(let stretch): "całość: \(stretch)"
    case .bins(let number, let width): "Przedziały: \(count(number)), każdy o szerokości \(width)"
    case .around(let values): "około \(values)"
    case .shares(let parts, let whole): "\(parts) z \(whole)"
    case .otherShares(let number, let percent):
      "pozostałe (\(count(number)))\(number > 1 ? " łącznie" : "") \(percent)"
    case .belowZero(let number, let place):
      "\(count(number, .value)) poniżej zera, \(number > 1 ? "pierwsza " : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "Każda wartość: \(aggregate), liczba wierszy: \(high.map { "od \(low) do \($0)" } ?? low)"
    case .leftOutColumn(let place, let text, let isNumber):
      "Pominięte: \(place), „\(text)” \(isNumber ? "nie ma jednostki poprzednich liczb" : "nie jest liczbą")"
    case .infinite(let number):
      "\(count(number, Noun(one: "wartość nieskończona, traktowana", few: "wartości nieskończone, traktowane", other: "wartości nieskończonych, traktowanych"))) jak brak wartości"
    case .strays(let number, let texts):
      "brak liczby w \(count(number, Noun(one: "komórce", few: "komórkach", other: "komórkach"))) (\(texts)), co liczy się jako brak wartości"
    case .notPercents(let number, let texts):
      "brak procentu w \(count(number, Noun(one: "komórce", few: "komórkach", other: "komórkach"))) (\(texts)), co liczy się jako brak wartości"
    case .strayDates(let number, let text):
      "brak daty w \(count(number, Noun(one: "komórce", few: "komórkach", other: "komórkach"))) (\(text)), co liczy się jako brak wartości"
    case .localTimes(let number, true, let zone, let text):
      "w strefie \(zone) nie ma \(count(number, Noun(one: "godziny", few: "godzin", other: "godzin"))) (\(text)), przyjęto \(number == 1 ? "późniejszą" : "późniejsze") o zmianę czasu"
    case .localTimes(let number, false, let zone, let text):
      "w strefie \(zone) dwukrotnie: \(count(number, Noun(one: "godzina", few: "godziny", other: "godzin"))) (\(text)), przyjęto \(number == 1 ? "wcześniejszą" : "wcześniejsze")"
    case .zonelessTimes(let number, let text):
      "bez strefy czasowej: \(count(number, Noun(one: "godzina", few: "godziny", other: "godzin"))) (\(text)), przyjęto UTC"
    case .roundedIntegers: "liczby całkowite mające ponad 15 cyfr są zaokrąglone"
    case .marks(let number, let texts):
      "pominięte za \(count(number, Noun(one: "liczbą", few: "liczbami", other: "liczbami"))): \(texts)"
    case .bracketed(let number):
      "bez nawiasów kwadratowych odczytano \(count(number, Noun(one: "liczbę", few: "liczby", other: "liczb")))"
    case .assumedGroups(let option):
      "kropki odczytano jako separatory tysięcy"
        + (option.map { "; \($0) odczyta je jako separatory dziesiętne" } ?? "")
    case .countedYes(let yes, let no): "„\(yes)” liczy się jako 1, „\(no)” jako 0"
    case .dayNumbers: "liczby odczytano jako daty arkusza kalkulacyjnego (dni od 1900 roku)"
    case .folded(let columns, let range):
      "Jako wiersze, liczba kolumn: \(columns), \(range)"
    case .noHeader(let columns):
      "Bez nagłówka: kolumny nazywają się od 1 do \(count(columns))"
        + "; --header bierze pierwszy wiersz za nazwy"
    case .westernText: "Tekst nie jest w UTF-8, odczytano go jako Windows-1252"
    case .skippedLines(let lines):
      "Poza tabelą: \(count(lines, .row))"
    case .shortRows(1, let place):
      "1 wiersz jest za krótki (\(place)): jego ostatnie komórki traktowane jak brak wartości"
    case .shortRows(let rows, let place):
      "Za krótkie wiersze: \(count(rows)), pierwszy to \(place); ich ostatnie komórki traktowane jak brak wartości"
    case .notDate(let text):
      "„\(text)” nie jest jednoznaczną datą, więc kolumna jest tekstem"
    case .noSuchDay(let text, isText: true):
      "„\(text)” nie ma w kalendarzu, więc kolumna jest tekstem"
    case .noSuchDay(let text, isText: false):
      "„\(text)” nie ma w kalendarzu, co liczy się jako brak wartości"
    case .missingCode(let code, let count, let option):
      "\(code), daleko od wszystkich innych, występuje \(count == 1 ? "1 raz" : "\(self.count(count)) razy") i liczy się jako wartość"
        + (option.map { "; jeśli oznacza brak wartości, pomoże \($0)" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "odczytano z dniem na początku"
        + (option.map { "; \($0) odczyta najpierw miesiąc" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "odczytano z miesiącem na początku"
        + (option.map { "; \($0) odczyta najpierw dzień" } ?? "")
    case .unreadDates(let option):
      "wygląda na daty o nieznanym zapisie" + (option.map { "; \($0) go określa" } ?? "")
    case .lastDays: "okresy kilku dni liczą się jako swój ostatni dzień"
    case .assumedYear(let year): "Daty bez roku: przyjęto, że ostatnia jest z roku \(year)"
    case .rowsSoFar(let rows): "Dotychczas \(rows)"
    case .cutOff(let rows): "Skrócono podczas odczytu: odczytano \(rows)"
    case .changedMeanwhile:
      "Zmieniono podczas odczytu: stare i nowe wiersze mogą być pomieszane; odczytaj plik ponownie"
    case .replacedMeanwhile: "Zastąpiono innym plikiem podczas odczytu: to jest poprzedni"
    case .correlations(let count):
      "Macierz \(count) × \(count) korelacji, taka sama po obu stronach przekątnej, której jedynki pominięto"
    case .shareOfAll(let share, let yes, let all):
      "Udział wśród wszystkich: \(share) (\(yes) z \(all))"
    case .leftOutThin(let rows, let fewest):
      "Pominięte: \(count(rows, .row)) w grupach liczących mniej niż \(fewest)"
    case .leftOutWhole(let name): "Pominięto kolumnę „\(name)”, sumę innych"
    case .nothingAggregated: "Nic do zestawienia: po jednym wierszu w każdym miejscu"
    case .leftOutTotal(let name, isSum: false):
      "Pominięto wiersz „\(name)”, który zawiera pozostałe"
    case .leftOutTotal(let name, _): "Pominięto wiersz „\(name)”, sumę pozostałych"
    case .leftOutAverage(let name): "Pominięto wiersz „\(name)”, średnią pozostałych"
    case .leftOutStatistic(let name): "Pominięto wiersz „\(name)”, obliczony z pozostałych"
    case .leftOutPercents(let name): "Pominięto wiersz „\(name)” z procentami"
    case .leftOutTotals(let rows, let names):
      "Pominięte: \(count(rows, .row)) z sumami (\(names))"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "\(isLast ? "Ostatnia" : "Pierwsza") wartość (\(place)) obejmuje tylko \(count(covered, .time(part))) z \(count(all))"
    case .filledDown(let cells):
      "puste komórki: \(count(cells)), przyjęto nazwę powyżej"
    case .absent(let values, let column, let present):
      "Nie ma w kolumnie „\(column)”: \(values); są w niej: \(present)"
    case .unnamed(let names, let more):
      "Niepokazane nazwy: \(names)" + (more > 0 ? " i jeszcze \(count(more))" : "")
    case .ignored(let names):
      "Niepokazane: \(names)"
    case .noShares: "Brak udziałów: żadna wartość nie jest większa od zera"
    case .sums(let rows, let values): "Zsumowano \(count(rows, .row)) w \(count(values, .value))"
    case .wideBin(let place): "Szerszy od innych: przedział \(place)"
    case .quartileMethod:
      "Kwartyle z interpolacji liniowej; wąsy sięgają do wartości w granicach 1,5 rozstępu międzykwartylowego; wartości poza nimi są odstające, chyba że jest ich więcej niż trzy i więcej niż jedna dziesiąta"
    case .contradictions(1, let place):
      "Sprzeczność: 1 świeca, \(place), poza zakresem od najniższego do najwyższego kursu"
    case .contradictions(let candles, let place):
      "Sprzeczności: \(count(candles, Noun(one: "świeca", few: "świece", other: "świec"))), pierwsza \(place), poza zakresem od najniższego do najwyższego kursu"
    }
  }

  /// A factor with the noun behind it, which a fraction bends: “3 razy”, “2,4 raza”.
  private func fold(_ times: String) -> String {
    "\(times) \(times.contains(format.decimalSeparator) ? "raza" : "razy")"
  }

  private var magnitudes: Noun {
    Noun(one: "rząd wielkości", few: "rzędy wielkości", other: "rzędów wielkości")
  }

  /// Charts in the locative, as after “na”.
  private var onCharts: Noun { Noun("wykresie", "wykresach") }

  /// The first of several, in the gender of what it is the highest or the lowest of.
  private func first(_ measure: Measure) -> String {
    switch measure {
    case .value, .close, .clock: "pierwsze"
    case .median, .rank: "pierwsza"
    case .price, .bin: "pierwszy"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "stały poziom"
    case (.mixed, _): "bez wyraźnego kierunku"
    case (.rising, .veryStrong): "bardzo wyraźny wzrost"
    case (.rising, .strong): "wyraźny wzrost"
    case (.rising, .moderate): "dość wyraźny wzrost"
    case (.rising, .weak): "słabo zaznaczony wzrost"
    case (.rising, nil): "wzrost"
    case (.falling, .veryStrong): "bardzo wyraźny spadek"
    case (.falling, .strong): "wyraźny spadek"
    case (.falling, .moderate): "dość wyraźny spadek"
    case (.falling, .weak): "słabo zaznaczony spadek"
    case (.falling, nil): "spadek"
    }
  }
}
