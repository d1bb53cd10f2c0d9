import Tables

extension German {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "Kein Terminal für das Vollbild; das Programm in einem starten"
    case .noTerminal:
      "Kein Terminal für das Vollbild; stattdessen earshot describe, draw oder render verwenden"
    case .unknownTerminal(let name) where options == .program:
      "Der Terminaltyp „\(name)“ kann kein Vollbild; TERM setzen"
    case .unknownTerminal(let name):
      "Der Terminaltyp „\(name)“ kann kein Vollbild; TERM setzen oder earshot --plain, describe, draw oder render verwenden"
    case .themeUnknown(let name, let known): "Kein Farbschema „\(name)“\(oneOf(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", Zeile \($0)" } ?? ""): \(words(fault))"
    case .configuration(let file, let line, let fault): "\(file), Zeile \(line): \(words(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "Standardausgabe nicht beschreibbar: \(reason); ein anderes Ziel wählen"
        : "\(file) nicht beschreibbar: \(reason); einen anderen Ort wählen"
    case .outputTwice(let file):
      "-o und --subtitles nennen beide \(file); für eines von beiden eine andere Datei wählen"
    case .outputMissing:
      "Ziel für den Ton fehlt: -o DATEI.wav angeben, oder -o - für die Standardausgabe"
    case .outputIsInput(let file):
      "\(file) enthält die Daten und ginge verloren; eine andere Datei zum Schreiben wählen"
    case .unknownOutputKind(let file, let known):
      "\(file): der Name muss auf \(alternatives(known)) enden"
    case .optionNeeds(let name, let file, let kinds):
      "\(file): \(name) braucht einen Namen, der auf \(alternatives(kinds)) endet"
    case .unknownLanguage(let tag, let known): "Keine Sprache „\(tag)“\(oneOf(known))"
    case .unknownTimeZone(let name):
      "Keine Zeitzone „\(name)“; einen IANA-Namen wie Europe/Berlin angeben"
    case .typeForLater(let type, let known):
      "Den Diagrammtyp „\(type)“ gibt es in dieser Version nicht\(oneOf(known))"
    case .badOption(let name, let value, let expected):
      "\(name): „\(value)“ ist ungültig; \(expected) angeben"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0): " } ?? "")„\(value)“ ist nicht bekannt; ist „\(meant)“ gemeint?"
    case .keysAndDataFromStandardInput:
      "Tasten und Daten können nicht beide von der Standardeingabe kommen; eines davon in eine Datei legen"
    case .configurationUnreadable(let file, let reason):
      "\(file) nicht lesbar: \(reason ?? "keine Datei"); berichtigen oder entfernen"
    case .nothingLeftToHear:
      "--solo und --mute lassen nichts zu hören übrig; eines von beiden weglassen"
    case .dumpWithoutKeys: "--dump braucht ein Tastenskript: --keys DATEI hinzufügen"
    case .keyScript(let file, let line, let text):
      "\(source(file)), Zeile \(line): „\(text)“ ist keine Taste; Namen wie <Right>, <Resize 40x12> oder <Wait 500ms> schreiben"
    case .severalDevices(let name, let known):
      "Mehrere Audiogeräte haben „\(name)“ im Namen\(oneOf(known))"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "Kein Audiogerät „\(name)“, auch kein anderes; \(options[.device, "none"]) verwenden"
        : "Kein Audiogerät „\(name)“\(oneOf(known))"
    }
  }

  private func oneOf(_ names: [String]) -> String { "; zur Wahl stehen: \(choices(names))" }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "Farbschema nicht lesbar (\(reason)); die Datei prüfen"
    case .malformed(let reason): "das Farbschema ist kein gültiges TOML (\(reason)); berichtigen"
    case .missingRole(let role): "dem Farbschema fehlt die Farbe für „\(role)“; ergänzen"
    case .unknownRole(let role): "das Farbschema hat einen unbekannten Eintrag „\(role)“; entfernen"
    case .notAColor(let role, let text):
      "„\(text)“ ist keine Farbe für \(role); als #rrggbb schreiben"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "das ist hier ungültig (\(reason)); berichtigen"
    case .unknownOption(let name, let known): "keine Einstellung „\(name)“\(oneOf(known))"
    case .notOneValue(let name): "\(name) verlangt einen einzigen Wert, keine Liste"
    case .badValue(let name, let value, let expected):
      "„\(value)“ ist für \(name) ungültig; \(expected) angeben"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known): "keine Aktion „\(name)“\(oneOf(known))"
    case .unknownKey(let text):
      "„\(text)“ ist keine Taste; ein Zeichen oder einen Namen wie <Right> schreiben"
    case .keyClash(let key, let first, let second):
      "die Taste \(key) steht für zwei Aktionen, „\(text(first))“ (\(first.name)) und „\(text(second))“ (\(second.name)); eine davon auf eine andere Taste legen"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source): keine solche Datei; Namen und Ordner prüfen"
    case .isDirectory: "\(source) ist ein Ordner; eine Datei darin angeben"
    case .tooLittleMemory(let megabytes):
      "\(source) braucht etwa \(count(megabytes)) MB Speicher, mehr als frei sind; andere Programme beenden oder die Grenze erhöhen (ulimit -v)"
    case .wideWindow:
      "\(source) wurde mit einem Fenster von mehr als 128 MB gepackt; die Datei vorher entpacken, etwa mit zstd -d -M2048MB"
    case .beyondMemory(let megabytes):
      "\(source) ist zu groß für den verfügbaren Speicher: höchstens \(count(megabytes)) MB lassen sich lesen; die Datei teilen oder die Pipe früher beenden, etwa mit head"
    case .isDevice:
      "\(source) ist ein Gerät ohne Ende; eine Datei angeben oder Daten durch eine Pipe schicken"
    case .unreadable(let reason): "\(source) nicht lesbar (\(reason)); Zugriffsrechte prüfen"
    case .tooManyFiles:
      "\(source) nicht lesbar: zu viele Dateien sind offen; einige schließen oder mehr erlauben, etwa mit ulimit -n"
    case .empty: "\(source) ist leer; eine Tabelle mit mindestens einer Zeile mit Werten angeben"
    case .headerOnly:
      "\(source): eine Kopfzeile, aber keine Zeile mit Werten; Zeilen ergänzen oder \(options[.header]) verwenden"
    case .raggedRow(_, let expected, let found):
      "\(source): \(count(found, Noun("Zelle", "Zellen"))) statt \(count(expected)); Zellen ergänzen oder entfernen, oder \(options[.delimiter]) setzen"
    case .partedByBlanks(_, let expected, let found):
      "\(source): \(count(found, Noun("Zelle", "Zellen"))) statt \(count(expected)); mit \(options[.format, "blanks"]) ist die Tabelle ohne Fehler lesbar"
    case .unevenList(_, _, let expected, let found):
      "\(source): die Liste hat \(count(found, Noun("Wert", "Werte"))) statt \(count(expected)); alle Listen gleich lang machen"
    case .binary(.spreadsheet):
      "\(source): das ist eine Tabellenkalkulation, kein Text; dort als CSV speichern"
    case .binary(.document):
      "\(source): das ist ein PDF-Dokument, keine Tabelle; dessen Tabelle als CSV exportieren"
    case .binary(.picture):
      "\(source): das ist ein Bild, keine Tabelle; die Daten öffnen, aus denen es gemacht wurde"
    case .binary(.database):
      "\(source): das ist eine SQLite-Datenbank; eine Tabelle exportieren, etwa mit sqlite3 -csv -header"
    case .binary(.parquet):
      "\(source): das ist eine Parquet-Datei; als CSV exportieren, etwa mit duckdb"
    case .binary(.arrow):
      "\(source): das ist eine Arrow-Datei; als CSV exportieren, etwa mit duckdb"
    case .binary(.hdf5):
      "\(source): das ist eine HDF5- oder NetCDF-Datei; eine Tabelle daraus als CSV exportieren, etwa mit Python"
    case .binary(.statistics):
      "\(source): das ist die Datei eines Statistikprogramms; die Tabelle dort als CSV speichern"
    case .binary(.program):
      "\(source): das ist ein Programm, keine Tabelle; stattdessen die Daten öffnen"
    case .binary(.recording):
      "\(source): das ist eine Aufnahme, keine Tabelle; stattdessen die Daten öffnen"
    case .binary(.archive):
      "\(source): das ist ein Archiv; zuerst entpacken"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source): der Text endet mitten in einem Buchstaben, als wäre er abgeschnitten; die ganze Datei besorgen"
    case .invalidUTF8(_, _, .utf16?):
      "\(source): der Text ist UTF-16, aber ein Teil ist beschädigt oder fehlt; die ganze Datei besorgen oder das Lesbare nehmen, etwa mit iconv -c -f UTF-16 -t UTF-8"
    case .invalidUTF8(_, _, let page?):
      "\(source): der Text ist nicht UTF-8; umwandeln, etwa mit iconv -f \(page.rawValue) -t UTF-8"
    case .invalidUTF8:
      "\(source): der Text ist nicht UTF-8, und seine Kodierung ist nicht zu erkennen; als UTF-8 speichern oder prüfen, ob es eine Tabelle ist"
    case .unclosedQuote:
      "\(source): ein Anführungszeichen wird nie geschlossen; schließen oder entfernen"
    case .notANumber(_, _, let text):
      "\(source): „\(text)“ ist keine Zahl; berichtigen oder Spalten mit \(options[.x]) und \(options[.y]) wählen"
    case .anotherUnit(_, _, let text):
      "\(source): „\(text)“ hat nicht die Einheit der Zahlen davor; berichtigen oder Spalten mit \(options[.x]) und \(options[.y]) wählen"
    case .notADate(_, _, let text, let pattern):
      "\(source): „\(text)“ ist kein Datum der Form \(pattern); berichtigen oder \(options[.datePattern]) ändern"
    case .noValues(let columns, let rows):
      "\(source): nichts zu zeichnen: kein Wert von \(listed(columns)) in \(count(rows, .row)); mit \(options[.y]) andere Spalten oder andere Zeilen wählen"
    case .noDecimalCommas:
      "\(source): keine Zahl hat ein Dezimalkomma; \(options[.decimalComma]) weglassen"
    case .noNumericColumn(let columns):
      "\(source): keine Spalte enthält Zahlen; eine solche ergänzen, mit \(options[.y, "'count()'"]) die Zeilen zählen oder mit \(options[.delimiter]) das Trennzeichen nennen (die Spalten sind: \(choices(columns)))"
    case .columnPutTogether(let name, let columns):
      "\(source): die Zeilen sind zusammengefasst, die Spalte „\(name)“ gibt es darum nicht mehr\(oneOf(columns)), oder ein Wert je Gruppe mit \(options[.y])"
    case .unknownColumn(let name, []): "\(source): keine Spalte „\(name)“"
    case .unknownColumn(let name, let columns): "\(source): keine Spalte „\(name)“\(oneOf(columns))"
    case .danglingLink(let target):
      "\(source) ist ein Verweis auf \(target), aber diese Datei gibt es nicht; den Verweis berichtigen"
    case .mistypedFile(let meant):
      "\(source): keine solche Datei; ist „\(meant)“ gemeint?"
    case .mistypedColumn(let name, let meant):
      "\(source): keine Spalte „\(name)“; ist „\(meant)“ gemeint?"
    case .tooManyParts(let name, let parts, let most):
      "\(source): \(options[.split, name]) ergäbe \(count(parts)) Diagramme; eine Spalte mit höchstens \(count(most)) Werten wählen"
    case .columnTwice(let name, let uses):
      "\(source): die Spalte „\(name)“ kann nicht zugleich \(listed(options.texts(uses))) sein; für eines davon eine andere wählen"
    case .tooManySeries(let name, let parts, let most):
      "\(source): \(options[.series, name]) ergäbe \(count(parts)) Reihen; eine Spalte mit höchstens \(count(most)) Werten wählen"
    case .tooManySlices(let type, let slices, let most):
      "\(source): \(options[.type, type]) hätte \(count(slices)) Stücke; die größten mit \(options[.top]) behalten, eine Spalte mit höchstens \(count(most)) Werten oder einen anderen Typ wählen"
    case .noParts(let type, let names, let columns):
      "\(source): \(options[.type, type]) braucht Spalten namens \(listed(names)); sie umbenennen, vier in dieser Reihenfolge mit \(options[.y]) angeben oder einen anderen Typ wählen (Spalten: \(choices(columns)))"
    case .noCells(let type, let columns):
      "\(source): \(options[.type, type]) braucht zwei Spalten mit Kategorien und eine Zahl für jedes Paar; sie mit \(options[.x]), \(options[.series]) und \(options[.y]) angeben oder einen anderen Typ wählen (Spalten: \(choices(columns)))"
    case .columnRepeated(let name, let option):
      "\(source): \(options.texts([option])[0]) nennt die Spalte „\(name)“ zweimal; sie nur einmal nennen"
    case .reversedRange(let from, let to):
      "\(source): \(options.texts([from])[0]) liegt hinter \(options.texts([to])[0]); die Werte tauschen"
    case .contradiction(let uses):
      "\(source): \(listed(options.texts(uses))) widersprechen sich; eines davon weglassen"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source): \(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source): \(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source): mehr als \(count(InputProblem.Limit.mostColumns)) Spalten; die Datei aufteilen oder Zeilen und Spalten vertauschen"
    case .tooLarge(.cellBytes, _): "\(source): eine Zelle ist zu lang; die Datei aufteilen"
    case .longLine(_, let megabytes):
      "\(source): die Zeile ist länger als \(count(megabytes)) MB; in Zeilen aufteilen"
    case .longName(let kilobytes):
      "\(source): der Name einer Spalte ist länger als \(count(kilobytes)) kB; ihn kürzen"
    case .tooLarge(.nesting, _):
      "\(source): das JSON ist zu tief verschachtelt; die Datei aufteilen"
    case .tooLarge(.rows, _): "\(source): zu viele Zeilen; die Datei aufteilen"
    case .unclosedJSON(_, _, let mark):
      "\(source): der Text endet, ohne dass „\(mark)“ hier geschlossen wird; schließen oder die ganze Datei holen"
    case .malformedJSON: "\(source): kein gültiges JSON; dort berichtigen"
    case .unexpectedJSON(_, let expected):
      "\(source): hier wird \(self.expected(expected)) erwartet; siehe Diagrammdateien im README"
    case .noTable:
      "\(source): das ist keine Liste von Datensätzen, Zeilen oder Zahlen, oder eine Zelle enthält mehr als einen Wert; eine solche Liste aus der Datei herausziehen, etwa mit jq"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known):
      "\(source): den Diagrammtyp „\(name)“ gibt es nicht\(oneOf(known))"
    case .notInFormat(_, let format):
      "\(source): das ist kein \(format); die Zeile berichtigen oder ein anderes \(options[.format]) wählen"
    case .damaged(let format):
      "\(source): die \(format)-Daten sind beschädigt oder abgeschnitten; die Datei neu beschaffen"
    case .missingLibrary(let name, let package):
      "\(source): die Bibliothek \(name) fehlt; installieren, etwa mit apt install \(package)"
    case .unsupported(_, let name):
      "\(source): „\(name)“ wird nicht unterstützt; weglassen oder auf die Daten anwenden"
    case .remoteData(let place):
      "\(source): Earshot liest nichts aus dem Netz; die Daten herunterladen und die Datei in \(place) angeben"
    case .outsideFolder(let place, let path):
      "\(source): „\(path)“ liegt nicht im Ordner des Dokuments; die Daten dorthin legen und die Datei in \(place) angeben"
    case .noChart:
      "\(source): diese Webseite enthält kein Diagramm, das Earshot lesen kann; ihre Daten als CSV-Datei speichern"
    case .trailingData(let format):
      "\(source): hinter den \(format)-Daten steht noch etwas anderes; es entfernen oder die Datei neu beschaffen"
    case .missingSeries(_, let type, let names):
      "\(source): \(type) braucht Reihen namens \(choices(names)) mit gleichem x; ergänzen oder einen anderen Typ wählen"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "ein Diagramm mit Datenreihen"
    case .record: "ein Datensatz {…}"
    case .text: "ein Text"
    case .number: "eine Zahl"
    case .list: "eine Liste […]"
    case .range: "ein Bereich [von, bis]"
    case .point: "ein Punkt {\"x\": …, \"y\": …}"
    case .data: "ein Dateiname oder eine Liste von Zeilen"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "Datei oder Ordner fehlt"
    case .denied: "kein Zugriff"
    case .full: "der Datenträger ist voll"
    case .readOnly: "der Datenträger ist schreibgeschützt"
    case .isFolder: "das ist ein Ordner"
    case .noFolder: "ein Ordner im Pfad ist eine Datei"
    case .longName: "der Name ist zu lang"
    case .closed: "niemand liest mehr mit"
    case .busy: "wird gerade benutzt"
    case .tooLarge: "zu groß"
    case .broken: "das Gerät meldet einen Fehler"
    case .tooManyFiles: "zu viele Dateien sind offen"
    case .notText: "sie ist nicht in UTF-8"
    }
  }
}
