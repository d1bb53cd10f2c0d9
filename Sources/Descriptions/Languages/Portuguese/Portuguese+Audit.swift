extension Portuguese {
  func words(audit phrase: AuditPhrase) -> String {
    switch phrase {
    case .opening: "Abertura"
    case .places: "Lugares de uma série"
    case .seriesCount: "Número de séries"
    case .signs: "Sinais das séries"
    case .contrast(let theme): "Contraste do tema \(theme)"
    case .largest: "Rótulos com os maiores símbolos"
    case .digits: "Algarismos de um número"
    case .beginnings: "Começos dos nomes"
    case .capitals: "Nomes em maiúsculas"
    case .columns(let number, let limit): "\(count(number)) de \(count(limit)) colunas"
    case .missing: "falta"
    case .fileName(let name): "\(quoted(name)) é só o nome do arquivo"
    case .repeats(let name): "\(quoted(name)) aparece mais de uma vez"
    case .most(let number, let limit): "\(count(number)), no máximo \(count(limit))"
    case .sameSign(let names): "\(names) têm o mesmo"
    case .pairs(let number, let all): "\(count(number)) de \(count(all)) pares de cores"
    case .cut(let labels): "\(labels), texto cortado"
    case .alike(let names): "\(names) começam igual"
    case .shorten: "Títulos, nomes e unidades mais curtos ajudam"
    case .ownWords(let key): "Nomes mais curtos não bastam; \(key) continua a leitura"
    case .given(let option): "Informe com \(option)"
    case .otherNames: "Outros nomes ou --aggregate ajudam"
    case .fewerSeries: "--top e --split reduzem o número"
    case .lists(let command): "\(command) mostra a lista"
    case .round: "Valores arredondados ou uma unidade maior têm menos"
    case .differsFirst: "Ponha primeiro o que difere"
    case .smallLetters: "Algumas vozes soletram esses nomes; minúsculas ajudam"
    }
  }
}
