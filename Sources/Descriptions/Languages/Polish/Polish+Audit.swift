extension Polish {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "Pierwszy komunikat"
    case .places: "Miejsca w serii"
    case .seriesCount: "Liczba serii"
    case .signs: "Znaki serii"
    case .contrast(let theme): "Kontrast motywu \(theme)"
    case .largest: "Etykiety w największym rozmiarze"
    case .digits: "Cyfry liczby"
    case .beginnings: "Początki nazw"
    case .capitals: "Nazwy wielkimi literami"
    case .columns(let number, let limit): "\(count(number)) z \(count(limit)) kolumn"
    case .missing: "brak"
    case .fileName(let name): "\(quoted(name)) to tylko nazwa pliku"
    case .repeats(let name): "\(quoted(name)) występuje więcej niż raz"
    case .most(let number, let limit): "\(count(number)), najwyżej \(count(limit))"
    case .sameSign(let names): "\(names) mają ten sam"
    case .pairs(let number, let all): "\(count(number)) z \(count(all)) par kolorów"
    case .cut(let labels): "\(labels), ucięte"
    case .alike(let names): "\(names) zaczynają się tak samo"
    case .shorten: "Pomogą krótsze tytuły, nazwy i jednostki"
    case .ownWords(let key): "Same krótsze nazwy nie wystarczą; \(key) czyta dalej"
    case .given(let option): "Podaj przez \(option)"
    case .otherNames: "Pomogą inne nazwy lub --aggregate"
    case .fewerSeries: "--top i --split zmniejszą ich liczbę"
    case .lists(let command): "\(command) je wymienia"
    case .round: "Zaokrąglone wartości lub większa jednostka mają ich mniej"
    case .differsFirst: "Zacznij od tego, co je różni"
    case .smallLetters: "Niektóre głosy je literują; pomogą małe litery"
    }
  }
}
