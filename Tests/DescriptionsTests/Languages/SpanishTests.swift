import Charts
import Descriptions
import Testing

struct SpanishTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "es")
  }

  @Test func eachTermHasItsWord() throws {
    try expectGlossary(
      [
        "trend": ["tendencia"],
        "drop": ["caída"],
        "largest rise": ["subida"],
        "turning point": ["giro"],
        "gap": ["hueco"],
        "crossing": ["cruce"],
        "spike": ["pico"],
        "outlier": ["atípico"],
        "plateau": ["meseta"],
        "median": ["median"],
        "axis": ["eje"],
        "axes": ["ejes"],
        "series": ["serie"],
        "bookmark": ["marcador"],
        "theme": ["tema"],
        "loop": ["bucle"],
        "glyph": ["caracteres"],
        "landmark": ["referencia"],
        "rotor": ["rotor"],
      ], of: "es")
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(
      of: "es",
      but: [
        "other series above", "from the bookmark", "from a later bookmark",
        "from a bookmark on a bin",
        "point above the range",
        "point below the range", "step of percentages", "step of one percentage",
        "audio whole chart",
      ])
  }

  @Test func borrowsOnlyCognatesFromEnglish() throws {
    try expectCognates(
      [
        "audio", "base", "braille", "color", "diagonal", "error", "rotor", "sepia", "terminal",
        "total",
        "tutorial",
        "use",
      ],
      of: "es")
  }

  // MARK: Grammar

  @Test(arguments: [
    (0, "0 puntos", "0 series"), (1, "1 punto", "1 serie"), (2, "2 puntos", "2 series"),
    (1000, "1000 puntos", "1000 series"), (10_000, "10.000 puntos", "10.000 series"),
  ])
  func counts(count: Int, points: String, series: String) throws {
    let spanish = try #require(Languages.language("es"))
    #expect(spanish.text(.seriesOutline("", points: count)) == points)
    #expect(spanish.text(Fact.missing(count, series: nil)) == "Sin valor: \(points)")
    #expect(
      spanish.text(Fact.composition(.line, series: count, points: count))
        == "Gráfico de líneas, \(series), \(points)")
  }

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "en 2023"), (.month, .years, "en enero de 2023"),
    (.month, .year, "en enero"), (.day, .years, "el 5 de enero de 2023"),
    (.day, .year, "el 5 de enero"),
    (.minute, .year, "el 5 de enero a la 01:05"), (.minute, .day, "a la 01:05"),
  ])
  func namesAPlaceInTime(precision: DatePrecision, span: DateSpan, text: String) throws {
    #expect(try Self.place(1, precision, span) == text)
  }

  @Test func onlyOneOClockIsSingular() throws {
    #expect(try Self.place(9, .minute, .day) == "a las 09:05")
    #expect(try Self.place(13, .second, .day) == "a las 13:05:00")
  }

  private static func place(_ hour: Int, _ precision: DatePrecision, _ span: DateSpan) throws
    -> String
  {
    let spanish = try #require(Languages.language("es"))
    let place = Place.date(
      Examples.time(2023, 1, 5, hour, 5), precision, timeZone: "UTC", span)
    let text = spanish.text(Fact.highest(Quantity(3), place, series: nil))
    return text.replacing("Máximo: 3 ", with: "")
  }

  /// “Y” becomes “e” before its own sound.
  @Test(arguments: [("BOLT", "ACME y BOLT"), ("Iberia", "ACME e Iberia")])
  func joinsTwoNames(second: String, text: String) throws {
    let spanish = try #require(Languages.language("es"))
    #expect(spanish.text(.describedComparison("ACME", second)) == text)
  }

  // MARK: Words

  static let words: [String: String] = [
    "many not charted":
      "Sin representar: wind, rain y 9 más",
    "series of one value":
      "sin nombre: 1 punto",
    "period on weekdays":
      "Repetición: los días laborables, clara",
    "shape on weekdays":
      "Evolución: se repite los días laborables",
    "shape of counts":
      "Evolución: baja hasta 1,00 EUR el 4 de enero, después se mantiene en 0 o 1 (del 4 al 9 de enero)",
    "shape of one value but for two":
      "BOLT, evolución: se mantiene en 0,00 EUR, salvo 90,00 EUR el 4 de enero y 30,00 EUR el 9 de enero",
    "no decimal commas":
      "a.csv: ningún número tiene coma decimal; quite --decimal-comma",
    "opening": "Closing price, línea, enero de 2023",
    "opening without title": "Price, línea, 2 de enero de 2023",
    "opening of several series": "Prices, líneas, 2 series, enero de 2023",
    "deck chart": "Steps, barras, 3 puntos, 2 de 4",
    "deck chart like the last": "Steps, 2 de 4",
    "describe a line":
      "Closing price es un gráfico de líneas con 5 puntos, eje X: Date, del 2 al 6 de enero de 2023. Eje Y: Price, de 118,40 a 183,90 EUR.",
    "describe bars":
      "Steps es un gráfico de barras con 3 puntos, eje X: Day, 3 categorías, de Mon a Wed. Eje Y: Steps, de 0 a 10.980 steps.",
    "describe a chart with a summary":
      "Este es un gráfico de líneas con 3 puntos, eje X: de 0 a 2. Eje Y: de 1 a 100, logarítmico. BOLT",
    "describe several series":
      "Prices es un gráfico de líneas con 2 series de hasta 4 puntos, eje X: Date, del 2 al 5 de enero de 2023. 1 punto sin valor. Eje Y: Price, de 110,00 a 150,00 EUR. ACME sube; BOLT baja. De 3 puntos comunes, ACME está por encima de BOLT en 1, por debajo en 2.",
    "describe uneven series":
      "Este es un gráfico de líneas con 2 series de hasta 3 puntos, eje X: Date, del 2 al 4 de enero de 2023. Eje Y: Price, de 5,00 a 140,00 EUR. ACME sube.",
    "describe no points":
      "Nothing es un gráfico de líneas con 0 puntos, eje X: Date. La serie no tiene valores.",
    "describe a pie":
      "Price es un gráfico de sectores con 3 puntos, por Day, 3 categorías, de Tue a Wed. Valores: de 4,50 a 90,00 EUR.",
    "describe a pie without title":
      "Este es un gráfico de sectores con 3 puntos, por 3 categorías, de Wed a Mon. Valores: de 1,00 a 3,00 EUR.",
    "describe shares":
      "Proporciones: Tue 60,0 %, Mon 37,0 %, Wed 3,0 % de 150,00 EUR. El máximo es de 90,00 EUR en Tue; el mínimo, de 4,50 EUR en Wed. Media: 50,00 EUR, mediana: 55,50 EUR.",
    "describe shares of a ring":
      "BOLT, proporciones: Mon 80,0 %, Wed 20,0 % de 10,00 EUR. El máximo es de 8,00 EUR en Mon; el mínimo, de 2,00 EUR en Wed. Media: 5,00 EUR, mediana: 5,00 EUR. 1 punto sin valor.",
    "describe equal shares":
      "Proporciones: Mon 33,3 %, Tue 33,3 %, Wed 33,3 % de 150,00 EUR.",
    "describe a series":
      "BOLT baja, desde 150,00 EUR el 2 de enero hasta 110,00 EUR el 5 de enero, una bajada del 26,7 %. El máximo es de 150,00 EUR el 2 de enero; el mínimo, de 110,00 EUR el 5 de enero. 1 punto sin valor.",
    "describe one value":
      "La serie tiene un solo valor: 118,40 EUR el 3 de enero. 1 punto sin valor.",
    "describe a constant": "La serie se mantiene en 5,00 EUR.",
    "describe no value": "La serie no tiene valores.",
    "describe a named series without value": "BOLT no tiene valores.",
    "describe no direction":
      "La serie no tiene una dirección clara, desde 1,00 EUR el 2 de enero hasta 1,00 EUR el 6 de enero, sin cambios. El máximo es de 9,00 EUR el 3 de enero (2 valores); el mínimo, de 1,00 EUR el 2 de enero (3 valores).",
    "describe a fall":
      "La serie cambia varias veces de sentido, desde 9,00 EUR el 2 de enero hasta 5,00 EUR el 7 de enero, una bajada del 44,4 %. El máximo es de 9,00 EUR el 2 de enero; el mínimo, de 2,00 EUR el 6 de enero.",
    "compare":
      "De 252 puntos, ACME está por encima de BOLT en 200, por debajo en 50, a la par en 2. Se cruzan 3 veces.",
    "compare once crossing":
      "De 5 puntos, ACME está por encima de BOLT en 2, por debajo en 3. Se cruzan una vez.",
    "compare touching":
      "De 5 puntos, ACME está por debajo de BOLT en 3, a la par en 2. Nunca se cruzan.",
    "compare without a course":
      "De 9 puntos, ACME está por encima de BOLT en 5, por debajo en 3, a la par en 1.",
    "compare at one shared place": "ACME está por debajo de BOLT en el único punto común.",
    "compare above at shared places": "ACME está por encima de BOLT en los 3 puntos comunes.",
    "compare equal at shared places": "ACME y BOLT son iguales en los 3 puntos comunes.",
    "compare touching at shared places":
      "De 3 puntos comunes, ACME está por debajo de BOLT en 1, a la par en 2.",
    "compare above": "ACME está siempre por encima de BOLT.",
    "compare below": "ACME está siempre por debajo de BOLT.",
    "compare equal": "ACME y BOLT son iguales en todos los puntos.",
    "compare apart": "ACME y la serie sin nombre no comparten ningún punto del eje X.",
    "a comparison": "ACME y BOLT",
    "point": "17 de mayo, 146,20 EUR, sube un 1,3 %",
    "point down": "17 de mayo, 146,20 EUR, baja un 2,5 %",
    "point unchanged": "17 de mayo, 146,20 EUR, sin cambios",
    "point from zero": "17 de mayo, 146,20 EUR, sube 146,20 EUR",
    "point hardly up": "17 de mayo, 146,20 EUR, sube 0,01 EUR",
    "point missing": "17 de mayo, sin valor",
    "point of a named series with a label": "ACME, 17 de mayo, 146,20 EUR, Split",
    "point of a category without name": "sin nombre, 3",
    "point in full": "Date: 17 de mayo, Price: 146,20 EUR, sube un 1,3 %, punto 93 de 252",
    "point in full without titles": "ACME, x: 3, y: sin valor, punto 3 de 12",
    "other series below": "BOLT 139,10 EUR, 7,10 por debajo de ACME",
    "other series above": "BOLT 1139,10 EUR, 1000,00 por encima de ACME",
    "other series equal": "BOLT 1,00 EUR, igual a ACME",
    "other series alone": "BOLT 1,00 EUR",
    "other series missing": "BOLT, sin valor",
    "highest": "Máximo: 14 de diciembre, 183,90 EUR",
    "lowest": "Mínimo: 5 de enero, 118,40 EUR",
    "latest": "Hora más tardía: 14 de diciembre, 00:40",
    "earliest": "Hora más temprana: 5 de enero, 07:05",
    "bottom rank": "Último puesto: Tue, 5",
    "top rank": "Primer puesto: Mon, 1",
    "highest of the chart": "Máximo global: 17 de mayo, 146,20 EUR",
    "highest of a cloud": "Máximo: ACME, Date 33, Price 44",
    "series of a number": "ACME 4: 6",
    "highest of the part": "Máximo visible: 17 de mayo, 146,20 EUR",
    "one of several highest of the chart": "Máximo global 2 de 3: 17 de mayo, 146,20 EUR",
    "lowest of the chart": "Mínimo global: 17 de mayo, 146,20 EUR",
    "turning point": "Punto de giro: 17 de mayo, 146,20 EUR",
    "second drop": "Caída 2 de 3: 17 de mayo, 146,20 EUR",
    "only rise": "Mayor subida: 17 de mayo, 146,20 EUR",
    "gap": "Hueco: 17 de mayo, sin valor",
    "crossing": "Cruce: 17 de mayo, 146,20 EUR",
    "crossing of a series": "Cruce 2 de 3: ACME, 17 de mayo, 146,20 EUR, supera a BOLT",
    "crossing of two series":
      "Cruce: 17 de mayo, 146,20 EUR, cae por debajo de BOLT, supera a la serie sin nombre",
    "higher": "Valor más alto: 17 de mayo, 146,20 EUR",
    "lower": "Valor más bajo: 17 de mayo, 146,20 EUR",
    "spike": "Pico o valle: 17 de mayo, 146,20 EUR",
    "outlier": "Valor atípico: 17 de mayo, 146,20 EUR",
    "bookmark reached": "Marcador 1 de 2: 17 de mayo, 146,20 EUR",
    "match": "Hallado 2 de 12: 17 de mayo, 146,20 EUR",
    "nearest": "El más cercano: 17 de mayo, 146,20 EUR",
    "goal with count": "Gran caída: 1200",
    "goal without count": "Valor más alto",
    "goal bookmark": "Marcador: 0",
    "none after": "No hay ningún hueco después",
    "none before": "No hay ningún valor más bajo antes",
    "none at all": "No hay ningún marcador",
    "not found": "«Wed»: no se encuentra",
    "bookmark set": "Marcador: 17 de mayo, 146,20 EUR",
    "bookmark removed": "Marcador quitado: 17 de mayo, 146,20 EUR",
    "from the bookmark": "Desde el marcador del 3 de mayo: sube un 4,4 %, 14 puntos después",
    "x axis of times": "Eje X: Date, 1 de marzo de 2024, de las 00:30 a las 11:30, UTC",
    "x axis of times elsewhere":
      "Eje X: Date, 1 de marzo de 2024, de la 01:30 a las 12:30, zona horaria Europe/Berlin",
    "x axis of converted times":
      "Eje X: Date, 1 de marzo de 2024, de las 00:30 a las 11:30, UTC, horas convertidas desde las zonas de los datos",
    "y axis without zero": "Eje Y: Price, de 118,40 a 183,90 EUR, no empieza en cero",
    "above the range": "2 valores por encima del intervalo indicado, de 6 a 10 GB",
    "below the range": "BOLT: 1 valor por debajo del intervalo indicado, de 6 a 10 GB",
    "outlier count as a heading": "Número de valores atípicos",
    "outliers as a heading": "Valores atípicos (EUR)",
    "parts above the range": "2 puntos con valores por encima del intervalo indicado, de 6 a 10",
    "parts below the range":
      "BOLT: 1 punto con valores por debajo del intervalo indicado, de 6 a 10",
    "no points": "Sin puntos entre el 31 de marzo y el 1 de septiembre",
    "no points over bare numbers": "Sin puntos entre 3 y 100",
    "point above the range": "17 de mayo, 146,20 EUR, por encima del intervalo",
    "point below the range": "17 de mayo, 146,20 EUR, por debajo del intervalo",
    "point without a place": "17 de mayo, 146,20 EUR, fuera de escala",
    "point above the range in full":
      "Date: 17 de mayo, Price: 146,20 EUR, por encima del intervalo, punto 93 de 252",
    "from a bookmark on a bin": "Desde el marcador de 10 a 20: sube un 37,5 %, 1 punto después",
    "from a later bookmark": "Desde el marcador del 18 de mayo: 1 punto antes",
    "prompt search": "Buscar etiqueta: We",
    "prompt title": "Buscar título: We",
    "prompt place": "Ir a: 50%",
    "prompt without text": "Ir a, como 2024:",
    "not a place": "«soon» no es un lugar: valor, n50, 50%",
    "first point": "Primer punto",
    "last point": "Último punto",
    "first item": "Inicio de la lista",
    "last item": "Fin de la lista",
    "first chart": "Primer gráfico",
    "last chart": "Último gráfico",
    "position": "3 de 12",
    "no point": "Sin punto. Flecha derecha: al primero",
    "no point and no key": "Aún no hay punto",
    "series outline": "ACME, 1 punto",
    "series outline without name": "2 puntos",
    "back": "De vuelta: 17 de mayo, 146,20 EUR",
    "no way back": "Ningún salto anterior",
    "mode audio graph": "Gráfico de audio",
    "mode details": "Detalles del gráfico",
    "mode describe": "Describir series",
    "mode values": "Valores",
    "mode table": "Tabla de datos",
    "data table": "Tabla de datos, 1252 filas, 2 columnas",
    "data table of one cell": "Tabla de datos, 1 fila, 1 columna",
    "row": "17 de mayo: ACME 146,20 EUR, BOLT sin valor",
    "row in full":
      "Date: 17 de mayo, ACME: 146,20 EUR, BOLT: sin valor, etiqueta: sin valor, fila 3 de 12",
    "row of parts":
      "17 de mayo: precio máximo 9,00 EUR, ACME cierre 8,00 EUR, precio mínimo sin valor, etiqueta Split",
    "row of one column": "17 de mayo, 146,20 EUR",
    "row of a bin": "17 de mayo, 3 valores",
    "row without a value": "17 de mayo, sin valor",
    "heading": "Price (EUR)",
    "heading of a part": "Cuartil superior (EUR)",
    "heading of a part of several": "ACME cierre",
    "heading of labels": "Etiqueta",
    "turn": "Valores. 17 de mayo, 146,20 EUR",
    "audio in turn": "Una a una, 8,8 segundos",
    "audio whole chart": "Gráfico completo, 252 puntos, 8,8 segundos",
    "audio together": "Todas a la vez, 8,8 segundos",
    "audio series reduced": "ACME, 100 de 252 puntos, 10 segundos",
    "audio fewer notes": "ACME, 52 de 58 notas, 10 segundos",
    "audio one second": "ACME, 252 puntos, 1 segundo",
    "audio legend": "Leyenda de tonos, de grave a agudo",
    "paused": "En pausa",
    "paused at a point": "En pausa. 17 de mayo, 146,20 EUR",
    "stopped": "Detenido",
    "stopped at a point": "Detenido. 17 de mayo, 146,20 EUR",
    "complete": "Completado",
    "sound on": "Sonido activado",
    "default value": "predeterminado",
    "compare with places":
      "De 12 puntos, ACME está por encima de BOLT en 5, por debajo en 7. Se cruzan 3 veces, la primera el 5 de enero. Evolucionan en el mismo sentido. La mayor diferencia es de 7,10 EUR el 17 de mayo.",
    "compare once crossing with its place":
      "De 12 puntos, ACME está por encima de BOLT en 5, por debajo en 7. Se cruzan una vez, el 5 de enero. Evolucionan en sentido contrario. La mayor diferencia es de 7,10 EUR el 17 de mayo.",
    "compare crossing in a gap, too":
      "De 12 puntos, ACME está por encima de BOLT en 5, por debajo en 7. Se cruzan al menos una vez, el 5 de enero. Evolucionan en sentido contrario. La mayor diferencia es de 7,10 EUR el 17 de mayo.",
    "describe a period":
      "La serie se repite cada semana, en promedio con el máximo el viernes y el mínimo el domingo. El máximo es de 9,00 EUR el 6 de enero (4 valores); el mínimo, de 1,00 EUR el 8 de enero (4 valores).",
    "describe a spike":
      "La serie no tiene una dirección clara, desde 2,00 EUR el 2 de enero hasta 3,00 EUR el 9 de enero, una subida del 50,0 %. El máximo es de 30,00 EUR el 6 de enero; el mínimo, de 2,00 EUR el 2 de enero (3 valores). Hay un pico de 30,00 EUR el 6 de enero. 1 punto sin valor.",
    "describe a dip":
      "La serie no tiene una dirección clara, desde 8,00 EUR el 2 de enero hasta 9,00 EUR el 9 de enero, una subida del 12,5 %. El máximo es de 9,00 EUR el 3 de enero (4 valores); el mínimo, de 0,00 EUR el 6 de enero. Hay un valle de 0,00 EUR el 6 de enero.",
    "describe spikes":
      "La serie no tiene una dirección clara, desde 2,00 EUR el 2 de enero hasta 2,00 EUR el 12 de enero, sin cambios. El máximo es de 40,00 EUR el 9 de enero; el mínimo, de 2,00 EUR el 2 de enero (5 valores). Hay 2 picos, el más alto de 40,00 EUR el 9 de enero.",
    "describe dips":
      "La serie no tiene una dirección clara, desde 8,00 EUR el 2 de enero hasta 9,00 EUR el 12 de enero, una subida del 12,5 %. El máximo es de 9,00 EUR el 3 de enero (4 valores); el mínimo, de -40,00 EUR el 9 de enero. Hay 2 valles, el más bajo de -40,00 EUR el 9 de enero.",
    "describe an outlier":
      "La serie se mantiene en aproximadamente 2,5 EUR (del 2 al 9 de enero), después sube hasta 30,00 EUR. La serie pasa de 2,00 EUR el 2 de enero a 30,00 EUR el 10 de enero, una subida de 28,00 EUR. El máximo es de 30,00 EUR el 10 de enero; el mínimo, de 2,00 EUR el 2 de enero (4 valores). Hay un valor atípico, 30,00 EUR el 10 de enero.",
    "describe outliers":
      "La serie baja hasta 3,00 EUR el 3 de enero, se mantiene en aproximadamente 2,6 EUR (del 3 al 11 de enero), después sube hasta 40,00 EUR. La serie pasa de 30,00 EUR el 2 de enero a 40,00 EUR el 12 de enero, una subida del 33,3 %. El máximo es de 40,00 EUR el 12 de enero; el mínimo, de 2,00 EUR el 4 de enero (4 valores). Hay 2 valores atípicos, el más alejado 40,00 EUR el 12 de enero.",
    "describe a plateau":
      "La serie sube hasta 7,00 EUR el 4 de enero, después baja hasta 0,00 EUR. La serie pasa de 0,00 EUR el 2 de enero a 0,00 EUR el 9 de enero, sin cambios. El máximo es de 7,00 EUR el 4 de enero (4 valores); el mínimo, de 0,00 EUR el 2 de enero (2 valores). Hay una meseta en torno a 7,00 EUR, del 4 al 7 de enero.",
    "describe plateaus":
      "La serie sube hasta 8,00 EUR el 7 de enero, después baja hasta 5,00 EUR. La serie pasa de 1,00 EUR el 2 de enero a 5,00 EUR el 11 de enero, una subida del 400,0 %. El máximo es de 8,00 EUR el 7 de enero (4 valores); el mínimo, de 1,00 EUR el 2 de enero (3 valores). Hay 2 mesetas, la más larga en torno a 8,00 EUR, del 7 al 10 de enero.",
    "gaps": "BOLT, huecos: 2, el más largo: del 3 al 7 de mayo",
    "period": "Repetición: cada 7 puntos (7 días), clara",
    "gaps as long": "Huecos: 5, el más largo: 3 de mayo, el primero de 4",
    "unusually high": "Inusualmente alto: del 3 al 7 de mayo, 9 el 4 de mayo",
    "unusually low":
      "BOLT, inusualmente bajo: 2, el más alejado: del 3 al 7 de mayo, 2 el 4 de mayo",
    "share of all": "Proporción del total: 0,060 (348 de 5822)",
    "period of a number": "Repetición: cada 7 puntos (3,5 s), bastante clara",
    "period of points": "BOLT, repetición: cada 7 puntos, poco clara",
    "dip": "BOLT, valle: 83,90 EUR el 5 de enero",
    "spikes": "BOLT, picos: 3, el más alto de 183,90 EUR el 5 de enero",
    "dips": "Valles: 3, el más bajo de 83,90 EUR el 5 de enero",
    "outliers": "BOLT, valores atípicos: 3, el más alejado: 183,90 EUR el 5 de enero",
    "plateau": "Meseta: 5,00 EUR, del 3 al 9 de mayo",
    "plateaus": "BOLT, mesetas: 2, la más larga en 5,00 EUR, del 3 al 9 de mayo",
    "largest rise": "Mayor subida: 12,00 EUR el 3 de mayo",
    "largest drop": "BOLT, mayor caída: 12,00 EUR el 3 de mayo",
    "fact compare":
      "ACME y BOLT se cruzan 3 veces, la primera el 5 de enero; evolucionan en el mismo sentido",
    "fact compare once":
      "ACME y BOLT se cruzan una vez, el 5 de enero; evolucionan en sentido contrario",
    "fact compare above": "ACME está siempre por encima de BOLT",
    "fact compare below": "ACME está siempre por debajo de BOLT",
    "fact compare never below": "ACME nunca está por debajo de BOLT",
    "fact compare never above": "ACME nunca está por encima de BOLT",
    "fact compare without a course":
      "De 9 puntos, ACME está por encima de BOLT en 5, por debajo en 3, a la par en 1",
    "fact compare at one shared place": "ACME está por debajo de BOLT en el único punto común",
    "fact compare touching at shared places":
      "De 3 puntos comunes, ACME está por debajo de BOLT en 1, a la par en 2",
    "fact compare equal": "ACME y BOLT son iguales en todos los puntos",
    "fact compare apart": "ACME y BOLT no comparten ningún punto del eje X",
    "largest difference": "ACME y la serie sin nombre, mayor diferencia: 12,00 EUR el 3 de mayo",
    "one gap": "Hueco: 3 de mayo",
    "one spike": "Pico: 183,90 EUR el 5 de enero",
    "one outlier": "Valor atípico: 183,90 EUR el 5 de enero",
    "group chart": "Gráfico",
    "group axes": "Ejes",
    "group series": "ACME",
    "group unnamed series": "Serie",
    "group comparisons": "Comparaciones",
    "group comparisons of neighbors": "Comparaciones de cada serie con la siguiente",
    "loop on unnamed": "Bucle activado, de «sin nombre» a Wed",
    "off the scale of an unnamed series":
      "sin nombre, fuera de escala: 1 valor sin lugar en un eje logarítmico",
    "step of percentages": "17 de mayo, 34 %, sube 3 puntos porcentuales",
    "step of one percentage": "17 de mayo, 34 %, baja 1 punto porcentual",
    "largest rise of percentages": "Mayor subida: 1,5 puntos porcentuales el 3 de mayo",
    "not found after": "No hay ningún «Wed» después",
    "not found before": "No hay ningún «Wed» antes",
    "describe over bare numbers":
      "La serie sube hasta 4 con x = 1, se mantiene en 4 o 5 (x de 1 a 8), salvo un valle de -20 con x = 5, después sube hasta 25. La serie pasa de 0 con x = 0 a 25 con x = 9, una subida de 25. El máximo es de 25 con x = 9; el mínimo, de -20 con x = 5. Hay un valle de -20 con x = 5.",
    "describe a plateau over bare numbers":
      "La serie sube hasta 7 con x = 2, después baja hasta 0. La serie pasa de 0 con x = 0 a 0 con x = 7, sin cambios. El máximo es de 7 con x = 2 (4 valores); el mínimo, de 0 con x = 0 (2 valores). Hay una meseta en torno a 7, x de 2 a 5.",
    "point in full of a series named as its values":
      "Date: 17 de mayo, ACME: 146,20 EUR, punto 93 de 252",
    "fact highest at a bare number": "Máximo: 6 con x = 11",
    "fact highest at an empty unit": "Máximo: 6 con x = 11",
    "largest drop at a bare number": "Mayor caída: 6 con x = 11",
    "largest difference at a bare number": "ACME y BOLT, mayor diferencia: 6 con x = 11",
    "dip at a bare number": "Valle: 3 con x = 12",
    "gap at a bare number": "Hueco: x = 3",
    "plateau over bare numbers": "Meseta: 5, x de 3 a 9",
    "describe many series":
      "Prices es un gráfico de líneas con 8 series de hasta 5 puntos, eje X: Date, del 2 al 6 de enero de 2023. 3 puntos sin valor. Eje Y: Price, de 1,00 a 150,00 EUR. 1 serie sube, 2 bajan, 2 se mantienen estables, 1 no tiene una dirección clara y 2 no tienen valores. Máximo: BOLT, 150,00 EUR el 2 de enero; mínimo: ACME, 1,00 EUR el 2 de enero, el primero de 4 en 2 series.",
    "describe many series alike":
      "Este es un gráfico de líneas con 50 series de 2 puntos, eje X: Date, del 2 al 3 de enero de 2023. Eje Y: Price, 5,00 EUR. 50 series se mantienen estables.",
    "sound off": "Sonido desactivado",
    "sound awaited": "Esperando al sistema de audio",
    "speed": "Velocidad 1,5×, 2 segundos",
    "speed one second": "Velocidad 0,25×, 1 segundo",
    "fastest": "Velocidad máxima",
    "slowest": "Velocidad mínima",
    "loop start": "Inicio del bucle: 17 de mayo, 146,20 EUR",
    "loop end": "Fin del bucle: 17 de mayo, 146,20 EUR",
    "loop on": "Bucle activado, 17 de mayo",
    "loop off": "Bucle desactivado",
    "loop needs ends": "El bucle necesita dos extremos: paréntesis izquierdo y paréntesis derecho",
    "loop needs ends without a key": "El bucle necesita dos extremos",
    "no device": "Sin sonido: ninguna salida disponible",
    "no such device": "Sin sonido: falta el dispositivo «USB 1»",
    "device refused": "Sin sonido: error del dispositivo (-9985). s: reintentar",
    "device refused without a key": "Sin sonido: error del dispositivo (-9985)",
    "device lost": "Se perdió el dispositivo. s: reintentar",
    "device lost without a key": "Se perdió el dispositivo",
    "backwards": "Hacia atrás",
    "forwards": "Hacia delante",
    "values while playing": "Valores al reproducir: sí",
    "no values while playing": "Valores al reproducir: no",
    "all but one": "Sin BOLT, 252 puntos, 8,8 segundos",
    "device unanswered": "Aún sin sonido: sin respuesta",
    "device hung": "Sonido bloqueado. Reinicie Earshot",
    "pitch legend": "200 Hz corresponden a 118,40 EUR, 2000 Hz a 183,90 EUR",
    "nothing to play": "Nada que reproducir: no hay valores",
    "nothing plays": "No se está reproduciendo nada",
    "hint read on": "r seguir leyendo",
    "needed along x": "El gráfico necesita date en el eje X",
    "needed for the values": "El gráfico necesita price para sus valores",
    "over rows": "price por número de fila",
    "played over network": "El sonido sale en el equipo remoto",
    "deck place": "1 de 4",
    "sample deck": "ejemplos",
    "list place": "12 de 19",
    "help title": "Ayuda",
    "go to title": "Ir a",
    "chart list title": "Lista de los gráficos, 4 elementos",
    "settings title": "Ajustes, ← → para cambiar",
    "settings title without a key": "Ajustes",
    "setting language": "Idioma: Deutsch",
    "setting theme": "Tema: predeterminado, oscuro",
    "setting volume": "Volumen: 125 %",
    "setting in turn": "Series: una a una",
    "setting together": "Series: a la vez",
    "setting terse": "Avisos: breves",
    "setting usual": "Avisos: normales",
    "setting verbose": "Avisos: detallados",
    "setting braille": "Dibujo: puntos braille",
    "setting octant": "Dibujo: octantes",
    "setting sextant": "Dibujo: sextantes",
    "setting block": "Dibujo: bloques",
    "setting glyph scale": "Tamaño de los caracteres: 2 de 4",
    "setting ascii": "Dibujo: ASCII",
    "setting values while playing": "Valores al reproducir: sí",
    "setting reading speed": "Velocidad de lectura: 1,5×",
    "additional axis": "Además: BOLT, de 7,00 a 12,00 EUR",
    "same axes": "Mismos ejes en 4 gráficos de la lista",
    "same x axis": "Mismo eje X en 4 gráficos de la lista",
    "same y axis": "Mismo eje Y en 4 gráficos de la lista",
    "axes of several":
      "Mismo eje X en 3 gráficos de la lista. Mismo eje Y en 4 gráficos de la lista",
    "setting same axes": "Mismos ejes: si unidad y escala coinciden",
    "setting own axes": "Mismos ejes: no",
    "configuration malformed":
      "a.toml, línea 3: no es válido aquí (EOF); corríjalo",
    "configuration unknown option":
      "a.toml, línea 3: no hay ningún ajuste «Split»; elija entre: dark, light",
    "configuration list":
      "a.toml, línea 3: dark admite un solo valor, no una lista",
    "configuration unknown action":
      "a.toml, línea 3: no hay ninguna acción «abc»; elija entre: dark, light",
    "configuration unknown key":
      "a.toml, línea 3: «<Rigth>» no es una tecla; escriba un carácter o un nombre como <Right>",
    "configuration clash":
      "a.toml, línea 3: la tecla → sirve para dos acciones, «Punto siguiente» (next-point) y «Reproducir desde aquí, pausa» (play); asigne otra tecla a una de ellas",
    "history title": "Historial de avisos",
    "history empty": "Aún no hay avisos",
    "reading end": "Todo leído",
    "hint help": "? ayuda",
    "hint points": "←→ puntos",
    "hint series": "↑↓ series",
    "hint items": "↑↓ filas",
    "hint rotor": "Tab rotor",
    "hint play": "Espacio reproducir",
    "hint act": "Intro activar",
    "hint close": "Esc cerrar",
    "hint quit": "q salir",
    "theme": "Tema: alto contraste, oscuro",
    "theme of one's own": "Tema: dusk",
    "theme color-blind-safe-dark": "Tema: para daltonismo, oscuro",
    "theme color-blind-safe-light": "Tema: para daltonismo, claro",
    "theme default-dark": "Tema: predeterminado, oscuro",
    "theme default-light": "Tema: predeterminado, claro",
    "theme high-contrast-light": "Tema: alto contraste, claro",
    "theme high-contrast-sepia": "Tema: alto contraste, sepia",
    "theme monochrome": "Tema: monocromo",
    "theme sepia": "Tema: sepia",
    "theme white-on-blue": "Tema: blanco sobre azul",
    "theme yellow-on-black": "Tema: amarillo sobre negro",
    "only one theme": "Solo hay un tema",
    "verdict failed": "no cumple",
    "verdict nearly": "cumple justo",
    "verdict passed": "cumple",
    "verdicts": "no cumple: 1, cumple justo: 0, cumple: 1204",
    "only one chart": "Solo hay un gráfico",
    "key": "Punto siguiente",
    "key group walk": "Recorrer los puntos",
    "key group rotor": "Rotor",
    "key group listen": "Escuchar",
    "key group read": "Leer",
    "key group look": "Aspecto",
    "key group program": "Gráficos y programa",
    "export svg": "Imagen (SVG)",
    "export text": "Imagen (texto)",
    "export coloredText": "Imagen (texto en color)",
    "export markdown": "Texto (Markdown)",
    "export csv": "Datos (CSV)",
    "export wave": "Sonido (WAV)",
    "export midi": "Sonido (MIDI)",
    "exported": "Archivo escrito: a.svg",
    "not exported": "No se ha escrito a.svg: EIO",
    "data title": "Datos",
    "all charts": "Gráficos: 20 de 1234, --all, --top",
    "all details": "Detalles del gráfico: 56 filas, --all",
    "folded rows": "ACME: 9 filas",
    "folded rows of several series": "5 series: 40 filas",
    "repeated places":
      "Hasta 3 puntos con el mismo valor de year, en 17 de 17 lugares, así que no se describe una evolución",
    "repeated places without a way out":
      "Hasta 2 puntos con el mismo valor de x, en 1 de 365 lugares, así que no se describe una evolución",
    "too many parts":
      "a.csv: --split Split daría 40.000 gráficos; elija una columna con un máximo de 10.000 valores",
    "too many files":
      "no se puede leer a.csv: hay demasiados archivos abiertos; cierre algunos o permita más, por ejemplo con ulimit -n",
    "device":
      "a.csv es un dispositivo sin fin; indique un archivo o envíe los datos por una tubería",
    "wide window":
      "a.csv se comprimió con una ventana de más de 128 MB; descomprímalo antes, por ejemplo con zstd -d -M2048MB",
    "column put together":
      "a.csv: las filas están agrupadas, por eso ya no hay columna «Price»; elija entre: Date, count(), o un valor por grupo con --y",
    "too little memory":
      "a.csv necesita unos 96 MB de memoria, más de los que hay; cierre otros programas o suba el límite (ulimit -v)",
    "beyond memory":
      "a.csv es demasiado grande para la memoria disponible: se leen como máximo 643 MB; divida el archivo o corte antes la tubería, por ejemplo con head",
    "idle key": "Q mayúscula: sin función. Interrogación: ayuda",
    "idle key in a list": "Barra invertida: sin función. Esc: cerrar",
    "idle key without a label": "Esta tecla: sin función",
    "closed": "Cerrado",
    "no device chosen": "Sin sonido: el dispositivo elegido es none",
    "hint pause": "Espacio pausa",
    "mean of a cell": "Cada celda es la media de hasta 18 valores",
    "mean of a cell on a low screen": "Media de hasta 18",
    "several candles": "Hasta 3 velas en una",
    "several candles on a low screen": "Hasta 3 en una",
    "longest of a column": "Cada columna es la más larga de hasta 3",
    "unseen parts of a stack": "Partes no visibles: 2",
    "points behind others": "Puntos detrás de otros: 12",
    "names left out": "Nombres omitidos: 13",
    "names left out of a picture":
      "Nombres omitidos: 13 en el eje, 2 en la leyenda; un --size mayor muestra más",
    "names left out of a legend":
      "Nombres omitidos: 2 en la leyenda; un --size mayor muestra más",
    "part of a picture":
      "Se dibujan de 1 a 21 de 30; un --size mayor dibuja más",
    "legend entry": "◆ ACME",
    "outer ring": "Anillo exterior: ACME",
    "ring in short": "2: ACME",
    "ring between others": "Anillo 2: ACME",
    "inner ring": "Anillo interior: ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "composition": "Gráfico de líneas, 1 serie, 252 puntos",
    "composition of bars": "Gráfico de barras, 2 series, 1 punto",
    "composition of a scatter": "Gráfico de dispersión, 1 serie, 0 puntos",
    "x axis": "Eje X: Date, del 2 de enero al 29 de diciembre de 2023",
    "x axis of categories, right to left":
      "Eje X: Day, 7 categorías, de Mon a Sun, de derecha a izquierda",
    "x axis of one category": "Eje X: 1 categoría, Mon",
    "x axis of nothing": "Eje X: sin valores",
    "y axis": "Eje Y: Price, de 118,40 a 183,90 EUR",
    "y axis of rows": "Eje Y: 5 filas, de Mon a Sun",
    "y axis of one row": "Eje Y: 1 fila, Mon",
    "values of a heat map": "Valores: Price, de 0,00 a 22,00 EUR",
    "y axis logarithmic": "Eje Y: de 1 a 1.000.000, logarítmico",
    "y axis natural": "Eje Y: Price, 5,00 EUR, logarítmico, base e",
    "series continuous": "ACME: línea, 252 puntos",
    "series apart": "sin nombre: valores sueltos, 3 puntos",
    "fact highest": "Máximo: 183,90 EUR el 14 de diciembre",
    "fact highest of a category": "BOLT, máximo: 10.980 steps en Wed",
    "fact lowest": "Mínimo: 118,40 EUR el 5 de enero",
    "first of the lowest": "Mínimo 1 de 12: 17 de mayo, 146,20 EUR",
    "fact highest of several": "Máximo: 9,00 EUR el 17 de mayo, el primero de 2",
    "fact lowest of several": "BOLT, mínimo: 0 con x = 2, el primero de 1234",
    "fact highest of all": "Máximo: 5,00 EUR, los 252 valores",
    "highest at a moment": "Máximo: 3,5 el 1 de abril a las 09:05",
    "fact lowest of all": "BOLT, mínimo: 5, ambos valores",
    "fact lowest at a number": "BOLT, mínimo: -118,40 EUR con x = 2,5 s",
    "mean": "Media: 150,12 EUR, mediana: 149,50 EUR",
    "change": "Cambio: de 120,00 a 146,20 EUR, sube 26,20 EUR (21,8 %)",
    "change of nothing": "BOLT, cambio: 5,00 EUR, sin cambios",
    "change from zero": "BOLT, cambio: de 0,00 a -5,00 EUR, baja 5,00 EUR",
    "trend": "Tendencia: al alza, clara; 3 puntos de giro",
    "trend moderate": "BOLT, tendencia: al alza, bastante clara; 1 punto de giro",
    "trend weak": "Tendencia: al alza, poco clara; sin puntos de giro",
    "trend falling": "Tendencia: a la baja, clara; 1 punto de giro",
    "trend falling moderate": "Tendencia: a la baja, bastante clara; 2 puntos de giro",
    "trend falling weak": "Tendencia: a la baja, poco clara; 2 puntos de giro",
    "trend very strong": "Tendencia: al alza, muy clara; sin puntos de giro",
    "trend falling very strong": "Tendencia: a la baja, muy clara; sin puntos de giro",
    "trend of few": "Tendencia: al alza; sin puntos de giro",
    "trend of few falling": "Tendencia: a la baja; sin puntos de giro",
    "strong correlation": "Correlación: 0,80; positiva, fuerte",
    "period of a year": "Repetición: aproximadamente cada año, muy clara",
    "period of years": "Repetición: aproximadamente cada 11 años, bastante clara",
    "period of a week": "Repetición: cada semana, poco clara",
    "period of a month": "Repetición: cada mes, poco clara",
    "period of months": "Repetición: cada 6 meses, poco clara",
    "period of many months": "Repetición: cada 110 meses (9 años y 2 meses), poco clara",
    "period of quarters": "Repetición: cada 2 trimestres, poco clara",
    "outlier rule":
      "Valores atípicos: puntuación z modificada superior a 3,5 en su serie, descontadas la tendencia y la repetición, a una décima parte de su rango o más, y lejos de los valores vecinos",
    "outlier rule without a course":
      "Valores atípicos: puntuación z modificada superior a 3,5 en su serie, a una décima parte de su rango o más de la mediana, y a lo sumo una décima parte de sus valores",
    "series of a column": "3 series según city",
    "part of a column": "city: 0",
    "infinite value": "Columna Price: 1 valor infinito, tratado como sin valor",
    "infinite values": "Columna Price: 3 valores infinitos, tratados como sin valor",
    "fact compare between days":
      "ACME y BOLT se cruzan una vez, entre el 4 y el 5 de enero",
    "fact compare between years": "ACME y BOLT se cruzan una vez, entre 2010 y 2011",
    "fact compare between months": "ACME y BOLT se cruzan una vez, entre marzo y abril",
    "fact compare between times": "ACME y BOLT se cruzan una vez, entre las 09:05 y las 09:10",
    "fact compare between categories": "ACME y BOLT se cruzan una vez, entre Mon y Tue",
    "trend flat": "Tendencia: estable",
    "trend mixed": "Tendencia: sin dirección clara; 9 puntos de giro",
    "missing": "Sin valor: 1 punto",
    "missing of a series": "BOLT, sin valor: 2000 puntos",
    "off the scale": "Fuera de escala: 2 valores sin lugar en un eje logarítmico",
    "off the scale of a series": "BOLT, fuera de escala: 1 valor sin lugar en un eje logarítmico",
    "no values": "Sin valores",
    "no values of a series": "BOLT: sin valores",
    "all is shown": "Ya se muestra todo",
    "no closer": "Ampliación máxima",
    "showing": "Vista: del 5 al 9 de enero, 5 de 252",
    "showing numbers": "Vista: x de 1 a 3, 3 de 1201",
    "showing all": "Se muestra todo, 252 puntos",
    "window": "Vista: del 5 al 9 de enero, 5 de 252; en total, del 2 de enero al 29 de diciembre",
    "window of numbers": "Vista: x de 1 a 3, 3 de 1201; en total, x de 0 a 1200",
    "stretch":
      "del 15 al 19 de mayo: sube un 12,0 %, media 146,20 EUR",
    "stretch of bins": "ACME, de 10 a 30 EUR: 9 valores, media 19,5 EUR",
    "stretch without values":
      "sin nombre, del 15 al 19 de mayo: sin valores",
    "stretches":
      "Media: 99,00 EUR, 47,20 por debajo de 146,20 EUR. BOLT, x de 1 a 3: baja un 3,0 %; comparado con: del 15 al 19 de mayo: sube un 12,0 %",
    "left out": "Fuera del gráfico: 3 filas sin valor de x",
    "missing file": "a.csv: no existe ese archivo; revise el nombre y la carpeta",
    "folder": "a.csv es una carpeta; indique un archivo que esté en ella",
    "unreadable file": "a.csv: no se puede leer (acceso denegado); revise los permisos",
    "empty file": "entrada estándar: sin datos; dé una tabla con al menos una fila de valores",
    "header only":
      "a.csv, fila 1: hay un encabezado, pero ninguna fila de valores; añada filas o use --no-header",
    "not in a format":
      "a.csv, fila 3: esto no es logfmt; corrija la fila o elija otro --format",
    "damaged archive":
      "a.csv: los datos gzip están dañados o cortados; consiga de nuevo el archivo",
    "missing library":
      "a.csv: falta la biblioteca libz.so.1; instálela, por ejemplo con apt install zlib1g",
    "unsupported":
      "a.csv, transform[0]: no se admite «lookup»; quítelo o aplíquelo a los datos",
    "remote data":
      "a.csv, data.url: Earshot no lee nada de la red; descargue los datos e indique el archivo en data.url",
    "left out column":
      "Fuera del gráfico: columna Price, fila 1200, «abc» no es un número",
    "left out column by unit":
      "Fuera del gráfico: columna Price, fila 1200, «3%» no tiene la unidad de los números anteriores",
    "folded columns":
      "Como filas: 12 columnas, de 2010 a 2021",
    "few names left out of a picture":
      "Nombres omitidos: Oslo y Lima; un --size mayor muestra más",
    "names not shown":
      "Nombres sin mostrar: Oslo, Lima",
    "many names not shown":
      "Nombres sin mostrar: Oslo, Lima y 9 más",
    "ignored channels":
      "Sin mostrar: tooltip y shape",
    "ragged row":
      "a.csv, fila 3, columna 2: hay 1 celda en vez de 2; añada o quite celdas, o indique --delimiter",
    "invalid UTF-8 without a column":
      "a.csv, fila 3: el texto no es UTF-8 y nada indica su codificación; guárdelo en UTF-8 o compruebe que es una tabla",
    "invalid UTF-8":
      "a.csv, fila 3, columna Price: el texto no es UTF-8; conviértalo, por ejemplo con iconv -f WINDOWS-1250 -t UTF-8",
    "unclosed quote": "a.csv, fila 3: unas comillas se abren y no se cierran; ciérrelas o quítelas",
    "not a number":
      "a.csv, fila 1200, columna Price: «abc» no es un número; corríjalo o elija columnas con --x y --y",
    "another unit":
      "a.csv, fila 1200, columna Price: «3%» no tiene la unidad de los números anteriores; corríjalo o elija columnas con --x y --y",
    "not a date":
      "a.csv, fila 3, columna Date: «abc» no es una fecha con el formato dd.MM.yyyy; corríjala o cambie --date-format",
    "no numeric column":
      "a.csv: ninguna columna tiene números; añada una, cuente las filas con --y 'count()' o indique el separador con --delimiter (las columnas son: Date, Price)",
    "mistyped file":
      "a.csv: no existe ese archivo; ¿quiso decir «Price»?",
    "no file":
      "no hay ningún archivo que leer; indique uno, o - para la entrada estándar",
    "contradicting options":
      "--decimal-comma y --decimal-point se contradicen; quite una de las opciones",
    "option of others":
      "«--size» es de earshot draw, no de aquí; quite la opción",
    "lists within lists":
      "a.csv, [0].x: no es una lista de registros, de filas ni de números, o una celda contiene más de un valor; extraiga una lista así del archivo, por ejemplo con jq",
    "dangling link":
      "a.csv es un enlace a b.csv, que no existe; corrija el enlace",
    "column repeated":
      "a.csv: --y nombra dos veces la columna «Price»; nómbrela una sola vez",
    "reversed range":
      "a.csv: --from 2026-05-01 viene después de --to 2026-01-01; intercambie sus valores",
    "mistyped value":
      "--format: «cvs» no se reconoce; ¿quiso decir «csv»?",
    "mistyped theme":
      "«drak» no se reconoce; ¿quiso decir «dark»?",
    "equal columns": "Columnas iguales: wind, rain",
    "title of a column without a header": "columna 10",
    "title of counts": "número de filas",
    "mistyped column":
      "a.csv: no hay ninguna columna «Pric»; ¿quiso decir «Price»?",
    "unknown column": "a.csv: no hay ninguna columna «city»; elija entre: Date, Price",
    "unknown type in a file":
      "a.csv, [1].type: no hay ningún tipo de gráfico «pie»; elija entre: line, bar",
    "missing series":
      "a.csv, type: candlestick necesita series llamadas open, high, low, close con la misma x; añádalas o elija otro tipo",
    "missing series of an option":
      "a.csv: candlestick necesita series llamadas open, high, low, close con la misma x; añádalas o elija otro tipo",
    "too many columns":
      "a.csv, fila 1: hay más de 4096 columnas; divida el archivo o intercambie filas y columnas",
    "too long a cell": "a.csv, fila 2: una celda es demasiado larga; divida el archivo",
    "too deep": "a.csv, fila 2: el JSON está demasiado anidado; divida el archivo",
    "too many rows": "a.csv, fila 2: hay demasiadas filas; divida el archivo",
    "nothing in common":
      "a.csv: ninguna fila cumple a la vez todas estas condiciones: age mayor que 20, age menor que 10; quite una de ellas",
    "unclosed JSON":
      "a.csv, fila 1, columna 6: el texto termina sin que se cierre «[»; ciérrelo o consiga el archivo completo",
    "malformed JSON": "a.csv, fila 3, columna 14: no es JSON válido; corríjalo ahí",
    "expected chart":
      "a.csv, series[0]: se esperaba un gráfico con series; consulte los archivos de gráfico en el README",
    "expected record":
      "a.csv, series[0]: se esperaba un registro {…}; consulte los archivos de gráfico en el README",
    "expected text":
      "a.csv, series[0]: se esperaba un texto; consulte los archivos de gráfico en el README",
    "expected number":
      "a.csv, series[0]: se esperaba un número; consulte los archivos de gráfico en el README",
    "expected boolean":
      "a.csv, series[0]: se esperaba true o false; consulte los archivos de gráfico en el README",
    "expected list":
      "a.csv, series[0]: se esperaba una lista […]; consulte los archivos de gráfico en el README",
    "expected range":
      "a.csv, series[0]: se esperaba un intervalo [mínimo, máximo]; consulte los archivos de gráfico en el README",
    "expected scale":
      "a.csv, series[0]: se esperaba linear, log10 o ln; consulte los archivos de gráfico en el README",
    "expected point":
      "a.csv, series[0]: se esperaba un punto {\"x\": …, \"y\": …}; consulte los archivos de gráfico en el README",
    "expected direction":
      "a.csv, series[0]: se esperaba leftToRight o rightToLeft; consulte los archivos de gráfico en el README",
    "no terminal":
      "No hay terminal para la pantalla completa; use earshot describe, draw o render",
    "unknown terminal":
      "El tipo de terminal «dumb» no tiene pantalla completa; defina TERM, o use earshot --plain, describe, draw o render",
    "unknown theme": "No hay ningún tema «dusk»; elija entre: dark, light",
    "theme unreadable": "a.toml: no se puede leer el tema (EIO); revise el archivo",
    "theme malformed": "a.toml, línea 2: el tema no es TOML válido (EOF); corríjalo",
    "theme without role": "a.toml: al tema le falta el color de «axis»; añádalo",
    "theme with more": "a.toml, línea 4: el tema tiene una entrada desconocida, «axes»; elimínela",
    "theme without color":
      "a.toml, línea 4: «red» no es un color para axis; escríbalo como #rrggbb",
    "output failed": "no se puede escribir a.wav: ENOSPC; elija otro lugar",
    "output twice": "-o y --subtitles nombran los dos a.wav; elija otro archivo para uno de ellos",
    "output missing": "Falta el destino del sonido: -o ARCHIVO.wav, o -o - para la salida estándar",
    "unknown output": "a.ogg: el nombre debe terminar en .wav o .mid",
    "unknown language": "No hay ningún idioma «xx»; elija entre: en, ja",
    "unknown time zone":
      "No hay ninguna zona horaria «Mars»; dé un nombre IANA, como Europe/Madrid",
    "type for later": "El tipo de gráfico «box» no está en esta versión; elija entre: line, bar",
    "bad option": "--size: «big» no es válido; indique 80x24",
    "keys and data":
      "Las teclas y los datos no pueden venir a la vez de la entrada estándar; ponga unas u otros en un archivo",
    "setting not kept": "Volumen: 125 %, no guardado: EIO (a.toml)",
    "setting in no file": "Volumen: 125 %, no guardado: no es un archivo (a.toml)",
    "configuration unreadable": "no se puede leer a.toml: EIO; corríjalo o retírelo",
    "configuration no file":
      "no se puede leer a.toml: no es un archivo; corríjalo o retírelo",
    "configuration bad value": "a.toml, línea 3: «9» no es válido para dark; indique 0 … 2",
    "nothing left to hear": "--solo y --mute no dejan nada que oír; quite uno de los dos",
    "help row without a key": "Punto siguiente",
    "dump without keys": "--dump necesita un guion de teclas: añada --keys ARCHIVO",
    "key script":
      "a.keys, línea 2: «<Rigth>» no es una tecla; escriba nombres como <Right>, <Resize 40x12> o <Wait 500ms>",
    "no such device asked":
      "No hay ningún dispositivo de audio «USB 1»; elija entre: pulse, default",
    "no device at all":
      "No hay ningún dispositivo de audio «USB 1», ni ningún otro; use --device none",
    "candle up": "17 de mayo, 146,20 EUR, cierre por encima de la apertura",
    "candle down": "17 de mayo, 146,20 EUR, cierre por debajo de la apertura",
    "candle unchanged": "17 de mayo, 140,00 EUR, cierre igual a la apertura",
    "candle in full":
      "Date: 17 de mayo, Price: cierre 146,20 EUR, cierre por encima de la apertura, apertura 140,00; precio máximo 150,00; precio mínimo 138,00; punto 93 de 252",
    "point with additional values":
      "17 de mayo, 146,20 EUR, Steps 8000 steps, Day Wed",
    "part of a point":
      "Precio máximo 150,00 EUR",
    "composition of candles":
      "Gráfico de velas, 1 serie, 7 puntos",
    "highest of a part": "Precio más alto: 183,90 EUR el 14 de diciembre",
    "mean of a part":
      "ACME, cierre, media: 150,00 EUR, mediana: 148,00 EUR",
    "lowest of the low": "Precio más bajo: 118,40 EUR el 5 de enero",
    "trend of the open":
      "Apertura, tendencia: estable",
    "composition of violins": "Gráfico de violín, 1 serie, 3 violines",
    "composition of a pie":
      "Gráfico de sectores, 1 serie, 4 puntos",
    "composition of a donut":
      "Gráfico de anillos, 2 series, 8 puntos",
    "densest":
      "Máxima densidad: alrededor de 14,00 EUR en Mon",
    "densest twice":
      "ACME, máxima densidad: alrededor de 4,00 EUR y 23,50 EUR en Mon",
    "shares":
      "Proporciones: Mon 60,0 %, Tue 37,0 % de 150,00 EUR",
    "shares and another":
      "ACME, proporciones: Mon 60,0 %, Tue 37,0 %, el resto 3,0 % de 150,00 EUR",
    "shares and others":
      "Proporciones: Mon 60,0 %, Tue 37,0 %, otros 2 en conjunto 4,5 % de 150,00 EUR",
    "without a share":
      "Sin proporción: 1 valor menor que cero, en Mon",
    "without shares":
      "ACME, sin proporción: 3 valores menores que cero, el primero en Mon",
    "sums":
      "Sumadas: 12 filas en 4 valores",
    "share of points":
      "Proporción: sin valores",
    "no shares": "Sin proporciones: ningún valor mayor que cero",
    "mean of rows":
      "Cada valor: media de 27 a 61 filas",
    "median of rows":
      "Cada valor: mediana de 8 filas",
    "sum of rows":
      "Cada valor: total de 2 a 3 filas",
    "lowest of rows":
      "Cada valor: mínimo de 2 filas",
    "highest of rows":
      "Cada valor: máximo de 2 filas",
    "count of rows":
      "Cada valor: recuento de 1 a 1200 filas",
    "first of rows":
      "Cada valor: primer valor de 2 filas",
    "last of rows":
      "Cada valor: último valor de 2 filas",
    "help heading": "Uso:",
    "option": "Cuánto se dice: terse, normal, verbose (predeterminado: normal).",
    "option without a default": "La frecuencia del valor más bajo, en Hz: 20 … 16000.",
    "option without values":
      "La zona horaria de las fechas que no indican ninguna, por su nombre IANA (predeterminado: UTC).",
    "option in words": "Qué mide el eje X.",
    "unknown option": "opción desconocida «--jsn»",
    "unknown option near another": "opción desconocida «--jsn»; la más parecida es «--json»",
    "missing value": "falta el valor de «--x»",
    "missing value within a word": "falta el valor de «-o» en «-oz»",
    "unexpected value": "la opción «--json» no admite ningún valor, pero se indicó «3»",
    "unexpected argument": "argumento de más «a.csv»",
    "unexpected arguments": "2 argumentos de más: «a.csv», «a.svg»",
    "missing argument": "falta el argumento «<dark>»",
    "invalid value": "el valor «big» no es válido para «--top»",
    "malformed option": "opción no válida «---jsn»",
    "unsuited settings":
      "Ajustes que no convienen a esta tabla: x = symbol, last = 30d",
    "too many units":
      "a.csv: --every hour da 867.817 lugares desde la primera fecha hasta la última; use --every month o más largo",
    "bad value in a chart file":
      "a.csv, encoding.timeUnit: «fortnight» no es válido; indique day",
    "no data":
      "a.csv, data: se esperaba un nombre de archivo o una lista de filas; consulte los archivos de gráfico en el README",
    "column twice":
      "a.csv: la columna «Date» no puede ser a la vez --series y --x; elija otra para una de las opciones",
    "no candles":
      "a.csv: --type candlestick necesita columnas llamadas open, high, low y close; cambie sus nombres, indique cuatro en este orden con --y o elija otro tipo (columnas: day, price)",
    "no cells":
      "a.csv: --type heatmap necesita dos columnas de categorías y un número para cada par; indíquelas con --x, --series y --y o elija otro tipo (columnas: day, price)",
    "options that exclude each other":
      "a.csv: --aggregate sum y --y mean(price) se contradicen; quite una de las opciones",
    "text in Windows-1252":
      "El texto no está en UTF-8, leído como Windows-1252",
    "skipped line":
      "Fuera de la tabla: 1 línea",
    "skipped lines":
      "Fuera de la tabla: 4 líneas",
    "data outside the folder":
      "a.csv, data.url: «/a.csv» no está en la carpeta del documento; ponga allí los datos e indique el archivo en data.url",
    "page without a chart":
      "a.csv: esta página no tiene ningún gráfico que Earshot sepa leer; guarde sus datos en un archivo CSV",
    "something behind an archive":
      "a.csv: hay algo más detrás de los datos gzip; quítelo o consiga de nuevo el archivo",
    "directions":
      "Cierre por encima de la apertura: 6, cierre por debajo de la apertura: 3, cierre igual a la apertura: 1",
    "others":
      "otros",
    "suggested lines":
      "Gráfico de líneas, media de price por date (mes), 5 series según symbol",
    "suggested charts":
      "Gráfico de líneas, yield y rain por year, 6 gráficos por site",
    "suggested counts":
      "Gráfico de barras, número de filas por state",
    "suggested values":
      "Histograma, age",
    "column time":
      "c1: fecha u hora, de 3 a 98, 40 valores distintos, según el nombre y los valores",
    "column cyclic":
      "c1: parte del calendario, de 3 a 98, 40 valores distintos",
    "column direction":
      "風向: dirección, de 3 a 98, 40 valores distintos",
    "column namesake":
      "c1: medida, de 3 a 98, 40 valores distintos, coincide con el nombre del archivo",
    "column latitude":
      "c1: latitud, de 3 a 98, 40 valores distintos",
    "column longitude":
      "c1: longitud, de 3 a 98, 40 valores distintos",
    "column rowNumber":
      "c1: número de fila, de 3 a 98, 40 valores distintos",
    "column key":
      "c1: clave, de 3 a 98, 40 valores distintos, según el nombre",
    "column nominal":
      "c1: categoría, de 3 a 98, 40 valores distintos",
    "column ordinal":
      "c1: nivel, de 3 a 98, 40 valores distintos",
    "column measure":
      "c1: medida, de 3 a 98, 40 valores distintos",
    "column empty":
      "c1: vacía",
    "column of text":
      "c1: categoría, 40 valores distintos, CA, NY, sin valor: 2",
    "rows with conditions":
      "1204 de 3376 filas: state igual a CA, age como mínimo 18",
    "rows with and without values":
      "1204 de 3376 filas: price sin valor, city con valor",
    "rows counted":
      "Cada valor es un número de filas, 812 en total",
    "times by minute":
      "date por minuto",
    "times by hour":
      "date por hora",
    "times by day":
      "date por día",
    "times by week":
      "date por semana",
    "times by month":
      "date por mes",
    "times by quarter":
      "date por trimestre",
    "times by year":
      "date por año",
    "ranges of x":
      "price en intervalos de 10 EUR",
    "largest left out":
      "Los 7 mayores de 26 valores de country; los demás omitidos, 1234 filas",
    "largest and others":
      "Los 7 mayores de 26 valores de country; los demás juntos, 1 fila",
    "sorted by values":
      "Orden por valor, descendente",
    "sorted by a column":
      "Orden por city, ascendente",
    "not compared": "Sin comparar, por otra unidad o tamaño: wind, rain",
    "not charted":
      "Sin representar: wind, rain",
    "never changing":
      "Sin representar, por ser constantes: wind, rain",
    "no numbers":
      "a.csv: la columna «city» no tiene números; cuente filas con --aggregate count o elija otra columna",
    "no aggregate":
      "a.csv: la columna «city» no tiene números; cuente filas con --aggregate count o elija otra columna",
    "no dates":
      "a.csv: la columna «city» no tiene fechas; elija otra o quite --every",
    "no names":
      "a.csv: la columna «date» tiene su propio orden; --sort y --top necesitan una columna de nombres",
    "bad width":
      "a.csv: los intervalos de ese ancho no son adecuados para la columna «price» (de 3 a 98); elija otro ancho o use --bin auto",
    "not a condition":
      "a.csv: «price» no es una condición; escriba una columna, un operador y un valor, como --where 'price >= 10'",
    "not a value":
      "a.csv: «dear» no se puede comparar con la columna «price»; escríbalo como en la columna: 95.2",
    "too many places":
      "a.csv: el gráfico tendría demasiados lugares; elija unidades de tiempo más largas o menos series",
    "no column to transform":
      "a.csv: no hay ninguna columna «city»; elija entre: price, date",
    "nothing left":
      "a.csv: ninguna fila cumple la condición «state igual a XX»; la columna «state» tiene CA y NY",
    "nothing left of numbers":
      "a.csv: ninguna fila cumple la condición «age mayor que 200»; la columna «age» va de 3 a 98",
    "no times":
      "a.csv: ninguna columna tiene fechas; elija una columna con --x o quite --last, --from y --to (columnas: city, price)",
    "no such chart":
      "a.csv: no hay gráfico 9; elija de 1 a 5, que --charts enumera",
    "describe an area":
      "Steps es un gráfico de área con 2 puntos, eje X: de 0 a 1. Eje Y: de 0 a 1.",
    "share":
      "ACME, Mon, 40,00 EUR, 33,3 % de 120,00 EUR",
    "interval": "ACME, Mon, 40,00 EUR, intervalo de 35,00 a 45,00",
    "total":
      "Mon, 40,00 EUR, total 20,00 EUR",
    "group total":
      "Total",
    "composition of grouped bars":
      "Gráfico de barras agrupadas, 2 series, 8 puntos",
    "composition of stacked bars":
      "Gráfico de barras apiladas, 2 series, 8 puntos",
    "composition of an area":
      "Gráfico de área, 1 serie, 8 puntos",
    "composition of steps":
      "Gráfico de escalones, 1 serie, 8 puntos",
    "highest total":
      "Total, máximo: 120,00 EUR el 5 de enero",
    "second of the highest":
      "Máximo 2 de 2: 17 de mayo, 146,20 EUR",
    "box": "Mon, mediana 15,00 EUR, cuartiles de 14,00 a 17,00; 2 valores atípicos",
    "box in full":
      "Day: Mon, Price: mediana 15,00 EUR, bigote superior 18,00; cuartil superior 17,00; cuartil inferior 14,00; bigote inferior 12,00; 2 valores atípicos, punto 1 de 2",
    "highest of boxes":
      "Mediana más alta: Mon, 15,00 EUR, cuartiles de 14,00 a 17,00; 2 valores atípicos",
    "lowest of boxes":
      "Mediana más baja: Mon, 15,00 EUR, cuartiles de 14,00 a 17,00; 2 valores atípicos",
    "highest box of the chart":
      "Mediana más alta del gráfico: Mon, 15,00 EUR, cuartiles de 14,00 a 17,00; 2 valores atípicos",
    "lowest box of the chart":
      "Mediana más baja del gráfico: Mon, 15,00 EUR, cuartiles de 14,00 a 17,00; 2 valores atípicos",
    "highest of candles":
      "Cierre más alto: 17 de mayo, 146,20 EUR, cierre por encima de la apertura",
    "lowest candle of the chart":
      "Cierre más bajo del gráfico: 17 de mayo, 146,20 EUR, cierre por encima de la apertura",
    "point of a long category":
      "ACME BOLT ACME…BOLT ACME, 3",
    "contradiction":
      "Contradicción: 1 vela, el 17 de mayo, fuera del intervalo entre su mínimo y su máximo",
    "contradictions":
      "Contradicciones: 2 velas, la primera el 17 de mayo, fuera del intervalo entre su mínimo y su máximo",
    "correlation": "Correlación: 0,96; positiva, muy fuerte",
    "weak correlation": "Correlación: -0,40; negativa, débil",
    "correlation of logarithms": "Correlación en ejes logarítmicos: -0,81",
    "moderate correlation": "Correlación: 0,60; positiva, moderada",
    "no correlation": "ACME, correlación: -0,12; sin relación clara",
    "series without a name": "Serie 2",
    "missing part": "Apertura: sin valor",
    "outlier of a box":
      "Valor atípico 40,00 EUR",
    "bin":
      "de 10 a 20 EUR, 4 valores",
    "bin of one":
      "de 10 a 20 EUR, 1 valor",
    "highest bin": "Intervalo modal: de 10 a 20 EUR, 4 valores",
    "lowest bin": "Intervalo con menos valores: de 10 a 20 EUR, 1 valor",
    "bin in full":
      "Price: de 10 a 20 EUR, 4 valores, punto 2 de 9",
    "cell":
      "Columna 3 de 4, fila 2 de 1200",
    "composition of a histogram":
      "Histograma, 1 serie, 8 intervalos",
    "composition of boxes":
      "Diagrama de cajas, 1 serie, 8 cajas",
    "composition of a heat map":
      "Mapa de calor, 3 series, 12 puntos",
    "median of boxes": "Mediana más alta: 15,00 EUR en Mon",
    "median of several boxes":
      "Mediana más alta: 15,00 EUR en Mon, la primera de 2",
    "close of several candles":
      "Cierre más bajo: 118,40 EUR el 5 de enero, el primero de 2",
    "mean of boxes": "Media de las medianas: 15,50 EUR, mediana de las medianas: 15,00 EUR",
    "lower quartile":
      "Cuartil inferior: sin valores",
    "count of bins": "Recuento: sin valores",
    "bins":
      "Intervalos: 9, cada uno con un ancho de 10,00 EUR",
    "sample size":
      "Valores: 1200",
    "box of a series":
      "ACME, Mon: 50 valores, mediana 15,00 EUR, cuartiles de 14,00 a 17,00; bigote inferior 12,00 EUR, bigote superior 18,00 EUR",
    "no header":
      "Sin encabezado: las columnas se llaman 1 a 9; --header toma la primera fila como nombres",
    "correlations":
      "Una matriz de 16 por 16 correlaciones, igual a ambos lados de su diagonal, cuyos valores 1 se omiten",
    "swallowed file":
      "--y tomó «a.csv» como valor y no queda ningún archivo que leer; dé a la opción su propio valor: --y VALOR a.csv",
    "invalid UTF-8 of no code page":
      "a.csv, fila 3, columna Price: el texto no es UTF-8 y nada indica su codificación; guárdelo en UTF-8 o compruebe que es una tabla",
    "Arrow":
      "a.csv: es un archivo Arrow; expórtelo como CSV, por ejemplo con duckdb",
    "HDF5":
      "a.csv: es un archivo HDF5 o NetCDF; exporte una tabla como CSV, por ejemplo con Python",
    "statistics":
      "a.csv: es un archivo de un programa de estadística; guarde allí la tabla como CSV",
    "program":
      "a.csv: es un programa, no una tabla; abra los datos",
    "recording":
      "a.csv: es una grabación, no una tabla; abra los datos",
    "too many slices":
      "a.csv: --type pie tendría 989 porciones; conserve las mayores con --top, elija una columna con un máximo de 100 valores u otro tipo",
    "bracketed number":
      "Columna Price: 1 número leído sin sus corchetes",
    "bracketed numbers":
      "Columna Price: 34 números leídos sin sus corchetes",
    "describe histogram":
      "Price es un histograma con 8 valores en 7 intervalos, eje X: Price, de 10 a 45 EUR. Eje Y: de 0 a 3.",
    "describe histogram of several series":
      "Price es un histograma con 2 series en 7 intervalos, eje X: Price, de 10 a 45 EUR. Eje Y: de 0 a 3. ACME, intervalo modal: de 10 a 15 EUR, 3 valores; BOLT, intervalo modal: de 10 a 15 EUR, 3 valores.",
    "outlier far from the median":
      "Valor atípico: 9,00 EUR el 5 de enero, lejos de la mediana",
    "change of many times":
      "Cambio: de 2,00 a 48,00 EUR, sube 46,00 EUR (24 veces más)",
    "change to a small part":
      "BOLT, cambio: de 870,00 a 3,00 EUR, baja 867,00 EUR (290 veces menos)",
    "describe many columns":
      "ACME y 7 más es un gráfico de barras con 3 puntos, eje X: Day, 3 categorías, de Mon a Wed. Eje Y: Steps, de 0 a 10.980 steps.",
    "shape of a falling sawtooth":
      "Evolución: baja poco a poco con 3 saltos hacia arriba, el mayor de 12,00 EUR el 4 de enero",
    "shape of a rising sawtooth":
      "Evolución: sube poco a poco con 2 caídas bruscas, la mayor de 12,00 EUR el 4 de enero",
    "shape of a falling sawtooth of equal jumps":
      "Evolución: baja poco a poco con 3 saltos hacia arriba, cada uno de 12,00 EUR",
    "shape of a rising sawtooth of equal jumps":
      "Evolución: sube poco a poco con 2 caídas bruscas, cada una de 12,00 EUR",
    "shape that leaves out":
      "BOLT, evolución: se repite cada semana, sin contar 3 valores de -127",
    "left out folder": "Omitida: la fila «ACME», que contiene las demás",
    "x axis of weeks": "Eje X: Date, de la semana 40 de 2025 a la semana 4 de 2026",
    "x axis of weeks of a year": "Eje X: Date, de la semana 40 a la semana 52 de 2025",
    "highest in a week": "Máximo: 9 en la semana 1 de 2026",
    "gap of weeks": "Hueco: de la semana 2 a la semana 4",
    "shape on a logarithmic axis":
      "BOLT, evolución: sube hasta 5,00 EUR el 4 de enero, después baja hasta 1,00 EUR, en un eje logarítmico",
    "point after a pause": "40, 12, sube un 20,0 % (x de 20 a 40)",
    "change of trillions":
      "Cambio: de 17,87 billones a 18,01 billones, sube 147.900 millones (0,8 %)",
    "shape of about ten years":
      "Evolución: se repite aproximadamente cada 10 años",
    "point past a line":
      "1, 52 EUR, sube un 30,0 %, supera a ACME",
    "point beside lines":
      "BOLT, 52 EUR, 2 por encima de ACME",
    "point in full beside lines":
      "Day: 1, Price: 52 EUR, sube un 30,0 %, 2 por encima de ACME, punto 2 de 3",
    "missing times":
      "Faltan fechas en 68 tramos, el más largo entre el 31 de marzo y el 1 de septiembre",
    "largest difference of medians, of those shown":
      "Medianas: ACME y BOLT, mayor diferencia: 12,00 EUR el 3 de mayo, entre los mostrados",
    "lowest of those shown":
      "Mínimo: 12,00 EUR el 3 de mayo, entre los mostrados",
    "fact compare medians":
      "Medianas: ACME está siempre por encima de BOLT",
    "no points within a day":
      "Sin puntos el 13 de enero entre las 11:00 y las 13:00",
    "shape of a day in a year":
      "Evolución: se repite cada día; media de cada período: sube hasta 62,00 EUR el 21 de septiembre, después baja hasta 50,00 EUR",
    "sample size of a series":
      "ACME, valores: 15, de 10,00 a 22,00 EUR",
    "mode":
      "Intervalo modal: de 10 a 20 EUR, 14 valores",
    "highest at a bin": "Máximo: 14 en el intervalo de 10 a 20 EUR",
    "largest spread":
      "ACME, mayor rango intercuartílico: 3,00 EUR en Mon",
    "quartile method":
      "Cuartiles por interpolación lineal; los bigotes llegan hasta los valores a no más de 1,5 veces el rango intercuartílico; los que quedan más allá son atípicos, salvo si son más de tres y pasan de una décima parte",
    "grid cell":
      "x de 10 a 20, y de 5 a 8: 12 puntos",
    "describe candles":
      "El cierre sube, desde 120,00 EUR el 2 de enero hasta 140,00 EUR el 4 de enero, una subida del 16,7 %. Cierre más alto: 140,00 EUR el 4 de enero; cierre más bajo: 120,00 EUR el 2 de enero.",
    "describe boxes":
      "Mediana más alta: 140,00 EUR el 4 de enero; mediana más baja: 120,00 EUR el 2 de enero. Media de las medianas: 130,00 EUR, mediana de las medianas: 130,00 EUR.",
    "describe bins":
      "Intervalo modal: de 10 a 20, 9 valores. Media: 130,00 EUR, mediana: 130,00 EUR.",
    "describe bins of a series":
      "ACME, intervalo modal: de 10 a 20, 9 valores. Media: 130,00 EUR, mediana: 130,00 EUR.",
    "describe boxes of a series":
      "ACME, mediana más alta: 140,00 EUR el 4 de enero; mediana más baja: 120,00 EUR el 2 de enero. Media de las medianas: 130,00 EUR, mediana de las medianas: 130,00 EUR.",
    "suggestions title": "Gráficos de esta tabla, 4 elementos",
    "columns title": "Columnas de esta tabla, 7 elementos",
    "suggestion of another chart": "Histograma, age",
    "suggestion because asked": "Histograma, age, seleccionado, como se pidió",
    "suggestion because candles":
      "Histograma, age, seleccionado, hay columnas de apertura, máximo, mínimo y cierre",
    "suggestion because times": "Histograma, age, seleccionado, cada momento aparece una vez",
    "suggestion because timesOfKinds":
      "Histograma, age, seleccionado, cada momento aparece una vez en cada serie",
    "suggestion because timesOfKindsOfKinds":
      "Histograma, age, seleccionado, cada momento aparece una vez en cada serie de cada gráfico",
    "suggestion because placesOnEarth":
      "Histograma, age, seleccionado, hay columnas de latitud y longitud",
    "suggestion because measuresOfThings":
      "Histograma, age, seleccionado, cómo se relacionan las dos",
    "suggestion because names": "Histograma, age, seleccionado, un valor para cada nombre",
    "suggestion because namesOfKinds":
      "Histograma, age, seleccionado, un valor para cada par de nombres",
    "suggestion because counts": "Histograma, age, seleccionado, se cuentan las filas",
    "suggestion because numbers":
      "Histograma, age, seleccionado, números en el orden en que vienen",
    "suggestion because repeatedPlaces": "Histograma, age, seleccionado, los lugares se repiten",
    "suggestion because kindsThatTellMost":
      "Histograma, age, seleccionado, la categoría que mejor explica los valores",
    "suggestion because sharesOfOutcome":
      "Histograma, age, seleccionado, la proporción de un resultado, según lo que mejor lo explica",
    "suggestion because furtherShares":
      "Histograma, age, seleccionado, la proporción de un resultado",
    "suggestion because sharesByTreatment":
      "Histograma, age, seleccionado, la proporción de un resultado, según lo que se aplicó",
    "suggestion because followUps":
      "Histograma, age, seleccionado, tiempos hasta un suceso o el fin del seguimiento, por categoría",
    "suggestion because fewValues":
      "Histograma, age, seleccionado, columnas con pocos valores distintos",
    "suggestion because repeatedSubjects":
      "Histograma, age, seleccionado, los mismos sujetos se repiten",
    "suggestion because columnsInOrder":
      "Histograma, age, seleccionado, columnas sin nombre, en su orden",
    "suggestion because repeatedTimes":
      "Histograma, age, seleccionado, varias filas de cada momento",
    "suggestion because repeatedNames":
      "Histograma, age, seleccionado, varias filas de cada nombre",
    "suggestion because largest": "Histograma, age, seleccionado, los mayores de una lista larga",
    "suggestion because spread": "Histograma, age, seleccionado, la dispersión de los valores",
    "suggestion because spreadOfKinds":
      "Histograma, age, seleccionado, muchos valores de cada tipo",
    "suggestion because columnsCompared":
      "Histograma, age, seleccionado, columnas una junto a otra",
    "suggestion because columnsThatFollow":
      "Histograma, age, seleccionado, columnas que se suceden",
    "suggestion because matrix":
      "Histograma, age, seleccionado, filas y columnas con los mismos nombres",
    "suggestion with its reason": "Histograma, age, la dispersión de los valores",
    "use as x": "En el eje X",
    "use as y": "Valores, en lugar de los demás",
    "use as also y": "Valores, junto a los demás",
    "use as series": "Una serie por valor",
    "use as split": "Un gráfico por valor",
    "use as boxes": "Una caja por valor",
    "use as label": "Se dice con cada punto",
    "use as mean": "Filas de un mismo lugar: media",
    "use as unit": "Unidad: mes",
    "use as filter": "Solo algunos de sus valores",
    "use as left out": "Quitar del gráfico",
    "chosen use": "En el eje X, seleccionado",
    "chosen value": "CA, seleccionado",
    "left out value": "CA, excluido",
    "no table": "Este gráfico no viene de una tabla",
    "change taken back": "Deshecho: symbol, Una serie por valor",
    "not said": "symbol no se dice: un punto reúne varias filas",
    "sorted use": "Orden por valor, descendente, seleccionado",
    "keys wait": "Las teclas actuarán al terminar la lectura",
    "taken back": "Deshecho",
    "not a range": "No es un intervalo: ACME",
    "prompt for a range":
      "Valores, como 1 a 12: 5",
    "use let go": "Una serie por valor, excluido",
    "selections":
      "Media de price: 300,0; 99,5 por encima de 200,5. price igual a 5, 12 filas; comparado con: las 36 filas",
    "selections of several columns":
      "price sin valor, 3 filas; comparado con: price como mínimo 5, 1 fila, media de price: 6, media de year: 7",
    "nothing to compare":
      "Aún no hay nada que comparar: elija antes algunos valores o marque un tramo",
    "stretch is whole": "El tramo marcado ya es todo: nada que comparar",
    "marks lost": "El tramo marcado no se conserva",
    "others unchanged": "Otros gráficos sin cambios: 4",
    "side by side": "Lado a lado, 4 elementos",
    "own axes": "Cada uno con su propio eje",
    "several axes": "No todos con el mismo eje",
    "same axis": "Todos con el mismo eje",
    "titled": "price: ACME 6",
    "export chartFile": "Gráfico (JSON)",
    "export commandLine": "Línea de comandos",
    "unread dates":
      "Columna date: parecen fechas en un formato desconocido",
    "last days":
      "Columna date: los períodos de varios días cuentan como su último día",
    "assumed year": "Fechas sin año: la última se toma como de 2024",
    "left out total": "Omitida: la fila «ACME», suma de las demás",
    "left out average": "Omitida: la fila «ACME», promedio de las demás",
    "left out statistic": "Omitida: la fila «ACME», calculada a partir de las demás",
    "absent values": "No aparece en la columna «state»: CA; tiene NY",
    "unknown command": "«price» no es un comando ni un archivo; el comando más parecido es «draw»",
    "too many series":
      "a.csv: --series Split daría 4000 series; elija una columna con un máximo de 1000 valores",
    "nothing to draw":
      "a.csv: no hay nada que dibujar: ningún valor de price en 37 filas; elija otras columnas con --y u otras filas",
    "prompt help text": "Buscar en la ayuda: We",
    "prompt row text": "Buscar en la lista: We",
    "key group start": "Para empezar",
    "said help row": "Punto anterior: flecha izquierda o h",
    "said help row of a capital": "Referencia anterior: N mayúscula",
    "said help row without a key": "Punto siguiente",
    "numbered row": "2. Imagen (SVG)",
    "list of one": "Ir a, 1 elemento",
    "list of items": "Exportar, 9 elementos",
    "setting screen reader off": "Lector de pantalla: no",
    "setting screen reader quiet": "Lector de pantalla: pantalla quieta",
    "setting screen reader plain": "Lector de pantalla: solo líneas",
    "setting vertical points": "Puntos con las flechas arriba y abajo: sí",
    "setting crosshair": "Línea por el punto: sí",
    "setting pixels": "Píxeles: si es posible",
    "setting sixel": "Píxeles: Sixel",
    "setting duration": "Duración: habitual",
    "setting pitch range": "Intervalo de tonos: de 200 a 2000 Hz",
    "setting duration in seconds": "Duración: 5 segundos",
    "setting instrument": "Instrumento: cuerda pulsada",
    "setting mono": "Todo en el centro: sí",
    "setting tones while moving": "Tonos al moverse: no",
    "setting cue": "Señal, puntos de giro: sí",
    "setting sound": "Sonido",
    "export opus": "Sonido (Ogg Opus)",
    "export flac": "Sonido (FLAC)",
    "opening without values": "Price, líneas, sin valores",
    "drop of a candle": "Caída 1 de 4: 17 de mayo, cierre 146,20 EUR, baja 4,80",
    "drop": "Caída 1 de 4: ACME, 17 de mayo, 27,00 EUR, baja 22,00",
    "row of many series":
      "17 de mayo: máximo 9,00 EUR, ACME y 1 más, mínimo 2,00 EUR, BOLT y 1 más",
    "row of many series, all alike": "17 de mayo: todos 0,00 EUR",
    "row of many series, one missing":
      "17 de mayo: máximo BOLT 9,00 EUR, mínimo BOLT 3,00 EUR, 1 punto sin valor",
    "row of many series, most missing":
      "17 de mayo: ACME 5,00 EUR, BOLT 9,00 EUR, 4 puntos sin valor",
    "hint to be heard": "Interrogación: ayuda",
    "only chart of a deck": "Steps, barras, 3 puntos",
    "speech on": "Voz activada",
    "speech off": "Voz desactivada",
    "speech not installed": "Sin voz: speech-dispatcher no está instalado",
    "speech not running": "Sin voz: speech-dispatcher no está en marcha",
    "speech hung": "Sin voz: speech-dispatcher no responde",
    "setting speech": "Voz: sí",
    "setting no speech": "Voz: no",
    "setting speech if available": "Voz: si es posible",
    "loop start removed": "Inicio del bucle quitado",
    "loop end removed": "Fin del bucle quitado",
    "not in this chart": "price no está en este gráfico",
    "in another chart": "price está en el gráfico 2, no en este",
    "nothing to take back": "Nada que deshacer",
    "no such day": "a.csv: «2026-06-31»: ese día no existe en el calendario",
    "no such row": "30: no hay tal fila",
    "name of a missing value": "sin valor",
    "chosen conditions": "price de 200 a 250, seleccionado",
    "list search": "Buscar en la lista: barra",
    "charting": "Creando el gráfico",
    "no command": "Ningún comando crea este gráfico: elija Gráfico (JSON)",
    "reads a pipe": "Los datos llegaron por una tubería: Gráfico (JSON) los contiene",
    "zoom left out": "Abre el gráfico entero, no esta parte",
    "value of all that are charted": "ACME, en el gráfico con todos",
    "value among the largest": "ACME, en el gráfico",
    "several": "ACME 6; En pausa",
    "number beside percents":
      "Columna Price: 1 celda no es un porcentaje (1204), tratada como sin valor",
    "numbers beside percents":
      "Columna Price: 1234 celdas no son porcentajes (1204, …), tratadas como sin valor",
    "stray cell": "Columna Price: 1 celda no es un número (abc), tratada como sin valor",
    "mark behind a number": "Columna Price: omitido tras 1 número: *",
    "marks behind numbers": "Columna Price: omitido tras 1234 números: *, †, …",
    "assumed groups":
      "Columna Price: puntos leídos como separadores de miles",
    "yes and no": "Columna Price: «A» cuenta como 1, «B» como 0",
    "day numbers":
      "Columna Price: números leídos como fechas de hoja de cálculo (días desde 1900)",
    "stray cells": "Columna Price: 1234 celdas no son números (abc, …), tratadas como sin valor",
    "plateau of about a level": "Meseta: aproximadamente 5,00 EUR, del 3 al 9 de mayo",
    "braille row": "del 2 de enero al 9 de mayo, 40 celdas",
    "braille row of one cell": "2 de enero, 1 celda",
    "braille row of slices": "del 2 de enero al 9 de mayo, 22 celdas, hasta 2 puntos en cada una",
    "braille row on a scale of its own":
      "del 2 de enero al 9 de mayo, 40 celdas, escala propia, de 6 a 707",
    "braille row of long slices":
      "del 2 de enero al 9 de mayo, 5 celdas, hasta 37 puntos en cada una",
    "braille row put away": "Fila en braille: no",
    "audit: opening":
      "no cumple: Apertura: 62 de 40 columnas: «ACME». Ayudan títulos, nombres y unidades más cortos",
    "audit: caption of several charts":
      "cumple justo: Prices, Deutsch: Punto siguiente (h): 39 de 40 columnas: «ACME». Ayudan títulos, nombres y unidades más cortos",
    "audit: caption":
      "cumple: Máximo de la serie; pulsando otra vez, del gráfico (mayor que): 4 de 40 columnas: «ACME»",
    "audit: caption of many words":
      "cumple justo: Detalles del gráfico, Elemento siguiente (h): 62 de 40 columnas: «ACME». No basta con nombres más cortos; r sigue leyendo",
    "audit: title": "cumple: El título del gráfico",
    "audit: no title": "no cumple: El título del gráfico: falta. Se indica con --title",
    "audit: title of the file":
      "cumple justo: El título del gráfico: «Prices» es solo el nombre del archivo. Se indica con --title",
    "audit: no x title": "no cumple: Prices: Qué mide el eje X: falta. Se indica con --x-title",
    "audit: no y title": "no cumple: Qué mide el eje Y: falta. Se indica con --y-title",
    "audit: no x unit": "cumple justo: La unidad de x: falta. Se indica con --x-unit",
    "audit: no y unit": "cumple justo: La unidad de y: falta. Se indica con --y-unit",
    "audit: places": "cumple: Lugares de una serie",
    "audit: shared places":
      "no cumple: Lugares de una serie: Hasta 3 puntos con el mismo valor de Date, en 5 de 9 lugares, así que no se describe una evolución; --split state da un gráfico para cada valor de state",
    "audit: repeated category":
      "no cumple: Lugares de una serie: «Mon» aparece más de una vez. Ayudan otros nombres o --aggregate",
    "audit: series":
      "no cumple: Número de series: 9, como máximo 6. --top y --split reducen su número",
    "audit: signs":
      "no cumple: Signos de las series: «ACME» y «BOLT» tienen el mismo. --top y --split reducen su número",
    "audit: many signs":
      "no cumple: Signos de las series: «ACME», «BOLT», «Price», … tienen el mismo. --top y --split reducen su número",
    "audit: contrast":
      "no cumple: Contraste del tema dusk: 1 de 124 pares de colores. earshot themes check dusk los enumera",
    "audit: cut labels":
      "no cumple: Etiquetas con los caracteres más grandes: «Pric…», texto cortado. Ayudan títulos, nombres y unidades más cortos",
    "audit: digits":
      "no cumple: Cifras de un número: -4,893964: 7, como máximo 6. Los valores redondeados o una unidad mayor tienen menos",
    "audit: beginnings":
      "no cumple: Comienzos de los nombres: «ACME» y «BOLT» empiezan igual. Conviene poner primero lo que difiere",
    "audit: capitals":
      "cumple justo: Nombres en mayúsculas: «ACME» y «BOLT». Algunas voces los deletrean; ayudan las minúsculas",
    "audit: no capitals": "cumple: Nombres en mayúsculas",
    "tutorial: title": "Tutorial, una tecla tras otra",
    "tutorial: step":
      "3 de 8. Pulse mayor que o corchete derecho para ir al valor máximo",
    "tutorial: ways": "Intro lo repite, Esc sale del tutorial",
    "tutorial: end": "Ese fue el tutorial; ahora todas las teclas son suyas",
    "tutorial: left": "Tutorial abandonado",
    "tutorial: offer": "¿Primera vez? Pulse N mayúscula para un tutorial",
    "tutorial: lesson point": "Lo más alto suena más agudo",
    "tutorial: lesson back": "Un punto se oye cada vez que se llega a él",
    "tutorial: lesson highest": "También hay una tecla para el valor más bajo",
    "tutorial: lesson play": "Se reproduce desde donde está usted hasta el final",
    "tutorial: lesson rotor": "Cada giro lleva a otra forma de leer el gráfico",
    "tutorial: lesson items": "Así se recorre cada modo y cada lista",
    "tutorial: lesson list": "Recorra la lista, elija con intro o ciérrela con Esc",
    "tutorial: lesson help": "Aquí cada tecla dice lo que hace; Esc cierra la ayuda",
    "stretch of medians": "del 15 al 19 de mayo: media de las medianas 15,00 EUR",
    "other series absent": "BOLT, sin punto",
    "searched past the end": "Otra vez desde el principio",
    "searched past the start": "Otra vez desde el final",
    "speech starting": "La voz se está iniciando",
    "looking": "Revisando la tabla",
    "opening of a cloud": "Steps, dispersión, Price según Day",
    "opening of a cloud with long axes": "Prices, dispersión, 2 series, de 1 a 2",
    "several devices":
      "Varios dispositivos de audio tienen «USB 1» en su nombre; elija entre: pulse, default",
    "an option of other files":
      "a.ogg: --sample-format necesita un nombre que termine en .wav",
    "output is input":
      "a.csv contiene los datos y se perdería; elija otro archivo donde escribir",
    "name of a trend line":
      "línea de tendencia",
    "name of a band":
      "intervalo",
    "values over places":
      "Price por Day",
    "crossed axes": "Price según Day",
    "second rise": "Subida 2 de 3: 17 de mayo, 146,20 EUR",
    "no further rise": "No hay ninguna gran subida después",
    "no drop before": "No hay ninguna gran caída antes",
    "infinite point": "2, infinito",
    "infinite point in full": "Date: 2, Price: infinito, punto 93 de 252",
    "goal of rises": "Gran subida: 2",
    "tutorial: point is asked for":
      "1 de 8. Pulse mayor que o corchete derecho para ir al punto siguiente",
    "tutorial: back is asked for":
      "1 de 8. Pulse mayor que o corchete derecho para volver un punto atrás",
    "tutorial: highest is asked for":
      "1 de 8. Pulse mayor que o corchete derecho para ir al valor máximo",
    "tutorial: play is asked for":
      "1 de 8. Pulse mayor que o corchete derecho para oír el gráfico desde aquí",
    "tutorial: rotor is asked for":
      "1 de 8. Pulse mayor que o corchete derecho para pasar al modo siguiente del rotor",
    "tutorial: items is asked for":
      "1 de 8. Pulse mayor que o corchete derecho para ir al elemento siguiente",
    "tutorial: list is asked for":
      "1 de 8. Pulse mayor que o corchete derecho para abrir una lista de destinos",
    "tutorial: help is asked for": "1 de 8. Pulse mayor que o corchete derecho para abrir la ayuda",
    "live: waiting": "Esperando datos",
    "live: waiting for a file": "Esperando datos de a.csv",
    "live: missing": "a.csv aún no existe: se espera",
    "live: new": "12 nuevas",
    "live: paused": "En pausa; las filas nuevas se guardan",
    "live: behind": "12 nuevas, 3 segundos de retraso",
    "live: following": "Se sigue lo más reciente",
    "live: nothing to follow": "Nada que seguir: ya están todos los datos",
    "live: lost": "Sin datos desde hace 30 segundos",
    "live: back": "Otra vez datos, tras 42 segundos",
    "live: ended": "Fin de la entrada: 400.000 filas, 12 nuevas",
    "live: ended with mistakes": "Fin de la entrada: 1 fila, 3 no encajan, 2 celdas sin valor",
    "live: truncated": "a.csv se recortó: se sigue desde su inicio",
    "live: replaced": "a.csv fue reemplazado: se sigue el nuevo",
    "live: alarm": "Alarma: price mayor que 90, 95,20 EUR",
    "live: alarm without a value": "Alarma: price sin valor",
    "live: alarm at a place": "Alarma: price mayor que 90, 12, 95,20 EUR",
    "nothing aggregated": "Nada que agregar: una fila por lugar",
    "left out thin":
      "Fuera del gráfico: 12 filas en grupos con menos de 20",
    "left out whole": "Omitida: la columna «price», suma de otras",
    "ranked by rows": "Los mayores según el número de filas",
    "ranked by one": "Los mayores según price",
    "ranked by a sum": "Los mayores según la suma de price, ACME",
    "ranked by a mean": "Los mayores según la media de price",
    "ranked by a sum of rows": "Los mayores según la suma de price",
    "largest columns": "Las 8 columnas de 17 con las medias más altas",
    "too fine":
      "a.csv: las fechas de la columna «city» no son tan precisas; use --every month o más largo",
    "mean of means": "ACME, media de las medias: 150,00 EUR, mediana de las medias: 148,00 EUR",
    "short row":
      "1 fila es demasiado corta (fila 230): sus últimas celdas se tratan como sin valor",
    "short rows":
      "12 filas son demasiado cortas (la primera, fila 230): sus últimas celdas se tratan como sin valor",
    "no date":
      "Columna date: fila 5, «CA» no es claramente una fecha; la columna se trata como texto",
    "stray day":
      "Columna date: fila 5, «31.02.2026» no existe en el calendario, tratado como sin valor",
    "no day":
      "Columna date: fila 5, «31.02.2026» no existe en el calendario; la columna se trata como texto",
    "code for missing":
      "Columna rain: -999, lejos de todos los demás, aparece 1 vez y cuenta como valor",
    "codes for missing":
      "Columna rain: -999, lejos de todos los demás, aparece 1200 veces y cuenta como valor",
    "stray date": "Columna date: fila 5, 1 celda no es una fecha (CA), tratada como sin valor",
    "time of no zone":
      "Columna date: 1 hora sin zona horaria (2026-11-01 02:30), leída como UTC",
    "times of no zone":
      "Columna date: 12 horas sin zona horaria (2026-11-01 02:30), leídas como UTC",
    "skipped time":
      "Columna date: 1 hora no existe en la zona Europe/Berlin (02:30), adelantada según el cambio de hora",
    "skipped times":
      "Columna date: 12 horas no existen en la zona Europe/Berlin (02:30), adelantadas según el cambio de hora",
    "repeated time":
      "Columna date: 1 hora se da dos veces en la zona Europe/Berlin (02:15), leída como la primera",
    "repeated times":
      "Columna date: 2 horas se dan dos veces en la zona Europe/Berlin (02:15), leídas como la primera",
    "rounded integers": "Columna date: los números enteros de más de 15 cifras están redondeados",
    "bound columns of most": "Cada valor está entre low y high, donde existen ambos",
    "stray dates": "Columna date: fila 5, 12 celdas no son fechas (CA), tratadas como sin valor",
    "column in another chart": "c1: medida, en el gráfico 5, de 3 a 98, 40 valores distintos",
    "column of which some values are charted": "c1: medida, de 3 a 98, 40 de 50 valores distintos",
    "columns not charted": "16 columnas sin representar",
    "points here": "4 puntos en este lugar",
    "plateau from range to range": "Meseta: 5, de 0 a 3",
    "column in the chart": "c1: medida, en el gráfico, de 3 a 98, 40 valores distintos",
    "reading": "Leyendo a.csv",
    "reading a part": "Leyendo a.csv, 40 %, tiempo restante: 3 segundos",
    "largest rise across missing times": "Mayor subida: 12,00 EUR, del 1 al 3 de mayo",
    "largest drop across missing times": "Mayor caída: 12,00 EUR, del 1 al 3 de mayo",
    "missing values": "Valores que faltan: 2",
    "nothing to open": "Aún no hay filas que abrir: se sigue leyendo",
    "rows so far": "412.000 filas hasta ahora",
    "cut off": "Se acortó durante la lectura; leído: 412.000 filas",
    "changed meanwhile":
      "Modificado mientras se leía: puede haber filas antiguas y nuevas mezcladas; léalo de nuevo",
    "parted by blanks":
      "a.csv, fila 2, columna 5: hay 7 celdas en vez de 4; con --format blanks la tabla se lee sin errores",
    "uneven list":
      "a.csv, fila 3, price: la lista tiene 1 valor en vez de 2; iguale la longitud de las listas",
    "long name": "a.csv: el nombre de una columna ocupa más de 64 kB; acórtelo",
    "text that was cut off":
      "a.csv, fila 3: el texto termina en medio de una letra, como si estuviera cortado; consiga el archivo entero",
    "damaged UTF-16":
      "a.csv, fila 3: el texto es UTF-16, pero una parte está dañada o falta; consiga el archivo entero o tome lo legible, por ejemplo con iconv -c -f UTF-16 -t UTF-8",
    "replaced meanwhile": "Reemplazado por otro archivo mientras se leía: este es el anterior",
    "live: of a pipe": "En vivo",
    "live: of a file": "En vivo desde a.csv",
    "live: a cell missing": "Fin de la entrada: 12 filas, 1 celda sin valor",
    "live: unfit": "3 no encajan",
    "live: loaded": "Todo leído: 412.000 filas",
    "live: loaded no rows": "Todo leído",
    "long line": "a.csv, fila 2: la línea ocupa más de 12 MB; divídala en filas",
    "left out percents": "Omitida: la fila «ACME», en porcentajes",
    "partial first unit": "El primer valor (Mon) abarca solo 4 días de 7",
    "partial last unit": "El último valor (Mon) abarca solo 1 mes de 12",
    "left out totals": "Fuera del gráfico: 2 filas de totales (ACME y Mon)",
    "empty cell": "Columna state: 1 celda vacía toma el nombre de arriba",
    "empty cells": "Columna state: 12 celdas vacías toman el nombre de arriba",
    "some charts left out": "Faltan algunos de los gráficos abiertos",
    "pitches of the part": "Del grave al agudo, el sonido abarca allí solo esta parte",
    "same axes left out": "Sus gráficos tienen ejes propios",
    "all rows": "Las 1704 filas",
    "bound columns": "Cada valor está entre low y high",
    "error column": "Barras de error: Price por encima y por debajo de cada valor",
    "empty columns": "Sin valores: wind, rain",
    "reading keys": "Intro abre lo ya leído",
    "waiting keys": "Esc detiene la lectura, q sale",
    "live: stopped": "Lectura detenida: 412.000 filas",
    "live: stopped no rows": "Lectura detenida",
    "assumed day order":
      "Columna date: leída con el día primero",
    "assumed month order":
      "Columna date: leída con el mes primero",
    "rows of a range": "1204 de 3376 filas: price de 200 a 300",
    "grid cell of a series": "Date de 10 a 20, Price de 5 a 8: ACME 12 puntos",
    "same grid cell of another series": "ACME 1 punto, Date de 10 a 20, Price de 5 a 8",
    "column of a grid without points of a series": "ACME, sin punto, Date de 10 a 20",
    "selections with missing values":
      "Media de price por fila: 300,0; 99,5 por encima de 200,5. price igual a 5, 12 filas, sin valor: 2; comparado con: las 36 filas",
    "shape of a level": "BOLT, evolución: varía en torno a 12",
    "shape of a constant": "Evolución: se mantiene en 12,00 EUR",
    "shape of a level with a spike":
      "Evolución: varía en torno a 12, salvo un pico de 900,00 EUR el 15 de enero",
    "shape of a level with a dip": "Evolución: se mantiene en 12, salvo un valle de 3 con x = 15",
    "shape of legs":
      "Evolución: sube hasta 100,00 EUR el 2 de enero, baja hasta 20,00 EUR el 3 de enero, se mantiene en aproximadamente 20,00 EUR (del 3 al 5 de enero), después sube hasta 30,00 EUR",
    "shape of noisy legs":
      "Evolución: baja hasta aproximadamente 20 con x = 25, sube hasta aproximadamente 60 con x = 50, después baja hasta aproximadamente 40, con ruido",
    "shape of a rise": "Evolución: sube de 3,00 EUR a 83,00 EUR",
    "shape of a fall": "Evolución: baja de 83,00 EUR a 3,00 EUR",
    "shape of steps":
      "Evolución: se mantiene en aproximadamente 10 (x de 0 a 29), después se mantiene en aproximadamente 50 (x de 30 a 50)",
    "shape of one way in noise":
      "Evolución: baja de aproximadamente 140 a aproximadamente 20, con ruido",
    "shape of a level with a last value apart":
      "Evolución: varía en torno a 12, salvo 900,00 EUR el 15 de enero",
    "shape of a level with a burst":
      "Evolución: varía en torno a 12, salvo un pico de 900,00 EUR, del 14 al 17 de enero",
    "shape of a level and one in noise":
      "Evolución: se mantiene en aproximadamente 10 (x de 0 a 29), después varía en torno a 50 (x de 30 a 50), con ruido",
    "shape of a growth": "Evolución: se duplica cada 4",
    "shape of a growth over years": "Evolución: se duplica aproximadamente cada 22 años",
    "shape of a decay": "Evolución: se reduce a la mitad aproximadamente cada 10 días",
    "shape of an exact decay": "Evolución: se reduce a la mitad cada 3,5 s",
    "shape of a period": "Evolución: se repite cada 6 puntos, en conjunto a la baja",
    "shape of a year":
      "BOLT, evolución: se repite cada año, en promedio con el máximo en agosto y el mínimo en febrero, en conjunto al alza",
    "shape of a day":
      "Evolución: se repite cada día, en promedio con el máximo a las 15:00 y el mínimo a las 04:00",
    "shape of a period of one minute": "Evolución: se repite cada minuto",
    "shape of a period of one hour": "Evolución: se repite cada hora",
    "shape of a period of one week": "Evolución: se repite cada semana",
    "shape of a period of one month": "Evolución: se repite cada mes",
    "shape of a period of one quarter": "Evolución: se repite cada trimestre",
    "describe a period beside no shape":
      "La serie no tiene una dirección clara, desde 1,00 EUR el 2 de enero hasta 1,00 EUR el 6 de enero, sin cambios. El máximo es de 9,00 EUR el 3 de enero (2 valores); el mínimo, de 1,00 EUR el 2 de enero (3 valores). Los valores se repiten cada 7 puntos (7 días).",
    "a billion": "Mínimo: -1000 millones de EUR con x = 3",
    "archive": "a.csv: es un archivo comprimido; descomprímalo primero",
    "below zero": "Por debajo de cero: 5 de 12 valores, el primero el 5 de enero",
    "below zero of a series": "BOLT, por debajo de cero: 1 de 9 valores, el 5 de enero",
    "trend line": "BOLT, línea de tendencia: de 10,00 a 22,00 EUR",
    "line": "Línea en 10,00 EUR: 5 de 12 valores por encima",
    "line with a name": "BOLT, ACME, 10,00 EUR: 0 de 9 valores por encima",
    "courses":
      "1 serie sube, 2 bajan, 3 suben con altibajos, 4 bajan con altibajos, 5 suben y luego se mantienen estables, 6 bajan y luego se mantienen estables, 7 suben y luego bajan, 8 bajan y luego suben, 9 cambian varias veces de sentido, 10 se repiten, 11 tienen picos, 12 tienen valles, 13 se mantienen estables, 14 varían en torno a un nivel, 15 no tienen una dirección clara y 16 no tienen valores",
    "courses that are alike": "5 series cambian varias veces de sentido",
    "database":
      "a.csv: es una base de datos SQLite; exporte una tabla, por ejemplo con sqlite3 -csv -header",
    "deviation": "BOLT, desviación estándar: 5,20 EUR",
    "swings that grow":
      "BOLT, oscilaciones: 2,4 veces tan grandes en la segunda mitad como en la primera",
    "swings that shrink":
      "Oscilaciones: 3 veces tan grandes en la primera mitad como en la segunda",
    "document": "a.csv: es un documento PDF, no una tabla; exporte su tabla como CSV",
    "highest told by its value": "Máximo: 146,20",
    "largest mean":
      "En promedio, la más alta: ACME, 146,20 EUR; la más baja: sin nombre, 20,00 EUR",
    "shared drop": "Mayor caída: las 4 series, el 3 de mayo",
    "shared rise": "Mayor subida: las 5 series, el 3 de mayo",
    "shared highest": "Máximo: las 5 series, el 3 de mayo",
    "shared lowest": "Mínimo: las 3 series, el 3 de mayo",
    "overtaking": "ACME supera a BOLT el 3 de mayo y se mantiene por encima",
    "overtaking between points":
      "ACME supera a BOLT entre el 3 y el 9 de mayo y se mantiene por encima",
    "largest of equal drops": "BOLT, mayor caída: 2,00 EUR el 3 de mayo, la primera de 3 iguales",
    "largest of equal rises": "Mayor subida: 2,00 EUR el 3 de mayo, la primera de 29 iguales",
    "middle half": "Mitad central: de 10,00 a 22,00 EUR",
    "not skewed": "BOLT, forma: casi simétrica",
    "one course of each": "1 serie sube y 1 se repite",
    "options without effect":
      "Sin efecto, porque ninguna columna tiene fechas: --date-format dd.MM.",
    "outlier far from all others":
      "Valor atípico: 9,00 EUR el 5 de enero, lejos de todos los demás",
    "outlier far from its neighbors":
      "Valor atípico: 9,00 EUR el 5 de enero, lejos de los valores vecinos",
    "outlier in what repeats":
      "BOLT, valores atípicos: 2, el más alejado: 9,00 EUR el 5 de enero, inusual en ese punto de la repetición",
    "outlier of its month": "Valor atípico: 9,00 EUR el 5 de enero, inusual en marzo",
    "outlier of its weekday": "Valor atípico: 9,00 EUR el 5 de enero, inusual el miércoles",
    "Parquet": "a.csv: es un archivo Parquet; expórtelo como CSV, por ejemplo con duckdb",
    "picture": "a.csv: es una imagen, no una tabla; abra los datos de los que se hizo",
    "quadrillions": "Media: 2500 billones, mediana: 4000 millones",
    "renamed": "Con otro nombre, porque aparece dos veces: a 2, b 2",
    "series it has not": "146,20 EUR",
    "setting caption": "Aviso de un punto: serie, lugar, valor, unidad, cambio",
    "shape of other weeks":
      "Evolución: se repite cada semana, en promedio con el máximo el miércoles y el mínimo el martes",
    "shape of weeks":
      "Evolución: se repite cada semana, en promedio con el máximo el sábado y el mínimo el lunes",
    "skewed to high values": "Forma: cola más larga hacia los valores altos",
    "skewed to low values": "Forma: cola más larga hacia los valores bajos",
    "spanned powers":
      "Los valores abarcan 6 potencias de diez; un eje logarítmico separa los pequeños",
    "spanned powers with a remedy":
      "Los valores abarcan 3 potencias de diez; un eje logarítmico separa los pequeños",
    "spreadsheet": "a.csv: es una hoja de cálculo, no texto; guárdela como CSV",
    "steady trend": "Tendencia: al alza, muy clara; sin puntos de giro",
    "trillions": "Máximo: 17,87 billones con x = 3",
    "unit alone": "EUR",
    "unit before the place": "146,20; 17 de mayo, EUR",
    "value alone": "146,20",
    "value first": "146,20 EUR, 17 de mayo, sube un 1,3 %",
    "wide bin": "Más ancho que los demás: intervalo de 110 a 900 g",
  ]
}
