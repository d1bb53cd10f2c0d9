import Charts

extension French {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "\(count(kept)) sur \(count(rows, .row))\(colon)\(conditions)"
    case .missing(let column): "\(column) sans valeur"
    case .present(let column): "\(column) avec valeur"
    case .counted(let rows): "Chaque valeur est un nombre de lignes, \(count(rows)) en tout"
    case .timeUnit(let unit, let column): "\(column) par \(unit)"
    case .unit(.minute): "minute"
    case .unit(.hour): "heure"
    case .unit(.day): "jour"
    case .unit(.week): "semaine"
    case .unit(.month): "mois"
    case .unit(.quarter): "trimestre"
    case .unit(.year): "année"
    case .ranges(let column, let width): "\(column) par tranches de \(width)"
    case .largest(let kept, let all, let column):
      "Les \(count(kept)) plus grandes parmi \(count(all, .value)) \(of(column))"
    case .ranked(let column, let isSum):
      "Les plus grandes selon \(isSum ? "la somme \(of(column ?? ""))" : column ?? "le nombre de lignes")"
    case .rankedByMean(let column): "Les plus grandes selon la moyenne \(of(column))"
    case .largestColumns(let kept, let all):
      "Les \(count(kept)) colonnes sur \(count(all)) aux plus grandes moyennes"
    case .othersTogether(let rows): "les autres ensemble, \(count(rows, .row))"
    case .othersLeftOut(let rows): "les autres omises, \(count(rows, .row))"
    case .others: "autres"
    case .sorted(let column, let isDescending):
      "Tri par \(column ?? "valeur"), \(isDescending ? "décroissant" : "croissant")"
    case .andMore(let names, let more): "\(names) et \(count(more)) autres"
    case .notCharted(let columns): "Non représentées\(colon)\(columns)"
    case .notCompared(let series):
      "Non comparées, d’une autre unité ou d’un autre ordre de grandeur\(colon)\(series)"
    case .equalColumns(let columns): "Colonnes identiques\(colon)\(columns)"
    case .constants(let columns): "Non représentées, car constantes\(colon)\(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "Chaque valeur se situe entre \(low) et \(high)"
        + (areWhole ? "" : ", là où il y a les deux")
    case .errorColumn(let column):
      "Barres d’erreur\(colon)\(column) au-dessus et en dessous de chaque valeur"
    case .emptyColumns(let columns): "Sans valeurs\(colon)\(columns)"
    case .renamed(let columns): "Renommées, car le nom apparaît deux fois\u{A0}: \(columns)"
    case .withoutEffect(let options):
      "Sans effet, car aucune colonne ne contient de dates\u{A0}: \(options)"
    case .unsuitedSettings(let settings):
      "Réglages qui ne conviennent pas à ce tableau\u{A0}: \(settings)"
    case .aggregated(let aggregate, let measures): "\(aggregate) \(of(measures))"
    case .aggregatedRows(let aggregate, let measures): "\(aggregate) \(of(measures)) par ligne"
    case .rowCount: "nombre de lignes"
    case .against(let values, let other): "\(values) selon \(other)"
    case .over(let values, let place): "\(values) par \(place)"
    case .series(let number, let column): "\(count(number, .series)) par \(column)"
    case .charts(let number, let column):
      "\(count(number, Noun("graphique", "graphiques"))) par \(column)"
    case .role(.time): "date ou heure"
    case .role(.cyclic): "partie du calendrier"
    case .role(.latitude): "latitude"
    case .role(.longitude): "longitude"
    case .role(.rowNumber): "numéro de ligne"
    case .role(.key): "clé"
    case .role(.nominal): "catégorie"
    case .role(.ordinal): "niveau"
    case .role(.measure): "mesure"
    case .role(.empty): "vide"
    case .direction: "direction"
    case .namesake: "correspond au nom du fichier"
    case .charted: "dans le graphique"
    case .chartedIn(let number): "dans le graphique \(number)"
    case .differentOf(let kept, let all): "\(count(kept)) valeurs différentes sur \(count(all))"
    case .columnsNotCharted(let number): "\(count(number)) colonnes non représentées"
    case .pointsHere(let number): "\(count(number, .point)) à cet endroit"
    case .different(let number):
      "\(count(number, .value)) \(number < 2 ? "différente" : "différentes")"
    case .reason(andValues: false): "d’après le nom"
    case .reason(andValues: true): "d’après le nom et les valeurs"
    case .notNumbers(let column, let options):
      "la colonne \(quoted(column)) ne contient pas de nombres\(semicolon)compter les lignes avec \(options[.aggregate, "count"]) ou choisir une autre colonne"
    case .notDates(let column, let options):
      "la colonne \(quoted(column)) ne contient pas de dates\(semicolon)en choisir une autre ou retirer \(options[.every])"
    case .notNames(let column, let options):
      "la colonne \(quoted(column)) a son propre ordre\(semicolon)\(options[.sort]) et \(options[.top]) demandent une colonne de noms"
    case .badWidth(let column, let values, let options):
      "des tranches de cette largeur ne conviennent pas à la colonne \(quoted(column))\(values.map { " (\($0))" } ?? "")\(semicolon)choisir une autre largeur ou utiliser \(options[.bin, "auto"])"
    case .notACondition(let text, let options):
      "\(quoted(text)) n’est pas une condition\(semicolon)écrire une colonne, un opérateur et une valeur, comme \(options[.conditions, "'price >= 10'"])"
    case .notAValue(let value, let column, let example):
      "\(quoted(value)) n’est pas comparable à la colonne \(quoted(column))\(semicolon)l’écrire comme dans la colonne\(colon)\(example)"
    case .noSuchDay(let text):
      "\(quoted(text))\(colon)ce jour n’existe pas dans le calendrier"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "\(options[.every, unit]) donne \(count(number)) endroits de la première à la dernière date\(semicolon)utiliser \(options[.every, instead]) ou plus long"
    case .tooFine(let column, let instead, let options):
      "les dates de la colonne \(quoted(column)) ne sont pas aussi précises\(semicolon)utiliser \(options[.every, instead]) ou plus long"
    case .tooManyCells:
      "le graphique aurait trop d’endroits\(semicolon)choisir des unités de temps plus longues ou moins de séries"
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      "aucune ligne ne vérifie la condition \(quoted(conditions))\(semicolon)la colonne \(quoted(column)) \(areEnds ? "va" : "contient") \(values)"
    case .nothingInCommon(let conditions):
      "aucune ligne ne vérifie toutes ces conditions à la fois\(colon)\(conditions)\(semicolon)en retirer une"
    case .noTimes(let columns, let options):
      "aucune colonne ne contient de dates\(semicolon)choisir une colonne avec \(options[.x]) ou retirer \(options[.last]), \(options[.from]) et \(options[.to]) (colonnes\(colon)\(columns))"
    case .noSuchChart(let number, let all):
      "pas de graphique \(count(number))\(semicolon)choisir de 1 à \(count(all)), --charts en donne la liste"
    }
  }
}
