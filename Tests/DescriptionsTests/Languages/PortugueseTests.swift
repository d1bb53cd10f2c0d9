import Charts
import Descriptions
import Testing

struct PortugueseTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "pt-BR")
  }

  @Test func eachTermHasItsWord() throws {
    try expectGlossary(
      [
        "trend": ["tendência"],
        "drop": ["queda"],
        "largest rise": ["alta"],
        "turning point": ["virada"],
        "gap": ["lacuna"],
        "crossing": ["cruzamento"],
        "spike": ["pico"],
        "outlier": ["atípico"],
        "plateau": ["platô"],
        "median": ["median"],
        "axis": ["eixo"],
        "axes": ["eixos"],
        "series": ["série"],
        "bookmark": ["marcador"],
        "theme": ["tema"],
        "loop": ["loop"],
        "glyph": ["símbolos"],
        "landmark": ["referência"],
        "rotor": ["rotor"],
      ], of: "pt-BR")
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(
      of: "pt-BR",
      but: [
        "other series above", "step of percentages", "from the bookmark", "from a later bookmark",
        "from a bookmark on a bin", "bookmark removed", "audio whole chart", "device lost",
      ])
  }

  @Test func borrowsOnlyCognatesFromEnglish() throws {
    try expectCognates(
      [
        "latitude", "do", "longitude", "as", "base", "braille", "data", "diagonal", "item", "link",
        "loop", "pixels", "rotor", "terminal",
        "total", "tutorial", "use", "volume", "zero", "zoom",
      ], of: "pt-BR")
  }

  // MARK: Grammar

  /// None is singular, as one is.
  @Test(arguments: [
    (0, "0 ponto", "0 série"), (1, "1 ponto", "1 série"), (2, "2 pontos", "2 séries"),
    (1000, "1.000 pontos", "1.000 séries"),
  ])
  func counts(count: Int, points: String, series: String) throws {
    let portuguese = try #require(Languages.language("pt-BR"))
    #expect(portuguese.text(.seriesOutline("", points: count)) == points)
    #expect(portuguese.text(Fact.missing(count, series: nil)) == "Sem valor: \(points)")
    #expect(
      portuguese.text(Fact.composition(.line, series: count, points: count))
        == "Gráfico de linhas, \(series), \(points)")
  }

  @Test(arguments: [
    (0.5, "0,5 segundo"), (1, "1 segundo"), (1.94, "1,9 segundo"), (1.96, "2 segundos"),
  ])
  func countsSeconds(seconds: Double, text: String) throws {
    let portuguese = try #require(Languages.language("pt-BR"))
    #expect(portuguese.text(.playback(.speed(1, seconds: seconds))) == "Velocidade 1×, \(text)")
  }

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "em 2023"), (.month, .years, "em abril de 2023"),
    (.month, .year, "em abril"), (.day, .years, "em 1º de abril de 2023"),
    (.day, .year, "em 1º de abril"), (.minute, .year, "em 1º de abril às 09:05"),
    (.minute, .day, "às 09:05"),
  ])
  func namesAPlaceInTime(precision: DatePrecision, span: DateSpan, text: String) throws {
    let portuguese = try #require(Languages.language("pt-BR"))
    let place = Place.date(Examples.time(2023, 4, 1, 9, 5), precision, timeZone: "UTC", span)
    #expect(
      portuguese.text(Fact.highest(Quantity(3), place, series: nil)) == "Máximo: 3 \(text)")
  }

  // MARK: Words

  static let words: [String: String] = [
    "many not charted":
      "Fora do gráfico: wind, rain e mais 9",
    "series of one value":
      "sem nome: 1 ponto",
    "period on weekdays":
      "Repetição: nos dias úteis, clara",
    "shape on weekdays":
      "Evolução: se repete nos dias úteis",
    "shape of counts":
      "Evolução: cai até 1,00 EUR em 4 de janeiro, depois se mantém em 0 ou 1 (de 4 a 9 de janeiro)",
    "shape of one value but for two":
      "BOLT, evolução: se mantém em 0,00 EUR, exceto 90,00 EUR em 4 de janeiro e 30,00 EUR em 9 de janeiro",
    "no decimal commas":
      "a.csv: nenhum número tem vírgula decimal; retire --decimal-comma",
    "opening": "Closing price, linha, janeiro de 2023",
    "opening without title": "Price, linha, 2 de janeiro de 2023",
    "opening of several series": "Prices, linhas, 2 séries, 2023",
    "deck chart": "Steps, barras, 3 pontos, 2 de 4",
    "deck chart like the last": "Steps, 2 de 4",
    "stretch": "de 15 a 19 de maio: sobe 12,0%, média 146,20 EUR",
    "stretch of bins": "ACME, de 10 a 30 EUR: 9 valores, média 19,5 EUR",
    "stretch without values": "sem nome, de 15 a 19 de maio: sem valores",
    "stretches":
      "Média: 99,00 EUR, 47,20 a menos que 146,20 EUR. BOLT, x de 1 a 3: cai 3,0%; comparado com: de 15 a 19 de maio: sobe 12,0%",
    "describe a line":
      "Closing price é um gráfico de linhas com 5 pontos, eixo X: Date, de 2 a 6 de janeiro de 2023. Eixo Y: Price, de 118,40 a 183,90 EUR.",
    "describe bars":
      "Steps é um gráfico de barras com 3 pontos, eixo X: Day, 3 categorias, de Mon a Wed. Eixo Y: Steps, de 0 a 10.980 steps.",
    "describe a chart with a summary":
      "Este é um gráfico de linhas com 3 pontos, eixo X: de 0 a 2. Eixo Y: de 1 a 100, logarítmico. BOLT",
    "describe several series":
      "Prices é um gráfico de linhas com 2 séries de até 4 pontos, eixo X: Date, de 2 a 5 de janeiro de 2023. 1 ponto sem valor. Eixo Y: Price, de 110,00 a 150,00 EUR. ACME sobe; BOLT cai. De 3 pontos comuns, ACME é maior que BOLT em 1, menor em 2.",
    "describe uneven series":
      "Este é um gráfico de linhas com 2 séries de até 3 pontos, eixo X: Date, de 2 a 4 de janeiro de 2023. Eixo Y: Price, de 5,00 a 140,00 EUR. ACME sobe.",
    "describe many series":
      "Prices é um gráfico de linhas com 8 séries de até 5 pontos, eixo X: Date, de 2 a 6 de janeiro de 2023. 3 pontos sem valor. Eixo Y: Price, de 1,00 a 150,00 EUR. 1 série sobe, 2 caem, 2 se mantêm estáveis, 1 não tem direção clara e 2 não têm valores. Maior valor: BOLT, 150,00 EUR em 2 de janeiro; menor valor: ACME, 1,00 EUR em 2 de janeiro, o primeiro de 4 em 2 séries.",
    "describe many series alike":
      "Este é um gráfico de linhas com 50 séries de 2 pontos, eixo X: Date, de 2 a 3 de janeiro de 2023. Eixo Y: Price, 5,00 EUR. 50 séries se mantêm estáveis.",
    "describe no points":
      "Nothing é um gráfico de linhas com 0 ponto, eixo X: Date. A série não tem valores.",
    "describe a pie":
      "Price é um gráfico de pizza com 3 pontos, por Day, 3 categorias, de Tue a Wed. Valores: de 4,50 a 90,00 EUR.",
    "describe a pie without title":
      "Este é um gráfico de pizza com 3 pontos, por 3 categorias, de Wed a Mon. Valores: de 1,00 a 3,00 EUR.",
    "describe shares":
      "Proporções: Tue 60,0%, Mon 37,0%, Wed 3,0% de 150,00 EUR. O máximo é de 90,00 EUR em Tue; o mínimo, de 4,50 EUR em Wed. Média: 50,00 EUR, mediana: 55,50 EUR.",
    "describe shares of a ring":
      "BOLT, proporções: Mon 80,0%, Wed 20,0% de 10,00 EUR. O máximo é de 8,00 EUR em Mon; o mínimo, de 2,00 EUR em Wed. Média: 5,00 EUR, mediana: 5,00 EUR. 1 ponto sem valor.",
    "describe equal shares":
      "Proporções: Mon 33,3%, Tue 33,3%, Wed 33,3% de 150,00 EUR.",
    "describe a series":
      "BOLT cai, de 150,00 EUR em 2 de janeiro a 110,00 EUR em 5 de janeiro, uma queda de 26,7%. O máximo é de 150,00 EUR em 2 de janeiro; o mínimo, de 110,00 EUR em 5 de janeiro. 1 ponto sem valor.",
    "describe one value": "A série tem um só valor: 118,40 EUR em 3 de janeiro. 1 ponto sem valor.",
    "describe a constant": "A série se mantém em 5,00 EUR.",
    "describe no value": "A série não tem valores.",
    "describe a named series without value": "BOLT não tem valores.",
    "describe no direction":
      "A série não tem direção clara, de 1,00 EUR em 2 de janeiro a 1,00 EUR em 6 de janeiro, sem mudança. O máximo é de 9,00 EUR em 3 de janeiro (2 valores); o mínimo, de 1,00 EUR em 2 de janeiro (3 valores).",
    "describe a fall":
      "A série muda várias vezes de sentido, de 9,00 EUR em 2 de janeiro a 5,00 EUR em 7 de janeiro, uma queda de 44,4%. O máximo é de 9,00 EUR em 2 de janeiro; o mínimo, de 2,00 EUR em 6 de janeiro.",
    "compare":
      "De 252 pontos, ACME é maior que BOLT em 200, menor em 50, igual em 2. As séries se cruzam 3 vezes.",
    "compare with places":
      "De 12 pontos, ACME é maior que BOLT em 5, menor em 7. As séries se cruzam 3 vezes, a primeira em 5 de janeiro. As duas evoluem no mesmo sentido. A maior diferença é de 7,10 EUR em 17 de maio.",
    "compare once crossing with its place":
      "De 12 pontos, ACME é maior que BOLT em 5, menor em 7. As séries se cruzam uma vez, em 5 de janeiro. As duas evoluem em sentidos opostos. A maior diferença é de 7,10 EUR em 17 de maio.",
    "compare crossing in a gap, too":
      "De 12 pontos, ACME é maior que BOLT em 5, menor em 7. As séries se cruzam pelo menos uma vez, em 5 de janeiro. As duas evoluem em sentidos opostos. A maior diferença é de 7,10 EUR em 17 de maio.",
    "describe over bare numbers":
      "A série sobe até 4 em x = 1, se mantém em 4 ou 5 (x de 1 a 8), exceto um vale de -20 em x = 5, depois sobe até 25. A série passa de 0 em x = 0 a 25 em x = 9, uma alta de 25. O máximo é de 25 em x = 9; o mínimo, de -20 em x = 5. Há um vale de -20 em x = 5.",
    "describe a plateau over bare numbers":
      "A série sobe até 7 em x = 2, depois cai até 0. A série passa de 0 em x = 0 a 0 em x = 7, sem mudança. O máximo é de 7 em x = 2 (4 valores); o mínimo, de 0 em x = 0 (2 valores). Há um platô em torno de 7, x de 2 a 5.",
    "describe a period":
      "A série se repete a cada semana, em média com o máximo na sexta-feira e o mínimo no domingo. O máximo é de 9,00 EUR em 6 de janeiro (4 valores); o mínimo, de 1,00 EUR em 8 de janeiro (4 valores).",
    "describe a spike":
      "A série não tem direção clara, de 2,00 EUR em 2 de janeiro a 3,00 EUR em 9 de janeiro, uma alta de 50,0%. O máximo é de 30,00 EUR em 6 de janeiro; o mínimo, de 2,00 EUR em 2 de janeiro (3 valores). Há um pico de 30,00 EUR em 6 de janeiro. 1 ponto sem valor.",
    "describe a dip":
      "A série não tem direção clara, de 8,00 EUR em 2 de janeiro a 9,00 EUR em 9 de janeiro, uma alta de 12,5%. O máximo é de 9,00 EUR em 3 de janeiro (4 valores); o mínimo, de 0,00 EUR em 6 de janeiro. Há um vale de 0,00 EUR em 6 de janeiro.",
    "describe spikes":
      "A série não tem direção clara, de 2,00 EUR em 2 de janeiro a 2,00 EUR em 12 de janeiro, sem mudança. O máximo é de 40,00 EUR em 9 de janeiro; o mínimo, de 2,00 EUR em 2 de janeiro (5 valores). Há 2 picos, o mais alto de 40,00 EUR em 9 de janeiro.",
    "describe dips":
      "A série não tem direção clara, de 8,00 EUR em 2 de janeiro a 9,00 EUR em 12 de janeiro, uma alta de 12,5%. O máximo é de 9,00 EUR em 3 de janeiro (4 valores); o mínimo, de -40,00 EUR em 9 de janeiro. Há 2 vales, o mais baixo de -40,00 EUR em 9 de janeiro.",
    "describe an outlier":
      "A série se mantém em cerca de 2,5 EUR (de 2 a 9 de janeiro), depois sobe até 30,00 EUR. A série passa de 2,00 EUR em 2 de janeiro a 30,00 EUR em 10 de janeiro, uma alta de 28,00 EUR. O máximo é de 30,00 EUR em 10 de janeiro; o mínimo, de 2,00 EUR em 2 de janeiro (4 valores). Há um valor atípico, 30,00 EUR em 10 de janeiro.",
    "describe outliers":
      "A série cai até 3,00 EUR em 3 de janeiro, se mantém em cerca de 2,6 EUR (de 3 a 11 de janeiro), depois sobe até 40,00 EUR. A série passa de 30,00 EUR em 2 de janeiro a 40,00 EUR em 12 de janeiro, uma alta de 33,3%. O máximo é de 40,00 EUR em 12 de janeiro; o mínimo, de 2,00 EUR em 4 de janeiro (4 valores). Há 2 valores atípicos, o mais distante 40,00 EUR em 12 de janeiro.",
    "describe a plateau":
      "A série sobe até 7,00 EUR em 4 de janeiro, depois cai até 0,00 EUR. A série passa de 0,00 EUR em 2 de janeiro a 0,00 EUR em 9 de janeiro, sem mudança. O máximo é de 7,00 EUR em 4 de janeiro (4 valores); o mínimo, de 0,00 EUR em 2 de janeiro (2 valores). Há um platô em torno de 7,00 EUR, de 4 a 7 de janeiro.",
    "describe plateaus":
      "A série sobe até 8,00 EUR em 7 de janeiro, depois cai até 5,00 EUR. A série passa de 1,00 EUR em 2 de janeiro a 5,00 EUR em 11 de janeiro, uma alta de 400,0%. O máximo é de 8,00 EUR em 7 de janeiro (4 valores); o mínimo, de 1,00 EUR em 2 de janeiro (3 valores). Há 2 platôs, o mais longo em torno de 8,00 EUR, de 7 a 10 de janeiro.",
    "compare once crossing":
      "De 5 pontos, ACME é maior que BOLT em 2, menor em 3. As séries se cruzam uma vez.",
    "compare touching":
      "De 5 pontos, ACME é menor que BOLT em 3, igual em 2. As séries nunca se cruzam.",
    "compare without a course": "De 9 pontos, ACME é maior que BOLT em 5, menor em 3, igual em 1.",
    "compare at one shared place": "ACME é menor que BOLT no único ponto comum.",
    "compare above at shared places": "ACME é maior que BOLT nos 3 pontos comuns.",
    "compare equal at shared places": "ACME e BOLT são iguais nos 3 pontos comuns.",
    "compare touching at shared places":
      "De 3 pontos comuns, ACME é menor que BOLT em 1, igual em 2.",
    "compare above": "ACME é sempre maior que BOLT.",
    "compare below": "ACME é sempre menor que BOLT.",
    "compare equal": "ACME e BOLT são iguais em todos os pontos.",
    "compare apart": "ACME e a série sem nome não têm nenhum ponto em comum no eixo X.",
    "describe an area":
      "Steps é um gráfico de área com 2 pontos, eixo X: de 0 a 1. Eixo Y: de 0 a 1.",
    "describe candles":
      "O fechamento sobe, de 120,00 EUR em 2 de janeiro a 140,00 EUR em 4 de janeiro, uma alta de 16,7%. Fechamento mais alto: 140,00 EUR em 4 de janeiro; fechamento mais baixo: 120,00 EUR em 2 de janeiro.",
    "describe boxes":
      "Mediana mais alta: 140,00 EUR em 4 de janeiro; mediana mais baixa: 120,00 EUR em 2 de janeiro. Média das medianas: 130,00 EUR, mediana das medianas: 130,00 EUR.",
    "describe bins": "Classe modal: de 10 a 20, 9 valores. Média: 130,00 EUR, mediana: 130,00 EUR.",
    "describe bins of a series":
      "ACME, classe modal: de 10 a 20, 9 valores. Média: 130,00 EUR, mediana: 130,00 EUR.",
    "describe boxes of a series":
      "ACME, mediana mais alta: 140,00 EUR em 4 de janeiro; mediana mais baixa: 120,00 EUR em 2 de janeiro. Média das medianas: 130,00 EUR, mediana das medianas: 130,00 EUR.",
    "a comparison": "ACME e BOLT",
    "point": "17 de maio, 146,20 EUR, sobe 1,3%",
    "point down": "17 de maio, 146,20 EUR, cai 2,5%",
    "point unchanged": "17 de maio, 146,20 EUR, sem mudança",
    "point from zero": "17 de maio, 146,20 EUR, sobe 146,20 EUR",
    "point hardly up": "17 de maio, 146,20 EUR, sobe 0,01 EUR",
    "point above the range": "17 de maio, 146,20 EUR, acima da faixa",
    "point below the range": "17 de maio, 146,20 EUR, abaixo da faixa",
    "point without a place": "17 de maio, 146,20 EUR, fora da escala",
    "point above the range in full":
      "Date: 17 de maio, Price: 146,20 EUR, acima da faixa, ponto 93 de 252",
    "point missing": "17 de maio, sem valor",
    "point of a named series with a label": "ACME, 17 de maio, 146,20 EUR, Split",
    "point of a category without name": "sem nome, 3",
    "point in full": "Date: 17 de maio, Price: 146,20 EUR, sobe 1,3%, ponto 93 de 252",
    "point in full without titles": "ACME, x: 3, y: sem valor, ponto 3 de 12",
    "point in full of a series named as its values":
      "Date: 17 de maio, ACME: 146,20 EUR, ponto 93 de 252",
    "other series below": "BOLT 139,10 EUR, 7,10 a menos que ACME",
    "other series above": "BOLT 1.139,10 EUR, 1.000,00 a mais que ACME",
    "other series equal": "BOLT 1,00 EUR, igual a ACME",
    "other series alone": "BOLT 1,00 EUR",
    "other series missing": "BOLT, sem valor",
    "highest": "Máximo: 14 de dezembro, 183,90 EUR",
    "lowest": "Mínimo: 5 de janeiro, 118,40 EUR",
    "latest": "Mais tarde: 14 de dezembro, 00:40",
    "earliest": "Mais cedo: 5 de janeiro, 07:05",
    "bottom rank": "Última posição: Tue, 5",
    "top rank": "Primeira posição: Mon, 1",
    "highest of the chart": "Máximo geral: 17 de maio, 146,20 EUR",
    "highest of a cloud": "Máximo: ACME, Date 33, Price 44",
    "series of a number": "ACME 4: 6",
    "highest of the part": "Máximo visível: 17 de maio, 146,20 EUR",
    "lowest of the chart": "Mínimo geral: 17 de maio, 146,20 EUR",
    "one of several highest of the chart": "Máximo geral 2 de 3: 17 de maio, 146,20 EUR",
    "second of the highest": "Máximo 2 de 2: 17 de maio, 146,20 EUR",
    "first of the lowest": "Mínimo 1 de 12: 17 de maio, 146,20 EUR",
    "step of percentages": "17 de maio, 34%, sobe 3 pontos percentuais",
    "step of one percentage": "17 de maio, 34%, cai 1 ponto percentual",
    "turning point": "Ponto de virada: 17 de maio, 146,20 EUR",
    "second drop": "Queda 2 de 3: 17 de maio, 146,20 EUR",
    "only rise": "Maior alta: 17 de maio, 146,20 EUR",
    "gap": "Lacuna: 17 de maio, sem valor",
    "crossing": "Cruzamento: 17 de maio, 146,20 EUR",
    "crossing of a series": "Cruzamento 2 de 3: ACME, 17 de maio, 146,20 EUR, ultrapassa BOLT",
    "crossing of two series":
      "Cruzamento: 17 de maio, 146,20 EUR, cai abaixo de BOLT, ultrapassa a série sem nome",
    "higher": "Valor mais alto: 17 de maio, 146,20 EUR",
    "lower": "Valor mais baixo: 17 de maio, 146,20 EUR",
    "spike": "Pico ou vale: 17 de maio, 146,20 EUR",
    "outlier": "Valor atípico: 17 de maio, 146,20 EUR",
    "bookmark reached": "Marcador 1 de 2: 17 de maio, 146,20 EUR",
    "match": "Achado 2 de 12: 17 de maio, 146,20 EUR",
    "nearest": "O mais próximo: 17 de maio, 146,20 EUR",
    "goal with count": "Grande queda: 1.200",
    "goal without count": "Valor mais alto",
    "goal bookmark": "Marcador: 0",
    "none after": "Nenhuma lacuna depois",
    "none before": "Nenhum valor mais baixo antes",
    "none at all": "Nenhum marcador",
    "not found": "“Wed”: não encontrado",
    "not found after": "Nenhum “Wed” depois",
    "not found before": "Nenhum “Wed” antes",
    "bookmark set": "Marcador: 17 de maio, 146,20 EUR",
    "bookmark removed": "Marcador removido: 17 de maio, 146,20 EUR",
    "from the bookmark": "Desde o marcador de 3 de maio: sobe 4,4%, 14 pontos depois",
    "from a bookmark on a bin": "Desde o marcador de 10 a 20: sobe 37,5%, 1 ponto depois",
    "from a later bookmark": "Desde o marcador de 18 de maio: 1 ponto antes",
    "prompt search": "Buscar rótulo: We",
    "prompt title": "Buscar título: We",
    "prompt place": "Ir para: 50%",
    "prompt without text": "Ir para, como 2024:",
    "not a place": "“soon” não é lugar: valor, n50, 50%",
    "candle up": "17 de maio, 146,20 EUR, fechamento acima da abertura",
    "candle down": "17 de maio, 146,20 EUR, fechamento abaixo da abertura",
    "candle unchanged": "17 de maio, 140,00 EUR, fechamento igual à abertura",
    "candle in full":
      "Date: 17 de maio, Price: fechamento 146,20 EUR, fechamento acima da abertura, abertura 140,00; máxima 150,00; mínima 138,00; ponto 93 de 252",
    "point with additional values": "17 de maio, 146,20 EUR, Steps 8.000 steps, Day Wed",
    "share": "ACME, Mon, 40,00 EUR, 33,3% de 120,00 EUR",
    "interval": "ACME, Mon, 40,00 EUR, intervalo de 35,00 a 45,00",
    "total": "Mon, 40,00 EUR, total 20,00 EUR",
    "box": "Mon, mediana 15,00 EUR, quartis de 14,00 a 17,00; 2 valores atípicos",
    "box in full":
      "Day: Mon, Price: mediana 15,00 EUR, haste superior 18,00; quartil superior 17,00; quartil inferior 14,00; haste inferior 12,00; 2 valores atípicos, ponto 1 de 2",
    "highest of boxes":
      "Mediana mais alta: Mon, 15,00 EUR, quartis de 14,00 a 17,00; 2 valores atípicos",
    "lowest of boxes":
      "Mediana mais baixa: Mon, 15,00 EUR, quartis de 14,00 a 17,00; 2 valores atípicos",
    "highest box of the chart":
      "Mediana mais alta do gráfico: Mon, 15,00 EUR, quartis de 14,00 a 17,00; 2 valores atípicos",
    "lowest box of the chart":
      "Mediana mais baixa do gráfico: Mon, 15,00 EUR, quartis de 14,00 a 17,00; 2 valores atípicos",
    "highest of candles":
      "Fechamento mais alto: 17 de maio, 146,20 EUR, fechamento acima da abertura",
    "lowest candle of the chart":
      "Fechamento mais baixo do gráfico: 17 de maio, 146,20 EUR, fechamento acima da abertura",
    "point of a long category": "ACME BOLT ACME…BOLT ACME, 3",
    "series without a name": "Série 2",
    "missing part": "Abertura: sem valor",
    "outlier of a box": "Valor atípico 40,00 EUR",
    "bin": "de 10 a 20 EUR, 4 valores",
    "bin of one": "de 10 a 20 EUR, 1 valor",
    "highest bin": "Classe modal: de 10 a 20 EUR, 4 valores",
    "lowest bin": "Classe com menos valores: de 10 a 20 EUR, 1 valor",
    "bin in full": "Price: de 10 a 20 EUR, 4 valores, ponto 2 de 9",
    "grid cell": "x de 10 a 20, y de 5 a 8: 12 pontos",
    "cell": "Coluna 3 de 4, linha 2 de 1.200",
    "part of a point": "Máxima 150,00 EUR",
    "first point": "Primeiro ponto",
    "last point": "Último ponto",
    "first item": "Início da lista",
    "last item": "Fim da lista",
    "first chart": "Primeiro gráfico",
    "last chart": "Último gráfico",
    "all is shown": "Tudo já está visível",
    "no closer": "Ampliação máxima",
    "position": "3 de 12",
    "showing": "Zoom: de 5 a 9 de janeiro, 5 de 252",
    "showing numbers": "Zoom: x de 1 a 3, 3 de 1.201",
    "showing all": "Mostrando tudo, 252 pontos",
    "no point": "Sem ponto. Seta para a direita: primeiro",
    "no point and no key": "Ainda não há ponto",
    "series outline": "ACME, 1 ponto",
    "series outline without name": "2 pontos",
    "back": "De volta: 17 de maio, 146,20 EUR",
    "no way back": "Nenhum salto anterior",
    "data table": "Tabela de dados, 1.252 linhas, 2 colunas",
    "data table of one cell": "Tabela de dados, 1 linha, 1 coluna",
    "row": "17 de maio: ACME 146,20 EUR, BOLT sem valor",
    "row in full":
      "Date: 17 de maio, ACME: 146,20 EUR, BOLT: sem valor, rótulo: sem valor, linha 3 de 12",
    "row of parts":
      "17 de maio: máxima 9,00 EUR, ACME fechamento 8,00 EUR, mínima sem valor, rótulo Split",
    "row of one column": "17 de maio, 146,20 EUR",
    "row of a bin": "17 de maio, 3 valores",
    "row without a value": "17 de maio, sem valor",
    "heading": "Price (EUR)",
    "heading of a part": "Quartil superior (EUR)",
    "heading of a part of several": "ACME fechamento",
    "outlier count as a heading": "Número de valores atípicos",
    "outliers as a heading": "Valores atípicos (EUR)",
    "heading of labels": "Rótulo",
    "mode audio graph": "Gráfico de áudio",
    "mode details": "Detalhes do gráfico",
    "mode describe": "Descrever séries",
    "mode values": "Valores",
    "mode table": "Tabela de dados",
    "turn": "Valores. 17 de maio, 146,20 EUR",
    "audio in turn": "Uma por vez, 8,8 segundos",
    "audio whole chart": "Gráfico inteiro, 252 pontos, 8,8 segundos",
    "audio together": "Todas juntas, 8,8 segundos",
    "audio series reduced": "ACME, 100 de 252 pontos, 10 segundos",
    "audio fewer notes": "ACME, 52 de 58 notas, 10 segundos",
    "audio one second": "ACME, 252 pontos, 1 segundo",
    "audio legend": "Legenda de tons, do grave ao agudo",
    "paused": "Em pausa",
    "paused at a point": "Em pausa. 17 de maio, 146,20 EUR",
    "stopped": "Parado",
    "stopped at a point": "Parado. 17 de maio, 146,20 EUR",
    "complete": "Concluído",
    "sound on": "Som ligado",
    "sound off": "Som desligado",
    "sound awaited": "Aguardando o sistema de áudio",
    "speed": "Velocidade 1,5×, 2 segundos",
    "speed one second": "Velocidade 0,25×, 1 segundo",
    "fastest": "Velocidade máxima",
    "slowest": "Velocidade mínima",
    "loop start": "Início do loop: 17 de maio, 146,20 EUR",
    "loop end": "Fim do loop: 17 de maio, 146,20 EUR",
    "loop on": "Loop ligado, 17 de maio",
    "loop on unnamed": "Loop ligado, de “sem nome” a Wed",
    "loop off": "Loop desligado",
    "loop needs ends": "O loop precisa dos dois limites: abre parêntese e fecha parêntese",
    "loop needs ends without a key": "O loop precisa dos dois limites",
    "backwards": "De trás para a frente",
    "forwards": "Para a frente",
    "values while playing": "Valores ao reproduzir: sim",
    "no values while playing": "Valores ao reproduzir: não",
    "all but one": "Sem BOLT, 252 pontos, 8,8 segundos",
    "no device": "Sem som: nenhuma saída disponível",
    "no such device": "Sem som: falta o dispositivo “USB 1”",
    "device refused": "Sem som: erro do dispositivo (-9985). s: tentar de novo",
    "device refused without a key": "Sem som: erro do dispositivo (-9985)",
    "device lost": "Dispositivo de áudio perdido. s: tentar de novo",
    "device lost without a key": "Dispositivo de áudio perdido",
    "device unanswered": "Ainda sem som: sem resposta",
    "device hung": "Som travado. Reinicie o Earshot",
    "pitch legend": "200 Hz são 118,40 EUR, 2.000 Hz são 183,90 EUR",
    "nothing to play": "Nada a reproduzir: não há valores",
    "nothing plays": "Nada está tocando",
    "hint read on": "r ler o resto",
    "needed along x": "O gráfico precisa de date no eixo X",
    "needed for the values": "O gráfico precisa de price para seus valores",
    "over rows": "price por número da linha",
    "played over network": "O som sai na máquina remota",
    "deck place": "1 de 4",
    "sample deck": "exemplos",
    "list place": "12 de 19",
    "help title": "Ajuda",
    "history title": "Histórico de falas",
    "history empty": "Ainda não há falas",
    "hint help": "? ajuda",
    "hint points": "←→ pontos",
    "hint series": "↑↓ séries",
    "hint items": "↑↓ linhas",
    "hint rotor": "Tab rotor",
    "hint play": "Espaço reproduzir",
    "hint act": "Enter ativar",
    "hint close": "Esc fechar",
    "hint quit": "q sair",
    "theme": "Tema: alto contraste, escuro",
    "theme of one's own": "Tema: dusk",
    "theme color-blind-safe-dark": "Tema: para daltonismo, escuro",
    "theme color-blind-safe-light": "Tema: para daltonismo, claro",
    "theme default-dark": "Tema: padrão, escuro",
    "theme default-light": "Tema: padrão, claro",
    "theme high-contrast-light": "Tema: alto contraste, claro",
    "theme high-contrast-sepia": "Tema: alto contraste, sépia",
    "theme monochrome": "Tema: monocromático",
    "theme sepia": "Tema: sépia",
    "theme white-on-blue": "Tema: branco sobre azul",
    "theme yellow-on-black": "Tema: amarelo sobre preto",
    "only one theme": "Só há um tema",
    "verdict failed": "reprovado",
    "verdict nearly": "aprovado no limite",
    "verdict passed": "aprovado",
    "verdicts": "reprovado: 1, aprovado no limite: 0, aprovado: 1.204",
    "only one chart": "Só há um gráfico",
    "key": "Próximo ponto",
    "key group walk": "Percorrer os pontos",
    "key group rotor": "Rotor",
    "key group listen": "Ouvir",
    "key group read": "Ler",
    "key group look": "Aparência",
    "key group program": "Gráficos e programa",
    "reading end": "Tudo lido",
    "group chart": "Gráfico",
    "group axes": "Eixos",
    "group series": "ACME",
    "group unnamed series": "Série",
    "group comparisons": "Comparações",
    "group comparisons of neighbors": "Comparações de cada série com a seguinte",
    "group total": "Total",
    "default value": "padrão",
    "go to title": "Ir para",
    "chart list title": "Lista dos gráficos, 4 itens",
    "settings title": "Configurações, ← → para mudar",
    "settings title without a key": "Configurações",
    "setting language": "Idioma: Deutsch",
    "setting theme": "Tema: padrão, escuro",
    "setting volume": "Volume: 125%",
    "setting in turn": "Séries: uma por vez",
    "setting together": "Séries: juntas",
    "setting terse": "Falas: breves",
    "setting usual": "Falas: normais",
    "setting verbose": "Falas: detalhadas",
    "setting braille": "Desenho: pontos braille",
    "setting octant": "Desenho: octantes",
    "setting sextant": "Desenho: sextantes",
    "setting block": "Desenho: blocos",
    "setting glyph scale": "Tamanho dos símbolos: 2 de 4",
    "setting ascii": "Desenho: ASCII",
    "setting values while playing": "Valores ao reproduzir: sim",
    "setting not kept": "Volume: 125%, não salvo: EIO (a.toml)",
    "setting in no file": "Volume: 125%, não salvo: não é um arquivo (a.toml)",
    "help row without a key": "Próximo ponto",
    "setting reading speed": "Velocidade de leitura: 1,5×",
    "setting same axes": "Mesmos eixos: se unidade e escala coincidem",
    "setting own axes": "Mesmos eixos: não",
    "export svg": "Imagem (SVG)",
    "export text": "Imagem (texto)",
    "export coloredText": "Imagem (texto em cores)",
    "export markdown": "Texto (Markdown)",
    "export csv": "Dados (CSV)",
    "export wave": "Som (WAV)",
    "export midi": "Som (MIDI)",
    "exported": "Arquivo gravado: a.svg",
    "not exported": "a.svg não foi gravado: EIO",
    "data title": "Dados",
    "all charts": "Gráficos: 20 de 1.234, --all, --top",
    "all details": "Detalhes do gráfico: 56 linhas, --all",
    "folded rows": "ACME: 9 linhas",
    "folded rows of several series": "5 séries: 40 linhas",
    "idle key": "Q maiúsculo: sem função. Interrogação: ajuda",
    "idle key in a list": "Barra invertida: sem função. Esc: fechar",
    "idle key without a label": "Esta tecla: sem função",
    "closed": "Fechado",
    "no device chosen": "Sem som: o dispositivo definido é none",
    "hint pause": "Espaço pausa",
    "repeated places":
      "Até 3 pontos com o mesmo valor de year, em 17 de 17 lugares, por isso não se descreve uma evolução",
    "repeated places without a way out":
      "Até 2 pontos com o mesmo valor de x, em 1 de 365 lugares, por isso não se descreve uma evolução",
    "mean of a cell": "Cada célula é a média de até 18 valores",
    "mean of a cell on a low screen": "Média de até 18",
    "several candles": "Até 3 velas em uma",
    "several candles on a low screen": "Até 3 em uma",
    "longest of a column": "Cada coluna é a mais longa de até 3",
    "unseen parts of a stack": "Partes invisíveis: 2",
    "points behind others": "Pontos atrás de outros: 12",
    "names left out": "Nomes omitidos: 13",
    "names left out of a picture":
      "Nomes omitidos: 13 no eixo, 2 na legenda; um --size maior mostra mais",
    "names left out of a legend":
      "Nomes omitidos: 2 na legenda; um --size maior mostra mais",
    "part of a picture":
      "Desenhados: 1 a 21 de 30; um --size maior desenha mais",
    "legend entry": "◆ ACME",
    "outer ring": "Anel externo: ACME",
    "ring in short": "2: ACME",
    "ring between others": "Anel 2: ACME",
    "inner ring": "Anel interno: ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "additional axis": "Também: BOLT, de 7,00 a 12,00 EUR",
    "same axes": "Mesmos eixos em 4 gráficos da lista",
    "same x axis": "Mesmo eixo X em 4 gráficos da lista",
    "same y axis": "Mesmo eixo Y em 4 gráficos da lista",
    "axes of several": "Mesmo eixo X em 3 gráficos da lista. Mesmo eixo Y em 4 gráficos da lista",
    "composition": "Gráfico de linhas, 1 série, 252 pontos",
    "composition of bars": "Gráfico de barras, 2 séries, 1 ponto",
    "composition of a scatter": "Gráfico de dispersão, 1 série, 0 ponto",
    "composition of grouped bars": "Gráfico de barras agrupadas, 2 séries, 8 pontos",
    "composition of stacked bars": "Gráfico de barras empilhadas, 2 séries, 8 pontos",
    "composition of an area": "Gráfico de área, 1 série, 8 pontos",
    "composition of steps": "Gráfico de degraus, 1 série, 8 pontos",
    "highest total": "Total, máximo: 120,00 EUR em 5 de janeiro",
    "composition of a histogram": "Histograma, 1 série, 8 classes",
    "composition of boxes": "Diagrama de caixas, 1 série, 8 caixas",
    "composition of a heat map": "Mapa de calor, 3 séries, 12 pontos",
    "median of boxes": "Mediana mais alta: 15,00 EUR em Mon",
    "median of several boxes":
      "Mediana mais alta: 15,00 EUR em Mon, a primeira de 2",
    "close of several candles":
      "Fechamento mais baixo: 118,40 EUR em 5 de janeiro, o primeiro de 2",
    "mean of boxes": "Média das medianas: 15,50 EUR, mediana das medianas: 15,00 EUR",
    "lower quartile": "Quartil inferior: sem valores",
    "count of bins": "Contagem: sem valores",
    "bins": "Classes: 9, cada uma com largura de 10,00 EUR",
    "sample size": "Número de valores: 1.200",
    "box of a series":
      "ACME, Mon: 50 valores, mediana 15,00 EUR, quartis de 14,00 a 17,00; haste inferior 12,00 EUR, haste superior 18,00 EUR",
    "no header":
      "Sem cabeçalho: as colunas se chamam 1 a 9; --header toma a primeira linha como nomes",
    "correlations":
      "Uma matriz de 16 por 16 correlações, igual dos dois lados da diagonal, cujos valores 1 ficaram de fora",
    "swallowed file":
      "--y tomou “a.csv” como valor e não resta arquivo para ler; dê à opção o seu próprio valor: --y VALOR a.csv",
    "invalid UTF-8 of no code page":
      "a.csv, linha 3, coluna Price: o texto não é UTF-8 e nada indica a codificação; salve-o em UTF-8 ou verifique se é uma tabela",
    "Arrow":
      "a.csv: é um arquivo Arrow; exporte-o como CSV, por exemplo com duckdb",
    "HDF5":
      "a.csv: é um arquivo HDF5 ou NetCDF; exporte uma tabela dele como CSV, por exemplo com Python",
    "statistics":
      "a.csv: é um arquivo de um programa de estatística; salve a tabela nele como CSV",
    "program":
      "a.csv: é um programa, não uma tabela; abra os dados",
    "recording":
      "a.csv: é uma gravação, não uma tabela; abra os dados",
    "too many slices":
      "a.csv: --type pie teria 989 fatias; mantenha as maiores com --top, escolha uma coluna com no máximo 100 valores ou outro tipo",
    "bracketed number":
      "Coluna Price: 1 número lido sem os colchetes",
    "bracketed numbers":
      "Coluna Price: 34 números lidos sem os colchetes",
    "describe histogram":
      "Price é um histograma com 8 valores em 7 classes, eixo X: Price, de 10 a 45 EUR. Eixo Y: de 0 a 3.",
    "describe histogram of several series":
      "Price é um histograma com 2 séries em 7 classes, eixo X: Price, de 10 a 45 EUR. Eixo Y: de 0 a 3. ACME, classe modal: de 10 a 15 EUR, 3 valores; BOLT, classe modal: de 10 a 15 EUR, 3 valores.",
    "outlier far from the median":
      "Valor atípico: 9,00 EUR em 5 de janeiro, longe da mediana",
    "change of many times":
      "Variação: de 2,00 para 48,00 EUR, sobe 46,00 EUR (24 vezes mais)",
    "change to a small part":
      "BOLT, variação: de 870,00 para 3,00 EUR, cai 867,00 EUR (290 vezes menos)",
    "describe many columns":
      "ACME e mais 7 é um gráfico de barras com 3 pontos, eixo X: Day, 3 categorias, de Mon a Wed. Eixo Y: Steps, de 0 a 10.980 steps.",
    "shape of a falling sawtooth":
      "Evolução: cai pouco a pouco com 3 saltos para cima, o maior de 12,00 EUR em 4 de janeiro",
    "shape of a rising sawtooth":
      "Evolução: sobe pouco a pouco com 2 quedas bruscas, a maior de 12,00 EUR em 4 de janeiro",
    "shape of a falling sawtooth of equal jumps":
      "Evolução: cai pouco a pouco com 3 saltos para cima, cada um de 12,00 EUR",
    "shape of a rising sawtooth of equal jumps":
      "Evolução: sobe pouco a pouco com 2 quedas bruscas, cada uma de 12,00 EUR",
    "shape that leaves out":
      "BOLT, evolução: se repete a cada semana, sem contar 3 valores de -127",
    "left out folder": "Deixada de fora: a linha “ACME”, que contém as outras",
    "x axis of weeks": "Eixo X: Date, da semana 40 de 2025 à semana 4 de 2026",
    "x axis of weeks of a year": "Eixo X: Date, da semana 40 à semana 52 de 2025",
    "highest in a week": "Máximo: 9 na semana 1 de 2026",
    "gap of weeks": "Lacuna: da semana 2 à semana 4",
    "shape on a logarithmic axis":
      "BOLT, evolução: sobe até 5,00 EUR em 4 de janeiro, depois cai até 1,00 EUR, em um eixo logarítmico",
    "point after a pause": "40, 12, sobe 20,0% (x de 20 a 40)",
    "change of trillions":
      "Variação: de 17,87 trilhões para 18,01 trilhões, sobe 147,9 bilhões (0,8%)",
    "shape of about ten years":
      "Evolução: se repete aproximadamente a cada 10 anos",
    "point past a line":
      "1, 52 EUR, sobe 30,0%, ultrapassa ACME",
    "point beside lines":
      "BOLT, 52 EUR, 2 a mais que ACME",
    "point in full beside lines":
      "Day: 1, Price: 52 EUR, sobe 30,0%, 2 a mais que ACME, ponto 2 de 3",
    "missing times":
      "Faltam datas em 68 trechos, o mais longo entre 31 de março e 1º de setembro",
    "largest difference of medians, of those shown":
      "Medianas: ACME e BOLT, maior diferença: 12,00 EUR em 3 de maio, entre os mostrados",
    "lowest of those shown":
      "Mínimo: 12,00 EUR em 3 de maio, entre os mostrados",
    "fact compare medians":
      "Medianas: ACME é sempre maior que BOLT",
    "no points within a day":
      "Sem pontos em 13 de janeiro entre as 11:00 e as 13:00",
    "shape of a day in a year":
      "Evolução: se repete a cada dia; média de cada período: sobe até 62,00 EUR em 21 de setembro, depois cai até 50,00 EUR",
    "sample size of a series": "ACME, número de valores: 15, de 10,00 a 22,00 EUR",
    "mode": "Classe modal: de 10 a 20 EUR, 14 valores",
    "highest at a bin": "Máximo: 14 na classe de 10 a 20 EUR",
    "largest spread": "ACME, maior amplitude interquartil: 3,00 EUR em Mon",
    "quartile method":
      "Quartis por interpolação linear; as hastes vão até os valores a no máximo 1,5 vez a amplitude interquartil; os que ficam além são atípicos, a não ser que sejam mais de três e passem de um décimo",
    "composition of candles": "Gráfico de velas, 1 série, 7 pontos",
    "highest of a part": "Preço mais alto: 183,90 EUR em 14 de dezembro",
    "mean of a part": "ACME, fechamento, média: 150,00 EUR, mediana: 148,00 EUR",
    "lowest of the low": "Preço mais baixo: 118,40 EUR em 5 de janeiro",
    "trend of the open": "Abertura, tendência: estável",
    "contradiction":
      "Contradição: 1 vela, em 17 de maio, fora do intervalo entre a sua mínima e a sua máxima",
    "contradictions":
      "Contradições: 2 velas, a primeira em 17 de maio, fora do intervalo entre a mínima e a máxima",
    "correlation": "Correlação: 0,96; positiva, muito forte",
    "weak correlation": "Correlação: -0,40; negativa, fraca",
    "correlation of logarithms": "Correlação em eixos logarítmicos: -0,81",
    "moderate correlation": "Correlação: 0,60; positiva, moderada",
    "no correlation": "ACME, correlação: -0,12; sem relação clara",
    "composition of violins": "Gráfico de violino, 1 série, 3 violinos",
    "composition of a pie":
      "Gráfico de pizza, 1 série, 4 pontos",
    "composition of a donut":
      "Gráfico de rosca, 2 séries, 8 pontos",
    "densest":
      "Maior densidade: em torno de 14,00 EUR em Mon",
    "densest twice":
      "ACME, maior densidade: em torno de 4,00 EUR e 23,50 EUR em Mon",
    "shares":
      "Proporções: Mon 60,0%, Tue 37,0% de 150,00 EUR",
    "shares and another":
      "ACME, proporções: Mon 60,0%, Tue 37,0%, 1 outro 3,0% de 150,00 EUR",
    "shares and others":
      "Proporções: Mon 60,0%, Tue 37,0%, 2 outros juntos 4,5% de 150,00 EUR",
    "without a share":
      "Sem proporção: 1 valor abaixo de zero, em Mon",
    "without shares": "ACME, sem proporção: 3 valores abaixo de zero, o primeiro em Mon",
    "sums":
      "Somadas: 12 linhas em 4 valores",
    "no shares":
      "Sem proporções: nenhum valor acima de zero",
    "share of points":
      "Proporção: sem valores",
    "mean of rows":
      "Cada valor: média de 27 a 61 linhas",
    "median of rows":
      "Cada valor: mediana de 8 linhas",
    "sum of rows":
      "Cada valor: total de 2 a 3 linhas",
    "lowest of rows":
      "Cada valor: mínimo de 2 linhas",
    "highest of rows":
      "Cada valor: máximo de 2 linhas",
    "count of rows":
      "Cada valor: contagem de 1 a 1.200 linhas",
    "first of rows":
      "Cada valor: primeiro valor de 2 linhas",
    "last of rows":
      "Cada valor: último valor de 2 linhas",
    "others":
      "outros",
    "suggested lines":
      "Gráfico de linhas, média de price por date (mês), 5 séries por symbol",
    "suggested charts":
      "Gráfico de linhas, yield e rain por year, 6 gráficos por site",
    "suggested counts":
      "Gráfico de barras, número de linhas por state",
    "suggested values":
      "Histograma, age",
    "column time":
      "c1: data ou hora, de 3 a 98, 40 valores diferentes, pelo nome e pelos valores",
    "column cyclic":
      "c1: parte do calendário, de 3 a 98, 40 valores diferentes",
    "column direction":
      "風向: direção, de 3 a 98, 40 valores diferentes",
    "column namesake":
      "c1: medida, de 3 a 98, 40 valores diferentes, corresponde ao nome do arquivo",
    "column latitude":
      "c1: latitude, de 3 a 98, 40 valores diferentes",
    "column longitude":
      "c1: longitude, de 3 a 98, 40 valores diferentes",
    "column rowNumber":
      "c1: número da linha, de 3 a 98, 40 valores diferentes",
    "column key":
      "c1: chave, de 3 a 98, 40 valores diferentes, pelo nome",
    "column nominal":
      "c1: categoria, de 3 a 98, 40 valores diferentes",
    "column ordinal":
      "c1: nível, de 3 a 98, 40 valores diferentes",
    "column measure":
      "c1: medida, de 3 a 98, 40 valores diferentes",
    "column empty":
      "c1: vazia",
    "column of text":
      "c1: categoria, 40 valores diferentes, CA, NY, sem valor: 2",
    "rows with conditions":
      "1.204 de 3.376 linhas: state igual a CA, age no mínimo 18",
    "rows with and without values":
      "1.204 de 3.376 linhas: price sem valor, city com valor",
    "rows counted":
      "Cada valor é um número de linhas, 812 ao todo",
    "times by minute":
      "date por minuto",
    "times by hour":
      "date por hora",
    "times by day":
      "date por dia",
    "times by week":
      "date por semana",
    "times by month":
      "date por mês",
    "times by quarter":
      "date por trimestre",
    "times by year":
      "date por ano",
    "ranges of x":
      "price em intervalos de 10 EUR",
    "largest left out":
      "Os 7 maiores de 26 valores de country; os demais omitidos, 1.234 linhas",
    "largest and others":
      "Os 7 maiores de 26 valores de country; os demais juntos, 1 linha",
    "sorted by values":
      "Ordem por valor, decrescente",
    "sorted by a column":
      "Ordem por city, crescente",
    "not compared": "Sem comparação, por outra unidade ou grandeza: wind, rain",
    "not charted":
      "Fora do gráfico: wind, rain",
    "never changing":
      "Fora do gráfico, por serem constantes: wind, rain",
    "no numbers":
      "a.csv: a coluna “city” não tem números; conte linhas com --aggregate count ou escolha outra coluna",
    "no aggregate":
      "a.csv: a coluna “city” não tem números; conte linhas com --aggregate count ou escolha outra coluna",
    "no dates":
      "a.csv: a coluna “city” não tem datas; escolha outra ou retire --every",
    "no names":
      "a.csv: a coluna “date” tem ordem própria; --sort e --top precisam de uma coluna de nomes",
    "bad width":
      "a.csv: intervalos dessa largura não servem para a coluna “price” (de 3 a 98); escolha outra largura ou use --bin auto",
    "not a condition":
      "a.csv: “price” não é uma condição; escreva uma coluna, um operador e um valor, como --where 'price >= 10'",
    "not a value":
      "a.csv: “dear” não se compara com a coluna “price”; escreva como na coluna: 95.2",
    "too many places":
      "a.csv: o gráfico teria lugares demais; escolha unidades de tempo mais longas ou menos séries",
    "no column to transform":
      "a.csv: não há nenhuma coluna “city”; escolha entre: price, date",
    "nothing left":
      "a.csv: nenhuma linha cumpre a condição “state igual a XX”; a coluna “state” tem CA e NY",
    "nothing left of numbers":
      "a.csv: nenhuma linha cumpre a condição “age maior que 200”; a coluna “age” vai de 3 a 98",
    "no times":
      "a.csv: nenhuma coluna tem datas; escolha uma coluna com --x ou retire --last, --from e --to (colunas: city, price)",
    "no such chart":
      "a.csv: não há gráfico 9; escolha de 1 a 5, que --charts lista",
    "help heading": "Uso:",
    "option": "Quanto se diz: terse, normal, verbose (padrão: normal).",
    "option without a default": "A frequência do valor mais baixo, em Hz: 20 … 16000.",
    "option without values":
      "O fuso horário das datas que não indicam nenhum, pelo nome IANA (padrão: UTC).",
    "option in words": "O que o eixo X mede.",
    "unknown option": "opção desconhecida “--jsn”",
    "unknown option near another": "opção desconhecida “--jsn”; a mais parecida é “--json”",
    "missing value": "falta o valor de “--x”",
    "missing value within a word": "falta o valor de “-o” em “-oz”",
    "unexpected value": "a opção “--json” não aceita valor, mas “3” foi indicado",
    "unexpected argument": "argumento a mais “a.csv”",
    "unexpected arguments": "2 argumentos a mais: “a.csv”, “a.svg”",
    "missing argument": "falta o argumento “<dark>”",
    "invalid value": "o valor “big” não é válido para “--top”",
    "malformed option": "opção inválida “---jsn”",
    "unsuited settings":
      "Configurações que não servem para esta tabela: x = symbol, last = 30d",
    "too many units":
      "a.csv: --every hour dá 867.817 lugares da primeira à última data; use --every month ou maior",
    "bad value in a chart file":
      "a.csv, encoding.timeUnit: “fortnight” não é válido; indique day",
    "no data":
      "a.csv, data: esperava-se um nome de arquivo ou uma lista de linhas; veja os arquivos de gráfico no README",
    "column twice":
      "a.csv: a coluna “Date” não pode ser ao mesmo tempo --series e --x; escolha outra para uma das opções",
    "no candles":
      "a.csv: --type candlestick precisa de colunas chamadas open, high, low e close; mude os nomes, indique quatro nesta ordem com --y ou escolha outro tipo (colunas: day, price)",
    "no cells":
      "a.csv: --type heatmap precisa de duas colunas de categorias e de um número para cada par; indique-as com --x, --series e --y ou escolha outro tipo (colunas: day, price)",
    "options that exclude each other":
      "a.csv: --aggregate sum e --y mean(price) se contradizem; retire uma das opções",
    "text in Windows-1252":
      "O texto não está em UTF-8, lido como Windows-1252",
    "skipped line":
      "Fora da tabela: 1 linha",
    "skipped lines":
      "Fora da tabela: 4 linhas",
    "data outside the folder":
      "a.csv, data.url: “/a.csv” não está na pasta do documento; ponha os dados ali e indique o arquivo em data.url",
    "page without a chart":
      "a.csv: esta página não tem um gráfico que o Earshot saiba ler; salve os dados dela em um arquivo CSV",
    "something behind an archive":
      "a.csv: há outra coisa depois dos dados gzip; retire-a ou obtenha o arquivo de novo",
    "directions":
      "Fechamento acima da abertura: 6, fechamento abaixo da abertura: 3, fechamento igual à abertura: 1",
    "x axis": "Eixo X: Date, de 2 de janeiro a 29 de dezembro de 2023",
    "x axis of categories, right to left":
      "Eixo X: Day, 7 categorias, de Mon a Sun, da direita para a esquerda",
    "x axis of one category": "Eixo X: 1 categoria, Mon",
    "x axis of nothing": "Eixo X: sem valores",
    "x axis of times": "Eixo X: Date, 1º de março de 2024, das 00:30 às 11:30, UTC",
    "x axis of times elsewhere":
      "Eixo X: Date, 1º de março de 2024, da 01:30 às 12:30, fuso horário Europe/Berlin",
    "x axis of converted times":
      "Eixo X: Date, 1º de março de 2024, das 00:30 às 11:30, UTC, horários convertidos dos fusos dos dados",
    "y axis": "Eixo Y: Price, de 118,40 a 183,90 EUR",
    "y axis without zero": "Eixo Y: Price, de 118,40 a 183,90 EUR, não começa em zero",
    "y axis logarithmic": "Eixo Y: de 1 a 1.000.000, logarítmico",
    "y axis of rows": "Eixo Y: 5 linhas, de Mon a Sun",
    "y axis of one row": "Eixo Y: 1 linha, Mon",
    "values of a heat map": "Valores: Price, de 0,00 a 22,00 EUR",
    "y axis natural": "Eixo Y: Price, 5,00 EUR, logarítmico, base e",
    "series continuous": "ACME: linha, 252 pontos",
    "series apart": "sem nome: valores avulsos, 3 pontos",
    "fact highest": "Máximo: 183,90 EUR em 14 de dezembro",
    "fact highest of a category": "BOLT, máximo: 10.980 steps em Wed",
    "fact lowest": "Mínimo: 118,40 EUR em 5 de janeiro",
    "fact highest of several": "Máximo: 9,00 EUR em 17 de maio, o primeiro de 2",
    "fact lowest of several": "BOLT, mínimo: 0 em x = 2, o primeiro de 1.234",
    "fact highest of all": "Máximo: 5,00 EUR, todos os 252 valores",
    "highest at a moment": "Máximo: 3,5 em 1º de abril às 09:05",
    "fact lowest of all": "BOLT, mínimo: 5, ambos os valores",
    "fact lowest at a number": "BOLT, mínimo: -118,40 EUR em x = 2,5 s",
    "fact highest at a bare number": "Máximo: 6 em x = 11",
    "fact highest at an empty unit": "Máximo: 6 em x = 11",
    "largest drop at a bare number": "Maior queda: 6 em x = 11",
    "largest difference at a bare number": "ACME e BOLT, maior diferença: 6 em x = 11",
    "dip at a bare number": "Vale: 3 em x = 12",
    "gap at a bare number": "Lacuna: x = 3",
    "plateau over bare numbers": "Platô: 5, x de 3 a 9",
    "mean": "Média: 150,12 EUR, mediana: 149,50 EUR",
    "change": "Variação: de 120,00 para 146,20 EUR, sobe 26,20 EUR (21,8%)",
    "change of nothing": "BOLT, variação: 5,00 EUR, sem mudança",
    "change from zero": "BOLT, variação: de 0,00 para -5,00 EUR, cai 5,00 EUR",
    "trend": "Tendência: de alta, clara; 3 pontos de virada",
    "trend moderate": "BOLT, tendência: de alta, razoavelmente clara; 1 ponto de virada",
    "trend weak": "Tendência: de alta, pouco clara; sem pontos de virada",
    "trend falling": "Tendência: de queda, clara; 1 ponto de virada",
    "trend falling moderate": "Tendência: de queda, razoavelmente clara; 2 pontos de virada",
    "trend falling weak": "Tendência: de queda, pouco clara; 2 pontos de virada",
    "trend very strong": "Tendência: de alta, muito clara; sem pontos de virada",
    "trend falling very strong": "Tendência: de queda, muito clara; sem pontos de virada",
    "trend of few": "Tendência: de alta; sem pontos de virada",
    "trend of few falling": "Tendência: de queda; sem pontos de virada",
    "strong correlation": "Correlação: 0,80; positiva, forte",
    "period of a year": "Repetição: aproximadamente a cada ano, muito clara",
    "period of years": "Repetição: aproximadamente a cada 11 anos, razoavelmente clara",
    "period of a week": "Repetição: a cada semana, pouco clara",
    "period of a month": "Repetição: a cada mês, pouco clara",
    "period of months": "Repetição: a cada 6 meses, pouco clara",
    "period of many months": "Repetição: a cada 110 meses (9 anos e 2 meses), pouco clara",
    "period of quarters": "Repetição: a cada 2 trimestres, pouco clara",
    "outlier rule":
      "Valores atípicos: escore z modificado acima de 3,5 na sua série, descontadas a tendência e a repetição, a um décimo da amplitude ou mais, e longe dos valores vizinhos",
    "outlier rule without a course":
      "Valores atípicos: escore z modificado acima de 3,5 na sua série, a um décimo da amplitude ou mais da mediana, e no máximo um décimo dos seus valores",
    "series of a column": "3 séries por city",
    "part of a column": "city: 0",
    "infinite value": "Coluna Price: 1 valor infinito, tratado como sem valor",
    "infinite values": "Coluna Price: 3 valores infinitos, tratados como sem valor",
    "fact compare between days": "ACME e BOLT se cruzam uma vez, entre 4 e 5 de janeiro",
    "fact compare between years": "ACME e BOLT se cruzam uma vez, entre 2010 e 2011",
    "fact compare between months": "ACME e BOLT se cruzam uma vez, entre março e abril",
    "fact compare between times": "ACME e BOLT se cruzam uma vez, entre as 09:05 e as 09:10",
    "fact compare between categories": "ACME e BOLT se cruzam uma vez, entre Mon e Tue",
    "trend flat": "Tendência: estável",
    "trend mixed": "Tendência: sem direção clara; 9 pontos de virada",
    "missing": "Sem valor: 1 ponto",
    "missing of a series": "BOLT, sem valor: 2.000 pontos",
    "off the scale": "Fora da escala: 2 valores sem lugar em um eixo logarítmico",
    "off the scale of a series": "BOLT, fora da escala: 1 valor sem lugar em um eixo logarítmico",
    "off the scale of an unnamed series":
      "sem nome, fora da escala: 1 valor sem lugar em um eixo logarítmico",
    "above the range": "2 valores acima da faixa indicada, de 6 a 10 GB",
    "below the range": "BOLT: 1 valor abaixo da faixa indicada, de 6 a 10 GB",
    "parts above the range": "2 pontos com valores acima da faixa indicada, de 6 a 10",
    "parts below the range": "BOLT: 1 ponto com valores abaixo da faixa indicada, de 6 a 10",
    "no points": "Sem pontos entre 31 de março e 1º de setembro",
    "no points over bare numbers": "Sem pontos entre 3 e 100",
    "one gap": "Lacuna: 3 de maio",
    "gaps": "BOLT, lacunas: 2, a mais longa: de 3 a 7 de maio",
    "period": "Repetição: a cada 7 pontos (7 dias), clara",
    "gaps as long": "Lacunas: 5, a mais longa: 3 de maio, a primeira de 4",
    "unusually high": "Excepcionalmente alto: de 3 a 7 de maio, 9 em 4 de maio",
    "unusually low":
      "BOLT, excepcionalmente baixo: 2, o mais distante: de 3 a 7 de maio, 2 em 4 de maio",
    "share of all": "Proporção do total: 0,060 (348 de 5.822)",
    "period of a number": "Repetição: a cada 7 pontos (3,5 s), razoavelmente clara",
    "period of points": "BOLT, repetição: a cada 7 pontos, pouco clara",
    "one spike": "Pico: 183,90 EUR em 5 de janeiro",
    "dip": "BOLT, vale: 83,90 EUR em 5 de janeiro",
    "spikes": "BOLT, picos: 3, o mais alto de 183,90 EUR em 5 de janeiro",
    "dips": "Vales: 3, o mais baixo de 83,90 EUR em 5 de janeiro",
    "one outlier": "Valor atípico: 183,90 EUR em 5 de janeiro",
    "outliers": "BOLT, valores atípicos: 3, o mais distante: 183,90 EUR em 5 de janeiro",
    "plateau": "Platô: 5,00 EUR, de 3 a 9 de maio",
    "plateaus": "BOLT, platôs: 2, o mais longo em 5,00 EUR, de 3 a 9 de maio",
    "largest rise": "Maior alta: 12,00 EUR em 3 de maio",
    "largest rise of percentages": "Maior alta: 1,5 ponto percentual em 3 de maio",
    "largest drop": "BOLT, maior queda: 12,00 EUR em 3 de maio",
    "fact compare":
      "ACME e BOLT se cruzam 3 vezes, a primeira em 5 de janeiro; as duas evoluem no mesmo sentido",
    "fact compare once":
      "ACME e BOLT se cruzam uma vez, em 5 de janeiro; as duas evoluem em sentidos opostos",
    "fact compare above": "ACME é sempre maior que BOLT",
    "fact compare below": "ACME é sempre menor que BOLT",
    "fact compare never below": "ACME nunca é menor que BOLT",
    "fact compare never above": "ACME nunca é maior que BOLT",
    "fact compare without a course":
      "De 9 pontos, ACME é maior que BOLT em 5, menor em 3, igual em 1",
    "fact compare at one shared place": "ACME é menor que BOLT no único ponto comum",
    "fact compare touching at shared places":
      "De 3 pontos comuns, ACME é menor que BOLT em 1, igual em 2",
    "fact compare equal": "ACME e BOLT são iguais em todos os pontos",
    "fact compare apart": "ACME e BOLT não têm nenhum ponto em comum no eixo X",
    "largest difference": "ACME e a série sem nome, maior diferença: 12,00 EUR em 3 de maio",
    "no values": "Sem valores",
    "no values of a series": "BOLT: sem valores",
    "left out": "Fora do gráfico: 3 linhas sem valor de x",
    "window": "Zoom: de 5 a 9 de janeiro, 5 de 252; ao todo, de 2 de janeiro a 29 de dezembro",
    "window of numbers": "Zoom: x de 1 a 3, 3 de 1.201; ao todo, x de 0 a 1.200",
    "too many parts":
      "a.csv: --split Split daria 40.000 gráficos; escolha uma coluna com no máximo 10.000 valores",
    "too many files":
      "a.csv: não é possível ler, pois há arquivos abertos demais; feche alguns ou permita mais, por exemplo com ulimit -n",
    "device": "a.csv é um dispositivo sem fim; indique um arquivo ou envie os dados por um pipe",
    "wide window":
      "a.csv foi comprimido com uma janela de mais de 128 MB; descomprima antes, por exemplo com zstd -d -M2048MB",
    "column put together":
      "a.csv: as linhas estão agrupadas, por isso a coluna “Price” já não existe; escolha entre: Date, count(), ou um valor por grupo com --y",
    "too little memory":
      "a.csv precisa de cerca de 96 MB de memória, mais do que há; encerre outros programas ou aumente o limite (ulimit -v)",
    "beyond memory":
      "a.csv é grande demais para a memória disponível: são lidos no máximo 643 MB; divida o arquivo ou encerre antes o pipe, por exemplo com head",
    "missing file": "a.csv: esse arquivo não existe; verifique o nome e a pasta",
    "folder": "a.csv é uma pasta; indique um arquivo dentro dela",
    "unreadable file": "a.csv: não é possível ler (acesso negado); verifique as permissões",
    "empty file": "entrada padrão: sem dados; dê uma tabela com ao menos uma linha de valores",
    "header only":
      "a.csv, linha 1: há um cabeçalho, mas nenhuma linha de valores; acrescente linhas ou use --no-header",
    "not in a format":
      "a.csv, linha 3: isto não é logfmt; corrija a linha ou escolha outro --format",
    "damaged archive":
      "a.csv: os dados gzip estão danificados ou cortados; obtenha o arquivo de novo",
    "missing library":
      "a.csv: falta a biblioteca libz.so.1; instale-a, por exemplo com apt install zlib1g",
    "unsupported":
      "a.csv, transform[0]: “lookup” não é aceito; retire-o ou aplique-o aos dados",
    "remote data":
      "a.csv, data.url: o Earshot não lê nada da rede; baixe os dados e indique o arquivo em data.url",
    "left out column":
      "Fora do gráfico: coluna Price, linha 1200, “abc” não é um número",
    "left out column by unit":
      "Fora do gráfico: coluna Price, linha 1200, “3%” não tem a unidade dos números anteriores",
    "folded columns":
      "Como linhas: 12 colunas, de 2010 a 2021",
    "few names left out of a picture":
      "Nomes omitidos: Oslo e Lima; um --size maior mostra mais",
    "names not shown":
      "Nomes não mostrados: Oslo, Lima",
    "many names not shown":
      "Nomes não mostrados: Oslo, Lima e mais 9",
    "ignored channels":
      "Não mostrados: tooltip e shape",
    "ragged row":
      "a.csv, linha 3, coluna 2: há 1 célula em vez de 2; acrescente ou retire células, ou indique --delimiter",
    "invalid UTF-8":
      "a.csv, linha 3, coluna Price: o texto não é UTF-8; converta-o, por exemplo com iconv -f WINDOWS-1250 -t UTF-8",
    "invalid UTF-8 without a column":
      "a.csv, linha 3: o texto não é UTF-8 e nada indica a codificação; salve-o em UTF-8 ou verifique se é uma tabela",
    "unclosed quote": "a.csv, linha 3: aspas se abrem e não se fecham; feche-as ou retire-as",
    "not a number":
      "a.csv, linha 1200, coluna Price: “abc” não é um número; corrija-o ou escolha colunas com --x e --y",
    "another unit":
      "a.csv, linha 1200, coluna Price: “3%” não tem a unidade dos números anteriores; corrija-o ou escolha colunas com --x e --y",
    "not a date":
      "a.csv, linha 3, coluna Date: “abc” não é uma data no formato dd.MM.yyyy; corrija-a ou mude --date-format",
    "no numeric column":
      "a.csv: nenhuma coluna tem números; acrescente uma, conte as linhas com --y 'count()' ou indique o separador com --delimiter (as colunas são: Date, Price)",
    "mistyped file":
      "a.csv: esse arquivo não existe; quis dizer “Price”?",
    "no file":
      "não há arquivo para ler; indique um, ou - para a entrada padrão",
    "contradicting options":
      "--decimal-comma e --decimal-point se contradizem; retire uma das opções",
    "option of others":
      "“--size” é de earshot draw, não daqui; retire a opção",
    "lists within lists":
      "a.csv, [0].x: não é uma lista de registros, de linhas nem de números, ou uma célula contém mais de um valor; extraia uma lista assim do arquivo, por exemplo com jq",
    "dangling link":
      "a.csv é um link para b.csv, que não existe; corrija o link",
    "column repeated":
      "a.csv: --y nomeia duas vezes a coluna “Price”; nomeie-a uma só vez",
    "reversed range":
      "a.csv: --from 2026-05-01 vem depois de --to 2026-01-01; troque os valores",
    "mistyped value":
      "--format: “cvs” não é reconhecido; quis dizer “csv”?",
    "mistyped theme":
      "“drak” não é reconhecido; quis dizer “dark”?",
    "equal columns": "Colunas iguais: wind, rain",
    "title of a column without a header": "coluna 10",
    "title of counts": "número de linhas",
    "mistyped column":
      "a.csv: não há nenhuma coluna “Pric”; quis dizer “Price”?",
    "unknown column": "a.csv: não há nenhuma coluna “city”; escolha entre: Date, Price",
    "unknown type in a file":
      "a.csv, [1].type: não há nenhum tipo de gráfico “pie”; escolha entre: line, bar",
    "missing series":
      "a.csv, type: candlestick precisa de séries chamadas open, high, low, close com o mesmo x; acrescente-as ou escolha outro tipo",
    "missing series of an option":
      "a.csv: candlestick precisa de séries chamadas open, high, low, close com o mesmo x; acrescente-as ou escolha outro tipo",
    "too many columns":
      "a.csv, linha 1: há mais de 4.096 colunas; divida o arquivo ou troque linhas e colunas",
    "too long a cell": "a.csv, linha 2: uma célula é longa demais; divida o arquivo",
    "too deep": "a.csv, linha 2: o JSON está aninhado demais; divida o arquivo",
    "too many rows": "a.csv, linha 2: há linhas demais; divida o arquivo",
    "nothing in common":
      "a.csv: nenhuma linha cumpre ao mesmo tempo todas estas condições: age maior que 20, age menor que 10; retire uma delas",
    "unclosed JSON":
      "a.csv, linha 1, coluna 6: o texto termina sem que “[” seja fechado; feche-o ou obtenha o arquivo inteiro",
    "malformed JSON": "a.csv, linha 3, coluna 14: não é JSON válido; corrija-o aí",
    "expected chart":
      "a.csv, series[0]: esperava-se um gráfico com séries; veja os arquivos de gráfico no README",
    "expected record":
      "a.csv, series[0]: esperava-se um registro {…}; veja os arquivos de gráfico no README",
    "expected text":
      "a.csv, series[0]: esperava-se um texto; veja os arquivos de gráfico no README",
    "expected number":
      "a.csv, series[0]: esperava-se um número; veja os arquivos de gráfico no README",
    "expected boolean":
      "a.csv, series[0]: esperava-se true ou false; veja os arquivos de gráfico no README",
    "expected list":
      "a.csv, series[0]: esperava-se uma lista […]; veja os arquivos de gráfico no README",
    "expected range":
      "a.csv, series[0]: esperava-se um intervalo [mínimo, máximo]; veja os arquivos de gráfico no README",
    "expected scale":
      "a.csv, series[0]: esperava-se linear, log10 ou ln; veja os arquivos de gráfico no README",
    "expected point":
      "a.csv, series[0]: esperava-se um ponto {\"x\": …, \"y\": …}; veja os arquivos de gráfico no README",
    "expected direction":
      "a.csv, series[0]: esperava-se leftToRight ou rightToLeft; veja os arquivos de gráfico no README",
    "configuration malformed": "a.toml, linha 3: não é válido aqui (EOF); corrija",
    "configuration unknown option":
      "a.toml, linha 3: não há nenhuma configuração “Split”; escolha entre: dark, light",
    "configuration list": "a.toml, linha 3: dark aceita um só valor, não uma lista",
    "configuration unknown action":
      "a.toml, linha 3: não há nenhuma ação “abc”; escolha entre: dark, light",
    "configuration unknown key":
      "a.toml, linha 3: “<Rigth>” não é uma tecla; escreva um caractere ou um nome como <Right>",
    "configuration clash":
      "a.toml, linha 3: a tecla → serve para duas ações, “Próximo ponto” (next-point) e “Reproduzir daqui, pausar” (play); dê outra tecla a uma delas",
    "no terminal":
      "Não há terminal para a tela cheia; use earshot describe, draw ou render",
    "unknown terminal":
      "O tipo de terminal “dumb” não tem tela cheia; defina TERM, ou use earshot --plain, describe, draw ou render",
    "unknown theme": "Não há nenhum tema “dusk”; escolha entre: dark, light",
    "theme unreadable": "a.toml: não é possível ler o tema (EIO); verifique o arquivo",
    "theme malformed": "a.toml, linha 2: o tema não é TOML válido (EOF); corrija-o",
    "theme without role": "a.toml: falta ao tema a cor de “axis”; acrescente-a",
    "theme with more": "a.toml, linha 4: o tema tem uma entrada desconhecida, “axes”; remova-a",
    "theme without color": "a.toml, linha 4: “red” não é uma cor para axis; escreva-a como #rrggbb",
    "output failed": "não é possível gravar a.wav: ENOSPC; escolha outro lugar",
    "output twice": "-o e --subtitles nomeiam ambos a.wav; escolha outro arquivo para um deles",
    "output missing": "Falta o destino do som: -o ARQUIVO.wav, ou -o - para a saída padrão",
    "unknown output": "a.ogg: o nome deve terminar em .wav ou .mid",
    "unknown language": "Não há nenhum idioma “xx”; escolha entre: en, ja",
    "unknown time zone":
      "Não há nenhum fuso horário “Mars”; dê um nome IANA, como America/Sao_Paulo",
    "type for later": "O tipo de gráfico “box” não existe nesta versão; escolha entre: line, bar",
    "bad option": "--size: “big” não é válido; indique 80x24",
    "keys and data":
      "Teclas e dados não podem vir os dois da entrada padrão; ponha um deles em um arquivo",
    "configuration unreadable": "não é possível ler a.toml: EIO; corrija-o ou remova-o",
    "configuration no file": "não é possível ler a.toml: não é um arquivo; corrija-o ou remova-o",
    "configuration bad value": "a.toml, linha 3: “9” não é válido para dark; indique 0 … 2",
    "nothing left to hear": "--solo e --mute não deixam nada para ouvir; retire um dos dois",
    "dump without keys": "--dump precisa de um roteiro de teclas: acrescente --keys ARQUIVO",
    "key script":
      "a.keys, linha 2: “<Rigth>” não é uma tecla; escreva nomes como <Right>, <Resize 40x12> ou <Wait 500ms>",
    "no such device asked":
      "Não há nenhum dispositivo de áudio “USB 1”; escolha entre: pulse, default",
    "no device at all":
      "Não há nenhum dispositivo de áudio “USB 1”, nem qualquer outro; use --device none",
    "suggestions title": "Gráficos desta tabela, 4 itens",
    "columns title": "Colunas desta tabela, 7 itens",
    "suggestion of another chart": "Histograma, age",
    "suggestion because asked": "Histograma, age, selecionado, como pedido",
    "suggestion because candles":
      "Histograma, age, selecionado, há colunas de abertura, máxima, mínima e fechamento",
    "suggestion because times": "Histograma, age, selecionado, cada momento aparece uma vez",
    "suggestion because timesOfKinds":
      "Histograma, age, selecionado, cada momento aparece uma vez em cada série",
    "suggestion because timesOfKindsOfKinds":
      "Histograma, age, selecionado, cada momento aparece uma vez em cada série de cada gráfico",
    "suggestion because placesOnEarth":
      "Histograma, age, selecionado, há colunas de latitude e longitude",
    "suggestion because measuresOfThings":
      "Histograma, age, selecionado, como as duas se relacionam",
    "suggestion because names": "Histograma, age, selecionado, um valor para cada nome",
    "suggestion because namesOfKinds":
      "Histograma, age, selecionado, um valor para cada par de nomes",
    "suggestion because counts": "Histograma, age, selecionado, as linhas são contadas",
    "suggestion because numbers": "Histograma, age, selecionado, números na ordem em que vêm",
    "suggestion because repeatedPlaces": "Histograma, age, selecionado, os lugares se repetem",
    "suggestion because kindsThatTellMost":
      "Histograma, age, selecionado, a categoria que melhor explica os valores",
    "suggestion because sharesOfOutcome":
      "Histograma, age, selecionado, a proporção de um resultado, segundo o que melhor o explica",
    "suggestion because furtherShares":
      "Histograma, age, selecionado, a proporção de um resultado",
    "suggestion because sharesByTreatment":
      "Histograma, age, selecionado, a proporção de um resultado, segundo o que foi aplicado",
    "suggestion because followUps":
      "Histograma, age, selecionado, tempos até um evento ou o fim do acompanhamento, por categoria",
    "suggestion because fewValues":
      "Histograma, age, selecionado, colunas com poucos valores diferentes",
    "suggestion because repeatedSubjects":
      "Histograma, age, selecionado, os mesmos sujeitos se repetem",
    "suggestion because columnsInOrder":
      "Histograma, age, selecionado, colunas sem nome, na sua ordem",
    "suggestion because repeatedTimes":
      "Histograma, age, selecionado, várias linhas de cada momento",
    "suggestion because repeatedNames": "Histograma, age, selecionado, várias linhas de cada nome",
    "suggestion because largest": "Histograma, age, selecionado, os maiores de uma lista longa",
    "suggestion because spread": "Histograma, age, selecionado, a dispersão dos valores",
    "suggestion because spreadOfKinds": "Histograma, age, selecionado, muitos valores de cada tipo",
    "suggestion because columnsCompared": "Histograma, age, selecionado, colunas lado a lado",
    "suggestion because columnsThatFollow": "Histograma, age, selecionado, colunas que se sucedem",
    "suggestion because matrix":
      "Histograma, age, selecionado, linhas e colunas com os mesmos nomes",
    "suggestion with its reason": "Histograma, age, a dispersão dos valores",
    "use as x": "No eixo X",
    "use as y": "Valores, no lugar dos outros",
    "use as also y": "Valores, junto aos outros",
    "use as series": "Uma série por valor",
    "use as split": "Um gráfico por valor",
    "use as boxes": "Uma caixa por valor",
    "use as label": "Dita com cada ponto",
    "use as mean": "Linhas do mesmo lugar: média",
    "use as unit": "Unidade: mês",
    "use as filter": "Só alguns de seus valores",
    "use as left out": "Retirar do gráfico",
    "chosen use": "No eixo X, selecionado",
    "chosen value": "CA, selecionado",
    "left out value": "CA, excluído",
    "no table": "Este gráfico não vem de uma tabela",
    "change taken back": "Desfeito: symbol, Uma série por valor",
    "not said": "symbol não é dito: um ponto reúne várias linhas",
    "sorted use": "Ordem por valor, decrescente, selecionado",
    "keys wait": "As teclas valerão quando a leitura terminar",
    "taken back": "Desfeito",
    "not a range": "Não é um intervalo: ACME",
    "prompt for a range":
      "Valores, como 1 a 12: 5",
    "use let go": "Uma série por valor, excluído",
    "selections":
      "Média de price: 300,0; 99,5 a mais que 200,5. price igual a 5, 12 linhas; comparado com: todas as 36 linhas",
    "selections of several columns":
      "price sem valor, 3 linhas; comparado com: price no mínimo 5, 1 linha, média de price: 6, média de year: 7",
    "nothing to compare":
      "Ainda não há o que comparar: escolha antes alguns valores ou marque um trecho",
    "stretch is whole": "O trecho marcado já é o todo: nada a comparar",
    "marks lost": "O trecho marcado não é mantido",
    "others unchanged": "Outros gráficos sem mudança: 4",
    "side by side": "Lado a lado, 4 itens",
    "own axes": "Cada um com seu próprio eixo",
    "several axes": "Nem todos no mesmo eixo",
    "same axis": "Todos no mesmo eixo",
    "titled": "price: ACME 6",
    "export chartFile": "Gráfico (JSON)",
    "export commandLine": "Linha de comando",
    "unread dates":
      "Coluna date: parecem datas em um formato desconhecido",
    "last days":
      "Coluna date: os períodos de vários dias contam como o último dia",
    "assumed year": "Datas sem ano: a última é tomada como de 2024",
    "left out total": "Deixada de fora: a linha “ACME”, soma das outras",
    "left out average": "Deixada de fora: a linha “ACME”, média das outras",
    "left out statistic": "Deixada de fora: a linha “ACME”, calculada a partir das outras",
    "absent values": "Fora da coluna “state”: CA; ela tem NY",
    "unknown command": "“price” não é um comando nem um arquivo; o comando mais parecido é “draw”",
    "too many series":
      "a.csv: --series Split daria 4.000 séries; escolha uma coluna com no máximo 1.000 valores",
    "nothing to draw":
      "a.csv: não há nada a desenhar: nenhum valor de price em 37 linhas; escolha outras colunas com --y ou outras linhas",
    "prompt help text": "Buscar na ajuda: We",
    "prompt row text": "Buscar na lista: We",
    "key group start": "Para começar",
    "said help row": "Ponto anterior: seta para a esquerda ou h",
    "said help row of a capital": "Referência anterior: N maiúsculo",
    "said help row without a key": "Próximo ponto",
    "numbered row": "2. Imagem (SVG)",
    "list of one": "Ir para, 1 item",
    "list of items": "Exportar, 9 itens",
    "setting screen reader off": "Leitor de tela: não",
    "setting screen reader quiet": "Leitor de tela: tela estável",
    "setting screen reader plain": "Leitor de tela: somente linhas",
    "setting vertical points": "Pontos com as setas para cima e para baixo: sim",
    "setting crosshair": "Linha pelo ponto: sim",
    "setting pixels": "Pixels: se possível",
    "setting sixel": "Pixels: Sixel",
    "setting duration": "Duração: habitual",
    "setting pitch range": "Faixa de tons: de 200 a 2.000 Hz",
    "setting duration in seconds": "Duração: 5 segundos",
    "setting instrument": "Instrumento: corda dedilhada",
    "setting mono": "Tudo no centro: sim",
    "setting tones while moving": "Tons ao se mover: não",
    "setting cue": "Sinal, pontos de virada: sim",
    "setting sound": "Som",
    "export opus": "Som (Ogg Opus)",
    "export flac": "Som (FLAC)",
    "opening without values": "Price, linhas, sem valores",
    "drop of a candle": "Queda 1 de 4: 17 de maio, fechamento 146,20 EUR, cai 4,80",
    "drop": "Queda 1 de 4: ACME, 17 de maio, 27,00 EUR, cai 22,00",
    "row of many series":
      "17 de maio: máximo 9,00 EUR, ACME e mais 1, mínimo 2,00 EUR, BOLT e mais 1",
    "row of many series, all alike": "17 de maio: todos 0,00 EUR",
    "row of many series, one missing":
      "17 de maio: máximo BOLT 9,00 EUR, mínimo BOLT 3,00 EUR, 1 ponto sem valor",
    "row of many series, most missing":
      "17 de maio: ACME 5,00 EUR, BOLT 9,00 EUR, 4 pontos sem valor",
    "hint to be heard": "Interrogação: ajuda",
    "only chart of a deck": "Steps, barras, 3 pontos",
    "speech on": "Voz ligada",
    "speech off": "Voz desligada",
    "speech not installed": "Sem voz: speech-dispatcher não está instalado",
    "speech not running": "Sem voz: speech-dispatcher não está em execução",
    "speech hung": "Sem voz: speech-dispatcher não responde",
    "setting speech": "Voz: sim",
    "setting no speech": "Voz: não",
    "setting speech if available": "Voz: se possível",
    "loop start removed": "Início do loop removido",
    "loop end removed": "Fim do loop removido",
    "not in this chart": "price não está neste gráfico",
    "in another chart": "price está no gráfico 2, não neste",
    "nothing to take back": "Nada a desfazer",
    "no such day": "a.csv: “2026-06-31”: esse dia não existe no calendário",
    "no such row": "30: não há essa linha",
    "name of a missing value": "sem valor",
    "chosen conditions": "price de 200 a 250, selecionado",
    "list search": "Buscar na lista: barra",
    "charting": "Criando o gráfico",
    "no command": "Nenhum comando cria este gráfico: escolha Gráfico (JSON)",
    "reads a pipe": "Os dados vieram por um pipe: Gráfico (JSON) os contém",
    "zoom left out": "Abre o gráfico inteiro, não esta parte",
    "value of all that are charted": "ACME, no gráfico com todos",
    "value among the largest": "ACME, no gráfico",
    "several": "ACME 6; Em pausa",
    "number beside percents":
      "Coluna Price: 1 célula não é uma porcentagem (1204), tratada como sem valor",
    "numbers beside percents":
      "Coluna Price: 1.234 células não são porcentagens (1204, …), tratadas como sem valor",
    "stray cell": "Coluna Price: 1 célula não é um número (abc), tratada como sem valor",
    "mark behind a number": "Coluna Price: omitido depois de 1 número: *",
    "marks behind numbers": "Coluna Price: omitido depois de 1.234 números: *, †, …",
    "assumed groups":
      "Coluna Price: pontos lidos como separadores de milhares",
    "yes and no": "Coluna Price: “A” conta como 1, “B” como 0",
    "day numbers": "Coluna Price: números lidos como datas de planilha (dias desde 1900)",
    "stray cells": "Coluna Price: 1.234 células não são números (abc, …), tratadas como sem valor",
    "plateau of about a level": "Platô: cerca de 5,00 EUR, de 3 a 9 de maio",
    "braille row": "de 2 de janeiro a 9 de maio, 40 celas",
    "braille row of one cell": "2 de janeiro, 1 cela",
    "braille row of slices": "de 2 de janeiro a 9 de maio, 22 celas, até 2 pontos em cada uma",
    "braille row on a scale of its own":
      "de 2 de janeiro a 9 de maio, 40 celas, escala própria, de 6 a 707",
    "braille row of long slices": "de 2 de janeiro a 9 de maio, 5 celas, até 37 pontos em cada uma",
    "braille row put away": "Fileira em braille: não",
    "audit: opening":
      "reprovado: Abertura: 62 de 40 colunas: “ACME”. Títulos, nomes e unidades mais curtos ajudam",
    "audit: caption of several charts":
      "aprovado no limite: Prices, Deutsch: Próximo ponto (h): 39 de 40 colunas: “ACME”. Títulos, nomes e unidades mais curtos ajudam",
    "audit: caption":
      "aprovado: Máximo da série; pressionando outra vez, do gráfico (maior que): 4 de 40 colunas: “ACME”",
    "audit: caption of many words":
      "aprovado no limite: Detalhes do gráfico, Próximo item (h): 62 de 40 colunas: “ACME”. Nomes mais curtos não bastam; r continua a leitura",
    "audit: title": "aprovado: O título do gráfico",
    "audit: no title": "reprovado: O título do gráfico: falta. Informe com --title",
    "audit: title of the file":
      "aprovado no limite: O título do gráfico: “Prices” é só o nome do arquivo. Informe com --title",
    "audit: no x title": "reprovado: Prices: O que o eixo X mede: falta. Informe com --x-title",
    "audit: no y title": "reprovado: O que o eixo Y mede: falta. Informe com --y-title",
    "audit: no x unit": "aprovado no limite: A unidade de x: falta. Informe com --x-unit",
    "audit: no y unit": "aprovado no limite: A unidade de y: falta. Informe com --y-unit",
    "audit: places": "aprovado: Lugares de uma série",
    "audit: shared places":
      "reprovado: Lugares de uma série: Até 3 pontos com o mesmo valor de Date, em 5 de 9 lugares, por isso não se descreve uma evolução; --split state faz um gráfico para cada valor de state",
    "audit: repeated category":
      "reprovado: Lugares de uma série: “Mon” aparece mais de uma vez. Outros nomes ou --aggregate ajudam",
    "audit: series":
      "reprovado: Número de séries: 9, no máximo 6. --top e --split reduzem o número",
    "audit: signs":
      "reprovado: Sinais das séries: “ACME” e “BOLT” têm o mesmo. --top e --split reduzem o número",
    "audit: many signs":
      "reprovado: Sinais das séries: “ACME”, “BOLT”, “Price”, … têm o mesmo. --top e --split reduzem o número",
    "audit: contrast":
      "reprovado: Contraste do tema dusk: 1 de 124 pares de cores. earshot themes check dusk mostra a lista",
    "audit: cut labels":
      "reprovado: Rótulos com os maiores símbolos: “Pric…”, texto cortado. Títulos, nomes e unidades mais curtos ajudam",
    "audit: digits":
      "reprovado: Algarismos de um número: -4,893964: 7, no máximo 6. Valores arredondados ou uma unidade maior têm menos",
    "audit: beginnings":
      "reprovado: Começos dos nomes: “ACME” e “BOLT” começam igual. Ponha primeiro o que difere",
    "audit: capitals":
      "aprovado no limite: Nomes em maiúsculas: “ACME” e “BOLT”. Algumas vozes soletram esses nomes; minúsculas ajudam",
    "audit: no capitals": "aprovado: Nomes em maiúsculas",
    "tutorial: title": "Tutorial, uma tecla após a outra",
    "tutorial: step":
      "3 de 8. Pressione maior que ou fecha colchete para ir ao valor máximo",
    "tutorial: ways": "Enter repete, Esc sai do tutorial",
    "tutorial: end": "Esse foi o tutorial; agora todas as teclas são suas",
    "tutorial: left": "Tutorial encerrado",
    "tutorial: offer": "Primeira vez? Pressione N maiúsculo para um tutorial",
    "tutorial: lesson point": "O mais alto soa mais agudo",
    "tutorial: lesson back": "Um ponto se ouve sempre que se chega a ele",
    "tutorial: lesson highest": "Também há uma tecla para o valor mais baixo",
    "tutorial: lesson play": "A reprodução vai de onde você está até o fim",
    "tutorial: lesson rotor": "Cada giro leva a outro modo de ler o gráfico",
    "tutorial: lesson items": "Assim se percorre cada modo e cada lista",
    "tutorial: lesson list": "Percorra a lista, escolha com Enter ou feche com Esc",
    "tutorial: lesson help": "Aqui cada tecla diz o que faz; Esc fecha a ajuda",
    "stretch of medians": "de 15 a 19 de maio: média das medianas 15,00 EUR",
    "other series absent": "BOLT, sem ponto",
    "searched past the end": "De novo do início",
    "searched past the start": "De novo do fim",
    "speech starting": "Iniciando a voz",
    "looking": "Examinando a tabela",
    "opening of a cloud": "Steps, dispersão, Price segundo Day",
    "opening of a cloud with long axes": "Prices, dispersão, 2 séries, de 1 a 2",
    "several devices":
      "Vários dispositivos de áudio têm “USB 1” no nome; escolha entre: pulse, default",
    "an option of other files":
      "a.ogg: --sample-format precisa de um nome que termine em .wav",
    "output is input":
      "a.csv contém os dados e se perderia; escolha outro arquivo para gravar",
    "name of a trend line":
      "linha de tendência",
    "name of a band":
      "intervalo",
    "values over places":
      "Price por Day",
    "crossed axes": "Price segundo Day",
    "second rise": "Alta 2 de 3: 17 de maio, 146,20 EUR",
    "no further rise": "Nenhuma grande alta depois",
    "no drop before": "Nenhuma grande queda antes",
    "infinite point": "2, infinito",
    "infinite point in full": "Date: 2, Price: infinito, ponto 93 de 252",
    "goal of rises": "Grande alta: 2",
    "tutorial: point is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para ir ao próximo ponto",
    "tutorial: back is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para voltar um ponto",
    "tutorial: highest is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para ir ao valor máximo",
    "tutorial: play is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para ouvir o gráfico a partir daqui",
    "tutorial: rotor is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para passar ao próximo modo do rotor",
    "tutorial: items is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para ir ao próximo item",
    "tutorial: list is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para abrir uma lista de destinos",
    "tutorial: help is asked for":
      "1 de 8. Pressione maior que ou fecha colchete para abrir a ajuda",
    "live: waiting": "À espera de dados",
    "live: waiting for a file": "À espera de dados de a.csv",
    "live: missing": "a.csv ainda não existe: à espera",
    "live: new": "12 novas",
    "live: paused": "Em pausa; as novas linhas são guardadas",
    "live: behind": "12 novas, 3 segundos de atraso",
    "live: following": "Acompanhando o mais recente",
    "live: nothing to follow": "Nada a acompanhar: todos os dados já estão aqui",
    "live: lost": "Sem dados há 30 segundos",
    "live: back": "Dados de novo, após 42 segundos",
    "live: ended": "Fim da entrada: 400.000 linhas, 12 novas",
    "live: ended with mistakes": "Fim da entrada: 1 linha, 3 não se encaixam, 2 células sem valor",
    "live: truncated": "a.csv foi encurtado: acompanhando desde o início",
    "live: replaced": "a.csv foi substituído: acompanhando o novo",
    "live: alarm": "Alarme: price maior que 90, 95,20 EUR",
    "live: alarm without a value": "Alarme: price sem valor",
    "live: alarm at a place": "Alarme: price maior que 90, 12, 95,20 EUR",
    "nothing aggregated": "Nada a agregar: uma linha por lugar",
    "left out thin":
      "Fora do gráfico: 12 linhas em grupos com menos de 20",
    "left out whole": "Deixada de fora: a coluna “price”, soma de outras",
    "ranked by rows": "Os maiores segundo o número de linhas",
    "ranked by one": "Os maiores segundo price",
    "ranked by a sum": "Os maiores segundo a soma de price, ACME",
    "ranked by a mean": "Os maiores segundo a média de price",
    "ranked by a sum of rows": "Os maiores segundo a soma de price",
    "largest columns": "As 8 colunas de 17 com as maiores médias",
    "too fine": "a.csv: as datas da coluna “city” não são tão precisas; use --every month ou maior",
    "mean of means": "ACME, média das médias: 150,00 EUR, mediana das médias: 148,00 EUR",
    "short row":
      "1 linha é curta demais (linha 230): suas últimas células são tratadas como sem valor",
    "short rows":
      "12 linhas são curtas demais (a primeira, linha 230): suas últimas células são tratadas como sem valor",
    "no date":
      "Coluna date: linha 5, “CA” não é claramente uma data; a coluna é tratada como texto",
    "stray day":
      "Coluna date: linha 5, “31.02.2026” não existe no calendário, tratado como sem valor",
    "no day":
      "Coluna date: linha 5, “31.02.2026” não existe no calendário; a coluna é tratada como texto",
    "code for missing":
      "Coluna rain: -999, longe de todos os outros, aparece 1 vez e conta como valor",
    "codes for missing":
      "Coluna rain: -999, longe de todos os outros, aparece 1.200 vezes e conta como valor",
    "stray date": "Coluna date: linha 5, 1 célula não é uma data (CA), tratada como sem valor",
    "time of no zone":
      "Coluna date: 1 hora sem fuso (2026-11-01 02:30), lida como UTC",
    "times of no zone":
      "Coluna date: 12 horas sem fuso (2026-11-01 02:30), lidas como UTC",
    "skipped time":
      "Coluna date: 1 hora não existe no fuso Europe/Berlin (02:30), adiantada conforme a mudança de horário",
    "skipped times":
      "Coluna date: 12 horas não existem no fuso Europe/Berlin (02:30), adiantadas conforme a mudança de horário",
    "repeated time":
      "Coluna date: 1 hora ocorre duas vezes no fuso Europe/Berlin (02:15), lida como a primeira",
    "repeated times":
      "Coluna date: 2 horas ocorrem duas vezes no fuso Europe/Berlin (02:15), lidas como a primeira",
    "rounded integers":
      "Coluna date: os números inteiros com mais de 15 algarismos estão arredondados",
    "bound columns of most": "Cada valor fica entre low e high, onde há ambos",
    "stray dates": "Coluna date: linha 5, 12 células não são datas (CA), tratadas como sem valor",
    "column in another chart": "c1: medida, no gráfico 5, de 3 a 98, 40 valores diferentes",
    "column of which some values are charted": "c1: medida, de 3 a 98, 40 de 50 valores diferentes",
    "columns not charted": "16 colunas fora do gráfico",
    "points here": "4 pontos neste lugar",
    "plateau from range to range": "Platô: 5, de 0 a 3",
    "column in the chart": "c1: medida, no gráfico, de 3 a 98, 40 valores diferentes",
    "reading": "Lendo a.csv",
    "reading a part": "Lendo a.csv, 40%, tempo restante: 3 segundos",
    "largest rise across missing times": "Maior alta: 12,00 EUR, de 1º a 3 de maio",
    "largest drop across missing times": "Maior queda: 12,00 EUR, de 1º a 3 de maio",
    "missing values": "Valores ausentes: 2",
    "nothing to open": "Ainda não há linhas para abrir: a leitura continua",
    "rows so far": "412.000 linhas até agora",
    "cut off": "Ficou mais curto durante a leitura: 412.000 linhas",
    "changed meanwhile":
      "Alterado durante a leitura: pode haber linhas antigas e novas misturadas; leia-o de novo",
    "parted by blanks":
      "a.csv, linha 2, coluna 5: há 7 células em vez de 4; com --format blanks a tabela é lida sem erros",
    "uneven list":
      "a.csv, linha 3, price: a lista tem 1 valor em vez de 2; deixe todas as listas com o mesmo tamanho",
    "long name": "a.csv: o nome de uma coluna tem mais de 64 kB; encurte-o",
    "text that was cut off":
      "a.csv, linha 3: o texto termina no meio de uma letra, como se tivesse sido cortado; obtenha o arquivo inteiro",
    "damaged UTF-16":
      "a.csv, linha 3: o texto é UTF-16, mas uma parte está danificada ou faltando; obtenha o arquivo inteiro ou aproveite o que é legível, por exemplo com iconv -c -f UTF-16 -t UTF-8",
    "replaced meanwhile": "Substituído por outro arquivo durante a leitura: este é o antigo",
    "live: of a pipe": "Ao vivo",
    "live: of a file": "Ao vivo de a.csv",
    "live: a cell missing": "Fim da entrada: 12 linhas, 1 célula sem valor",
    "live: unfit": "3 não se encaixam",
    "live: loaded": "Tudo lido: 412.000 linhas",
    "live: loaded no rows": "Tudo lido",
    "long line": "a.csv, linha 2: a linha tem mais de 12 MB; divida-a em linhas",
    "left out percents": "Deixada de fora: a linha “ACME”, em porcentagens",
    "partial first unit": "O primeiro valor (Mon) abrange só 4 dias de 7",
    "partial last unit": "O último valor (Mon) abrange só 1 mês de 12",
    "left out totals": "Fora do gráfico: 2 linhas de totais (ACME e Mon)",
    "empty cell": "Coluna state: 1 célula vazia recebe o nome acima",
    "empty cells": "Coluna state: 12 células vazias recebem o nome acima",
    "some charts left out": "Faltam alguns dos gráficos abertos",
    "pitches of the part": "Nele, do grave ao agudo, o som abrange só esta parte",
    "same axes left out": "Os gráficos nele têm eixos próprios",
    "all rows": "Todas as 1.704 linhas",
    "bound columns": "Cada valor fica entre low e high",
    "error column": "Barras de erro: Price acima e abaixo de cada valor",
    "empty columns": "Sem valores: wind, rain",
    "reading keys": "Enter abre o que já foi lido",
    "waiting keys": "Esc interrompe a leitura, q sai",
    "live: stopped": "Leitura interrompida: 412.000 linhas",
    "live: stopped no rows": "Leitura interrompida",
    "assumed day order":
      "Coluna date: lida com o dia primeiro",
    "assumed month order":
      "Coluna date: lida com o mês primeiro",
    "rows of a range": "1.204 de 3.376 linhas: price de 200 a 300",
    "grid cell of a series": "Date de 10 a 20, Price de 5 a 8: ACME 12 pontos",
    "same grid cell of another series": "ACME 1 ponto, Date de 10 a 20, Price de 5 a 8",
    "column of a grid without points of a series": "ACME, sem ponto, Date de 10 a 20",
    "selections with missing values":
      "Média de price por linha: 300,0; 99,5 a mais que 200,5. price igual a 5, 12 linhas, sem valor: 2; comparado com: todas as 36 linhas",
    "shape of a level": "BOLT, evolução: varia em torno de 12",
    "shape of a constant": "Evolução: se mantém em 12,00 EUR",
    "shape of a level with a spike":
      "Evolução: varia em torno de 12, exceto um pico de 900,00 EUR em 15 de janeiro",
    "shape of a level with a dip": "Evolução: se mantém em 12, exceto um vale de 3 em x = 15",
    "shape of legs":
      "Evolução: sobe até 100,00 EUR em 2 de janeiro, cai até 20,00 EUR em 3 de janeiro, se mantém em cerca de 20,00 EUR (de 3 a 5 de janeiro), depois sobe até 30,00 EUR",
    "shape of noisy legs":
      "Evolução: cai até cerca de 20 em x = 25, sobe até cerca de 60 em x = 50, depois cai até cerca de 40, com ruído",
    "shape of a rise": "Evolução: sobe de 3,00 EUR a 83,00 EUR",
    "shape of a fall": "Evolução: cai de 83,00 EUR a 3,00 EUR",
    "shape of steps":
      "Evolução: se mantém em cerca de 10 (x de 0 a 29), depois se mantém em cerca de 50 (x de 30 a 50)",
    "shape of one way in noise":
      "Evolução: cai de cerca de 140 a cerca de 20, com ruído",
    "shape of a level with a last value apart":
      "Evolução: varia em torno de 12, exceto 900,00 EUR em 15 de janeiro",
    "shape of a level with a burst":
      "Evolução: varia em torno de 12, exceto um pico de 900,00 EUR, de 14 a 17 de janeiro",
    "shape of a level and one in noise":
      "Evolução: se mantém em cerca de 10 (x de 0 a 29), depois varia em torno de 50 (x de 30 a 50), com ruído",
    "shape of a growth": "Evolução: dobra a cada 4",
    "shape of a growth over years": "Evolução: dobra aproximadamente a cada 22 anos",
    "shape of a decay": "Evolução: cai à metade aproximadamente a cada 10 dias",
    "shape of an exact decay": "Evolução: cai à metade a cada 3,5 s",
    "shape of a period": "Evolução: se repete a cada 6 pontos, em queda no conjunto",
    "shape of a year":
      "BOLT, evolução: se repete a cada ano, em média com o máximo em agosto e o mínimo em fevereiro, em alta no conjunto",
    "shape of a day":
      "Evolução: se repete a cada dia, em média com o máximo às 15:00 e o mínimo às 04:00",
    "shape of a period of one minute": "Evolução: se repete a cada minuto",
    "shape of a period of one hour": "Evolução: se repete a cada hora",
    "shape of a period of one week": "Evolução: se repete a cada semana",
    "shape of a period of one month": "Evolução: se repete a cada mês",
    "shape of a period of one quarter": "Evolução: se repete a cada trimestre",
    "describe a period beside no shape":
      "A série não tem direção clara, de 1,00 EUR em 2 de janeiro a 1,00 EUR em 6 de janeiro, sem mudança. O máximo é de 9,00 EUR em 3 de janeiro (2 valores); o mínimo, de 1,00 EUR em 2 de janeiro (3 valores). Os valores se repetem a cada 7 pontos (7 dias).",
    "a billion": "Mínimo: -1 bilhão de EUR em x = 3",
    "archive": "a.csv: é um arquivo compactado; extraia-o primeiro",
    "below zero": "Abaixo de zero: 5 de 12 valores, o primeiro em 5 de janeiro",
    "below zero of a series": "BOLT, abaixo de zero: 1 de 9 valores, em 5 de janeiro",
    "trend line": "BOLT, linha de tendência: de 10,00 para 22,00 EUR",
    "line": "Linha em 10,00 EUR: 5 de 12 valores acima",
    "line with a name": "BOLT, ACME, 10,00 EUR: 0 de 9 valores acima",
    "courses":
      "1 série sobe, 2 caem, 3 sobem com altos e baixos, 4 caem com altos e baixos, 5 sobem e depois se mantêm estáveis, 6 caem e depois se mantêm estáveis, 7 sobem e depois caem, 8 caem e depois sobem, 9 mudam várias vezes de sentido, 10 se repetem, 11 têm picos, 12 têm vales, 13 se mantêm estáveis, 14 variam em torno de um nível, 15 não têm direção clara e 16 não têm valores",
    "courses that are alike": "5 séries mudam várias vezes de sentido",
    "database":
      "a.csv: é um banco de dados SQLite; exporte uma tabela, por exemplo com sqlite3 -csv -header",
    "deviation": "BOLT, desvio padrão: 5,20 EUR",
    "swings that grow":
      "BOLT, oscilações: 2,4 vezes tão grandes na segunda metade quanto na primeira",
    "swings that shrink":
      "Oscilações: 3 vezes tão grandes na primeira metade quanto na segunda",
    "document": "a.csv: é um documento PDF, não uma tabela; exporte a tabela dele como CSV",
    "highest told by its value": "Máximo: 146,20",
    "largest mean": "Em média, a mais alta: ACME, 146,20 EUR; a mais baixa: sem nome, 20,00 EUR",
    "shared drop": "Maior queda: todas as 4 séries, em 3 de maio",
    "shared rise": "Maior alta: todas as 5 séries, em 3 de maio",
    "shared highest": "Máximo: todas as 5 séries, em 3 de maio",
    "shared lowest": "Mínimo: todas as 3 séries, em 3 de maio",
    "overtaking": "ACME ultrapassa BOLT em 3 de maio e permanece acima",
    "overtaking between points":
      "ACME ultrapassa BOLT entre 3 e 9 de maio e permanece acima",
    "largest of equal drops": "BOLT, maior queda: 2,00 EUR em 3 de maio, a primeira de 3 iguais",
    "largest of equal rises": "Maior alta: 2,00 EUR em 3 de maio, a primeira de 29 iguais",
    "middle half": "Metade central: de 10,00 a 22,00 EUR",
    "not skewed": "BOLT, forma: quase simétrica",
    "one course of each": "1 série sobe e 1 se repete",
    "options without effect": "Sem efeito, porque nenhuma coluna tem datas: --date-format dd.MM.",
    "outlier far from all others":
      "Valor atípico: 9,00 EUR em 5 de janeiro, longe de todos os outros",
    "outlier far from its neighbors":
      "Valor atípico: 9,00 EUR em 5 de janeiro, longe dos valores vizinhos",
    "outlier in what repeats":
      "BOLT, valores atípicos: 2, o mais distante: 9,00 EUR em 5 de janeiro, incomum nesse ponto da repetição",
    "outlier of its month": "Valor atípico: 9,00 EUR em 5 de janeiro, incomum em março",
    "outlier of its weekday": "Valor atípico: 9,00 EUR em 5 de janeiro, incomum na quarta-feira",
    "Parquet": "a.csv: é um arquivo Parquet; exporte-o como CSV, por exemplo com duckdb",
    "picture": "a.csv: é uma imagem, não uma tabela; abra os dados de que ela foi feita",
    "quadrillions": "Média: 2,5 quatrilhões, mediana: 4 bilhões",
    "renamed": "Com outro nome, porque aparece duas vezes: a 2, b 2",
    "series it has not": "146,20 EUR",
    "setting caption": "Fala de um ponto: série, lugar, valor, unidade, variação",
    "shape of other weeks":
      "Evolução: se repete a cada semana, em média com o máximo na quarta-feira e o mínimo na terça-feira",
    "shape of weeks":
      "Evolução: se repete a cada semana, em média com o máximo no sábado e o mínimo na segunda-feira",
    "skewed to high values": "Forma: cauda mais longa para os valores altos",
    "skewed to low values": "Forma: cauda mais longa para os valores baixos",
    "spanned powers":
      "Os valores abrangem 6 potências de dez; um eixo logarítmico separa os pequenos",
    "spanned powers with a remedy":
      "Os valores abrangem 3 potências de dez; um eixo logarítmico separa os pequenos",
    "spreadsheet": "a.csv: é uma planilha, não texto; salve-a como CSV",
    "steady trend": "Tendência: de alta, muito clara; sem pontos de virada",
    "trillions": "Máximo: 17,87 trilhões em x = 3",
    "unit alone": "EUR",
    "unit before the place": "146,20; 17 de maio, EUR",
    "value alone": "146,20",
    "value first": "146,20 EUR, 17 de maio, sobe 1,3%",
    "wide bin": "Mais larga que as outras: classe de 110 a 900 g",
  ]
}
