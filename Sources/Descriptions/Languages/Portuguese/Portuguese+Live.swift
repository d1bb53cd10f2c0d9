extension Portuguese {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "À espera de dados"
    case .waitingFor(let file): "À espera de dados de \(file)"
    case .missing(let file): "\(file) ainda não existe: à espera"
    case .new(let number): count(number, Noun("nova", "novas"))
    case .live: "Ao vivo"
    case .liveFrom(let file): "Ao vivo de \(file)"
    case .paused: "Em pausa; as novas linhas são guardadas"
    case .behind(let time): "\(time) de atraso"
    case .following: "Acompanhando o mais recente"
    case .nothingToFollow: "Nada a acompanhar: todos os dados já estão aqui"
    case .lost(let time): "Sem dados há \(time)"
    case .back(let time): "Dados de novo, após \(time)"
    case .ended: "Fim da entrada"
    case .unfit(let number): count(number, Noun("não se encaixa", "não se encaixam"))
    case .loaded: "Tudo lido"
    case .stopped: "Leitura interrompida"
    case .missingCells(1): "1 célula sem valor"
    case .missingCells(let number): "\(count(number)) células sem valor"
    case .truncated(let file): "\(file) foi encurtado: acompanhando desde o início"
    case .replaced(let file): "\(file) foi substituído: acompanhando o novo"
    case .alarm: "Alarme"
    }
  }
}
