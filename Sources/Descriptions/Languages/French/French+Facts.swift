import Charts

extension French {
  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "allure"
    case .label(.mean): "moyenne"
    case .label(.change): "évolution"
    case .label(.trend): "tendance"
    case .label(.missing): "sans valeur"
    case .label(.offScale): "hors échelle"
    case .label(.correlation): "corrélation"
    case .label(.correlationOfLogarithms): "corrélation sur axes logarithmiques"
    case .label(.gap): "lacune"
    case .label(.gaps): "lacunes"
    case .label(.period): "répétition"
    case .label(.spike): "pic"
    case .label(.dip): "creux"
    case .label(.spikes): "pics"
    case .label(.dips): "creux"
    case .label(.outliers): "valeurs aberrantes"
    case .label(.plateau): "palier"
    case .label(.plateaus): "paliers"
    case .label(.unusuallyHigh): "phases inhabituellement hautes"
    case .label(.unusuallyLow): "phases inhabituellement basses"
    case .label(.largestRise): "plus forte hausse"
    case .label(.largestDrop): "plus forte chute"
    case .label(.sampleSize): "valeurs"
    case .label(.meanOfMeans): "moyenne des moyennes"
    case .label(.medianOfMeans): "médiane des moyennes"
    case .label(.meanOfEachPeriod): "moyenne de chaque période"
    case .label(.meanOfMedians): "moyenne des médianes"
    case .label(.medianOfMedians): "médiane des médianes"
    case .label(.medians): "médianes"
    case .label(.firstValue): "première valeur"
    case .label(.lastValue): "dernière valeur"
    case .label(.largestSpread): "plus grand écart interquartile"
    case .label(.densest): "densité maximale"
    case .label(.shares): "parts"
    case .label(.middleHalf): "moitié centrale"
    case .label(.belowZero): "en dessous de zéro"
    case .label(.deviation): "écart type"
    case .label(.swings): "fluctuations"
    case .label(.skew): "forme"
    case .label(.trendLine): "droite de tendance"
    case .label(.withoutShare): "sans part"

