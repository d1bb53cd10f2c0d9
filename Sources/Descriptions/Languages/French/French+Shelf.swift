import Charts

extension French {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "Graphiques de ce tableau, \(count(number, .item))"
    case .columns(let number): "Colonnes de ce tableau, \(count(number, .item))"
    case .x: "Sur l’axe x"
    case .y: "Valeurs, à la place des autres"
    case .alsoY: "Valeurs, en plus des autres"
    case .series: "Une série par valeur"
    case .split: "Un graphique par valeur"
    case .label: "Énoncée avec chaque point"
    case .filter: "Une partie de ses valeurs"
    case .leftOut: "Retirer du graphique"
    case .aggregate(let name): "Lignes d’un même endroit : \(name)"
    case .unit(let unit): "Unité : \(unit)"
    case .chosen(let row): "\(row), sélectionné"
    case .hidden(let value): "\(value), exclu"
    case .unchosen(let value): "\(value), dans le graphique avec les autres"
    case .reason(.asked): "comme demandé"
    case .reason(.candles): "ouverture, plus haut, plus bas et clôture sont des colonnes"
    case .reason(.times): "chaque moment vient une fois"
    case .reason(.timesOfKinds): "les moments se répètent, une fois par série"
    case .reason(.timesOfKindsOfKinds):
      "les moments se répètent, une fois par série de chaque graphique"
    case .reason(.placesOnEarth): "latitude et longitude sont des colonnes"
    case .reason(.measuresOfThings): "deux mesures de nombreuses choses"
    case .reason(.names): "des noms avec des valeurs"
    case .reason(.namesOfKinds): "des noms de deux sortes avec des valeurs"
    case .reason(.counts): "les lignes sont comptées"
    case .reason(.numbers): "des nombres dans leur ordre"
    case .reason(.repeatedPlaces): "les endroits se répètent"
    case .reason(.kindsThatTellMost): "la catégorie qui en dit le plus sur les valeurs"
    case .reason(.sharesOfOutcome): "la part d’un résultat, selon ce qui en dit le plus"
    case .reason(.followUps): "durées jusqu’à un événement, par catégorie"
    case .reason(.fewValues): "colonnes avec peu de valeurs différentes"
    case .reason(.repeatedSubjects): "les mêmes sujets reviennent"
    case .reason(.columnsInOrder): "colonnes sans nom, dans leur ordre"
    case .noTable: "Ce graphique ne vient pas d’un tableau"
    case .takenBack: "Annulé"
    case .notSaid(let name): "\(name) n’est pas énoncé\u{A0}: un point réunit plusieurs lignes"
    case .needed(let name, true): "Le graphique a besoin de \(name) sur l’axe x"
    case .needed(let name, false): "Le graphique a besoin de \(name) pour ses valeurs"
    case .notInChart(let name): "\(name) n’est pas dans ce graphique"
    case .inOtherChart(let name, let number):
      "\(name) est dans le graphique \(number), pas dans celui-ci"
    case .nothingToTakeBack: "Rien à annuler"
    case .charting: "Création du graphique"
    case .looking: "Examen du tableau en cours"
    case .noCommand(let kind):
      "Aucune commande ne crée ce graphique\u{A0}: prenez \(kind)"
    case .readsPipe(let kind):
      "Les données sont venues par un tube\u{A0}: \(kind) les contient"
    case .zoomLeftOut: "La commande montre tout le graphique, pas cette partie"
    case .pitchesOfPart: "Le son n’y va du grave à l’aigu que pour cette partie"
    case .someChartsLeftOut: "Certains des graphiques ouverts n’y sont pas"
    case .opensOnFirstChart: "Le fichier s’ouvre sur son premier graphique, pas sur celui-ci"
    case .sameAxesLeftOut: "Ses graphiques ont chacun leurs propres axes"
    case .notARange(let text): "Pas un intervalle : \(text)"
    case .allRows(let number): "les \(count(number, .row))"
    case .comparedWith: "comparé à"
    case .nothingToCompare:
      "Rien à comparer pour l’instant\u{A0}: choisissez d’abord des valeurs ou marquez un passage"
    case .multiples(let number): "Côte à côte, \(count(number, .item))"
    }
  }
}
