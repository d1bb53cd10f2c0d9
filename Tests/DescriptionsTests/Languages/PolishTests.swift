import Charts
import Descriptions
import Testing

struct PolishTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "pl")
  }

  @Test func eachTermHasItsWord() throws {
    try expectGlossary(
      [
        "trend": ["trend"],
        "drop": ["spad"],
        "largest rise": ["wzrost"],
        "turning point": ["zwrotn"],
        "gap": ["luk"],
        "crossing": ["przecięci"],
        "spike": ["szczyt"],
        "outlier": ["odstając"],
        "plateau": ["płaski"],
        "median": ["median"],
        "axis": ["oś", "osi"],
        "axes": ["osie", "osiach"],
        "series": ["seri"],
        "bookmark": ["zakładk"],
        "theme": ["motyw"],
        "loop": ["pętl"],
        "glyph": ["znak"],
        "landmark": ["miejsce docelowe"],
        "rotor": ["pokrętł"],
      ], of: "pl")
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(
      of: "pl",
      but: [
        "other series above", "step of percentages", "step of one percentage",
        "from the bookmark",
        "from a bookmark on a bin",
      ])
  }

  @Test func borrowsOnlyCognatesFromEnglish() throws {
    try expectCognates(
      [
        "limit",
        "argument", "do", "instrument", "operator", "audio", "folder", "go", "histogram", "median",
        "program",
        "same",
        "sepia", "list",
        "system", "to", "trend", "alarm", "ten",
      ], of: "pl")
  }

  // MARK: Grammar

  /// Three plural forms, by the last digits.
  @Test(arguments: [
    (0, "0 punktów", "0 serii"), (1, "1 punkt", "1 seria"), (2, "2 punkty", "2 serie"),
    (5, "5 punktów", "5 serii"), (12, "12 punktów", "12 serii"), (22, "22 punkty", "22 serie"),
    (112, "112 punktów", "112 serii"),
  ])
  func counts(count: Int, points: String, series: String) throws {
    let polish = try #require(Languages.language("pl"))
    #expect(polish.text(.seriesOutline("", points: count)) == points)
    #expect(polish.text(Fact.missing(count, series: nil)) == "Bez wartości: \(points)")
    #expect(
      polish.text(Fact.composition(.line, series: count, points: count))
        == "Wykres liniowy, \(series), \(points)")
  }

  /// A fraction takes the genitive singular.
  @Test(arguments: [
    (0.5, "0,5 sekundy"), (1, "1 sekunda"), (1.5, "1,5 sekundy"), (2, "2 sekundy"),
    (5, "5 sekund"), (22, "22 sekundy"),
  ])
  func countsSeconds(seconds: Double, text: String) throws {
    let polish = try #require(Languages.language("pl"))
    #expect(polish.text(.playback(.speed(1, seconds: seconds))) == "Tempo 1×, \(text)")
  }

  /// “Z” takes the genitive, “po” of one the locative.
  @Test(arguments: [
    (1, "z 1 punktu", "po 1 punkcie"), (4, "z 4 punktów", "po 4 punkty"),
    (5, "z 5 punktów", "po 5 punktów"),
  ])
  func countsInOtherCases(count: Int, genitive: String, each: String) throws {
    let polish = try #require(Languages.language("pl"))
    let item = AudioItemOutline(item: .series(0), name: "A", points: count, played: 0, seconds: 3)
    #expect(polish.text(.audioItem(item)).contains("0 \(genitive),"))
    var outline = ChartOutline(Examples.pair)
    outline.points = 2 * count
    var series = SeriesOutline(Examples.pair, series: 0)
    series.points = count
    #expect(polish.text(.chartDescription(outline, [series, series])).contains("2 serie \(each)"))
  }

  /// Of five and more the verb is singular.
  @Test(arguments: [
    (6, "6 serii utrzymuje poziom"), (22, "22 serie utrzymują poziom"),
    (25, "25 serii utrzymuje poziom"),
  ])
  func verbsGoWithTheirNumber(count: Int, text: String) throws {
    let polish = try #require(Languages.language("pl"))
    let chart = Examples.line(Array(repeating: ("", [5, 5]), count: count))
    let outlines = chart.series.indices.map { SeriesOutline(chart, series: $0) }
    #expect(polish.text(.chartDescription(ChartOutline(chart), outlines)).contains(text))
  }

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "w roku 2023"), (.month, .years, "w kwietniu 2023"),
    (.month, .year, "w kwietniu"), (.day, .years, "dnia 1 kwietnia 2023"),
    (.quarter, .years, "w kwartale 2 roku 2023"), (.quarter, .year, "w kwartale 2"),
    (.day, .year, "dnia 1 kwietnia"), (.minute, .year, "dnia 1 kwietnia o 09:05"),
    (.minute, .day, "o 09:05"),
  ])
  func namesAPlaceInTime(precision: DatePrecision, span: DateSpan, text: String) throws {
    let polish = try #require(Languages.language("pl"))
    let place = Place.date(Examples.time(2023, 4, 1, 9, 5), precision, timeZone: "UTC", span)
    #expect(polish.text(Fact.highest(Quantity(3), place, series: nil)) == "Maksimum: 3 \(text)")
  }

  // MARK: Words

  static let words: [String: String] = [
    "many not charted":
      "Poza wykresem: wind, rain i jeszcze 9",
    "series of one value":
      "bez nazwy: 1 punkt",
    "period on weekdays":
      "Powtarzalność: w dni robocze, wyraźna",
    "shape on weekdays":
      "Przebieg: powtarza się w dni robocze",
    "shape of counts":
      "Przebieg: spada do 1,00 EUR dnia 4 stycznia, potem utrzymuje się na poziomie 0 lub 1 (od 4 do 9 stycznia)",
    "shape of one value but for two":
      "BOLT, przebieg: utrzymuje się na poziomie 0,00 EUR, poza wartościami: 90,00 EUR dnia 4 stycznia i 30,00 EUR dnia 9 stycznia",
    "no decimal commas":
      "a.csv: żadna liczba nie ma przecinka dziesiętnego; usuń --decimal-comma",
    "opening": "Closing price, wykres liniowy, 2023",
    "opening without title": "Price, wykres liniowy, 2 stycznia 2023",
    "opening of several series": "Prices, wykres liniowy, 2 serie, 2023",
    "deck chart": "Steps, wykres słupkowy, 3 punkty, 2 z 4",
    "deck chart like the last": "Steps, 2 z 4",
    "stretch": "od 15 do 19 maja: wzrost o 12,0%, średnia 146,20 EUR",
    "stretch of bins": "ACME, od 10 do 30 EUR: 9 wartości, średnia 19,5 EUR",
    "stretch without values": "bez nazwy, od 15 do 19 maja: brak wartości",
    "stretches":
      "Średnia: 99,00 EUR, o 47,20 mniej niż 146,20 EUR. BOLT, x od 1 do 3: spadek o 3,0%; w porównaniu z: od 15 do 19 maja: wzrost o 12,0%",
    "describe a line":
      "Closing price to wykres liniowy: 5 punktów, oś X: Date, od 2 do 6 stycznia 2023. Oś Y: Price, od 118,40 do 183,90 EUR.",
    "describe bars":
      "Steps to wykres słupkowy: 3 punkty, oś X: Day, 3 kategorie, od Mon do Wed. Oś Y: Steps, od 0 do 10\u{A0}980 steps.",
    "describe a chart with a summary":
      "To wykres liniowy: 3 punkty, oś X: od 0 do 2. Oś Y: od 1 do 100, skala logarytmiczna. BOLT",
    "describe several series":
      "Prices to wykres liniowy: 2 serie, najwyżej po 4 punkty, oś X: Date, od 2 do 5 stycznia 2023. 1 punkt bez wartości. Oś Y: Price, od 110,00 do 150,00 EUR. ACME rośnie; BOLT spada. ACME jest powyżej serii BOLT w 1 z 3 wspólnych miejsc, niżej w 2.",
    "describe uneven series":
      "To wykres liniowy: 2 serie, najwyżej po 3 punkty, oś X: Date, od 2 do 4 stycznia 2023. Oś Y: Price, od 5,00 do 140,00 EUR. ACME rośnie.",
    "describe many series":
      "Prices to wykres liniowy: 8 serii, najwyżej po 5 punktów, oś X: Date, od 2 do 6 stycznia 2023. 3 punkty bez wartości. Oś Y: Price, od 1,00 do 150,00 EUR. 1 seria rośnie, 2 spadają, 2 utrzymują poziom, 1 nie ma wyraźnego kierunku, 2 nie mają wartości. Najwyżej jest BOLT, 150,00 EUR dnia 2 stycznia; najniżej jest ACME, 1,00 EUR dnia 2 stycznia, pierwsza z 4 takich wartości w 2 seriach.",
    "describe many series alike":
      "To wykres liniowy: 50 serii po 2 punkty, oś X: Date, od 2 do 3 stycznia 2023. Oś Y: Price, 5,00 EUR. 50 serii utrzymuje poziom.",
    "describe no points":
      "Nothing to wykres liniowy: 0 punktów, oś X: Date. Seria nie ma wartości.",
    "describe a pie":
      "Price to wykres kołowy: 3 punkty, podział: Day, 3 kategorie, od Tue do Wed. Wartości: od 4,50 do 90,00 EUR.",
    "describe a pie without title":
      "To wykres kołowy: 3 punkty, podział: 3 kategorie, od Wed do Mon. Wartości: od 1,00 do 3,00 EUR.",
    "describe shares":
      "Udziały: Tue 60,0%, Mon 37,0%, Wed 3,0% z 150,00 EUR. Maksimum to 90,00 EUR dla Tue, minimum to 4,50 EUR dla Wed. Średnia: 50,00 EUR, mediana: 55,50 EUR.",
    "describe shares of a ring":
      "BOLT, udziały: Mon 80,0%, Wed 20,0% z 10,00 EUR. Maksimum to 8,00 EUR dla Mon, minimum to 2,00 EUR dla Wed. Średnia: 5,00 EUR, mediana: 5,00 EUR. 1 punkt bez wartości.",
    "describe equal shares":
      "Udziały: Mon 33,3%, Tue 33,3%, Wed 33,3% z 150,00 EUR.",
    "describe a series":
      "BOLT spada, z 150,00 EUR dnia 2 stycznia na 110,00 EUR dnia 5 stycznia, spadek o 26,7%. Maksimum to 150,00 EUR dnia 2 stycznia, minimum to 110,00 EUR dnia 5 stycznia. 1 punkt bez wartości.",
    "describe one value":
      "Seria ma jedną wartość: 118,40 EUR dnia 3 stycznia. 1 punkt bez wartości.",
    "describe a constant": "Seria utrzymuje się na poziomie 5,00 EUR.",
    "describe no value": "Seria nie ma wartości.",
    "describe a named series without value": "BOLT nie ma wartości.",
    "describe no direction":
      "Seria nie ma wyraźnego kierunku, z 1,00 EUR dnia 2 stycznia na 1,00 EUR dnia 6 stycznia, bez zmian. Maksimum to 9,00 EUR dnia 3 stycznia (2 wartości), minimum to 1,00 EUR dnia 2 stycznia (3 wartości).",
    "describe a fall":
      "Seria kilka razy zmienia kierunek, z 9,00 EUR dnia 2 stycznia na 5,00 EUR dnia 7 stycznia, spadek o 44,4%. Maksimum to 9,00 EUR dnia 2 stycznia, minimum to 2,00 EUR dnia 6 stycznia.",
    "compare":
      "ACME jest powyżej serii BOLT w 200 z 252 miejsc, niżej w 50, na równi w 2. Serie przecinają się 3 razy.",
    "compare with places":
      "ACME jest powyżej serii BOLT w 5 z 12 miejsc, niżej w 7. Serie przecinają się 3 razy, po raz pierwszy dnia 5 stycznia. Obie zmieniają się w tym samym kierunku. Największa różnica to 7,10 EUR dnia 17 maja.",
    "compare once crossing with its place":
      "ACME jest powyżej serii BOLT w 5 z 12 miejsc, niżej w 7. Serie przecinają się raz, dnia 5 stycznia. Obie zmieniają się w przeciwnych kierunkach. Największa różnica to 7,10 EUR dnia 17 maja.",
    "compare crossing in a gap, too":
      "ACME jest powyżej serii BOLT w 5 z 12 miejsc, niżej w 7. Serie przecinają się co najmniej raz, dnia 5 stycznia. Obie zmieniają się w przeciwnych kierunkach. Największa różnica to 7,10 EUR dnia 17 maja.",
    "describe over bare numbers":
      "Seria rośnie do 4 dla x = 1, utrzymuje się na poziomie 4 lub 5 (x od 1 do 8), poza dołkiem: -20 dla x = 5, potem rośnie do 25. Seria przechodzi z 0 dla x = 0 na 25 dla x = 9, wzrost o 25. Maksimum to 25 dla x = 9, minimum to -20 dla x = 5. Występuje dołek: -20 dla x = 5.",
    "describe a plateau over bare numbers":
      "Seria rośnie do 7 dla x = 2, potem spada do 0. Seria przechodzi z 0 dla x = 0 na 0 dla x = 7, bez zmian. Maksimum to 7 dla x = 2 (4 wartości), minimum to 0 dla x = 0 (2 wartości). Występuje płaski odcinek na poziomie 7, x od 2 do 5.",
    "describe a period":
      "Seria powtarza się co tydzień, średnio najwyższe wartości w piątek, najniższe w niedzielę. Maksimum to 9,00 EUR dnia 6 stycznia (4 wartości), minimum to 1,00 EUR dnia 8 stycznia (4 wartości).",
    "describe a spike":
      "Seria nie ma wyraźnego kierunku, z 2,00 EUR dnia 2 stycznia na 3,00 EUR dnia 9 stycznia, wzrost o 50,0%. Maksimum to 30,00 EUR dnia 6 stycznia, minimum to 2,00 EUR dnia 2 stycznia (3 wartości). Występuje szczyt: 30,00 EUR dnia 6 stycznia. 1 punkt bez wartości.",
    "describe a dip":
      "Seria nie ma wyraźnego kierunku, z 8,00 EUR dnia 2 stycznia na 9,00 EUR dnia 9 stycznia, wzrost o 12,5%. Maksimum to 9,00 EUR dnia 3 stycznia (4 wartości), minimum to 0,00 EUR dnia 6 stycznia. Występuje dołek: 0,00 EUR dnia 6 stycznia.",
    "describe spikes":
      "Seria nie ma wyraźnego kierunku, z 2,00 EUR dnia 2 stycznia na 2,00 EUR dnia 12 stycznia, bez zmian. Maksimum to 40,00 EUR dnia 9 stycznia, minimum to 2,00 EUR dnia 2 stycznia (5 wartości). Szczyty: 2, najwyższy to 40,00 EUR dnia 9 stycznia.",
    "describe dips":
      "Seria nie ma wyraźnego kierunku, z 8,00 EUR dnia 2 stycznia na 9,00 EUR dnia 12 stycznia, wzrost o 12,5%. Maksimum to 9,00 EUR dnia 3 stycznia (4 wartości), minimum to -40,00 EUR dnia 9 stycznia. Dołki: 2, najniższy to -40,00 EUR dnia 9 stycznia.",
    "describe an outlier":
      "Seria utrzymuje się na poziomie mniej więcej 2,5 EUR (od 2 do 9 stycznia), potem rośnie do 30,00 EUR. Seria przechodzi z 2,00 EUR dnia 2 stycznia na 30,00 EUR dnia 10 stycznia, wzrost o 28,00 EUR. Maksimum to 30,00 EUR dnia 10 stycznia, minimum to 2,00 EUR dnia 2 stycznia (4 wartości). Występuje wartość odstająca: 30,00 EUR dnia 10 stycznia.",
    "describe outliers":
      "Seria spada do 3,00 EUR dnia 3 stycznia, utrzymuje się na poziomie mniej więcej 2,6 EUR (od 3 do 11 stycznia), potem rośnie do 40,00 EUR. Seria przechodzi z 30,00 EUR dnia 2 stycznia na 40,00 EUR dnia 12 stycznia, wzrost o 33,3%. Maksimum to 40,00 EUR dnia 12 stycznia, minimum to 2,00 EUR dnia 4 stycznia (4 wartości). Wartości odstające: 2, najdalsza to 40,00 EUR dnia 12 stycznia.",
    "describe a plateau":
      "Seria rośnie do 7,00 EUR dnia 4 stycznia, potem spada do 0,00 EUR. Seria przechodzi z 0,00 EUR dnia 2 stycznia na 0,00 EUR dnia 9 stycznia, bez zmian. Maksimum to 7,00 EUR dnia 4 stycznia (4 wartości), minimum to 0,00 EUR dnia 2 stycznia (2 wartości). Występuje płaski odcinek na poziomie 7,00 EUR, od 4 do 7 stycznia.",
    "describe plateaus":
      "Seria rośnie do 8,00 EUR dnia 7 stycznia, potem spada do 5,00 EUR. Seria przechodzi z 1,00 EUR dnia 2 stycznia na 5,00 EUR dnia 11 stycznia, wzrost o 400,0%. Maksimum to 8,00 EUR dnia 7 stycznia (4 wartości), minimum to 1,00 EUR dnia 2 stycznia (3 wartości). Płaskie odcinki: 2, najdłuższy na poziomie 8,00 EUR, od 7 do 10 stycznia.",
    "compare once crossing":
      "ACME jest powyżej serii BOLT w 2 z 5 miejsc, niżej w 3. Serie przecinają się raz.",
    "compare touching":
      "ACME jest poniżej serii BOLT w 3 z 5 miejsc, na równi w 2. Serie nigdy się nie przecinają.",
    "compare without a course":
      "ACME jest powyżej serii BOLT w 5 z 9 miejsc, niżej w 3, na równi w 1.",
    "compare at one shared place": "ACME jest w jedynym wspólnym miejscu poniżej serii BOLT.",
    "compare above at shared places":
      "ACME jest we wszystkich 3 wspólnych miejscach powyżej serii BOLT.",
    "compare equal at shared places": "ACME i BOLT są we wszystkich 3 wspólnych miejscach równe.",
    "compare touching at shared places":
      "ACME jest poniżej serii BOLT w 1 z 3 wspólnych miejsc, na równi w 2.",
    "compare above": "ACME jest wszędzie powyżej serii BOLT.",
    "compare below": "ACME jest wszędzie poniżej serii BOLT.",
    "compare equal": "ACME i BOLT są wszędzie równe.",
    "compare apart": "ACME i seria bez nazwy nie mają wspólnych miejsc.",
    "describe an area": "Steps to wykres warstwowy: 2 punkty, oś X: od 0 do 1. Oś Y: od 0 do 1.",
    "describe candles":
      "Zamknięcie rośnie, z 120,00 EUR dnia 2 stycznia na 140,00 EUR dnia 4 stycznia, wzrost o 16,7%. Najwyższe zamknięcie: 140,00 EUR dnia 4 stycznia; najniższe zamknięcie: 120,00 EUR dnia 2 stycznia.",
    "describe boxes":
      "Najwyższa mediana: 140,00 EUR dnia 4 stycznia; najniższa mediana: 120,00 EUR dnia 2 stycznia. Średnia median: 130,00 EUR, mediana median: 130,00 EUR.",
    "describe bins":
      "Najliczniejszy przedział: od 10 do 20, 9 wartości. Średnia: 130,00 EUR, mediana: 130,00 EUR.",
    "describe bins of a series":
      "ACME, najliczniejszy przedział: od 10 do 20, 9 wartości. Średnia: 130,00 EUR, mediana: 130,00 EUR.",
    "describe boxes of a series":
      "ACME, najwyższa mediana: 140,00 EUR dnia 4 stycznia; najniższa mediana: 120,00 EUR dnia 2 stycznia. Średnia median: 130,00 EUR, mediana median: 130,00 EUR.",
    "a comparison": "ACME i BOLT",
    "point": "17 maja, 146,20 EUR, wzrost o 1,3%",
    "point down": "17 maja, 146,20 EUR, spadek o 2,5%",
    "point unchanged": "17 maja, 146,20 EUR, bez zmian",
    "point from zero": "17 maja, 146,20 EUR, wzrost o 146,20 EUR",
    "point hardly up": "17 maja, 146,20 EUR, wzrost o 0,01 EUR",
    "point above the range": "17 maja, 146,20 EUR, powyżej zakresu",
    "point below the range": "17 maja, 146,20 EUR, poniżej zakresu",
    "point without a place": "17 maja, 146,20 EUR, poza skalą",
    "point above the range in full":
      "Date: 17 maja, Price: 146,20 EUR, powyżej zakresu, punkt 93 z 252",
    "point missing": "17 maja, brak wartości",
    "point of a named series with a label": "ACME, 17 maja, 146,20 EUR, Split",
    "point of a category without name": "bez nazwy, 3",
    "point in full": "Date: 17 maja, Price: 146,20 EUR, wzrost o 1,3%, punkt 93 z 252",
    "point in full without titles": "ACME, x: 3, y: brak wartości, punkt 3 z 12",
    "point in full of a series named as its values":
      "Date: 17 maja, ACME: 146,20 EUR, punkt 93 z 252",
    "other series below": "BOLT 139,10 EUR, o 7,10 mniej niż ACME",
    "other series above": "BOLT 1139,10 EUR, o 1000,00 więcej niż ACME",
    "other series equal": "BOLT 1,00 EUR, tyle samo co ACME",
    "other series alone": "BOLT 1,00 EUR",
    "other series missing": "BOLT, brak wartości",
    "highest": "Maksimum: 14 grudnia, 183,90 EUR",
    "lowest": "Minimum: 5 stycznia, 118,40 EUR",
    "latest": "Najpóźniej: 14 grudnia, 00:40",
    "earliest": "Najwcześniej: 5 stycznia, 07:05",
    "bottom rank": "Ostatnia pozycja: Tue, 5",
    "top rank": "Pierwsza pozycja: Mon, 1",
    "highest of the chart": "Maksimum wykresu: 17 maja, 146,20 EUR",
    "highest of a cloud": "Maksimum: ACME, Date 33, Price 44",
    "series of a number": "ACME 4: 6",
    "highest of the part": "Maksimum tej części: 17 maja, 146,20 EUR",
    "lowest of the chart": "Minimum wykresu: 17 maja, 146,20 EUR",
    "one of several highest of the chart": "Maksimum wykresu 2 z 3: 17 maja, 146,20 EUR",
    "second of the highest": "Maksimum 2 z 2: 17 maja, 146,20 EUR",
    "first of the lowest": "Minimum 1 z 12: 17 maja, 146,20 EUR",
    "step of percentages": "17 maja, 34%, wzrost o 3 punkty procentowe",
    "step of one percentage": "17 maja, 34%, spadek o 1 punkt procentowy",
    "turning point": "Punkt zwrotny: 17 maja, 146,20 EUR",
    "second drop": "Spadek 2 z 3: 17 maja, 146,20 EUR",
    "only rise": "Największy wzrost: 17 maja, 146,20 EUR",
    "gap": "Luka: 17 maja, brak wartości",
    "crossing": "Przecięcie: 17 maja, 146,20 EUR",
    "crossing of a series": "Przecięcie 2 z 3: ACME, 17 maja, 146,20 EUR, odtąd wyżej niż BOLT",
    "crossing of two series":
      "Przecięcie: 17 maja, 146,20 EUR, odtąd niżej niż BOLT, odtąd wyżej niż seria bez nazwy",
    "higher": "Wyższa wartość: 17 maja, 146,20 EUR",
    "lower": "Niższa wartość: 17 maja, 146,20 EUR",
    "spike": "Szczyt lub dołek: 17 maja, 146,20 EUR",
    "outlier": "Wartość odstająca: 17 maja, 146,20 EUR",
    "bookmark reached": "Zakładka 1 z 2: 17 maja, 146,20 EUR",
    "match": "Wynik 2 z 12: 17 maja, 146,20 EUR",
    "nearest": "Najbliższy punkt: 17 maja, 146,20 EUR",
    "goal with count": "Duży spadek: 1200",
    "goal without count": "Wyższa wartość",
    "goal bookmark": "Zakładka: 0",
    "none after": "Dalej nie ma luki",
    "none before": "Wcześniej nie ma niższej wartości",
    "none at all": "Nie ma zakładki",
    "not found": "Nie znaleziono „Wed”",
    "not found after": "Dalej nie ma „Wed”",
    "not found before": "Wcześniej nie ma „Wed”",
    "bookmark set": "Zakładka: 17 maja, 146,20 EUR",
    "bookmark removed": "Zakładka usunięta: 17 maja, 146,20 EUR",
    "from the bookmark": "Od zakładki 3 maja: wzrost o 4,4%, 14 punktów dalej",
    "from a bookmark on a bin": "Od przedziału od 10 do 20: wzrost o 37,5%, 1 punkt dalej",
    "from a later bookmark": "Od zakładki 18 maja: 1 punkt wcześniej",
    "prompt search": "Szukaj w etykietach: We",
    "prompt title": "Szukaj w tytułach: We",
    "prompt place": "Idź do: 50%",
    "prompt without text": "Idź do, na przykład 2024:",
    "not a place": "Nie ma „soon”: podaj wartość, n50, 50%",
    "candle up": "17 maja, 146,20 EUR, zamknięcie powyżej otwarcia",
    "candle down": "17 maja, 146,20 EUR, zamknięcie poniżej otwarcia",
    "candle unchanged": "17 maja, 140,00 EUR, zamknięcie równe otwarciu",
    "candle in full":
      "Date: 17 maja, Price: zamknięcie 146,20 EUR, zamknięcie powyżej otwarcia, otwarcie 140,00; najwyższy kurs 150,00; najniższy kurs 138,00; punkt 93 z 252",
    "point with additional values": "17 maja, 146,20 EUR, Steps 8000 steps, Day Wed",
    "share": "ACME, Mon, 40,00 EUR, 33,3% z 120,00 EUR",
    "interval": "ACME, Mon, 40,00 EUR, przedział od 35,00 do 45,00",
    "total": "Mon, 40,00 EUR, suma 20,00 EUR",
    "box": "Mon, mediana 15,00 EUR, kwartyle od 14,00 do 17,00; 2 wartości odstające",
    "box in full":
      "Day: Mon, Price: mediana 15,00 EUR, górny wąs 18,00; górny kwartyl 17,00; dolny kwartyl 14,00; dolny wąs 12,00; 2 wartości odstające, punkt 1 z 2",
    "highest of boxes":
      "Najwyższa mediana: Mon, 15,00 EUR, kwartyle od 14,00 do 17,00; 2 wartości odstające",
    "lowest of boxes":
      "Najniższa mediana: Mon, 15,00 EUR, kwartyle od 14,00 do 17,00; 2 wartości odstające",
    "highest box of the chart":
      "Najwyższa mediana wykresu: Mon, 15,00 EUR, kwartyle od 14,00 do 17,00; 2 wartości odstające",
    "lowest box of the chart":
      "Najniższa mediana wykresu: Mon, 15,00 EUR, kwartyle od 14,00 do 17,00; 2 wartości odstające",
    "highest of candles": "Najwyższe zamknięcie: 17 maja, 146,20 EUR, zamknięcie powyżej otwarcia",
    "lowest candle of the chart":
      "Najniższe zamknięcie wykresu: 17 maja, 146,20 EUR, zamknięcie powyżej otwarcia",
    "point of a long category": "ACME BOLT ACME…BOLT ACME, 3",
    "series without a name": "Seria 2",
    "missing part": "Otwarcie: brak wartości",
    "outlier of a box": "Wartość odstająca 40,00 EUR",
    "bin": "od 10 do 20 EUR, 4 wartości",
    "bin of one": "od 10 do 20 EUR, 1 wartość",
    "highest bin": "Najliczniejszy przedział: od 10 do 20 EUR, 4 wartości",
    "lowest bin": "Najmniej liczny przedział: od 10 do 20 EUR, 1 wartość",
    "bin in full": "Price: od 10 do 20 EUR, 4 wartości, punkt 2 z 9",
    "grid cell": "x od 10 do 20, y od 5 do 8: 12 punktów",
    "cell": "Kolumna 3 z 4, wiersz 2 z 1200",
    "part of a point": "Najwyższy kurs 150,00 EUR",
    "first point": "Pierwszy punkt",
    "last point": "Ostatni punkt",
    "first item": "Początek listy",
    "last item": "Koniec listy",
    "first chart": "Pierwszy wykres",
    "last chart": "Ostatni wykres",
    "all is shown": "Widać już wszystko",
    "no closer": "Bliżej się nie da",
    "position": "3 z 12",
    "showing": "Widoczne: od 5 do 9 stycznia, 5 z 252",
    "showing numbers": "Widoczne: x od 1 do 3, 3 z 1201",
    "showing all": "Widać wszystko, 252 punkty",
    "no point": "Brak punktu. Strzałka w prawo: pierwszy",
    "no point and no key": "Nie wybrano punktu",
    "series outline": "ACME, 1 punkt",
    "series outline without name": "2 punkty",
    "back": "Z powrotem: 17 maja, 146,20 EUR",
    "no way back": "Nie ma wcześniejszego skoku",
    "data table": "Tabela danych, 1252 wiersze, 2 kolumny",
    "data table of one cell": "Tabela danych, 1 wiersz, 1 kolumna",
    "row": "17 maja: ACME 146,20 EUR, BOLT bez wartości",
    "row in full":
      "Date: 17 maja, ACME: 146,20 EUR, BOLT: brak wartości, etykieta: brak wartości, wiersz 3 z 12",
    "row of parts":
      "17 maja: najwyższy kurs 9,00 EUR, ACME zamknięcie 8,00 EUR, najniższy kurs bez wartości, etykieta Split",
    "row of one column": "17 maja, 146,20 EUR",
    "row of a bin": "17 maja, 3 wartości",
    "row without a value": "17 maja, brak wartości",
    "heading": "Price (EUR)",
    "heading of a part": "Górny kwartyl (EUR)",
    "heading of a part of several": "ACME zamknięcie",
    "outlier count as a heading": "Liczba wartości odstających",
    "outliers as a heading": "Wartości odstające (EUR)",
    "heading of labels": "Etykieta",
    "mode audio graph": "Wykres dźwiękowy",
    "mode details": "Szczegóły wykresu",
    "mode describe": "Opis serii",
    "mode values": "Wartości",
    "mode table": "Tabela danych",
    "turn": "Wartości. 17 maja, 146,20 EUR",
    "audio in turn": "Kolejno, 8,8 sekundy",
    "audio whole chart": "Cały wykres, 252 punkty, 8,8 sekundy",
    "audio together": "Jednocześnie, 8,8 sekundy",
    "audio series reduced": "ACME, 100 z 252 punktów, 10 sekund",
    "audio fewer notes": "ACME, 52 z 58 dźwięków, 10 sekund",
    "audio one second": "ACME, 252 punkty, 1 sekunda",
    "audio legend": "Legenda dźwięków, od niskich do wysokich",
    "paused": "Pauza",
    "paused at a point": "Pauza. 17 maja, 146,20 EUR",
    "stopped": "Zatrzymano",
    "stopped at a point": "Zatrzymano. 17 maja, 146,20 EUR",
    "complete": "Koniec",
    "sound on": "Dźwięk włączony",
    "sound off": "Dźwięk wyłączony",
    "sound awaited": "Oczekiwanie na system dźwięku",
    "speed": "Tempo 1,5×, 2 sekundy",
    "speed one second": "Tempo 0,25×, 1 sekunda",
    "fastest": "Szybciej się nie da",
    "slowest": "Wolniej się nie da",
    "loop start": "Początek pętli: 17 maja, 146,20 EUR",
    "loop end": "Koniec pętli: 17 maja, 146,20 EUR",
    "loop on": "Pętla włączona, 17 maja",
    "loop on unnamed": "Pętla włączona, od „bez nazwy” do Wed",
    "loop off": "Pętla wyłączona",
    "loop needs ends": "Pętla wymaga obu końców: nawias otwierający i nawias zamykający",
    "loop needs ends without a key": "Pętla wymaga obu końców",
    "backwards": "Wstecz",
    "forwards": "Naprzód",
    "values while playing": "Wartości podczas odtwarzania: tak",
    "no values while playing": "Wartości podczas odtwarzania: nie",
    "all but one": "Bez: BOLT, 252 punkty, 8,8 sekundy",
    "no device": "Brak dźwięku: nie ma urządzenia audio",
    "no such device": "Brak dźwięku: nie ma „USB 1”",
    "device refused": "Brak dźwięku: błąd urządzenia (-9985). s: ponów",
    "device refused without a key": "Brak dźwięku: błąd urządzenia (-9985)",
    "device lost": "Utracono urządzenie audio. s: ponów",
    "device lost without a key": "Utracono urządzenie audio",
    "device unanswered": "Jeszcze bez dźwięku: brak odpowiedzi",
    "device hung": "Dźwięk ustał. Uruchom Earshot ponownie",
    "pitch legend": "200 Hz to 118,40 EUR, 2000 Hz to 183,90 EUR",
    "nothing to play": "Nie ma czego odtworzyć: brak wartości",
    "nothing plays": "Nic nie jest odtwarzane",
    "hint read on": "r czytaj dalej",
    "needed along x": "Na osi X potrzebna jest kolumna date",
    "needed for the values": "Jako wartości potrzebna jest kolumna price",
    "over rows": "price, oś X: numer wiersza",
    "played over network": "Dźwięk gra na zdalnym komputerze",
    "deck place": "1 z 4",
    "sample deck": "przykłady",
    "list place": "12 z 19",
    "help title": "Pomoc",
    "history title": "Historia komunikatów",
    "history empty": "Nic jeszcze nie powiedziano",
    "hint help": "? pomoc",
    "hint points": "←→ punkty",
    "hint series": "↑↓ serie",
    "hint items": "↑↓ wiersze",
    "hint rotor": "Tab pokrętło",
    "hint play": "Spacja odtwórz",
    "hint act": "Enter wybierz",
    "hint close": "Esc zamknij",
    "hint quit": "q zakończ",
    "theme": "Motyw: wysoki kontrast, ciemny",
    "theme of one's own": "Motyw: dusk",
    "theme color-blind-safe-dark": "Motyw: dla daltonistów, ciemny",
    "theme color-blind-safe-light": "Motyw: dla daltonistów, jasny",
    "theme default-dark": "Motyw: domyślny, ciemny",
    "theme default-light": "Motyw: domyślny, jasny",
    "theme high-contrast-light": "Motyw: wysoki kontrast, jasny",
    "theme high-contrast-sepia": "Motyw: wysoki kontrast, sepia",
    "theme monochrome": "Motyw: jednobarwny",
    "theme sepia": "Motyw: sepia",
    "theme white-on-blue": "Motyw: biały na niebieskim",
    "theme yellow-on-black": "Motyw: żółty na czarnym",
    "only one theme": "Jest tylko jeden motyw",
    "verdict failed": "niezaliczone",
    "verdict nearly": "ledwo zaliczone",
    "verdict passed": "zaliczone",
    "verdicts": "niezaliczone: 1, ledwo zaliczone: 0, zaliczone: 1204",
    "only one chart": "Jest tylko jeden wykres",
    "key": "Następny punkt",
    "key group walk": "Od punktu do punktu",
    "key group rotor": "Pokrętło",
    "key group listen": "Słuchanie",
    "key group read": "Czytanie",
    "key group look": "Wygląd",
    "key group program": "Wykresy i program",
    "reading end": "Wszystko przeczytane",
    "group chart": "Wykres",
    "group axes": "Osie",
    "group series": "ACME",
    "group unnamed series": "Seria",
    "group comparisons": "Porównania",
    "group comparisons of neighbors": "Porównania każdej serii z następną",
    "group total": "Suma",
    "default value": "domyślnie",
    "go to title": "Idź do",
    "chart list title": "Lista wykresów, 4 pozycje",
    "settings title": "Ustawienia, ← → zmienia",
    "settings title without a key": "Ustawienia",
    "setting language": "Język: Deutsch",
    "setting theme": "Motyw: domyślny, ciemny",
    "setting volume": "Głośność: 125%",
    "setting in turn": "Serie: kolejno",
    "setting together": "Serie: jednocześnie",
    "setting terse": "Komunikaty: krótkie",
    "setting usual": "Komunikaty: zwykłe",
    "setting verbose": "Komunikaty: pełne",
    "setting braille": "Rysowanie: punkty brajla",
    "setting octant": "Rysowanie: oktanty",
    "setting sextant": "Rysowanie: sekstanty",
    "setting block": "Rysowanie: bloki",
    "setting glyph scale": "Rozmiar znaków: 2 z 4",
    "setting ascii": "Rysowanie: ASCII",
    "setting values while playing": "Wartości podczas odtwarzania: tak",
    "setting not kept": "Głośność: 125%, nie zapisano: EIO (a.toml)",
    "setting in no file": "Głośność: 125%, nie zapisano: to nie plik (a.toml)",
    "help row without a key": "Następny punkt",
    "setting reading speed": "Tempo czytania: 1,5×",
    "setting same axes": "Te same osie: tam, gdzie jednostka i skala są zgodne",
    "setting own axes": "Te same osie: nie",
    "export svg": "Obraz (SVG)",
    "export text": "Obraz (tekst)",
    "export coloredText": "Obraz (kolorowy tekst)",
    "export markdown": "Opis (Markdown)",
    "export csv": "Dane (CSV)",
    "export wave": "Dźwięk (WAV)",
    "export midi": "Dźwięk (MIDI)",
    "exported": "Zapisano: a.svg",
    "not exported": "Nie zapisano a.svg: EIO",
    "data title": "Dane",
    "all charts": "Wykresy: 20 z 1234, --all, --top",
    "all details": "Szczegóły wykresu: 56 wierszy, --all",
    "folded rows": "ACME: 9 wierszy",
    "folded rows of several series": "5 serii: 40 wierszy",
    "idle key": "Wielkie Q: bez działania. Znak zapytania: pomoc",
    "idle key in a list": "Ukośnik odwrotny: bez działania. Esc: zamknij",
    "idle key without a label": "Ten klawisz: bez działania",
    "closed": "Zamknięto",
    "no device chosen": "Brak dźwięku: jako urządzenie ustawiono none",
    "hint pause": "Spacja pauza",
    "repeated places":
      "Do 3 punktów z tą samą wartością year, w 17 z 17 miejsc, więc przebiegu nie opisano",
    "repeated places without a way out":
      "Do 2 punktów z tą samą wartością x, w 1 z 365 miejsc, więc przebiegu nie opisano",
    "mean of a cell": "Każda komórka to średnia z najwyżej 18 wartości",
    "mean of a cell on a low screen": "Średnia z najwyżej 18",
    "several candles": "Do 3 świec w jednej",
    "several candles on a low screen": "Do 3 w jednej",
    "longest of a column": "Każda kolumna to najdłuższa z najwyżej 3",
    "unseen parts of a stack": "Niewidoczne części: 2",
    "points behind others": "Punkty za innymi: 12",
    "names left out": "Pominięte nazwy: 13",
    "names left out of a picture":
      "Pominięte nazwy: 13 na osi, 2 w legendzie; większe --size pokaże więcej",
    "names left out of a legend":
      "Pominięte nazwy: 2 w legendzie; większe --size pokaże więcej",
    "part of a picture":
      "Narysowano od 1 do 21 z 30; większe --size rysuje więcej",
    "legend entry": "◆ ACME",
    "outer ring": "Pierścień zewnętrzny: ACME",
    "ring in short": "2: ACME",
    "ring between others": "Pierścień 2: ACME",
    "inner ring": "Pierścień wewnętrzny: ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "additional axis": "Także: BOLT, od 7,00 do 12,00 EUR",
    "same axes": "Te same osie na 4 wykresach z listy",
    "same x axis": "Ta sama oś X na 4 wykresach z listy",
    "same y axis": "Ta sama oś Y na 4 wykresach z listy",
    "axes of several": "Ta sama oś X na 3 wykresach z listy. Ta sama oś Y na 4 wykresach z listy",
    "composition": "Wykres liniowy, 1 seria, 252 punkty",
    "composition of bars": "Wykres słupkowy, 2 serie, 1 punkt",
    "composition of a scatter": "Wykres rozrzutu, 1 seria, 0 punktów",
    "composition of grouped bars": "Grupowany wykres słupkowy, 2 serie, 8 punktów",
    "composition of stacked bars": "Skumulowany wykres słupkowy, 2 serie, 8 punktów",
    "composition of an area": "Wykres warstwowy, 1 seria, 8 punktów",
    "composition of steps": "Wykres schodkowy, 1 seria, 8 punktów",
    "highest total": "Suma, maksimum: 120,00 EUR dnia 5 stycznia",
    "composition of a histogram": "Histogram, 1 seria, 8 przedziałów",
    "composition of boxes": "Wykres pudełkowy, 1 seria, 8 pudełek",
    "composition of a heat map": "Mapa cieplna, 3 serie, 12 punktów",
    "median of boxes": "Najwyższa mediana: 15,00 EUR dla Mon",
    "median of several boxes":
      "Najwyższa mediana: 15,00 EUR dla Mon, pierwsza z 2",
    "close of several candles":
      "Najniższe zamknięcie: 118,40 EUR dnia 5 stycznia, pierwsze z 2",
    "mean of boxes": "Średnia median: 15,50 EUR, mediana median: 15,00 EUR",
    "lower quartile": "Dolny kwartyl: brak wartości",
    "count of bins": "Liczebność: brak wartości",
    "bins": "Przedziały: 9, każdy o szerokości 10,00 EUR",
    "sample size": "Liczba wartości: 1200",
    "box of a series":
      "ACME, Mon: 50 wartości, mediana 15,00 EUR, kwartyle od 14,00 do 17,00; dolny wąs 12,00 EUR, górny wąs 18,00 EUR",
    "no header":
      "Bez nagłówka: kolumny nazywają się od 1 do 9; --header bierze pierwszy wiersz za nazwy",
    "swallowed file":
      "opcja --y wzięła „a.csv” za swoją wartość i nie został żaden plik do odczytu; podaj opcji jej własną wartość: --y WARTOŚĆ a.csv",
    "invalid UTF-8 of no code page":
      "a.csv, wiersz 3, kolumna Price: tekst nie jest w UTF-8 i nic nie wskazuje jego kodowania; zapisz go jako UTF-8 albo sprawdź, czy to tabela",
    "Arrow":
      "a.csv: to plik Arrow; wyeksportuj go jako CSV, na przykład przez duckdb",
    "HDF5":
      "a.csv: to plik HDF5 lub NetCDF; wyeksportuj z niego tabelę jako CSV, na przykład w języku Python",
    "statistics":
      "a.csv: to plik programu statystycznego; zapisz tam tabelę jako CSV",
    "program":
      "a.csv: to program, a nie tabela; otwórz dane",
    "recording":
      "a.csv: to nagranie, a nie tabela; otwórz dane",
    "too many slices":
      "a.csv: liczba wycinków z --type pie: 989; zostaw największe przez --top, wybierz kolumnę, w której liczba wartości to najwyżej 100, albo inny typ",
    "correlations":
      "Macierz 16 × 16 korelacji, taka sama po obu stronach przekątnej, której jedynki pominięto",
    "bracketed number":
      "Kolumna Price: bez nawiasów kwadratowych odczytano 1 liczbę",
    "bracketed numbers":
      "Kolumna Price: bez nawiasów kwadratowych odczytano 34 liczby",
    "change of many times":
      "Zmiana: z 2,00 na 48,00 EUR, wzrost o 46,00 EUR (24 razy więcej)",
    "change to a small part":
      "BOLT, zmiana: z 870,00 na 3,00 EUR, spadek o 867,00 EUR (290 razy mniej)",
    "describe histogram":
      "Price to histogram: 8 wartości, 7 przedziałów, oś X: Price, od 10 do 45 EUR. Oś Y: od 0 do 3.",
    "describe histogram of several series":
      "Price to histogram: 2 serie, 7 przedziałów, oś X: Price, od 10 do 45 EUR. Oś Y: od 0 do 3. ACME, najliczniejszy przedział: od 10 do 15 EUR, 3 wartości; BOLT, najliczniejszy przedział: od 10 do 15 EUR, 3 wartości.",
    "outlier far from the median":
      "Wartość odstająca: 9,00 EUR dnia 5 stycznia, daleko od mediany",
    "describe many columns":
      "ACME i 7 innych to wykres słupkowy: 3 punkty, oś X: Day, 3 kategorie, od Mon do Wed. Oś Y: Steps, od 0 do 10\u{A0}980 steps.",
    "shape of a falling sawtooth":
      "Przebieg: stopniowo spada i 3 razy skacze w górę, najbardziej o 12,00 EUR dnia 4 stycznia",
    "shape of a rising sawtooth":
      "Przebieg: stopniowo rośnie i 2 razy gwałtownie spada, najbardziej o 12,00 EUR dnia 4 stycznia",
    "shape of a falling sawtooth of equal jumps":
      "Przebieg: stopniowo spada i 3 razy skacze w górę, za każdym razem o 12,00 EUR",
    "shape of a rising sawtooth of equal jumps":
      "Przebieg: stopniowo rośnie i 2 razy gwałtownie spada, za każdym razem o 12,00 EUR",
    "shape that leaves out":
      "BOLT, przebieg: powtarza się co tydzień, nie licząc 3 wartości -127",
    "left out folder": "Pominięto wiersz „ACME”, który zawiera pozostałe",
    "x axis of weeks": "Oś X: Date, od tygodnia 40 roku 2025 do tygodnia 4 roku 2026",
    "x axis of weeks of a year": "Oś X: Date, od tygodnia 40 do tygodnia 52 roku 2025",
    "highest in a week": "Maksimum: 9 w tygodniu 1 roku 2026",
    "gap of weeks": "Luka: od tygodnia 2 do tygodnia 4",
    "shape on a logarithmic axis":
      "BOLT, przebieg: rośnie do 5,00 EUR dnia 4 stycznia, potem spada do 1,00 EUR, na osi logarytmicznej",
    "point after a pause": "40, 12, wzrost o 20,0% (x od 20 do 40)",
    "change of trillions":
      "Zmiana: z 17,87 biliona na 18,01 biliona, wzrost o 147,9 miliarda (0,8%)",
    "shape of about ten years":
      "Przebieg: powtarza się mniej więcej co 10 lat",
    "point past a line":
      "1, 52 EUR, wzrost o 30,0%, odtąd wyżej niż ACME",
    "point beside lines":
      "BOLT, 52 EUR, o 2 więcej niż ACME",
    "point in full beside lines":
      "Day: 1, Price: 52 EUR, wzrost o 30,0%, o 2 więcej niż ACME, punkt 2 z 3",
    "missing times":
      "Przerwy w czasie: 68, najdłuższa między 31 marca a 1 września",
    "largest difference of medians, of those shown":
      "Mediany: ACME i BOLT, największa różnica: 12,00 EUR dnia 3 maja, wśród pokazanych",
    "lowest of those shown":
      "Minimum: 12,00 EUR dnia 3 maja, wśród pokazanych",
    "fact compare medians":
      "Mediany: ACME jest wszędzie powyżej serii BOLT",
    "no points within a day":
      "Bez punktów dnia 13 stycznia między 11:00 a 13:00",
    "shape of a day in a year":
      "Przebieg: powtarza się codziennie; średnia każdego okresu: rośnie do 62,00 EUR dnia 21 września, potem spada do 50,00 EUR",
    "sample size of a series": "ACME, liczba wartości: 15, od 10,00 do 22,00 EUR",
    "mode": "Najliczniejszy przedział: od 10 do 20 EUR, 14 wartości",
    "highest at a bin": "Maksimum: 14 w przedziale od 10 do 20 EUR",
    "largest spread": "ACME, największy rozstęp międzykwartylowy: 3,00 EUR dla Mon",
    "quartile method":
      "Kwartyle z interpolacji liniowej; wąsy sięgają do wartości w granicach 1,5 rozstępu międzykwartylowego; wartości poza nimi są odstające, chyba że jest ich więcej niż trzy i więcej niż jedna dziesiąta",
    "composition of candles": "Wykres świecowy, 1 seria, 7 punktów",
    "highest of a part": "Najwyższy kurs: 183,90 EUR dnia 14 grudnia",
    "mean of a part": "ACME, zamknięcie, średnia: 150,00 EUR, mediana: 148,00 EUR",
    "lowest of the low": "Najniższy kurs: 118,40 EUR dnia 5 stycznia",
    "trend of the open": "Otwarcie, trend: stały poziom",
    "contradiction":
      "Sprzeczność: 1 świeca, dnia 17 maja, poza zakresem od najniższego do najwyższego kursu",
    "contradictions":
      "Sprzeczności: 2 świece, pierwsza dnia 17 maja, poza zakresem od najniższego do najwyższego kursu",
    "correlation": "Korelacja: 0,96; dodatnia, bardzo silna",
    "weak correlation": "Korelacja: -0,40; ujemna, słaba",
    "correlation of logarithms": "Korelacja na osiach logarytmicznych: -0,81",
    "moderate correlation": "Korelacja: 0,60; dodatnia, umiarkowana",
    "no correlation": "ACME, korelacja: -0,12; bez wyraźnego związku",
    "composition of violins":
      "Wykres skrzypcowy, 1 seria, 3 figury",
    "composition of a pie":
      "Wykres kołowy, 1 seria, 4 punkty",
    "composition of a donut":
      "Wykres pierścieniowy, 2 serie, 8 punktów",
    "densest": "Największa gęstość: około 14,00 EUR dla Mon",
    "densest twice": "ACME, największa gęstość: około 4,00 EUR i 23,50 EUR dla Mon",
    "shares":
      "Udziały: Mon 60,0%, Tue 37,0% z 150,00 EUR",
    "shares and another":
      "ACME, udziały: Mon 60,0%, Tue 37,0%, pozostałe (1) 3,0% z 150,00 EUR",
    "shares and others":
      "Udziały: Mon 60,0%, Tue 37,0%, pozostałe (2) łącznie 4,5% z 150,00 EUR",
    "without a share":
      "Bez udziału: 1 wartość poniżej zera, dla Mon",
    "without shares": "ACME, bez udziału: 3 wartości poniżej zera, pierwsza dla Mon",
    "sums":
      "Zsumowano 12 wierszy w 4 wartości",
    "no shares":
      "Brak udziałów: żadna wartość nie jest większa od zera",
    "share of points":
      "Udział: brak wartości",
    "mean of rows":
      "Każda wartość: średnia, liczba wierszy: od 27 do 61",
    "median of rows":
      "Każda wartość: mediana, liczba wierszy: 8",
    "sum of rows":
      "Każda wartość: suma, liczba wierszy: od 2 do 3",
    "lowest of rows":
      "Każda wartość: minimum, liczba wierszy: 2",
    "highest of rows":
      "Każda wartość: maksimum, liczba wierszy: 2",
    "count of rows":
      "Każda wartość: liczebność, liczba wierszy: od 1 do 1200",
    "first of rows":
      "Każda wartość: pierwsza wartość, liczba wierszy: 2",
    "last of rows":
      "Każda wartość: ostatnia wartość, liczba wierszy: 2",
    "help heading": "Użycie:",
    "option": "Szczegółowość komunikatów: terse, normal, verbose (domyślnie: normal).",
    "option without a default": "Częstotliwość najniższej wartości, w Hz: 20 … 16000.",
    "option without values":
      "Strefa czasowa dat, które żadnej nie podają, jako nazwa IANA (domyślnie: UTC).",
    "option in words": "Co mierzy oś X.",
    "unknown option": "nieznana opcja „--jsn”",
    "unknown option near another": "nieznana opcja „--jsn”; najbardziej podobna to „--json”",
    "missing value": "brak wartości dla „--x”",
    "missing value within a word": "brak wartości dla „-o” w „-oz”",
    "unexpected value": "opcja „--json” nie przyjmuje wartości, a podano „3”",
    "unexpected argument": "zbędny argument „a.csv”",
    "unexpected arguments": "zbędne argumenty (2): „a.csv”, „a.svg”",
    "missing argument": "brak argumentu „<dark>”",
    "invalid value": "wartość „big” jest nieprawidłowa dla „--top”",
    "malformed option": "nieprawidłowa opcja „---jsn”",
    "unsuited settings":
      "Ustawienia, które nie pasują do tej tabeli: x = symbol, last = 30d",
    "too many units":
      "a.csv: --every hour daje zbyt wiele miejsc od pierwszej do ostatniej daty: 867 817; użyj --every month albo dłuższej jednostki",
    "bad value in a chart file":
      "a.csv, encoding.timeUnit: „fortnight” jest nieprawidłowe; podaj day",
    "no data":
      "a.csv, data: oczekiwano: nazwa pliku albo lista wierszy; zobacz w README opis plików wykresów",
    "column twice":
      "a.csv: kolumna „Date” nie może być jednocześnie --series i --x; dla jednej z opcji wybierz inną",
    "no candles":
      "a.csv: --type candlestick wymaga kolumn o nazwach open, high, low i close; zmień ich nazwy, podaj cztery w tej kolejności przez --y albo wybierz inny typ (kolumny: day, price)",
    "no cells":
      "a.csv: --type heatmap wymaga dwóch kolumn z kategoriami i liczby dla każdej pary; podaj je przez --x, --series i --y albo wybierz inny typ (kolumny: day, price)",
    "options that exclude each other":
      "a.csv: --aggregate sum i --y mean(price) wykluczają się; pomiń jedną z opcji",
    "text in Windows-1252":
      "Tekst nie jest w UTF-8, odczytano go jako Windows-1252",
    "skipped line":
      "Poza tabelą: 1 wiersz",
    "skipped lines":
      "Poza tabelą: 4 wiersze",
    "data outside the folder":
      "a.csv, data.url: „/a.csv” nie leży w folderze dokumentu; umieść tam dane i wskaż plik w data.url",
    "page without a chart":
      "a.csv: ta strona nie zawiera wykresu, który Earshot umie odczytać; zapisz jej dane jako plik CSV",
    "something behind an archive":
      "a.csv: za danymi gzip jest coś jeszcze; usuń to albo pobierz plik ponownie",
    "directions":
      "Zamknięcie powyżej otwarcia: 6, zamknięcie poniżej otwarcia: 3, zamknięcie równe otwarciu: 1",
    "x axis":
      "Oś X: Date, od 2 stycznia do 29 grudnia 2023",
    "others":
      "pozostałe",
    "suggested lines":
      "Wykres liniowy, średnia: price, oś X: date (miesiąc), 5 serii, podział: symbol",
    "suggested charts":
      "Wykres liniowy, yield i rain, oś X: year, 6 wykresów, podział: site",
    "suggested counts":
      "Wykres słupkowy, liczba wierszy, oś X: state",
    "suggested values":
      "Histogram, age",
    "column time":
      "c1: data lub czas, od 3 do 98, różne: 40, rozpoznano po nazwie i wartościach",
    "column cyclic":
      "c1: część kalendarza, od 3 do 98, różne: 40",
    "column direction":
      "風向: kierunek, od 3 do 98, różne: 40",
    "column namesake":
      "c1: miara, od 3 do 98, różne: 40, pasuje do nazwy pliku",
    "column latitude":
      "c1: szerokość geograficzna, od 3 do 98, różne: 40",
    "column longitude":
      "c1: długość geograficzna, od 3 do 98, różne: 40",
    "column rowNumber":
      "c1: numer wiersza, od 3 do 98, różne: 40",
    "column key":
      "c1: klucz, od 3 do 98, różne: 40, rozpoznano po nazwie",
    "column nominal":
      "c1: kategoria, od 3 do 98, różne: 40",
    "column ordinal":
      "c1: poziom, od 3 do 98, różne: 40",
    "column measure":
      "c1: miara, od 3 do 98, różne: 40",
    "column empty":
      "c1: pusta",
    "column of text":
      "c1: kategoria, różne: 40, CA, NY, bez wartości: 2",
    "rows with conditions":
      "Wiersze: 1204 z 3376: state równe CA, age co najmniej 18",
    "rows with and without values":
      "Wiersze: 1204 z 3376: price bez wartości, city z wartością",
    "rows counted":
      "Każda wartość to liczba wierszy, razem 812",
    "times by minute":
      "date: co minutę",
    "times by hour":
      "date: co godzinę",
    "times by day":
      "date: co dzień",
    "times by week":
      "date: co tydzień",
    "times by month":
      "date: co miesiąc",
    "times by quarter":
      "date: co kwartał",
    "times by year":
      "date: co rok",
    "ranges of x":
      "price: przedziały po 10 EUR",
    "largest left out":
      "country: największe wartości, 7 z 26; pozostałe pominięto, 1234 wiersze",
    "largest and others":
      "country: największe wartości, 7 z 26; pozostałe razem, 1 wiersz",
    "sorted by values":
      "Kolejność: wartość, malejąco",
    "sorted by a column":
      "Kolejność: city, rosnąco",
    "not compared": "Bez porównania, inna jednostka lub wielkość: wind, rain",
    "not charted":
      "Poza wykresem: wind, rain",
    "never changing":
      "Poza wykresem, bo stałe: wind, rain",
    "no numbers":
      "a.csv: kolumna „city” nie zawiera liczb; policz wiersze za pomocą --aggregate count albo wybierz inną kolumnę",
    "no aggregate":
      "a.csv: kolumna „city” nie zawiera liczb; policz wiersze za pomocą --aggregate count albo wybierz inną kolumnę",
    "no dates":
      "a.csv: kolumna „city” nie zawiera dat; wybierz inną albo pomiń --every",
    "no names":
      "a.csv: kolumna „date” ma własną kolejność; --sort i --top wymagają kolumny z nazwami",
    "bad width":
      "a.csv: przedziały tej szerokości nie pasują do kolumny „price” (od 3 do 98); wybierz inną szerokość albo użyj --bin auto",
    "not a condition":
      "a.csv: „price” nie jest warunkiem; napisz kolumnę, operator i wartość, na przykład --where 'price >= 10'",
    "not a value":
      "a.csv: „dear” nie da się porównać z kolumną „price”; napisz tak jak w kolumnie: 95.2",
    "too many places":
      "a.csv: wykres miałby za dużo miejsc; wybierz dłuższe jednostki czasu albo mniej serii",
    "no column to transform":
      "a.csv: nie ma kolumny „city”; do wyboru: price, date",
    "nothing left":
      "a.csv: żaden wiersz nie spełnia warunku „state równe XX”; w kolumnie „state”: CA i NY",
    "nothing left of numbers":
      "a.csv: żaden wiersz nie spełnia warunku „age większe niż 200”; w kolumnie „age”: od 3 do 98",
    "no times":
      "a.csv: żadna kolumna nie zawiera dat; wybierz kolumnę za pomocą --x albo pomiń --last, --from i --to (kolumny: city, price)",
    "no such chart":
      "a.csv: nie ma wykresu 9; wybierz od 1 do 5, wymienia je --charts",
    "x axis of categories, right to left":
      "Oś X: Day, 7 kategorii, od Mon do Sun, od prawej do lewej",
    "x axis of one category": "Oś X: 1 kategoria, Mon",
    "x axis of nothing": "Oś X: brak wartości",
    "x axis of times": "Oś X: Date, 1 marca 2024, od 00:30 do 11:30, UTC",
    "x axis of times elsewhere":
      "Oś X: Date, 1 marca 2024, od 01:30 do 12:30, strefa czasowa Europe/Berlin",
    "x axis of converted times":
      "Oś X: Date, 1 marca 2024, od 00:30 do 11:30, UTC, przeliczone ze stref czasowych danych",
    "y axis": "Oś Y: Price, od 118,40 do 183,90 EUR",
    "y axis without zero": "Oś Y: Price, od 118,40 do 183,90 EUR, nie od zera",
    "y axis logarithmic": "Oś Y: od 1 do 1\u{A0}000\u{A0}000, skala logarytmiczna",
    "y axis of rows": "Oś Y: 5 wierszy, od Mon do Sun",
    "y axis of one row": "Oś Y: 1 wiersz, Mon",
    "values of a heat map": "Wartości: Price, od 0,00 do 22,00 EUR",
    "y axis natural": "Oś Y: Price, 5,00 EUR, skala logarytmiczna o podstawie e",
    "series continuous": "ACME: linia, 252 punkty",
    "series apart": "bez nazwy: osobne wartości, 3 punkty",
    "fact highest": "Maksimum: 183,90 EUR dnia 14 grudnia",
    "fact highest of a category": "BOLT, maksimum: 10\u{A0}980 steps dla Wed",
    "fact lowest": "Minimum: 118,40 EUR dnia 5 stycznia",
    "fact highest of several": "Maksimum: 9,00 EUR dnia 17 maja, pierwsze z 2",
    "fact lowest of several": "BOLT, minimum: 0 dla x = 2, pierwsze z 1234",
    "fact highest of all": "Maksimum: 5,00 EUR, wszystkie 252 wartości",
    "highest at a moment": "Maksimum: 3,5 dnia 1 kwietnia o 09:05",
    "fact lowest of all": "BOLT, minimum: 5, obie wartości",
    "fact lowest at a number": "BOLT, minimum: -118,40 EUR dla 2,5 s",
    "fact highest at a bare number": "Maksimum: 6 dla x = 11",
    "fact highest at an empty unit": "Maksimum: 6 dla x = 11",
    "largest drop at a bare number": "Największy spadek: 6 dla x = 11",
    "largest difference at a bare number": "ACME i BOLT, największa różnica: 6 dla x = 11",
    "dip at a bare number": "Dołek: 3 dla x = 12",
    "gap at a bare number": "Luka: x = 3",
    "plateau over bare numbers": "Płaski odcinek: 5, x od 3 do 9",
    "mean": "Średnia: 150,12 EUR, mediana: 149,50 EUR",
    "change": "Zmiana: z 120,00 na 146,20 EUR, wzrost o 26,20 EUR (21,8%)",
    "change of nothing": "BOLT, zmiana: 5,00 EUR, bez zmian",
    "change from zero": "BOLT, zmiana: z 0,00 na -5,00 EUR, spadek o 5,00 EUR",
    "trend": "Trend: wyraźny wzrost; 3 punkty zwrotne",
    "trend moderate": "BOLT, trend: dość wyraźny wzrost; 1 punkt zwrotny",
    "trend weak": "Trend: słabo zaznaczony wzrost; bez punktów zwrotnych",
    "trend falling": "Trend: wyraźny spadek; 1 punkt zwrotny",
    "trend falling moderate": "Trend: dość wyraźny spadek; 2 punkty zwrotne",
    "trend falling weak": "Trend: słabo zaznaczony spadek; 2 punkty zwrotne",
    "trend very strong": "Trend: bardzo wyraźny wzrost; bez punktów zwrotnych",
    "trend falling very strong": "Trend: bardzo wyraźny spadek; bez punktów zwrotnych",
    "trend of few": "Trend: wzrost; bez punktów zwrotnych",
    "trend of few falling": "Trend: spadek; bez punktów zwrotnych",
    "strong correlation": "Korelacja: 0,80; dodatnia, silna",
    "period of a year": "Powtarzalność: mniej więcej co rok, bardzo wyraźna",
    "period of years": "Powtarzalność: mniej więcej co 11 lat, dość wyraźna",
    "period of a week": "Powtarzalność: co tydzień, słabo zaznaczona",
    "period of a month": "Powtarzalność: co miesiąc, słabo zaznaczona",
    "period of months": "Powtarzalność: co 6 miesięcy, słabo zaznaczona",
    "period of many months":
      "Powtarzalność: co 110 miesięcy (9 lat i 2 miesiące), słabo zaznaczona",
    "period of quarters": "Powtarzalność: co 2 kwartały, słabo zaznaczona",
    "outlier rule":
      "Wartości odstające: zmodyfikowany wynik Z powyżej 3,5 w swojej serii po odjęciu trendu i powtarzalności, odległe co najmniej o dziesiątą część jej rozpiętości i z dala od sąsiednich wartości",
    "outlier rule without a course":
      "Wartości odstające: zmodyfikowany wynik Z powyżej 3,5 w swojej serii, odległe od jej mediany co najmniej o dziesiątą część rozpiętości, i najwyżej dziesiąta część jej wartości",
    "series of a column": "3 serie, podział: city",
    "part of a column": "city: 0",
    "infinite value": "Kolumna Price: 1 wartość nieskończona, traktowana jak brak wartości",
    "infinite values": "Kolumna Price: 3 wartości nieskończone, traktowane jak brak wartości",
    "fact compare between days": "ACME i BOLT przecinają się raz, między 4 a 5 stycznia",
    "fact compare between years": "ACME i BOLT przecinają się raz, między rokiem 2010 a 2011",
    "fact compare between months": "ACME i BOLT przecinają się raz, w okresie od marca do kwietnia",
    "fact compare between times": "ACME i BOLT przecinają się raz, między 09:05 a 09:10",
    "fact compare between categories": "ACME i BOLT przecinają się raz, między Mon a Tue",
    "trend flat": "Trend: stały poziom",
    "trend mixed": "Trend: bez wyraźnego kierunku; 9 punktów zwrotnych",
    "missing": "Bez wartości: 1 punkt",
    "missing of a series": "BOLT, bez wartości: 2000 punktów",
    "off the scale": "Poza skalą: 2 wartości bez miejsca na osi logarytmicznej",
    "off the scale of a series": "BOLT, poza skalą: 1 wartość bez miejsca na osi logarytmicznej",
    "off the scale of an unnamed series":
      "bez nazwy, poza skalą: 1 wartość bez miejsca na osi logarytmicznej",
    "above the range": "2 wartości powyżej podanego zakresu, od 6 do 10 GB",
    "below the range": "BOLT: 1 wartość poniżej podanego zakresu, od 6 do 10 GB",
    "parts above the range": "2 punkty z wartościami powyżej podanego zakresu, od 6 do 10",
    "parts below the range": "BOLT: 1 punkt z wartościami poniżej podanego zakresu, od 6 do 10",
    "no points": "Bez punktów między 31 marca a 1 września",
    "no points over bare numbers": "Bez punktów między 3 a 100",
    "one gap": "Luka: 3 maja",
    "gaps": "BOLT, luki: 2, najdłuższa od 3 do 7 maja",
    "period": "Powtarzalność: co 7 punktów (7 dni), wyraźna",
    "gaps as long": "Luki: 5, najdłuższa 3 maja, pierwsza z 4",
    "unusually high": "Wyjątkowo wysoko: od 3 do 7 maja, 9 dnia 4 maja",
    "unusually low": "BOLT, wyjątkowo nisko: 2, najdalsza: od 3 do 7 maja, 2 dnia 4 maja",
    "share of all": "Udział wśród wszystkich: 0,060 (348 z 5822)",
    "period of a number": "Powtarzalność: co 7 punktów (3,5 s), dość wyraźna",
    "period of points": "BOLT, powtarzalność: co 7 punktów, słabo zaznaczona",
    "one spike": "Szczyt: 183,90 EUR dnia 5 stycznia",
    "dip": "BOLT, dołek: 83,90 EUR dnia 5 stycznia",
    "spikes": "BOLT, szczyty: 3, najwyższy to 183,90 EUR dnia 5 stycznia",
    "dips": "Dołki: 3, najniższy to 83,90 EUR dnia 5 stycznia",
    "one outlier": "Wartość odstająca: 183,90 EUR dnia 5 stycznia",
    "outliers": "BOLT, wartości odstające: 3, najdalsza: 183,90 EUR dnia 5 stycznia",
    "plateau": "Płaski odcinek: 5,00 EUR, od 3 do 9 maja",
    "plateaus": "BOLT, płaskie odcinki: 2, najdłuższy na poziomie 5,00 EUR, od 3 do 9 maja",
    "largest rise": "Największy wzrost: 12,00 EUR dnia 3 maja",
    "largest rise of percentages": "Największy wzrost: 1,5 punktu procentowego dnia 3 maja",
    "largest drop": "BOLT, największy spadek: 12,00 EUR dnia 3 maja",
    "fact compare":
      "ACME i BOLT przecinają się 3 razy, po raz pierwszy dnia 5 stycznia; obie zmieniają się w tym samym kierunku",
    "fact compare once":
      "ACME i BOLT przecinają się raz, dnia 5 stycznia; obie zmieniają się w przeciwnych kierunkach",
    "fact compare above": "ACME jest wszędzie powyżej serii BOLT",
    "fact compare below": "ACME jest wszędzie poniżej serii BOLT",
    "fact compare never below": "ACME nigdy nie jest poniżej serii BOLT",
    "fact compare never above": "ACME nigdy nie jest powyżej serii BOLT",
    "fact compare without a course":
      "ACME jest powyżej serii BOLT w 5 z 9 miejsc, niżej w 3, na równi w 1",
    "fact compare at one shared place": "ACME jest w jedynym wspólnym miejscu poniżej serii BOLT",
    "fact compare touching at shared places":
      "ACME jest poniżej serii BOLT w 1 z 3 wspólnych miejsc, na równi w 2",
    "fact compare equal": "ACME i BOLT są wszędzie równe",
    "fact compare apart": "ACME i BOLT nie mają wspólnych miejsc",
    "largest difference": "ACME i seria bez nazwy, największa różnica: 12,00 EUR dnia 3 maja",
    "no values": "Brak wartości",
    "no values of a series": "BOLT: brak wartości",
    "left out": "Pominięte: 3 wiersze bez wartości x",
    "window": "Widoczne: od 5 do 9 stycznia, 5 z 252; całość: od 2 stycznia do 29 grudnia",
    "window of numbers": "Widoczne: x od 1 do 3, 3 z 1201; całość: x od 0 do 1200",
    "too many parts":
      "a.csv: liczba wykresów z --split Split: 40\u{A0}000; wybierz kolumnę, w której liczba wartości to najwyżej 10\u{A0}000",
    "too many files":
      "a.csv: nie można odczytać, bo otwartych plików jest za dużo; zamknij niektóre albo zwiększ limit, na przykład przez ulimit -n",
    "device": "a.csv to urządzenie bez końca; wskaż plik albo przekaż dane potokiem",
    "wide window":
      "a.csv: spakowano z oknem większym niż 128 MB; najpierw rozpakuj, na przykład przez zstd -d -M2048MB",
    "column put together":
      "a.csv: wiersze są zgrupowane, więc kolumny „Price” już nie ma; do wyboru: Date, count() albo wartość grupy przez --y",
    "too little memory":
      "a.csv: potrzeba około 96 MB pamięci, więcej niż jest; zakończ inne programy albo podnieś limit (ulimit -v)",
    "beyond memory":
      "a.csv: za duże dla dostępnej pamięci: można wczytać najwyżej 643 MB; podziel plik albo zakończ potok wcześniej, na przykład przez head",
    "missing file": "a.csv: nie ma takiego pliku; sprawdź nazwę i folder",
    "folder": "a.csv to folder; wskaż plik w nim",
    "unreadable file": "a.csv: nie można odczytać (brak dostępu); sprawdź prawa dostępu",
    "empty file":
      "standardowe wejście: brak danych; podaj tabelę z co najmniej jednym wierszem wartości",
    "header only":
      "a.csv, wiersz 1: jest nagłówek, ale brak wiersza wartości; dodaj wiersze lub użyj --no-header",
    "not in a format":
      "a.csv, wiersz 3: to nie jest logfmt; popraw wiersz albo wybierz inny --format",
    "damaged archive":
      "a.csv: dane gzip są uszkodzone lub ucięte; pobierz plik ponownie",
    "missing library":
      "a.csv: brak biblioteki libz.so.1; zainstaluj ją, na przykład przez apt install zlib1g",
    "unsupported":
      "a.csv, transform[0]: „lookup” nie jest obsługiwane; usuń to albo zastosuj do danych",
    "remote data":
      "a.csv, data.url: Earshot niczego nie czyta z sieci; pobierz dane i wskaż plik w data.url",
    "left out column":
      "Pominięte: kolumna Price, wiersz 1200, „abc” nie jest liczbą",
    "left out column by unit":
      "Pominięte: kolumna Price, wiersz 1200, „3%” nie ma jednostki poprzednich liczb",
    "folded columns":
      "Jako wiersze, liczba kolumn: 12, od 2010 do 2021",
    "few names left out of a picture":
      "Pominięte nazwy: Oslo i Lima; większe --size pokaże więcej",
    "names not shown":
      "Niepokazane nazwy: Oslo, Lima",
    "many names not shown":
      "Niepokazane nazwy: Oslo, Lima i jeszcze 9",
    "ignored channels":
      "Niepokazane: tooltip i shape",
    "ragged row":
      "a.csv, wiersz 3, kolumna 2: liczba komórek: 1 zamiast 2; dodaj lub usuń komórki albo ustaw --delimiter",
    "invalid UTF-8":
      "a.csv, wiersz 3, kolumna Price: tekst nie jest w UTF-8; przekonwertuj go, na przykład przez iconv -f WINDOWS-1250 -t UTF-8",
    "invalid UTF-8 without a column":
      "a.csv, wiersz 3: tekst nie jest w UTF-8 i nic nie wskazuje jego kodowania; zapisz go jako UTF-8 albo sprawdź, czy to tabela",
    "unclosed quote": "a.csv, wiersz 3: cudzysłów się nie zamyka; zamknij go lub usuń",
    "not a number":
      "a.csv, wiersz 1200, kolumna Price: „abc” nie jest liczbą; popraw to albo wybierz kolumny przez --x i --y",
    "another unit":
      "a.csv, wiersz 1200, kolumna Price: „3%” nie ma jednostki poprzednich liczb; popraw to albo wybierz kolumny przez --x i --y",
    "not a date":
      "a.csv, wiersz 3, kolumna Date: „abc” nie jest datą w postaci dd.MM.yyyy; popraw ją albo zmień --date-format",
    "no numeric column":
      "a.csv: żadna kolumna nie zawiera liczb; dodaj taką, policz wiersze przez --y 'count()' albo podaj separator przez --delimiter (kolumny: Date, Price)",
    "mistyped file":
      "a.csv: nie ma takiego pliku; czy chodzi o „Price”?",
    "no file":
      "nie ma pliku do odczytu; podaj go, albo - dla standardowego wejścia",
    "contradicting options":
      "--decimal-comma i --decimal-point wykluczają się; pomiń jedną z opcji",
    "option of others":
      "„--size” to opcja earshot draw, nie tego polecenia; pomiń ją",
    "lists within lists":
      "a.csv, [0].x: to nie jest lista rekordów, wierszy ani liczb albo komórka zawiera więcej niż jedną wartość; wyodrębnij taką listę z pliku, na przykład za pomocą jq",
    "dangling link":
      "a.csv to dowiązanie do b.csv, którego nie ma; popraw dowiązanie",
    "column repeated":
      "a.csv: --y wymienia kolumnę „Price” dwa razy; wymień ją raz",
    "reversed range":
      "a.csv: --from 2026-05-01 leży za --to 2026-01-01; zamień ich wartości",
    "mistyped value":
      "--format: „cvs” nie jest znane; czy chodzi o „csv”?",
    "mistyped theme":
      "„drak” nie jest znane; czy chodzi o „dark”?",
    "equal columns": "Jednakowe kolumny: wind, rain",
    "title of a column without a header": "kolumna 10",
    "title of counts": "liczba wierszy",
    "mistyped column":
      "a.csv: nie ma kolumny „Pric”; czy chodzi o „Price”?",
    "unknown column": "a.csv: nie ma kolumny „city”; do wyboru: Date, Price",
    "unknown type in a file": "a.csv, [1].type: nie ma typu wykresu „pie”; do wyboru: line, bar",
    "missing series":
      "a.csv, type: candlestick wymaga serii o nazwach open, high, low, close z tym samym x; dodaj je albo wybierz inny typ",
    "missing series of an option":
      "a.csv: candlestick wymaga serii o nazwach open, high, low, close z tym samym x; dodaj je albo wybierz inny typ",
    "too many columns":
      "a.csv, wiersz 1: liczba kolumn przekracza 4096; podziel plik albo zamień wiersze z kolumnami",
    "too long a cell": "a.csv, wiersz 2: komórka jest za długa; podziel plik",
    "too deep": "a.csv, wiersz 2: JSON jest zbyt głęboko zagnieżdżony; podziel plik",
    "too many rows": "a.csv, wiersz 2: za dużo wierszy; podziel plik",
    "nothing in common":
      "a.csv: żaden wiersz nie spełnia naraz wszystkich tych warunków: age większe niż 20, age mniejsze niż 10; pomiń jeden z nich",
    "unclosed JSON":
      "a.csv, wiersz 1, kolumna 6: tekst kończy się, a „[” w tym miejscu nie jest zamknięte; zamknij je albo pobierz cały plik",
    "malformed JSON":
      "a.csv, wiersz 3, kolumna 14: to nie jest poprawny JSON; popraw go w tym miejscu",
    "expected chart":
      "a.csv, series[0]: oczekiwano: wykres z seriami; zobacz w README opis plików wykresów",
    "expected record":
      "a.csv, series[0]: oczekiwano: rekord {…}; zobacz w README opis plików wykresów",
    "expected text": "a.csv, series[0]: oczekiwano: tekst; zobacz w README opis plików wykresów",
    "expected number": "a.csv, series[0]: oczekiwano: liczba; zobacz w README opis plików wykresów",
    "expected boolean":
      "a.csv, series[0]: oczekiwano: true lub false; zobacz w README opis plików wykresów",
    "expected list":
      "a.csv, series[0]: oczekiwano: lista […]; zobacz w README opis plików wykresów",
    "expected range":
      "a.csv, series[0]: oczekiwano: zakres [od, do]; zobacz w README opis plików wykresów",
    "expected scale":
      "a.csv, series[0]: oczekiwano: linear, log10 lub ln; zobacz w README opis plików wykresów",
    "expected point":
      "a.csv, series[0]: oczekiwano: punkt {\"x\": …, \"y\": …}; zobacz w README opis plików wykresów",
    "expected direction":
      "a.csv, series[0]: oczekiwano: leftToRight lub rightToLeft; zobacz w README opis plików wykresów",
    "configuration malformed": "a.toml, wiersz 3: to jest tu nieprawidłowe (EOF); popraw to",
    "configuration unknown option":
      "a.toml, wiersz 3: nie ma ustawienia „Split”; do wyboru: dark, light",
    "configuration list": "a.toml, wiersz 3: dark przyjmuje jedną wartość, nie listę",
    "configuration unknown action": "a.toml, wiersz 3: nie ma akcji „abc”; do wyboru: dark, light",
    "configuration unknown key":
      "a.toml, wiersz 3: „<Rigth>” nie jest klawiszem; napisz jeden znak albo nazwę taką jak <Right>",
    "configuration clash":
      "a.toml, wiersz 3: klawisz → ma dwie akcje, „Następny punkt” (next-point) i „Odtwarzaj stąd, pauza” (play); daj jednej z nich inny klawisz",
    "no terminal":
      "Brak terminala do pełnego ekranu; użyj earshot describe, draw lub render",
    "unknown terminal":
      "Typ terminala „dumb” nie ma pełnego ekranu; ustaw TERM albo użyj earshot --plain, describe, draw lub render",
    "unknown theme": "Nie ma motywu „dusk”; do wyboru: dark, light",
    "theme unreadable": "a.toml: nie można odczytać motywu (EIO); sprawdź plik",
    "theme malformed": "a.toml, wiersz 2: motyw nie jest poprawnym TOML (EOF); popraw go",
    "theme without role": "a.toml: motywowi brakuje koloru dla „axis”; dodaj go",
    "theme with more": "a.toml, wiersz 4: motyw ma nieznany wpis „axes”; usuń go",
    "theme without color":
      "a.toml, wiersz 4: „red” nie jest kolorem dla axis; zapisz go jako #rrggbb",
    "output failed": "nie można zapisać a.wav: ENOSPC; wskaż inne miejsce",
    "output twice": "-o i --subtitles wskazują ten sam plik a.wav; dla jednej z opcji wskaż inny",
    "output missing":
      "Brak celu dla dźwięku: podaj -o PLIK.wav albo -o - dla standardowego wyjścia",
    "unknown output": "a.ogg: nazwa musi kończyć się na .wav lub .mid",
    "unknown language": "Nie ma języka „xx”; do wyboru: en, ja",
    "unknown time zone":
      "Nie ma strefy czasowej „Mars”; podaj nazwę IANA, na przykład Europe/Warsaw",
    "type for later": "Typu wykresu „box” nie ma w tej wersji; do wyboru: line, bar",
    "bad option": "--size: „big” jest nieprawidłowe; podaj 80x24",
    "keys and data":
      "Klawisze i dane nie mogą naraz pochodzić ze standardowego wejścia; jedno z nich zapisz w pliku",
    "configuration unreadable": "nie można odczytać a.toml: EIO; popraw go lub usuń",
    "configuration no file": "nie można odczytać a.toml: to nie plik; popraw go lub usuń",
    "configuration bad value": "a.toml, wiersz 3: „9” jest nieprawidłowe dla dark; podaj 0 … 2",
    "nothing left to hear": "--solo i --mute nie zostawiają nic do słuchania; pomiń jedną z opcji",
    "dump without keys": "--dump wymaga skryptu klawiszy: dodaj --keys PLIK",
    "key script":
      "a.keys, wiersz 2: „<Rigth>” nie jest klawiszem; pisz nazwy takie jak <Right>, <Resize 40x12> lub <Wait 500ms>",
    "no such device asked": "Nie ma urządzenia audio „USB 1”; do wyboru: pulse, default",
    "no device at all": "Nie ma urządzenia audio „USB 1” ani żadnego innego; użyj --device none",
    "suggestions title": "Wykresy tej tabeli, 4 pozycje",
    "columns title": "Kolumny tej tabeli, 7 pozycji",
    "suggestion of another chart": "Histogram, age",
    "suggestion because asked": "Histogram, age, wybrane, zgodnie z żądaniem",
    "suggestion because candles":
      "Histogram, age, wybrane, są kolumny otwarcia, najwyższego i najniższego kursu oraz zamknięcia",
    "suggestion because times": "Histogram, age, wybrane, każdy moment występuje raz",
    "suggestion because timesOfKinds":
      "Histogram, age, wybrane, każdy moment występuje raz w każdej serii",
    "suggestion because timesOfKindsOfKinds":
      "Histogram, age, wybrane, każdy moment występuje raz w każdej serii każdego wykresu",
    "suggestion because placesOnEarth":
      "Histogram, age, wybrane, są kolumny szerokości i długości geograficznej",
    "suggestion because measuresOfThings":
      "Histogram, age, wybrane, jak obie wielkości są powiązane",
    "suggestion because names": "Histogram, age, wybrane, wartość dla każdej nazwy",
    "suggestion because namesOfKinds":
      "Histogram, age, wybrane, wartość dla każdej pary nazw",
    "suggestion because counts": "Histogram, age, wybrane, wiersze są liczone",
    "suggestion because numbers": "Histogram, age, wybrane, liczby w kolejności wierszy",
    "suggestion because repeatedPlaces": "Histogram, age, wybrane, miejsca się powtarzają",
    "suggestion because kindsThatTellMost":
      "Histogram, age, wybrane, kategoria, która najlepiej wyjaśnia wartości",
    "suggestion because sharesOfOutcome":
      "Histogram, age, wybrane, udział wyniku według tego, co najlepiej go wyjaśnia",
    "suggestion because furtherShares":
      "Histogram, age, wybrane, udział wyniku",
    "suggestion because sharesByTreatment":
      "Histogram, age, wybrane, udział wyniku według zastosowanego wariantu",
    "suggestion because followUps":
      "Histogram, age, wybrane, czasy do zdarzenia lub końca obserwacji, według kategorii",
    "suggestion because fewValues":
      "Histogram, age, wybrane, kolumny o niewielu różnych wartościach",
    "suggestion because repeatedSubjects":
      "Histogram, age, wybrane, te same osoby lub rzeczy się powtarzają",
    "suggestion because columnsInOrder":
      "Histogram, age, wybrane, kolumny bez nazw, w swojej kolejności",
    "suggestion because repeatedTimes": "Histogram, age, wybrane, kilka wierszy na każdy moment",
    "suggestion because repeatedNames": "Histogram, age, wybrane, kilka wierszy na każdą nazwę",
    "suggestion because largest": "Histogram, age, wybrane, największe z długiej listy",
    "suggestion because spread": "Histogram, age, wybrane, rozrzut wartości",
    "suggestion because spreadOfKinds": "Histogram, age, wybrane, wiele wartości każdego rodzaju",
    "suggestion because columnsCompared": "Histogram, age, wybrane, kolumny obok siebie",
    "suggestion because columnsThatFollow":
      "Histogram, age, wybrane, kolumny, które następują po sobie",
    "suggestion because matrix": "Histogram, age, wybrane, wiersze i kolumny o tych samych nazwach",
    "suggestion with its reason": "Histogram, age, rozrzut wartości",
    "use as x": "Na osi X",
    "use as y": "Wartości, zamiast innych",
    "use as also y": "Wartości, obok innych",
    "use as series": "Seria dla każdej wartości",
    "use as split": "Wykres dla każdej wartości",
    "use as boxes": "Pudełko dla każdej wartości",
    "use as label": "Podawana przy każdym punkcie",
    "use as mean": "Wiersze tego samego miejsca: średnia",
    "use as unit": "Jednostka: miesiąc",
    "use as filter": "Tylko niektóre wartości",
    "use as left out": "Usuń z wykresu",
    "chosen use": "Na osi X, wybrane",
    "chosen value": "CA, wybrane",
    "left out value": "CA, pominięte",
    "no table": "Ten wykres nie pochodzi z tabeli",
    "change taken back": "Cofnięto: symbol, Seria dla każdej wartości",
    "not said": "Kolumna symbol nie jest podawana: punkt powstaje z kilku wierszy",
    "sorted use": "Kolejność: wartość, malejąco, wybrane",
    "keys wait": "Klawisze zadziałają po wczytaniu",
    "taken back": "Cofnięto",
    "not a range": "To nie zakres: ACME",
    "prompt for a range":
      "Wartości, na przykład 1 do 12: 5",
    "use let go": "Seria dla każdej wartości, pominięte",
    "selections":
      "Średnia: price: 300,0; o 99,5 więcej niż 200,5. price równe 5, 12 wierszy; w porównaniu z: wszystkie wiersze (36)",
    "selections of several columns":
      "price bez wartości, 3 wiersze; w porównaniu z: price co najmniej 5, 1 wiersz, średnia: price: 6, średnia: year: 7",
    "nothing to compare":
      "Nie ma jeszcze czego porównać: najpierw wybierz wartości albo zaznacz odcinek",
    "stretch is whole": "Zaznaczony odcinek to już całość: nie ma z czym porównać",
    "marks lost": "Zaznaczony odcinek nie został zachowany",
    "others unchanged": "Inne wykresy bez zmian: 4",
    "side by side": "Obok siebie, 4 pozycje",
    "own axes": "Każdy z własną osią",
    "several axes": "Nie wszystkie na tej samej osi",
    "same axis": "Wszystkie na tej samej osi",
    "titled": "price: ACME 6",
    "export chartFile": "Wykres (JSON)",
    "export commandLine": "Wiersz poleceń",
    "unread dates":
      "Kolumna date: wygląda na daty o nieznanym zapisie",
    "last days":
      "Kolumna date: okresy kilku dni liczą się jako swój ostatni dzień",
    "assumed year": "Daty bez roku: przyjęto, że ostatnia jest z roku 2024",
    "left out total": "Pominięto wiersz „ACME”, sumę pozostałych",
    "left out average": "Pominięto wiersz „ACME”, średnią pozostałych",
    "left out statistic": "Pominięto wiersz „ACME”, obliczony z pozostałych",
    "absent values": "Nie ma w kolumnie „state”: CA; są w niej: NY",
    "unknown command":
      "„price” nie jest poleceniem ani plikiem; najbardziej podobne polecenie to „draw”",
    "too many series":
      "a.csv: liczba serii z --series Split: 4000; wybierz kolumnę, w której liczba wartości to najwyżej 1000",
    "nothing to draw":
      "a.csv: nie ma czego narysować: brak wartości w kolumnach: price; wiersze: 37; wybierz inne kolumny za pomocą --y albo inne wiersze",
    "prompt help text": "Szukaj w pomocy: We",
    "prompt row text": "Szukaj na liście: We",
    "key group start": "Na początek",
    "said help row": "Poprzedni punkt: strzałka w lewo lub h",
    "said help row of a capital": "Poprzednie miejsce docelowe: wielkie N",
    "said help row without a key": "Następny punkt",
    "numbered row": "2. Obraz (SVG)",
    "list of one": "Idź do, 1 pozycja",
    "list of items": "Eksportuj, 9 pozycji",
    "setting screen reader off": "Czytnik ekranu: nie",
    "setting screen reader quiet": "Czytnik ekranu: spokojny ekran",
    "setting screen reader plain": "Czytnik ekranu: same wiersze",
    "setting vertical points": "Punkty strzałkami w górę i w dół: tak",
    "setting crosshair": "Linia przez punkt: tak",
    "setting pixels": "Piksele: jeśli to możliwe",
    "setting sixel": "Piksele: Sixel",
    "setting duration": "Czas trwania: zwykły",
    "setting pitch range": "Zakres wysokości: od 200 do 2000 Hz",
    "setting duration in seconds": "Czas trwania: 5 sekund",
    "setting instrument": "Instrument: struna szarpana",
    "setting mono": "Wszystko pośrodku: tak",
    "setting tones while moving": "Dźwięki podczas ruchu: nie",
    "setting cue": "Sygnał, punkty zwrotne: tak",
    "setting sound": "Dźwięk",
    "export opus": "Dźwięk (Ogg Opus)",
    "export flac": "Dźwięk (FLAC)",
    "opening without values": "Price, wykres liniowy, brak wartości",
    "drop of a candle": "Spadek 1 z 4: 17 maja, zamknięcie 146,20 EUR, spadek o 4,80",
    "drop": "Spadek 1 z 4: ACME, 17 maja, 27,00 EUR, spadek o 22,00",
    "row of many series":
      "17 maja: maksimum 9,00 EUR, ACME i 1 więcej, minimum 2,00 EUR, BOLT i 1 więcej",
    "row of many series, all alike": "17 maja: wszędzie 0,00 EUR",
    "row of many series, one missing":
      "17 maja: maksimum BOLT 9,00 EUR, minimum BOLT 3,00 EUR, 1 punkt bez wartości",
    "row of many series, most missing":
      "17 maja: ACME 5,00 EUR, BOLT 9,00 EUR, 4 punkty bez wartości",
    "hint to be heard": "Znak zapytania: pomoc",
    "only chart of a deck": "Steps, wykres słupkowy, 3 punkty",
    "speech on": "Mowa włączona",
    "speech off": "Mowa wyłączona",
    "speech not installed": "Brak mowy: speech-dispatcher nie jest zainstalowany",
    "speech not running": "Brak mowy: speech-dispatcher nie działa",
    "speech hung": "Brak mowy: speech-dispatcher nie odpowiada",
    "setting speech": "Mowa: tak",
    "setting no speech": "Mowa: nie",
    "setting speech if available": "Mowa: jeśli to możliwe",
    "loop start removed": "Początek pętli usunięty",
    "loop end removed": "Koniec pętli usunięty",
    "not in this chart": "Kolumny price nie ma na tym wykresie",
    "in another chart": "Kolumna price jest na wykresie 2, nie na tym",
    "nothing to take back": "Nie ma czego cofnąć",
    "no such day": "a.csv: „2026-06-31”: takiego dnia nie ma w kalendarzu",
    "no such row": "30: nie ma takiego wiersza",
    "name of a missing value": "brak wartości",
    "chosen conditions": "price od 200 do 250, wybrane",
    "list search": "Szukaj na liście: ukośnik",
    "charting": "Tworzenie wykresu",
    "no command": "Żadne polecenie nie tworzy tego wykresu: wybierz Wykres (JSON)",
    "reads a pipe": "Dane przyszły potokiem: Wykres (JSON) je zawiera",
    "zoom left out": "Otwiera cały wykres, nie tę część",
    "value of all that are charted": "ACME, na wykresie ze wszystkimi",
    "value among the largest": "ACME, na wykresie",
    "several": "ACME 6; Pauza",
    "number beside percents":
      "Kolumna Price: brak procentu w 1 komórce (1204), co liczy się jako brak wartości",
    "numbers beside percents":
      "Kolumna Price: brak procentu w 1234 komórkach (1204, …), co liczy się jako brak wartości",
    "stray cell": "Kolumna Price: brak liczby w 1 komórce (abc), co liczy się jako brak wartości",
    "mark behind a number": "Kolumna Price: pominięte za 1 liczbą: *",
    "marks behind numbers": "Kolumna Price: pominięte za 1234 liczbami: *, †, …",
    "assumed groups":
      "Kolumna Price: kropki odczytano jako separatory tysięcy",
    "yes and no": "Kolumna Price: „A” liczy się jako 1, „B” jako 0",
    "day numbers":
      "Kolumna Price: liczby odczytano jako daty arkusza kalkulacyjnego (dni od 1900 roku)",
    "stray cells":
      "Kolumna Price: brak liczby w 1234 komórkach (abc, …), co liczy się jako brak wartości",
    "plateau of about a level": "Płaski odcinek: mniej więcej 5,00 EUR, od 3 do 9 maja",
    "braille row": "od 2 stycznia do 9 maja, 40 komórek",
    "braille row of one cell": "2 stycznia, 1 komórka",
    "braille row of slices": "od 2 stycznia do 9 maja, 22 komórki, w każdej najwyżej 2 punkty",
    "braille row on a scale of its own":
      "od 2 stycznia do 9 maja, 40 komórek, własna skala od 6 do 707",
    "braille row of long slices":
      "od 2 stycznia do 9 maja, 5 komórek, w każdej najwyżej 37 punktów",
    "braille row put away": "Wiersz w brajlu: nie",
    "audit: opening":
      "niezaliczone: Pierwszy komunikat: 62 z 40 kolumn: „ACME”. Pomogą krótsze tytuły, nazwy i jednostki",
    "audit: caption of several charts":
      "ledwo zaliczone: Prices, Deutsch: Następny punkt (h): 39 z 40 kolumn: „ACME”. Pomogą krótsze tytuły, nazwy i jednostki",
    "audit: caption":
      "zaliczone: Maksimum serii, jeszcze raz wykresu (większe niż): 4 z 40 kolumn: „ACME”",
    "audit: caption of many words":
      "ledwo zaliczone: Szczegóły wykresu, Następna pozycja (h): 62 z 40 kolumn: „ACME”. Same krótsze nazwy nie wystarczą; r czyta dalej",
    "audit: title": "zaliczone: Tytuł wykresu",
    "audit: no title": "niezaliczone: Tytuł wykresu: brak. Podaj przez --title",
    "audit: title of the file":
      "ledwo zaliczone: Tytuł wykresu: „Prices” to tylko nazwa pliku. Podaj przez --title",
    "audit: no x title": "niezaliczone: Prices: Co mierzy oś X: brak. Podaj przez --x-title",
    "audit: no y title": "niezaliczone: Co mierzy oś Y: brak. Podaj przez --y-title",
    "audit: no x unit": "ledwo zaliczone: Jednostka x: brak. Podaj przez --x-unit",
    "audit: no y unit": "ledwo zaliczone: Jednostka y: brak. Podaj przez --y-unit",
    "audit: places": "zaliczone: Miejsca w serii",
    "audit: shared places":
      "niezaliczone: Miejsca w serii: Do 3 punktów z tą samą wartością Date, w 5 z 9 miejsc, więc przebiegu nie opisano; --split state tworzy osobny wykres dla każdej wartości state",
    "audit: repeated category":
      "niezaliczone: Miejsca w serii: „Mon” występuje więcej niż raz. Pomogą inne nazwy lub --aggregate",
    "audit: series":
      "niezaliczone: Liczba serii: 9, najwyżej 6. --top i --split zmniejszą ich liczbę",
    "audit: signs":
      "niezaliczone: Znaki serii: „ACME” i „BOLT” mają ten sam. --top i --split zmniejszą ich liczbę",
    "audit: many signs":
      "niezaliczone: Znaki serii: „ACME”, „BOLT”, „Price”, … mają ten sam. --top i --split zmniejszą ich liczbę",
    "audit: contrast":
      "niezaliczone: Kontrast motywu dusk: 1 z 124 par kolorów. earshot themes check dusk je wymienia",
    "audit: cut labels":
      "niezaliczone: Etykiety w największym rozmiarze: „Pric…”, ucięte. Pomogą krótsze tytuły, nazwy i jednostki",
    "audit: digits":
      "niezaliczone: Cyfry liczby: -4,893964: 7, najwyżej 6. Zaokrąglone wartości lub większa jednostka mają ich mniej",
    "audit: beginnings":
      "niezaliczone: Początki nazw: „ACME” i „BOLT” zaczynają się tak samo. Zacznij od tego, co je różni",
    "audit: capitals":
      "ledwo zaliczone: Nazwy wielkimi literami: „ACME” i „BOLT”. Niektóre głosy je literują; pomogą małe litery",
    "audit: no capitals": "zaliczone: Nazwy wielkimi literami",
    "tutorial: title": "Samouczek, klawisz po klawiszu",
    "tutorial: step":
      "3 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby przejść do maksimum",
    "tutorial: ways": "Enter powtarza, Esc kończy samouczek",
    "tutorial: end": "To był samouczek; teraz wszystkie klawisze są twoje",
    "tutorial: left": "Opuszczono samouczek",
    "tutorial: offer": "Pierwszy raz? Klawisz wielkie N zaczyna samouczek",
    "tutorial: lesson point": "Wyższe wartości brzmią wyżej",
    "tutorial: lesson back": "Punkt słychać za każdym razem, gdy się do niego wraca",
    "tutorial: lesson highest": "Jest też klawisz, który prowadzi do minimum",
    "tutorial: lesson play": "Odtwarzanie idzie od bieżącego miejsca do końca",
    "tutorial: lesson rotor": "Każdy obrót prowadzi do innego sposobu czytania wykresu",
    "tutorial: lesson items": "Tak chodzi się po pozycjach każdego trybu i każdej listy",
    "tutorial: lesson list":
      "Przejdź po liście, wybierz klawiszem Enter albo zamknij klawiszem Esc",
    "tutorial: lesson help": "Tutaj każdy klawisz mówi, co robi; Esc zamyka pomoc",
    "stretch of medians": "od 15 do 19 maja: średnia median 15,00 EUR",
    "other series absent": "BOLT, brak punktu",
    "searched past the end": "Znowu od początku",
    "searched past the start": "Znowu od końca",
    "speech starting": "Uruchamianie mowy",
    "looking": "Przeglądanie tabeli",
    "opening of a cloud": "Steps, wykres rozrzutu, od 1 do 2",
    "opening of a cloud with long axes": "Prices, wykres rozrzutu, 2 serie",
    "several devices":
      "Kilka urządzeń audio ma w nazwie „USB 1”; do wyboru: pulse, default",
    "an option of other files":
      "a.ogg: --sample-format wymaga nazwy zakończonej na .wav",
    "output is input":
      "a.csv zawiera dane, które zostałyby utracone; wskaż inny plik do zapisu",
    "name of a trend line":
      "linia trendu",
    "name of a band":
      "przedział",
    "values over places":
      "Price, oś X: Day",
    "crossed axes": "Price, oś X: Day",
    "second rise": "Wzrost 2 z 3: 17 maja, 146,20 EUR",
    "no further rise": "Dalej nie ma dużego wzrostu",
    "no drop before": "Wcześniej nie ma dużego spadku",
    "infinite point": "2, nieskończoność",
    "infinite point in full": "Date: 2, Price: nieskończoność, punkt 93 z 252",
    "goal of rises": "Duży wzrost: 2",
    "tutorial: point is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby przejść do następnego punktu",
    "tutorial: back is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby wrócić o jeden punkt",
    "tutorial: highest is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby przejść do maksimum",
    "tutorial: play is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby posłuchać wykresu od tego miejsca",
    "tutorial: rotor is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby włączyć następny tryb pokrętła",
    "tutorial: items is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby przejść do następnej pozycji",
    "tutorial: list is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby otworzyć listę miejsc docelowych",
    "tutorial: help is asked for":
      "1 z 8. Naciśnij klawisz większe niż lub nawias kwadratowy zamykający, aby otworzyć pomoc",
    "live: waiting": "Czekanie na dane",
    "live: waiting for a file": "Czekanie na dane z a.csv",
    "live: missing": "a.csv jeszcze nie istnieje: czekanie",
    "live: new": "12 nowych",
    "live: paused": "Wstrzymano; nowe wiersze są zachowywane",
    "live: behind": "12 nowych, opóźnienie: 3 sekundy",
    "live: following": "Śledzenie najnowszych danych",
    "live: nothing to follow": "Nie ma czego śledzić: są już wszystkie dane",
    "live: lost": "Brak danych od: 30 sekund",
    "live: back": "Dane znowu napływają, przerwa: 42 sekundy",
    "live: ended": "Koniec danych: 400\u{A0}000 wierszy, 12 nowych",
    "live: ended with mistakes": "Koniec danych: 1 wiersz, 3 niepasujące, komórki bez wartości: 2",
    "live: truncated": "Plik a.csv skrócono: śledzenie od początku",
    "live: replaced": "Plik a.csv zastąpiono: śledzenie nowego",
    "live: alarm": "Alarm: price większe niż 90, 95,20 EUR",
    "live: alarm without a value": "Alarm: price bez wartości",
    "live: alarm at a place": "Alarm: price większe niż 90, 12, 95,20 EUR",
    "nothing aggregated": "Nic do zestawienia: po jednym wierszu w każdym miejscu",
    "left out thin":
      "Pominięte: 12 wierszy w grupach liczących mniej niż 20",
    "left out whole": "Pominięto kolumnę „price”, sumę innych",
    "ranked by rows": "Największe według liczby wierszy",
    "ranked by one": "Największe według kolumny: price",
    "ranked by a sum": "Największe według sumy: price, ACME",
    "ranked by a mean": "Największe według średniej: price",
    "ranked by a sum of rows": "Największe według sumy: price",
    "largest columns": "Kolumny o największych średnich: 8 z 17",
    "too fine":
      "a.csv: daty w kolumnie „city” nie są tak dokładne; użyj --every month albo dłuższej jednostki",
    "mean of means": "ACME, średnia średnich: 150,00 EUR, mediana średnich: 148,00 EUR",
    "short row":
      "1 wiersz jest za krótki (wiersz 230): jego ostatnie komórki traktowane jak brak wartości",
    "short rows":
      "Za krótkie wiersze: 12, pierwszy to wiersz 230; ich ostatnie komórki traktowane jak brak wartości",
    "no date": "Kolumna date: wiersz 5, „CA” nie jest jednoznaczną datą, więc kolumna jest tekstem",
    "stray day":
      "Kolumna date: wiersz 5, „31.02.2026” nie ma w kalendarzu, co liczy się jako brak wartości",
    "no day":
      "Kolumna date: wiersz 5, „31.02.2026” nie ma w kalendarzu, więc kolumna jest tekstem",
    "code for missing":
      "Kolumna rain: -999, daleko od wszystkich innych, występuje 1 raz i liczy się jako wartość",
    "codes for missing":
      "Kolumna rain: -999, daleko od wszystkich innych, występuje 1200 razy i liczy się jako wartość",
    "stray date":
      "Kolumna date: wiersz 5, brak daty w 1 komórce (CA), co liczy się jako brak wartości",
    "time of no zone":
      "Kolumna date: bez strefy czasowej: 1 godzina (2026-11-01 02:30), przyjęto UTC",
    "times of no zone":
      "Kolumna date: bez strefy czasowej: 12 godzin (2026-11-01 02:30), przyjęto UTC",
    "skipped time":
      "Kolumna date: w strefie Europe/Berlin nie ma 1 godziny (02:30), przyjęto późniejszą o zmianę czasu",
    "skipped times":
      "Kolumna date: w strefie Europe/Berlin nie ma 12 godzin (02:30), przyjęto późniejsze o zmianę czasu",
    "repeated time":
      "Kolumna date: w strefie Europe/Berlin dwukrotnie: 1 godzina (02:15), przyjęto wcześniejszą",
    "repeated times":
      "Kolumna date: w strefie Europe/Berlin dwukrotnie: 2 godziny (02:15), przyjęto wcześniejsze",
    "rounded integers": "Kolumna date: liczby całkowite mające ponad 15 cyfr są zaokrąglone",
    "bound columns of most": "Każda wartość leży między low a high, tam gdzie są oba",
    "stray dates":
      "Kolumna date: wiersz 5, brak daty w 12 komórkach (CA), co liczy się jako brak wartości",
    "column in another chart": "c1: miara, na wykresie 5, od 3 do 98, różne: 40",
    "column of which some values are charted": "c1: miara, od 3 do 98, różne: 40 z 50",
    "columns not charted": "Kolumny poza wykresem: 16",
    "points here": "w tym miejscu: 4 punkty",
    "plateau from range to range": "Płaski odcinek: 5, od 0 do 3",
    "column in the chart": "c1: miara, na wykresie, od 3 do 98, różne: 40",
    "reading": "Odczyt: a.csv",
    "reading a part": "Odczyt: a.csv, 40%, pozostały czas: 3 sekundy",
    "largest rise across missing times": "Największy wzrost: 12,00 EUR, od 1 do 3 maja",
    "largest drop across missing times": "Największy spadek: 12,00 EUR, od 1 do 3 maja",
    "missing values": "Brakujące wartości: 2",
    "nothing to open": "Nie ma jeszcze wierszy do otwarcia: odczyt trwa",
    "rows so far": "Dotychczas 412 000 wierszy",
    "cut off": "Skrócono podczas odczytu: odczytano 412 000 wierszy",
    "changed meanwhile":
      "Zmieniono podczas odczytu: stare i nowe wiersze mogą być pomieszane; odczytaj plik ponownie",
    "parted by blanks":
      "a.csv, wiersz 2, kolumna 5: liczba komórek: 7 zamiast 4; z --format blanks tabelę da się odczytać bez błędów",
    "uneven list":
      "a.csv, wiersz 3, price: liczba wartości na liście: 1 zamiast 2; wyrównaj długość list",
    "long name": "a.csv: nazwa kolumny jest dłuższa niż 64 kB; skróć ją",
    "text that was cut off":
      "a.csv, wiersz 3: tekst kończy się w środku litery, jakby był ucięty; zdobądź cały plik",
    "damaged UTF-16":
      "a.csv, wiersz 3: tekst jest w UTF-16, ale jego część jest uszkodzona lub jej brakuje; zdobądź cały plik albo weź to, co czytelne, na przykład przez iconv -c -f UTF-16 -t UTF-8",
    "replaced meanwhile": "Zastąpiono innym plikiem podczas odczytu: to jest poprzedni",
    "live: of a pipe": "Na żywo",
    "live: of a file": "Na żywo z a.csv",
    "live: a cell missing": "Koniec danych: 12 wierszy, komórki bez wartości: 1",
    "live: unfit": "3 niepasujące",
    "live: loaded": "Odczytano wszystko: 412 000 wierszy",
    "live: loaded no rows": "Odczytano wszystko",
    "long line": "a.csv, wiersz 2: wiersz jest dłuższy niż 12 MB; podziel go na wiersze",
    "left out percents": "Pominięto wiersz „ACME” z procentami",
    "partial first unit": "Pierwsza wartość (Mon) obejmuje tylko 4 dni z 7",
    "partial last unit": "Ostatnia wartość (Mon) obejmuje tylko 1 miesiąc z 12",
    "left out totals": "Pominięte: 2 wiersze z sumami (ACME i Mon)",
    "empty cell": "Kolumna state: puste komórki: 1, przyjęto nazwę powyżej",
    "empty cells": "Kolumna state: puste komórki: 12, przyjęto nazwę powyżej",
    "some charts left out": "Brakuje w nim niektórych otwartych wykresów",
    "pitches of the part": "Najniższy i najwyższy dźwięk dotyczą tam tylko tej części",
    "same axes left out": "Wykresy w nim mają własne osie",
    "all rows": "Wszystkie wiersze (1704)",
    "bound columns": "Każda wartość leży między low a high",
    "error column": "Słupki błędów: Price powyżej i poniżej każdej wartości",
    "empty columns": "Bez wartości: wind, rain",
    "reading keys": "Enter otwiera to, co odczytano",
    "waiting keys": "Esc przerywa odczyt, q kończy",
    "live: stopped": "Przerwano odczyt: 412 000 wierszy",
    "live: stopped no rows": "Przerwano odczyt",
    "assumed day order":
      "Kolumna date: odczytano z dniem na początku",
    "assumed month order":
      "Kolumna date: odczytano z miesiącem na początku",
    "rows of a range": "Wiersze: 1204 z 3376: price od 200 do 300",
    "grid cell of a series": "Date od 10 do 20, Price od 5 do 8: ACME 12 punktów",
    "same grid cell of another series": "ACME 1 punkt, Date od 10 do 20, Price od 5 do 8",
    "column of a grid without points of a series": "ACME, brak punktu, Date od 10 do 20",
    "selections with missing values":
      "Średnia na wiersz: price: 300,0; o 99,5 więcej niż 200,5. price równe 5, 12 wierszy, bez wartości: 2; w porównaniu z: wszystkie wiersze (36)",
    "shape of a level": "BOLT, przebieg: waha się wokół 12",
    "shape of a constant": "Przebieg: utrzymuje się na poziomie 12,00 EUR",
    "shape of a level with a spike":
      "Przebieg: waha się wokół 12, poza szczytem: 900,00 EUR dnia 15 stycznia",
    "shape of a level with a dip":
      "Przebieg: utrzymuje się na poziomie 12, poza dołkiem: 3 dla x = 15",
    "shape of legs":
      "Przebieg: rośnie do 100,00 EUR dnia 2 stycznia, spada do 20,00 EUR dnia 3 stycznia, utrzymuje się na poziomie mniej więcej 20,00 EUR (od 3 do 5 stycznia), potem rośnie do 30,00 EUR",
    "shape of noisy legs":
      "Przebieg: spada do mniej więcej 20 dla x = 25, rośnie do mniej więcej 60 dla x = 50, potem spada do mniej więcej 40, z szumem",
    "shape of a rise": "Przebieg: rośnie z 3,00 EUR do 83,00 EUR",
    "shape of a fall": "Przebieg: spada z 83,00 EUR do 3,00 EUR",
    "shape of steps":
      "Przebieg: utrzymuje się na poziomie mniej więcej 10 (x od 0 do 29), potem utrzymuje się na poziomie mniej więcej 50 (x od 30 do 50)",
    "shape of one way in noise":
      "Przebieg: spada z mniej więcej 140 do mniej więcej 20, z szumem",
    "shape of a level with a burst":
      "Przebieg: waha się wokół 12, poza szczytem: 900,00 EUR, od 14 do 17 stycznia",
    "shape of a level with a last value apart":
      "Przebieg: waha się wokół 12, poza wartością: 900,00 EUR dnia 15 stycznia",
    "shape of a level and one in noise":
      "Przebieg: utrzymuje się na poziomie mniej więcej 10 (x od 0 do 29), potem waha się wokół 50 (x od 30 do 50), z szumem",
    "shape of a growth": "Przebieg: podwaja się co 4",
    "shape of a growth over years": "Przebieg: podwaja się mniej więcej co 22 lata",
    "shape of a decay": "Przebieg: maleje o połowę mniej więcej co 10 dni",
    "shape of an exact decay": "Przebieg: maleje o połowę co 3,5 s",
    "shape of a period": "Przebieg: powtarza się co 6 punktów, ogółem spada",
    "shape of a year":
      "BOLT, przebieg: powtarza się co rok, średnio najwyższe wartości w sierpniu, najniższe w lutym, ogółem rośnie",
    "shape of a day":
      "Przebieg: powtarza się codziennie, średnio najwyższe wartości o 15:00, najniższe o 04:00",
    "shape of a period of one minute": "Przebieg: powtarza się co minutę",
    "shape of a period of one hour": "Przebieg: powtarza się co godzinę",
    "shape of a period of one week": "Przebieg: powtarza się co tydzień",
    "shape of a period of one month": "Przebieg: powtarza się co miesiąc",
    "shape of a period of one quarter": "Przebieg: powtarza się co kwartał",
    "describe a period beside no shape":
      "Seria nie ma wyraźnego kierunku, z 1,00 EUR dnia 2 stycznia na 1,00 EUR dnia 6 stycznia, bez zmian. Maksimum to 9,00 EUR dnia 3 stycznia (2 wartości), minimum to 1,00 EUR dnia 2 stycznia (3 wartości). Wartości powtarzają się co 7 punktów (7 dni).",
    "a billion": "Minimum: -1 miliard EUR dla x = 3",
    "archive": "a.csv: to archiwum; najpierw je rozpakuj",
    "below zero": "Poniżej zera: 5 z 12 wartości, pierwsza dnia 5 stycznia",
    "below zero of a series": "BOLT, poniżej zera: 1 z 9 wartości, dnia 5 stycznia",
    "trend line": "BOLT, linia trendu: z 10,00 na 22,00 EUR",
    "line": "Linia na poziomie 10,00 EUR: 5 z 12 wartości powyżej",
    "line with a name": "BOLT, ACME, 10,00 EUR: 0 z 9 wartości powyżej",
    "courses":
      "1 seria rośnie; 2 spadają; 3 ogółem rosną ze zmianami kierunku; 4 ogółem spadają ze zmianami kierunku; 5 rośnie, potem utrzymuje poziom; 6 spada, potem utrzymuje poziom; 7 rośnie, potem spada; 8 spada, potem rośnie; 9 kilka razy zmienia kierunek; 10 powtarza się; 11 ma szczyty; 12 ma dołki; 13 utrzymuje poziom; 14 waha się wokół stałego poziomu; 15 nie ma wyraźnego kierunku; 16 nie ma wartości",
    "courses that are alike": "5 serii kilka razy zmienia kierunek",
    "database":
      "a.csv: to baza danych SQLite; wyeksportuj tabelę, na przykład przez sqlite3 -csv -header",
    "deviation": "BOLT, odchylenie standardowe: 5,20 EUR",
    "swings that grow":
      "BOLT, wahania: w drugiej połowie 2,4 raza większe niż w pierwszej",
    "swings that shrink":
      "Wahania: w pierwszej połowie 3 razy większe niż w drugiej",
    "document": "a.csv: to dokument PDF, nie tabela; wyeksportuj jego tabelę jako CSV",
    "highest told by its value": "Maksimum: 146,20",
    "largest mean": "Średnio najwyżej: ACME, 146,20 EUR; najniżej: bez nazwy, 20,00 EUR",
    "shared drop": "Największy spadek: wszystkie serie (4), dnia 3 maja",
    "shared rise": "Największy wzrost: wszystkie serie (5), dnia 3 maja",
    "shared highest": "Maksimum: wszystkie serie (5), dnia 3 maja",
    "shared lowest": "Minimum: wszystkie serie (3), dnia 3 maja",
    "overtaking": "ACME wychodzi powyżej serii BOLT dnia 3 maja i pozostaje wyżej",
    "overtaking between points":
      "ACME wychodzi powyżej serii BOLT między 3 a 9 maja i pozostaje wyżej",
    "largest of equal drops":
      "BOLT, największy spadek: 2,00 EUR dnia 3 maja, pierwszy z 3 takich",
    "largest of equal rises": "Największy wzrost: 2,00 EUR dnia 3 maja, pierwszy z 29 takich",
    "middle half": "Środkowa połowa: od 10,00 do 22,00 EUR",
    "not skewed": "BOLT, kształt rozkładu: prawie symetryczny",
    "one course of each": "1 seria rośnie, 1 powtarza się",
    "options without effect": "Bez skutku, bo żadna kolumna nie zawiera dat: --date-format dd.MM.",
    "outlier far from all others":
      "Wartość odstająca: 9,00 EUR dnia 5 stycznia, daleko od wszystkich innych",
    "outlier far from its neighbors":
      "Wartość odstająca: 9,00 EUR dnia 5 stycznia, daleko od sąsiednich wartości",
    "outlier in what repeats":
      "BOLT, wartości odstające: 2, najdalsza: 9,00 EUR dnia 5 stycznia, nietypowa w tym miejscu powtórzenia",
    "outlier of its month": "Wartość odstająca: 9,00 EUR dnia 5 stycznia, nietypowa w marcu",
    "outlier of its weekday": "Wartość odstająca: 9,00 EUR dnia 5 stycznia, nietypowa w środę",
    "Parquet": "a.csv: to plik Parquet; wyeksportuj go jako CSV, na przykład przez duckdb",
    "picture": "a.csv: to obraz, nie tabela; otwórz dane, z których powstał",
    "quadrillions": "Średnia: 2,5 biliarda, mediana: 4 miliardy",
    "renamed": "Pod inną nazwą, bo ta się powtarza: a 2, b 2",
    "series it has not": "146,20 EUR",
    "setting caption": "Opis punktu: seria, miejsce, wartość, jednostka, zmiana",
    "shape of other weeks":
      "Przebieg: powtarza się co tydzień, średnio najwyższe wartości w środę, najniższe we wtorek",
    "shape of weeks":
      "Przebieg: powtarza się co tydzień, średnio najwyższe wartości w sobotę, najniższe w poniedziałek",
    "skewed to high values": "Kształt rozkładu: dłuższy ogon wysokich wartości",
    "skewed to low values": "Kształt rozkładu: dłuższy ogon niskich wartości",
    "spanned powers":
      "Wartości obejmują 6 rzędów wielkości; oś logarytmiczna rozdziela małe wartości",
    "spanned powers with a remedy":
      "Wartości obejmują 3 rzędy wielkości; oś logarytmiczna rozdziela małe wartości",
    "spreadsheet": "a.csv: to arkusz kalkulacyjny, nie tekst; zapisz go jako CSV",
    "steady trend": "Trend: bardzo wyraźny wzrost; bez punktów zwrotnych",
    "trillions": "Maksimum: 17,87 biliona dla x = 3",
    "unit alone": "EUR",
    "unit before the place": "146,20; 17 maja, EUR",
    "value alone": "146,20",
    "value first": "146,20 EUR, 17 maja, wzrost o 1,3%",
    "wide bin": "Szerszy od innych: przedział od 110 do 900 g",
  ]
}
