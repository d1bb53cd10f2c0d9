import Tables

extension Polish {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "Brak terminala do pełnego ekranu; uruchom program w terminalu"
    case .noTerminal:
      "Brak terminala do pełnego ekranu; użyj earshot describe, draw lub render"
    case .unknownTerminal(let name) where options == .program:
      "Typ terminala „\(name)” nie ma pełnego ekranu; ustaw TERM"
    case .unknownTerminal(let name):
      "Typ terminala „\(name)” nie ma pełnego ekranu; ustaw TERM albo użyj earshot --plain, describe, draw lub render"
    case .themeUnknown(let name, let known): "Nie ma motywu „\(name)”\(oneOf(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", wiersz \($0)" } ?? ""): \(words(fault))"
    case .configuration(let file, let line, let fault): "\(file), wiersz \(line): \(words(fault))"
    case .outputFailed("-", let reason):
      "nie można pisać na standardowe wyjście: \(reason); wybierz inny cel"
    case .outputFailed(let file, let reason):
      "nie można zapisać \(file): \(reason); wskaż inne miejsce"
    case .outputTwice(let file):
      "-o i --subtitles wskazują ten sam plik \(file); dla jednej z opcji wskaż inny"
    case .outputMissing:
      "Brak celu dla dźwięku: podaj -o PLIK.wav albo -o - dla standardowego wyjścia"
    case .outputIsInput(let file):
      "\(file) zawiera dane, które zostałyby utracone; wskaż inny plik do zapisu"
    case .unknownOutputKind(let file, let known):
      "\(file): nazwa musi kończyć się na \(alternatives(known))"
    case .optionNeeds(let name, let file, let kinds):
      "\(file): \(name) wymaga nazwy zakończonej na \(alternatives(kinds))"
    case .unknownLanguage(let tag, let known): "Nie ma języka „\(tag)”\(oneOf(known))"
    case .unknownTimeZone(let name):
      "Nie ma strefy czasowej „\(name)”; podaj nazwę IANA, na przykład Europe/Warsaw"
    case .typeForLater(let type, let known):
      "Typu wykresu „\(type)” nie ma w tej wersji\(oneOf(known))"
    case .badOption(let name, let value, let expected):
      "\(name): „\(value)” jest nieprawidłowe; podaj \(expected)"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0): " } ?? "")„\(value)” nie jest znane; czy chodzi o „\(meant)”?"
    case .keysAndDataFromStandardInput:
      "Klawisze i dane nie mogą naraz pochodzić ze standardowego wejścia; jedno z nich zapisz w pliku"
    case .configurationUnreadable(let file, let reason):
      "nie można odczytać \(file): \(reason ?? "to nie plik"); popraw go lub usuń"
    case .nothingLeftToHear: "--solo i --mute nie zostawiają nic do słuchania; pomiń jedną z opcji"
    case .dumpWithoutKeys: "--dump wymaga skryptu klawiszy: dodaj --keys PLIK"
    case .keyScript(let file, let line, let text):
      "\(source(file)), wiersz \(line): „\(text)” nie jest klawiszem; pisz nazwy takie jak <Right>, <Resize 40x12> lub <Wait 500ms>"
    case .severalDevices(let name, let known):
      "Kilka urządzeń audio ma w nazwie „\(name)”\(oneOf(known))"
    case .noSuchDevice(let name, []):
      "Nie ma urządzenia audio „\(name)” ani żadnego innego; użyj \(options[.device, "none"])"
    case .noSuchDevice(let name, let known): "Nie ma urządzenia audio „\(name)”\(oneOf(known))"
    }
  }

  private func oneOf(_ names: [String]) -> String { "; do wyboru: \(choices(names))" }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "nie można odczytać motywu (\(reason)); sprawdź plik"
    case .malformed(let reason): "motyw nie jest poprawnym TOML (\(reason)); popraw go"
    case .missingRole(let role): "motywowi brakuje koloru dla „\(role)”; dodaj go"
    case .unknownRole(let role): "motyw ma nieznany wpis „\(role)”; usuń go"
    case .notAColor(let role, let text):
      "„\(text)” nie jest kolorem dla \(role); zapisz go jako #rrggbb"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "to jest tu nieprawidłowe (\(reason)); popraw to"
    case .unknownOption(let name, let known): "nie ma ustawienia „\(name)”\(oneOf(known))"
    case .notOneValue(let name): "\(name) przyjmuje jedną wartość, nie listę"
    case .badValue(let name, let value, let expected):
      "„\(value)” jest nieprawidłowe dla \(name); podaj \(expected)"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known): "nie ma akcji „\(name)”\(oneOf(known))"
    case .unknownKey(let text):
      "„\(text)” nie jest klawiszem; napisz jeden znak albo nazwę taką jak <Right>"
    case .keyClash(let key, let first, let second):
      "klawisz \(key) ma dwie akcje, „\(text(first))” (\(first.name)) i „\(text(second))” (\(second.name)); daj jednej z nich inny klawisz"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source): nie ma takiego pliku; sprawdź nazwę i folder"
    case .isDirectory: "\(source) to folder; wskaż plik w nim"
    case .tooLittleMemory(let megabytes):
      "\(source): potrzeba około \(count(megabytes)) MB pamięci, więcej niż jest; zakończ inne programy albo podnieś limit (ulimit -v)"
    case .wideWindow:
      "\(source): spakowano z oknem większym niż 128 MB; najpierw rozpakuj, na przykład przez zstd -d -M2048MB"
    case .beyondMemory(let megabytes):
      "\(source): za duże dla dostępnej pamięci: można wczytać najwyżej \(count(megabytes)) MB; podziel plik albo zakończ potok wcześniej, na przykład przez head"
    case .isDevice: "\(source) to urządzenie bez końca; wskaż plik albo przekaż dane potokiem"
    case .unreadable(let reason):
      "\(source): nie można odczytać (\(reason)); sprawdź prawa dostępu"
    case .tooManyFiles:
      "\(source): nie można odczytać, bo otwartych plików jest za dużo; zamknij niektóre albo zwiększ limit, na przykład przez ulimit -n"
    case .empty: "\(source): brak danych; podaj tabelę z co najmniej jednym wierszem wartości"
    case .headerOnly:
      "\(source): jest nagłówek, ale brak wiersza wartości; dodaj wiersze lub użyj \(options[.header])"
    case .raggedRow(_, let expected, let found):
      "\(source): liczba komórek: \(count(found)) zamiast \(count(expected)); dodaj lub usuń komórki albo ustaw \(options[.delimiter])"
    case .partedByBlanks(_, let expected, let found):
      "\(source): liczba komórek: \(count(found)) zamiast \(count(expected)); z \(options[.format, "blanks"]) tabelę da się odczytać bez błędów"
    case .unevenList(_, _, let expected, let found):
      "\(source): liczba wartości na liście: \(count(found)) zamiast \(count(expected)); wyrównaj długość list"
    case .binary(.spreadsheet):
      "\(source): to arkusz kalkulacyjny, nie tekst; zapisz go jako CSV"
    case .binary(.document):
      "\(source): to dokument PDF, nie tabela; wyeksportuj jego tabelę jako CSV"
    case .binary(.picture):
      "\(source): to obraz, nie tabela; otwórz dane, z których powstał"
    case .binary(.database):
      "\(source): to baza danych SQLite; wyeksportuj tabelę, na przykład przez sqlite3 -csv -header"
    case .binary(.parquet):
      "\(source): to plik Parquet; wyeksportuj go jako CSV, na przykład przez duckdb"
    case .binary(.arrow):
      "\(source): to plik Arrow; wyeksportuj go jako CSV, na przykład przez duckdb"
    case .binary(.hdf5):
      "\(source): to plik HDF5 lub NetCDF; wyeksportuj z niego tabelę jako CSV, na przykład w języku Python"
    case .binary(.statistics):
      "\(source): to plik programu statystycznego; zapisz tam tabelę jako CSV"
    case .binary(.program):
      "\(source): to program, a nie tabela; otwórz dane"
    case .binary(.recording):
      "\(source): to nagranie, a nie tabela; otwórz dane"
    case .binary(.archive):
      "\(source): to archiwum; najpierw je rozpakuj"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source): tekst kończy się w środku litery, jakby był ucięty; zdobądź cały plik"
    case .invalidUTF8(_, _, .utf16?):
      "\(source): tekst jest w UTF-16, ale jego część jest uszkodzona lub jej brakuje; zdobądź cały plik albo weź to, co czytelne, na przykład przez iconv -c -f UTF-16 -t UTF-8"
    case .invalidUTF8(_, _, let page?):
      "\(source): tekst nie jest w UTF-8; przekonwertuj go, na przykład przez iconv -f \(page.rawValue) -t UTF-8"
    case .invalidUTF8:
      "\(source): tekst nie jest w UTF-8 i nic nie wskazuje jego kodowania; zapisz go jako UTF-8 albo sprawdź, czy to tabela"
    case .unclosedQuote: "\(source): cudzysłów się nie zamyka; zamknij go lub usuń"
    case .notANumber(_, _, let text):
      "\(source): „\(text)” nie jest liczbą; popraw to albo wybierz kolumny przez \(options[.x]) i \(options[.y])"
    case .anotherUnit(_, _, let text):
      "\(source): „\(text)” nie ma jednostki poprzednich liczb; popraw to albo wybierz kolumny przez \(options[.x]) i \(options[.y])"
    case .notADate(_, _, let text, let pattern):
      "\(source): „\(text)” nie jest datą w postaci \(pattern); popraw ją albo zmień \(options[.datePattern])"
    case .noValues(let columns, let rows):
      "\(source): nie ma czego narysować: brak wartości w kolumnach: \(listed(columns)); wiersze: \(count(rows)); wybierz inne kolumny za pomocą \(options[.y]) albo inne wiersze"
    case .noDecimalCommas:
      "\(source): żadna liczba nie ma przecinka dziesiętnego; usuń \(options[.decimalComma])"
    case .noNumericColumn(let columns):
      "\(source): żadna kolumna nie zawiera liczb; dodaj taką, policz wiersze przez \(options[.y, "'count()'"]) albo podaj separator przez \(options[.delimiter]) (kolumny: \(choices(columns)))"
    case .columnPutTogether(let name, let columns):
      "\(source): wiersze są zgrupowane, więc kolumny „\(name)” już nie ma\(oneOf(columns)) albo wartość grupy przez \(options[.y])"
    case .unknownColumn(let name, []): "\(source): nie ma kolumny „\(name)”"
    case .unknownColumn(let name, let columns):
      "\(source): nie ma kolumny „\(name)”\(oneOf(columns))"
    case .danglingLink(let target):
      "\(source) to dowiązanie do \(target), którego nie ma; popraw dowiązanie"
    case .mistypedFile(let meant):
      "\(source): nie ma takiego pliku; czy chodzi o „\(meant)”?"
    case .mistypedColumn(let name, let meant):
      "\(source): nie ma kolumny „\(name)”; czy chodzi o „\(meant)”?"
    case .tooManyParts(let name, let parts, let most):
      "\(source): liczba wykresów z \(options[.split, name]): \(count(parts)); wybierz kolumnę, w której liczba wartości to najwyżej \(count(most))"
    case .columnTwice(let name, let uses):
      "\(source): kolumna „\(name)” nie może być jednocześnie \(listed(options.texts(uses))); dla jednej z opcji wybierz inną"
    case .tooManySeries(let name, let parts, let most):
      "\(source): liczba serii z \(options[.series, name]): \(count(parts)); wybierz kolumnę, w której liczba wartości to najwyżej \(count(most))"
    case .tooManySlices(let type, let slices, let most):
      "\(source): liczba wycinków z \(options[.type, type]): \(count(slices)); zostaw największe przez \(options[.top]), wybierz kolumnę, w której liczba wartości to najwyżej \(count(most)), albo inny typ"
    case .noParts(let type, let names, let columns):
      "\(source): \(options[.type, type]) wymaga kolumn o nazwach \(listed(names)); zmień ich nazwy, podaj cztery w tej kolejności przez \(options[.y]) albo wybierz inny typ (kolumny: \(choices(columns)))"
    case .noCells(let type, let columns):
      "\(source): \(options[.type, type]) wymaga dwóch kolumn z kategoriami i liczby dla każdej pary; podaj je przez \(options[.x]), \(options[.series]) i \(options[.y]) albo wybierz inny typ (kolumny: \(choices(columns)))"
    case .columnRepeated(let name, let option):
      "\(source): \(options.texts([option])[0]) wymienia kolumnę „\(name)” dwa razy; wymień ją raz"
    case .reversedRange(let from, let to):
      "\(source): \(options.texts([from])[0]) leży za \(options.texts([to])[0]); zamień ich wartości"
    case .contradiction(let uses):
      "\(source): \(listed(options.texts(uses))) wykluczają się; pomiń jedną z opcji"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source): \(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source): \(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source): liczba kolumn przekracza \(count(InputProblem.Limit.mostColumns)); podziel plik albo zamień wiersze z kolumnami"
    case .tooLarge(.cellBytes, _): "\(source): komórka jest za długa; podziel plik"
    case .longLine(_, let megabytes):
      "\(source): wiersz jest dłuższy niż \(count(megabytes)) MB; podziel go na wiersze"
    case .longName(let kilobytes):
      "\(source): nazwa kolumny jest dłuższa niż \(count(kilobytes)) kB; skróć ją"
    case .tooLarge(.nesting, _): "\(source): JSON jest zbyt głęboko zagnieżdżony; podziel plik"
    case .tooLarge(.rows, _): "\(source): za dużo wierszy; podziel plik"
    case .unclosedJSON(_, _, let mark):
      "\(source): tekst kończy się, a „\(mark)” w tym miejscu nie jest zamknięte; zamknij je albo pobierz cały plik"
    case .malformedJSON: "\(source): to nie jest poprawny JSON; popraw go w tym miejscu"
    case .unexpectedJSON(_, let expected):
      "\(source): oczekiwano: \(self.expected(expected)); zobacz w README opis plików wykresów"
    case .noTable:
      "\(source): to nie jest lista rekordów, wierszy ani liczb albo komórka zawiera więcej niż jedną wartość; wyodrębnij taką listę z pliku, na przykład za pomocą jq"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known):
      "\(source): nie ma typu wykresu „\(name)”\(oneOf(known))"
    case .notInFormat(_, let format):
      "\(source): to nie jest \(format); popraw wiersz albo wybierz inny \(options[.format])"
    case .damaged(let format):
      "\(source): dane \(format) są uszkodzone lub ucięte; pobierz plik ponownie"
    case .missingLibrary(let name, let package):
      "\(source): brak biblioteki \(name); zainstaluj ją, na przykład przez apt install \(package)"
    case .unsupported(_, let name):
      "\(source): „\(name)” nie jest obsługiwane; usuń to albo zastosuj do danych"
    case .remoteData(let place):
      "\(source): Earshot niczego nie czyta z sieci; pobierz dane i wskaż plik w \(place)"
    case .outsideFolder(let place, let path):
      "\(source): „\(path)” nie leży w folderze dokumentu; umieść tam dane i wskaż plik w \(place)"
    case .noChart:
      "\(source): ta strona nie zawiera wykresu, który Earshot umie odczytać; zapisz jej dane jako plik CSV"
    case .trailingData(let format):
      "\(source): za danymi \(format) jest coś jeszcze; usuń to albo pobierz plik ponownie"
    case .missingSeries(_, let type, let names):
      "\(source): \(type) wymaga serii o nazwach \(choices(names)) z tym samym x; dodaj je albo wybierz inny typ"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "wykres z seriami"
    case .record: "rekord {…}"
    case .text: "tekst"
    case .number: "liczba"
    case .list: "lista […]"
    case .range: "zakres [od, do]"
    case .point: "punkt {\"x\": …, \"y\": …}"
    case .data: "nazwa pliku albo lista wierszy"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "nie ma takiego pliku ani folderu"
    case .denied: "brak dostępu"
    case .full: "dysk jest pełny"
    case .readOnly: "dysk jest tylko do odczytu"
    case .isFolder: "to jest folder"
    case .noFolder: "folder w ścieżce jest plikiem"
    case .longName: "nazwa jest za długa"
    case .closed: "nikt już nie czyta"
    case .busy: "jest w użyciu"
    case .tooLarge: "jest za duży"
    case .broken: "błąd urządzenia"
    case .tooManyFiles: "za dużo otwartych plików"
    case .notText: "nie jest w UTF-8"
    }
  }
}
