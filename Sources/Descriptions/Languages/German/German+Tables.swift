import Charts

extension German {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "\(count(kept)) von \(count(rows, Noun("Zeile", "Zeilen"))): \(conditions)"
    case .missing(let column): "\(column) ohne Wert"
    case .present(let column): "\(column) mit Wert"
    case .counted(let rows): "Jeder Wert ist eine Anzahl von Zeilen, insgesamt \(count(rows))"
    case .timeUnit(let unit, let column): "\(column) nach \(unit)"
    case .unit(.minute): "Minute"
    case .unit(.hour): "Stunde"
    case .unit(.day): "Tag"
    case .unit(.week): "Woche"
    case .unit(.month): "Monat"
    case .unit(.quarter): "Quartal"
    case .unit(.year): "Jahr"
    case .ranges(let column, let width): "\(column) in Bereichen von je \(width)"
    case .largest(let kept, let all, let column):
      "Die \(count(kept)) größten von \(count(all, Noun("Wert", "Werten"))) in \(column)"
    case .othersTogether(let rows): "die übrigen zusammen, \(count(rows, .row))"
    case .othersLeftOut(let rows): "die übrigen ausgelassen, \(count(rows, .row))"
    case .others: "übrige"
    case .sorted(let column, let isDescending):
      "Sortiert nach \(column ?? "Wert"), \(isDescending ? "absteigend" : "aufsteigend")"
    case .notCharted(let columns): "Nicht dargestellt: \(columns)"
    case .constants(let columns): "Nicht dargestellt, immer gleich: \(columns)"
    case .unsuitedSettings(let settings):
      "Einstellungen, die nicht zu dieser Tabelle passen: \(settings)"
    case .aggregated(let aggregate, let measures): "\(aggregate) von \(measures)"
    case .rowCount: "Anzahl der Zeilen"
    case .over(let values, let place): "\(values) nach \(place)"
    case .series(let number, let column): "\(count(number, .series)) nach \(column)"
    case .charts(let number, let column):
      "\(count(number, Noun("Diagramm", "Diagramme"))) nach \(column)"
    case .role(.time): "Zeit"
    case .role(.cyclic): "Teil des Kalenders"
    case .role(.latitude): "geografische Breite"
    case .role(.longitude): "geografische Länge"
    case .role(.rowNumber): "Zeilennummer"
    case .role(.key): "Schlüssel"
    case .role(.nominal): "Kategorie"
    case .role(.ordinal): "Stufe"
    case .role(.measure): "Messwert"
    case .role(.empty): "leer"
    case .different(let number): "\(count(number)) verschiedene"
    case .reason(.name): "am Namen erkannt"
    case .reason(.values): "an den Werten erkannt"
    case .reason(.both): "an Namen und Werten erkannt"
    case .notNumbers(let column):
      "die Spalte „\(column)“ enthält keine Zahlen; Zeilen mit --aggregate count zählen oder eine andere Spalte wählen"
    case .notDates(let column):
      "die Spalte „\(column)“ enthält keine Zeiten; eine andere wählen oder --every weglassen"
    case .notNames(let column):
      "die Spalte „\(column)“ hat eine eigene Ordnung; --sort und --top brauchen eine Spalte mit Namen"
    case .badWidth(let column):
      "Bereiche dieser Breite passen nicht zur Spalte „\(column)“; breitere wählen oder --bin auto"
    case .notACondition(let text):
      "„\(text)“ ist keine Bedingung; Spalte, Operator und Wert schreiben, etwa --where 'price >= 10'"
    case .notAValue(let value, let column):
      "„\(value)“ ist mit der Spalte „\(column)“ nicht vergleichbar; so schreiben wie in der Spalte"
    case .tooManyUnits(let unit, let number, let instead):
      "--every \(unit) ergibt \(count(number)) Stellen von der ersten bis zur letzten Zeit; --every \(instead) oder länger verwenden"
    case .tooManyCells:
      "das Diagramm hätte zu viele Stellen; längere Zeiteinheiten oder weniger Reihen wählen"
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      "keine Zeile erfüllt \(conditions); die Spalte „\(column)“ \(areEnds ? "reicht von" : "enthält") \(values)"
    case .noTimes(let columns):
      "keine Spalte enthält Zeiten; mit --x eine Spalte wählen oder --last, --from und --to weglassen (Spalten: \(columns))"
    case .noSuchChart(let number, let all):
      "kein Diagramm \(count(number)); 1 bis \(count(all)) wählen, --charts zählt sie auf"
    }
  }
}
