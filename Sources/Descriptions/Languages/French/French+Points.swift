import Charts

extension French {
  func words(point: PointPhrase) -> String {
    switch point {
    case .missing: "valeur manquante"
    case .absent: "pas de point"
    case .infinite: "infini"
    case .missingPart(let name, _), .missingInFull(let name): "\(name)\u{A0}: valeur manquante"
    case .inFull(let title, let value): "\(title)\u{A0}: \(value)"
    case .placing(.aboveRange): "au-dessus de la plage"
    case .placing(.belowRange): "sous la plage"
    case .placing(.nowhere): "hors échelle"
    case .rise(.up): "clôture au-dessus de l’ouverture"
    case .rise(.down): "clôture en dessous de l’ouverture"
    case .rise(.unchanged): "clôture égale à l’ouverture"
    case .unchanged: "sans changement"
    case .moved(.up): "clôture au-dessus de l’ouverture"
    case .moved(.down): "clôture en dessous de l’ouverture"
    case .moved(.unchanged): "clôture égale à l’ouverture"
    case .quartiles: "quartiles"
    case .interval: "intervalle"
    case .outliers(let number): count(number, Noun("valeur aberrante", "valeurs aberrantes"))
    case .share(let percent, let whole): "\(percent) de \(whole)"
    case .timesAsMuch(let times, true): "\(times) fois plus"
    case .timesAsMuch(let times, false): "\(times) fois moins"
    case .part(.open): "ouverture"
    case .part(.high): "plus haut"
    case .part(.low): "plus bas"
    case .part(.close): "clôture"
    case .part(.upperWhisker): "moustache supérieure"
    case .part(.upperQuartile): "troisième quartile"
    case .part(.median): "médiane"
    case .part(.lowerQuartile): "premier quartile"
    case .part(.lowerWhisker): "moustache inférieure"
    case .part(.outlier), .landmark(.outlier): "valeur aberrante"
    case .part(.count): "effectif"
    case .part(.total): "total"
    case .part(.share): "part"
    case .part(.named(let name)): named(name)
    case .up(let size): "hausse de \(size)"
    case .down(let size): "baisse de \(size)"
    case .equal(let other): "égal à \(other)"
    case .above(let other, let size): "dépasse \(other) de \(size)"
    case .below(let other, let size): "\(size) sous \(other)"
    case .risesAbove(let other): "dépasse \(other)"
    case .fallsBelow(let other): "passe sous \(other)"

    case .rowHighest(let cell): "maximum \(cell)"
    case .rowLowest(let cell): "minimum \(cell)"
    case .rowAll(let value): "partout \(value)"
    case .andMore(let name, let others): "\(name) et \(count(others)) de plus"
    case .labelHeading: "étiquette"
    case .outlierCount: "nombre de valeurs aberrantes"

    case .highest(.value): "maximum"
    case .highest(.median): "médiane la plus haute"
    case .highest(.close): "clôture la plus haute"
    case .highest(.price): "cours le plus haut"
    case .highest(.bin): "classe modale"
    case .highest(.clock): "le plus tard"
    case .highest(.rank): "dernier rang"
    case .lowest(.value): "minimum"
    case .lowest(.median): "médiane la plus basse"
    case .lowest(.close): "clôture la plus basse"
    case .lowest(.price): "cours le plus bas"
    case .lowest(.bin): "classe la moins fournie"
    case .lowest(.clock): "le plus tôt"
    case .lowest(.rank): "premier rang"
    case .ofChart(let extreme, .value): "\(extreme) global"
    case .ofChart(let extreme, _): "\(extreme) du graphique"
    case .ofPart(let extreme, .value): "\(extreme) affiché"
    case .ofPart(let extreme, _): "\(extreme) de cette partie"
    case .found: "Résultat"
    case .nearest: "Le plus proche"
    case .landmark(.turningPoint): "retournement"
    case .landmark(.drop): "chute"
    case .landmark(.rise): "hausse"
    case .landmark(.gap): "lacune"
    case .landmark(.crossing): "croisement"
    case .landmark(.higher): "valeur supérieure"
    case .landmark(.lower): "valeur inférieure"
    case .landmark(.spike): "pic ou creux"
    case .largeDrop: "forte chute"
    case .largeRise: "forte hausse"
    case .bookmark: "signet"
    case .noneAfter(let goal): "\(no(goal)) après"
    case .noneBefore(let goal): "\(no(goal)) avant"
    case .none(let goal): no(goal)
    case .notFound(let text): "\(quoted(text)) introuvable"
    case .searchedAround(isForward: true): "De nouveau depuis le début"
    case .searchedAround(isForward: false): "De nouveau depuis la fin"
    case .bookmarkRemoved: "Signet retiré"
    case .fromBookmark(let place, let kind):
      "Depuis le signet \(from(place, kind))"
    case .pointsOn(let number): "\(count(number, .point)) après"
    case .pointsBack(let number): "\(count(number, .point)) avant"
    case .back: "Retour"
    case .noWayBack: "Aucun saut précédent"
    case .brailleScale(let low, let high): "échelle propre, de \(low) à \(high)"
    case .prompt(.search): "Chercher une étiquette"
    case .prompt(.title): "Chercher un titre"
    case .prompt(.helpText): "Chercher dans l’aide"
    case .prompt(.rowText): "Chercher dans la liste"
    case .prompt(.place("")): "Aller à"
    case .prompt(.place(let example)): "Aller à, par exemple \(example)"
    case .prompt(.range(let low, let high)): "Valeurs, par exemple \(low) à \(high)"
    case .notAPlace(let text): "\(quoted(text)) introuvable\u{A0}: valeur, n50, 50%"

    case .firstItem: "Début de la liste"
    case .lastItem: "Fin de la liste"
    case .firstChart: "Premier graphique"
    case .lastChart: "Dernier graphique"
    case .widest, .showingAll: "Tout est affiché"
    case .closest: "Zoom maximal"
    case .noPoint: "Aucun point choisi"
    case .noPointBut(let key): "Pas de point. \(key)\u{A0}: premier"
    case .seriesNumber(let number): "Série \(number)"
    case .showing(let stretch, let points, let all):
      "Vue\u{A0}: \(stretch), \(count(points)) sur \(count(all))"
    case .atMostInEach(let points): "jusqu’à \(points) chacune"
    }
  }

  /// A place behind its preposition: “du 3 mai”, “d’avril”.
  private func from(_ place: String, _ kind: PlaceKind) -> String {
    switch kind {
    case .day, .moment, .weekday: "du \(place)"
    case .week: "de la \(place)"
    case .month where place.hasPrefix("a") || place.hasPrefix("o"): "d’\(place)"
    case .month, .year, .clock: "de \(place)"
    default: place
    }
  }

  private func no(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.spike): "Aucun pic ni creux"
    case .landmark(.turningPoint), .landmark(.crossing), .bookmark: "Aucun \(self.goal(goal))"
    case .landmark: "Aucune \(self.goal(goal))"
    case .match(let text): "\(quoted(text)) introuvable"
    }
  }
}
