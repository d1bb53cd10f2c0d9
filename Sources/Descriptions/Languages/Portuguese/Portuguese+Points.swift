import Charts

extension Portuguese {
  func words(point: PointPhrase) -> String {
    switch point {
    case .missing: "sem valor"
    case .missingPart(let name, _), .missingInFull(let name): "\(name): sem valor"
    case .inFull(let title, let value): "\(title): \(value)"
    case .placing(.aboveRange): "acima da faixa"
    case .placing(.belowRange): "abaixo da faixa"
    case .placing(.nowhere): "fora da escala"
    case .rise(.up): "em alta"
    case .rise(.down): "em baixa"
    case .rise(.unchanged), .unchanged: "sem mudança"
    case .quartiles: "quartis"
    case .outliers(let number): count(number, Noun("valor atípico", "valores atípicos"))
    case .share(let percent, let whole): "\(percent) de \(whole)"
    case .part(.open): "abertura"
    case .part(.high): "máxima"
    case .part(.low): "mínima"
    case .part(.close): "fechamento"
    case .part(.upperWhisker): "haste superior"
    case .part(.upperQuartile): "quartil superior"
    case .part(.median): "mediana"
    case .part(.lowerQuartile): "quartil inferior"
    case .part(.lowerWhisker): "haste inferior"
    case .part(.outlier), .landmark(.outlier): "valor atípico"
    case .part(.count): "frequência"
    case .part(.total): "total"
    case .part(.share): "proporção"
    case .part(.named(let name)): named(name)
    case .up(let size): "sobe \(size)"
    case .down(let size): "cai \(size)"
    case .equal(let other): "igual a \(other)"
    case .above(let other, let size): "\(size) a mais que \(other)"
    case .below(let other, let size): "\(size) a menos que \(other)"
    case .risesAbove(let other): "ultrapassa \(other)"
    case .fallsBelow(let other): "fica menor que \(other)"

    case .labelHeading: "rótulo"
    case .outlierCount: "número de valores atípicos"

    case .highest(.value): "máximo"
    case .highest(.median): "mediana mais alta"
    case .highest(.close): "fechamento mais alto"
    case .highest(.price): "preço mais alto"
    case .highest(.bin): "classe modal"
    case .lowest(.value): "mínimo"
    case .lowest(.median): "mediana mais baixa"
    case .lowest(.close): "fechamento mais baixo"
    case .lowest(.price): "preço mais baixo"
    case .lowest(.bin): "classe com menos valores"
    case .ofChart(let extreme, .value): "\(extreme) geral"
    case .ofChart(let extreme, _): "\(extreme) do gráfico"
    case .found: "Achado"
    case .nearest: "O mais próximo"
    case .landmark(.turningPoint): "ponto de virada"
    case .landmark(.drop): "queda"
    case .landmark(.rise): "alta"
    case .landmark(.gap): "lacuna"
    case .landmark(.crossing): "cruzamento"
    case .landmark(.higher): "valor mais alto"
    case .landmark(.lower): "valor mais baixo"
    case .landmark(.spike): "pico ou vale"
    case .bookmark: "marcador"
    case .noneAfter(let goal): "\(no(goal)) depois"
    case .noneBefore(let goal): "\(no(goal)) antes"
    case .none(let goal): no(goal)
    case .notFound(let text): "“\(text)”: não encontrado"
    case .bookmarkRemoved: "Marcador removido"
    case .fromBookmark(let place, _): "Desde o marcador \(place)"
    case .pointsOn(let number): "\(count(number, .point)) depois"
    case .pointsBack(let number): "\(count(number, .point)) antes"
    case .back: "De volta"
    case .noWayBack: "Nenhum salto anterior"
    case .prompt(.search): "Buscar rótulo"
    case .prompt(.title): "Buscar título"
    case .prompt(.place): "Ir para"
    case .prompt(.range): "Valores, como >5 ou <20"
    case .notAPlace(let text): "“\(text)” não é lugar: valor, n50, 50%"

    case .firstItem: "Início da lista"
    case .lastItem: "Fim da lista"
    case .firstChart: "Primeiro gráfico"
    case .lastChart: "Último gráfico"
    case .widest: "Tudo já está visível"
    case .closest: "Ampliação máxima"
    case .noPoint: "Ainda não há ponto"
    case .noPointBut(let key): "Ainda não há ponto: \(key) vai ao primeiro"
    case .seriesNumber(let number): "Série \(number)"
    case .showing(let stretch, let points, let all):
      "Zoom: \(stretch), \(count(points)) de \(count(all))"
    case .showingAll: "Mostrando tudo"
    }
  }

  private func no(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.spike): "Nenhum pico nem vale"
    case .landmark(.drop), .landmark(.rise), .landmark(.gap): "Nenhuma \(self.goal(goal))"
    default: "Nenhum \(self.goal(goal))"
    }
  }
}