    case .kind(.scatter): "nuage de points"
    case .kind(.histogram): "histogramme"
    case .kind(.heatMap): "carte de chaleur"
    case .kind(let type) where [.bar, .groupedBar, .stackedBar].contains(type):
      "graphique à \(words(fact: .shortKind(type, isSingle: false)))"
    case .kind(let type) where [.box, .violin].contains(type):
      "diagramme en \(words(fact: .shortKind(type, isSingle: false)))"
    case .kind(let type): "graphique en \(words(fact: .shortKind(type, isSingle: false)))"
    case .shortKind(.line, false): "courbes"
    case .shortKind(.bar, _): "barres"
    case .shortKind(.groupedBar, _): "barres groupées"
    case .shortKind(.stackedBar, _): "barres empilées"
    case .shortKind(.area, _): "aires"
    case .shortKind(.step, _): "escalier"
    case .shortKind(.histogram, _): "histogramme"
    case .shortKind(.box, _): "boîtes"
    case .shortKind(.heatMap, _): "carte de chaleur"
    case .shortKind(.scatter, _): "nuage"
    case .shortKind(.candlestick, _): "chandeliers"
    case .shortKind(.violin, _): "violons"
    case .shortKind(.pie, _): "secteurs"
    case .shortKind(.donut, _): "anneau"
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "positive"
    case .correlation(.falling): "négative"
    case .correlation: "sans lien net"
    case .turningPoints(0): "aucun retournement"
    case .turningPoints(let number): count(number, Noun("retournement", "retournements"))
    case .strength(.veryStrong): "très forte"
    case .strength(.strong): "forte"
    case .strength(.moderate): "modérée"
    case .strength(.weak): "faible"
    case .clearness(.veryStrong): "très nette"
    case .clearness(.strong): "nette"
    case .clearness(.moderate): "assez nette"
    case .clearness(.weak): "peu nette"
    case .change(let start, let end): "de \(start) à \(end)"
    case .first(let told, let number, let measure):
      "\(told), \([.median, .close, .bin].contains(measure) ? "la première" : "le premier") sur \(count(number))"
    case .firstAmong(let told, let number, let series):
      "\(told), le premier sur \(count(number)) dans \(count(series, .series))"
    case .all(2, let value): "\(value), les deux valeurs"
    case .all(let number, let value): "\(value), les \(count(number)) valeurs"
    case .missingValues(let number): "Valeurs manquantes\u{A0}: \(count(number))"
    case .gaps(let number, let longest, let alike):
      "\(count(number)), la plus longue\u{A0}: \(longest)"
        + (alike > 1 ? ", la première sur \(count(alike))" : "")
    case .spikes(let number, let largest, let isPeak):
      "\(count(number)), le plus \(isPeak ? "haut" : "bas") à \(largest)"
    case .outliers(let number, let farthest):
      "\(count(number)), la plus éloignée\u{A0}: \(farthest)"
    case .outlierRule(true):
      "score z modifié supérieur à 3,5 dans leur série, tendance et répétition déduites, à au moins un dixième de son étendue, et loin des valeurs voisines"
    case .outlierRule(false):
      "score z modifié supérieur à 3,5 dans leur série, à au moins un dixième de son étendue de la médiane, et au plus un dixième de ses valeurs"
    case .farFromNeighbors: "loin des valeurs voisines"
    case .farFromOthers: "loin de toutes les autres"
    case .farFromMedian: "loin de la médiane"
    case .unusualInRepetition: "inhabituelle à cet endroit de la répétition"
    case .unusual(_, let time): "inhabituelle \(time)"
    case .allSeries(let number): "les \(count(number)) séries"
    case .largestMean(let high, let low):
      "En moyenne, la plus haute\u{A0}: \(high)\u{A0}; la plus basse\u{A0}: \(low)"
    case .lineAt(let value): "ligne à \(value)"
    case .above(let above, let all): "\(count(above, .value)) sur \(count(all)) au-dessus"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(below) \(isOnly ? "valeur" : "valeurs") sur \(count(all)), \(isOnly ? "" : "la première ")\(place)"
    case .spannedPowers(let powers, let option?):
      "Les valeurs s’étendent sur \(count(powers)) puissances de dix\u{A0}; \(option) sépare les petites"
    case .spannedPowers(let powers, nil):
      "Les valeurs s’étendent sur \(count(powers)) puissances de dix\u{A0}; un axe logarithmique sépare les petites"
    case .skewed(true?): "queue plus longue vers les valeurs hautes"
    case .skewed(false?): "queue plus longue vers les valeurs basses"
    case .skewed(nil): "à peu près symétrique"
    case .swing(let times, true):
      "\(times) fois plus grandes dans la seconde moitié que dans la première"
    case .swing(let times, false):
      "\(times) fois plus grandes dans la première moitié que dans la seconde"
    case .firstStep(let told, let number): "\(told), la première de \(count(number)) égales"
    case .plateaus(let number, let longest): "\(count(number)), le plus long à \(longest)"
    case .every(let length, let isExact):
      "\(isExact ? "" : "environ ")\(length.contains("semaine") ? "toutes" : "tous") les \(length)"
    case .everyUnit(let unit, let isExact):
      "\(isExact ? "" : "environ ")chaque \(unit == .year ? "année" : form(1, noun(.time(unit))))"
    case .everyWorkingDay: "les jours ouvrés"
    case .either(let low, let high): "\(low) ou \(high)"
    case .about(let length): "environ \(length)"
    case .amongShown(let told): "\(told), parmi les éléments affichés"
    case .largestDifference(let pair, let size, let place):
      "\(pair), plus grand écart\u{A0}: \(size) \(place)"
    case .line, .shortKind(.line, true): "courbe"
    case .singleValues: "valeurs isolées"
    case .sameAxes(let charts): "Mêmes axes dans \(count(charts, chart)) de la liste"
    case .sameXAxis(let charts): "Même axe X dans \(count(charts, chart)) de la liste"
    case .sameYAxis(let charts): "Même axe Y dans \(count(charts, chart)) de la liste"
    case .offScale(let number): "\(count(number, .value)) sans place sur un axe logarithmique"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "\(ofParts ? "\(count(number, .point)) avec des valeurs" : count(number, .value)) \(isAbove ? "au-dessus" : "en dessous") de la plage indiquée, \(range)"
    case .noPoints(let stretch): "Aucun point \(stretch)"
    case .missingTimes(let number, let longest):
      "Dates manquantes à \(count(number, Noun("endroit", "endroits"))), le plus long vide \(longest)"
    case .leftOut(let rows): "Hors graphique\u{A0}: \(count(rows, .row)) sans valeur x"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "Jusqu’à \(count(most, .point)) pour une même valeur \(of(column)), à \(count(shared, Noun("endroit", "endroits"))) sur \(count(places)), donc pas d’évolution décrite"
    case .remedied(let told, let option, let column):
      "\(told)\u{A0}; \(option) donne un graphique par valeur \(of(column))"
    case .whole(let stretch): "en tout, \(stretch)"
    case .bins(let number, let width): "Classes\u{A0}: \(count(number)), chacune large de \(width)"
    case .around(let values): "autour de \(values)"
    case .shares(let parts, let whole): "\(parts) de \(whole)"
    case .otherShares(let number, let percent):
      "\(count(number, Noun("autre", "autres")))\(number > 1 ? " ensemble" : "") \(percent)"
    case .belowZero(let number, let place):
      "\(count(number, .value)) en dessous de zéro, \(number > 1 ? "la première " : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "Chaque valeur\u{A0}: \(aggregate) de \(low)\(high.map { " à \($0)" } ?? "") lignes"
    case .leftOutColumn(let place, let text, let isNumber):
      "Hors graphique\u{A0}: \(place), \(quoted(text)) \(isNumber ? "n’a pas l’unité des nombres qui précèdent" : "n’est pas un nombre")"
    case .infinite(let number):
      "\(count(number, Noun("valeur infinie, traitée comme manquante", "valeurs infinies, traitées comme manquantes")))"
    case .strays(1, let texts):
      "1 cellule n’est pas un nombre (\(texts)), traitée comme manquante"
    case .strays(let number, let texts):
      "\(count(number)) cellules ne sont pas des nombres (\(texts)), traitées comme manquantes"
    case .notPercents(1, let texts):
      "1 cellule n’est pas un pourcentage (\(texts)), traitée comme manquante"
    case .notPercents(let number, let texts):
      "\(count(number)) cellules ne sont pas des pourcentages (\(texts)), traitées comme manquantes"
    case .strayDates(1, let text):
      "1 cellule n’est pas une date (\(text)), traitée comme manquante"
    case .strayDates(let number, let text):
      "\(count(number)) cellules ne sont pas des dates (\(text)), traitées comme manquantes"
    case .localTimes(1, true, let zone, let text):
      "1 heure n’existe pas dans le fuseau \(zone) (\(text)), repoussée de la durée du changement d’heure"
    case .localTimes(let number, true, let zone, let text):
      "\(count(number)) heures n’existent pas dans le fuseau \(zone) (\(text)), repoussées de la durée du changement d’heure"
    case .localTimes(1, false, let zone, let text):
      "1 heure apparaît deux fois dans le fuseau \(zone) (\(text)), lue comme la première"
    case .localTimes(let number, false, let zone, let text):
      "\(count(number)) heures apparaissent deux fois dans le fuseau \(zone) (\(text)), lues comme la première"
    case .zonelessTimes(1, let text):
      "1 heure sans fuseau (\(text)), lue en UTC"
    case .zonelessTimes(let number, let text):
      "\(count(number)) heures sans fuseau (\(text)), lues en UTC"
    case .roundedIntegers: "les nombres entiers de plus de 15 chiffres sont arrondis"
    case .marks(1, let texts): "omis après 1 nombre\u{A0}: \(texts)"
    case .marks(let number, let texts): "omis après \(count(number)) nombres\u{A0}: \(texts)"
    case .bracketed(1): "1 nombre lu sans ses crochets"
    case .bracketed(let number):
      "\(count(number)) nombres lus sans leurs crochets"
    case .assumedGroups(let option):
      "points lus comme séparateurs de milliers"
        + (option.map { "\u{A0}; \($0) les lit comme séparateurs décimaux" } ?? "")
    case .countedYes(let yes, let no): "\(quoted(yes)) compte pour 1, \(quoted(no)) pour 0"
    case .dayNumbers: "nombres lus comme des dates de tableur (jours depuis 1900)"
    case .folded(let columns, let range):
      "En lignes\u{A0}: \(columns) colonnes, \(range)"
    case .noHeader(let columns):
      "Sans en-tête\(colon)les colonnes s’appellent 1 à \(count(columns))"
        + "\u{A0}; --header prend la première ligne pour des noms"
    case .westernText: "Le texte n’est pas en UTF-8, lu comme Windows-1252"
    case .skippedLines(let lines): "Hors du tableau\u{A0}: \(count(lines, .row))"
    case .shortRows(1, let place):
      "1 ligne est trop courte (\(place)), ses dernières cellules sont traitées comme manquantes"
    case .shortRows(let rows, let place):
      "\(count(rows, .row)) sont trop courtes (la première, \(place)), leurs dernières cellules sont traitées comme manquantes"
    case .notDate(let text):
      "\(quoted(text)) n’est pas à coup sûr une date, la colonne est donc du texte"
    case .noSuchDay(let text, isText: true):
      "\(quoted(text)) n’existe pas dans le calendrier, la colonne est donc du texte"
    case .noSuchDay(let text, isText: false):
      "\(quoted(text)) n’existe pas dans le calendrier, traité comme manquant"
    case .missingCode(let code, let count, let option):
      "\(code), loin de tous les autres, apparaît \(self.count(count)) fois et compte comme une valeur"
        + (option.map { "\u{A0}; s’il signifie «\u{A0}sans valeur\u{A0}», utiliser \($0)" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "lue avec le jour en premier"
        + (option.map { "\u{A0}; \($0) lit d’abord le mois" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "lue avec le mois en premier"
        + (option.map { "\u{A0}; \($0) lit d’abord le jour" } ?? "")
    case .unreadDates(let option):
      "ressemble à des dates d’une forme inconnue"
        + (option.map { "\u{A0}; \($0) l’indique" } ?? "")
    case .lastDays: "les périodes de plusieurs jours comptent comme leur dernier jour"
    case .assumedYear(let year): "Dates sans année\u{A0}: la dernière est placée en \(year)"
    case .rowsSoFar(let rows): "\(rows) jusqu’ici"
    case .cutOff(let rows): "Raccourci pendant la lecture\u{A0}: \(rows)"
    case .changedMeanwhile:
      "Modifié pendant la lecture\u{A0}: anciennes et nouvelles lignes peuvent être mêlées\u{A0}; le relire"
    case .replacedMeanwhile:
      "Remplacé par un autre fichier pendant la lecture\u{A0}: ceci est l’ancien"
    case .correlations(let count):
      "Matrice de \(count) × \(count) corrélations, la même des deux côtés de sa diagonale, dont les 1 sont omis"
    case .shareOfAll(let share, let yes, let all):
      "Part de l’ensemble\u{A0}: \(share) (\(yes) sur \(all))"
    case .leftOutThin(let rows, let fewest):
      "Hors graphique\u{A0}: \(count(rows, .row)) dans des groupes qui en ont moins de \(fewest)"
    case .leftOutWhole(let name): "Omise\u{A0}: la colonne \(quoted(name)), somme d’autres"
    case .nothingAggregated: "Rien à agréger\u{A0}: une ligne par endroit"
    case .leftOutTotal(let name, isSum: false):
      "Omise\u{A0}: la ligne \(quoted(name)), qui contient les autres"
    case .leftOutTotal(let name, _): "Omise\u{A0}: la ligne \(quoted(name)), somme des autres"
    case .leftOutAverage(let name): "Omise\u{A0}: la ligne \(quoted(name)), moyenne des autres"
    case .leftOutStatistic(let name):
      "Omise\u{A0}: la ligne \(quoted(name)), calculée à partir des autres"
    case .leftOutPercents(let name): "Omise\u{A0}: la ligne \(quoted(name)), en pourcentages"
    case .leftOutTotals(let rows, let names):
      "Hors graphique\u{A0}: \(count(rows, .row)) de totaux (\(names))"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "La \(isLast ? "dernière" : "première") valeur (\(place)) ne couvre que \(count(covered, .time(part))) sur \(count(all))"
    case .filledDown(1): "1 cellule vide reprend le nom au-dessus"
    case .filledDown(let cells):
      "\(count(cells)) cellules vides reprennent le nom au-dessus"
    case .absent(let values, let column, let present):
      "Absents de la colonne \(quoted(column))\u{A0}: \(values)\(semicolon)elle contient \(present)"
    case .unnamed(let names, let more):
      "Noms non affichés\u{A0}: \(names)" + (more > 0 ? " et \(count(more)) autres" : "")
    case .ignored(let names):
      "Non représentés\u{A0}: \(names)"
    case .noShares: "Aucune part\u{A0}: aucune valeur au-dessus de zéro"
    case .sums(let rows, let values):
      "Additionnées\u{A0}: \(count(rows, .row)) en \(count(values, .value))"
    case .wideBin(let place): "Plus large que les autres\u{A0}: classe \(place)"
    case .quartileMethod:
      "Quartiles par interpolation linéaire\u{A0}; les moustaches vont jusqu’aux valeurs à moins de 1,5 écart interquartile\u{A0}; les valeurs au-delà sont aberrantes, sauf si elles sont plus de trois et dépassent un dixième de toutes"
    case .contradictions(1, let place):
      "Incohérence\u{A0}: 1 chandelier, \(place), hors de l’intervalle entre son plus bas et son plus haut"
    case .contradictions(let candles, let place):
      "Incohérences\u{A0}: \(count(candles)) chandeliers, le premier \(place), hors de l’intervalle entre le plus bas et le plus haut"
    }
  }

  private var chart: Noun { Noun("graphique", "graphiques") }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "stable"
    case (.mixed, _): "sans direction nette"
    case (.rising, .veryStrong): "hausse très nette"
    case (.rising, .strong): "hausse nette"
    case (.rising, .moderate): "hausse assez nette"
    case (.rising, .weak): "hausse peu nette"
    case (.rising, nil): "hausse"
    case (.falling, .veryStrong): "baisse très nette"
    case (.falling, .strong): "baisse nette"
    case (.falling, .moderate): "baisse assez nette"
    case (.falling, .weak): "baisse peu nette"
    case (.falling, nil): "baisse"
    }
  }
}
