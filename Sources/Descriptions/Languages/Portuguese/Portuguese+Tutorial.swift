extension Portuguese {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "Tutorial, uma tecla após a outra"
    case .step(let number, let steps): "\(count(number)) de \(count(steps))"
    case .press(let keys, .point): "Pressione \(keys) para ir ao próximo ponto"
    case .press(let keys, .back): "Pressione \(keys) para voltar um ponto"
    case .press(let keys, .highest): "Pressione \(keys) para ir ao valor máximo"
    case .press(let keys, .play): "Pressione \(keys) para ouvir o gráfico a partir daqui"
    case .press(let keys, .rotor): "Pressione \(keys) para passar ao próximo modo do rotor"
    case .press(let keys, .items): "Pressione \(keys) para ir ao próximo item"
    case .press(let keys, .list): "Pressione \(keys) para abrir uma lista de destinos"
    case .press(let keys, .help): "Pressione \(keys) para abrir a ajuda"
    case .ways(let again, let leave): "\(again) repete, \(leave) sai do tutorial"
    case .point: "O mais alto soa mais agudo"
    case .back: "Um ponto se ouve sempre que se chega a ele"
    case .highest: "Também há uma tecla para o valor mais baixo"
    case .play: "A reprodução vai de onde você está até o fim"
    case .rotor: "Cada giro leva a outro modo de ler o gráfico"
    case .items: "Assim se percorre cada modo e cada lista"
    case .list(let choose, let close):
      "Percorra a lista, escolha com \(choose) ou feche com \(close)"
    case .help(let close): "Aqui cada tecla diz o que faz; \(close) fecha a ajuda"
    case .end: "Esse foi o tutorial; agora todas as teclas são suas"
    case .left: "Tutorial encerrado"
    case .offer(let key): "Primeira vez? Pressione \(key) para um tutorial"
    }
  }
}
