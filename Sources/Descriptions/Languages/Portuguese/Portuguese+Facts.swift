import Charts

extension Portuguese {
  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "evolução"
    case .label(.mean): "média"
    case .label(.change): "variação"
    case .label(.trend): "tendência"
    case .label(.missing): "sem valor"
    case .label(.offScale): "fora da escala"
    case .label(.correlation): "correlação"
    case .label(.correlationOfLogarithms): "correlação em eixos logarítmicos"
    case .label(.gap): "lacuna"
    case .label(.gaps): "lacunas"
    case .label(.period): "repetição"
    case .label(.spike): "pico"
    case .label(.dip): "vale"
    case .label(.spikes): "picos"
    case .label(.dips): "vales"
    case .label(.outliers): "valores atípicos"
    case .label(.plateau): "platô"
    case .label(.plateaus): "platôs"
    case .label(.unusuallyHigh): "excepcionalmente alto"
    case .label(.unusuallyLow): "excepcionalmente baixo"
    case .label(.largestRise): "maior alta"
    case .label(.largestDrop): "maior queda"
    case .label(.sampleSize): "número de valores"
    case .label(.meanOfMeans): "média das médias"
    case .label(.medianOfMeans): "mediana das médias"
    case .label(.meanOfEachPeriod): "média de cada período"
    case .label(.meanOfMedians): "média das medianas"
    case .label(.medianOfMedians): "mediana das medianas"
    case .label(.medians): "medianas"
    case .label(.firstValue): "primeiro valor"
    case .label(.lastValue): "último valor"
    case .label(.largestSpread): "maior amplitude interquartil"
    case .label(.densest): "maior densidade"
    case .label(.shares): "proporções"
    case .label(.middleHalf): "metade central"
    case .label(.belowZero): "abaixo de zero"
    case .label(.deviation): "desvio padrão"
    case .label(.swings): "oscilações"
    case .label(.skew): "forma"
    case .label(.trendLine): "linha de tendência"
    case .label(.withoutShare): "sem proporção"

