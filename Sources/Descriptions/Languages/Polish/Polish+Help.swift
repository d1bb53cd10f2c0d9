extension Polish {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      Poznawaj wykresy słuchem, wzrokiem i za pomocą klawiatury, w każdym terminalu.

      Bez polecenia otwiera się pełny ekran: earshot PLIK oznacza earshot explore PLIK. Bez PLIKU \
      dane są czytane ze standardowego wejścia; jeśli jest nim terminal, pokazywane są przykłady. \
      Do wszystkiego, co można zrobić na pełnym ekranie, jest też polecenie, które go nie wymaga.
      """
    case .explore:
      """
      Pełny ekran (polecenie domyślne).

      Z --keys nic nie jest pokazywane: klawisze są odtwarzane, a to, co powiedziano, pokazano lub \
      zagrano, jest wypisywane. Znaki zapisuje się tak, jak się je wpisuje, pozostałe klawisze \
      nazwami: <Right> <S-Tab> <Esc> <Resize 40x12> <Wait 500ms>; # zaczyna komentarz.
      """
    case .describe: "Szczegóły wykresu jako tekst, jedna informacja w wierszu, albo w pliku."
    case .draw:
      """
      Jeden obraz każdego wykresu jako tekst albo w pliku.

      Przy kilku wykresach każdy ma własny plik: nazwa-1.svg, nazwa-2.svg…
      """
    case .render:
      """
      Wykres dźwiękowy w pliku dźwiękowym.

      Przy kilku wykresach zapisywany jest pierwszy; informuje o tym standardowe wyjście błędów.
      """
    case .tutorial:
      """
      Nauka klawiszy ze słuchu, w ośmiu krokach.

      Każdy krok czeka na swój klawisz, na przykładzie lub na własnym wykresie. Każdy inny \
      klawisz mówi, co nacisnąć. Na końcu można przeglądać wykresy.
      """
    case .audit:
      """
      Sprawdza, czy każdy wykres w tym motywie i języku służy wszystkim.

      Po jednym wierszu na każdą sprawdzoną rzecz: niezaliczone, ledwo zaliczone (najwyżej o \
      jedną dziesiątą od granicy albo długie z powodu słów programu) lub zaliczone; co, gdzie i jak to naprawić. Komunikaty powinny \
      mieć najwyżej 40 kolumn. Kod wyjścia to 65, jeśli czegoś nie zaliczono.
      """
    case .themes: "Motywy."
    case .list: "Jeden motyw w wierszu, najpierw nazwa."
    case .show: "Kolory motywu, tak jak w jego pliku."
    case .check:
      """
      Sprawdza, czy kolory motywu albo wszystkich motywów da się odróżnić tam, gdzie się stykają.

      Wiersz na każdą parę kolorów: ocena, co obliczono, co jest wymagane, para i kolory użyte do \
      obliczeń: 24-bitowe albo z palety 256 kolorów. Kontrast to stosunek według WCAG (:1); serie \
      odróżnia się według CIEDE2000 (dE), tak jak wyglądają przy każdym rodzaju widzenia barw. Kod \
      wyjścia to 65, jeśli czegoś nie zaliczono.
      """
    case .devices: "Urządzenia wyjściowe audio, z oznaczonym domyślnym."
    case .config:
      """
      Obowiązujące ustawienia, każde ze swoim źródłem.

      Opcja ma pierwszeństwo przed środowiskiem, ono przed plikiem, on przed wartością domyślną. \
      Plik to earshot/config.toml w XDG_CONFIG_HOME, a bez tej zmiennej w ~/.config.
      """
    case .help: "Pokaż pomoc do polecenia."
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files:
      "Tabele lub wykresy w każdym formacie, który wymienia --format, także skompresowane; - to standardowe wejście"
    case .x: "Kolumna osi X"
    case .y:
      "Kolumna do wykresu, 'mean(KOLUMNA)' albo 'count()'; można podać wielokrotnie lub rozdzielić nazwy przecinkami"
    case .type: "Typ wykresu"
    case .series:
      "Kolumna; seria dla każdej z jej wartości, na jednym wykresie. none: bez takich serii"
    case .split: "Kolumna; wykres dla każdej z jej wartości"
    case .aggregate: "Czym stają się wiersze tego samego miejsca"
    case .label: "Kolumna; jej tekst jest podawany z każdym punktem"
    case .every: "Jednostka czasu dla x"
    case .bin: "Szerokość przedziałów x albo histogramu; lub auto"
    case .where:
      "Tylko wiersze z 'KOLUMNA OPERATOR WARTOŚĆ': = != < <= > >= ~ in, not in, 'is missing'. Można podać wielokrotnie: wszystkie warunki muszą być spełnione"
    case .last: "Tylko ostatni okres tej długości"
    case .from: "Tylko od tego x"
    case .to: "Tylko do tego x"
    case .sort: "Kolejność nazw"
    case .top:
      "Tylko tyle największych serii lub nazw; tam, gdzie wiersze są sumowane, pozostałe razem"
    case .chart: "Który z wykresów wymienionych przez --charts"
    case .open:
      "Numer wykresu pokazywanego jako pierwszy; describe, draw, render i audit biorą tylko ten"
    case .sameAxes: "Te same osie dla wszystkich wykresów o zgodnej jednostce i skali"
    case .title: "Tytuł wykresu"
    case .summary: "Własne słowa o wykresie"
    case .xTitle: "Co mierzy oś X"
    case .yTitle: "Co mierzy oś Y"
    case .xUnit: "Jednostka x"
    case .yUnit: "Jednostka y"
    case .xScale: "Skala osi X"
    case .yScale: "Skala osi Y"
    case .referenceLine:
      "Poprowadź przez wykres linię na tej wartości, z nazwą; można podać wielokrotnie"
    case .trendLine: "Narysuj prostą najlepiej dopasowaną do każdej serii"
    case .error:
      "Kolumna z błędem każdej wartości w obie strony albo dwie z dolnym i górnym końcem"
    case .timeZone: "Strefa czasowa dat, które żadnej nie podają, jako nazwa IANA"
    case .dateFormat: "Zapis dat, na przykład dd.MM.yyyy"
    case .format: "Format danych wejściowych"
    case .delimiter: "Znak między komórkami; \\t to tabulator"
    case .header: "Pierwszy wiersz zawiera nazwy, nie wartości"
    case .noHeader: "Pierwszy wiersz zawiera wartości, nie nazwy"
    case .missing:
      "Traktuj tę wartość jak brak, na przykład -999; można podać wielokrotnie"
    case .decimalComma: "Przecinek jest separatorem dziesiętnym"
    case .decimalPoint: "Kropka jest separatorem dziesiętnym"
    case .columns:
      "Wymień kolumny tabeli: ich rolę, zakres oraz wartości różne i brakujące"
    case .charts:
      "Wymień wykresy pasujące do tabeli, najlepszy na początku; --chart wybiera jeden"
    case .language: "Język wszystkich tekstów"
    case .verbosity: "Szczegółowość komunikatów"
    case .sayValues: "Podawaj wartości podczas odtwarzania"
    case .readingSpeed: "Tempo czytania"
    case .plain: "Mów wszystko wierszami tekstu, dla czytników ekranu"
    case .screenReader: "To samo co --plain"
    case .quiet: "Spokojny ekran: klawisz zmienia tylko komunikat"
    case .verticalPoints: "Chodź po punktach strzałkami w górę i w dół"
    case .crosshair: "Rysuj pionową linię przez wybrany punkt"
    case .pixels: "Rysuj wykresy w pikselach, jeśli terminal odpowie, że potrafi"
    case .caption: "Części opisu punktu, w podanej kolejności"
    case .brailleCells: "Komórki wiersza w brajlu i wiersza komunikatów"
    case .speech: "Mów wszystko przez speech-dispatcher (auto: jeśli działa)"
    case .theme: "Motyw"
    case .themesFolder: "Gdzie jest więcej motywów"
    case .glyphs: "Czym rysowane są obrazy"
    case .glyphScale: "W jakim rozmiarze wszystko jest rysowane"
    case .color: "Kolory w tym, co jest wypisywane"
    case .size: "Rozmiar bez terminala"
    case .preset: "Jak dane stają się dźwiękiem"
    case .duration: "Jak długo gra wykres, w sekundach albo według zawartości"
    case .minimumFrequency: "Częstotliwość najniższej wartości, w Hz"
    case .maximumFrequency: "Częstotliwość najwyższej wartości, w Hz"
    case .pitchScale: "Jak wysokość dźwięku podąża za wartością"
    case .smoothing: "Waga każdej wartości w wykładniczej średniej kroczącej"
    case .volume: "Głośność całości"
    case .inverted: "Najwyższa wartość dostaje najniższy dźwięk"
    case .order: "Sposób grania kilku serii"
    case .mono: "Wszystko pośrodku, dla jednego ucha"
    case .instrument: "Co gra pierwszą serię"
    case .solo: "Słuchaj tylko tej serii; można podać wielokrotnie"
    case .mute: "Pomiń tę serię; można podać wielokrotnie"
    case .backwards: "Od końca do początku"
    case .legend: "Najpierw najniższa i najwyższa wartość, potem wykres"
    case .slope: "Linie w równych krokach y: im bardziej stromo, tym szybciej"
    case .dense:
      "Wiele punktów naraz: ich średnia, zakres, jedno i drugie lub tylko wartości skrajne"
    case .pan: "Co oznaczają lewa i prawa strona: miejsce na x, serię lub nic"
    case .tuning: "Dopasuj wysokości do dźwięków skali"
    case .notes: "Nuta dla każdego punktu linii zamiast płynnego przejścia"
    case .moveTones: "Odtwarzaj punkty podczas ruchu"
    case .map: "Słuchaj innej kolumny jako głośności, szorstkości lub tempa"
    case .cues: "Co jest zaznaczane dźwiękiem, nazwy rozdzielone przecinkami"
    case .threshold: "Zaznacz, gdzie seria przechodzi przez tę wartość; można podać wielokrotnie"
    case .device: "Urządzenie audio"
    case .follow: "Czytaj to, co napływa, na żywo; plik według nazwy"
    case .keep: "Ile wierszy zachować albo z jak długiego czasu: 100000, 1h"
    case .alarm:
      "Dźwięk i komunikat, gdy spełni się 'KOLUMNA OPERATOR WARTOŚĆ', y to wartości; można podać wielokrotnie"
    case .lost: "Powiedz, gdy przez tyle czasu nic nie przyszło"
    case .keys: "Skrypt klawiszy do odtworzenia; - to standardowe wejście"
    case .dump: "Co jest wypisywane z odtwarzania klawiszy"
    case .describedFile:
      "Plik .txt, .md, .json lub .csv; .csv zawiera dane wykresu"
    case .describedJSON: "Te same informacje dla programu"
    case .describedAll: "Wszystkie szczegóły, nie tylko pierwsze dwanaście"
    case .describedBraille: "Każda seria także jako wiersz w brajlu"
    case .pictureFile: "Plik .svg lub .txt albo .ans z kolorami"
    case .soundFile: "Plik .wav, .flac, .ogg lub .mid; - wypisuje WAV na standardowe wyjście"
    case .subtitles: "Plik napisów (WebVTT) z tym, co jest mówione"
    case .sampleFormat: "Zapis próbek w pliku .wav"
    case .renderedJSON: "Wypisz dla programu, co zapisano"
    case .shownTheme: "Nazwa motywu"
    case .checkedTheme: "Nazwa motywu albo jego plik; jeśli nie podano, wszystkie motywy"
    case .allLanguages: "Komunikaty we wszystkich językach"
    case .version: "Pokaż wersję"
    case .help: "Pokaż tę pomoc"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "kolumna"
    case .type: "typ"
    case .aggregate: "agregat"
    case .unit: "jednostka"
    case .width: "szerokość"
    case .condition: "warunek"
    case .length: "długość"
    case .x: "x"
    case .y: "y"
    case .line: "wartość[:nazwa]"
    case .order: "kolejność"
    case .count: "liczba"
    case .number: "numer"
    case .text: "tekst"
    case .scale: "skala"
    case .name: "nazwa"
    case .pattern: "wzorzec"
    case .format: "format"
    case .character: "znak"
    case .tag: "kod"
    case .verbosity: "komunikaty"
    case .folder: "folder"
    case .glyphs: "znaki"
    case .pixels: "protokół"
    case .when: "kiedy"
    case .size: "kolumny x wiersze"
    case .duration: "czas"
    case .hertz: "Hz"
    case .smoothing: "wygładzanie"
    case .volume: "głośność"
    case .series: "seria"
    case .list: "lista"
    case .file: "plik"
    case .files: "pliki"
    case .factor: "mnożnik"
    case .what: "co"
    case .theme: "motyw"
    case .subcommand: "polecenie"
    case .subcommands: "polecenia"
    case .options: "opcje"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "Opis"
    case .heading(.usage): "Użycie"
    case .heading(.arguments): "Argumenty"
    case .heading(.options): "Opcje"
    case .heading(.subcommands): "Polecenia"
    case .heading(.data): "Dane"
    case .heading(.words): "Język"
    case .heading(.sight): "Wygląd"
    case .heading(.sound): "Dźwięk"
    case .heading(.error): "Błąd"
    case .heading(.or): "albo"
    case .heading(.help): "Pomoc"
    case .detailedHelp(let command): "Szczegółowa pomoc: \(command)"
    case .moreInformation(let command): "Zobacz: \(command)"
    case .values(.theme): "jeden z tych, które wymienia earshot themes"
    case .values(.folder): "folder"
    case .values(.device): "jedno z tych, które wymienia earshot devices, albo none"
    }
  }

  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "nieznana opcja „\(option)”"
    case .unknownOption(let option, let suggestion?):
      "nieznana opcja „\(option)”; najbardziej podobna to „\(suggestion)”"
    case .missingValue(let option): "brak wartości dla „\(option)”"
    case .missingValueWithin(let option, let word): "brak wartości dla „\(option)” w „\(word)”"
    case .unexpectedValue(let value, let option):
      "opcja „\(option)” nie przyjmuje wartości, a podano „\(value)”"
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "zbędny argument „\(arguments[0])”"
        : "zbędne argumenty (\(count(arguments.count))): \(choices(arguments.map(quoted)))"
    case .missingArgument(let argument): "brak argumentu „\(argument)”"
    case .invalidValue(let value, let option):
      "wartość „\(value)” jest nieprawidłowa dla „\(option)”"
    case .unknownCommand(let word, let suggestion):
      "„\(word)” nie jest poleceniem ani plikiem; najbardziej podobne polecenie to „\(suggestion)”"
    case .optionOfOthers(let option, let commands):
      "„\(option)” to opcja \(listed(commands)), nie tego polecenia; pomiń ją"
    case .noFile: "nie ma pliku do odczytu; podaj go, albo - dla standardowego wejścia"
    case .contradicting(let options):
      "\(listed(options)) wykluczają się; pomiń jedną z opcji"
    case .swallowedFile(let file, let option):
      "opcja \(option) wzięła „\(file)” za swoją wartość i nie został żaden plik do odczytu; podaj opcji jej własną wartość: \(option) WARTOŚĆ \(file)"
    case .malformedOption(let option): "nieprawidłowa opcja „\(option)”"
    }
  }
}
