extension German {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      Diagramme mit Ohr, Auge und Tastatur erkunden, in jedem Terminal.

      Ohne Befehl öffnet sich das Vollbild: earshot DATEI steht für earshot explore DATEI. Ohne \
      DATEI kommen die Daten von der Standardeingabe; ist sie ein Terminal, erscheinen die \
      Beispiele. Für alles, was das Vollbild kann, gibt es auch einen Befehl ohne Vollbild.
      """
    case .explore:
      """
      Das Vollbild (der voreingestellte Befehl).

      Mit --keys wird nichts angezeigt: Die Tasten werden nachgespielt, und was angesagt, gezeigt \
      oder abgespielt wurde, wird ausgegeben. Zeichen stehen so da, wie man sie tippt, andere \
      Tasten mit ihrem Namen: <Right> <S-Tab> <Esc> <Resize 40x12> <Wait 500ms>; # beginnt einen \
      Kommentar.
      """
    case .describe: "Die Diagrammdetails als Text, eine Aussage je Zeile, oder als Datei."
    case .draw:
      """
      Ein Bild jedes Diagramms als Text oder als Datei.

      Von mehreren Diagrammen bekommt jedes seine eigene Datei: name-1.svg, name-2.svg …
      """
    case .render:
      """
      Das Audiodiagramm als Tondatei.

      Von mehreren Diagrammen wird das erste vertont; die Standardfehlerausgabe weist \
      darauf hin.
      """
    case .tutorial:
      """
      Die Tasten mit dem Ohr lernen, in acht Schritten.

      Jeder Schritt wartet auf seine Taste, am Beispiel oder an einem eigenen Diagramm. Jede \
      andere Taste sagt, was verlangt ist. Am Ende lassen sich die Diagramme erkunden.
      """
    case .audit:
      """
      Prüft, ob jedes Diagramm in diesem Farbschema und dieser Sprache allen gerecht wird.

      Eine Zeile für alles, was geprüft wurde: nicht bestanden, knapp bestanden (höchstens ein Zehntel \
      besser als verlangt, oder lang durch Worte des Programms) oder bestanden; was, wo, und was hilft. Ansagen sollen höchstens 40 \
      Spalten haben. Der Exit-Code ist 65, wenn etwas nicht bestanden hat.
      """
    case .themes: "Die Farbschemas."
    case .list: "Ein Farbschema je Zeile, der Name zuerst."
    case .show: "Die Farben eines Farbschemas, wie in seiner Datei."
    case .check:
      """
      Prüft, ob sich die Farben eines Farbschemas oder aller Farbschemas unterscheiden lassen, wo \
      sie aneinandergrenzen.

      Eine Zeile für jedes Farbpaar: das Urteil, was berechnet wurde, was verlangt ist, das Paar \
      und die Farben, mit denen gerechnet wurde: 24 Bit oder die Palette mit 256 Farben. Kontrast \
      ist das Verhältnis nach WCAG (:1); Reihen werden nach CIEDE2000 (dE) unterschieden, so wie \
      jede Art des Farbensehens sie sieht. Der Exit-Code ist 65, wenn etwas nicht bestanden hat.
      """
    case .devices: "Die Audioausgabegeräte, das voreingestellte markiert."
    case .config:
      """
      Die geltenden Einstellungen, jede mit ihrer Herkunft.

