extension German {
  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Voriger Punkt"
    case .nextPoint: "Nächster Punkt"
    case .firstPoint: "Erster Punkt"
    case .lastPoint: "Letzter Punkt"
    case .tenthBack: "Ein Zehntel zurück"
    case .tenthForward: "Ein Zehntel vor"
    case .lowest: "Tiefstwert der Reihe, nochmals des Diagramms"
    case .highest: "Höchstwert der Reihe, nochmals des Diagramms"
    case .chartLowest: "Tiefstwert des Diagramms"
    case .chartHighest: "Höchstwert des Diagramms"
    case .previousLandmark: "Vorige Landmarke"
    case .nextLandmark: "Nächste Landmarke"
    case .goTo: "Zu Rückgang, Anstieg, Lücke, Kreuzung …"
    case .search: "Beschriftungen durchsuchen"
    case .goToPlace: "Zu Datum, Wert, Nummer oder Prozent"
    case .back: "Zurück vor den letzten Sprung"
    case .takeBack: "Letzte Änderung zurücknehmen"
    case .bookmark: "Lesezeichen setzen"
    case .position: "Position"
    case .previousItem: "Voriger Eintrag"
    case .nextItem: "Nächster Eintrag"
    case .turnForward: "Nächster Rotormodus"
    case .turnBack: "Voriger Rotormodus"
    case .audioGraph: "Audiodiagramm"
    case .details: "Diagrammdetails"
    case .describe: "Reihen beschreiben"
    case .values: "Werte"
    case .table: "Datentabelle"
    case .act: "Eintrag ausführen"
    case .play: "Ab hier abspielen, Pause"
    case .stop: "Überlagerung schließen, sonst Ton stoppen"
    case .slower: "Langsamer"
    case .faster: "Schneller"
    case .loopStart: "Schleifenanfang"
    case .loopEnd: "Schleifenende"
    case .loop: "Schleife ein oder aus"
    case .direction: "Vorwärts oder rückwärts abspielen"
    case .nextSeries: "Zur nächsten Reihe springen"
    case .chord: "Alle Reihen an diesem x, die tiefste zuerst"
    case .sayValues: "Werte beim Abspielen ansagen"
    case .sound: "Ton ein oder aus"
    case .speech: "Sprachausgabe ein oder aus"
    case .zoomIn: "Vergrößern"
    case .zoomOut: "Verkleinern"
    case .zoomAll: "Alles zeigen"
    case .readAll: "Alles vorlesen"
    case .readOn: "Lange Ansage weiterlesen"
    case .history: "Ansageverlauf"
    case .nextPart: "Ansage Teil für Teil"
    case .verbosity: "Kurze oder lange Ansagen"
    case .brailleRow: "Verlauf in Braille"
    case .follow: "Live-Daten verfolgen oder anhalten"
    case .nextChart: "Nächstes Diagramm"
    case .previousChart: "Voriges Diagramm"
    case .chartList: "Liste der Diagramme"
    case .suggestions: "Diagramme dieser Tabelle"
    case .columns: "Spalten dieser Tabelle"
    case .compare: "Mit der Auswahl davor vergleichen"
    case .multiples: "Diagramme nebeneinander"
    case .export: "Exportieren"
    case .settings: "Einstellungen"
    case .nextTheme: "Nächstes Farbschema"
    case .previousTheme: "Voriges Farbschema"
    case .larger: "Größere Zeichen"
    case .smaller: "Kleinere Zeichen"
    case .tutorial: "Einführung"
    case .help: "Hilfe"
    case .redraw: "Bildschirm neu zeichnen"
    case .quit: "Überlagerung schließen, sonst beenden"
    }
  }

  static let keyNames: [String: String] = [
    "": "diese Taste",
    "←": "Pfeil links", "→": "Pfeil rechts", "↑": "Pfeil hoch", "↓": "Pfeil runter",
    "Space": "Leertaste", "Home": "Pos1", "End": "Ende", "PgUp": "Bild auf", "PgDn": "Bild ab",
    "Tab": "Tab", "Shift-Tab": "Umschalt-Tab", "Enter": "Eingabetaste", "Esc": "Esc",
    "Backspace": "Rücktaste", "F1": "F1", "Ctrl-L": "Strg-L", "Ctrl-U": "Strg-U",
    "!": "Ausrufezeichen", "\"": "Anführungszeichen", "#": "Raute", "$": "Dollarzeichen",
    "%": "Prozentzeichen", "&": "Und-Zeichen", "'": "Apostroph", "(": "Klammer auf",
    ")": "Klammer zu", "*": "Stern", "+": "Plus", ",": "Komma", "-": "Minus", ".": "Punkt",
    "/": "Schrägstrich", ":": "Doppelpunkt", ";": "Semikolon", "<": "kleiner als",
    "=": "Gleichheitszeichen", ">": "größer als", "?": "Fragezeichen", "@": "At-Zeichen",
    "[": "eckige Klammer auf", "\\": "Backslash", "]": "eckige Klammer zu", "^": "Zirkumflex",
    "_": "Unterstrich", "`": "Gravis", "{": "geschweifte Klammer auf", "|": "senkrechter Strich",
    "}": "geschweifte Klammer zu", "~": "Tilde",
  ]
}
