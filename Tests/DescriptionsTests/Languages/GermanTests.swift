import Charts
import Descriptions
import Testing

struct GermanTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "de")
  }

  @Test func eachTermHasItsWord() throws {
    try expectGlossary(
      [
        "trend": ["trend"],
        "drop": ["rückgang", "rückgäng"],
        "largest rise": ["anstieg"],
        "turning point": ["richtungswechsel"],
        "gap": ["lücke"],
        "crossing": ["kreuzung"],
        "spike": ["ausschl", "spitze"],
        "outlier": ["ausreißer"],
        "plateau": ["plateau"],
        "median": ["median"],
        "axis": ["achse"],
        "axes": ["achsen"],
        "series": ["reihe"],
        "bookmark": ["lesezeichen"],
        "theme": ["farbschema"],
        "loop": ["schleife"],
        "glyph": ["zeichen"],
        "landmark": ["landmarke"],
        "rotor": ["rotor"],
      ], of: "de")
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(
      of: "de", but: ["from a bookmark on a bin", "bookmark removed", "audio whole chart"])
  }

  @Test func borrowsOnlyCognatesFromEnglish() throws {
    try expectCognates(
      [
        "argument", "braille", "matrix", "instrument", "option", "was", "zone",
        "operator", "so", "minute", "an", "backslash", "form", "in", "interpolation",
        "median", "name", "pause", "plateau", "plateaus", "position", "quartile", "ring",
        "rotor", "terminal", "text", "trend", "sepia", "standard", "alarm", "live",
        "august", "april", "september", "listen",
      ], of: "de")
  }

  // MARK: Grammar

  @Test(arguments: [
    (0, "0 Punkte", "0 Datenreihen"), (1, "1 Punkt", "1 Datenreihe"),
    (2, "2 Punkte", "2 Datenreihen"), (1000, "1.000 Punkte", "1.000 Datenreihen"),
  ])
  func counts(count: Int, points: String, series: String) throws {
    let german = try #require(Languages.language("de"))
    #expect(german.text(.seriesOutline("", points: count)) == points)
    #expect(german.text(Fact.missing(count, series: nil)) == "Ohne Wert: \(points)")
    #expect(
      german.text(Fact.composition(.line, series: count, points: count))
        == "Liniendiagramm, \(series), \(points)")
  }

  /// “Mit” and “von” take the dative.
  @Test(arguments: [(0, "0 Punkten"), (1, "1 Punkt"), (2, "2 Punkten")])
  func countsInTheDative(count: Int, points: String) throws {
    let german = try #require(Languages.language("de"))
    var outline = ChartOutline(Examples.line([]))
    outline.points = count
    #expect(german.text(.chartDescription(outline, [])).contains("mit \(points)"))
    let item = AudioItemOutline(item: .series(0), name: "A", points: count, played: -1, seconds: 3)
    #expect(german.text(.audioItem(item)).contains("von \(points),"))
  }

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "im Jahr 2023"), (.month, .years, "im Januar 2023"),
    (.month, .year, "im Januar"), (.day, .years, "am 5. Januar 2023"),
    (.day, .year, "am 5. Januar"),
    (.minute, .year, "am 5. Januar um 09:05"), (.minute, .day, "um 09:05"),
    (.second, .day, "um 09:05:00"),
  ])
  func namesAPlaceInTime(precision: DatePrecision, span: DateSpan, text: String) throws {
    let german = try #require(Languages.language("de"))
    let place = Place.date(
      Examples.time(2023, 1, 5, 9, 5), precision, timeZone: "UTC", span)
    #expect(german.text(Fact.highest(Quantity(3), place, series: nil)) == "Höchstwert: 3 \(text)")
  }

  // MARK: Words

  static let words: [String: String] = [
    "many not charted":
      "Nicht dargestellt: wind, rain und 9 weitere",
    "series of one value":
      "Unbenannt: 1 Punkt",
    "period on weekdays":
      "Wiederholung: an Werktagen, deutlich",
    "shape on weekdays":
      "Verlauf: wiederholt sich an Werktagen",
    "shape of counts":
      "Verlauf: fällt bis auf 1,00 EUR am 4. Januar, bleibt dann bei 0 oder 1 (4. bis 9. Januar)",
    "shape of one value but for two":
      "BOLT, Verlauf: bleibt bei 0,00 EUR, bis auf 90,00 EUR am 4. Januar und 30,00 EUR am 9. Januar",
    "no decimal commas":
      "a.csv: keine Zahl hat ein Dezimalkomma; --decimal-comma weglassen",
    "opening": "Closing price, Linie, Januar 2023",
    "opening without title": "Price, Linie, 2. Januar 2023",
    "opening of several series": "Prices, Linien, 2 Reihen, Januar 2023",
    "deck chart": "Steps, Balken, 3 Punkte, 2 von 4",
    "deck chart like the last": "Steps, 2 von 4",
    "describe a line":
      "Closing price ist ein Liniendiagramm mit 5 Punkten, X-Achse: Date, 2. bis 6. Januar 2023. Y-Achse: Price, 118,40 bis 183,90 EUR.",
    "describe bars":
      "Steps ist ein Balkendiagramm mit 3 Punkten, X-Achse: Day, 3 Kategorien, Mon bis Wed. Y-Achse: Steps, 0 bis 10.980 steps.",
    "describe a chart with a summary":
      "Dies ist ein Liniendiagramm mit 3 Punkten, X-Achse: 0 bis 2. Y-Achse: 1 bis 100, logarithmisch. BOLT",
    "describe several series":
      "Prices ist ein Liniendiagramm mit 2 Datenreihen zu je höchstens 4 Punkten, X-Achse: Date, 2. bis 5. Januar 2023. 1 Punkt ohne Wert. Y-Achse: Price, 110,00 bis 150,00 EUR. ACME steigt; BOLT fällt. ACME liegt an einer von 3 gemeinsamen Stellen über BOLT, an 2 darunter.",
    "describe uneven series":
      "Dies ist ein Liniendiagramm mit 2 Datenreihen zu je höchstens 3 Punkten, X-Achse: Date, 2. bis 4. Januar 2023. Y-Achse: Price, 5,00 bis 140,00 EUR. ACME steigt.",
    "describe no points":
      "Nothing ist ein Liniendiagramm mit 0 Punkten, X-Achse: Date. Die Datenreihe hat keine Werte.",
    "describe a pie":
      "Price ist ein Kreisdiagramm mit 3 Punkten nach Day, 3 Kategorien, Tue bis Wed. Werte: 4,50 bis 90,00 EUR.",
    "describe a pie without title":
      "Dies ist ein Kreisdiagramm mit 3 Punkten nach 3 Kategorien, Wed bis Mon. Werte: 1,00 bis 3,00 EUR.",
    "describe shares":
      "Anteile: Tue 60,0 %, Mon 37,0 %, Wed 3,0 % von 150,00 EUR. Der Höchstwert ist 90,00 EUR bei Tue, der Tiefstwert 4,50 EUR bei Wed. Mittelwert: 50,00 EUR, Median: 55,50 EUR.",
    "describe shares of a ring":
      "BOLT, Anteile: Mon 80,0 %, Wed 20,0 % von 10,00 EUR. Der Höchstwert ist 8,00 EUR bei Mon, der Tiefstwert 2,00 EUR bei Wed. Mittelwert: 5,00 EUR, Median: 5,00 EUR. 1 Punkt ohne Wert.",
    "describe equal shares":
      "Anteile: Mon 33,3 %, Tue 33,3 %, Wed 33,3 % von 150,00 EUR.",
    "describe a series":
      "BOLT fällt, von 150,00 EUR am 2. Januar auf 110,00 EUR am 5. Januar, minus 26,7 %. Der Höchstwert ist 150,00 EUR am 2. Januar, der Tiefstwert 110,00 EUR am 5. Januar. 1 Punkt ohne Wert.",
    "describe one value":
      "Die Datenreihe hat einen einzigen Wert: 118,40 EUR am 3. Januar. 1 Punkt ohne Wert.",
    "describe a constant": "Die Datenreihe bleibt bei 5,00 EUR.",
    "describe no value": "Die Datenreihe hat keine Werte.",
    "describe a named series without value": "BOLT hat keine Werte.",
    "describe no direction":
      "Die Datenreihe verläuft ohne klare Richtung, von 1,00 EUR am 2. Januar auf 1,00 EUR am 6. Januar, unverändert. Der Höchstwert ist 9,00 EUR am 3. Januar (2 Werte), der Tiefstwert 1,00 EUR am 2. Januar (3 Werte).",
    "describe a fall":
      "Die Datenreihe wechselt mehrmals die Richtung, von 9,00 EUR am 2. Januar auf 5,00 EUR am 7. Januar, minus 44,4 %. Der Höchstwert ist 9,00 EUR am 2. Januar, der Tiefstwert 2,00 EUR am 6. Januar.",
    "compare":
      "ACME liegt an 200 von 252 Stellen über BOLT, an 50 darunter, an 2 gleichauf. Sie kreuzen sich 3-mal.",
    "compare once crossing":
      "ACME liegt an 2 von 5 Stellen über BOLT, an 3 darunter. Sie kreuzen sich einmal.",
    "compare touching":
      "ACME liegt an 3 von 5 Stellen unter BOLT, an 2 gleichauf. Sie kreuzen sich nie.",
    "compare without a course":
      "ACME liegt an 5 von 9 Stellen über BOLT, an 3 darunter, an einer gleichauf.",
    "compare at one shared place": "ACME liegt an der einen gemeinsamen Stelle unter BOLT.",
    "compare above at shared places": "ACME liegt an allen 3 gemeinsamen Stellen über BOLT.",
    "compare equal at shared places": "ACME und BOLT sind an allen 3 gemeinsamen Stellen gleich.",
    "compare touching at shared places":
      "ACME liegt an einer von 3 gemeinsamen Stellen unter BOLT, an 2 gleichauf.",
    "compare above": "ACME liegt überall über BOLT.",
    "compare below": "ACME liegt überall unter BOLT.",
    "compare equal": "ACME und BOLT sind überall gleich.",
    "compare apart": "ACME und Unbenannt haben keine gemeinsame Stelle.",
    "a comparison": "ACME und BOLT",
    "point": "17. Mai, 146,20 EUR, plus 1,3 %",
    "point down": "17. Mai, 146,20 EUR, minus 2,5 %",
    "point unchanged": "17. Mai, 146,20 EUR, unverändert",
    "point from zero": "17. Mai, 146,20 EUR, plus 146,20 EUR",
    "point hardly up": "17. Mai, 146,20 EUR, plus 0,01 EUR",
    "point missing": "17. Mai, kein Wert",
    "point of a named series with a label": "ACME, 17. Mai, 146,20 EUR, Split",
    "point of a category without name": "Unbenannt, 3",
    "point in full": "Date: 17. Mai, Price: 146,20 EUR, plus 1,3 %, Punkt 93 von 252",
    "point in full without titles": "ACME, x: 3, y: kein Wert, Punkt 3 von 12",
    "other series below": "BOLT 139,10 EUR, 7,10 unter ACME",
    "other series above": "BOLT 1.139,10 EUR, 1.000,00 über ACME",
    "other series equal": "BOLT 1,00 EUR, gleichauf mit ACME",
    "other series alone": "BOLT 1,00 EUR",
    "other series missing": "BOLT, kein Wert",
    "highest": "Höchstwert: 14. Dezember, 183,90 EUR",
    "lowest": "Tiefstwert: 5. Januar, 118,40 EUR",
    "latest": "Spätester Wert: 14. Dezember, 00:40",
    "earliest": "Frühester Wert: 5. Januar, 07:05",
    "bottom rank": "Letzter Rang: Tue, 5",
    "top rank": "Erster Rang: Mon, 1",
    "highest of the chart": "Höchstwert gesamt: 17. Mai, 146,20 EUR",
    "highest of a cloud": "Höchstwert: ACME, Date 33, Price 44",
    "series of a number": "ACME 4: 6",
    "highest of the part": "Höchstwert im Teil: 17. Mai, 146,20 EUR",
    "one of several highest of the chart": "Höchstwert gesamt 2 von 3: 17. Mai, 146,20 EUR",
    "lowest of the chart": "Tiefstwert gesamt: 17. Mai, 146,20 EUR",
    "turning point": "Richtungswechsel: 17. Mai, 146,20 EUR",
    "second drop": "Rückgang 2 von 3: 17. Mai, 146,20 EUR",
    "only rise": "Größter Anstieg: 17. Mai, 146,20 EUR",
    "gap": "Lücke: 17. Mai, kein Wert",
    "crossing": "Kreuzung: 17. Mai, 146,20 EUR",
    "crossing of a series": "Kreuzung 2 von 3: ACME, 17. Mai, 146,20 EUR, steigt über BOLT",
    "crossing of two series":
      "Kreuzung: 17. Mai, 146,20 EUR, fällt unter BOLT, steigt über Unbenannt",
    "higher": "Höherer Wert: 17. Mai, 146,20 EUR",
    "lower": "Niedrigerer Wert: 17. Mai, 146,20 EUR",
    "spike": "Ausschlag: 17. Mai, 146,20 EUR",
    "outlier": "Ausreißer: 17. Mai, 146,20 EUR",
    "bookmark reached": "Lesezeichen 1 von 2: 17. Mai, 146,20 EUR",
    "match": "Treffer 2 von 12: 17. Mai, 146,20 EUR",
    "nearest": "Am nächsten: 17. Mai, 146,20 EUR",
    "goal with count": "Großer Rückgang: 1.200",
    "goal without count": "Höherer Wert",
    "goal bookmark": "Lesezeichen: 0",
    "none after": "Keine Lücke danach",
    "none before": "Kein niedrigerer Wert davor",
    "none at all": "Kein Lesezeichen vorhanden",
    "not found": "„Wed“: nicht gefunden",
    "bookmark set": "Lesezeichen: 17. Mai, 146,20 EUR",
    "bookmark removed": "Lesezeichen entfernt: 17. Mai, 146,20 EUR",
    "from the bookmark": "Ab 3. Mai: plus 4,4 %, 14 Punkte weiter",
    "x axis of times": "X-Achse: Date, 1. März 2024, 00:30 bis 11:30, UTC",
    "x axis of times elsewhere":
      "X-Achse: Date, 1. März 2024, 01:30 bis 12:30, Zeitzone Europe/Berlin",
    "x axis of converted times":
      "X-Achse: Date, 1. März 2024, 00:30 bis 11:30, UTC, umgerechnet aus den Zeitzonen der Daten",
    "y axis without zero": "Y-Achse: Price, 118,40 bis 183,90 EUR, nicht ab null",
    "above the range": "2 Werte über dem angegebenen Bereich, 6 bis 10 GB",
    "below the range": "BOLT: 1 Wert unter dem angegebenen Bereich, 6 bis 10 GB",
    "outlier count as a heading": "Zahl der Ausreißer",
    "outliers as a heading": "Ausreißer (EUR)",
    "parts above the range": "2 Punkte mit Werten über dem angegebenen Bereich, 6 bis 10",
    "parts below the range": "BOLT: 1 Punkt mit Werten unter dem angegebenen Bereich, 6 bis 10",
    "no points": "Keine Punkte zwischen dem 31. März und dem 1. September",
    "no points over bare numbers": "Keine Punkte zwischen 3 und 100",
    "point above the range": "17. Mai, 146,20 EUR, über dem Bereich",
    "point below the range": "17. Mai, 146,20 EUR, unter dem Bereich",
    "point without a place": "17. Mai, 146,20 EUR, nicht gezeigt",
    "point above the range in full":
      "Date: 17. Mai, Price: 146,20 EUR, über dem Bereich, Punkt 93 von 252",
    "from a bookmark on a bin": "Ab Klasse 10 bis 20: plus 37,5 %, 1 Punkt weiter",
    "from a later bookmark": "Ab 18. Mai: 1 Punkt zurück",
    "prompt search": "Beschriftung suchen: We",
    "prompt title": "Titel suchen: We",
    "prompt place": "Gehe zu: 50%",
    "prompt without text": "Gehe zu, etwa 2024:",
    "not a place": "Keine Stelle „soon“; etwa Wert, n50, 50%",
    "first point": "Erster Punkt",
    "last point": "Letzter Punkt",
    "first item": "Anfang der Liste",
    "last item": "Ende der Liste",
    "first chart": "Erstes Diagramm",
    "last chart": "Letztes Diagramm",
    "position": "3 von 12",
    "no point": "Kein Punkt. Pfeil rechts: zum ersten",
    "no point and no key": "Noch kein Punkt",
    "series outline": "ACME, 1 Punkt",
    "series outline without name": "2 Punkte",
    "back": "Zurück: 17. Mai, 146,20 EUR",
    "no way back": "Kein früherer Sprung",
    "mode audio graph": "Audiodiagramm",
    "mode details": "Diagrammdetails",
    "mode describe": "Reihen beschreiben",
    "mode values": "Werte",
    "mode table": "Datentabelle",
    "data table": "Datentabelle, 1.252 Zeilen, 2 Spalten",
    "data table of one cell": "Datentabelle, 1 Zeile, 1 Spalte",
    "row": "17. Mai: ACME 146,20 EUR, BOLT ohne Wert",
    "row in full":
      "Date: 17. Mai, ACME: 146,20 EUR, BOLT: kein Wert, Beschriftung: kein Wert, Zeile 3 von 12",
    "row of parts":
      "17. Mai: Hoch 9,00 EUR, ACME Schlusskurs 8,00 EUR, Tief ohne Wert, Beschriftung Split",
    "row of one column": "17. Mai, 146,20 EUR",
    "row of a bin": "17. Mai, 3 Werte",
    "row without a value": "17. Mai, kein Wert",
    "heading": "Price (EUR)",
    "heading of a part": "Oberes Quartil (EUR)",
    "heading of a part of several": "ACME Schlusskurs",
    "heading of labels": "Beschriftung",
    "turn": "Werte. 17. Mai, 146,20 EUR",
    "audio in turn": "Nacheinander, 8,8 Sekunden",
    "audio whole chart": "Ganzes Diagramm, 252 Punkte, 8,8 Sekunden",
    "audio together": "Gleichzeitig, 8,8 Sekunden",
    "audio series reduced": "ACME, 100 von 252 Punkten, 10 Sekunden",
    "audio fewer notes": "ACME, 52 von 58 Tönen, 10 Sekunden",
    "audio one second": "ACME, 252 Punkte, 1 Sekunde",
    "audio legend": "Tonhöhenlegende, erst tief, dann hoch",
    "paused": "Pause",
    "paused at a point": "Pause. 17. Mai, 146,20 EUR",
    "stopped": "Gestoppt",
    "stopped at a point": "Gestoppt. 17. Mai, 146,20 EUR",
    "complete": "Fertig",
    "sound on": "Ton ein",
    "default value": "Voreinstellung",
    "compare with places":
      "ACME liegt an 5 von 12 Stellen über BOLT, an 7 darunter. Sie kreuzen sich 3-mal, zuerst am 5. Januar. Sie verlaufen ähnlich. Der größte Abstand ist 7,10 EUR am 17. Mai.",
    "compare once crossing with its place":
      "ACME liegt an 5 von 12 Stellen über BOLT, an 7 darunter. Sie kreuzen sich einmal, am 5. Januar. Sie verlaufen gegenläufig. Der größte Abstand ist 7,10 EUR am 17. Mai.",
    "compare crossing in a gap, too":
      "ACME liegt an 5 von 12 Stellen über BOLT, an 7 darunter. Sie kreuzen sich mindestens einmal, am 5. Januar. Sie verlaufen gegenläufig. Der größte Abstand ist 7,10 EUR am 17. Mai.",
    "describe a period":
      "Die Datenreihe wiederholt sich jede Woche, im Mittel am höchsten am Freitag, am niedrigsten am Sonntag. Der Höchstwert ist 9,00 EUR am 6. Januar (4 Werte), der Tiefstwert 1,00 EUR am 8. Januar (4 Werte).",
    "describe a spike":
      "Die Datenreihe verläuft ohne klare Richtung, von 2,00 EUR am 2. Januar auf 3,00 EUR am 9. Januar, plus 50,0 %. Der Höchstwert ist 30,00 EUR am 6. Januar, der Tiefstwert 2,00 EUR am 2. Januar (3 Werte). Es gibt eine Spitze von 30,00 EUR am 6. Januar. 1 Punkt ohne Wert.",
    "describe a dip":
      "Die Datenreihe verläuft ohne klare Richtung, von 8,00 EUR am 2. Januar auf 9,00 EUR am 9. Januar, plus 12,5 %. Der Höchstwert ist 9,00 EUR am 3. Januar (4 Werte), der Tiefstwert 0,00 EUR am 6. Januar. Es gibt einen Einbruch auf 0,00 EUR am 6. Januar.",
    "describe spikes":
      "Die Datenreihe verläuft ohne klare Richtung, von 2,00 EUR am 2. Januar auf 2,00 EUR am 12. Januar, unverändert. Der Höchstwert ist 40,00 EUR am 9. Januar, der Tiefstwert 2,00 EUR am 2. Januar (5 Werte). Es gibt 2 Spitzen, die höchste bei 40,00 EUR am 9. Januar.",
    "describe dips":
      "Die Datenreihe verläuft ohne klare Richtung, von 8,00 EUR am 2. Januar auf 9,00 EUR am 12. Januar, plus 12,5 %. Der Höchstwert ist 9,00 EUR am 3. Januar (4 Werte), der Tiefstwert -40,00 EUR am 9. Januar. Es gibt 2 Einbrüche, der tiefste auf -40,00 EUR am 9. Januar.",
    "describe an outlier":
      "Die Datenreihe bleibt bei etwa 2,5 EUR (2. bis 9. Januar), steigt dann bis auf 30,00 EUR. Die Datenreihe geht von 2,00 EUR am 2. Januar auf 30,00 EUR am 10. Januar, plus 28,00 EUR. Der Höchstwert ist 30,00 EUR am 10. Januar, der Tiefstwert 2,00 EUR am 2. Januar (4 Werte). Es gibt einen Ausreißer, 30,00 EUR am 10. Januar.",
    "describe outliers":
      "Die Datenreihe fällt bis auf 3,00 EUR am 3. Januar, bleibt bei etwa 2,6 EUR (3. bis 11. Januar), steigt dann bis auf 40,00 EUR. Die Datenreihe geht von 30,00 EUR am 2. Januar auf 40,00 EUR am 12. Januar, plus 33,3 %. Der Höchstwert ist 40,00 EUR am 12. Januar, der Tiefstwert 2,00 EUR am 4. Januar (4 Werte). Es gibt 2 Ausreißer, am weitesten entfernt 40,00 EUR am 12. Januar.",
    "describe a plateau":
      "Die Datenreihe steigt bis auf 7,00 EUR am 4. Januar, fällt dann bis auf 0,00 EUR. Die Datenreihe geht von 0,00 EUR am 2. Januar auf 0,00 EUR am 9. Januar, unverändert. Der Höchstwert ist 7,00 EUR am 4. Januar (4 Werte), der Tiefstwert 0,00 EUR am 2. Januar (2 Werte). Es gibt ein Plateau bei etwa 7,00 EUR, 4. bis 7. Januar.",
    "describe plateaus":
      "Die Datenreihe steigt bis auf 8,00 EUR am 7. Januar, fällt dann bis auf 5,00 EUR. Die Datenreihe geht von 1,00 EUR am 2. Januar auf 5,00 EUR am 11. Januar, plus 400,0 %. Der Höchstwert ist 8,00 EUR am 7. Januar (4 Werte), der Tiefstwert 1,00 EUR am 2. Januar (3 Werte). Es gibt 2 Plateaus, das längste bei etwa 8,00 EUR, 7. bis 10. Januar.",
    "gaps": "BOLT, Lücken: 2, die längste 3. bis 7. Mai",
    "period": "Wiederholung: alle 7 Punkte (7 Tage), deutlich",
    "gaps as long": "Lücken: 5, die längste 3. Mai, die erste von 4",
    "unusually high": "Ungewöhnlich hoch: 3. bis 7. Mai, 9 am 4. Mai",
    "unusually low":
      "BOLT, ungewöhnlich niedrig: 2, am weitesten entfernt 3. bis 7. Mai, 2 am 4. Mai",
    "share of all": "Anteil an allen: 0,060 (348 von 5.822)",
    "period of a number": "Wiederholung: alle 7 Punkte (3,5 s), einigermaßen deutlich",
    "period of points": "BOLT, Wiederholung: alle 7 Punkte, undeutlich",
    "dip": "BOLT, Einbruch: 83,90 EUR am 5. Januar",
    "spikes": "BOLT, Spitzen: 3, die höchste bei 183,90 EUR am 5. Januar",
    "dips": "Einbrüche: 3, der tiefste auf 83,90 EUR am 5. Januar",
    "outliers": "BOLT, Ausreißer: 3, am weitesten entfernt 183,90 EUR am 5. Januar",
    "plateau": "Plateau: 5,00 EUR, 3. bis 9. Mai",
    "plateaus": "BOLT, Plateaus: 2, das längste bei 5,00 EUR, 3. bis 9. Mai",
    "largest rise": "Größter Anstieg: 12,00 EUR am 3. Mai",
    "largest drop": "BOLT, größter Rückgang: 12,00 EUR am 3. Mai",
    "fact compare": "ACME und BOLT kreuzen sich 3-mal, zuerst am 5. Januar; sie verlaufen ähnlich",
    "fact compare once":
      "ACME und BOLT kreuzen sich einmal, am 5. Januar; sie verlaufen gegenläufig",
    "fact compare above": "ACME liegt überall über BOLT",
    "fact compare below": "ACME liegt überall unter BOLT",
    "fact compare never below": "ACME liegt nie unter BOLT",
    "fact compare never above": "ACME liegt nie über BOLT",
    "fact compare without a course":
      "ACME liegt an 5 von 9 Stellen über BOLT, an 3 darunter, an einer gleichauf",
    "fact compare at one shared place": "ACME liegt an der einen gemeinsamen Stelle unter BOLT",
    "fact compare touching at shared places":
      "ACME liegt an einer von 3 gemeinsamen Stellen unter BOLT, an 2 gleichauf",
    "fact compare equal": "ACME und BOLT sind überall gleich",
    "fact compare apart": "ACME und BOLT haben keine gemeinsame Stelle",
    "largest difference": "ACME und Unbenannt, größter Abstand: 12,00 EUR am 3. Mai",
    "one gap": "Lücke: 3. Mai",
    "one spike": "Spitze: 183,90 EUR am 5. Januar",
    "one outlier": "Ausreißer: 183,90 EUR am 5. Januar",
    "group chart": "Diagramm",
    "group axes": "Achsen",
    "group series": "ACME",
    "group unnamed series": "Datenreihe",
    "group comparisons": "Vergleiche",
    "group comparisons of neighbors": "Vergleiche jeder Reihe mit der nächsten",
    "loop on unnamed": "Schleife ein, Unbenannt bis Wed",
    "off the scale of an unnamed series":
      "Unbenannt, nicht gezeigt: 1 Wert ohne Platz auf einer logarithmischen Achse",
    "step of percentages": "17. Mai, 34 %, plus 3 Prozentpunkte",
    "step of one percentage": "17. Mai, 34 %, minus 1 Prozentpunkt",
    "largest rise of percentages": "Größter Anstieg: 1,5 Prozentpunkte am 3. Mai",
    "not found after": "Kein „Wed“ danach",
    "not found before": "Kein „Wed“ davor",
    "describe over bare numbers":
      "Die Datenreihe steigt bis auf 4 bei x = 1, bleibt bei 4 oder 5 (x = 1 bis 8), bis auf einen Einbruch auf -20 bei x = 5, steigt dann bis auf 25. Die Datenreihe geht von 0 bei x = 0 auf 25 bei x = 9, plus 25. Der Höchstwert ist 25 bei x = 9, der Tiefstwert -20 bei x = 5. Es gibt einen Einbruch auf -20 bei x = 5.",
    "describe a plateau over bare numbers":
      "Die Datenreihe steigt bis auf 7 bei x = 2, fällt dann bis auf 0. Die Datenreihe geht von 0 bei x = 0 auf 0 bei x = 7, unverändert. Der Höchstwert ist 7 bei x = 2 (4 Werte), der Tiefstwert 0 bei x = 0 (2 Werte). Es gibt ein Plateau bei etwa 7, x = 2 bis 5.",
    "point in full of a series named as its values":
      "Date: 17. Mai, ACME: 146,20 EUR, Punkt 93 von 252",
    "fact highest at a bare number": "Höchstwert: 6 bei x = 11",
    "fact highest at an empty unit": "Höchstwert: 6 bei x = 11",
    "largest drop at a bare number": "Größter Rückgang: 6 bei x = 11",
    "largest difference at a bare number": "ACME und BOLT, größter Abstand: 6 bei x = 11",
    "dip at a bare number": "Einbruch: 3 bei x = 12",
    "gap at a bare number": "Lücke: x = 3",
    "plateau over bare numbers": "Plateau: 5, x = 3 bis 9",
    "describe many series":
      "Prices ist ein Liniendiagramm mit 8 Datenreihen zu je höchstens 5 Punkten, X-Achse: Date, 2. bis 6. Januar 2023. 3 Punkte ohne Wert. Y-Achse: Price, 1,00 bis 150,00 EUR. 1 Reihe steigt, 2 fallen, 2 bleiben auf einem Niveau, 1 verläuft ohne klare Richtung, 2 haben keine Werte. Am höchsten liegt BOLT, 150,00 EUR am 2. Januar; am tiefsten liegt ACME, 1,00 EUR am 2. Januar, der erste von 4 in 2 Reihen.",
    "describe many series alike":
      "Dies ist ein Liniendiagramm mit 50 Datenreihen zu je 2 Punkten, X-Achse: Date, 2. bis 3. Januar 2023. Y-Achse: Price, 5,00 EUR. 50 Reihen bleiben auf einem Niveau.",
    "sound off": "Ton aus",
    "sound awaited": "Warten auf das Audiosystem",
    "speed": "Tempo 1,5×, 2 Sekunden",
    "speed one second": "Tempo 0,25×, 1 Sekunde",
    "fastest": "Schneller geht es nicht",
    "slowest": "Langsamer geht es nicht",
    "loop start": "Schleifenanfang: 17. Mai, 146,20 EUR",
    "loop end": "Schleifenende: 17. Mai, 146,20 EUR",
    "loop on": "Schleife ein, 17. Mai",
    "loop off": "Schleife aus",
    "loop needs ends": "Schleife braucht beide Enden: Klammer auf und Klammer zu",
    "loop needs ends without a key": "Schleife braucht beide Enden",
    "no device": "Kein Ton: kein Audiogerät verfügbar",
    "no such device": "Kein Ton: kein Gerät „USB 1“",
    "device refused": "Kein Ton: Gerätefehler (-9985). s: neuer Versuch",
    "device refused without a key": "Kein Ton: Gerätefehler (-9985)",
    "device lost": "Kein Ton: Gerät weg. s: neuer Versuch",
    "device lost without a key": "Kein Ton: Gerät weg",
    "backwards": "Rückwärts",
    "forwards": "Vorwärts",
    "values while playing": "Werte beim Abspielen: ein",
    "no values while playing": "Werte beim Abspielen: aus",
    "all but one": "Ohne BOLT, 252 Punkte, 8,8 Sekunden",
    "device unanswered": "Noch kein Ton: keine Antwort",
    "device hung": "Ton hängt. Earshot neu starten",
    "pitch legend": "200 Hz sind 118,40 EUR, 2.000 Hz sind 183,90 EUR",
    "nothing to play": "Nichts abzuspielen: keine Werte",
    "nothing plays": "Es spielt gerade nichts",
    "hint read on": "r weiterlesen",
    "needed along x": "Das Diagramm braucht date auf der X-Achse",
    "needed for the values": "Das Diagramm braucht price als Werte",
    "over rows": "price nach Zeilennummer",
    "played over network": "Der Ton spielt auf dem fernen Rechner",
    "deck place": "1 von 4",
    "sample deck": "Beispiele",
    "list place": "12 von 19",
    "help title": "Hilfe",
    "go to title": "Gehe zu",
    "chart list title": "Liste der Diagramme, 4 Einträge",
    "settings title": "Einstellungen, ← → ändern",
    "settings title without a key": "Einstellungen",
    "setting language": "Sprache: Deutsch",
    "setting theme": "Farbschema: Standard, dunkel",
    "setting volume": "Lautstärke: 125 %",
    "setting in turn": "Reihen: nacheinander",
    "setting together": "Reihen: gleichzeitig",
    "setting terse": "Ansagen: kurz",
    "setting usual": "Ansagen: normal",
    "setting verbose": "Ansagen: ausführlich",
    "setting braille": "Zeichnung: Braillepunkte",
    "setting octant": "Zeichnung: Oktanten",
    "setting sextant": "Zeichnung: Sextanten",
    "setting block": "Zeichnung: Blöcke",
    "setting glyph scale": "Zeichengröße: 2 von 4",
    "setting ascii": "Zeichnung: ASCII",
    "setting values while playing": "Werte beim Abspielen: ein",
    "setting reading speed": "Lesetempo: 1,5×",
    "additional axis": "Außerdem: BOLT, 7,00 bis 12,00 EUR",
    "same axes": "Gleiche Achsen in 4 Diagrammen der Liste",
    "same x axis": "Gleiche X-Achse in 4 Diagrammen der Liste",
    "same y axis": "Gleiche Y-Achse in 4 Diagrammen der Liste",
    "axes of several":
      "Gleiche X-Achse in 3 Diagrammen der Liste. Gleiche Y-Achse in 4 Diagrammen der Liste",
    "setting same axes": "Gleiche Achsen: wo sie vergleichbar sind",
    "setting own axes": "Gleiche Achsen: aus",
    "configuration malformed":
      "a.toml, Zeile 3: das ist hier ungültig (EOF); berichtigen",
    "configuration unknown option":
      "a.toml, Zeile 3: keine Einstellung „Split“; zur Wahl stehen: dark, light",
    "configuration list":
      "a.toml, Zeile 3: dark verlangt einen einzigen Wert, keine Liste",
    "configuration unknown action":
      "a.toml, Zeile 3: keine Aktion „abc“; zur Wahl stehen: dark, light",
    "configuration unknown key":
      "a.toml, Zeile 3: „<Rigth>“ ist keine Taste; ein Zeichen oder einen Namen wie <Right> schreiben",
    "configuration clash":
      "a.toml, Zeile 3: die Taste → steht für zwei Aktionen, „Nächster Punkt“ (next-point) und „Ab hier abspielen, Pause“ (play); eine davon auf eine andere Taste legen",
    "history title": "Ansageverlauf",
    "history empty": "Noch nichts angesagt",
    "reading end": "Alles vorgelesen",
    "hint help": "? Hilfe",
    "hint points": "←→ Punkte",
    "hint series": "↑↓ Reihen",
    "hint items": "↑↓ Zeilen",
    "hint rotor": "Tab Rotor",
    "hint play": "Leertaste abspielen",
    "hint act": "Eingabetaste ausführen",
    "hint close": "Esc schließen",
    "hint quit": "q beenden",
    "theme": "Farbschema: hoher Kontrast, dunkel",
    "theme of one's own": "Farbschema: dusk",
    "theme color-blind-safe-dark": "Farbschema: für Farbfehlsichtige, dunkel",
    "theme color-blind-safe-light": "Farbschema: für Farbfehlsichtige, hell",
    "theme default-dark": "Farbschema: Standard, dunkel",
    "theme default-light": "Farbschema: Standard, hell",
    "theme high-contrast-light": "Farbschema: hoher Kontrast, hell",
    "theme high-contrast-sepia": "Farbschema: hoher Kontrast, Sepia",
    "theme monochrome": "Farbschema: einfarbig",
    "theme sepia": "Farbschema: Sepia",
    "theme white-on-blue": "Farbschema: Weiß auf Blau",
    "theme yellow-on-black": "Farbschema: Gelb auf Schwarz",
    "only one theme": "Es gibt nur ein Farbschema",
    "verdict failed": "nicht bestanden",
    "verdict nearly": "knapp bestanden",
    "verdict passed": "bestanden",
    "verdicts": "nicht bestanden: 1, knapp bestanden: 0, bestanden: 1.204",
    "only one chart": "Es gibt nur ein Diagramm",
    "key": "Nächster Punkt",
    "key group walk": "Von Punkt zu Punkt",
    "key group rotor": "Rotor",
    "key group listen": "Hören",
    "key group read": "Lesen",
    "key group look": "Ansicht",
    "key group program": "Diagramme und Programm",
    "export svg": "Bild (SVG)",
    "export text": "Bild (Text)",
    "export coloredText": "Bild (farbiger Text)",
    "export markdown": "Text (Markdown)",
    "export csv": "Daten (CSV)",
    "export wave": "Ton (WAV)",
    "export midi": "Ton (MIDI)",
    "exported": "Geschrieben: a.svg",
    "not exported": "a.svg nicht geschrieben: EIO",
    "data title": "Daten",
    "all charts": "Diagramme: 20 von 1.234, --all, --top",
    "all details": "Diagrammdetails: 56 Zeilen, --all",
    "folded rows": "ACME: 9 Zeilen",
    "folded rows of several series": "5 Datenreihen: 40 Zeilen",
    "repeated places":
      "Bis zu 3 Punkte mit demselben Wert von year, an 17 von 17 Stellen, daher kein Verlauf",
    "repeated places without a way out":
      "Bis zu 2 Punkte mit demselben Wert von x, an einer von 365 Stellen, daher kein Verlauf",
    "too many parts":
      "a.csv: --split Split ergäbe 40.000 Diagramme; eine Spalte mit höchstens 10.000 Werten wählen",
    "too many files":
      "a.csv nicht lesbar: zu viele Dateien sind offen; einige schließen oder mehr erlauben, etwa mit ulimit -n",
    "device":
      "a.csv ist ein Gerät ohne Ende; eine Datei angeben oder Daten durch eine Pipe schicken",
    "wide window":
      "a.csv wurde mit einem Fenster von mehr als 128 MB gepackt; die Datei vorher entpacken, etwa mit zstd -d -M2048MB",
    "column put together":
      "a.csv: die Zeilen sind zusammengefasst, die Spalte „Price“ gibt es darum nicht mehr; zur Wahl stehen: Date, count(), oder ein Wert je Gruppe mit --y",
    "too little memory":
      "a.csv braucht etwa 96 MB Speicher, mehr als frei sind; andere Programme beenden oder die Grenze erhöhen (ulimit -v)",
    "beyond memory":
      "a.csv ist zu groß für den verfügbaren Speicher: höchstens 643 MB lassen sich lesen; die Datei teilen oder die Pipe früher beenden, etwa mit head",
    "idle key": "Großes Q bewirkt nichts. Fragezeichen: Hilfe",
    "idle key in a list": "Backslash bewirkt nichts. Esc: schließen",
    "idle key without a label": "Diese Taste bewirkt nichts",
    "closed": "Geschlossen",
    "no device chosen": "Kein Ton: als Gerät ist none eingestellt",
    "hint pause": "Leertaste Pause",
    "mean of a cell": "Jede Zelle ist der Mittelwert von bis zu 18",
    "mean of a cell on a low screen": "Mittel aus bis zu 18",
    "several candles": "Bis zu 3 Kerzen als eine",
    "several candles on a low screen": "Bis zu 3 als eine",
    "longest of a column": "Jede Spalte ist der längste von bis zu 3",
    "unseen parts of a stack": "Unsichtbare Teile: 2",
    "points behind others": "Punkte hinter anderen: 12",
    "names left out": "Weggelassene Namen: 13",
    "names left out of a picture":
      "Weggelassene Namen: 13 an der Achse, 2 in der Legende; ein größeres --size zeigt mehr",
    "names left out of a legend":
      "Weggelassene Namen: 2 in der Legende; ein größeres --size zeigt mehr",
    "part of a picture":
      "Gezeichnet sind 1 bis 21 von 30; ein größeres --size zeichnet mehr",
    "legend entry": "◆ ACME",
    "outer ring": "Außenring: ACME",
    "ring in short": "2: ACME",
    "ring between others": "Ring 2: ACME",
    "inner ring": "Innenring: ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "composition": "Liniendiagramm, 1 Datenreihe, 252 Punkte",
    "composition of bars": "Balkendiagramm, 2 Datenreihen, 1 Punkt",
    "composition of a scatter": "Streudiagramm, 1 Datenreihe, 0 Punkte",
    "x axis": "X-Achse: Date, 2. Januar bis 29. Dezember 2023",
    "x axis of categories, right to left":
      "X-Achse: Day, 7 Kategorien, Mon bis Sun, von rechts nach links",
    "x axis of one category": "X-Achse: 1 Kategorie, Mon",
    "x axis of nothing": "X-Achse: keine Werte",
    "y axis": "Y-Achse: Price, 118,40 bis 183,90 EUR",
    "y axis of rows": "Y-Achse: 5 Zeilen, Mon bis Sun",
    "y axis of one row": "Y-Achse: 1 Zeile, Mon",
    "values of a heat map": "Werte: Price, 0,00 bis 22,00 EUR",
    "y axis logarithmic": "Y-Achse: 1 bis 1.000.000, logarithmisch",
    "y axis natural": "Y-Achse: Price, 5,00 EUR, logarithmisch, Basis e",
    "series continuous": "ACME: Linie, 252 Punkte",
    "series apart": "Unbenannt: Einzelwerte, 3 Punkte",
    "fact highest": "Höchstwert: 183,90 EUR am 14. Dezember",
    "fact highest of a category": "BOLT, Höchstwert: 10.980 steps bei Wed",
    "fact lowest": "Tiefstwert: 118,40 EUR am 5. Januar",
    "first of the lowest": "Tiefstwert 1 von 12: 17. Mai, 146,20 EUR",
    "fact highest of several": "Höchstwert: 9,00 EUR am 17. Mai, der erste von 2",
    "fact lowest of several": "BOLT, Tiefstwert: 0 bei x = 2, der erste von 1.234",
    "fact highest of all": "Höchstwert: 5,00 EUR, alle 252 Werte",
    "highest at a moment": "Höchstwert: 3,5 am 1. April um 09:05",
    "fact lowest of all": "BOLT, Tiefstwert: 5, beide Werte",
    "fact lowest at a number": "BOLT, Tiefstwert: -118,40 EUR bei 2,5 s",
    "mean": "Mittelwert: 150,12 EUR, Median: 149,50 EUR",
    "change": "Veränderung: von 120,00 auf 146,20 EUR, plus 26,20 EUR (21,8 %)",
    "change of nothing": "BOLT, Veränderung: 5,00 EUR, unverändert",
    "change from zero": "BOLT, Veränderung: von 0,00 auf -5,00 EUR, minus 5,00 EUR",
    "trend": "Trend: deutlich steigend; 3 Richtungswechsel",
    "trend moderate": "BOLT, Trend: einigermaßen deutlich steigend; 1 Richtungswechsel",
    "trend weak": "Trend: tendenziell steigend; kein Richtungswechsel",
    "trend falling": "Trend: deutlich fallend; 1 Richtungswechsel",
    "trend falling moderate": "Trend: einigermaßen deutlich fallend; 2 Richtungswechsel",
    "trend falling weak": "Trend: tendenziell fallend; 2 Richtungswechsel",
    "trend very strong": "Trend: sehr deutlich steigend; kein Richtungswechsel",
    "trend falling very strong": "Trend: sehr deutlich fallend; kein Richtungswechsel",
    "trend of few": "Trend: steigend; kein Richtungswechsel",
    "trend of few falling": "Trend: fallend; kein Richtungswechsel",
    "strong correlation": "Korrelation: 0,80; positiv, stark",
    "period of a year": "Wiederholung: etwa jedes Jahr, sehr deutlich",
    "period of years": "Wiederholung: etwa alle 11 Jahre, einigermaßen deutlich",
    "period of a week": "Wiederholung: jede Woche, undeutlich",
    "period of a month": "Wiederholung: jeden Monat, undeutlich",
    "period of months": "Wiederholung: alle 6 Monate, undeutlich",
    "period of many months": "Wiederholung: alle 110 Monate (9 Jahre und 2 Monate), undeutlich",
    "period of quarters": "Wiederholung: alle 2 Quartale, undeutlich",
    "outlier rule":
      "Ausreißer: modifizierter z-Wert über 3,5 in ihrer Reihe nach Abzug von Trend und Wiederholung, mindestens ein Zehntel ihrer Spanne entfernt, und weit weg von den Nachbarn",
    "outlier rule without a course":
      "Ausreißer: modifizierter z-Wert über 3,5 in ihrer Reihe, mindestens ein Zehntel ihrer Spanne von deren Median entfernt, und höchstens ein Zehntel ihrer Werte",
    "series of a column": "3 Datenreihen nach city",
    "part of a column": "city: 0",
    "infinite value": "Spalte Price: 1 unendlicher Wert, als fehlend behandelt",
    "infinite values": "Spalte Price: 3 unendliche Werte, als fehlend behandelt",
    "fact compare between days":
      "ACME und BOLT kreuzen sich einmal, zwischen dem 4. und dem 5. Januar",
    "fact compare between years": "ACME und BOLT kreuzen sich einmal, zwischen 2010 und 2011",
    "fact compare between months": "ACME und BOLT kreuzen sich einmal, zwischen März und April",
    "fact compare between times": "ACME und BOLT kreuzen sich einmal, zwischen 09:05 und 09:10",
    "fact compare between categories": "ACME und BOLT kreuzen sich einmal, zwischen Mon und Tue",
    "trend flat": "Trend: gleichbleibend",
    "trend mixed": "Trend: ohne klare Richtung; 9 Richtungswechsel",
    "missing": "Ohne Wert: 1 Punkt",
    "missing of a series": "BOLT, ohne Wert: 2.000 Punkte",
    "off the scale": "Nicht gezeigt: 2 Werte ohne Platz auf einer logarithmischen Achse",
    "off the scale of a series":
      "BOLT, nicht gezeigt: 1 Wert ohne Platz auf einer logarithmischen Achse",
    "no values": "Keine Werte",
    "no values of a series": "BOLT: keine Werte",
    "all is shown": "Alles ist zu sehen",
    "no closer": "Näher geht es nicht",
    "showing": "Zeigt 5. bis 9. Januar, 5 von 252",
    "showing numbers": "Zeigt x = 1 bis 3, 3 von 1.201",
    "showing all": "Alles gezeigt, 252 Punkte",
    "window": "Zeigt 5. bis 9. Januar, 5 von 252; alles: 2. Januar bis 29. Dezember",
    "window of numbers": "Zeigt x = 1 bis 3, 3 von 1.201; alles: x = 0 bis 1.200",
    "stretch":
      "15. bis 19. Mai: plus 12,0 %, Mittelwert 146,20 EUR",
    "stretch of bins": "ACME, 10 bis 30 EUR: 9 Werte, Mittelwert 19,5 EUR",
    "stretch without values":
      "Unbenannt, 15. bis 19. Mai: keine Werte",
    "stretches":
      "Mittelwert: 99,00 EUR, 47,20 unter 146,20 EUR. BOLT, x = 1 bis 3: minus 3,0 %; verglichen mit: 15. bis 19. Mai: plus 12,0 %",
    "left out": "Ausgelassen: 3 Zeilen ohne x-Wert",
    "missing file": "a.csv: keine solche Datei; Namen und Ordner prüfen",
    "folder": "a.csv ist ein Ordner; eine Datei darin angeben",
    "unreadable file": "a.csv nicht lesbar (kein Zugriff); Zugriffsrechte prüfen",
    "empty file":
      "Standardeingabe ist leer; eine Tabelle mit mindestens einer Zeile mit Werten angeben",
    "header only":
      "a.csv, Zeile 1: eine Kopfzeile, aber keine Zeile mit Werten; Zeilen ergänzen oder --no-header verwenden",
    "not in a format":
      "a.csv, Zeile 3: das ist kein logfmt; die Zeile berichtigen oder ein anderes --format wählen",
    "damaged archive":
      "a.csv: die gzip-Daten sind beschädigt oder abgeschnitten; die Datei neu beschaffen",
    "missing library":
      "a.csv: die Bibliothek libz.so.1 fehlt; installieren, etwa mit apt install zlib1g",
    "unsupported":
      "a.csv, transform[0]: „lookup“ wird nicht unterstützt; weglassen oder auf die Daten anwenden",
    "remote data":
      "a.csv, data.url: Earshot liest nichts aus dem Netz; die Daten herunterladen und die Datei in data.url angeben",
    "left out column":
      "Ausgelassen: Spalte Price, Zeile 1200, „abc“ ist keine Zahl",
    "left out column by unit":
      "Ausgelassen: Spalte Price, Zeile 1200, „3%“ hat nicht die Einheit der Zahlen davor",
    "folded columns":
      "Als Zeilen: 12 Spalten, 2010 bis 2021",
    "few names left out of a picture":
      "Weggelassene Namen: Oslo und Lima; ein größeres --size zeigt mehr",
    "names not shown":
      "Nicht gezeigte Namen: Oslo, Lima",
    "many names not shown":
      "Nicht gezeigte Namen: Oslo, Lima und 9 weitere",
    "ignored channels":
      "Nicht gezeigt: tooltip und shape",
    "ragged row":
      "a.csv, Zeile 3, Spalte 2: 1 Zelle statt 2; Zellen ergänzen oder entfernen, oder --delimiter setzen",
    "invalid UTF-8 without a column":
      "a.csv, Zeile 3: der Text ist nicht UTF-8, und seine Kodierung ist nicht zu erkennen; als UTF-8 speichern oder prüfen, ob es eine Tabelle ist",
    "invalid UTF-8":
      "a.csv, Zeile 3, Spalte Price: der Text ist nicht UTF-8; umwandeln, etwa mit iconv -f WINDOWS-1250 -t UTF-8",
    "unclosed quote":
      "a.csv, Zeile 3: ein Anführungszeichen wird nie geschlossen; schließen oder entfernen",
    "not a number":
      "a.csv, Zeile 1200, Spalte Price: „abc“ ist keine Zahl; berichtigen oder Spalten mit --x und --y wählen",
    "another unit":
      "a.csv, Zeile 1200, Spalte Price: „3%“ hat nicht die Einheit der Zahlen davor; berichtigen oder Spalten mit --x und --y wählen",
    "not a date":
      "a.csv, Zeile 3, Spalte Date: „abc“ ist kein Datum der Form dd.MM.yyyy; berichtigen oder --date-format ändern",
    "no numeric column":
      "a.csv: keine Spalte enthält Zahlen; eine solche ergänzen, mit --y 'count()' die Zeilen zählen oder mit --delimiter das Trennzeichen nennen (die Spalten sind: Date, Price)",
    "mistyped file":
      "a.csv: keine solche Datei; ist „Price“ gemeint?",
    "no file":
      "keine Datei zu lesen; eine nennen, oder - für die Standardeingabe",
    "contradicting options":
      "--decimal-comma und --decimal-point widersprechen sich; eines davon weglassen",
    "option of others":
      "„--size“ gehört zu earshot draw, nicht hierher; die Option weglassen",
    "lists within lists":
      "a.csv, [0].x: das ist keine Liste von Datensätzen, Zeilen oder Zahlen, oder eine Zelle enthält mehr als einen Wert; eine solche Liste aus der Datei herausziehen, etwa mit jq",
    "dangling link":
      "a.csv ist ein Verweis auf b.csv, aber diese Datei gibt es nicht; den Verweis berichtigen",
    "column repeated":
      "a.csv: --y nennt die Spalte „Price“ zweimal; sie nur einmal nennen",
    "reversed range":
      "a.csv: --from 2026-05-01 liegt hinter --to 2026-01-01; die Werte tauschen",
    "mistyped value":
      "--format: „cvs“ ist nicht bekannt; ist „csv“ gemeint?",
    "mistyped theme":
      "„drak“ ist nicht bekannt; ist „dark“ gemeint?",
    "equal columns": "Gleiche Spalten: wind, rain",
    "title of a column without a header": "Spalte 10",
    "title of counts": "Anzahl der Zeilen",
    "mistyped column":
      "a.csv: keine Spalte „Pric“; ist „Price“ gemeint?",
    "unknown column": "a.csv: keine Spalte „city“; zur Wahl stehen: Date, Price",
    "unknown type in a file":
      "a.csv, [1].type: den Diagrammtyp „pie“ gibt es nicht; zur Wahl stehen: line, bar",
    "missing series":
      "a.csv, type: candlestick braucht Reihen namens open, high, low, close mit gleichem x; ergänzen oder einen anderen Typ wählen",
    "missing series of an option":
      "a.csv: candlestick braucht Reihen namens open, high, low, close mit gleichem x; ergänzen oder einen anderen Typ wählen",
    "too many columns":
      "a.csv, Zeile 1: mehr als 4.096 Spalten; die Datei aufteilen oder Zeilen und Spalten vertauschen",
    "too long a cell": "a.csv, Zeile 2: eine Zelle ist zu lang; die Datei aufteilen",
    "too deep": "a.csv, Zeile 2: das JSON ist zu tief verschachtelt; die Datei aufteilen",
    "too many rows": "a.csv, Zeile 2: zu viele Zeilen; die Datei aufteilen",
    "nothing in common":
      "a.csv: keine Zeile erfüllt alle diese Bedingungen zugleich: age größer als 20, age kleiner als 10; eine davon weglassen",
    "unclosed JSON":
      "a.csv, Zeile 1, Spalte 6: der Text endet, ohne dass „[“ hier geschlossen wird; schließen oder die ganze Datei holen",
    "malformed JSON": "a.csv, Zeile 3, Spalte 14: kein gültiges JSON; dort berichtigen",
    "expected chart":
      "a.csv, series[0]: hier wird ein Diagramm mit Datenreihen erwartet; siehe Diagrammdateien im README",
    "expected record":
      "a.csv, series[0]: hier wird ein Datensatz {…} erwartet; siehe Diagrammdateien im README",
    "expected text":
      "a.csv, series[0]: hier wird ein Text erwartet; siehe Diagrammdateien im README",
    "expected number":
      "a.csv, series[0]: hier wird eine Zahl erwartet; siehe Diagrammdateien im README",
    "expected boolean":
      "a.csv, series[0]: hier wird true oder false erwartet; siehe Diagrammdateien im README",
    "expected list":
      "a.csv, series[0]: hier wird eine Liste […] erwartet; siehe Diagrammdateien im README",
    "expected range":
      "a.csv, series[0]: hier wird ein Bereich [von, bis] erwartet; siehe Diagrammdateien im README",
    "expected scale":
      "a.csv, series[0]: hier wird linear, log10 oder ln erwartet; siehe Diagrammdateien im README",
    "expected point":
      "a.csv, series[0]: hier wird ein Punkt {\"x\": …, \"y\": …} erwartet; siehe Diagrammdateien im README",
    "expected direction":
      "a.csv, series[0]: hier wird leftToRight oder rightToLeft erwartet; siehe Diagrammdateien im README",
    "no terminal":
      "Kein Terminal für das Vollbild; stattdessen earshot describe, draw oder render verwenden",
    "unknown terminal":
      "Der Terminaltyp „dumb“ kann kein Vollbild; TERM setzen oder earshot --plain, describe, draw oder render verwenden",
    "unknown theme": "Kein Farbschema „dusk“; zur Wahl stehen: dark, light",
    "theme unreadable": "a.toml: Farbschema nicht lesbar (EIO); die Datei prüfen",
    "theme malformed": "a.toml, Zeile 2: das Farbschema ist kein gültiges TOML (EOF); berichtigen",
    "theme without role": "a.toml: dem Farbschema fehlt die Farbe für „axis“; ergänzen",
    "theme with more":
      "a.toml, Zeile 4: das Farbschema hat einen unbekannten Eintrag „axes“; entfernen",
    "theme without color": "a.toml, Zeile 4: „red“ ist keine Farbe für axis; als #rrggbb schreiben",
    "output failed": "a.wav nicht beschreibbar: ENOSPC; einen anderen Ort wählen",
    "output twice":
      "-o und --subtitles nennen beide a.wav; für eines von beiden eine andere Datei wählen",
    "output missing":
      "Ziel für den Ton fehlt: -o DATEI.wav angeben, oder -o - für die Standardausgabe",
    "unknown output": "a.ogg: der Name muss auf .wav oder .mid enden",
    "unknown language": "Keine Sprache „xx“; zur Wahl stehen: en, ja",
    "unknown time zone": "Keine Zeitzone „Mars“; einen IANA-Namen wie Europe/Berlin angeben",
    "type for later":
      "Den Diagrammtyp „box“ gibt es in dieser Version nicht; zur Wahl stehen: line, bar",
    "bad option": "--size: „big“ ist ungültig; 80x24 angeben",
    "keys and data":
      "Tasten und Daten können nicht beide von der Standardeingabe kommen; eines davon in eine Datei legen",
    "setting not kept": "Lautstärke: 125 %, nicht gespeichert: EIO (a.toml)",
    "setting in no file": "Lautstärke: 125 %, nicht gespeichert: keine Datei (a.toml)",
    "configuration unreadable": "a.toml nicht lesbar: EIO; berichtigen oder entfernen",
    "configuration no file": "a.toml nicht lesbar: keine Datei; berichtigen oder entfernen",
    "configuration bad value": "a.toml, Zeile 3: „9“ ist für dark ungültig; 0 … 2 angeben",
    "nothing left to hear":
      "--solo und --mute lassen nichts zu hören übrig; eines von beiden weglassen",
    "help row without a key": "Nächster Punkt",
    "dump without keys": "--dump braucht ein Tastenskript: --keys DATEI hinzufügen",
    "key script":
      "a.keys, Zeile 2: „<Rigth>“ ist keine Taste; Namen wie <Right>, <Resize 40x12> oder <Wait 500ms> schreiben",
    "no such device asked": "Kein Audiogerät „USB 1“; zur Wahl stehen: pulse, default",
    "no device at all": "Kein Audiogerät „USB 1“, auch kein anderes; --device none verwenden",
    "candle up": "17. Mai, 146,20 EUR, Schluss über Eröffnung",
    "candle down": "17. Mai, 146,20 EUR, Schluss unter Eröffnung",
    "candle unchanged": "17. Mai, 140,00 EUR, Schluss gleich Eröffnung",
    "candle in full":
      "Date: 17. Mai, Price: Schlusskurs 146,20 EUR, Schlusskurs über Eröffnung, Eröffnung 140,00; Hoch 150,00; Tief 138,00; Punkt 93 von 252",
    "point with additional values":
      "17. Mai, 146,20 EUR, Steps 8.000 steps, Day Wed",
    "part of a point":
      "Hoch 150,00 EUR",
    "composition of candles":
      "Kerzendiagramm, 1 Datenreihe, 7 Punkte",
    "highest of a part": "Höchster Kurs: 183,90 EUR am 14. Dezember",
    "mean of a part":
      "ACME, Schlusskurs, Mittelwert: 150,00 EUR, Median: 148,00 EUR",
    "lowest of the low": "Niedrigster Kurs: 118,40 EUR am 5. Januar",
    "trend of the open":
      "Eröffnung, Trend: gleichbleibend",
    "composition of violins":
      "Violinplot, 1 Datenreihe, 3 Violinen",
    "composition of a pie":
      "Kreisdiagramm, 1 Datenreihe, 4 Punkte",
    "composition of a donut":
      "Ringdiagramm, 2 Datenreihen, 8 Punkte",
    "densest":
      "Am dichtesten: um 14,00 EUR bei Mon",
    "densest twice":
      "ACME, am dichtesten: um 4,00 EUR und 23,50 EUR bei Mon",
    "shares":
      "Anteile: Mon 60,0 %, Tue 37,0 % von 150,00 EUR",
    "shares and another":
      "ACME, Anteile: Mon 60,0 %, Tue 37,0 %, 1 übriger 3,0 % von 150,00 EUR",
    "shares and others":
      "Anteile: Mon 60,0 %, Tue 37,0 %, 2 übrige zusammen 4,5 % von 150,00 EUR",
    "without a share":
      "Ohne Anteil: 1 Wert unter null, bei Mon",
    "without shares": "ACME, ohne Anteil: 3 Werte unter null, der erste bei Mon",
    "sums":
      "Addiert: 12 Zeilen zu 4 Werten",
    "share of points":
      "Anteil: keine Werte",
    "no shares":
      "Keine Anteile: kein Wert über null",
    "mean of rows":
      "Jeder Wert: Mittelwert aus 27 bis 61 Zeilen",
    "median of rows":
      "Jeder Wert: Median aus 8 Zeilen",
    "sum of rows":
      "Jeder Wert: Summe aus 2 bis 3 Zeilen",
    "lowest of rows":
      "Jeder Wert: Tiefstwert aus 2 Zeilen",
    "highest of rows":
      "Jeder Wert: Höchstwert aus 2 Zeilen",
    "count of rows":
      "Jeder Wert: Anzahl von 1 bis 1.200 Zeilen",
    "first of rows":
      "Jeder Wert: erster Wert aus 2 Zeilen",
    "last of rows":
      "Jeder Wert: letzter Wert aus 2 Zeilen",
    "others":
      "übrige",
    "suggested lines":
      "Liniendiagramm, Mittelwert von price nach date (Monat), 5 Datenreihen nach symbol",
    "suggested charts":
      "Liniendiagramm, yield und rain nach year, 6 Diagramme nach site",
    "suggested counts":
      "Balkendiagramm, Anzahl der Zeilen nach state",
    "suggested values":
      "Histogramm, age",
    "column time":
      "c1: Zeit, 3 bis 98, 40 verschiedene, an Namen und Werten erkannt",
    "column cyclic":
      "c1: Teil des Kalenders, 3 bis 98, 40 verschiedene",
    "column direction":
      "風向: Richtung, 3 bis 98, 40 verschiedene",
    "column namesake":
      "c1: Messwert, 3 bis 98, 40 verschiedene, passt zum Namen der Datei",
    "column latitude":
      "c1: geografische Breite, 3 bis 98, 40 verschiedene",
    "column longitude":
      "c1: geografische Länge, 3 bis 98, 40 verschiedene",
    "column rowNumber":
      "c1: Zeilennummer, 3 bis 98, 40 verschiedene",
    "column key":
      "c1: Schlüssel, 3 bis 98, 40 verschiedene, am Namen erkannt",
    "column nominal":
      "c1: Kategorie, 3 bis 98, 40 verschiedene",
    "column ordinal":
      "c1: Stufe, 3 bis 98, 40 verschiedene",
    "column measure":
      "c1: Messwert, 3 bis 98, 40 verschiedene",
    "column empty":
      "c1: leer",
    "column of text":
      "c1: Kategorie, 40 verschiedene, CA, NY, ohne Wert: 2",
    "rows with conditions":
      "1.204 von 3.376 Zeilen: state gleich CA, age mindestens 18",
    "rows with and without values":
      "1.204 von 3.376 Zeilen: price ohne Wert, city mit Wert",
    "rows counted":
      "Jeder Wert ist eine Anzahl von Zeilen, insgesamt 812",
    "times by minute":
      "date nach Minute",
    "times by hour":
      "date nach Stunde",
    "times by day":
      "date nach Tag",
    "times by week":
      "date nach Woche",
    "times by month":
      "date nach Monat",
    "times by quarter":
      "date nach Quartal",
    "times by year":
      "date nach Jahr",
    "ranges of x":
      "price in Bereichen von je 10 EUR",
    "largest left out":
      "Die 7 größten von 26 Werten in country; die übrigen ausgelassen, 1.234 Zeilen",
    "largest and others":
      "Die 7 größten von 26 Werten in country; die übrigen zusammen, 1 Zeile",
    "sorted by values":
      "Sortiert nach Wert, absteigend",
    "sorted by a column":
      "Sortiert nach city, aufsteigend",
    "not compared": "Nicht verglichen, da von anderer Einheit oder Größe: wind, rain",
    "not charted":
      "Nicht dargestellt: wind, rain",
    "never changing":
      "Nicht dargestellt, immer gleich: wind, rain",
    "no numbers":
      "a.csv: die Spalte „city“ enthält keine Zahlen; Zeilen mit --aggregate count zählen oder eine andere Spalte wählen",
    "no aggregate":
      "a.csv: die Spalte „city“ enthält keine Zahlen; Zeilen mit --aggregate count zählen oder eine andere Spalte wählen",
    "no dates":
      "a.csv: die Spalte „city“ enthält keine Zeiten; eine andere wählen oder --every weglassen",
    "no names":
      "a.csv: die Spalte „date“ hat eine eigene Ordnung; --sort und --top brauchen eine Spalte mit Namen",
    "bad width":
      "a.csv: Bereiche dieser Breite passen nicht zur Spalte „price“ (3 bis 98); eine andere Breite wählen oder --bin auto",
    "not a condition":
      "a.csv: „price“ ist keine Bedingung; Spalte, Operator und Wert schreiben, etwa --where 'price >= 10'",
    "not a value":
      "a.csv: „dear“ ist mit der Spalte „price“ nicht vergleichbar; so schreiben wie in der Spalte: 95.2",
    "too many places":
      "a.csv: das Diagramm hätte zu viele Stellen; längere Zeiteinheiten oder weniger Reihen wählen",
    "no column to transform":
      "a.csv: keine Spalte „city“; zur Wahl stehen: price, date",
    "nothing left":
      "a.csv: keine Zeile erfüllt die Bedingung „state gleich XX“; die Spalte „state“ enthält CA und NY",
    "nothing left of numbers":
      "a.csv: keine Zeile erfüllt die Bedingung „age größer als 200“; die Spalte „age“ reicht von 3 bis 98",
    "no times":
      "a.csv: keine Spalte enthält Zeiten; mit --x eine Spalte wählen oder --last, --from und --to weglassen (Spalten: city, price)",
    "no such chart":
      "a.csv: kein Diagramm 9; 1 bis 5 wählen, --charts zählt sie auf",
    "help heading": "Aufruf:",
    "option": "Wie viel angesagt wird: terse, normal, verbose (Voreinstellung: normal).",
    "option without a default": "Die Frequenz des tiefsten Werts, in Hz: 20 … 16000.",
    "option without values":
      "Die Zeitzone für Zeiten ohne eigene Zone, als IANA-Name (Voreinstellung: UTC).",
    "option in words": "Was die X-Achse misst.",
    "unknown option": "unbekannte Option „--jsn“",
    "unknown option near another": "unbekannte Option „--jsn“; ähnlich ist „--json“",
    "missing value": "der Wert für „--x“ fehlt",
    "missing value within a word": "der Wert für „-o“ in „-oz“ fehlt",
    "unexpected value": "die Option „--json“ nimmt keinen Wert an, angegeben ist aber „3“",
    "unexpected argument": "überzähliges Argument „a.csv“",
    "unexpected arguments": "2 überzählige Argumente: „a.csv“, „a.svg“",
    "missing argument": "das Argument „<dark>“ fehlt",
    "invalid value": "der Wert „big“ ist für „--top“ ungültig",
    "malformed option": "ungültige Option „---jsn“",
    "unsuited settings":
      "Einstellungen, die nicht zu dieser Tabelle passen: x = symbol, last = 30d",
    "too many units":
      "a.csv: --every hour ergibt 867.817 Stellen von der ersten bis zur letzten Zeit; --every month oder länger verwenden",
    "bad value in a chart file":
      "a.csv, encoding.timeUnit: „fortnight“ ist ungültig; day angeben",
    "no data":
      "a.csv, data: hier wird ein Dateiname oder eine Liste von Zeilen erwartet; siehe Diagrammdateien im README",
    "column twice":
      "a.csv: die Spalte „Date“ kann nicht zugleich --series und --x sein; für eines davon eine andere wählen",
    "no candles":
      "a.csv: --type candlestick braucht Spalten namens open, high, low und close; sie umbenennen, vier in dieser Reihenfolge mit --y angeben oder einen anderen Typ wählen (Spalten: day, price)",
    "no cells":
      "a.csv: --type heatmap braucht zwei Spalten mit Kategorien und eine Zahl für jedes Paar; sie mit --x, --series und --y angeben oder einen anderen Typ wählen (Spalten: day, price)",
    "options that exclude each other":
      "a.csv: --aggregate sum und --y mean(price) widersprechen sich; eines davon weglassen",
    "text in Windows-1252":
      "Der Text ist nicht UTF-8, gelesen als Windows-1252",
    "skipped line":
      "Übergangen: 1 Zeile außerhalb der Tabelle",
    "skipped lines":
      "Übergangen: 4 Zeilen außerhalb der Tabelle",
    "data outside the folder":
      "a.csv, data.url: „/a.csv“ liegt nicht im Ordner des Dokuments; die Daten dorthin legen und die Datei in data.url angeben",
    "page without a chart":
      "a.csv: diese Webseite enthält kein Diagramm, das Earshot lesen kann; ihre Daten als CSV-Datei speichern",
    "something behind an archive":
      "a.csv: hinter den gzip-Daten steht noch etwas anderes; es entfernen oder die Datei neu beschaffen",
    "directions":
      "Schlusskurs über Eröffnung: 6, Schlusskurs unter Eröffnung: 3, Schlusskurs gleich Eröffnung: 1",
    "describe an area":
      "Steps ist ein Flächendiagramm mit 2 Punkten, X-Achse: 0 bis 1. Y-Achse: 0 bis 1.",
    "share":
      "ACME, Mon, 40,00 EUR, 33,3 % von 120,00 EUR",
    "interval": "ACME, Mon, 40,00 EUR, Intervall 35,00 bis 45,00",
    "total":
      "Mon, 40,00 EUR, Summe 20,00 EUR",
    "group total":
      "Summe",
    "composition of grouped bars": "Gruppiertes Balkendiagramm, 2 Datenreihen, 8 Punkte",
    "composition of stacked bars": "Gestapeltes Balkendiagramm, 2 Datenreihen, 8 Punkte",
    "composition of an area":
      "Flächendiagramm, 1 Datenreihe, 8 Punkte",
    "composition of steps":
      "Stufendiagramm, 1 Datenreihe, 8 Punkte",
    "highest total":
      "Summe, Höchstwert: 120,00 EUR am 5. Januar",
    "second of the highest":
      "Höchstwert 2 von 2: 17. Mai, 146,20 EUR",
    "box": "Mon, Median 15,00 EUR, Quartile 14,00 bis 17,00; 2 Ausreißer",
    "box in full":
      "Day: Mon, Price: Median 15,00 EUR, obere Antenne 18,00; oberes Quartil 17,00; unteres Quartil 14,00; untere Antenne 12,00; 2 Ausreißer, Punkt 1 von 2",
    "highest of boxes": "Höchster Median: Mon, 15,00 EUR, Quartile 14,00 bis 17,00; 2 Ausreißer",
    "lowest of boxes": "Niedrigster Median: Mon, 15,00 EUR, Quartile 14,00 bis 17,00; 2 Ausreißer",
    "highest box of the chart":
      "Höchster Median gesamt: Mon, 15,00 EUR, Quartile 14,00 bis 17,00; 2 Ausreißer",
    "lowest box of the chart":
      "Niedrigster Median gesamt: Mon, 15,00 EUR, Quartile 14,00 bis 17,00; 2 Ausreißer",
    "highest of candles": "Höchster Schlusskurs: 17. Mai, 146,20 EUR, Schluss über Eröffnung",
    "lowest candle of the chart":
      "Niedrigster Schlusskurs gesamt: 17. Mai, 146,20 EUR, Schluss über Eröffnung",
    "point of a long category":
      "ACME BOLT ACME…BOLT ACME, 3",
    "contradiction":
      "Widersprüchlich: 1 Kerze am 17. Mai, nicht zwischen Tief und Hoch",
    "contradictions":
      "Widersprüchlich: 2 Kerzen, die erste am 17. Mai, nicht zwischen Tief und Hoch",
    "correlation": "Korrelation: 0,96; positiv, sehr stark",
    "weak correlation": "Korrelation: -0,40; negativ, schwach",
    "correlation of logarithms": "Korrelation auf logarithmischen Achsen: -0,81",
    "moderate correlation": "Korrelation: 0,60; positiv, mäßig",
    "no correlation": "ACME, Korrelation: -0,12; kein klarer Zusammenhang",
    "series without a name": "Datenreihe 2",
    "missing part": "Eröffnung: kein Wert",
    "outlier of a box":
      "Ausreißer 40,00 EUR",
    "bin":
      "10 bis 20 EUR, 4 Werte",
    "bin of one":
      "10 bis 20 EUR, 1 Wert",
    "highest bin": "Am stärksten besetzte Klasse: 10 bis 20 EUR, 4 Werte",
    "lowest bin": "Am schwächsten besetzte Klasse: 10 bis 20 EUR, 1 Wert",
    "bin in full":
      "Price: 10 bis 20 EUR, 4 Werte, Punkt 2 von 9",
    "cell":
      "Spalte 3 von 4, Zeile 2 von 1.200",
    "composition of a histogram":
      "Histogramm, 1 Datenreihe, 8 Klassen",
    "composition of boxes":
      "Boxplot, 1 Datenreihe, 8 Kästen",
    "composition of a heat map": "Heatmap, 3 Datenreihen, 12 Punkte",
    "median of boxes": "Höchster Median: 15,00 EUR bei Mon",
    "median of several boxes":
      "Höchster Median: 15,00 EUR bei Mon, der erste von 2",
    "close of several candles":
      "Niedrigster Schlusskurs: 118,40 EUR am 5. Januar, der erste von 2",
    "mean of boxes": "Mittelwert der Mediane: 15,50 EUR, Median der Mediane: 15,00 EUR",
    "lower quartile":
      "Unteres Quartil: keine Werte",
    "count of bins":
      "Anzahl: keine Werte",
    "bins":
      "Klassen: 9, je 10,00 EUR breit",
    "sample size":
      "Werte: 1.200",
    "box of a series":
      "ACME, Mon: 50 Werte, Median 15,00 EUR, Quartile 14,00 bis 17,00; untere Antenne 12,00 EUR, obere Antenne 18,00 EUR",
    "no header":
      "Ohne Kopfzeile: die Spalten heißen 1 bis 9; --header nimmt die erste Zeile als Namen",
    "correlations":
      "Eine Matrix von 16 × 16 Korrelationen, auf beiden Seiten der Diagonale gleich; deren Einsen sind ausgelassen",
    "swallowed file":
      "--y hat „a.csv“ als Wert genommen, keine Datei ist übrig; der Option ihren eigenen Wert geben: --y WERT a.csv",
    "invalid UTF-8 of no code page":
      "a.csv, Zeile 3, Spalte Price: der Text ist nicht UTF-8, und seine Kodierung ist nicht zu erkennen; als UTF-8 speichern oder prüfen, ob es eine Tabelle ist",
    "Arrow":
      "a.csv: das ist eine Arrow-Datei; als CSV exportieren, etwa mit duckdb",
    "HDF5":
      "a.csv: das ist eine HDF5- oder NetCDF-Datei; eine Tabelle daraus als CSV exportieren, etwa mit Python",
    "statistics":
      "a.csv: das ist die Datei eines Statistikprogramms; die Tabelle dort als CSV speichern",
    "program":
      "a.csv: das ist ein Programm, keine Tabelle; stattdessen die Daten öffnen",
    "recording":
      "a.csv: das ist eine Aufnahme, keine Tabelle; stattdessen die Daten öffnen",
    "too many slices":
      "a.csv: --type pie hätte 989 Stücke; die größten mit --top behalten, eine Spalte mit höchstens 100 Werten oder einen anderen Typ wählen",
    "bracketed number":
      "Spalte Price: 1 Zahl ohne ihre eckigen Klammern gelesen",
    "bracketed numbers":
      "Spalte Price: 34 Zahlen ohne ihre eckigen Klammern gelesen",
    "change of many times":
      "Veränderung: von 2,00 auf 48,00 EUR, plus 46,00 EUR (auf das 24-Fache)",
    "change to a small part":
      "BOLT, Veränderung: von 870,00 auf 3,00 EUR, minus 867,00 EUR (auf den 290. Teil)",
    "describe histogram":
      "Price ist ein Histogramm mit 8 Werten in 7 Klassen, X-Achse: Price, 10 bis 45 EUR. Y-Achse: 0 bis 3.",
    "describe histogram of several series":
      "Price ist ein Histogramm mit 2 Datenreihen in 7 Klassen, X-Achse: Price, 10 bis 45 EUR. Y-Achse: 0 bis 3. ACME, am stärksten besetzte Klasse: 10 bis 15 EUR, 3 Werte; BOLT, am stärksten besetzte Klasse: 10 bis 15 EUR, 3 Werte.",
    "outlier far from the median":
      "Ausreißer: 9,00 EUR am 5. Januar, weit weg vom Median",
    "describe many columns":
      "ACME und 7 weitere ist ein Balkendiagramm mit 3 Punkten, X-Achse: Day, 3 Kategorien, Mon bis Wed. Y-Achse: Steps, 0 bis 10.980 steps.",
    "shape of a falling sawtooth":
      "Verlauf: fällt nach und nach und springt 3-mal nach oben, am weitesten um 12,00 EUR am 4. Januar",
    "shape of a rising sawtooth":
      "Verlauf: steigt nach und nach, unterbrochen von 2 plötzlichen Rückgängen, am stärksten um 12,00 EUR am 4. Januar",
    "shape of a falling sawtooth of equal jumps":
      "Verlauf: fällt nach und nach und springt 3-mal nach oben, jedes Mal um 12,00 EUR",
    "shape of a rising sawtooth of equal jumps":
      "Verlauf: steigt nach und nach, unterbrochen von 2 plötzlichen Rückgängen um jeweils 12,00 EUR",
    "shape that leaves out": "BOLT, Verlauf: wiederholt sich jede Woche, ohne 3 Werte von -127",
    "left out folder": "Ausgelassen: Zeile „ACME“, in der die anderen enthalten sind",
    "x axis of weeks": "X-Achse: Date, KW 40 2025 bis KW 4 2026",
    "x axis of weeks of a year": "X-Achse: Date, KW 40 bis KW 52 2025",
    "highest in a week": "Höchstwert: 9 in KW 1 2026",
    "gap of weeks": "Lücke: KW 2 bis KW 4",
    "shape on a logarithmic axis":
      "BOLT, Verlauf: steigt bis auf 5,00 EUR am 4. Januar, fällt dann bis auf 1,00 EUR, auf logarithmischer Achse",
    "point after a pause": "40, 12, plus 20,0 % (x = 20 bis 40)",
    "change of trillions":
      "Veränderung: von 17,87 Billionen auf 18,01 Billionen, plus 147,9 Milliarden (0,8 %)",
    "shape of about ten years":
      "Verlauf: wiederholt sich etwa alle 10 Jahre",
    "point past a line":
      "1, 52 EUR, plus 30,0 %, steigt über ACME",
    "point beside lines":
      "BOLT, 52 EUR, 2 über ACME",
    "point in full beside lines":
      "Day: 1, Price: 52 EUR, plus 30,0 %, 2 über ACME, Punkt 2 von 3",
    "missing times":
      "An 68 Stellen fehlen Zeiten, am längsten zwischen dem 31. März und dem 1. September",
    "largest difference of medians, of those shown":
      "Mediane: ACME und BOLT, größter Abstand: 12,00 EUR am 3. Mai, unter den gezeigten",
    "lowest of those shown":
      "Tiefstwert: 12,00 EUR am 3. Mai, unter den gezeigten",
    "fact compare medians":
      "Mediane: ACME liegt überall über BOLT",
    "no points within a day":
      "Keine Punkte am 13. Januar zwischen 11:00 und 13:00",
    "shape of a day in a year":
      "Verlauf: wiederholt sich jeden Tag; Mittelwert je Periode: steigt bis auf 62,00 EUR am 21. September, fällt dann bis auf 50,00 EUR",
    "sample size of a series":
      "ACME, Werte: 15, 10,00 bis 22,00 EUR",
    "mode":
      "Am stärksten besetzte Klasse: 10 bis 20 EUR, 14 Werte",
    "highest at a bin": "Höchstwert: 14 in der Klasse 10 bis 20 EUR",
    "largest spread":
      "ACME, größter Quartilsabstand: 3,00 EUR bei Mon",
    "quartile method":
      "Quartile durch lineare Interpolation; Antennen reichen bis zu Werten innerhalb von 1,5 Quartilsabständen; Werte jenseits davon sind Ausreißer, es sei denn, dort liegen mehr als drei und mehr als ein Zehntel",
    "grid cell":
      "x 10 bis 20, y 5 bis 8: 12 Punkte",
    "describe candles":
      "Der Schlusskurs steigt, von 120,00 EUR am 2. Januar auf 140,00 EUR am 4. Januar, plus 16,7 %. Höchster Schlusskurs: 140,00 EUR am 4. Januar; niedrigster Schlusskurs: 120,00 EUR am 2. Januar.",
    "describe boxes":
      "Höchster Median: 140,00 EUR am 4. Januar; niedrigster Median: 120,00 EUR am 2. Januar. Mittelwert der Mediane: 130,00 EUR, Median der Mediane: 130,00 EUR.",
    "describe bins":
      "Am stärksten besetzte Klasse: 10 bis 20, 9 Werte. Mittelwert: 130,00 EUR, Median: 130,00 EUR.",
    "describe bins of a series":
      "ACME, am stärksten besetzte Klasse: 10 bis 20, 9 Werte. Mittelwert: 130,00 EUR, Median: 130,00 EUR.",
    "describe boxes of a series":
      "ACME, höchster Median: 140,00 EUR am 4. Januar; niedrigster Median: 120,00 EUR am 2. Januar. Mittelwert der Mediane: 130,00 EUR, Median der Mediane: 130,00 EUR.",
    "suggestions title": "Diagramme dieser Tabelle, 4 Einträge",
    "columns title": "Spalten dieser Tabelle, 7 Einträge",
    "suggestion of another chart": "Histogramm, age",
    "suggestion because asked": "Histogramm, age, ausgewählt, wie verlangt",
    "suggestion because candles":
      "Histogramm, age, ausgewählt, es gibt Spalten für Eröffnung, Hoch, Tief und Schluss",
    "suggestion because times": "Histogramm, age, ausgewählt, jeder Zeitpunkt kommt einmal vor",
    "suggestion because timesOfKinds":
      "Histogramm, age, ausgewählt, jeder Zeitpunkt kommt in jeder Reihe einmal vor",
    "suggestion because timesOfKindsOfKinds":
      "Histogramm, age, ausgewählt, jeder Zeitpunkt kommt in jeder Reihe jedes Diagramms einmal vor",
    "suggestion because placesOnEarth":
      "Histogramm, age, ausgewählt, es gibt Spalten für Breite und Länge",
    "suggestion because measuresOfThings":
      "Histogramm, age, ausgewählt, wie beide zusammenhängen",
    "suggestion because names": "Histogramm, age, ausgewählt, ein Wert für jeden Namen",
    "suggestion because namesOfKinds":
      "Histogramm, age, ausgewählt, ein Wert für je zwei Namen",
    "suggestion because counts": "Histogramm, age, ausgewählt, Zeilen werden gezählt",
    "suggestion because numbers": "Histogramm, age, ausgewählt, Zahlen in ihrer Reihenfolge",
    "suggestion because repeatedPlaces":
      "Histogramm, age, ausgewählt, dieselben Stellen kommen mehrfach vor",
    "suggestion because kindsThatTellMost":
      "Histogramm, age, ausgewählt, die Gruppe, die am meisten über die Werte aussagt",
    "suggestion because sharesOfOutcome":
      "Histogramm, age, ausgewählt, der Anteil eines Ergebnisses, aufgeteilt nach dem, was am meisten darüber aussagt",
    "suggestion because furtherShares":
      "Histogramm, age, ausgewählt, der Anteil eines Ergebnisses",
    "suggestion because sharesByTreatment":
      "Histogramm, age, ausgewählt, der Anteil eines Ergebnisses, nach der Behandlung",
    "suggestion because followUps":
      "Histogramm, age, ausgewählt, Zeiten bis zu einem Ereignis oder zum Ende der Beobachtung, nach Gruppe",
    "suggestion because fewValues":
      "Histogramm, age, ausgewählt, Spalten mit wenigen verschiedenen Werten",
    "suggestion because repeatedSubjects":
      "Histogramm, age, ausgewählt, dieselben Personen oder Dinge kommen wieder",
    "suggestion because columnsInOrder":
      "Histogramm, age, ausgewählt, Spalten ohne Namen, in ihrer Reihenfolge",
    "suggestion because repeatedTimes": "Histogramm, age, ausgewählt, mehrere Zeilen je Zeitpunkt",
    "suggestion because repeatedNames": "Histogramm, age, ausgewählt, mehrere Zeilen je Name",
    "suggestion because largest": "Histogramm, age, ausgewählt, die größten einer langen Liste",
    "suggestion because spread": "Histogramm, age, ausgewählt, die Streuung der Werte",
    "suggestion because spreadOfKinds": "Histogramm, age, ausgewählt, viele Werte je Gruppe",
    "suggestion because columnsCompared":
      "Histogramm, age, ausgewählt, Spalten nebeneinander",
    "suggestion because columnsThatFollow":
      "Histogramm, age, ausgewählt, Spalten, die aufeinander folgen",
    "suggestion because matrix":
      "Histogramm, age, ausgewählt, Zeilen und Spalten mit denselben Namen",
    "suggestion with its reason": "Histogramm, age, die Streuung der Werte",
    "use as x": "Auf der X-Achse",
    "use as y": "Als Werte, statt der anderen",
    "use as also y": "Als Werte, neben den anderen",
    "use as series": "Eine Reihe je Wert",
    "use as split": "Ein Diagramm je Wert",
    "use as boxes": "Ein Kasten je Wert",
    "use as label": "Bei jedem Punkt nennen",
    "use as mean": "Zeilen gleicher Stelle: Mittelwert",
    "use as unit": "Einheit: Monat",
    "use as filter": "Nur einige ihrer Werte",
    "use as left out": "Aus dem Diagramm weglassen",
    "chosen use": "Auf der X-Achse, ausgewählt",
    "chosen value": "CA, ausgewählt",
    "left out value": "CA, ausgelassen",
    "no table": "Dieses Diagramm hat keine Tabelle",
    "change taken back": "Zurückgenommen: symbol, Eine Reihe je Wert",
    "not said": "symbol wird nicht genannt: ein Punkt besteht aus mehreren Zeilen",
    "sorted use": "Sortiert nach Wert, absteigend, ausgewählt",
    "keys wait": "Tasten wirken, sobald alles gelesen ist",
    "taken back": "Zurückgenommen",
    "not a range": "Kein Bereich: ACME",
    "prompt for a range":
      "Werte, etwa 1 bis 12: 5",
    "use let go": "Eine Reihe je Wert, ausgelassen",
    "selections":
      "Mittelwert von price: 300,0; 99,5 über 200,5. price gleich 5, 12 Zeilen; verglichen mit: alle 36 Zeilen",
    "selections of several columns":
      "price ohne Wert, 3 Zeilen; verglichen mit: price mindestens 5, 1 Zeile, Mittelwert von price: 6, Mittelwert von year: 7",
    "nothing to compare":
      "Noch nichts zu vergleichen: zuerst Werte wählen oder einen Abschnitt markieren",
    "stretch is whole": "Der markierte Abschnitt ist schon das Ganze: nichts zu vergleichen",
    "marks lost": "Der markierte Abschnitt entfällt",
    "others unchanged": "Andere Diagramme unverändert: 4",
    "side by side": "Nebeneinander, 4 Einträge",
    "own axes": "Jedes mit eigener Achse",
    "several axes": "Nicht alle mit derselben Achse",
    "same axis": "Alle mit derselben Achse",
    "titled": "price: ACME 6",
    "export chartFile": "Diagramm (JSON)",
    "export commandLine": "Befehlszeile",
    "unread dates":
      "Spalte date: sieht nach Datumsangaben in einer unbekannten Form aus",
    "last days":
      "Spalte date: Zeiträume zählen als ihr letzter Tag",
    "assumed year": "Zeiten ohne Jahr: die letzte gilt als 2024",
    "left out total": "Ausgelassen: Zeile „ACME“, die Summe der anderen",
    "left out average": "Ausgelassen: Zeile „ACME“, ein Durchschnitt der anderen",
    "left out statistic": "Ausgelassen: Zeile „ACME“, aus den anderen berechnet",
    "absent values": "Nicht in Spalte „state“: CA; darin steht NY",
    "unknown command": "„price“ ist weder Befehl noch Datei; ähnlich ist „draw“",
    "too many series":
      "a.csv: --series Split ergäbe 4.000 Reihen; eine Spalte mit höchstens 1.000 Werten wählen",
    "nothing to draw":
      "a.csv: nichts zu zeichnen: kein Wert von price in 37 Zeilen; mit --y andere Spalten oder andere Zeilen wählen",
    "prompt help text": "Hilfe durchsuchen: We",
    "prompt row text": "Liste durchsuchen: We",
    "key group start": "Für den Anfang",
    "said help row": "Voriger Punkt: Pfeil links oder h",
    "said help row of a capital": "Vorige Landmarke: großes N",
    "said help row without a key": "Nächster Punkt",
    "numbered row": "2. Bild (SVG)",
    "list of one": "Gehe zu, 1 Eintrag",
    "list of items": "Exportieren, 9 Einträge",
    "setting screen reader off": "Screenreader: aus",
    "setting screen reader quiet": "Screenreader: ruhiger Bildschirm",
    "setting screen reader plain": "Screenreader: nur Zeilen",
    "setting vertical points": "Punkte mit Pfeil hoch und runter: ein",
    "setting crosshair": "Linie durch den Punkt: ein",
    "setting pixels": "Bildpunkte: wenn verfügbar",
    "setting sixel": "Bildpunkte: Sixel",
    "setting duration": "Dauer: üblich",
    "setting pitch range": "Tonumfang: 200 bis 2.000 Hz",
    "setting duration in seconds": "Dauer: 5 Sekunden",
    "setting instrument": "Instrument: gezupfte Saite",
    "setting mono": "Alles in der Mitte: ein",
    "setting tones while moving": "Töne beim Bewegen: aus",
    "setting cue": "Signal, Richtungswechsel: ein",
    "setting sound": "Klang",
    "export opus": "Ton (Ogg Opus)",
    "export flac": "Ton (FLAC)",
    "opening without values": "Price, Linien, keine Werte",
    "drop of a candle": "Rückgang 1 von 4: 17. Mai, Schlusskurs 146,20 EUR, minus 4,80",
    "drop": "Rückgang 1 von 4: ACME, 17. Mai, 27,00 EUR, minus 22,00",
    "row of many series":
      "17. Mai: am höchsten 9,00 EUR, ACME und 1 weitere, am tiefsten 2,00 EUR, BOLT und 1 weitere",
    "row of many series, all alike": "17. Mai: alle 0,00 EUR",
    "row of many series, one missing":
      "17. Mai: am höchsten BOLT 9,00 EUR, am tiefsten BOLT 3,00 EUR, 1 Punkt ohne Wert",
    "row of many series, most missing": "17. Mai: ACME 5,00 EUR, BOLT 9,00 EUR, 4 Punkte ohne Wert",
    "hint to be heard": "Fragezeichen: Hilfe",
    "only chart of a deck": "Steps, Balken, 3 Punkte",
    "speech on": "Sprachausgabe ein",
    "speech off": "Sprachausgabe aus",
    "speech not installed": "Keine Sprachausgabe: speech-dispatcher ist nicht installiert",
    "speech not running": "Keine Sprachausgabe: speech-dispatcher läuft nicht",
    "speech hung": "Keine Sprachausgabe: speech-dispatcher antwortet nicht",
    "setting speech": "Sprachausgabe: ein",
    "setting no speech": "Sprachausgabe: aus",
    "setting speech if available": "Sprachausgabe: wenn verfügbar",
    "loop start removed": "Schleifenanfang entfernt",
    "loop end removed": "Schleifenende entfernt",
    "not in this chart": "price ist nicht in diesem Diagramm",
    "in another chart": "price ist in Diagramm 2, nicht in diesem",
    "nothing to take back": "Nichts zurückzunehmen",
    "no such day": "a.csv: „2026-06-31“: diesen Tag gibt es im Kalender nicht",
    "no such row": "30: keine solche Zeile",
    "name of a missing value": "kein Wert",
    "chosen conditions": "price 200 bis 250, ausgewählt",
    "list search": "Liste durchsuchen: Schrägstrich",
    "charting": "Diagramm wird erstellt",
    "no command": "Kein Befehl ergibt dieses Diagramm: stattdessen Diagramm (JSON) nehmen",
    "reads a pipe": "Die Daten kamen durch eine Pipe: Diagramm (JSON) enthält sie",
    "zoom left out": "Der Befehl zeigt das ganze Diagramm, nicht diesen Teil",
    "value of all that are charted": "ACME, mit allen anderen gezeigt",
    "value among the largest": "ACME, im Diagramm",
    "several": "ACME 6; Pause",
    "number beside percents":
      "Spalte Price: 1 Zelle ist keine Prozentzahl (1204), als fehlend behandelt",
    "numbers beside percents":
      "Spalte Price: 1.234 Zellen sind keine Prozentzahlen (1204, …), als fehlend behandelt",
    "stray cell": "Spalte Price: 1 Zelle ist keine Zahl (abc), als fehlend behandelt",
    "mark behind a number": "Spalte Price: hinter 1 Zahl weggelassen: *",
    "marks behind numbers": "Spalte Price: hinter 1.234 Zahlen weggelassen: *, †, …",
    "assumed groups":
      "Spalte Price: Punkte als Tausendertrennung gelesen",
    "yes and no": "Spalte Price: „A“ zählt als 1, „B“ als 0",
    "day numbers":
      "Spalte Price: Zahlen als Datum einer Tabellenkalkulation gelesen (Tage seit 1900)",
    "stray cells": "Spalte Price: 1.234 Zellen sind keine Zahlen (abc, …), als fehlend behandelt",
    "plateau of about a level": "Plateau: etwa 5,00 EUR, 3. bis 9. Mai",
    "braille row": "2. Januar bis 9. Mai, 40 Zellen",
    "braille row of one cell": "2. Januar, 1 Zelle",
    "braille row of slices": "2. Januar bis 9. Mai, 22 Zellen, je bis zu 2 Punkte",
    "braille row on a scale of its own": "2. Januar bis 9. Mai, 40 Zellen, eigene Skala, 6 bis 707",
    "braille row of long slices": "2. Januar bis 9. Mai, 5 Zellen, je bis zu 37 Punkte",
    "braille row put away": "Verlauf in Braille: aus",
    "audit: opening":
      "nicht bestanden: Erste Ansage: 62 von 40 Spalten: „ACME“. Kürzere Titel, Namen und Einheiten helfen",
    "audit: caption of several charts":
      "knapp bestanden: Prices, Deutsch: Nächster Punkt (h): 39 von 40 Spalten: „ACME“. Kürzere Titel, Namen und Einheiten helfen",
    "audit: caption":
      "bestanden: Höchstwert der Reihe, nochmals des Diagramms (größer als): 4 von 40 Spalten: „ACME“",
    "audit: caption of many words":
      "knapp bestanden: Diagrammdetails, Nächster Eintrag (h): 62 von 40 Spalten: „ACME“. Kürzere Namen allein helfen nicht; r liest weiter",
    "audit: title": "bestanden: Der Titel des Diagramms",
    "audit: no title": "nicht bestanden: Der Titel des Diagramms: fehlt. Mit --title angeben",
    "audit: title of the file":
      "knapp bestanden: Der Titel des Diagramms: „Prices“ ist nur der Name der Datei. Mit --title angeben",
    "audit: no x title":
      "nicht bestanden: Prices: Was die X-Achse misst: fehlt. Mit --x-title angeben",
    "audit: no y title": "nicht bestanden: Was die Y-Achse misst: fehlt. Mit --y-title angeben",
    "audit: no x unit": "knapp bestanden: Die Einheit von x: fehlt. Mit --x-unit angeben",
    "audit: no y unit": "knapp bestanden: Die Einheit von y: fehlt. Mit --y-unit angeben",
    "audit: places": "bestanden: Stellen in einer Reihe",
    "audit: shared places":
      "nicht bestanden: Stellen in einer Reihe: Bis zu 3 Punkte mit demselben Wert von Date, an 5 von 9 Stellen, daher kein Verlauf; --split state ergibt je Wert von state ein Diagramm",
    "audit: repeated category":
      "nicht bestanden: Stellen in einer Reihe: „Mon“ kommt mehrmals vor. Andere Namen oder --aggregate helfen",
    "audit: series":
      "nicht bestanden: Anzahl der Reihen: 9, höchstens 6. Weniger werden es mit --top und --split",
    "audit: signs":
      "nicht bestanden: Zeichen der Reihen: „ACME“ und „BOLT“ haben dasselbe. Weniger werden es mit --top und --split",
    "audit: many signs":
      "nicht bestanden: Zeichen der Reihen: „ACME“, „BOLT“, „Price“, … haben dasselbe. Weniger werden es mit --top und --split",
    "audit: contrast":
      "nicht bestanden: Kontrast des Farbschemas dusk: 1 von 124 Farbpaaren. earshot themes check dusk listet sie auf",
    "audit: cut labels":
      "nicht bestanden: Beschriftungen in der größten Schrift: „Pric…“ gekürzt. Kürzere Titel, Namen und Einheiten helfen",
    "audit: digits":
      "nicht bestanden: Ziffern einer Zahl: -4,893964: 7, höchstens 6. Gerundete Werte oder eine größere Einheit haben weniger",
    "audit: beginnings":
      "nicht bestanden: Anfänge der Namen: „ACME“ und „BOLT“ beginnen gleich. Was sich unterscheidet, an den Anfang stellen",
    "audit: capitals":
      "knapp bestanden: Namen in Großbuchstaben: „ACME“ und „BOLT“. Manche Stimmen buchstabieren sie; Kleinbuchstaben helfen",
    "audit: no capitals": "bestanden: Namen in Großbuchstaben",
    "tutorial: title": "Einführung, eine Taste nach der anderen",
    "tutorial: step":
      "3 von 8. Jetzt größer als oder eckige Klammer zu drücken für den Höchstwert",
    "tutorial: ways": "Eingabetaste wiederholt, Esc verlässt die Einführung",
    "tutorial: end": "Das war die Einführung; jetzt gelten alle Tasten",
    "tutorial: left": "Einführung verlassen",
    "tutorial: offer": "Zum ersten Mal hier? Für eine Einführung großes N drücken",
    "tutorial: lesson point": "Höhere Werte klingen höher",
    "tutorial: lesson back": "Ein Punkt ist so oft zu hören, wie man zu ihm kommt",
    "tutorial: lesson highest": "Auch für den niedrigsten Wert gibt es eine Taste",
    "tutorial: lesson play": "Abgespielt wird ab der aktuellen Stelle bis zum Ende",
    "tutorial: lesson rotor": "Jede Drehung führt zu einer anderen Art, das Diagramm zu lesen",
    "tutorial: lesson items": "So durchläuft man jeden Modus und jede Liste",
    "tutorial: lesson list":
      "Durch die Liste gehen, mit Eingabetaste wählen oder mit Esc schließen",
    "tutorial: lesson help": "Hier sagt jede Taste, was sie tut; Esc schließt die Hilfe",
    "stretch of medians": "15. bis 19. Mai: Mittelwert der Mediane 15,00 EUR",
    "other series absent": "BOLT, kein Punkt",
    "searched past the end": "Wieder vom Anfang",
    "searched past the start": "Wieder vom Ende",
    "speech starting": "Sprachausgabe startet",
    "looking": "Tabelle wird durchgesehen",
    "opening of a cloud": "Steps, Streudiagramm, Price über Day",
    "opening of a cloud with long axes": "Prices, Streudiagramm, 2 Reihen",
    "several devices":
      "Mehrere Audiogeräte haben „USB 1“ im Namen; zur Wahl stehen: pulse, default",
    "an option of other files":
      "a.ogg: --sample-format braucht einen Namen, der auf .wav endet",
    "output is input":
      "a.csv enthält die Daten und ginge verloren; eine andere Datei zum Schreiben wählen",
    "name of a trend line":
      "Trendlinie",
    "name of a band":
      "Intervall",
    "values over places":
      "Price nach Day",
    "crossed axes": "Price über Day",
    "second rise": "Anstieg 2 von 3: 17. Mai, 146,20 EUR",
    "no further rise": "Kein großer Anstieg danach",
    "no drop before": "Kein großer Rückgang davor",
    "infinite point": "2, unendlich",
    "infinite point in full": "Date: 2, Price: unendlich, Punkt 93 von 252",
    "goal of rises": "Großer Anstieg: 2",
    "tutorial: point is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken für den nächsten Punkt",
    "tutorial: back is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken für einen Punkt zurück",
    "tutorial: highest is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken für den Höchstwert",
    "tutorial: play is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken, um das Diagramm ab hier zu hören",
    "tutorial: rotor is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken für den nächsten Rotormodus",
    "tutorial: items is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken für den nächsten Eintrag",
    "tutorial: list is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken für eine Liste von Zielen",
    "tutorial: help is asked for":
      "1 von 8. Jetzt größer als oder eckige Klammer zu drücken für die Hilfe",
    "live: waiting": "Warten auf Daten",
    "live: waiting for a file": "Warten auf Daten aus a.csv",
    "live: missing": "a.csv gibt es noch nicht: Warten darauf",
    "live: new": "12 neu",
    "live: paused": "Angehalten; neue Zeilen werden aufgehoben",
    "live: behind": "12 neu, 3 Sekunden Rückstand",
    "live: following": "Beim Neuesten",
    "live: nothing to follow": "Nichts zu verfolgen: alle Daten sind da",
    "live: lost": "Keine Daten seit 30 Sekunden",
    "live: back": "Wieder Daten, nach 42 Sekunden",
    "live: ended": "Ende der Eingabe: 400.000 Zeilen, 12 neu",
    "live: ended with mistakes": "Ende der Eingabe: 1 Zeile, 3 passten nicht, 2 Zellen ohne Wert",
    "live: truncated": "a.csv wurde gekürzt: weiter ab ihrem Anfang",
    "live: replaced": "a.csv wurde ersetzt: weiter mit der neuen",
    "live: alarm": "Alarm: price größer als 90, 95,20 EUR",
    "live: alarm without a value": "Alarm: price ohne Wert",
    "live: alarm at a place": "Alarm: price größer als 90, 12, 95,20 EUR",
    "nothing aggregated": "Nichts zusammenzufassen: je Stelle eine Zeile",
    "left out thin":
      "Ausgelassen: 12 Zeilen in Gruppen mit weniger als 20",
    "left out whole": "Ausgelassen: Spalte „price“, eine Summe anderer",
    "ranked by rows": "Die größten nach Anzahl der Zeilen",
    "ranked by one": "Die größten nach price",
    "ranked by a sum": "Die größten nach der Summe von price, ACME",
    "ranked by a mean": "Die größten nach dem Mittelwert von price",
    "ranked by a sum of rows": "Die größten nach der Summe von price",
    "largest columns": "Die 8 von 17 Spalten mit den größten Mittelwerten",
    "too fine":
      "a.csv: die Zeiten der Spalte „city“ sind nicht so genau; --every month oder länger verwenden",
    "mean of means":
      "ACME, Mittelwert der Mittelwerte: 150,00 EUR, Median der Mittelwerte: 148,00 EUR",
    "short row":
      "1 Zeile ist zu kurz (Zeile 230), ihre letzten Zellen werden als fehlend behandelt",
    "short rows":
      "12 Zeilen sind zu kurz (zuerst Zeile 230), ihre letzten Zellen werden als fehlend behandelt",
    "no date": "Spalte date: Zeile 5, „CA“ ist kein eindeutiges Datum, daher ist die Spalte Text",
    "stray day":
      "Spalte date: Zeile 5, „31.02.2026“ gibt es im Kalender nicht, als fehlend behandelt",
    "no day":
      "Spalte date: Zeile 5, „31.02.2026“ gibt es im Kalender nicht, daher ist die Spalte Text",
    "code for missing":
      "Spalte rain: -999, weit von allen anderen entfernt, kommt einmal vor und zählt als Wert",
    "codes for missing":
      "Spalte rain: -999, weit von allen anderen entfernt, kommt 1.200-mal vor und zählt als Wert",
    "stray date": "Spalte date: Zeile 5, 1 Zelle enthält kein Datum (CA), als fehlend behandelt",
    "time of no zone":
      "Spalte date: 1 Uhrzeit ohne Zeitzone (2026-11-01 02:30), als UTC gelesen",
    "times of no zone":
      "Spalte date: 12 Uhrzeiten ohne Zeitzone (2026-11-01 02:30), als UTC gelesen",
    "skipped time":
      "Spalte date: 1 Uhrzeit gibt es in Europe/Berlin nicht (02:30), um die Zeitumstellung später eingeordnet",
    "skipped times":
      "Spalte date: 12 Uhrzeiten gibt es in Europe/Berlin nicht (02:30), um die Zeitumstellung später eingeordnet",
    "repeated time":
      "Spalte date: 1 Uhrzeit gibt es in Europe/Berlin zweimal (02:15), als die erste gelesen",
    "repeated times":
      "Spalte date: 2 Uhrzeiten gibt es in Europe/Berlin zweimal (02:15), als die erste gelesen",
    "rounded integers": "Spalte date: ganze Zahlen mit mehr als 15 Ziffern sind gerundet",
    "bound columns of most": "Jeder Wert liegt zwischen low und high, wo es beide gibt",
    "stray dates":
      "Spalte date: Zeile 5, 12 Zellen enthalten kein Datum (CA), als fehlend behandelt",
    "column in another chart": "c1: Messwert, in Diagramm 5, 3 bis 98, 40 verschiedene",
    "column of which some values are charted": "c1: Messwert, 3 bis 98, 40 von 50 verschiedenen",
    "columns not charted": "16 Spalten nicht dargestellt",
    "points here": "4 Punkte an dieser Stelle",
    "plateau from range to range": "Plateau: 5, 0 bis 3",
    "column in the chart": "c1: Messwert, im Diagramm, 3 bis 98, 40 verschiedene",
    "reading": "a.csv wird gelesen",
    "reading a part": "a.csv wird gelesen, 40 %, noch 3 Sekunden",
    "largest rise across missing times": "Größter Anstieg: 12,00 EUR, 1. bis 3. Mai",
    "largest drop across missing times": "Größter Rückgang: 12,00 EUR, 1. bis 3. Mai",
    "missing values": "Fehlende Werte: 2",
    "nothing to open": "Noch keine Zeilen zu öffnen: es wird weiter gelesen",
    "rows so far": "Bisher 412.000 Zeilen",
    "cut off": "Beim Lesen kürzer geworden: 412.000 Zeilen gelesen",
    "changed meanwhile":
      "Beim Lesen überschrieben: alte und neue Zeilen können gemischt sein; noch einmal lesen",
    "uneven list":
      "a.csv, Zeile 3, price: die Liste hat 1 Wert statt 2; alle Listen gleich lang machen",
    "parted by blanks":
      "a.csv, Zeile 2, Spalte 5: 7 Zellen statt 4; mit --format blanks ist die Tabelle ohne Fehler lesbar",
    "long name": "a.csv: der Name einer Spalte ist länger als 64 kB; ihn kürzen",
    "text that was cut off":
      "a.csv, Zeile 3: der Text endet mitten in einem Buchstaben, als wäre er abgeschnitten; die ganze Datei besorgen",
    "damaged UTF-16":
      "a.csv, Zeile 3: der Text ist UTF-16, aber ein Teil ist beschädigt oder fehlt; die ganze Datei besorgen oder das Lesbare nehmen, etwa mit iconv -c -f UTF-16 -t UTF-8",
    "replaced meanwhile": "Beim Lesen durch eine andere Datei ersetzt: dies ist die alte",
    "live: of a pipe": "Live",
    "live: of a file": "Live aus a.csv",
    "live: a cell missing": "Ende der Eingabe: 12 Zeilen, 1 Zelle ohne Wert",
    "live: unfit": "3 passten nicht",
    "live: loaded": "Alles gelesen: 412.000 Zeilen",
    "live: loaded no rows": "Alles gelesen",
    "long line": "a.csv, Zeile 2: die Zeile ist länger als 12 MB; in Zeilen aufteilen",
    "left out percents": "Ausgelassen: Zeile „ACME“ mit Prozentwerten",
    "partial first unit": "Der erste Wert (Mon) umfasst nur 4 Tage von 7",
    "partial last unit": "Der letzte Wert (Mon) umfasst nur 1 Monat von 12",
    "left out totals": "Ausgelassen: 2 Zeilen, Summen anderer (ACME und Mon)",
    "empty cell": "Spalte state: 1 leere Zelle gilt als der Name darüber",
    "empty cells": "Spalte state: 12 leere Zellen gelten als der Name darüber",
    "some charts left out": "Einige der Diagramme hier sind nicht darin",
    "pitches of the part": "Tiefster und höchster Ton gelten dort nur für diesen Teil",
    "same axes left out": "Die Diagramme darin haben eigene Achsen",
    "all rows": "Alle 1.704 Zeilen",
    "bound columns": "Jeder Wert liegt zwischen low und high",
    "error column": "Fehlerbalken: Price über und unter jedem Wert",
    "empty columns": "Ohne Werte: wind, rain",
    "reading keys": "Eingabetaste öffnet das Gelesene",
    "waiting keys": "Esc beendet das Lesen, q das Programm",
    "live: stopped": "Lesen beendet: 412.000 Zeilen",
    "live: stopped no rows": "Lesen beendet",
    "assumed day order":
      "Spalte date: mit dem Tag zuerst gelesen",
    "assumed month order":
      "Spalte date: mit dem Monat zuerst gelesen",
    "rows of a range": "1.204 von 3.376 Zeilen: price 200 bis 300",
    "grid cell of a series": "Date 10 bis 20, Price 5 bis 8: ACME 12 Punkte",
    "same grid cell of another series": "ACME 1 Punkt, Date 10 bis 20, Price 5 bis 8",
    "column of a grid without points of a series": "ACME, kein Punkt, Date 10 bis 20",
    "selections with missing values":
      "Mittelwert von price je Zeile: 300,0; 99,5 über 200,5. price gleich 5, 12 Zeilen, ohne Wert: 2; verglichen mit: alle 36 Zeilen",
    "shape of a level": "BOLT, Verlauf: schwankt um 12",
    "shape of a constant": "Verlauf: bleibt bei 12,00 EUR",
    "shape of a level with a spike":
      "Verlauf: schwankt um 12, bis auf eine Spitze bei 900,00 EUR am 15. Januar",
    "shape of a level with a dip":
      "Verlauf: bleibt bei 12, bis auf einen Einbruch auf 3 bei x = 15",
    "shape of legs":
      "Verlauf: steigt bis auf 100,00 EUR am 2. Januar, fällt bis auf 20,00 EUR am 3. Januar, bleibt bei etwa 20,00 EUR (3. bis 5. Januar), steigt dann bis auf 30,00 EUR",
    "shape of noisy legs":
      "Verlauf: fällt bis auf etwa 20 bei x = 25, steigt bis auf etwa 60 bei x = 50, fällt dann bis auf etwa 40, mit Streuung",
    "shape of a rise": "Verlauf: steigt von 3,00 EUR auf 83,00 EUR",
    "shape of a fall": "Verlauf: fällt von 83,00 EUR auf 3,00 EUR",
    "shape of steps":
      "Verlauf: bleibt bei etwa 10 (x = 0 bis 29), bleibt dann bei etwa 50 (x = 30 bis 50)",
    "shape of one way in noise":
      "Verlauf: fällt von etwa 140 auf etwa 20, mit Streuung",
    "shape of a level with a last value apart":
      "Verlauf: schwankt um 12, bis auf 900,00 EUR am 15. Januar",
    "shape of a level with a burst":
      "Verlauf: schwankt um 12, bis auf eine Spitze bei 900,00 EUR, 14. bis 17. Januar",
    "shape of a level and one in noise":
      "Verlauf: bleibt bei etwa 10 (x = 0 bis 29), schwankt dann um 50 (x = 30 bis 50), mit Streuung",
    "shape of a growth": "Verlauf: verdoppelt sich alle 4",
    "shape of a growth over years": "Verlauf: verdoppelt sich etwa alle 22 Jahre",
    "shape of a decay": "Verlauf: halbiert sich etwa alle 10 Tage",
    "shape of an exact decay": "Verlauf: halbiert sich alle 3,5 s",
    "shape of a period": "Verlauf: wiederholt sich alle 6 Punkte, insgesamt fallend",
    "shape of a year":
      "BOLT, Verlauf: wiederholt sich jedes Jahr, im Mittel am höchsten im August, am niedrigsten im Februar, insgesamt steigend",
    "shape of a day":
      "Verlauf: wiederholt sich jeden Tag, im Mittel am höchsten um 15:00, am niedrigsten um 04:00",
    "shape of a period of one minute": "Verlauf: wiederholt sich jede Minute",
    "shape of a period of one hour": "Verlauf: wiederholt sich jede Stunde",
    "shape of a period of one week": "Verlauf: wiederholt sich jede Woche",
    "shape of a period of one month": "Verlauf: wiederholt sich jeden Monat",
    "shape of a period of one quarter": "Verlauf: wiederholt sich jedes Quartal",
    "describe a period beside no shape":
      "Die Datenreihe verläuft ohne klare Richtung, von 1,00 EUR am 2. Januar auf 1,00 EUR am 6. Januar, unverändert. Der Höchstwert ist 9,00 EUR am 3. Januar (2 Werte), der Tiefstwert 1,00 EUR am 2. Januar (3 Werte). Die Werte wiederholen sich alle 7 Punkte (7 Tage).",
    "a billion": "Tiefstwert: -1 Milliarde EUR bei x = 3",
    "archive": "a.csv: das ist ein Archiv; zuerst entpacken",
    "below zero": "Unter null: 5 von 12 Werten, zuerst am 5. Januar",
    "below zero of a series": "BOLT, unter null: 1 von 9 Werten, am 5. Januar",
    "trend line": "BOLT, Trendlinie: von 10,00 auf 22,00 EUR",
    "line": "Linie bei 10,00 EUR: 5 von 12 Werten darüber",
    "line with a name": "BOLT, ACME, 10,00 EUR: 0 von 9 Werten darüber",
    "courses":
      "1 Reihe steigt, 2 fallen, 3 steigen insgesamt mit Richtungswechseln, 4 fallen insgesamt mit Richtungswechseln, 5 steigen und bleiben dann auf einem Niveau, 6 fallen und bleiben dann auf einem Niveau, 7 steigen und fallen dann, 8 fallen und steigen dann, 9 wechseln mehrmals die Richtung, 10 wiederholen sich, 11 haben Spitzen, 12 haben Einbrüche, 13 bleiben auf einem Niveau, 14 schwanken um ein Niveau, 15 verlaufen ohne klare Richtung, 16 haben keine Werte",
    "courses that are alike": "5 Reihen wechseln mehrmals die Richtung",
    "database":
      "a.csv: das ist eine SQLite-Datenbank; eine Tabelle exportieren, etwa mit sqlite3 -csv -header",
    "deviation": "BOLT, Standardabweichung: 5,20 EUR",
    "swings that grow":
      "BOLT, Schwankungen: in der zweiten Hälfte 2,4-mal so groß wie in der ersten",
    "swings that shrink":
      "Schwankungen: in der ersten Hälfte 3-mal so groß wie in der zweiten",
    "document":
      "a.csv: das ist ein PDF-Dokument, keine Tabelle; dessen Tabelle als CSV exportieren",
    "highest told by its value": "Höchstwert: 146,20",
    "largest mean": "Im Mittel am höchsten: ACME, 146,20 EUR; am niedrigsten: Unbenannt, 20,00 EUR",
    "shared drop": "Größter Rückgang: alle 4 Reihen, am 3. Mai",
    "shared rise": "Größter Anstieg: alle 5 Reihen, am 3. Mai",
    "shared highest": "Höchstwert: alle 5 Reihen, am 3. Mai",
    "shared lowest": "Tiefstwert: alle 3 Reihen, am 3. Mai",
    "overtaking": "ACME überholt BOLT am 3. Mai und bleibt darüber",
    "overtaking between points":
      "ACME überholt BOLT zwischen dem 3. und dem 9. Mai und bleibt darüber",
    "largest of equal drops":
      "BOLT, größter Rückgang: 2,00 EUR am 3. Mai, der erste von 3 gleich großen",
    "largest of equal rises": "Größter Anstieg: 2,00 EUR am 3. Mai, der erste von 29 gleich großen",
    "middle half": "Mittlere Hälfte: 10,00 bis 22,00 EUR",
    "not skewed": "BOLT, Form: etwa symmetrisch",
    "one course of each": "1 Reihe steigt, 1 wiederholt sich",
    "options without effect":
      "Ohne Wirkung, da keine Spalte Datumsangaben enthält: --date-format dd.MM.",
    "outlier far from all others": "Ausreißer: 9,00 EUR am 5. Januar, weit weg von allen anderen",
    "outlier far from its neighbors": "Ausreißer: 9,00 EUR am 5. Januar, weit weg von den Nachbarn",
    "outlier in what repeats":
      "BOLT, Ausreißer: 2, am weitesten entfernt 9,00 EUR am 5. Januar, ungewöhnlich für die Stelle in der Wiederholung",
    "outlier of its month": "Ausreißer: 9,00 EUR am 5. Januar, ungewöhnlich für März",
    "outlier of its weekday": "Ausreißer: 9,00 EUR am 5. Januar, ungewöhnlich für Mittwoch",
    "Parquet": "a.csv: das ist eine Parquet-Datei; als CSV exportieren, etwa mit duckdb",
    "picture":
      "a.csv: das ist ein Bild, keine Tabelle; die Daten öffnen, aus denen es gemacht wurde",
    "quadrillions": "Mittelwert: 2,5 Billiarden, Median: 4 Milliarden",
    "renamed": "Umbenannt, weil der Name zweimal vorkommt: a 2, b 2",
    "series it has not": "146,20 EUR",
    "setting caption": "Ansage eines Punkts: Reihe, Stelle, Wert, Einheit, Änderung",
    "shape of other weeks":
      "Verlauf: wiederholt sich jede Woche, im Mittel am höchsten am Mittwoch, am niedrigsten am Dienstag",
    "shape of weeks":
      "Verlauf: wiederholt sich jede Woche, im Mittel am höchsten am Samstag, am niedrigsten am Montag",
    "skewed to high values": "Form: längerer Ausläufer zu hohen Werten",
    "skewed to low values": "Form: längerer Ausläufer zu niedrigen Werten",
    "spanned powers":
      "Die Werte reichen über 6 Zehnerpotenzen; eine logarithmische Achse trennt die kleinen",
    "spanned powers with a remedy":
      "Die Werte reichen über 3 Zehnerpotenzen; eine logarithmische Achse trennt die kleinen",
    "spreadsheet": "a.csv: das ist eine Tabellenkalkulation, kein Text; dort als CSV speichern",
    "steady trend": "Trend: sehr deutlich steigend; kein Richtungswechsel",
    "trillions": "Höchstwert: 17,87 Billionen bei x = 3",
    "unit alone": "EUR",
    "unit before the place": "146,20; 17. Mai, EUR",
    "value alone": "146,20",
    "value first": "146,20 EUR, 17. Mai, plus 1,3 %",
    "wide bin": "Breiter als die anderen: Klasse 110 bis 900 g",
  ]
}