      Eine Option geht vor der Umgebung, diese vor der Datei, diese vor der Voreinstellung. Die \
      Datei ist earshot/config.toml in XDG_CONFIG_HOME, sonst in ~/.config.
      """
    case .help: "Hilfe zu einem Befehl anzeigen."
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files:
      "Tabellen oder Diagramme in jedem Format, das --format nennt, auch komprimiert; - ist die Standardeingabe"
    case .x: "Die Spalte der X-Achse"
    case .y:
      "Eine Spalte für das Diagramm, 'mean(SPALTE)' oder 'count()'; mehrfach angebbar, oder Namen mit Kommas trennen"
    case .type: "Der Diagrammtyp"
    case .series:
      "Eine Spalte; für jeden ihrer Werte eine Reihe, in einem Diagramm. none: keine solchen Reihen"
    case .split: "Eine Spalte; für jeden ihrer Werte ein Diagramm"
    case .aggregate: "Was aus Zeilen derselben Stelle wird"
    case .label: "Eine Spalte; ihr Text wird mit jedem Punkt angesagt"
    case .every: "Die Zeiteinheit von x"
    case .bin: "Die Breite der Bereiche von x oder eines Histogramms; oder auto"
    case .where:
      "Nur Zeilen mit 'SPALTE OPERATOR WERT': = != < <= > >= ~ in, not in, 'is missing'. Mehrfach angebbar: alle Bedingungen müssen zutreffen"
    case .last: "Nur der letzte Zeitraum dieser Länge"
    case .from: "Nur ab diesem x"
    case .to: "Nur bis zu diesem x"
    case .sort: "Die Reihenfolge der Namen"
    case .top:
      "Nur so viele der größten Reihen oder Namen; wo Zeilen zusammengefasst werden, die übrigen zusammen"
    case .chart: "Welches der Diagramme, die --charts auflistet"
    case .open:
      "Die Nummer des Diagramms, das zuerst gezeigt wird; describe, draw, render und audit nehmen nur dieses"
    case .sameAxes: "Gleiche Achsen für alle Diagramme mit gleicher Einheit und Skala"
    case .title: "Der Titel des Diagramms"
    case .summary: "Eigene Worte zum Diagramm"
    case .xTitle: "Was die X-Achse misst"
    case .yTitle: "Was die Y-Achse misst"
    case .xUnit: "Die Einheit von x"
    case .yUnit: "Die Einheit von y"
    case .xScale: "Die Skala der X-Achse"
    case .yScale: "Die Skala der Y-Achse"
    case .referenceLine:
      "Bei diesem Wert eine Linie durch das Diagramm ziehen, mit Namen; mehrfach angebbar"
    case .trendLine: "Die Gerade einzeichnen, die am besten zu jeder Reihe passt"
    case .error:
      "Eine Spalte mit dem Fehler jedes Werts nach beiden Seiten, oder zwei mit dem unteren und dem oberen Ende"
    case .timeZone: "Die Zeitzone für Zeiten ohne eigene Zone, als IANA-Name"
    case .dateFormat: "Wie Datumsangaben geschrieben sind, etwa dd.MM.yyyy"
    case .format: "Das Format der Eingabe"
    case .delimiter: "Das Zeichen zwischen Zellen; \\t ist ein Tabulator"
    case .header: "Die erste Zeile enthält Namen, keine Werte"
    case .noHeader: "Die erste Zeile enthält Werte, keine Namen"
    case .missing:
      "Dieser Wert gilt als fehlend, etwa -999; mehrfach angebbar"
    case .decimalComma: "Ein Komma ist das Dezimalzeichen"
    case .decimalPoint: "Ein Punkt ist das Dezimalzeichen"
    case .columns:
      "Die Spalten einer Tabelle auflisten: Rolle, Bereich, verschiedene und fehlende Werte"
    case .charts:
      "Die Diagramme auflisten, die zu einer Tabelle passen, das beste zuerst; --chart wählt eines davon"
    case .language: "Die Sprache aller Texte"
    case .verbosity: "Wie viel angesagt wird"
    case .sayValues: "Werte beim Abspielen ansagen"
    case .readingSpeed: "Wie schnell alles vorgelesen wird"
    case .plain: "Alles in Textzeilen sagen, für Screenreader"
    case .screenReader: "Dasselbe wie --plain"
    case .quiet: "Bildschirm ruhig halten: eine Taste ändert nur die Ansage"
    case .verticalPoints: "Punkte mit Pfeil hoch und runter abgehen"
    case .crosshair: "Eine senkrechte Linie durch den gewählten Punkt zeichnen"
    case .pixels: "Diagramme in Bildpunkten zeichnen, wenn das Terminal antwortet, dass es das kann"
    case .caption: "Teile der Ansage eines Punkts, in der angegebenen Reihenfolge"
    case .brailleCells: "Zellen des Verlaufs in Braille und einer Ansagezeile"
    case .speech: "Alles über speech-dispatcher sprechen (auto: wenn er läuft)"
    case .theme: "Das Farbschema"
    case .themesFolder: "Wo weitere Farbschemas liegen"
    case .glyphs: "Womit Bilder gezeichnet werden"
    case .glyphScale: "Wie groß alles gezeichnet wird"
    case .color: "Farben in der Ausgabe"
    case .size: "Die Größe ohne Terminal"
    case .preset: "Wie aus Daten Klang wird"
    case .duration: "Wie lange ein Diagramm erklingt, in Sekunden oder nach seinem Inhalt"
    case .minimumFrequency: "Die Frequenz des tiefsten Werts, in Hz"
    case .maximumFrequency: "Die Frequenz des höchsten Werts, in Hz"
    case .pitchScale: "Wie die Tonhöhe dem Wert folgt"
    case .smoothing: "Das Gewicht jedes Werts in einem exponentiell gleitenden Mittel"
    case .volume: "Wie laut alles ist"
    case .inverted: "Der höchste Wert bekommt den tiefsten Ton"
    case .order: "Wie mehrere Reihen abgespielt werden"
    case .mono: "Alles in der Mitte, für ein Ohr"
    case .instrument: "Womit die erste Reihe gespielt wird"
    case .solo: "Nur diese Reihe hören; mehrfach angebbar"
    case .mute: "Diese Reihe weglassen; mehrfach angebbar"
    case .backwards: "Vom Ende zum Anfang"
    case .legend: "Erst der tiefste und der höchste Wert, dann das Diagramm"
    case .slope: "Linien in gleichen Schritten von y: je steiler, desto schneller"
    case .dense: "Viele Punkte zugleich: ihr Mittel, ihre Spanne, beides oder nur Extreme"
    case .pan: "Was links und rechts bedeuten: die Stelle auf x, die Reihe oder nichts"
    case .tuning: "Tonhöhen auf die Töne einer Tonleiter bringen"
    case .notes: "Für jeden Punkt einer Linie eine Note statt eines gleitenden Tons"
    case .moveTones: "Punkte beim Bewegen erklingen lassen"
    case .map: "Eine weitere Spalte als Lautstärke, Rauigkeit oder Tempo hören"
    case .cues: "Was mit einem Klang gekennzeichnet wird, Namen mit Kommas dazwischen"
    case .threshold: "Kennzeichnen, wo eine Reihe diesen Wert durchläuft; mehrfach angebbar"
    case .device: "Das Audiogerät"
    case .follow: "Lesen, was fortlaufend kommt; eine Datei nach ihrem Namen"
    case .keep: "Wie viele Zeilen bleiben, oder aus welcher Zeit: 100000, 1h"
    case .alarm:
      "Ton und Ansage, sobald 'SPALTE OPERATOR WERT' gilt, y für die Werte; mehrfach angebbar"
    case .lost: "Sagen, wenn so lange nichts gekommen ist"
    case .keys: "Ein Tastenskript zum Nachspielen; - ist die Standardeingabe"
    case .dump: "Was vom Nachspielen ausgegeben wird"
    case .describedFile:
      "Eine .txt-, .md-, .json- oder .csv-Datei; .csv enthält die Daten des Diagramms"
    case .describedJSON: "Dieselben Aussagen für ein Programm"
    case .describedAll: "Alle Einzelheiten, nicht nur die zwölf ersten"
    case .describedBraille: "Jede Reihe auch als Verlauf in Braille"
    case .pictureFile: "Eine .svg- oder .txt-Datei, oder eine .ans-Datei mit Farben"
    case .soundFile:
      "Eine .wav-, .flac-, .ogg- oder .mid-Datei; - schreibt WAV auf die Standardausgabe"
    case .subtitles: "Eine Datei mit Untertiteln (WebVTT) zu dem, was gesagt wird"
    case .sampleFormat: "Wie die Abtastwerte einer .wav-Datei geschrieben werden"
    case .renderedJSON: "Ausgeben, was vertont wurde, für ein Programm"
    case .shownTheme: "Der Name des Farbschemas"
    case .checkedTheme: "Der Name eines Farbschemas oder seine Datei; ohne Angabe alle Farbschemas"
    case .allLanguages: "Ansagen in allen Sprachen"
    case .version: "Die Version anzeigen"
    case .help: "Diese Hilfe anzeigen"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "Spalte"
    case .type: "Typ"
    case .aggregate: "Aggregat"
    case .unit: "Einheit"
    case .width: "Breite"
    case .condition: "Bedingung"
    case .length: "Dauer"
    case .x: "x"
    case .y: "y"
    case .line: "Wert[:Name]"
    case .order: "Reihenfolge"
    case .count: "Anzahl"
    case .number: "Nummer"
    case .text: "Text"
    case .scale: "Skala"
    case .name: "Name"
    case .pattern: "Muster"
    case .format: "Format"
    case .character: "Zeichen"
    case .tag: "Kürzel"
    case .verbosity: "Umfang"
    case .folder: "Ordner"
    case .glyphs: "Zeichen"
    case .pixels: "Protokoll"
    case .when: "wann"
    case .size: "Spalten x Zeilen"
    case .duration: "Dauer"
    case .hertz: "Hz"
    case .smoothing: "Glättung"
    case .volume: "Lautstärke"
    case .series: "Reihe"
    case .list: "Liste"
    case .file: "Datei"
    case .files: "Dateien"
    case .factor: "Faktor"
    case .what: "was"
    case .theme: "Farbschema"
    case .subcommand: "Befehl"
    case .subcommands: "Befehle"
    case .options: "Optionen"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "Überblick"
    case .heading(.usage): "Aufruf"
    case .heading(.arguments): "Argumente"
    case .heading(.options): "Optionen"
    case .heading(.subcommands): "Befehle"
    case .heading(.data): "Daten"
    case .heading(.words): "Sprache"
    case .heading(.sight): "Bild"
    case .heading(.sound): "Klang"
    case .heading(.error): "Fehler"
    case .heading(.or): "oder"
    case .heading(.help): "Hilfe"
    case .detailedHelp(let command): "Ausführliche Hilfe: \(command)"
    case .moreInformation(let command): "Mehr dazu: \(command)"
    case .values(.theme): "eines, das earshot themes auflistet"
    case .values(.folder): "ein Ordner"
    case .values(.device): "eines, das earshot devices auflistet, oder none"
    }
  }

  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "unbekannte Option „\(option)“"
    case .unknownOption(let option, let suggestion?):
      "unbekannte Option „\(option)“; ähnlich ist „\(suggestion)“"
    case .missingValue(let option): "der Wert für „\(option)“ fehlt"
    case .missingValueWithin(let option, let word):
      "der Wert für „\(option)“ in „\(word)“ fehlt"
    case .unexpectedValue(let value, let option):
      "die Option „\(option)“ nimmt keinen Wert an, angegeben ist aber „\(value)“"
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "überzähliges Argument „\(arguments[0])“"
        : "\(count(arguments.count)) überzählige Argumente: \(choices(arguments.map(quoted)))"
    case .missingArgument(let argument): "das Argument „\(argument)“ fehlt"
    case .invalidValue(let value, let option): "der Wert „\(value)“ ist für „\(option)“ ungültig"
    case .unknownCommand(let word, let suggestion):
      "„\(word)“ ist weder Befehl noch Datei; ähnlich ist „\(suggestion)“"
    case .optionOfOthers(let option, let commands):
      "„\(option)“ gehört zu \(listed(commands)), nicht hierher; die Option weglassen"
    case .noFile: "keine Datei zu lesen; eine nennen, oder - für die Standardeingabe"
    case .contradicting(let options):
      "\(listed(options)) widersprechen sich; eines davon weglassen"
    case .swallowedFile(let file, let option):
      "\(option) hat „\(file)“ als Wert genommen, keine Datei ist übrig; der Option ihren eigenen Wert geben: \(option) WERT \(file)"
    case .malformedOption(let option): "ungültige Option „\(option)“"
    }
  }
}
