import Charts

extension German {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "Diagramme dieser Tabelle, \(count(number, .item))"
    case .columns(let number): "Spalten dieser Tabelle, \(count(number, .item))"
    case .x: "Auf der x-Achse"
    case .y: "Als Werte, statt der anderen"
    case .alsoY: "Als Werte, neben den anderen"
    case .series: "Eine Reihe je Wert"
    case .split: "Ein Diagramm je Wert"
    case .label: "Bei jedem Punkt nennen"
    case .filter: "Nur einige ihrer Werte"
    case .leftOut: "Aus dem Diagramm weglassen"
    case .aggregate(let name): "Zeilen gleicher Stelle: \(name)"
    case .unit(let unit): "Einheit: \(unit)"
    case .chosen(let row): "\(row), ausgewählt"
    case .hidden(let value): "\(value), ausgelassen"
    case .unchosen(let value): "\(value), mit allen anderen gezeigt"
    case .reason(.asked): "wie verlangt"
    case .reason(.candles): "es gibt Spalten für Eröffnung, Hoch, Tief und Schluss"
    case .reason(.times): "jede Zeit kommt einmal vor"
    case .reason(.timesOfKinds): "Zeiten wiederholen sich, einmal je Reihe"
    case .reason(.timesOfKindsOfKinds): "Zeiten wiederholen sich, einmal je Reihe jedes Diagramms"
    case .reason(.placesOnEarth): "es gibt Spalten für Breite und Länge"
    case .reason(.measuresOfThings): "zwei Messgrößen vieler Dinge"
    case .reason(.names): "Namen mit Werten"
    case .reason(.namesOfKinds): "Namen zweier Arten mit Werten"
    case .reason(.counts): "Zeilen werden gezählt"
    case .reason(.numbers): "Zahlen in ihrer Ordnung"
    case .reason(.repeatedPlaces): "Stellen wiederholen sich"
    case .reason(.kindsThatTellMost): "die Art, die am meisten über die Werte sagt"
    case .reason(.sharesOfOutcome):
      "der Anteil eines Ergebnisses, nach dem, was am meisten darüber sagt"
    case .reason(.followUps): "Zeiten bis zu einem Ereignis, nach Art"
    case .reason(.fewValues): "Spalten mit wenigen verschiedenen Werten"
    case .reason(.repeatedSubjects): "dieselben Personen oder Dinge kommen wieder"
    case .reason(.columnsInOrder): "Spalten ohne Namen, in ihrer Reihenfolge"
    case .noTable: "Dieses Diagramm hat keine Tabelle"
    case .takenBack: "Zurückgenommen"
    case .notSaid(let name): "\(name) wird nicht genannt: ein Punkt besteht aus mehreren Zeilen"
    case .nothingToTakeBack: "Nichts zurückzunehmen"
    case .charting: "Diagramm wird erstellt"
    case .looking: "Tabelle wird durchgesehen"
    case .noCommand(let kind):
      "Kein Befehl ergibt dieses Diagramm: stattdessen \(kind) nehmen"
    case .readsPipe(let kind):
      "Die Daten kamen durch eine Pipe: \(kind) enthält sie"
    case .zoomLeftOut: "Der Befehl zeigt das ganze Diagramm, nicht diesen Teil"
    case .pitchesOfPart: "Tiefster und höchster Ton gelten dort nur für diesen Teil"
    case .someChartsLeftOut: "Einige der Diagramme hier sind nicht darin"
    case .opensOnFirstChart: "Die Datei öffnet sich mit ihrem ersten Diagramm, nicht mit diesem"
    case .sameAxesLeftOut: "Die Diagramme darin haben eigene Achsen"
    case .notARange(let text): "Kein Bereich: \(text)"
    case .allRows(let number): "alle \(count(number, .row))"
    case .comparedWith: "verglichen mit"
    case .nothingToCompare:
      "Noch nichts zu vergleichen: zuerst Werte wählen oder einen Abschnitt markieren"
    case .multiples(let number): "Nebeneinander, \(count(number, .item))"
    }
  }
}
