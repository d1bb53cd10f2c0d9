import Charts

extension Polish {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "Wiersze: \(count(kept)) z \(count(rows)): \(conditions)"
    case .missing(let column): "\(column) bez wartości"
    case .present(let column): "\(column) z wartością"
    case .counted(let rows): "Każda wartość to liczba wierszy, razem \(count(rows))"
    case .timeUnit(let unit, let column): "\(column): co \(accusative(unit))"
    case .unit(.minute): "minuta"
    case .unit(.hour): "godzina"
    case .unit(.day): "dzień"
    case .unit(.week): "tydzień"
    case .unit(.month): "miesiąc"
    case .unit(.quarter): "kwartał"
    case .unit(.year): "rok"
    case .ranges(let column, let width): "\(column): przedziały po \(width)"
    case .largest(let kept, let all, let column):
      "\(column): największe wartości, \(count(kept)) z \(count(all))"
    case .ranked(let column, let isSum):
      "Największe według \(isSum ? "sumy: \(column ?? "")" : column.map { "kolumny: \($0)" } ?? "liczby wierszy")"
    case .rankedByMean(let column): "Największe według średniej: \(column)"
    case .largestColumns(let kept, let all):
      "Kolumny o największych średnich: \(count(kept)) z \(count(all))"
    case .othersTogether(let rows): "pozostałe razem, \(count(rows, .row))"
    case .othersLeftOut(let rows): "pozostałe pominięto, \(count(rows, .row))"
    case .others: "pozostałe"
    case .sorted(let column, let isDescending):
      "Kolejność: \(column ?? "wartość"), \(isDescending ? "malejąco" : "rosnąco")"
    case .andMore(let names, let more): "\(names) i jeszcze \(count(more))"
    case .notCharted(let columns): "Poza wykresem: \(columns)"
    case .notCompared(let series): "Bez porównania, inna jednostka lub wielkość: \(series)"
    case .equalColumns(let columns): "Jednakowe kolumny: \(columns)"
    case .constants(let columns): "Poza wykresem, bo stałe: \(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "Każda wartość leży między \(low) a \(high)"
        + (areWhole ? "" : ", tam gdzie są oba")
    case .errorColumn(let column):
      "Słupki błędów\(colon)\(column) powyżej i poniżej każdej wartości"
    case .emptyColumns(let columns): "Bez wartości: \(columns)"
    case .renamed(let columns): "Pod inną nazwą, bo ta się powtarza: \(columns)"
    case .withoutEffect(let options):
      "Bez skutku, bo żadna kolumna nie zawiera dat: \(options)"
    case .unsuitedSettings(let settings): "Ustawienia, które nie pasują do tej tabeli: \(settings)"
    case .aggregated(let aggregate, let measures): "\(aggregate): \(measures)"
    case .aggregatedRows(let aggregate, let measures): "\(aggregate) na wiersz: \(measures)"
    case .rowCount: "liczba wierszy"
    case .against(let values, let other): "\(values), oś X: \(other)"
    case .over(let values, let place): "\(values), oś X: \(place)"
    case .series(let number, let column): "\(count(number, .series)), podział: \(column)"
    case .charts(let number, let column):
      "\(count(number, Noun(one: "wykres", few: "wykresy", many: "wykresów", other: "wykresu"))), podział: \(column)"
    case .role(.time): "data lub czas"
    case .role(.cyclic): "część kalendarza"
    case .role(.latitude): "szerokość geograficzna"
    case .role(.longitude): "długość geograficzna"
    case .role(.rowNumber): "numer wiersza"
    case .role(.key): "klucz"
    case .role(.nominal): "kategoria"
    case .role(.ordinal): "poziom"
    case .role(.measure): "miara"
    case .role(.empty): "pusta"
    case .direction: "kierunek"
    case .namesake: "pasuje do nazwy pliku"
    case .charted: "na wykresie"
    case .chartedIn(let number): "na wykresie \(number)"
    case .differentOf(let kept, let all): "różne: \(count(kept)) z \(count(all))"
    case .columnsNotCharted(let number): "kolumny poza wykresem: \(count(number))"
    case .pointsHere(let number): "w tym miejscu: \(count(number, .point))"
    case .different(let number): "różne: \(count(number))"
    case .reason(andValues: false): "rozpoznano po nazwie"
    case .reason(andValues: true): "rozpoznano po nazwie i wartościach"
    case .notNumbers(let column, let options):
      "kolumna „\(column)” nie zawiera liczb; policz wiersze za pomocą \(options[.aggregate, "count"]) albo wybierz inną kolumnę"
    case .notDates(let column, let options):
      "kolumna „\(column)” nie zawiera dat; wybierz inną albo pomiń \(options[.every])"
    case .notNames(let column, let options):
      "kolumna „\(column)” ma własną kolejność; \(options[.sort]) i \(options[.top]) wymagają kolumny z nazwami"
    case .badWidth(let column, let values, let options):
      "przedziały tej szerokości nie pasują do kolumny „\(column)”\(values.map { " (\($0))" } ?? ""); wybierz inną szerokość albo użyj \(options[.bin, "auto"])"
    case .notACondition(let text, let options):
      "„\(text)” nie jest warunkiem; napisz kolumnę, operator i wartość, na przykład \(options[.conditions, "'price >= 10'"])"
    case .notAValue(let value, let column, let example):
      "„\(value)” nie da się porównać z kolumną „\(column)”; napisz tak jak w kolumnie: \(example)"
    case .noSuchDay(let text):
      "„\(text)”: takiego dnia nie ma w kalendarzu"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "\(options[.every, unit]) daje zbyt wiele miejsc od pierwszej do ostatniej daty: \(count(number)); użyj \(options[.every, instead]) albo dłuższej jednostki"
    case .tooFine(let column, let instead, let options):
      "daty w kolumnie „\(column)” nie są tak dokładne; użyj \(options[.every, instead]) albo dłuższej jednostki"
    case .tooManyCells:
      "wykres miałby za dużo miejsc; wybierz dłuższe jednostki czasu albo mniej serii"
    case .nothingLeft(let conditions, let column, let values, _):
      "żaden wiersz nie spełnia warunku „\(conditions)”; w kolumnie „\(column)”: \(values)"
    case .nothingInCommon(let conditions):
      "żaden wiersz nie spełnia naraz wszystkich tych warunków: \(conditions); pomiń jeden z nich"
    case .noTimes(let columns, let options):
      "żadna kolumna nie zawiera dat; wybierz kolumnę za pomocą \(options[.x]) albo pomiń \(options[.last]), \(options[.from]) i \(options[.to]) (kolumny: \(columns))"
    case .noSuchChart(let number, let all):
      "nie ma wykresu \(count(number)); wybierz od 1 do \(count(all)), wymienia je --charts"
    }
  }

  /// A unit of time as after “co”: “minutę”, “dzień”.
  private func accusative(_ unit: String) -> String {
    unit.hasSuffix("a") ? String(unit.dropLast()) + "ę" : unit
  }
}
