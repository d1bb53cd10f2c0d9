import Charts
import FoundationEssentials

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
    case .ranked(let column, let isSum):
      "Die größten nach \(isSum ? "der Summe von \(column ?? "")" : column ?? "Anzahl der Zeilen")"
    case .rankedByMean(let column): "Die größten nach dem Mittelwert von \(column)"
    case .largestColumns(let kept, let all):
      "Die \(count(kept)) von \(count(all, Noun("Spalte", "Spalten"))) mit den größten Mittelwerten"
    case .othersTogether(let rows): "die übrigen zusammen, \(count(rows, .row))"
    case .othersLeftOut(let rows): "die übrigen ausgelassen, \(count(rows, .row))"
    case .others: "übrige"
    case .sorted(let column, let isDescending):
      "Sortiert nach \(column ?? "Wert"), \(isDescending ? "absteigend" : "aufsteigend")"
    case .andMore(let names, let more): "\(names) und \(count(more)) weitere"
    case .notCharted(let columns): "Nicht dargestellt: \(columns)"
    case .notCompared(let series): "Nicht verglichen, da von anderer Einheit oder Größe: \(series)"
    case .equalColumns(let columns): "Gleiche Spalten: \(columns)"
    case .constants(let columns): "Nicht dargestellt, immer gleich: \(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "Jeder Wert liegt zwischen \(low) und \(high)"
        + (areWhole ? "" : ", wo es beide gibt")
    case .errorColumn(let column): "Fehlerbalken\(colon)\(column) über und unter jedem Wert"
    case .emptyColumns(let columns): "Ohne Werte: \(columns)"
    case .renamed(let columns): "Umbenannt, weil der Name zweimal vorkommt: \(columns)"
    case .withoutEffect(let options):
      "Ohne Wirkung, da keine Spalte Datumsangaben enthält: \(options)"
    case .unsuitedSettings(let settings):
      "Einstellungen, die nicht zu dieser Tabelle passen: \(settings)"
    case .aggregated(let aggregate, let measures): "\(aggregate) von \(measures)"
    case .aggregatedRows(let aggregate, let measures): "\(aggregate) von \(measures) je Zeile"
    case .rowCount: "Anzahl der Zeilen"
    case .against(let values, let other): "\(values) über \(other)"
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
    case .direction: "Richtung"
    case .namesake: "passt zum Namen der Datei"
    case .charted: "im Diagramm"
    case .chartedIn(let number): "in Diagramm \(number)"
    case .differentOf(let kept, let all): "\(count(kept)) von \(count(all)) verschiedenen"
    case .columnsNotCharted(let number): "\(count(number)) Spalten nicht dargestellt"
    case .pointsHere(let number): "\(count(number, .point)) an dieser Stelle"
    case .different(1): "1 Wert"
    case .different(let number): "\(count(number)) verschiedene"
    case .reason(andValues: false): "am Namen erkannt"
    case .reason(andValues: true): "an Namen und Werten erkannt"
    case .notNumbers(let column, let options):
      "die Spalte „\(column)“ enthält keine Zahlen; Zeilen mit \(options[.aggregate, "count"]) zählen oder eine andere Spalte wählen"
    case .notDates(let column, let options):
      "die Spalte „\(column)“ enthält keine Zeiten; eine andere wählen oder \(options[.every]) weglassen"
    case .notNames(let column, let options):
      "die Spalte „\(column)“ hat eine eigene Ordnung; \(options[.sort]) und \(options[.top]) brauchen eine Spalte mit Namen"
    case .badWidth(let column, let values, let options):
      "Bereiche dieser Breite passen nicht zur Spalte „\(column)“\(values.map { " (\($0))" } ?? ""); eine andere Breite wählen oder \(options[.bin, "auto"])"
    case .notACondition(let text, let options):
      "„\(text)“ ist keine Bedingung; Spalte, Operator und Wert schreiben, etwa \(options[.conditions, "'price >= 10'"])"
    case .notAValue(let value, let column, let example):
      "„\(value)“ ist mit der Spalte „\(column)“ nicht vergleichbar; so schreiben wie in der Spalte: \(example)"
    case .noSuchDay(let text):
      "„\(text)“: diesen Tag gibt es im Kalender nicht"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "\(options[.every, unit]) ergibt \(count(number)) Stellen von der ersten bis zur letzten Zeit; \(options[.every, instead]) oder länger verwenden"
    case .tooFine(let column, let instead, let options):
      "die Zeiten der Spalte „\(column)“ sind nicht so genau; \(options[.every, instead]) oder länger verwenden"
    case .tooManyCells:
      "das Diagramm hätte zu viele Stellen; längere Zeiteinheiten oder weniger Reihen wählen"
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      "keine Zeile erfüllt die Bedingung „\(conditions)“; die Spalte „\(column)“ \(areEnds ? "reicht \(reach(values))" : "enthält \(values)")"
    case .nothingInCommon(let conditions):
      "keine Zeile erfüllt alle diese Bedingungen zugleich: \(conditions); eine davon weglassen"
    case .noTimes(let columns, let options):
      "keine Spalte enthält Zeiten; mit \(options[.x]) eine Spalte wählen oder \(options[.last]), \(options[.from]) und \(options[.to]) weglassen (Spalten: \(columns))"
    case .noSuchChart(let number, let all):
      "kein Diagramm \(count(number)); 1 bis \(count(all)) wählen, --charts zählt sie auf"
    }
  }

  /// From one value to another; from one day to another with the articles that these have, “vom … bis zum …”.
  private func reach(_ values: String) -> String {
    let ends = values.components(separatedBy: " bis ")
    let areDays = ends.allSatisfy { end in
      end.prefix { $0.isNumber }.count < 3 && end.drop { $0.isNumber }.hasPrefix(".")
        && end.contains(where: \.isLetter) || end.wholeMatch(of: /[0-9]{1,2}\./) != nil
    }
    return ends.count == 2 && areDays ? "vom \(ends[0]) bis zum \(ends[1])" : "von \(values)"
  }
}
