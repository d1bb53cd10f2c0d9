extension German {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "Erste Ansage"
    case .places: "Stellen in einer Reihe"
    case .seriesCount: "Anzahl der Reihen"
    case .signs: "Zeichen der Reihen"
    case .contrast(let theme): "Kontrast des Farbschemas \(theme)"
    case .largest: "Beschriftungen in der größten Schrift"
    case .digits: "Ziffern einer Zahl"
    case .beginnings: "Anfänge der Namen"
    case .capitals: "Namen in Großbuchstaben"
    case .columns(let number, let limit): "\(count(number)) von \(count(limit)) Spalten"
    case .missing: "fehlt"
    case .fileName(let name): "\(quoted(name)) ist nur der Name der Datei"
    case .repeats(let name): "\(quoted(name)) kommt mehrmals vor"
    case .most(let number, let limit): "\(count(number)), höchstens \(count(limit))"
    case .sameSign(let names): "\(names) haben dasselbe"
    case .pairs(let number, let all): "\(count(number)) von \(count(all)) Farbpaaren"
    case .cut(let labels): "\(labels) gekürzt"
    case .alike(let names): "\(names) beginnen gleich"
    case .shorten: "Kürzere Titel, Namen und Einheiten helfen"
    case .ownWords(let key): "Kürzere Namen allein helfen nicht; \(key) liest weiter"
    case .given(let option): "Mit \(option) angeben"
    case .otherNames: "Andere Namen oder --aggregate helfen"
    case .fewerSeries: "Weniger werden es mit --top und --split"
    case .lists(let command): "\(command) listet sie auf"
    case .round: "Gerundete Werte oder eine größere Einheit haben weniger"
    case .differsFirst: "Was sich unterscheidet, an den Anfang stellen"
    case .smallLetters: "Manche Stimmen buchstabieren sie; Kleinbuchstaben helfen"
    }
  }
}
