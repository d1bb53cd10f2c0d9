import Charts

extension Portuguese {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "\(count(kept)) de \(count(rows, .row)): \(conditions)"
    case .missing(let column): "\(column) sem valor"
    case .present(let column): "\(column) com valor"
    case .counted(let rows): "Cada valor é um número de linhas, \(count(rows)) ao todo"
    case .timeUnit(let unit, let column): "\(column) por \(unit)"
    case .unit(.minute): "minuto"
    case .unit(.hour): "hora"
    case .unit(.day): "dia"
    case .unit(.week): "semana"
    case .unit(.month): "mês"
    case .unit(.quarter): "trimestre"
    case .unit(.year): "ano"
    case .ranges(let column, let width): "\(column) em intervalos de \(width)"
    case .largest(let kept, let all, let column):
      "Os \(count(kept)) maiores de \(count(all, .value)) de \(column)"
    case .ranked(let column, let isSum):
      "Os maiores segundo \(isSum ? "a soma de \(column ?? "")" : column ?? "o número de linhas")"
    case .rankedByMean(let column): "Os maiores segundo a média de \(column)"
    case .largestColumns(let kept, let all):
      "As \(count(kept)) colunas de \(count(all)) com as maiores médias"
    case .othersTogether(let rows): "os demais juntos, \(count(rows, .row))"
    case .othersLeftOut(let rows): "os demais omitidos, \(count(rows, .row))"
    case .others: "outros"
    case .sorted(let column, let isDescending):
      "Ordem por \(column ?? "valor"), \(isDescending ? "decrescente" : "crescente")"
    case .andMore(let names, let more): "\(names) e mais \(count(more))"
    case .notCharted(let columns): "Fora do gráfico: \(columns)"
    case .notCompared(let series): "Sem comparação, por outra unidade ou grandeza: \(series)"
    case .equalColumns(let columns): "Colunas iguais: \(columns)"
    case .constants(let columns): "Fora do gráfico, por serem constantes: \(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "Cada valor fica entre \(low) e \(high)"
        + (areWhole ? "" : ", onde há ambos")
    case .errorColumn(let column): "Barras de erro\(colon)\(column) acima e abaixo de cada valor"
    case .emptyColumns(let columns): "Sem valores: \(columns)"
    case .renamed(let columns): "Com outro nome, porque aparece duas vezes: \(columns)"
    case .withoutEffect(let options):
      "Sem efeito, porque nenhuma coluna tem datas: \(options)"
    case .unsuitedSettings(let settings):
      "Configurações que não servem para esta tabela: \(settings)"
    case .aggregated(let aggregate, let measures): "\(aggregate) de \(measures)"
    case .aggregatedRows(let aggregate, let measures): "\(aggregate) de \(measures) por linha"
    case .rowCount: "número de linhas"
    case .against(let values, let other): "\(values) segundo \(other)"
    case .over(let values, let place): "\(values) por \(place)"
    case .series(let number, let column): "\(count(number, .series)) por \(column)"
    case .charts(let number, let column):
      "\(count(number, Noun("gráfico", "gráficos"))) por \(column)"
    case .role(.time): "data ou hora"
    case .role(.cyclic): "parte do calendário"
    case .role(.latitude): "latitude"
    case .role(.longitude): "longitude"
    case .role(.rowNumber): "número da linha"
    case .role(.key): "chave"
    case .role(.nominal): "categoria"
    case .role(.ordinal): "nível"
    case .role(.measure): "medida"
    case .role(.empty): "vazia"
    case .direction: "direção"
    case .namesake: "corresponde ao nome do arquivo"
    case .charted: "no gráfico"
    case .chartedIn(let number): "no gráfico \(number)"
    case .differentOf(let kept, let all): "\(count(kept)) de \(count(all)) valores diferentes"
    case .columnsNotCharted(let number): "\(count(number)) colunas fora do gráfico"
    case .pointsHere(let number): "\(count(number, .point)) neste lugar"
    case .different(let number):
      "\(count(number, .value)) \(number < 2 ? "diferente" : "diferentes")"
    case .reason(andValues: false): "pelo nome"
    case .reason(andValues: true): "pelo nome e pelos valores"
    case .notNumbers(let column, let options):
      "a coluna “\(column)” não tem números; conte linhas com \(options[.aggregate, "count"]) ou escolha outra coluna"
    case .notDates(let column, let options):
      "a coluna “\(column)” não tem datas; escolha outra ou retire \(options[.every])"
    case .notNames(let column, let options):
      "a coluna “\(column)” tem ordem própria; \(options[.sort]) e \(options[.top]) precisam de uma coluna de nomes"
    case .badWidth(let column, let values, let options):
      "intervalos dessa largura não servem para a coluna “\(column)”\(values.map { " (\($0))" } ?? ""); escolha outra largura ou use \(options[.bin, "auto"])"
    case .notACondition(let text, let options):
      "“\(text)” não é uma condição; escreva uma coluna, um operador e um valor, como \(options[.conditions, "'price >= 10'"])"
    case .notAValue(let value, let column, let example):
      "“\(value)” não se compara com a coluna “\(column)”; escreva como na coluna: \(example)"
    case .noSuchDay(let text):
      "“\(text)”: esse dia não existe no calendário"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "\(options[.every, unit]) dá \(count(number)) lugares da primeira à última data; use \(options[.every, instead]) ou maior"
    case .tooFine(let column, let instead, let options):
      "as datas da coluna “\(column)” não são tão precisas; use \(options[.every, instead]) ou maior"
    case .tooManyCells:
      "o gráfico teria lugares demais; escolha unidades de tempo mais longas ou menos séries"
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      "nenhuma linha cumpre a condição “\(conditions)”; a coluna “\(column)” \(areEnds ? "vai" : "tem") \(values)"
    case .nothingInCommon(let conditions):
      "nenhuma linha cumpre ao mesmo tempo todas estas condições: \(conditions); retire uma delas"
    case .noTimes(let columns, let options):
      "nenhuma coluna tem datas; escolha uma coluna com \(options[.x]) ou retire \(options[.last]), \(options[.from]) e \(options[.to]) (colunas: \(columns))"
    case .noSuchChart(let number, let all):
      "não há gráfico \(count(number)); escolha de 1 a \(count(all)), que --charts lista"
    }
  }
}
