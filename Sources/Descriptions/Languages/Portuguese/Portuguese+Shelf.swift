import Charts

extension Portuguese {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "Gráficos desta tabela, \(count(number, .item))"
    case .columns(let number): "Colunas desta tabela, \(count(number, .item))"
    case .x: "No eixo x"
    case .y: "Valores, no lugar dos outros"
    case .alsoY: "Valores, junto aos outros"
    case .series: "Uma série por valor"
    case .split: "Um gráfico por valor"
    case .label: "Dita com cada ponto"
    case .filter: "Só alguns de seus valores"
    case .leftOut: "Retirar do gráfico"
    case .aggregate(let name): "Linhas do mesmo lugar: \(name)"
    case .unit(let unit): "Unidade: \(unit)"
    case .chosen(let row): "\(row), selecionado"
    case .hidden(let value): "\(value), excluído"
    case .unchosen(let value): "\(value), no gráfico com todos"
    case .reason(.asked): "como pedido"
    case .reason(.candles): "há colunas de abertura, máxima, mínima e fechamento"
    case .reason(.times): "cada momento aparece uma vez"
    case .reason(.timesOfKinds): "os momentos se repetem, uma vez por série"
    case .reason(.timesOfKindsOfKinds): "os momentos se repetem, uma vez por série de cada gráfico"
    case .reason(.placesOnEarth): "há colunas de latitude e longitude"
    case .reason(.measuresOfThings): "duas medidas de muitas coisas"
    case .reason(.names): "nomes com valores"
    case .reason(.namesOfKinds): "nomes de dois tipos com valores"
    case .reason(.counts): "as linhas são contadas"
    case .reason(.numbers): "números em sua ordem"
    case .reason(.repeatedPlaces): "os lugares se repetem"
    case .noTable: "Este gráfico não vem de uma tabela"
    case .takenBack: "Desfeito"
    case .notSaid(let name): "\(name) não é dito: um ponto reúne várias linhas"
    case .nothingToTakeBack: "Nada a desfazer"
    case .charting: "Criando o gráfico"
    case .looking: "Examinando a tabela"
    case .noCommand(let kind):
      "Nenhum comando cria este gráfico: escolha \(kind)"
    case .readsPipe(let kind):
      "Os dados vieram por um pipe: \(kind) os contém"
    case .zoomLeftOut: "Abre o gráfico inteiro, não esta parte"
    case .pitchesOfPart: "Nele, do grave ao agudo, o som abrange só esta parte"
    case .someChartsLeftOut: "Faltam alguns dos gráficos abertos"
    case .opensOnFirstChart: "Abre o primeiro gráfico, não este"
    case .sameAxesLeftOut: "Os gráficos nele têm eixos próprios"
    case .notARange(let text): "Não é um intervalo: \(text)"
    case .allRows(let number): "todas as \(count(number, .row))"
    case .comparedWith: "comparado com"
    case .nothingToCompare:
      "Ainda não há o que comparar: escolha antes alguns valores ou marque um trecho"
    case .multiples(let number): "Lado a lado, \(count(number, .item))"
    }
  }
}
