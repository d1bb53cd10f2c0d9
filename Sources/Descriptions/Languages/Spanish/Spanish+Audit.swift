extension Spanish {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "Apertura"
    case .places: "Lugares de una serie"
    case .seriesCount: "Número de series"
    case .signs: "Signos de las series"
    case .contrast(let theme): "Contraste del tema \(theme)"
    case .largest: "Etiquetas con los caracteres más grandes"
    case .digits: "Cifras de un número"
    case .beginnings: "Comienzos de los nombres"
    case .capitals: "Nombres en mayúsculas"
    case .columns(let number, let limit): "\(count(number)) de \(count(limit)) columnas"
    case .missing: "falta"
    case .fileName(let name): "\(quoted(name)) es solo el nombre del archivo"
    case .repeats(let name): "\(quoted(name)) aparece más de una vez"
    case .most(let number, let limit): "\(count(number)), como máximo \(count(limit))"
    case .sameSign(let names): "\(names) tienen el mismo"
    case .pairs(let number, let all): "\(count(number)) de \(count(all)) pares de colores"
    case .cut(let labels): "\(labels), texto cortado"
    case .alike(let names): "\(names) empiezan igual"
    case .shorten: "Ayudan títulos, nombres y unidades más cortos"
    case .ownWords(let key): "No basta con nombres más cortos; \(key) sigue leyendo"
    case .given(let option): "Se indica con \(option)"
    case .otherNames: "Ayudan otros nombres o --aggregate"
    case .fewerSeries: "--top y --split reducen su número"
    case .lists(let command): "\(command) los enumera"
    case .round: "Los valores redondeados o una unidad mayor tienen menos"
    case .differsFirst: "Conviene poner primero lo que difiere"
    case .smallLetters: "Algunas voces los deletrean; ayudan las minúsculas"
    }
  }
}
