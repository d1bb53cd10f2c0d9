extension German {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "Maximum, Spitze, größter, höchster, Max",
    .lowest:
      "Minimum, Tal, kleinster, niedrigster, Min",
    .goTo:
      "Ausreißer, Wendepunkt, Extremwert, Rückgang, Anstieg, Lücke, Kreuzung, fehlend, fehlt, Absturz, fallen, runter",
    .search: "finden, Name",
    .goToPlace: "springen, Zeit, Jahr",
    .back: "zurückgehen, Rückweg, zurück",
    .takeBack: "rückgängig, zurücknehmen, widerrufen, von vorn",
    .bookmark: "merken, Marke",
    .position: "wo bin ich",
    .audioGraph: "Legende, anhören",
    .details:
      "Statistik, Mittelwert, Überblick, Trend, Durchschnitt, Median, Titel, fehlend, fehlt",
    .describe: "Form, Trend, erklären",
    .values: "Punkte, Wert",
    .table: "Zeilen, Zellen, Tabelle",
    .play: "hören, wiedergeben",
    .stop: "abbrechen",
    .slower: "Geschwindigkeit, Tempo",
    .faster: "Geschwindigkeit, Tempo, beschleunigen",
    .sound: "stumm, Ton aus, Ton",
    .speech: "Stimme, sprechen",
    .zoomIn:
      "Zoom, Ausschnitt, Bereich, vergrößern, heranzoomen",
    .zoomOut:
      "Zoom, ganz, verkleinern",
    .zoomAll: "Zoom, alles, zurücksetzen",
    .readAll: "alles, vorlesen",
    .history: "wiederholen, letzte",
    .nextPart: "Ansage, Teile, Reihenfolge, nur Wert, nur Einheit",
    .verbosity: "knapp, ausführlich, Länge",
    .follow: "Strom, neueste",
    .suggestions:
      "Diagrammart, Balken, Linie, Punktwolke, anderes Diagramm, Balkendiagramm, Kreisdiagramm, Histogramm, Boxplot, Streudiagramm, Diagramm, Diagramme",
    .columns:
      "Filter, Bereich, Mittelwert, Median, Summe, gruppieren, zusammenfassen, Achse, x, y, Reihe, Monat, Jahr, weglassen, Durchschnitt, Maximum, Minimum, Anzahl, entfernen, löschen, ausblenden, verbergen, sortieren, ordnen, filtern, Gruppe, einige, nur einige, Spalte, Spalten",
    .compare:
      "Unterschied, Auswahl, gegenüber, vergleichen",
    .chord: "zusammen",
    .chartList: "Titel, wechseln",
    .multiples:
      "Felder, Raster, nebeneinander",
    .export:
      "speichern, kopieren, Datei, Bild, Befehlszeile, drucken, herunterladen",
    .settings:
      "Lautstärke, Instrument, Tonhöhe, Sprache, Screenreader, Optionen, Reihenfolge, lauter, leiser, laut, leise",
    .nextTheme: "Farbe, Kontrast, dunkel, hell",
    .previousTheme: "Farbe, Kontrast, dunkel, hell",
    .larger: "Größe, Schrift, größer",
    .smaller: "Größe, Schrift, kleiner",
    .quit: "verlassen, Ende, schließen, beenden",
    .tutorial: "lernen, Lektion",
    .help: "Tasten, Befehle",
  ]
}