    case .kind(let type) where [.histogram, .heatMap].contains(type): kind(type)
    case .kind(.box): "diagrama de \(kind(.box))"
    case .kind(let type): "gráfico de \(kind(type))"
    case .shortKind(.line, false): "linhas"
    case .shortKind(.bar, _): "barras"
    case .shortKind(.groupedBar, _): "barras agrupadas"
    case .shortKind(.stackedBar, _): "barras empilhadas"
    case .shortKind(.area, _): "área"
    case .shortKind(.step, _): "degraus"
    case .shortKind(.histogram, _): "histograma"
    case .shortKind(.box, _): "caixas"
    case .shortKind(.heatMap, _): "mapa de calor"
    case .shortKind(.scatter, _): "dispersão"
    case .shortKind(.candlestick, _): "velas"
    case .shortKind(.violin, _): "violino"
    case .shortKind(.pie, _): "pizza"
    case .shortKind(.donut, _): "rosca"
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "positiva"
    case .correlation(.falling): "negativa"
    case .correlation: "sem relação clara"
    case .turningPoints(0): "sem pontos de virada"
    case .turningPoints(let number): count(number, Noun("ponto de virada", "pontos de virada"))
    case .strength(.veryStrong): "muito forte"
    case .strength(.strong): "forte"
    case .strength(.moderate): "moderada"
    case .strength(.weak): "fraca"
    case .clearness(.veryStrong): "muito clara"
    case .clearness(.strong): "clara"
    case .clearness(.moderate): "razoavelmente clara"
    case .clearness(.weak): "pouco clara"
    case .change(let start, let end): "de \(start) para \(end)"
    case .first(let told, let number, let measure):
      "\(told), \([.median, .bin, .rank].contains(measure) ? "a primeira" : "o primeiro") de \(count(number))"
    case .firstAmong(let told, let number, let series):
      "\(told), o primeiro de \(count(number)) em \(count(series, .series))"
    case .all(2, let value): "\(value), ambos os valores"
    case .all(let number, let value): "\(value), todos os \(count(number)) valores"
    case .missingValues(let number): "Valores ausentes: \(count(number))"
    case .gaps(let number, let longest, let alike):
      "\(count(number)), a mais longa: \(longest)"
        + (alike > 1 ? ", a primeira de \(count(alike))" : "")
    case .spikes(let number, let largest, let isPeak):
      "\(count(number)), o mais \(isPeak ? "alto" : "baixo") de \(largest)"
    case .outliers(let number, let farthest): "\(count(number)), o mais distante: \(farthest)"
    case .outlierRule(true):
      "escore z modificado acima de 3,5 na sua série, descontadas a tendência e a repetição, a um décimo da amplitude ou mais, e longe dos valores vizinhos"
    case .outlierRule(false):
      "escore z modificado acima de 3,5 na sua série, a um décimo da amplitude ou mais da mediana, e no máximo um décimo dos seus valores"
    case .farFromNeighbors: "longe dos valores vizinhos"
    case .farFromOthers: "longe de todos os outros"
    case .farFromMedian: "longe da mediana"
    case .unusualInRepetition: "incomum nesse ponto da repetição"
    case .unusual(_, let time): "incomum \(time)"
    case .allSeries(let number): "todas as \(count(number)) séries"
    case .largestMean(let high, let low): "Em média, a mais alta: \(high); a mais baixa: \(low)"
    case .lineAt(let value): "linha em \(value)"
    case .above(let above, let all): "\(count(above)) de \(count(all, .value)) acima"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(below) de \(count(all, .value)), \(isOnly ? "" : "o primeiro ")\(place)"
    case .spannedPowers(let powers, let option?):
      "Os valores abrangem \(count(powers)) potências de dez; \(option) separa os pequenos"
    case .spannedPowers(let powers, nil):
      "Os valores abrangem \(count(powers)) potências de dez; um eixo logarítmico separa os pequenos"
    case .skewed(true?): "cauda mais longa para os valores altos"
    case .skewed(false?): "cauda mais longa para os valores baixos"
    case .skewed(nil): "quase simétrica"
    case .swing(let times, true): "\(times) vezes tão grandes na segunda metade quanto na primeira"
    case .swing(let times, false): "\(times) vezes tão grandes na primeira metade quanto na segunda"
    case .firstStep(let told, let number): "\(told), a primeira de \(count(number)) iguais"
    case .plateaus(let number, let longest): "\(count(number)), o mais longo em \(longest)"
    case .every(let length, let isExact): "\(isExact ? "" : "aproximadamente ")a cada \(length)"
    case .everyUnit(let unit, let isExact):
      "\(isExact ? "" : "aproximadamente ")a cada \(form(1, noun(.time(unit))))"
    case .everyWorkingDay: "nos dias úteis"
    case .either(let low, let high): "\(low) ou \(high)"
    case .about(let length): "cerca de \(length)"
    case .amongShown(let told): "\(told), entre os mostrados"
    case .largestDifference(let pair, let size, let place):
      "\(pair), maior diferença: \(size) \(place)"
    case .line, .shortKind(.line, true): "linha"
    case .singleValues: "valores avulsos"
    case .sameAxes(let charts): "Mesmos eixos em \(count(charts, chart)) da lista"
    case .sameXAxis(let charts): "Mesmo eixo X em \(count(charts, chart)) da lista"
    case .sameYAxis(let charts): "Mesmo eixo Y em \(count(charts, chart)) da lista"
    case .offScale(let number): "\(count(number, .value)) sem lugar em um eixo logarítmico"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "\(ofParts ? "\(count(number, .point)) com valores" : count(number, .value)) \(isAbove ? "acima" : "abaixo") da faixa indicada, \(range)"
    case .noPoints(let stretch): "Sem pontos \(stretch)"
    case .missingTimes(let number, let longest):
      "Faltam datas em \(count(number)) trechos, o mais longo \(longest)"
    case .leftOut(let rows): "Fora do gráfico: \(count(rows, .row)) sem valor de x"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "Até \(count(most, .point)) com o mesmo valor de \(column), em \(count(shared)) de \(count(places, Noun("lugar", "lugares"))), por isso não se descreve uma evolução"
    case .remedied(let told, let option, let column):
      "\(told); \(option) faz um gráfico para cada valor de \(column)"
    case .whole(let stretch): "ao todo, \(stretch)"
    case .bins(let number, let width): "Classes: \(count(number)), cada uma com largura de \(width)"
    case .around(let values): "em torno de \(values)"
    case .shares(let parts, let whole): "\(parts) de \(whole)"
    case .otherShares(let number, let percent):
      "\(count(number, Noun("outro", "outros")))\(number > 1 ? " juntos" : "") \(percent)"
    case .belowZero(let number, let place):
      "\(count(number, .value)) abaixo de zero, \(number > 1 ? "o primeiro " : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "Cada valor: \(aggregate) de \(low)\(high.map { " a \($0)" } ?? "") linhas"
    case .leftOutColumn(let place, let text, let isNumber):
      "Fora do gráfico: \(place), “\(text)” \(isNumber ? "não tem a unidade dos números anteriores" : "não é um número")"
    case .infinite(let number):
      "\(count(number, Noun("valor infinito, tratado", "valores infinitos, tratados"))) como sem valor"
    case .strays(1, let texts): "1 célula não é um número (\(texts)), tratada como sem valor"
    case .strays(let number, let texts):
      "\(count(number)) células não são números (\(texts)), tratadas como sem valor"
    case .notPercents(1, let texts):
      "1 célula não é uma porcentagem (\(texts)), tratada como sem valor"
    case .notPercents(let number, let texts):
      "\(count(number)) células não são porcentagens (\(texts)), tratadas como sem valor"
    case .strayDates(1, let text): "1 célula não é uma data (\(text)), tratada como sem valor"
    case .strayDates(let number, let text):
      "\(count(number)) células não são datas (\(text)), tratadas como sem valor"
    case .localTimes(1, true, let zone, let text):
      "1 hora não existe no fuso \(zone) (\(text)), adiantada conforme a mudança de horário"
    case .localTimes(let number, true, let zone, let text):
      "\(count(number)) horas não existem no fuso \(zone) (\(text)), adiantadas conforme a mudança de horário"
    case .localTimes(1, false, let zone, let text):
      "1 hora ocorre duas vezes no fuso \(zone) (\(text)), lida como a primeira"
    case .localTimes(let number, false, let zone, let text):
      "\(count(number)) horas ocorrem duas vezes no fuso \(zone) (\(text)), lidas como a primeira"
    case .zonelessTimes(1, let text):
      "1 hora sem fuso (\(text)), lida como UTC"
    case .zonelessTimes(let number, let text):
      "\(count(number)) horas sem fuso (\(text)), lidas como UTC"
    case .roundedIntegers: "os números inteiros com mais de 15 algarismos estão arredondados"
    case .marks(1, let texts): "omitido depois de 1 número: \(texts)"
    case .marks(let number, let texts): "omitido depois de \(count(number)) números: \(texts)"
    case .bracketed(1): "1 número lido sem os colchetes"
    case .bracketed(let number):
      "\(count(number)) números lidos sem os colchetes"
    case .assumedGroups(let option):
      "pontos lidos como separadores de milhares"
        + (option.map { "; \($0) os lê como separadores decimais" } ?? "")
    case .countedYes(let yes, let no): "“\(yes)” conta como 1, “\(no)” como 0"
    case .dayNumbers: "números lidos como datas de planilha (dias desde 1900)"
    case .folded(let columns, let range):
      "Como linhas: \(columns) colunas, \(range)"
    case .noHeader(let columns):
      "Sem cabeçalho: as colunas se chamam 1 a \(count(columns))"
        + "; --header toma a primeira linha como nomes"
    case .westernText: "O texto não está em UTF-8, lido como Windows-1252"
    case .skippedLines(let lines):
      "Fora da tabela: \(count(lines, .row))"
    case .shortRows(1, let place):
      "1 linha é curta demais (\(place)): suas últimas células são tratadas como sem valor"
    case .shortRows(let rows, let place):
      "\(count(rows, .row)) são curtas demais (a primeira, \(place)): suas últimas células são tratadas como sem valor"
    case .notDate(let text):
      "“\(text)” não é claramente uma data; a coluna é tratada como texto"
    case .noSuchDay(let text, isText: true):
      "“\(text)” não existe no calendário; a coluna é tratada como texto"
    case .noSuchDay(let text, isText: false):
      "“\(text)” não existe no calendário, tratado como sem valor"
    case .missingCode(let code, let count, let option):
      "\(code), longe de todos os outros, aparece \(count == 1 ? "1 vez" : "\(self.count(count)) vezes") e conta como valor"
        + (option.map { "; se significa “sem valor”, use \($0)" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "lida com o dia primeiro"
        + (option.map { "; \($0) lê primeiro o mês" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "lida com o mês primeiro"
        + (option.map { "; \($0) lê primeiro o dia" } ?? "")
    case .unreadDates(let option):
      "parecem datas em um formato desconhecido" + (option.map { "; \($0) o indica" } ?? "")
    case .lastDays: "os períodos de vários dias contam como o último dia"
    case .assumedYear(let year): "Datas sem ano: a última é tomada como de \(year)"
    case .rowsSoFar(let rows): "\(rows) até agora"
    case .cutOff(let rows): "Ficou mais curto durante a leitura: \(rows)"
    case .changedMeanwhile:
      "Alterado durante a leitura: pode haber linhas antigas e novas misturadas; leia-o de novo"
    case .replacedMeanwhile: "Substituído por outro arquivo durante a leitura: este é o antigo"
    case .correlations(let count):
      "Uma matriz de \(count) por \(count) correlações, igual dos dois lados da diagonal, cujos valores 1 ficaram de fora"
    case .shareOfAll(let share, let yes, let all): "Proporção do total: \(share) (\(yes) de \(all))"
    case .leftOutThin(let rows, let fewest):
      "Fora do gráfico: \(count(rows, .row)) em grupos com menos de \(fewest)"
    case .leftOutWhole(let name): "Deixada de fora: a coluna “\(name)”, soma de outras"
    case .nothingAggregated: "Nada a agregar: uma linha por lugar"
    case .leftOutTotal(let name, isSum: false):
      "Deixada de fora: a linha “\(name)”, que contém as outras"
    case .leftOutTotal(let name, _): "Deixada de fora: a linha “\(name)”, soma das outras"
    case .leftOutAverage(let name): "Deixada de fora: a linha “\(name)”, média das outras"
    case .leftOutStatistic(let name):
      "Deixada de fora: a linha “\(name)”, calculada a partir das outras"
    case .leftOutPercents(let name): "Deixada de fora: a linha “\(name)”, em porcentagens"
    case .leftOutTotals(let rows, let names):
      "Fora do gráfico: \(count(rows, .row)) de totais (\(names))"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "O \(isLast ? "último" : "primeiro") valor (\(place)) abrange só \(count(covered, .time(part))) de \(count(all))"
    case .filledDown(1): "1 célula vazia recebe o nome acima"
    case .filledDown(let cells):
      "\(count(cells)) células vazias recebem o nome acima"
    case .absent(let values, let column, let present):
      "Fora da coluna “\(column)”: \(values); ela tem \(present)"
    case .unnamed(let names, let more):
      "Nomes não mostrados: \(names)" + (more > 0 ? " e mais \(count(more))" : "")
    case .ignored(let names):
      "Não mostrados: \(names)"
    case .noShares: "Sem proporções: nenhum valor acima de zero"
    case .sums(let rows, let values): "Somadas: \(count(rows, .row)) em \(count(values, .value))"
    case .wideBin(let place): "Mais larga que as outras: classe \(place)"
    case .quartileMethod:
      "Quartis por interpolação linear; as hastes vão até os valores a no máximo 1,5 vez a amplitude interquartil; os que ficam além são atípicos, a não ser que sejam mais de três e passem de um décimo"
    case .contradictions(1, let place):
      "Contradição: 1 vela, \(place), fora do intervalo entre a sua mínima e a sua máxima"
    case .contradictions(let candles, let place):
      "Contradições: \(count(candles)) velas, a primeira \(place), fora do intervalo entre a mínima e a máxima"
    }
  }

  private var chart: Noun { Noun("gráfico", "gráficos") }

  private func kind(_ type: ChartType) -> String {
    words(fact: .shortKind(type, isSingle: false))
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "estável"
    case (.mixed, _): "sem direção clara"
    case (.rising, .veryStrong): "de alta, muito clara"
    case (.rising, .strong): "de alta, clara"
    case (.rising, .moderate): "de alta, razoavelmente clara"
    case (.rising, .weak): "de alta, pouco clara"
    case (.rising, nil): "de alta"
    case (.falling, .veryStrong): "de queda, muito clara"
    case (.falling, .strong): "de queda, clara"
    case (.falling, .moderate): "de queda, razoavelmente clara"
    case (.falling, .weak): "de queda, pouco clara"
    case (.falling, nil): "de queda"
    }
  }
}
