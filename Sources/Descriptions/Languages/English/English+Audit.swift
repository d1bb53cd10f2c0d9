extension English {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "Opening"
    case .places: "Places in a series"
    case .seriesCount: "Number of series"
    case .signs: "Signs of the series"
    case .contrast(let theme): "Contrast of the theme \(theme)"
    case .largest: "Labels at the largest size"
    case .digits: "Digits of a number"
    case .beginnings: "Beginnings of names"
    case .capitals: "Names in capitals"
    case .columns(let number, let limit): "\(count(number)) columns, at most \(count(limit))"
    case .missing: "missing"
    case .fileName(let name): "\(quoted(name)) is only the name of the file"
    case .repeats(let name): "\(quoted(name)) occurs more than once"
    case .most(let number, let limit): "\(count(number)), at most \(count(limit))"
    case .sameSign(let names): "\(names) have the same"
    case .pairs(let number, let all): "\(count(number)) of \(count(all)) pairs of colors"
    case .cut(let labels): "\(labels) cut"
    case .alike(let names): "\(names) begin alike"
    case .shorten: "Shorter titles, names and units help"
    case .ownWords(let key): "Shorter names alone do not help; \(key) reads on"
    case .given(let option): "Set it with \(option)"
    case .otherNames: "Other names or --aggregate help"
    case .fewerSeries: "--top and --split make them fewer"
    case .lists(let command): "\(command) lists them"
    case .round: "Rounded values or a larger unit have fewer"
    case .differsFirst: "Put first what differs"
    case .smallLetters: "Some voices spell them; small letters help"
    }
  }
}
