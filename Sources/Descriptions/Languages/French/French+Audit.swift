extension French {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "Ouverture"
    case .places: "Endroits d’une série"
    case .seriesCount: "Nombre de séries"
    case .signs: "Signes des séries"
    case .contrast(let theme): "Contraste du thème \(theme)"
    case .largest: "Étiquettes dans les plus grands caractères"
    case .digits: "Chiffres d’un nombre"
    case .beginnings: "Débuts des noms"
    case .capitals: "Noms en capitales"
    case .columns(let number, let limit): "\(count(number)) colonnes sur \(count(limit))"
    case .missing: "manque"
    case .fileName(let name): "\(quoted(name)) n’est que le nom du fichier"
    case .repeats(let name): "\(quoted(name)) revient plusieurs fois"
    case .most(let number, let limit): "\(count(number)), au plus \(count(limit))"
    case .sameSign(let names): "\(names) ont le même"
    case .pairs(let number, let all):
      "\(count(number, Noun("paire", "paires"))) de couleurs sur \(count(all))"
    case .cut(let labels): "\(labels), texte coupé"
    case .alike(let names): "\(names) commencent de la même façon"
    case .shorten: "Des titres, noms et unités plus courts aident"
    case .ownWords(let key): "Des noms plus courts ne suffisent pas\u{A0}; \(key) lit la suite"
    case .given(let option): "À indiquer avec \(option)"
    case .otherNames: "D’autres noms ou --aggregate aident"
    case .fewerSeries: "--top et --split en réduisent le nombre"
    case .lists(let command): "\(command) en donne la liste"
    case .round: "Des valeurs arrondies ou une unité plus grande en ont moins"
    case .differsFirst: "Mettre d’abord ce qui diffère"
    case .smallLetters: "Certaines voix les épellent\u{A0}; des minuscules aident"
    }
  }
}
