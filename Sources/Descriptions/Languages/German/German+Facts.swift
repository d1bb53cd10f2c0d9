import Charts

extension German {
  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "Verlauf"
    case .label(.mean): "Mittelwert"
    case .label(.change): "Veränderung"
    case .label(.trend): "Trend"
    case .label(.missing): "ohne Wert"
    case .label(.offScale): "nicht gezeigt"
    case .label(.correlation): "Korrelation"
    case .label(.correlationOfLogarithms): "Korrelation auf logarithmischen Achsen"
    case .label(.gap): "Lücke"
    case .label(.gaps): "Lücken"
    case .label(.period): "Wiederholung"
    case .label(.spike): "Spitze"
    case .label(.dip): "Einbruch"
    case .label(.spikes): "Spitzen"
    case .label(.dips): "Einbrüche"
    case .label(.outliers): "Ausreißer"
    case .label(.plateau): "Plateau"
    case .label(.plateaus): "Plateaus"
    case .label(.unusuallyHigh): "ungewöhnlich hoch"
    case .label(.unusuallyLow): "ungewöhnlich niedrig"
    case .label(.largestRise): "größter Anstieg"
    case .label(.largestDrop): "größter Rückgang"
    case .label(.sampleSize): "Werte"
    case .label(.meanOfMeans): "Mittelwert der Mittelwerte"
    case .label(.medianOfMeans): "Median der Mittelwerte"
    case .label(.meanOfEachPeriod): "Mittelwert je Periode"
    case .label(.meanOfMedians): "Mittelwert der Mediane"
    case .label(.medianOfMedians): "Median der Mediane"
    case .label(.medians): "Mediane"
    case .label(.firstValue): "erster Wert"
    case .label(.lastValue): "letzter Wert"
    case .label(.largestSpread): "größter Quartilsabstand"
    case .label(.densest): "am dichtesten"
    case .label(.shares): "Anteile"
    case .label(.middleHalf): "mittlere Hälfte"
    case .label(.belowZero): "unter null"
    case .label(.deviation): "Standardabweichung"
    case .label(.swings): "Schwankungen"
    case .label(.skew): "Form"
    case .label(.trendLine): "Trendlinie"
    case .label(.withoutShare): "ohne Anteil"

