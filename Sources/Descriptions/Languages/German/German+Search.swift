extension German {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "Maximum, Spitze, größter, höchster, Max, Rekord, Höchstwert, am höchsten, bester, meiste",
    .lowest:
      "Minimum, Tal, kleinster, niedrigster, Min, Tiefstwert, am niedrigsten, schlechtester, wenigste",
    .goTo:
      "Ausreißer, Wendepunkt, Extremwert, Rückgang, Anstieg, Lücke, Kreuzung, fehlend, fehlt, Absturz, fallen, runter, ungewöhnlich, auffällig, Anomalie, Veränderung, Änderung, sinken, steigen",
    .search: "finden, Name, Stadt, Land, Person, Produkt, Wort",
    .goToPlace: "springen, Zeit, Jahr, Datum, Tag, gehe zu",
    .back: "zurückgehen, Rückweg, zurück",
    .takeBack:
      "rückgängig, zurücknehmen, widerrufen, von vorn, Fehler, falsch, Versehen, versehentlich, vertan, korrigieren, wiederherstellen",
    .bookmark: "merken, Marke, markieren, Favorit, notieren",
    .position: "wo bin ich, verlaufen, wie weit, welcher Punkt",
    .audioGraph: "Legende, anhören",
    .details:
      "Statistik, Mittelwert, Überblick, Trend, Durchschnitt, Median, Titel, fehlend, fehlt, Fakten, Kennzahlen, Zahlen, insgesamt, wie viele",
    .describe: "Form, Trend, erklären, was ist das, Muster, Kurve, Verlauf, beschreiben",
    .values: "Punkte, Wert",
    .table: "Zeilen, Zellen, Tabelle, Datensatz, Datensätze, Daten",
    .play: "hören, wiedergeben, Musik, Melodie, Start, vorspielen",
    .stop: "abbrechen, stopp, anhalten",
    .slower: "Geschwindigkeit, Tempo",
    .faster: "Geschwindigkeit, Tempo, beschleunigen",
    .sound: "stumm, Ton aus, Ton",
    .speech: "Stimme, sprechen",
    .zoomIn:
      "Zoom, Ausschnitt, Bereich, vergrößern, heranzoomen, näher, hineinzoomen",
    .zoomOut:
      "Zoom, ganz, verkleinern",
    .zoomAll: "Zoom, alles, zurücksetzen",
    .readAll: "alles, vorlesen, alles sagen",
    .history: "wiederholen, letzte",
    .nextPart: "Ansage, Teile, Reihenfolge, nur Wert, nur Einheit",
    .verbosity: "knapp, ausführlich, Länge",
    .follow: "Strom, neueste, live, Echtzeit, beobachten",
    .suggestions:
      "Diagrammart, Balken, Linie, Punktwolke, anderes Diagramm, Balkendiagramm, Kreisdiagramm, Histogramm, Boxplot, Streudiagramm, Diagramm, Diagramme, Grafik, Darstellung, andere Ansicht",
    .columns:
      "Filter, Bereich, Mittelwert, Median, Summe, gruppieren, zusammenfassen, Achse, x, y, Reihe, Monat, Jahr, weglassen, Durchschnitt, Maximum, Minimum, Anzahl, entfernen, löschen, ausblenden, verbergen, sortieren, ordnen, filtern, Gruppe, einige, nur einige, Spalte, Spalten, Stadt, Land, nur eine, auswählen, wählen, ausschließen, Feld, Variable, pro Monat",
    .compare:
      "Unterschied, Auswahl, gegenüber, vergleichen, Vergleich, beide, mehr als, was ist höher",
    .chord: "zusammen",
    .chartList: "Titel, wechseln",
    .multiples:
      "Felder, Raster, nebeneinander, Übersicht, alle Diagramme, Kacheln",
    .export:
      "speichern, kopieren, Datei, Bild, Befehlszeile, drucken, herunterladen, Aufnahme, aufnehmen, aufzeichnen, Tondatei, teilen, senden, Bildschirmfoto",
    .settings:
      "Lautstärke, Instrument, Tonhöhe, Sprache, Screenreader, Optionen, Reihenfolge, lauter, leiser, laut, leise, anpassen, konfigurieren",
    .nextTheme: "Farbe, Kontrast, dunkel, hell",
    .previousTheme: "Farbe, Kontrast, dunkel, hell",
    .larger: "Größe, Schrift, größer",
    .smaller: "Größe, Schrift, kleiner",
    .quit: "verlassen, Ende, schließen, beenden, fertig, aufhören, Schluss",
    .tutorial: "lernen, Lektion, Anfänger, Einführung, üben",
    .help: "Tasten, Befehle, Tastenkürzel, Anleitung, was kann ich tun",
  ]
}