    case .kind(.line): "Liniendiagramm"
    case .kind(.bar): "Balkendiagramm"
    case .kind(.groupedBar): "gruppiertes Balkendiagramm"
    case .kind(.stackedBar): "gestapeltes Balkendiagramm"
    case .kind(.area): "Flächendiagramm"
    case .kind(.step): "Stufendiagramm"
    case .kind(.histogram), .shortKind(.histogram, _): "Histogramm"
    case .kind(.box), .shortKind(.box, _): "Boxplot"
    case .kind(.scatter), .shortKind(.scatter, _): "Streudiagramm"
    case .kind(.candlestick): "Kerzendiagramm"
    case .shortKind(.line, false): "Linien"
    case .shortKind(.bar, _): "Balken"
    case .shortKind(.groupedBar, _): "gruppierte Balken"
    case .shortKind(.stackedBar, _): "gestapelte Balken"
    case .shortKind(.area, _): "Fläche"
    case .shortKind(.step, _): "Stufen"
    case .kind(.heatMap), .shortKind(.heatMap, _): "Heatmap"
    case .shortKind(.candlestick, _): "Kerzen"
    case .kind(.violin), .shortKind(.violin, _): "Violinplot"
    case .kind(.pie), .shortKind(.pie, _): "Kreisdiagramm"
    case .kind(.donut), .shortKind(.donut, _): "Ringdiagramm"
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "positiv"
    case .correlation(.falling): "negativ"
    case .correlation: "kein klarer Zusammenhang"
    case .turningPoints(0): "kein Richtungswechsel"
    case .turningPoints(let number): count(number, Noun("Richtungswechsel"))
    case .strength(.veryStrong): "sehr stark"
    case .strength(.strong): "stark"
    case .strength(.moderate): "mäßig"
    case .strength(.weak): "schwach"
    case .clearness(.veryStrong): "sehr deutlich"
    case .clearness(.strong): "deutlich"
    case .clearness(.moderate): "einigermaßen deutlich"
    case .clearness(.weak): "undeutlich"
    case .change(let start, let end): "von \(start) auf \(end)"
    case .first(let told, let number, let measure):
      "\(told), \(measure == .bin ? "die" : "der") erste von \(count(number))"
    case .firstAmong(let told, let number, let series):
      "\(told), der erste von \(count(number)) in \(count(series, .seriesInShort))"
    case .all(2, let value): "\(value), beide Werte"
    case .all(let number, let value): "\(value), alle \(count(number)) Werte"
    case .missingValues(let number): "Fehlende Werte: \(count(number))"
    case .gaps(let number, let longest, let alike):
      "\(count(number)), die längste \(longest)"
        + (alike > 1 ? ", die erste von \(count(alike))" : "")
    case .spikes(let number, let largest, let isPeak):
      "\(count(number)), \(isPeak ? "die höchste bei" : "der tiefste auf") \(largest)"
    case .outliers(let number, let farthest): "\(count(number)), am weitesten entfernt \(farthest)"
    case .outlierRule(true):
      "modifizierter z-Wert über 3,5 in ihrer Reihe nach Abzug von Trend und Wiederholung, mindestens ein Zehntel ihrer Spanne entfernt, und weit weg von den Nachbarn"
    case .outlierRule(false):
      "modifizierter z-Wert über 3,5 in ihrer Reihe, mindestens ein Zehntel ihrer Spanne von deren Median entfernt, und höchstens ein Zehntel ihrer Werte"
    case .farFromNeighbors: "weit weg von den Nachbarn"
    case .farFromOthers: "weit weg von allen anderen"
    case .farFromMedian: "weit weg vom Median"
    case .unusualInRepetition: "ungewöhnlich für die Stelle in der Wiederholung"
    case .unusual(let part, _): "ungewöhnlich für \(part)"
    case .allSeries(let number): "alle \(count(number)) Reihen"
    case .largestMean(let high, let low): "Im Mittel am höchsten: \(high); am niedrigsten: \(low)"
    case .lineAt(let value): "Linie bei \(value)"
    case .above(let above, let all):
      "\(count(above)) von \(count(all, Noun("Wert", "Werten"))) darüber"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(below) von \(count(all, Noun("Wert", "Werten"))), \(isOnly ? "" : "zuerst ")\(place)"
    case .spannedPowers(let powers, let option?):
      "Die Werte reichen über \(count(powers)) Zehnerpotenzen; \(option) trennt die kleinen"
    case .spannedPowers(let powers, nil):
      "Die Werte reichen über \(count(powers)) Zehnerpotenzen; eine logarithmische Achse trennt die kleinen"
    case .skewed(true?): "längerer Ausläufer zu hohen Werten"
    case .skewed(false?): "längerer Ausläufer zu niedrigen Werten"
    case .skewed(nil): "etwa symmetrisch"
    case .swing(let times, true): "in der zweiten Hälfte \(times)-mal so groß wie in der ersten"
    case .swing(let times, false): "in der ersten Hälfte \(times)-mal so groß wie in der zweiten"
    case .firstStep(let told, let number): "\(told), der erste von \(count(number)) gleich großen"
    case .plateaus(let number, let longest): "\(count(number)), das längste bei \(longest)"
    case .every(let length, let isExact): "\(isExact ? "" : "etwa ")alle \(length)"
    case .everyUnit(let unit, let isExact): "\(isExact ? "" : "etwa ")\(every(unit))"
    case .everyWorkingDay: "an Werktagen"
    case .either(let low, let high): "\(low) oder \(high)"
    case .about(let length): "etwa \(length)"
    case .amongShown(let told): "\(told), unter den gezeigten"
    case .largestDifference(let pair, let size, let place):
      "\(pair), größter Abstand: \(size) \(place)"
    case .line, .shortKind(.line, true): "Linie"
    case .singleValues: "Einzelwerte"
    case .sameAxes(let charts): "Gleiche Achsen in \(count(charts, inCharts)) der Liste"
    case .sameXAxis(let charts): "Gleiche X-Achse in \(count(charts, inCharts)) der Liste"
    case .sameYAxis(let charts): "Gleiche Y-Achse in \(count(charts, inCharts)) der Liste"
    case .offScale(let number):
      "\(count(number, .value)) ohne Platz auf einer logarithmischen Achse"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "\(ofParts ? "\(count(number, .point)) mit Werten" : count(number, .value)) \(isAbove ? "über" : "unter") dem angegebenen Bereich, \(range)"
    case .noPoints(let stretch): "Keine Punkte \(stretch)"
    case .missingTimes(let number, let longest):
      "An \(count(number)) Stellen fehlen Zeiten, am längsten \(longest)"
    case .leftOut(let rows): "Ausgelassen: \(count(rows, .row)) ohne x-Wert"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "Bis zu \(count(most, .point)) mit demselben Wert von \(column), an \(shared == 1 ? "einer" : count(shared)) von \(count(places, Noun("Stelle", "Stellen"))), daher kein Verlauf"
    case .remedied(let told, let option, let column):
      "\(told); \(option) ergibt je Wert von \(column) ein Diagramm"
    case .whole(let stretch): "alles: \(stretch)"
    case .bins(let number, let width): "Klassen: \(count(number)), je \(width) breit"
    case .around(let values): "um \(values)"
    case .shares(let parts, let whole): "\(parts) von \(whole)"
    case .otherShares(let number, let percent):
      "\(count(number, Noun("übriger", "übrige zusammen"))) \(percent)"
    case .belowZero(let number, let place):
      "\(count(number, .value)) unter null, \(number > 1 ? "der erste " : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "Jeder Wert: \(aggregate) \(aggregate == words(point: .part(.count)) ? "von" : "aus") \(low)\(high.map { " bis \($0)" } ?? "") Zeilen"
    case .leftOutColumn(let place, let text, let isNumber):
      "Ausgelassen: \(place), „\(text)“ \(isNumber ? "hat nicht die Einheit der Zahlen davor" : "ist keine Zahl")"
    case .infinite(let number):
      "\(count(number, Noun("unendlicher Wert", "unendliche Werte"))), als fehlend behandelt"
    case .strays(1, let texts): "1 Zelle ist keine Zahl (\(texts)), als fehlend behandelt"
    case .strays(let number, let texts):
      "\(count(number)) Zellen sind keine Zahlen (\(texts)), als fehlend behandelt"
    case .notPercents(1, let texts):
      "1 Zelle ist keine Prozentzahl (\(texts)), als fehlend behandelt"
    case .notPercents(let number, let texts):
      "\(count(number)) Zellen sind keine Prozentzahlen (\(texts)), als fehlend behandelt"
    case .strayDates(1, let text): "1 Zelle enthält kein Datum (\(text)), als fehlend behandelt"
    case .strayDates(let number, let text):
      "\(count(number)) Zellen enthalten kein Datum (\(text)), als fehlend behandelt"
    case .localTimes(1, true, let zone, let text):
      "1 Uhrzeit gibt es in \(zone) nicht (\(text)), um die Zeitumstellung später eingeordnet"
    case .localTimes(let number, true, let zone, let text):
      "\(count(number)) Uhrzeiten gibt es in \(zone) nicht (\(text)), um die Zeitumstellung später eingeordnet"
    case .localTimes(1, false, let zone, let text):
      "1 Uhrzeit gibt es in \(zone) zweimal (\(text)), als die erste gelesen"
    case .localTimes(let number, false, let zone, let text):
      "\(count(number)) Uhrzeiten gibt es in \(zone) zweimal (\(text)), als die erste gelesen"
    case .zonelessTimes(1, let text):
      "1 Uhrzeit ohne Zeitzone (\(text)), als UTC gelesen"
    case .zonelessTimes(let number, let text):
      "\(count(number)) Uhrzeiten ohne Zeitzone (\(text)), als UTC gelesen"
    case .roundedIntegers: "ganze Zahlen mit mehr als 15 Ziffern sind gerundet"
    case .marks(1, let texts): "hinter 1 Zahl weggelassen: \(texts)"
    case .marks(let number, let texts): "hinter \(count(number)) Zahlen weggelassen: \(texts)"
    case .bracketed(1): "1 Zahl ohne ihre eckigen Klammern gelesen"
    case .bracketed(let number):
      "\(count(number)) Zahlen ohne ihre eckigen Klammern gelesen"
    case .assumedGroups(let option):
      "Punkte als Tausendertrennung gelesen"
        + (option.map { "; \($0) liest sie als Dezimalzeichen" } ?? "")
    case .countedYes(let yes, let no): "„\(yes)“ zählt als 1, „\(no)“ als 0"
    case .dayNumbers: "Zahlen als Datum einer Tabellenkalkulation gelesen (Tage seit 1900)"
    case .folded(let columns, let range):
      "Als Zeilen: \(columns) Spalten, \(range)"
    case .noHeader(let columns):
      "Ohne Kopfzeile: die Spalten heißen 1 bis \(count(columns))"
        + "; --header nimmt die erste Zeile als Namen"
    case .westernText: "Der Text ist nicht UTF-8, gelesen als Windows-1252"
    case .skippedLines(let lines):
      "Übergangen: \(count(lines, .row)) außerhalb der Tabelle"
    case .shortRows(1, let place):
      "1 Zeile ist zu kurz (\(place)), ihre letzten Zellen werden als fehlend behandelt"
    case .shortRows(let rows, let place):
      "\(count(rows, .row)) sind zu kurz (zuerst \(place)), ihre letzten Zellen werden als fehlend behandelt"
    case .notDate(let text):
      "„\(text)“ ist kein eindeutiges Datum, daher ist die Spalte Text"
    case .noSuchDay(let text, isText: true):
      "„\(text)“ gibt es im Kalender nicht, daher ist die Spalte Text"
    case .noSuchDay(let text, isText: false):
      "„\(text)“ gibt es im Kalender nicht, als fehlend behandelt"
    case .missingCode(let code, let count, let option):
      "\(code), weit von allen anderen entfernt, kommt \(count == 1 ? "einmal" : "\(self.count(count))-mal") vor und zählt als Wert"
        + (option.map { "; steht es für „fehlt“, hilft \($0)" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "mit dem Tag zuerst gelesen"
        + (option.map { "; \($0) liest den Monat zuerst" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "mit dem Monat zuerst gelesen"
        + (option.map { "; \($0) liest den Tag zuerst" } ?? "")
    case .unreadDates(let option):
      "sieht nach Datumsangaben in einer unbekannten Form aus"
        + (option.map { "; \($0) gibt sie an" } ?? "")
    case .lastDays: "Zeiträume zählen als ihr letzter Tag"
    case .assumedYear(let year): "Zeiten ohne Jahr: die letzte gilt als \(year)"
    case .rowsSoFar(let rows): "Bisher \(rows)"
    case .cutOff(let rows): "Beim Lesen kürzer geworden: \(rows) gelesen"
    case .changedMeanwhile:
      "Beim Lesen überschrieben: alte und neue Zeilen können gemischt sein; noch einmal lesen"
    case .replacedMeanwhile: "Beim Lesen durch eine andere Datei ersetzt: dies ist die alte"
    case .correlations(let count):
      "Eine Matrix von \(count) × \(count) Korrelationen, auf beiden Seiten der Diagonale gleich; deren Einsen sind ausgelassen"
    case .shareOfAll(let share, let yes, let all): "Anteil an allen: \(share) (\(yes) von \(all))"
    case .leftOutThin(let rows, let fewest):
      "Ausgelassen: \(count(rows, .row)) in Gruppen mit weniger als \(fewest)"
    case .leftOutWhole(let name): "Ausgelassen: Spalte „\(name)“, eine Summe anderer"
    case .nothingAggregated: "Nichts zusammenzufassen: je Stelle eine Zeile"
    case .leftOutTotal(let name, isSum: false):
      "Ausgelassen: Zeile „\(name)“, in der die anderen enthalten sind"
    case .leftOutTotal(let name, _): "Ausgelassen: Zeile „\(name)“, die Summe der anderen"
    case .leftOutAverage(let name): "Ausgelassen: Zeile „\(name)“, ein Durchschnitt der anderen"
    case .leftOutStatistic(let name): "Ausgelassen: Zeile „\(name)“, aus den anderen berechnet"
    case .leftOutPercents(let name): "Ausgelassen: Zeile „\(name)“ mit Prozentwerten"
    case .leftOutTotals(let rows, let names):
      "Ausgelassen: \(count(rows, .row)), Summen anderer (\(names))"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "Der \(isLast ? "letzte" : "erste") Wert (\(place)) umfasst nur \(count(covered, .time(part))) von \(count(all))"
    case .filledDown(1): "1 leere Zelle gilt als der Name darüber"
    case .filledDown(let cells):
      "\(count(cells)) leere Zellen gelten als der Name darüber"
    case .absent(let values, let column, let present):
      "Nicht in Spalte „\(column)“: \(values); darin steht \(present)"
    case .unnamed(let names, let more):
      "Nicht gezeigte Namen: \(names)" + (more > 0 ? " und \(count(more)) weitere" : "")
    case .ignored(let names):
      "Nicht gezeigt: \(names)"
    case .noShares: "Keine Anteile: kein Wert über null"
    case .sums(let rows, let values):
      "Addiert: \(count(rows, .row)) zu \(count(values, Noun("Wert", "Werten")))"
    case .wideBin(let place): "Breiter als die anderen: Klasse \(place)"
    case .quartileMethod:
      "Quartile durch lineare Interpolation; Antennen reichen bis zu Werten innerhalb von 1,5 Quartilsabständen; Werte jenseits davon sind Ausreißer, es sei denn, dort liegen mehr als drei und mehr als ein Zehntel"
    case .contradictions(1, let place):
      "Widersprüchlich: 1 Kerze \(place), nicht zwischen Tief und Hoch"
    case .contradictions(let candles, let place):
      "Widersprüchlich: \(count(candles)) Kerzen, die erste \(place), nicht zwischen Tief und Hoch"
    }
  }

  /// Charts in the dative, as after “in”.
  private var inCharts: Noun { Noun("Diagramm", "Diagrammen") }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "gleichbleibend"
    case (.mixed, _): "ohne klare Richtung"
    case (.rising, .veryStrong): "sehr deutlich steigend"
    case (.rising, .strong): "deutlich steigend"
    case (.rising, .moderate): "einigermaßen deutlich steigend"
    case (.rising, .weak): "tendenziell steigend"
    case (.rising, nil): "steigend"
    case (.falling, .veryStrong): "sehr deutlich fallend"
    case (.falling, .strong): "deutlich fallend"
    case (.falling, .moderate): "einigermaßen deutlich fallend"
    case (.falling, .weak): "tendenziell fallend"
    case (.falling, nil): "fallend"
    }
  }
}
