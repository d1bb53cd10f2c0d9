import Charts
import Descriptions
import Testing

struct FrenchTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "fr")
  }

  @Test func eachTermHasItsWord() throws {
    try expectGlossary(
      [
        "trend": ["tendance"],
        "drop": ["chute"],
        "largest rise": ["hausse"],
        "turning point": ["retournement"],
        "gap": ["lacune"],
        "crossing": ["croisement"],
        "spike": ["pic"],
        "outlier": ["aberrante"],
        "plateau": ["palier"],
        "median": ["médian"],
        "axis": ["axe"],
        "axes": ["axes"],
        "series": ["série"],
        "bookmark": ["signet"],
        "theme": ["thème"],
        "loop": ["boucle"],
        "glyph": ["caractères"],
        "landmark": ["repère"],
        "rotor": ["rotor"],
      ], of: "fr", but: ["loop needs ends", "loop needs ends without a key", "key goTo"])
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(
      of: "fr",
      but: [
        "other series above", "from the bookmark", "from a later bookmark",
        "from a bookmark on a bin", "audio whole chart",
        "step of percentages", "step of one percentage", "point above the range",
      ])
  }

  @Test func borrowsOnlyCognatesFromEnglish() throws {
    try expectCognates(
      [
        "argument", "arguments", "dates", "instrument", "option",
        "change", "condition", "minute", "longitude", "latitude", "part",
        "action", "actions", "audio", "base", "braille", "direction", "interpolation",
        "interquartile", "large", "long", "machine", "mode", "monochrome", "pause", "pixels",
        "place",
        "point",
        "points", "position", "positive", "quartile", "quartiles", "rotor", "score", "script",
        "standard",
        "terminal", "total", "type", "volume", "zoom", "archive", "document", "notes", "parts",
        "table",
      ], of: "fr")
  }

  // MARK: Grammar

  /// None is singular, as one is.
  @Test(arguments: [
    (0, "0 point", "0 série"), (1, "1 point", "1 série"), (2, "2 points", "2 séries"),
    (1000, "1\u{A0}000 points", "1\u{A0}000 séries"),
  ])
  func counts(count: Int, points: String, series: String) throws {
    let french = try #require(Languages.language("fr"))
    #expect(french.text(.seriesOutline("", points: count)) == points)
    #expect(french.text(Fact.missing(count, series: nil)) == "Sans valeur\u{A0}: \(points)")
    #expect(
      french.text(Fact.composition(.line, series: count, points: count))
        == "Graphique en courbes, \(series), \(points)")
  }

  @Test(arguments: [
    (0.5, "0,5 seconde"), (1, "1 seconde"), (1.94, "1,9 seconde"), (1.96, "2 secondes"),
    (10, "10 secondes"),
  ])
  func countsSeconds(seconds: Double, text: String) throws {
    let french = try #require(Languages.language("fr"))
    #expect(french.text(.playback(.speed(1, seconds: seconds))) == "Vitesse 1×, \(text)")
  }

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "en 2023"), (.month, .years, "en avril 2023"),
    (.month, .year, "en avril"), (.day, .years, "le 1er avril 2023"), (.day, .year, "le 1er avril"),
    (.minute, .year, "le 1er avril à 09:05"), (.minute, .day, "à 09:05"),
    (.second, .day, "à 09:05:00"),
  ])
  func namesAPlaceInTime(precision: DatePrecision, span: DateSpan, text: String) throws {
    let french = try #require(Languages.language("fr"))
    let place = Place.date(
      Examples.time(2023, 4, 1, 9, 5), precision, timeZone: "UTC", span)
    #expect(
      french.text(Fact.highest(Quantity(3), place, series: nil)) == "Maximum\u{A0}: 3 \(text)")
  }

  @Test(arguments: [
    (DatePrecision.month, DateSpan.year, 4, "d’avril à décembre 2023"),
    (.month, .year, 8, "d’août à décembre 2023"), (.month, .year, 5, "de mai à décembre 2023"),
    (.month, .years, 10, "d’octobre 2023 à décembre 2023"), (.year, .years, 4, "de 2023 à 2023"),
    (.day, .year, 4, "du 2 avril au 31 décembre 2023"),
    (.minute, .year, 4, "du 2 avril 09:05 au 31 décembre 2023 17:00, UTC"),
  ])
  func elidesBeforeAMonth(precision: DatePrecision, span: DateSpan, month: Int, text: String)
    throws
  {
    let french = try #require(Languages.language("fr"))
    let extent = AxisExtent.dates(
      Examples.time(2023, month, 2, 9, 5), Examples.time(2023, 12, 31, 17, 0), precision,
      timeZone: "UTC", span)
    #expect(
      french.text(Fact.xAxis(title: nil, extent, .linear, .leftToRight)) == "Axe X\u{A0}: \(text)")
  }

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "de 2023"), (.month, .year, "d’avril"),
    (.day, .year, "du 1er avril"), (.minute, .day, "de 09:05"),
  ])
  func leadsToABookmark(precision: DatePrecision, span: DateSpan, text: String) throws {
    let french = try #require(Languages.language("fr"))
    let place = Place.date(
      Examples.time(2023, 4, 1, 9, 5), precision, timeZone: "UTC", span)
    #expect(
      french.text(.fromBookmark(BookmarkDifference(place: place, change: nil, steps: 2)))
        == "Depuis le signet \(text)\u{A0}: 2 points après")
  }

  /// Before an h the letters do not tell.
  @Test(arguments: [
    ("price", "de price"), ("age", "d’age"), ("Écart", "d’Écart"), ("height", "de height"),
  ])
  func elidesBeforeAVowel(column: String, text: String) throws {
    let french = try #require(Languages.language("fr"))
    #expect(
      french.text(Fact.ranked(by: [column], of: .mean))
        == "Les plus grandes selon la moyenne \(text)")
  }

  /// A line must not begin with a colon.
  @Test func highPunctuationIsNotTornOff() throws {
    let french = try #require(Languages.language("fr"))
    for sample in Examples.all {
      let text = french.text(sample.sentence)
      for torn in [" :", " ;", " !", "« ", " »"] { #expect(!text.contains(torn), "\(text)") }
    }
  }

  // MARK: Words

  static let words: [String: String] = [
    "many not charted":
      "Non représentées\u{A0}: wind, rain et 9 autres",
    "series of one value":
      "sans nom\u{A0}: 1 point",
    "period on weekdays":
      "Répétition\u{A0}: les jours ouvrés, nette",
    "shape on weekdays":
      "Allure\u{A0}: se répète les jours ouvrés",
    "shape of counts":
      "Allure\u{A0}: baisse jusqu’à 1,00 EUR le 4 janvier, puis reste à 0 ou 1 (du 4 au 9 janvier)",
    "shape of one value but for two":
      "BOLT, allure\u{A0}: reste à 0,00 EUR, sauf 90,00 EUR le 4 janvier et 30,00 EUR le 9 janvier",
    "no decimal commas":
      "a.csv\u{A0}: aucun nombre n’a de virgule décimale\u{A0}; retirer --decimal-comma",
    "opening": "Closing price, courbe, janvier 2023",
    "opening without title": "Price, courbe, 2 janvier 2023",
    "opening of several series": "Prices, courbes, 2 séries, janvier 2023",
    "deck chart": "Steps, barres, 3 points, 2 sur 4",
    "deck chart like the last": "Steps, 2 sur 4",
    "describe a line":
      "Closing price est un graphique en courbes avec 5 points, axe X\u{A0}: Date, du 2 au 6 janvier 2023. Axe Y\u{A0}: Price, de 118,40 à 183,90 EUR.",
    "describe bars":
      "Steps est un graphique à barres avec 3 points, axe X\u{A0}: Day, 3 catégories, Mon à Wed. Axe Y\u{A0}: Steps, de 0 à 10\u{A0}980 steps.",
    "describe a chart with a summary":
      "C’est un graphique en courbes avec 3 points, axe X\u{A0}: de 0 à 2. Axe Y\u{A0}: de 1 à 100, logarithmique. BOLT",
    "describe several series":
      "Prices est un graphique en courbes avec 2 séries de 4 points au plus, axe X\u{A0}: Date, du 2 au 5 janvier 2023. 1 point sans valeur. Axe Y\u{A0}: Price, de 110,00 à 150,00 EUR. ACME monte\u{A0}; BOLT baisse. Sur 3 points communs, face à BOLT, ACME est au-dessus 1 fois, en dessous 2 fois.",
    "describe uneven series":
      "C’est un graphique en courbes avec 2 séries de 3 points au plus, axe X\u{A0}: Date, du 2 au 4 janvier 2023. Axe Y\u{A0}: Price, de 5,00 à 140,00 EUR. ACME monte.",
    "describe no points":
      "Nothing est un graphique en courbes avec 0 point, axe X\u{A0}: Date. La série n’a aucune valeur.",
    "describe a pie":
      "Price est un graphique en secteurs avec 3 points, par Day, 3 catégories, Tue à Wed. Valeurs\u{A0}: de 4,50 à 90,00 EUR.",
    "describe a pie without title":
      "C’est un graphique en secteurs avec 3 points, par 3 catégories, Wed à Mon. Valeurs\u{A0}: de 1,00 à 3,00 EUR.",
    "describe shares":
      "Parts\u{A0}: Tue 60,0 %, Mon 37,0 %, Wed 3,0 % de 150,00 EUR. Le maximum est de 90,00 EUR pour Tue, le minimum de 4,50 EUR pour Wed. Moyenne\u{A0}: 50,00 EUR, médiane\u{A0}: 55,50 EUR.",
    "describe shares of a ring":
      "BOLT, parts\u{A0}: Mon 80,0 %, Wed 20,0 % de 10,00 EUR. Le maximum est de 8,00 EUR pour Mon, le minimum de 2,00 EUR pour Wed. Moyenne\u{A0}: 5,00 EUR, médiane\u{A0}: 5,00 EUR. 1 point sans valeur.",
    "describe equal shares":
      "Parts\u{A0}: Mon 33,3 %, Tue 33,3 %, Wed 33,3 % de 150,00 EUR.",
    "describe a series":
      "BOLT baisse, de 150,00 EUR le 2 janvier jusqu’à 110,00 EUR le 5 janvier, soit une baisse de 26,7 %. Le maximum est de 150,00 EUR le 2 janvier, le minimum de 110,00 EUR le 5 janvier. 1 point sans valeur.",
    "describe one value":
      "La série a une seule valeur\u{A0}: 118,40 EUR le 3 janvier. 1 point sans valeur.",
    "describe a constant": "La série reste à 5,00 EUR.",
    "describe no value": "La série n’a aucune valeur.",
    "describe a named series without value": "BOLT n’a aucune valeur.",
    "describe no direction":
      "La série n’a pas de direction nette, de 1,00 EUR le 2 janvier jusqu’à 1,00 EUR le 6 janvier, sans changement. Le maximum est de 9,00 EUR le 3 janvier (2 valeurs), le minimum de 1,00 EUR le 2 janvier (3 valeurs).",
    "describe a fall":
      "La série change plusieurs fois de sens, de 9,00 EUR le 2 janvier jusqu’à 5,00 EUR le 7 janvier, soit une baisse de 44,4 %. Le maximum est de 9,00 EUR le 2 janvier, le minimum de 2,00 EUR le 6 janvier.",
    "compare":
      "Sur 252 points, face à BOLT, ACME est au-dessus 200 fois, en dessous 50 fois, à égalité 2 fois. Les séries se croisent 3 fois.",
    "compare once crossing":
      "Sur 5 points, face à BOLT, ACME est au-dessus 2 fois, en dessous 3 fois. Les séries se croisent une fois.",
    "compare touching":
      "Sur 5 points, face à BOLT, ACME est en dessous 3 fois, à égalité 2 fois. Les séries ne se croisent jamais.",
    "compare without a course":
      "Sur 9 points, face à BOLT, ACME est au-dessus 5 fois, en dessous 3 fois, à égalité 1 fois.",
    "compare at one shared place": "ACME reste sous BOLT au seul point commun.",
    "compare above at shared places": "ACME dépasse BOLT aux 3 points communs.",
    "compare equal at shared places": "ACME et BOLT sont à égalité aux 3 points communs.",
    "compare touching at shared places":
      "Sur 3 points communs, face à BOLT, ACME est en dessous 1 fois, à égalité 2 fois.",
    "compare above": "ACME dépasse BOLT partout.",
    "compare below": "ACME reste sous BOLT partout.",
    "compare equal": "ACME et BOLT sont partout à égalité.",
    "compare apart": "ACME et la série sans nom n’ont aucun point commun sur l’axe X.",
    "a comparison": "ACME et BOLT",
    "point": "17 mai, 146,20 EUR, hausse de 1,3 %",
    "point down": "17 mai, 146,20 EUR, baisse de 2,5 %",
    "point unchanged": "17 mai, 146,20 EUR, sans changement",
    "point from zero": "17 mai, 146,20 EUR, hausse de 146,20 EUR",
    "point hardly up": "17 mai, 146,20 EUR, hausse de 0,01 EUR",
    "point missing": "17 mai, valeur manquante",
    "point of a named series with a label": "ACME, 17 mai, 146,20 EUR, Split",
    "point of a category without name": "sans nom, 3",
    "point in full":
      "Date\u{A0}: 17 mai, Price\u{A0}: 146,20 EUR, hausse de 1,3 %, point 93 sur 252",
    "point in full without titles": "ACME, x\u{A0}: 3, y\u{A0}: valeur manquante, point 3 sur 12",
    "other series below": "BOLT 139,10 EUR, 7,10 sous ACME",
    "other series above": "BOLT 1\u{A0}139,10 EUR, dépasse ACME de 1\u{A0}000,00",
    "other series equal": "BOLT 1,00 EUR, égal à ACME",
    "other series alone": "BOLT 1,00 EUR",
    "other series missing": "BOLT, valeur manquante",
    "highest": "Maximum\u{A0}: 14 décembre, 183,90 EUR",
    "lowest": "Minimum\u{A0}: 5 janvier, 118,40 EUR",
    "latest": "Le plus tard\u{A0}: 14 décembre, 00:40",
    "earliest": "Le plus tôt\u{A0}: 5 janvier, 07:05",
    "bottom rank": "Dernier rang\u{A0}: Tue, 5",
    "top rank": "Premier rang\u{A0}: Mon, 1",
    "highest of the chart": "Maximum global\u{A0}: 17 mai, 146,20 EUR",
    "highest of a cloud": "Maximum\u{A0}: ACME, Date 33, Price 44",
    "series of a number": "ACME 4\u{A0}: 6",
    "highest of the part": "Maximum affiché\u{A0}: 17 mai, 146,20 EUR",
    "one of several highest of the chart": "Maximum global 2 sur 3\u{A0}: 17 mai, 146,20 EUR",
    "lowest of the chart": "Minimum global\u{A0}: 17 mai, 146,20 EUR",
    "turning point": "Retournement\u{A0}: 17 mai, 146,20 EUR",
    "second drop": "Chute 2 sur 3\u{A0}: 17 mai, 146,20 EUR",
    "only rise": "Plus forte hausse : 17 mai, 146,20 EUR",
    "gap": "Lacune\u{A0}: 17 mai, valeur manquante",
    "crossing": "Croisement\u{A0}: 17 mai, 146,20 EUR",
    "crossing of a series": "Croisement 2 sur 3\u{A0}: ACME, 17 mai, 146,20 EUR, dépasse BOLT",
    "crossing of two series":
      "Croisement\u{A0}: 17 mai, 146,20 EUR, passe sous BOLT, dépasse la série sans nom",
    "higher": "Valeur supérieure\u{A0}: 17 mai, 146,20 EUR",
    "lower": "Valeur inférieure\u{A0}: 17 mai, 146,20 EUR",
    "spike": "Pic ou creux\u{A0}: 17 mai, 146,20 EUR",
    "outlier": "Valeur aberrante\u{A0}: 17 mai, 146,20 EUR",
    "bookmark reached": "Signet 1 sur 2\u{A0}: 17 mai, 146,20 EUR",
    "match": "Résultat 2 sur 12\u{A0}: 17 mai, 146,20 EUR",
    "nearest": "Le plus proche\u{A0}: 17 mai, 146,20 EUR",
    "goal with count": "Forte chute : 1 200",
    "goal without count": "Valeur supérieure",
    "goal bookmark": "Signet\u{A0}: 0",
    "none after": "Aucune lacune après",
    "none before": "Aucune valeur inférieure avant",
    "none at all": "Aucun signet",
    "not found": "«\u{A0}Wed\u{A0}» introuvable",
    "bookmark set": "Signet\u{A0}: 17 mai, 146,20 EUR",
    "bookmark removed": "Signet retiré\u{A0}: 17 mai, 146,20 EUR",
    "from the bookmark": "Depuis le signet du 3 mai\u{A0}: hausse de 4,4 %, 14 points après",
    "x axis of times": "Axe X\u{A0}: Date, 1er mars 2024, de 00:30 à 11:30, UTC",
    "x axis of times elsewhere":
      "Axe X\u{A0}: Date, 1er mars 2024, de 01:30 à 12:30, fuseau Europe/Berlin",
    "x axis of converted times":
      "Axe X\u{A0}: Date, 1er mars 2024, de 00:30 à 11:30, UTC, heures converties depuis les fuseaux des données",
    "y axis without zero": "Axe Y\u{A0}: Price, de 118,40 à 183,90 EUR, ne part pas de zéro",
    "above the range": "2 valeurs au-dessus de la plage indiquée, de 6 à 10 GB",
    "below the range": "BOLT\u{A0}: 1 valeur en dessous de la plage indiquée, de 6 à 10 GB",
    "outlier count as a heading": "Nombre de valeurs aberrantes",
    "outliers as a heading": "Valeurs aberrantes (EUR)",
    "parts above the range": "2 points avec des valeurs au-dessus de la plage indiquée, de 6 à 10",
    "parts below the range":
      "BOLT\u{A0}: 1 point avec des valeurs en dessous de la plage indiquée, de 6 à 10",
    "no points": "Aucun point entre le 31 mars et le 1er septembre",
    "no points over bare numbers": "Aucun point entre 3 et 100",
    "point above the range": "17 mai, 146,20 EUR, au-dessus de la plage",
    "point below the range": "17 mai, 146,20 EUR, sous la plage",
    "point without a place": "17 mai, 146,20 EUR, hors échelle",
    "point above the range in full":
      "Date\u{A0}: 17 mai, Price\u{A0}: 146,20 EUR, au-dessus de la plage, point 93 sur 252",
    "from a bookmark on a bin":
      "Depuis le signet de 10 à 20 : hausse de 37,5 %, 1 point après",
    "from a later bookmark": "Depuis le signet du 18 mai\u{A0}: 1 point avant",
    "prompt search": "Chercher une étiquette\u{A0}: We",
    "prompt title": "Chercher un titre\u{A0}: We",
    "prompt place": "Aller à\u{A0}: 50%",
    "prompt without text": "Aller à, par exemple 2024\u{A0}:",
    "not a place": "«\u{A0}soon\u{A0}» introuvable\u{A0}: valeur, n50, 50%",
    "first point": "Premier point",
    "last point": "Dernier point",
    "first item": "Début de la liste",
    "last item": "Fin de la liste",
    "first chart": "Premier graphique",
    "last chart": "Dernier graphique",
    "position": "3 sur 12",
    "no point": "Pas de point. Flèche droite\u{A0}: premier",
    "no point and no key": "Aucun point choisi",
    "series outline": "ACME, 1 point",
    "series outline without name": "2 points",
    "back": "Retour\u{A0}: 17 mai, 146,20 EUR",
    "no way back": "Aucun saut précédent",
    "mode audio graph": "Graphique audio",
    "mode details": "Détails du graphique",
    "mode describe": "Décrire les séries",
    "mode values": "Valeurs",
    "mode table": "Tableau de données",
    "data table": "Tableau de données, 1\u{A0}252 lignes, 2 colonnes",
    "data table of one cell": "Tableau de données, 1 ligne, 1 colonne",
    "row": "17 mai\u{A0}: ACME 146,20 EUR, BOLT sans valeur",
    "row in full":
      "Date\u{A0}: 17 mai, ACME\u{A0}: 146,20 EUR, BOLT\u{A0}: valeur manquante, étiquette\u{A0}: valeur manquante, ligne 3 sur 12",
    "row of parts":
      "17 mai\u{A0}: plus haut 9,00 EUR, ACME clôture 8,00 EUR, plus bas sans valeur, étiquette Split",
    "row of one column": "17 mai, 146,20 EUR",
    "row of a bin": "17 mai, 3 valeurs",
    "row without a value": "17 mai, valeur manquante",
    "heading": "Price (EUR)",
    "heading of a part": "Troisième quartile (EUR)",
    "heading of a part of several": "ACME clôture",
    "heading of labels": "Étiquette",
    "turn": "Valeurs. 17 mai, 146,20 EUR",
    "audio in turn": "À la suite, 8,8 secondes",
    "audio whole chart": "Graphique entier, 252 points, 8,8 secondes",
    "audio together": "Ensemble, 8,8 secondes",
    "audio series reduced": "ACME, 100 points sur 252, 10 secondes",
    "audio fewer notes": "ACME, 52 notes sur 58, 10 secondes",
    "audio one second": "ACME, 252 points, 1 seconde",
    "audio legend": "Légende des sons, grave puis aigu",
    "paused": "En pause",
    "paused at a point": "En pause. 17 mai, 146,20 EUR",
    "stopped": "Arrêt",
    "stopped at a point": "Arrêt. 17 mai, 146,20 EUR",
    "complete": "Terminé",
    "sound on": "Son activé",
    "default value": "par défaut",
    "compare with places":
      "Sur 12 points, face à BOLT, ACME est au-dessus 5 fois, en dessous 7 fois. Les séries se croisent 3 fois, la première le 5 janvier. Les deux évoluent dans le même sens. Le plus grand écart est de 7,10 EUR le 17 mai.",
    "compare once crossing with its place":
      "Sur 12 points, face à BOLT, ACME est au-dessus 5 fois, en dessous 7 fois. Les séries se croisent une fois, le 5 janvier. Les deux évoluent en sens inverse. Le plus grand écart est de 7,10 EUR le 17 mai.",
    "compare crossing in a gap, too":
      "Sur 12 points, face à BOLT, ACME est au-dessus 5 fois, en dessous 7 fois. Les séries se croisent au moins une fois, le 5 janvier. Les deux évoluent en sens inverse. Le plus grand écart est de 7,10 EUR le 17 mai.",
    "describe a period":
      "La série se répète chaque semaine, en moyenne au plus haut le vendredi, au plus bas le dimanche. Le maximum est de 9,00 EUR le 6 janvier (4 valeurs), le minimum de 1,00 EUR le 8 janvier (4 valeurs).",
    "describe a spike":
      "La série n’a pas de direction nette, de 2,00 EUR le 2 janvier jusqu’à 3,00 EUR le 9 janvier, soit une hausse de 50,0 %. Le maximum est de 30,00 EUR le 6 janvier, le minimum de 2,00 EUR le 2 janvier (3 valeurs). Il y a un pic à 30,00 EUR le 6 janvier. 1 point sans valeur.",
    "describe a dip":
      "La série n’a pas de direction nette, de 8,00 EUR le 2 janvier jusqu’à 9,00 EUR le 9 janvier, soit une hausse de 12,5 %. Le maximum est de 9,00 EUR le 3 janvier (4 valeurs), le minimum de 0,00 EUR le 6 janvier. Il y a un creux à 0,00 EUR le 6 janvier.",
    "describe spikes":
      "La série n’a pas de direction nette, de 2,00 EUR le 2 janvier jusqu’à 2,00 EUR le 12 janvier, sans changement. Le maximum est de 40,00 EUR le 9 janvier, le minimum de 2,00 EUR le 2 janvier (5 valeurs). Il y a 2 pics, le plus haut à 40,00 EUR le 9 janvier.",
    "describe dips":
      "La série n’a pas de direction nette, de 8,00 EUR le 2 janvier jusqu’à 9,00 EUR le 12 janvier, soit une hausse de 12,5 %. Le maximum est de 9,00 EUR le 3 janvier (4 valeurs), le minimum de -40,00 EUR le 9 janvier. Il y a 2 creux, le plus bas à -40,00 EUR le 9 janvier.",
    "describe an outlier":
      "La série reste à environ 2,5 EUR (du 2 au 9 janvier), puis monte jusqu’à 30,00 EUR. La série passe de 2,00 EUR le 2 janvier à 30,00 EUR le 10 janvier, soit une hausse de 28,00 EUR. Le maximum est de 30,00 EUR le 10 janvier, le minimum de 2,00 EUR le 2 janvier (4 valeurs). Il y a une valeur aberrante, 30,00 EUR le 10 janvier.",
    "describe outliers":
      "La série baisse jusqu’à 3,00 EUR le 3 janvier, reste à environ 2,6 EUR (du 3 au 11 janvier), puis monte jusqu’à 40,00 EUR. La série passe de 30,00 EUR le 2 janvier à 40,00 EUR le 12 janvier, soit une hausse de 33,3 %. Le maximum est de 40,00 EUR le 12 janvier, le minimum de 2,00 EUR le 4 janvier (4 valeurs). Il y a 2 valeurs aberrantes, la plus éloignée\u{A0}: 40,00 EUR le 12 janvier.",
    "describe a plateau":
      "La série monte jusqu’à 7,00 EUR le 4 janvier, puis baisse jusqu’à 0,00 EUR. La série passe de 0,00 EUR le 2 janvier à 0,00 EUR le 9 janvier, sans changement. Le maximum est de 7,00 EUR le 4 janvier (4 valeurs), le minimum de 0,00 EUR le 2 janvier (2 valeurs). Il y a un palier vers 7,00 EUR, du 4 au 7 janvier.",
    "describe plateaus":
      "La série monte jusqu’à 8,00 EUR le 7 janvier, puis baisse jusqu’à 5,00 EUR. La série passe de 1,00 EUR le 2 janvier à 5,00 EUR le 11 janvier, soit une hausse de 400,0 %. Le maximum est de 8,00 EUR le 7 janvier (4 valeurs), le minimum de 1,00 EUR le 2 janvier (3 valeurs). Il y a 2 paliers, le plus long vers 8,00 EUR, du 7 au 10 janvier.",
    "gaps": "BOLT, lacunes\u{A0}: 2, la plus longue\u{A0}: du 3 au 7 mai",
    "period": "Répétition\u{A0}: tous les 7 points (7\u{A0}jours), nette",
    "gaps as long": "Lacunes\u{A0}: 5, la plus longue\u{A0}: 3 mai, la première sur 4",
    "unusually high": "Phases inhabituellement hautes\u{A0}: du 3 au 7 mai, 9 le 4 mai",
    "unusually low":
      "BOLT, phases inhabituellement basses\u{A0}: 2, la plus éloignée\u{A0}: du 3 au 7 mai, 2 le 4 mai",
    "share of all": "Part de l’ensemble\u{A0}: 0,060 (348 sur 5\u{A0}822)",
    "period of a number": "Répétition\u{A0}: tous les 7 points (3,5 s), assez nette",
    "period of points": "BOLT, répétition\u{A0}: tous les 7 points, peu nette",
    "dip": "BOLT, creux\u{A0}: 83,90 EUR le 5 janvier",
    "spikes": "BOLT, pics\u{A0}: 3, le plus haut à 183,90 EUR le 5 janvier",
    "dips": "Creux\u{A0}: 3, le plus bas à 83,90 EUR le 5 janvier",
    "outliers":
      "BOLT, valeurs aberrantes\u{A0}: 3, la plus éloignée\u{A0}: 183,90 EUR le 5 janvier",
    "plateau": "Palier\u{A0}: 5,00 EUR, du 3 au 9 mai",
    "plateaus": "BOLT, paliers\u{A0}: 2, le plus long à 5,00 EUR, du 3 au 9 mai",
    "largest rise": "Plus forte hausse\u{A0}: 12,00 EUR le 3 mai",
    "largest drop": "BOLT, plus forte chute\u{A0}: 12,00 EUR le 3 mai",
    "fact compare":
      "ACME et BOLT se croisent 3 fois, la première le 5 janvier\u{A0}; les deux évoluent dans le même sens",
    "fact compare once":
      "ACME et BOLT se croisent une fois, le 5 janvier\u{A0}; les deux évoluent en sens inverse",
    "fact compare above": "ACME dépasse BOLT partout",
    "fact compare below": "ACME reste sous BOLT partout",
    "fact compare never below": "ACME ne passe jamais sous BOLT",
    "fact compare never above": "ACME ne dépasse jamais BOLT",
    "fact compare without a course":
      "Sur 9 points, face à BOLT, ACME est au-dessus 5 fois, en dessous 3 fois, à égalité 1 fois",
    "fact compare at one shared place": "ACME reste sous BOLT au seul point commun",
    "fact compare touching at shared places":
      "Sur 3 points communs, face à BOLT, ACME est en dessous 1 fois, à égalité 2 fois",
    "fact compare equal": "ACME et BOLT sont partout à égalité",
    "fact compare apart": "ACME et BOLT n’ont aucun point commun sur l’axe X",
    "largest difference": "ACME et la série sans nom, plus grand écart\u{A0}: 12,00 EUR le 3 mai",
    "one gap": "Lacune\u{A0}: 3 mai",
    "one spike": "Pic\u{A0}: 183,90 EUR le 5 janvier",
    "one outlier": "Valeur aberrante\u{A0}: 183,90 EUR le 5 janvier",
    "group chart": "Graphique",
    "group axes": "Axes",
    "group series": "ACME",
    "group unnamed series": "Série",
    "group comparisons": "Comparaisons",
    "group comparisons of neighbors": "Comparaisons de chaque série avec la suivante",
    "loop on unnamed": "Boucle activée, sans nom à Wed",
    "off the scale of an unnamed series":
      "sans nom, hors échelle\u{A0}: 1 valeur sans place sur un axe logarithmique",
    "step of percentages": "17 mai, 34 %, hausse de 3 points de pourcentage",
    "step of one percentage": "17 mai, 34 %, baisse de 1 point de pourcentage",
    "largest rise of percentages": "Plus forte hausse\u{A0}: 1,5 point de pourcentage le 3 mai",
    "not found after": "«\u{A0}Wed\u{A0}» introuvable après",
    "not found before": "«\u{A0}Wed\u{A0}» introuvable avant",
    "describe over bare numbers":
      "La série monte jusqu’à 4 pour x = 1, reste à 4 ou 5 (x de 1 à 8), sauf un creux à -20 pour x = 5, puis monte jusqu’à 25. La série passe de 0 pour x = 0 à 25 pour x = 9, soit une hausse de 25. Le maximum est de 25 pour x = 9, le minimum de -20 pour x = 5. Il y a un creux à -20 pour x = 5.",
    "describe a plateau over bare numbers":
      "La série monte jusqu’à 7 pour x = 2, puis baisse jusqu’à 0. La série passe de 0 pour x = 0 à 0 pour x = 7, sans changement. Le maximum est de 7 pour x = 2 (4 valeurs), le minimum de 0 pour x = 0 (2 valeurs). Il y a un palier vers 7, x de 2 à 5.",
    "point in full of a series named as its values":
      "Date\u{A0}: 17 mai, ACME\u{A0}: 146,20 EUR, point 93 sur 252",
    "fact highest at a bare number": "Maximum\u{A0}: 6 pour x = 11",
    "fact highest at an empty unit": "Maximum\u{A0}: 6 pour x = 11",
    "largest drop at a bare number": "Plus forte chute\u{A0}: 6 pour x = 11",
    "largest difference at a bare number": "ACME et BOLT, plus grand écart\u{A0}: 6 pour x = 11",
    "dip at a bare number": "Creux\u{A0}: 3 pour x = 12",
    "gap at a bare number": "Lacune\u{A0}: x = 3",
    "plateau over bare numbers": "Palier\u{A0}: 5, x de 3 à 9",
    "describe many series":
      "Prices est un graphique en courbes avec 8 séries de 5 points au plus, axe X\u{A0}: Date, du 2 au 6 janvier 2023. 3 points sans valeur. Axe Y\u{A0}: Price, de 1,00 à 150,00 EUR. 1 série monte, 2 baissent, 2 restent stables, 1 n’a pas de direction nette, 2 n’ont aucune valeur. Le maximum revient à BOLT, 150,00 EUR le 2 janvier\u{A0}; le minimum à ACME, 1,00 EUR le 2 janvier, le premier sur 4 dans 2 séries.",
    "describe many series alike":
      "C’est un graphique en courbes avec 50 séries de 2 points, axe X\u{A0}: Date, du 2 au 3 janvier 2023. Axe Y\u{A0}: Price, 5,00 EUR. 50 séries restent stables.",
    "sound off": "Son désactivé",
    "sound awaited": "En attente du système audio",
    "speed": "Vitesse 1,5×, 2 secondes",
    "speed one second": "Vitesse 0,25×, 1 seconde",
    "fastest": "Vitesse maximale",
    "slowest": "Vitesse minimale",
    "loop start": "Début de boucle\u{A0}: 17 mai, 146,20 EUR",
    "loop end": "Fin de boucle\u{A0}: 17 mai, 146,20 EUR",
    "loop on": "Boucle activée, 17 mai",
    "loop off": "Boucle désactivée",
    "loop needs ends": "Placer le début et la fin avec parenthèse ouvrante et parenthèse fermante",
    "loop needs ends without a key": "Placer d’abord le début et la fin",
    "no device": "Pas de son\u{A0}: aucune sortie disponible",
    "no such device": "Pas de son\u{A0}: «\u{A0}USB 1\u{A0}» introuvable",
    "device refused": "Pas de son\u{A0}: erreur du périphérique (-9985). s\u{A0}: réessayer",
    "device refused without a key": "Pas de son\u{A0}: erreur du périphérique (-9985)",
    "device lost": "Périphérique audio perdu. s\u{A0}: réessayer",
    "device lost without a key": "Périphérique audio perdu",
    "backwards": "Lecture à l’envers",
    "forwards": "Lecture à l’endroit",
    "values while playing": "Valeurs pendant l’écoute\u{A0}: oui",
    "no values while playing": "Valeurs pendant l’écoute\u{A0}: non",
    "all but one": "Sans BOLT, 252 points, 8,8 secondes",
    "device unanswered": "Pas encore de son\u{A0}: sans réponse",
    "device hung": "Son bloqué. Relancer Earshot",
    "pitch legend": "200 Hz correspondent à 118,40 EUR, 2\u{A0}000 Hz à 183,90 EUR",
    "nothing to play": "Rien à écouter\u{A0}: aucune valeur",
    "nothing plays": "Rien n’est en cours de lecture",
    "hint read on": "r lire la suite",
    "needed along x": "Le graphique a besoin de date sur l’axe X",
    "needed for the values": "Le graphique a besoin de price pour ses valeurs",
    "over rows": "price par numéro de ligne",
    "played over network": "Le son sort de la machine distante",
    "deck place": "1 sur 4",
    "sample deck": "exemples",
    "list place": "12 sur 19",
    "help title": "Aide",
    "go to title": "Aller à",
    "chart list title": "Liste des graphiques, 4 éléments",
    "settings title": "Réglages, ← → pour changer",
    "settings title without a key": "Réglages",
    "setting language": "Langue\u{A0}: Deutsch",
    "setting theme": "Thème\u{A0}: par défaut, sombre",
    "setting volume": "Volume\u{A0}: 125 %",
    "setting in turn": "Séries\u{A0}: à la suite",
    "setting together": "Séries\u{A0}: ensemble",
    "setting terse": "Annonces\u{A0}: courtes",
    "setting usual": "Annonces\u{A0}: normales",
    "setting verbose": "Annonces\u{A0}: détaillées",
    "setting braille": "Dessin\u{A0}: points braille",
    "setting octant": "Dessin\u{A0}: huitièmes de bloc",
    "setting sextant": "Dessin\u{A0}: sixièmes de bloc",
    "setting block": "Dessin\u{A0}: blocs",
    "setting glyph scale": "Taille des caractères\u{A0}: 2 sur 4",
    "setting ascii": "Dessin\u{A0}: ASCII",
    "setting values while playing": "Valeurs pendant l’écoute\u{A0}: oui",
    "setting reading speed": "Vitesse de lecture\u{A0}: 1,5×",
    "additional axis": "Aussi\u{A0}: BOLT, de 7,00 à 12,00 EUR",
    "same axes": "Mêmes axes dans 4 graphiques de la liste",
    "same x axis": "Même axe X dans 4 graphiques de la liste",
    "same y axis": "Même axe Y dans 4 graphiques de la liste",
    "axes of several":
      "Même axe X dans 3 graphiques de la liste. Même axe Y dans 4 graphiques de la liste",
    "setting same axes": "Mêmes axes\u{A0}: à unité et échelle égales",
    "setting own axes": "Mêmes axes\u{A0}: non",
    "configuration malformed":
      "a.toml, ligne 3\u{A0}: non valable ici (EOF)\u{A0}; à corriger",
    "configuration unknown option":
      "a.toml, ligne 3\u{A0}: aucun réglage «\u{A0}Split\u{A0}»\u{A0}; choisir parmi\u{A0}: dark, light",
    "configuration list":
      "a.toml, ligne 3\u{A0}: dark demande une seule valeur, pas une liste",
    "configuration unknown action":
      "a.toml, ligne 3\u{A0}: aucune action «\u{A0}abc\u{A0}»\u{A0}; choisir parmi\u{A0}: dark, light",
    "configuration unknown key":
      "a.toml, ligne 3\u{A0}: «\u{A0}<Rigth>\u{A0}» n’est pas une touche\u{A0}; écrire un caractère ou un nom comme <Right>",
    "configuration clash":
      "a.toml, ligne 3\u{A0}: la touche → sert à deux actions, «\u{A0}Point suivant\u{A0}» (next-point) et «\u{A0}Écouter à partir d’ici, pause\u{A0}» (play)\u{A0}; donner une autre touche à l’une des deux",
    "history title": "Historique des annonces",
    "history empty": "Aucune annonce pour le moment",
    "reading end": "Tout est lu",
    "hint help": "? aide",
    "hint points": "←→ points",
    "hint series": "↑↓ séries",
    "hint items": "↑↓ lignes",
    "hint rotor": "Tab rotor",
    "hint play": "Espace écouter",
    "hint act": "Entrée valider",
    "hint close": "Échap fermer",
    "hint quit": "q quitter",
    "theme": "Thème\u{A0}: contraste élevé, sombre",
    "theme of one's own": "Thème\u{A0}: dusk",
    "theme color-blind-safe-dark": "Thème\u{A0}: pour daltoniens, sombre",
    "theme color-blind-safe-light": "Thème\u{A0}: pour daltoniens, clair",
    "theme default-dark": "Thème\u{A0}: par défaut, sombre",
    "theme default-light": "Thème\u{A0}: par défaut, clair",
    "theme high-contrast-light": "Thème\u{A0}: contraste élevé, clair",
    "theme high-contrast-sepia": "Thème\u{A0}: contraste élevé, sépia",
    "theme monochrome": "Thème\u{A0}: monochrome",
    "theme sepia": "Thème\u{A0}: sépia",
    "theme white-on-blue": "Thème\u{A0}: blanc sur bleu",
    "theme yellow-on-black": "Thème\u{A0}: jaune sur noir",
    "only one theme": "Il n’y a qu’un thème",
    "verdict failed": "échec",
    "verdict nearly": "réussi de justesse",
    "verdict passed": "réussi",
    "verdicts": "échec\u{A0}: 1, réussi de justesse\u{A0}: 0, réussi\u{A0}: 1\u{A0}204",
    "only one chart": "Il n’y a qu’un graphique",
    "key": "Point suivant",
    "key group walk": "Parcourir les points",
    "key group rotor": "Rotor",
    "key group listen": "Écouter",
    "key group read": "Lire",
    "key group look": "Affichage",
    "key group program": "Graphiques et programme",
    "export svg": "Image (SVG)",
    "export text": "Image (texte)",
    "export coloredText": "Image (texte en couleur)",
    "export markdown": "Texte (Markdown)",
    "export csv": "Données (CSV)",
    "export wave": "Son (WAV)",
    "export midi": "Son (MIDI)",
    "exported": "Fichier écrit\u{A0}: a.svg",
    "not exported": "a.svg non écrit\u{A0}: EIO",
    "data title": "Données",
    "all charts": "Graphiques\u{A0}: 20 sur 1 234, --all, --top",
    "all details": "Détails du graphique : 56 lignes, --all",
    "folded rows": "ACME : 9 lignes",
    "folded rows of several series": "5 séries : 40 lignes",
    "repeated places":
      "Jusqu’à 3 points pour une même valeur de year, à 17 endroits sur 17, donc pas d’évolution décrite",
    "repeated places without a way out":
      "Jusqu’à 2 points pour une même valeur de x, à 1 endroit sur 365, donc pas d’évolution décrite",
    "too many parts":
      "a.csv\u{A0}: --split Split donnerait 40\u{A0}000 graphiques\u{A0}; choisir une colonne d’au plus 10\u{A0}000 valeurs",
    "too many files":
      "a.csv\u{A0}: lecture impossible, car trop de fichiers sont ouverts\u{A0}; en fermer ou en permettre davantage, par exemple avec ulimit -n",
    "device":
      "a.csv est un périphérique sans fin\u{A0}; indiquer un fichier ou envoyer les données par un tube",
    "wide window":
      "a.csv a été compressé avec une fenêtre de plus de 128 mégaoctets\u{A0}; le décompresser d’abord, par exemple avec zstd -d -M2048MB",
    "column put together":
      "a.csv\u{A0}: les lignes sont regroupées, la colonne «\u{A0}Price\u{A0}» n’existe donc plus\u{A0}; choisir parmi\u{A0}: Date, count(), ou une valeur par groupe avec --y",
    "too little memory":
      "a.csv demande environ 96 mégaoctets de mémoire, plus qu’il n’y en a\u{A0}; fermer d’autres programmes ou relever la limite (ulimit -v)",
    "beyond memory":
      "a.csv est trop grand pour la mémoire disponible, qui permet d’en lire au plus 643 mégaoctets\u{A0}; diviser le fichier ou arrêter le tube plus tôt, par exemple avec head",
    "idle key": "Q majuscule\u{A0}: sans effet. Point d’interrogation\u{A0}: aide",
    "idle key in a list": "Barre oblique inverse\u{A0}: sans effet. Échap\u{A0}: fermer",
    "idle key without a label": "Cette touche\u{A0}: sans effet",
    "closed": "Fermé",
    "no device chosen": "Pas de son\u{A0}: le périphérique réglé est none",
    "hint pause": "Espace pause",
    "mean of a cell": "Chaque case est la moyenne de 18 valeurs au plus",
    "mean of a cell on a low screen": "Moyenne de 18 au plus",
    "several candles": "Jusqu’à 3 chandeliers en un",
    "several candles on a low screen": "Jusqu’à 3 en un",
    "longest of a column": "Chaque colonne est la plus longue de 3 au plus",
    "unseen parts of a stack": "Parties invisibles\u{A0}: 2",
    "points behind others": "Points derrière d’autres\u{A0}: 12",
    "names left out": "Noms omis\u{A0}: 13",
    "names left out of a picture":
      "Noms omis\u{A0}: 13 sur l’axe, 2 dans la légende\u{A0}; un --size plus grand en montre plus",
    "names left out of a legend":
      "Noms omis\u{A0}: 2 dans la légende\u{A0}; un --size plus grand en montre plus",
    "part of a picture":
      "Sont dessinés 1 à 21 sur 30\u{A0}; un --size plus grand en dessine plus",
    "legend entry": "◆ ACME",
    "outer ring": "Anneau extérieur\u{A0}: ACME",
    "ring in short": "2\u{A0}: ACME",
    "ring between others": "Anneau 2\u{A0}: ACME",
    "inner ring": "Anneau intérieur\u{A0}: ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "composition": "Graphique en courbes, 1 série, 252 points",
    "composition of bars": "Graphique à barres, 2 séries, 1 point",
    "composition of a scatter": "Nuage de points, 1 série, 0 point",
    "x axis": "Axe X\u{A0}: Date, du 2 janvier au 29 décembre 2023",
    "x axis of categories, right to left":
      "Axe X\u{A0}: Day, 7 catégories, Mon à Sun, de droite à gauche",
    "x axis of one category": "Axe X\u{A0}: 1 catégorie, Mon",
    "x axis of nothing": "Axe X\u{A0}: aucune valeur",
    "y axis": "Axe Y\u{A0}: Price, de 118,40 à 183,90 EUR",
    "y axis of rows": "Axe Y\u{A0}: 5 lignes, Mon à Sun",
    "y axis of one row": "Axe Y\u{A0}: 1 ligne, Mon",
    "values of a heat map": "Valeurs\u{A0}: Price, de 0,00 à 22,00 EUR",
    "y axis logarithmic": "Axe Y\u{A0}: de 1 à 1\u{A0}000\u{A0}000, logarithmique",
    "y axis natural": "Axe Y\u{A0}: Price, 5,00 EUR, logarithmique, base e",
    "series continuous": "ACME\u{A0}: courbe, 252 points",
    "series apart": "sans nom\u{A0}: valeurs isolées, 3 points",
    "fact highest": "Maximum\u{A0}: 183,90 EUR le 14 décembre",
    "fact highest of a category": "BOLT, maximum\u{A0}: 10\u{A0}980 steps pour Wed",
    "fact lowest": "Minimum\u{A0}: 118,40 EUR le 5 janvier",
    "first of the lowest": "Minimum 1 sur 12\u{A0}: 17 mai, 146,20 EUR",
    "fact highest of several": "Maximum\u{A0}: 9,00 EUR le 17 mai, le premier sur 2",
    "fact lowest of several": "BOLT, minimum\u{A0}: 0 pour x = 2, le premier sur 1\u{A0}234",
    "fact highest of all": "Maximum\u{A0}: 5,00 EUR, les 252 valeurs",
    "highest at a moment": "Maximum\u{A0}: 3,5 le 1er avril à 09:05",
    "fact lowest of all": "BOLT, minimum\u{A0}: 5, les deux valeurs",
    "fact lowest at a number": "BOLT, minimum\u{A0}: -118,40 EUR pour x = 2,5 s",
    "mean": "Moyenne\u{A0}: 150,12 EUR, médiane\u{A0}: 149,50 EUR",
    "change": "Évolution\u{A0}: de 120,00 à 146,20 EUR, hausse de 26,20 EUR (21,8 %)",
    "change of nothing": "BOLT, évolution\u{A0}: 5,00 EUR, sans changement",
    "change from zero": "BOLT, évolution\u{A0}: de 0,00 à -5,00 EUR, baisse de 5,00 EUR",
    "trend": "Tendance\u{A0}: hausse nette\u{A0}; 3 retournements",
    "trend moderate": "BOLT, tendance\u{A0}: hausse assez nette\u{A0}; 1 retournement",
    "trend weak": "Tendance\u{A0}: hausse peu nette\u{A0}; aucun retournement",
    "trend falling": "Tendance\u{A0}: baisse nette\u{A0}; 1 retournement",
    "trend falling moderate": "Tendance\u{A0}: baisse assez nette\u{A0}; 2 retournements",
    "trend falling weak": "Tendance\u{A0}: baisse peu nette\u{A0}; 2 retournements",
    "trend very strong": "Tendance\u{A0}: hausse très nette\u{A0}; aucun retournement",
    "trend falling very strong": "Tendance\u{A0}: baisse très nette\u{A0}; aucun retournement",
    "trend of few": "Tendance\u{A0}: hausse\u{A0}; aucun retournement",
    "trend of few falling": "Tendance\u{A0}: baisse\u{A0}; aucun retournement",
    "strong correlation": "Corrélation\u{A0}: 0,80\u{A0}; positive, forte",
    "period of a year": "Répétition : environ chaque année, très nette",
    "period of years": "Répétition\u{A0}: environ tous les 11 ans, assez nette",
    "period of a week": "Répétition : chaque semaine, peu nette",
    "period of a month": "Répétition : chaque mois, peu nette",
    "period of months": "Répétition\u{A0}: tous les 6 mois, peu nette",
    "period of many months": "Répétition\u{A0}: tous les 110 mois (9 ans et 2 mois), peu nette",
    "period of quarters": "Répétition\u{A0}: tous les 2 trimestres, peu nette",
    "outlier rule":
      "Valeurs aberrantes\u{A0}: score z modifié supérieur à 3,5 dans leur série, tendance et répétition déduites, à au moins un dixième de son étendue, et loin des valeurs voisines",
    "outlier rule without a course":
      "Valeurs aberrantes\u{A0}: score z modifié supérieur à 3,5 dans leur série, à au moins un dixième de son étendue de la médiane, et au plus un dixième de ses valeurs",
    "series of a column": "3 séries par city",
    "part of a column": "city\u{A0}: 0",
    "infinite value": "Colonne Price\u{A0}: 1 valeur infinie, traitée comme manquante",
    "infinite values": "Colonne Price\u{A0}: 3 valeurs infinies, traitées comme manquantes",
    "fact compare between days":
      "ACME et BOLT se croisent une fois, entre le 4 et le 5 janvier",
    "fact compare between years": "ACME et BOLT se croisent une fois, entre 2010 et 2011",
    "fact compare between months": "ACME et BOLT se croisent une fois, entre mars et avril",
    "fact compare between times": "ACME et BOLT se croisent une fois, entre 09:05 et 09:10",
    "fact compare between categories": "ACME et BOLT se croisent une fois, entre Mon et Tue",
    "trend flat": "Tendance\u{A0}: stable",
    "trend mixed": "Tendance\u{A0}: sans direction nette\u{A0}; 9 retournements",
    "missing": "Sans valeur\u{A0}: 1 point",
    "missing of a series": "BOLT, sans valeur\u{A0}: 2\u{A0}000 points",
    "off the scale": "Hors échelle\u{A0}: 2 valeurs sans place sur un axe logarithmique",
    "off the scale of a series":
      "BOLT, hors échelle\u{A0}: 1 valeur sans place sur un axe logarithmique",
    "no values": "Aucune valeur",
    "no values of a series": "BOLT\u{A0}: aucune valeur",
    "all is shown": "Tout est affiché",
    "no closer": "Zoom maximal",
    "showing": "Vue\u{A0}: du 5 au 9 janvier, 5 sur 252",
    "showing numbers": "Vue\u{A0}: x de 1 à 3, 3 sur 1\u{A0}201",
    "showing all": "Tout est affiché, 252 points",
    "window": "Vue\u{A0}: du 5 au 9 janvier, 5 sur 252\u{A0}; en tout, du 2 janvier au 29 décembre",
    "window of numbers":
      "Vue\u{A0}: x de 1 à 3, 3 sur 1\u{A0}201\u{A0}; en tout, x de 0 à 1\u{A0}200",
    "stretch": "du 15 au 19 mai\u{A0}: hausse de 12,0 %, moyenne 146,20 EUR",
    "stretch of bins": "ACME, de 10 à 30 EUR\u{A0}: 9 valeurs, moyenne 19,5 EUR",
    "stretch without values": "sans nom, du 15 au 19 mai\u{A0}: aucune valeur",
    "stretches":
      "Moyenne : 99,00 EUR, 47,20 sous 146,20 EUR. BOLT, x de 1 à 3 : baisse de 3,0 % ; comparé à : du 15 au 19 mai : hausse de 12,0 %",
    "left out": "Hors graphique\u{A0}: 3 lignes sans valeur x",
    "missing file": "a.csv\u{A0}: fichier introuvable\u{A0}; vérifier le nom et le dossier",
    "folder": "a.csv est un dossier\u{A0}; indiquer un fichier qu’il contient",
    "unreadable file":
      "a.csv\u{A0}: lecture impossible (accès refusé)\u{A0}; vérifier les droits d’accès",
    "empty file":
      "entrée standard\u{A0}: aucune donnée\u{A0}; donner un tableau d’au moins une ligne de valeurs",
    "header only":
      "a.csv, ligne 1\u{A0}: un en-tête mais aucune ligne de valeurs\u{A0}; ajouter des lignes ou utiliser --no-header",
    "not in a format":
      "a.csv, ligne 3\u{A0}: ce n’est pas du logfmt\u{A0}; corriger la ligne ou choisir un autre --format",
    "damaged archive":
      "a.csv\u{A0}: les données gzip sont abîmées ou tronquées\u{A0}; se procurer à nouveau le fichier",
    "missing library":
      "a.csv\u{A0}: la bibliothèque libz.so.1 manque\u{A0}; l’installer, par exemple avec apt install zlib1g",
    "unsupported":
      "a.csv, transform[0]\u{A0}: «\u{A0}lookup\u{A0}» n’est pas pris en charge\u{A0}; l’enlever ou l’appliquer aux données",
    "remote data":
      "a.csv, data.url\u{A0}: Earshot ne lit rien sur le réseau\u{A0}; télécharger les données et indiquer le fichier dans data.url",
    "left out column":
      "Hors graphique\u{A0}: colonne Price, ligne 1200, «\u{A0}abc\u{A0}» n’est pas un nombre",
    "left out column by unit":
      "Hors graphique\u{A0}: colonne Price, ligne 1200, «\u{A0}3%\u{A0}» n’a pas l’unité des nombres qui précèdent",
    "folded columns":
      "En lignes\u{A0}: 12 colonnes, de 2010 à 2021",
    "few names left out of a picture":
      "Noms omis\u{A0}: Oslo et Lima\u{A0}; un --size plus grand en montre plus",
    "names not shown":
      "Noms non affichés\u{A0}: Oslo, Lima",
    "many names not shown":
      "Noms non affichés\u{A0}: Oslo, Lima et 9 autres",
    "ignored channels":
      "Non représentés\u{A0}: tooltip et shape",
    "ragged row":
      "a.csv, ligne 3, colonne 2\u{A0}: 1 cellule au lieu de 2\u{A0}; ajouter ou supprimer des cellules, ou préciser --delimiter",
    "invalid UTF-8 without a column":
      "a.csv, ligne 3\u{A0}: le texte n’est pas en UTF-8 et rien n’indique son codage\u{A0}; l’enregistrer en UTF-8 ou vérifier que c’est un tableau",
    "invalid UTF-8":
      "a.csv, ligne 3, colonne Price\u{A0}: le texte n’est pas en UTF-8\u{A0}; le convertir, par exemple avec iconv -f WINDOWS-1250 -t UTF-8",
    "unclosed quote":
      "a.csv, ligne 3\u{A0}: un guillemet n’est jamais fermé\u{A0}; le fermer ou le supprimer",
    "not a number":
      "a.csv, ligne 1200, colonne Price\u{A0}: «\u{A0}abc\u{A0}» n’est pas un nombre\u{A0}; le corriger ou choisir des colonnes avec --x et --y",
    "another unit":
      "a.csv, ligne 1200, colonne Price\u{A0}: «\u{A0}3%\u{A0}» n’a pas l’unité des nombres qui précèdent\u{A0}; le corriger ou choisir des colonnes avec --x et --y",
    "not a date":
      "a.csv, ligne 3, colonne Date\u{A0}: «\u{A0}abc\u{A0}» n’est pas une date de la forme dd.MM.yyyy\u{A0}; la corriger ou changer --date-format",
    "no numeric column":
      "a.csv\u{A0}: aucune colonne de nombres\u{A0}; en ajouter une, compter les lignes par --y 'count()' ou indiquer le séparateur par --delimiter (colonnes présentes\u{A0}: Date, Price)",
    "mistyped file":
      "a.csv\u{A0}: fichier introuvable\u{A0}; s’agit-il de «\u{A0}Price\u{A0}»\u{A0}?",
    "no file":
      "aucun fichier à lire\u{A0}; en nommer un, ou - pour l’entrée standard",
    "contradicting options":
      "--decimal-comma et --decimal-point se contredisent\u{A0}; en retirer une",
    "option of others":
      "«\u{A0}--size\u{A0}» appartient à earshot draw, pas ici\u{A0}; retirer cette option",
    "lists within lists":
      "a.csv, [0].x\u{A0}: ce n’est pas une liste d’enregistrements, de lignes ou de nombres, ou une cellule contient plus d’une valeur\u{A0}; extraire une telle liste du fichier, par exemple avec jq",
    "dangling link":
      "a.csv est un lien vers b.csv, qui n’existe pas\u{A0}; corriger le lien",
    "column repeated":
      "a.csv\u{A0}: --y nomme deux fois la colonne «\u{A0}Price\u{A0}»\u{A0}; ne la nommer qu’une fois",
    "reversed range":
      "a.csv\u{A0}: --from 2026-05-01 vient après --to 2026-01-01\u{A0}; échanger leurs valeurs",
    "mistyped value":
      "--format\u{A0}: «\u{A0}cvs\u{A0}» n’est pas connu\u{A0}; s’agit-il de «\u{A0}csv\u{A0}»\u{A0}?",
    "mistyped theme":
      "«\u{A0}drak\u{A0}» n’est pas connu\u{A0}; s’agit-il de «\u{A0}dark\u{A0}»\u{A0}?",
    "equal columns": "Colonnes identiques\u{A0}: wind, rain",
    "title of a column without a header": "colonne 10",
    "title of counts": "nombre de lignes",
    "mistyped column":
      "a.csv\u{A0}: aucune colonne «\u{A0}Pric\u{A0}»\u{A0}; s’agit-il de «\u{A0}Price\u{A0}»\u{A0}?",
    "unknown column":
      "a.csv\u{A0}: aucune colonne «\u{A0}city\u{A0}»\u{A0}; choisir parmi\u{A0}: Date, Price",
    "unknown type in a file":
      "a.csv, [1].type\u{A0}: le type de graphique «\u{A0}pie\u{A0}» n’existe pas\u{A0}; choisir parmi\u{A0}: line, bar",
    "missing series":
      "a.csv, type\u{A0}: candlestick demande des séries appelées open, high, low, close aux mêmes x\u{A0}; les ajouter ou choisir un autre type",
    "missing series of an option":
      "a.csv\u{A0}: candlestick demande des séries appelées open, high, low, close aux mêmes x\u{A0}; les ajouter ou choisir un autre type",
    "too many columns":
      "a.csv, ligne 1\u{A0}: plus de 4\u{A0}096 colonnes\u{A0}; diviser le fichier, ou échanger lignes et colonnes",
    "too long a cell":
      "a.csv, ligne 2\u{A0}: une cellule est trop longue\u{A0}; diviser le fichier",
    "too deep": "a.csv, ligne 2\u{A0}: le JSON est trop imbriqué\u{A0}; diviser le fichier",
    "too many rows": "a.csv, ligne 2\u{A0}: trop de lignes\u{A0}; diviser le fichier",
    "nothing in common":
      "a.csv\u{A0}: aucune ligne ne vérifie toutes ces conditions à la fois\u{A0}: age supérieur à 20, age inférieur à 10\u{A0}; en retirer une",
    "unclosed JSON":
      "a.csv, ligne 1, colonne 6\u{A0}: le texte se termine sans que «\u{A0}[\u{A0}» soit fermé ici\u{A0}; le fermer, ou récupérer le fichier entier",
    "malformed JSON":
      "a.csv, ligne 3, colonne 14\u{A0}: JSON non valable\u{A0}; le corriger à cet endroit",
    "expected chart":
      "a.csv, series[0]\u{A0}: il faut ici un graphique avec des séries\u{A0}; voir les fichiers de graphique dans le README",
    "expected record":
      "a.csv, series[0]\u{A0}: il faut ici un enregistrement {…}\u{A0}; voir les fichiers de graphique dans le README",
    "expected text":
      "a.csv, series[0]\u{A0}: il faut ici un texte\u{A0}; voir les fichiers de graphique dans le README",
    "expected number":
      "a.csv, series[0]\u{A0}: il faut ici un nombre\u{A0}; voir les fichiers de graphique dans le README",
    "expected boolean":
      "a.csv, series[0]\u{A0}: il faut ici true ou false\u{A0}; voir les fichiers de graphique dans le README",
    "expected list":
      "a.csv, series[0]\u{A0}: il faut ici une liste […]\u{A0}; voir les fichiers de graphique dans le README",
    "expected range":
      "a.csv, series[0]\u{A0}: il faut ici un intervalle [bas, haut]\u{A0}; voir les fichiers de graphique dans le README",
    "expected scale":
      "a.csv, series[0]\u{A0}: il faut ici linear, log10 ou ln\u{A0}; voir les fichiers de graphique dans le README",
    "expected point":
      "a.csv, series[0]\u{A0}: il faut ici un point {\"x\": …, \"y\": …}\u{A0}; voir les fichiers de graphique dans le README",
    "expected direction":
      "a.csv, series[0]\u{A0}: il faut ici leftToRight ou rightToLeft\u{A0}; voir les fichiers de graphique dans le README",
    "no terminal":
      "Aucun terminal pour le plein écran\u{A0}; utiliser plutôt earshot describe, draw ou render",
    "unknown terminal":
      "Le type de terminal «\u{A0}dumb\u{A0}» n’a pas de plein écran\u{A0}; définir TERM, ou utiliser earshot --plain, describe, draw ou render",
    "unknown theme": "Aucun thème «\u{A0}dusk\u{A0}»\u{A0}; choisir parmi\u{A0}: dark, light",
    "theme unreadable": "a.toml\u{A0}: thème illisible (EIO)\u{A0}; vérifier le fichier",
    "theme malformed":
      "a.toml, ligne 2\u{A0}: le thème n’est pas du TOML valable (EOF)\u{A0}; le corriger",
    "theme without role":
      "a.toml\u{A0}: le thème n’a pas de couleur pour «\u{A0}axis\u{A0}»\u{A0}; l’ajouter",
    "theme with more":
      "a.toml, ligne 4\u{A0}: le thème a une entrée inconnue «\u{A0}axes\u{A0}»\u{A0}; la supprimer",
    "theme without color":
      "a.toml, ligne 4\u{A0}: «\u{A0}red\u{A0}» n’est pas une couleur pour axis\u{A0}; l’écrire #rrggbb",
    "output failed":
      "a.wav\u{A0}: écriture impossible\u{A0}: ENOSPC\u{A0}; choisir un autre endroit",
    "output twice":
      "-o et --subtitles nomment toutes deux a.wav\u{A0}; choisir un autre fichier pour l’une des deux",
    "output missing":
      "Destination du son manquante\u{A0}: -o FICHIER.wav, ou -o - pour la sortie standard",
    "unknown output": "a.ogg\u{A0}: le nom doit se terminer par .wav ou .mid",
    "unknown language": "Aucune langue «\u{A0}xx\u{A0}»\u{A0}; choisir parmi\u{A0}: en, ja",
    "unknown time zone":
      "Aucun fuseau horaire «\u{A0}Mars\u{A0}»\u{A0}; donner un nom IANA comme Europe/Paris",
    "type for later":
      "Le type de graphique «\u{A0}box\u{A0}» n’existe pas dans cette version\u{A0}; choisir parmi\u{A0}: line, bar",
    "bad option": "--size\u{A0}: «\u{A0}big\u{A0}» n’est pas valable\u{A0}; donner 80x24",
    "keys and data":
      "Les touches et les données ne peuvent pas venir toutes deux de l’entrée standard\u{A0}; mettre les unes ou les autres dans un fichier",
    "setting not kept": "Volume\u{A0}: 125 %, non enregistré\u{A0}: EIO (a.toml)",
    "setting in no file":
      "Volume\u{A0}: 125 %, non enregistré\u{A0}: pas un fichier (a.toml)",
    "configuration unreadable":
      "a.toml\u{A0}: lecture impossible\u{A0}: EIO\u{A0}; à corriger ou à retirer",
    "configuration no file":
      "a.toml\u{A0}: lecture impossible\u{A0}: pas un fichier\u{A0}; à corriger ou à retirer",
    "configuration bad value":
      "a.toml, ligne 3\u{A0}: «\u{A0}9\u{A0}» n’est pas valable pour dark\u{A0}; donner 0 … 2",
    "nothing left to hear":
      "--solo et --mute ne laissent rien à entendre\u{A0}; retirer l’une des deux",
    "help row without a key": "Point suivant",
    "dump without keys": "--dump demande un script de touches\u{A0}: ajouter --keys FICHIER",
    "key script":
      "a.keys, ligne 2\u{A0}: «\u{A0}<Rigth>\u{A0}» n’est pas une touche\u{A0}; écrire des noms comme <Right>, <Resize 40x12> ou <Wait 500ms>",
    "no such device asked":
      "Aucun périphérique audio «\u{A0}USB 1\u{A0}»\u{A0}; choisir parmi\u{A0}: pulse, default",
    "no device at all":
      "Aucun périphérique audio «\u{A0}USB 1\u{A0}», ni aucun autre\u{A0}; utiliser --device none",
    "candle up": "17 mai, 146,20 EUR, clôture au-dessus de l’ouverture",
    "candle down": "17 mai, 146,20 EUR, clôture en dessous de l’ouverture",
    "candle unchanged": "17 mai, 140,00 EUR, clôture égale à l’ouverture",
    "candle in full":
      "Date\u{A0}: 17 mai, Price\u{A0}: clôture 146,20 EUR, clôture au-dessus de l’ouverture, ouverture 140,00\u{A0}; plus haut 150,00\u{A0}; plus bas 138,00\u{A0}; point 93 sur 252",
    "point with additional values":
      "17 mai, 146,20 EUR, Steps 8\u{A0}000 steps, Day Wed",
    "part of a point":
      "Plus haut 150,00 EUR",
    "composition of candles":
      "Graphique en chandeliers, 1 série, 7 points",
    "highest of a part": "Cours le plus haut\u{A0}: 183,90 EUR le 14 décembre",
    "mean of a part":
      "ACME, clôture, moyenne\u{A0}: 150,00 EUR, médiane\u{A0}: 148,00 EUR",
    "lowest of the low": "Cours le plus bas\u{A0}: 118,40 EUR le 5 janvier",
    "trend of the open":
      "Ouverture, tendance\u{A0}: stable",
    "composition of violins":
      "Diagramme en violons, 1 série, 3 violons",
    "composition of a pie":
      "Graphique en secteurs, 1 série, 4 points",
    "composition of a donut":
      "Graphique en anneau, 2 séries, 8 points",
    "densest":
      "Densité maximale : autour de 14,00 EUR pour Mon",
    "densest twice":
      "ACME, densité maximale : autour de 4,00 EUR et 23,50 EUR pour Mon",
    "shares":
      "Parts : Mon 60,0 %, Tue 37,0 % de 150,00 EUR",
    "shares and another":
      "ACME, parts : Mon 60,0 %, Tue 37,0 %, 1 autre 3,0 % de 150,00 EUR",
    "shares and others":
      "Parts : Mon 60,0 %, Tue 37,0 %, 2 autres ensemble 4,5 % de 150,00 EUR",
    "without a share":
      "Sans part : 1 valeur en dessous de zéro, pour Mon",
    "without shares": "ACME, sans part\u{A0}: 3 valeurs en dessous de zéro, la première pour Mon",
    "sums":
      "Additionnées : 12 lignes en 4 valeurs",
    "share of points":
      "Part : aucune valeur",
    "no shares":
      "Aucune part : aucune valeur au-dessus de zéro",
    "mean of rows":
      "Chaque valeur : moyenne de 27 à 61 lignes",
    "median of rows":
      "Chaque valeur : médiane de 8 lignes",
    "sum of rows":
      "Chaque valeur : total de 2 à 3 lignes",
    "lowest of rows":
      "Chaque valeur : minimum de 2 lignes",
    "highest of rows":
      "Chaque valeur : maximum de 2 lignes",
    "count of rows":
      "Chaque valeur : effectif de 1 à 1 200 lignes",
    "first of rows":
      "Chaque valeur\u{A0}: première valeur de 2 lignes",
    "last of rows":
      "Chaque valeur\u{A0}: dernière valeur de 2 lignes",
    "help heading": "Utilisation\u{A0}:",
    "option":
      "Le niveau de détail des annonces\u{A0}: terse, normal, verbose (par défaut\u{A0}: normal).",
    "option without a default": "La fréquence de la valeur la plus basse, en Hz\u{A0}: 20 … 16000.",
    "option without values":
      "Le fuseau horaire des dates qui n’en indiquent pas, par son nom IANA (par défaut\u{A0}: UTC).",
    "option in words": "Ce que mesure l’axe X.",
    "unknown option": "option inconnue «\u{A0}--jsn\u{A0}»",
    "unknown option near another":
      "option inconnue «\u{A0}--jsn\u{A0}»\u{A0}; la plus proche est «\u{A0}--json\u{A0}»",
    "missing value": "il manque la valeur de «\u{A0}--x\u{A0}»",
    "missing value within a word": "il manque la valeur de «\u{A0}-o\u{A0}» dans «\u{A0}-oz\u{A0}»",
    "unexpected value":
      "l’option «\u{A0}--json\u{A0}» ne prend pas de valeur, mais «\u{A0}3\u{A0}» est indiqué",
    "unexpected argument": "argument en trop «\u{A0}a.csv\u{A0}»",
    "unexpected arguments": "2 arguments en trop\u{A0}: «\u{A0}a.csv\u{A0}», «\u{A0}a.svg\u{A0}»",
    "missing argument": "il manque l’argument «\u{A0}<dark>\u{A0}»",
    "invalid value": "la valeur «\u{A0}big\u{A0}» n’est pas valable pour «\u{A0}--top\u{A0}»",
    "malformed option": "option non valable «\u{A0}---jsn\u{A0}»",
    "unsuited settings":
      "Réglages qui ne conviennent pas à ce tableau : x = symbol, last = 30d",
    "too many units":
      "a.csv : --every hour donne 867 817 endroits de la première à la dernière date ; utiliser --every month ou plus long",
    "bad value in a chart file":
      "a.csv, encoding.timeUnit : « fortnight » n’est pas valable ; donner day",
    "no data":
      "a.csv, data : il faut ici un nom de fichier ou une liste de lignes ; voir les fichiers de graphique dans le README",
    "column twice":
      "a.csv : la colonne « Date » ne peut pas servir à la fois à --series et --x ; en choisir une autre pour l’une des deux",
    "no candles":
      "a.csv : --type candlestick demande des colonnes nommées open, high, low et close ; les renommer, en donner quatre dans cet ordre avec --y ou choisir un autre type (colonnes : day, price)",
    "no cells":
      "a.csv : --type heatmap demande deux colonnes de catégories et un nombre pour chaque paire ; les nommer avec --x, --series et --y ou choisir un autre type (colonnes : day, price)",
    "options that exclude each other":
      "a.csv : --aggregate sum et --y mean(price) se contredisent ; en retirer une",
    "text in Windows-1252":
      "Le texte n’est pas en UTF-8, lu comme Windows-1252",
    "skipped line":
      "Hors du tableau\u{A0}: 1 ligne",
    "skipped lines":
      "Hors du tableau\u{A0}: 4 lignes",
    "data outside the folder":
      "a.csv, data.url\u{A0}: «\u{A0}/a.csv\u{A0}» n’est pas dans le dossier de ce fichier\u{A0}; y mettre les données et indiquer le fichier dans data.url",
    "page without a chart":
      "a.csv\u{A0}: il n’y a là aucun graphique qu’Earshot sache lire\u{A0}; enregistrer les données dans un fichier CSV",
    "something behind an archive":
      "a.csv\u{A0}: il y a autre chose après les données gzip\u{A0}; l’enlever ou se procurer à nouveau le fichier",
    "directions":
      "Clôture au-dessus de l’ouverture\u{A0}: 6, clôture en dessous de l’ouverture\u{A0}: 3, clôture égale à l’ouverture\u{A0}: 1",
    "others":
      "autres",
    "suggested lines":
      "Graphique en courbes, moyenne de price par date (mois), 5 séries par symbol",
    "suggested charts":
      "Graphique en courbes, yield et rain par year, 6 graphiques par site",
    "suggested counts":
      "Graphique à barres, nombre de lignes par state",
    "suggested values":
      "Histogramme, age",
    "column time":
      "c1\u{A0}: date ou heure, de 3 à 98, 40 valeurs différentes, d’après le nom et les valeurs",
    "column cyclic":
      "c1\u{A0}: partie du calendrier, de 3 à 98, 40 valeurs différentes",
    "column direction":
      "風向\u{A0}: direction, de 3 à 98, 40 valeurs différentes",
    "column namesake":
      "c1\u{A0}: mesure, de 3 à 98, 40 valeurs différentes, correspond au nom du fichier",
    "column latitude":
      "c1\u{A0}: latitude, de 3 à 98, 40 valeurs différentes",
    "column longitude":
      "c1\u{A0}: longitude, de 3 à 98, 40 valeurs différentes",
    "column rowNumber":
      "c1\u{A0}: numéro de ligne, de 3 à 98, 40 valeurs différentes",
    "column key":
      "c1\u{A0}: clé, de 3 à 98, 40 valeurs différentes, d’après le nom",
    "column nominal":
      "c1\u{A0}: catégorie, de 3 à 98, 40 valeurs différentes",
    "column ordinal":
      "c1\u{A0}: niveau, de 3 à 98, 40 valeurs différentes",
    "column measure":
      "c1\u{A0}: mesure, de 3 à 98, 40 valeurs différentes",
    "column empty":
      "c1 : vide",
    "column of text":
      "c1\u{A0}: catégorie, 40 valeurs différentes, CA, NY, sans valeur\u{A0}: 2",
    "rows with conditions":
      "1 204 sur 3 376 lignes : state égal à CA, age d’au moins 18",
    "rows with and without values":
      "1 204 sur 3 376 lignes : price sans valeur, city avec valeur",
    "rows counted":
      "Chaque valeur est un nombre de lignes, 812 en tout",
    "times by minute":
      "date par minute",
    "times by hour":
      "date par heure",
    "times by day":
      "date par jour",
    "times by week":
      "date par semaine",
    "times by month":
      "date par mois",
    "times by quarter":
      "date par trimestre",
    "times by year":
      "date par année",
    "ranges of x":
      "price par tranches de 10 EUR",
    "largest left out":
      "Les 7 plus grandes parmi 26 valeurs de country ; les autres omises, 1 234 lignes",
    "largest and others":
      "Les 7 plus grandes parmi 26 valeurs de country ; les autres ensemble, 1 ligne",
    "sorted by values":
      "Tri par valeur, décroissant",
    "sorted by a column":
      "Tri par city, croissant",
    "not compared":
      "Non comparées, d’une autre unité ou d’un autre ordre de grandeur\u{A0}: wind, rain",
    "not charted":
      "Non représentées\u{A0}: wind, rain",
    "never changing":
      "Non représentées, car constantes\u{A0}: wind, rain",
    "no numbers":
      "a.csv : la colonne « city » ne contient pas de nombres ; compter les lignes avec --aggregate count ou choisir une autre colonne",
    "no aggregate":
      "a.csv : la colonne « city » ne contient pas de nombres ; compter les lignes avec --aggregate count ou choisir une autre colonne",
    "no dates":
      "a.csv : la colonne « city » ne contient pas de dates ; en choisir une autre ou retirer --every",
    "no names":
      "a.csv : la colonne « date » a son propre ordre ; --sort et --top demandent une colonne de noms",
    "bad width":
      "a.csv : des tranches de cette largeur ne conviennent pas à la colonne « price » (de 3 à 98) ; choisir une autre largeur ou utiliser --bin auto",
    "not a condition":
      "a.csv : « price » n’est pas une condition ; écrire une colonne, un opérateur et une valeur, comme --where 'price >= 10'",
    "not a value":
      "a.csv : « dear » n’est pas comparable à la colonne « price » ; l’écrire comme dans la colonne : 95.2",
    "too many places":
      "a.csv\u{A0}: le graphique aurait trop d’endroits\u{A0}; choisir des unités de temps plus longues ou moins de séries",
    "no column to transform":
      "a.csv : aucune colonne « city » ; choisir parmi : price, date",
    "nothing left":
      "a.csv\u{A0}: aucune ligne ne vérifie la condition «\u{A0}state égal à XX\u{A0}»\u{A0}; la colonne «\u{A0}state\u{A0}» contient CA et NY",
    "nothing left of numbers":
      "a.csv\u{A0}: aucune ligne ne vérifie la condition «\u{A0}age supérieur à 200\u{A0}»\u{A0}; la colonne «\u{A0}age\u{A0}» va de 3 à 98",
    "no times":
      "a.csv : aucune colonne ne contient de dates ; choisir une colonne avec --x ou retirer --last, --from et --to (colonnes : city, price)",
    "no such chart":
      "a.csv : pas de graphique 9 ; choisir de 1 à 5, --charts en donne la liste",
    "describe an area":
      "Steps est un graphique en aires avec 2 points, axe X\u{A0}: de 0 à 1. Axe Y\u{A0}: de 0 à 1.",
    "share":
      "ACME, Mon, 40,00 EUR, 33,3 % de 120,00 EUR",
    "interval": "ACME, Mon, 40,00 EUR, intervalle de 35,00 à 45,00",
    "total":
      "Mon, 40,00 EUR, total 20,00 EUR",
    "group total":
      "Total",
    "composition of grouped bars":
      "Graphique à barres groupées, 2 séries, 8 points",
    "composition of stacked bars":
      "Graphique à barres empilées, 2 séries, 8 points",
    "composition of an area":
      "Graphique en aires, 1 série, 8 points",
    "composition of steps":
      "Graphique en escalier, 1 série, 8 points",
    "highest total": "Total, maximum\u{A0}: 120,00 EUR le 5 janvier",
    "second of the highest":
      "Maximum 2 sur 2\u{A0}: 17 mai, 146,20 EUR",
    "box": "Mon, médiane 15,00 EUR, quartiles de 14,00 à 17,00\u{A0}; 2 valeurs aberrantes",
    "box in full":
      "Day\u{A0}: Mon, Price\u{A0}: médiane 15,00 EUR, moustache supérieure 18,00\u{A0}; troisième quartile 17,00\u{A0}; premier quartile 14,00\u{A0}; moustache inférieure 12,00\u{A0}; 2 valeurs aberrantes, point 1 sur 2",
    "highest of boxes":
      "Médiane la plus haute\u{A0}: Mon, 15,00 EUR, quartiles de 14,00 à 17,00\u{A0}; 2 valeurs aberrantes",
    "lowest of boxes":
      "Médiane la plus basse\u{A0}: Mon, 15,00 EUR, quartiles de 14,00 à 17,00\u{A0}; 2 valeurs aberrantes",
    "highest box of the chart":
      "Médiane la plus haute du graphique\u{A0}: Mon, 15,00 EUR, quartiles de 14,00 à 17,00\u{A0}; 2 valeurs aberrantes",
    "lowest box of the chart":
      "Médiane la plus basse du graphique\u{A0}: Mon, 15,00 EUR, quartiles de 14,00 à 17,00\u{A0}; 2 valeurs aberrantes",
    "highest of candles":
      "Clôture la plus haute\u{A0}: 17 mai, 146,20 EUR, clôture au-dessus de l’ouverture",
    "lowest candle of the chart":
      "Clôture la plus basse du graphique\u{A0}: 17 mai, 146,20 EUR, clôture au-dessus de l’ouverture",
    "point of a long category":
      "ACME BOLT ACME…BOLT ACME, 3",
    "contradiction":
      "Incohérence\u{A0}: 1 chandelier, le 17 mai, hors de l’intervalle entre son plus bas et son plus haut",
    "contradictions":
      "Incohérences\u{A0}: 2 chandeliers, le premier le 17 mai, hors de l’intervalle entre le plus bas et le plus haut",
    "correlation": "Corrélation\u{A0}: 0,96\u{A0}; positive, très forte",
    "weak correlation": "Corrélation\u{A0}: -0,40\u{A0}; négative, faible",
    "correlation of logarithms": "Corrélation sur axes logarithmiques\u{A0}: -0,81",
    "moderate correlation": "Corrélation\u{A0}: 0,60\u{A0}; positive, modérée",
    "no correlation": "ACME, corrélation\u{A0}: -0,12\u{A0}; sans lien net",
    "series without a name": "Série 2",
    "missing part": "Ouverture\u{A0}: valeur manquante",
    "outlier of a box":
      "Valeur aberrante 40,00 EUR",
    "bin":
      "de 10 à 20 EUR, 4 valeurs",
    "bin of one":
      "de 10 à 20 EUR, 1 valeur",
    "highest bin": "Classe modale\u{A0}: de 10 à 20 EUR, 4 valeurs",
    "lowest bin": "Classe la moins fournie\u{A0}: de 10 à 20 EUR, 1 valeur",
    "bin in full":
      "Price\u{A0}: de 10 à 20 EUR, 4 valeurs, point 2 sur 9",
    "cell":
      "Colonne 3 sur 4, ligne 2 sur 1\u{A0}200",
    "composition of a histogram":
      "Histogramme, 1 série, 8 classes",
    "composition of boxes":
      "Diagramme en boîtes, 1 série, 8 boîtes",
    "composition of a heat map":
      "Carte de chaleur, 3 séries, 12 points",
    "median of boxes": "Médiane la plus haute\u{A0}: 15,00 EUR pour Mon",
    "median of several boxes":
      "Médiane la plus haute\u{A0}: 15,00 EUR pour Mon, la première sur 2",
    "close of several candles":
      "Clôture la plus basse\u{A0}: 118,40 EUR le 5 janvier, la première sur 2",
    "mean of boxes": "Moyenne des médianes\u{A0}: 15,50 EUR, médiane des médianes\u{A0}: 15,00 EUR",
    "lower quartile":
      "Premier quartile\u{A0}: aucune valeur",
    "count of bins":
      "Effectif\u{A0}: aucune valeur",
    "bins":
      "Classes\u{A0}: 9, chacune large de 10,00 EUR",
    "sample size":
      "Valeurs\u{A0}: 1\u{A0}200",
    "box of a series":
      "ACME, Mon\u{A0}: 50 valeurs, médiane 15,00 EUR, quartiles de 14,00 à 17,00\u{A0}; moustache inférieure 12,00 EUR, moustache supérieure 18,00 EUR",
    "no header":
      "Sans en-tête\u{A0}: les colonnes s’appellent 1 à 9\u{A0}; --header prend la première ligne pour des noms",
    "correlations":
      "Matrice de 16 × 16 corrélations, la même des deux côtés de sa diagonale, dont les 1 sont omis",
    "swallowed file":
      "--y a pris «\u{A0}a.csv\u{A0}» pour valeur, il ne reste aucun fichier à lire\u{A0}; donner à l’option sa propre valeur\u{A0}: --y VALEUR a.csv",
    "invalid UTF-8 of no code page":
      "a.csv, ligne 3, colonne Price\u{A0}: le texte n’est pas en UTF-8 et rien n’indique son codage\u{A0}; l’enregistrer en UTF-8 ou vérifier que c’est un tableau",
    "Arrow":
      "a.csv\u{A0}: c’est un fichier Arrow\u{A0}; l’exporter au format CSV, par exemple avec duckdb",
    "HDF5":
      "a.csv\u{A0}: c’est un fichier HDF5 ou NetCDF\u{A0}; en exporter un tableau au format CSV, par exemple avec Python",
    "statistics":
      "a.csv\u{A0}: c’est un fichier d’un logiciel de statistique\u{A0}; y enregistrer le tableau au format CSV",
    "program":
      "a.csv\u{A0}: c’est un programme, pas un tableau\u{A0}; ouvrir plutôt les données",
    "recording":
      "a.csv\u{A0}: c’est un enregistrement, pas un tableau\u{A0}; ouvrir plutôt les données",
    "too many slices":
      "a.csv\u{A0}: --type pie aurait 989 parts\u{A0}; garder les plus grandes avec --top, choisir une colonne d’au plus 100 valeurs ou un autre type",
    "bracketed number":
      "Colonne Price\u{A0}: 1 nombre lu sans ses crochets",
    "bracketed numbers":
      "Colonne Price\u{A0}: 34 nombres lus sans leurs crochets",
    "change of many times":
      "Évolution\u{A0}: de 2,00 à 48,00 EUR, hausse de 46,00 EUR (24 fois plus)",
    "change to a small part":
      "BOLT, évolution\u{A0}: de 870,00 à 3,00 EUR, baisse de 867,00 EUR (290 fois moins)",
    "describe histogram":
      "Price est un histogramme avec 8 valeurs en 7 classes, axe X\u{A0}: Price, de 10 à 45 EUR. Axe Y\u{A0}: de 0 à 3.",
    "describe histogram of several series":
      "Price est un histogramme avec 2 séries en 7 classes, axe X\u{A0}: Price, de 10 à 45 EUR. Axe Y\u{A0}: de 0 à 3. ACME, classe modale\u{A0}: de 10 à 15 EUR, 3 valeurs\u{A0}; BOLT, classe modale\u{A0}: de 10 à 15 EUR, 3 valeurs.",
    "outlier far from the median":
      "Valeur aberrante\u{A0}: 9,00 EUR le 5 janvier, loin de la médiane",
    "describe many columns":
      "ACME et 7 autres est un graphique à barres avec 3 points, axe X\u{A0}: Day, 3 catégories, Mon à Wed. Axe Y\u{A0}: Steps, de 0 à 10\u{A0}980 steps.",
    "shape of a falling sawtooth":
      "Allure\u{A0}: baisse peu à peu et bondit 3 fois, le plus grand bond étant de 12,00 EUR le 4 janvier",
    "shape of a rising sawtooth":
      "Allure\u{A0}: monte peu à peu et chute 2 fois, la plus forte chute étant de 12,00 EUR le 4 janvier",
    "shape of a falling sawtooth of equal jumps":
      "Allure\u{A0}: baisse peu à peu et bondit 3 fois, chaque fois de 12,00 EUR",
    "shape of a rising sawtooth of equal jumps":
      "Allure\u{A0}: monte peu à peu et chute 2 fois, chaque fois de 12,00 EUR",
    "shape that leaves out":
      "BOLT, allure\u{A0}: se répète chaque semaine, sans compter 3 valeurs de -127",
    "left out folder": "Omise\u{A0}: la ligne «\u{A0}ACME\u{A0}», qui contient les autres",
    "x axis of weeks": "Axe X\u{A0}: Date, de la semaine 40 de 2025 à la semaine 4 de 2026",
    "x axis of weeks of a year": "Axe X\u{A0}: Date, de la semaine 40 à la semaine 52 de 2025",
    "highest in a week": "Maximum\u{A0}: 9 en semaine 1 de 2026",
    "gap of weeks": "Lacune\u{A0}: de la semaine 2 à la semaine 4",
    "shape on a logarithmic axis":
      "BOLT, allure\u{A0}: monte jusqu’à 5,00 EUR le 4 janvier, puis baisse jusqu’à 1,00 EUR, sur un axe logarithmique",
    "point after a pause": "40, 12, hausse de 20,0 % (x de 20 à 40)",
    "change of trillions":
      "Évolution\u{A0}: de 17,87 billions à 18,01 billions, hausse de 147,9 milliards (0,8 %)",
    "shape of about ten years":
      "Allure\u{A0}: se répète environ tous les 10 ans",
    "point past a line":
      "1, 52 EUR, hausse de 30,0 %, dépasse ACME",
    "point beside lines":
      "BOLT, 52 EUR, dépasse ACME de 2",
    "point in full beside lines":
      "Day\u{A0}: 1, Price\u{A0}: 52 EUR, hausse de 30,0 %, dépasse ACME de 2, point 2 sur 3",
    "missing times":
      "Dates manquantes à 68 endroits, le plus long vide entre le 31 mars et le 1er septembre",
    "largest difference of medians, of those shown":
      "Médianes\u{A0}: ACME et BOLT, plus grand écart\u{A0}: 12,00 EUR le 3 mai, parmi les éléments affichés",
    "lowest of those shown":
      "Minimum\u{A0}: 12,00 EUR le 3 mai, parmi les éléments affichés",
    "fact compare medians":
      "Médianes\u{A0}: ACME dépasse BOLT partout",
    "no points within a day":
      "Aucun point le 13 janvier entre 11:00 et 13:00",
    "shape of a day in a year":
      "Allure\u{A0}: se répète chaque jour\u{A0}; moyenne de chaque période\u{A0}: monte jusqu’à 62,00 EUR le 21 septembre, puis baisse jusqu’à 50,00 EUR",
    "sample size of a series":
      "ACME, valeurs\u{A0}: 15, de 10,00 à 22,00 EUR",
    "mode":
      "Classe modale\u{A0}: de 10 à 20 EUR, 14 valeurs",
    "highest at a bin": "Maximum\u{A0}: 14 dans la classe de 10 à 20 EUR",
    "largest spread":
      "ACME, plus grand écart interquartile\u{A0}: 3,00 EUR pour Mon",
    "quartile method":
      "Quartiles par interpolation linéaire\u{A0}; les moustaches vont jusqu’aux valeurs à moins de 1,5 écart interquartile\u{A0}; les valeurs au-delà sont aberrantes, sauf si elles sont plus de trois et dépassent un dixième de toutes",
    "grid cell":
      "x de 10 à 20, y de 5 à 8\u{A0}: 12 points",
    "describe candles":
      "La clôture monte, de 120,00 EUR le 2 janvier jusqu’à 140,00 EUR le 4 janvier, soit une hausse de 16,7 %. Clôture la plus haute\u{A0}: 140,00 EUR le 4 janvier\u{A0}; clôture la plus basse\u{A0}: 120,00 EUR le 2 janvier.",
    "describe boxes":
      "Médiane la plus haute\u{A0}: 140,00 EUR le 4 janvier\u{A0}; médiane la plus basse\u{A0}: 120,00 EUR le 2 janvier. Moyenne des médianes\u{A0}: 130,00 EUR, médiane des médianes\u{A0}: 130,00 EUR.",
    "describe bins":
      "Classe modale\u{A0}: de 10 à 20, 9 valeurs. Moyenne\u{A0}: 130,00 EUR, médiane\u{A0}: 130,00 EUR.",
    "describe bins of a series":
      "ACME, classe modale\u{A0}: de 10 à 20, 9 valeurs. Moyenne\u{A0}: 130,00 EUR, médiane\u{A0}: 130,00 EUR.",
    "describe boxes of a series":
      "ACME, médiane la plus haute\u{A0}: 140,00 EUR le 4 janvier\u{A0}; médiane la plus basse\u{A0}: 120,00 EUR le 2 janvier. Moyenne des médianes\u{A0}: 130,00 EUR, médiane des médianes\u{A0}: 130,00 EUR.",
    "suggestions title": "Graphiques de ce tableau, 4 éléments",
    "columns title": "Colonnes de ce tableau, 7 éléments",
    "suggestion of another chart": "Histogramme, age",
    "suggestion because asked": "Histogramme, age, sélectionné, comme demandé",
    "suggestion because candles":
      "Histogramme, age, sélectionné, ouverture, plus haut, plus bas et clôture sont des colonnes",
    "suggestion because times":
      "Histogramme, age, sélectionné, chaque moment n’apparaît qu’une fois",
    "suggestion because timesOfKinds":
      "Histogramme, age, sélectionné, les moments se répètent, une fois par série",
    "suggestion because timesOfKindsOfKinds":
      "Histogramme, age, sélectionné, les moments se répètent, une fois par série de chaque graphique",
    "suggestion because placesOnEarth":
      "Histogramme, age, sélectionné, latitude et longitude sont des colonnes",
    "suggestion because measuresOfThings":
      "Histogramme, age, sélectionné, comment les deux sont liées",
    "suggestion because names": "Histogramme, age, sélectionné, une valeur pour chaque nom",
    "suggestion because namesOfKinds":
      "Histogramme, age, sélectionné, une valeur pour chaque paire de noms",
    "suggestion because counts": "Histogramme, age, sélectionné, les lignes sont comptées",
    "suggestion because numbers": "Histogramme, age, sélectionné, des nombres dans leur ordre",
    "suggestion because repeatedPlaces": "Histogramme, age, sélectionné, les endroits se répètent",
    "suggestion because kindsThatTellMost":
      "Histogramme, age, sélectionné, la catégorie qui en dit le plus sur les valeurs",
    "suggestion because sharesOfOutcome":
      "Histogramme, age, sélectionné, la part d’un résultat, selon ce qui en dit le plus",
    "suggestion because furtherShares":
      "Histogramme, age, sélectionné, la part d’un résultat",
    "suggestion because sharesByTreatment":
      "Histogramme, age, sélectionné, la part d’un résultat, selon ce qui a été fait",
    "suggestion because followUps":
      "Histogramme, age, sélectionné, durées jusqu’à un événement ou à la fin du suivi, par catégorie",
    "suggestion because fewValues":
      "Histogramme, age, sélectionné, colonnes avec peu de valeurs différentes",
    "suggestion because repeatedSubjects":
      "Histogramme, age, sélectionné, les mêmes sujets reviennent",
    "suggestion because columnsInOrder":
      "Histogramme, age, sélectionné, colonnes sans nom, dans leur ordre",
    "suggestion because repeatedTimes":
      "Histogramme, age, sélectionné, plusieurs lignes par moment",
    "suggestion because repeatedNames": "Histogramme, age, sélectionné, plusieurs lignes par nom",
    "suggestion because largest":
      "Histogramme, age, sélectionné, les plus grands d’une longue liste",
    "suggestion because spread": "Histogramme, age, sélectionné, la dispersion des valeurs",
    "suggestion because spreadOfKinds":
      "Histogramme, age, sélectionné, beaucoup de valeurs par catégorie",
    "suggestion because columnsCompared": "Histogramme, age, sélectionné, colonnes côte à côte",
    "suggestion because columnsThatFollow":
      "Histogramme, age, sélectionné, colonnes qui se suivent",
    "suggestion because matrix": "Histogramme, age, sélectionné, lignes et colonnes de mêmes noms",
    "suggestion with its reason": "Histogramme, age, la dispersion des valeurs",
    "use as x": "Sur l’axe X",
    "use as y": "Valeurs, à la place des autres",
    "use as also y": "Valeurs, en plus des autres",
    "use as series": "Une série par valeur",
    "use as split": "Un graphique par valeur",
    "use as boxes": "Une boîte par valeur",
    "use as label": "Énoncée avec chaque point",
    "use as mean": "Lignes d’un même endroit : moyenne",
    "use as unit": "Unité : mois",
    "use as filter": "Une partie de ses valeurs",
    "use as left out": "Retirer du graphique",
    "chosen use": "Sur l’axe X, sélectionné",
    "chosen value": "CA, sélectionné",
    "left out value": "CA, exclu",
    "no table": "Ce graphique ne vient pas d’un tableau",
    "change taken back": "Annulé\u{A0}: symbol, Une série par valeur",
    "not said": "symbol n’est pas énoncé\u{A0}: un point réunit plusieurs lignes",
    "sorted use": "Tri par valeur, décroissant, sélectionné",
    "keys wait": "Les touches agiront une fois la lecture finie",
    "taken back": "Annulé",
    "not a range": "Pas un intervalle : ACME",
    "prompt for a range":
      "Valeurs, par exemple 1 à 12 : 5",
    "use let go": "Une série par valeur, exclu",
    "selections":
      "Moyenne de price : 300,0 ; dépasse 200,5 de 99,5. price égal à 5, 12 lignes ; comparé à : les 36 lignes",
    "selections of several columns":
      "price sans valeur, 3 lignes ; comparé à : price d’au moins 5, 1 ligne, moyenne de price : 6, moyenne de year : 7",
    "nothing to compare":
      "Rien à comparer pour l’instant : choisir d’abord des valeurs ou marquer un passage",
    "stretch is whole": "Le passage marqué est déjà le tout : rien à comparer",
    "marks lost": "Le passage marqué n’est pas conservé",
    "others unchanged": "Autres graphiques inchangés : 4",
    "side by side": "Côte à côte, 4 éléments",
    "own axes": "Chacun avec son propre axe",
    "several axes": "Pas tous sur le même axe",
    "same axis": "Tous sur le même axe",
    "titled": "price : ACME 6",
    "export chartFile": "Graphique (JSON)",
    "export commandLine": "Ligne de commande",
    "unread dates":
      "Colonne date\u{A0}: ressemble à des dates d’une forme inconnue",
    "last days":
      "Colonne date\u{A0}: les périodes de plusieurs jours comptent comme leur dernier jour",
    "assumed year": "Dates sans année\u{A0}: la dernière est placée en 2024",
    "left out total": "Omise\u{A0}: la ligne «\u{A0}ACME\u{A0}», somme des autres",
    "left out average": "Omise\u{A0}: la ligne «\u{A0}ACME\u{A0}», moyenne des autres",
    "left out statistic": "Omise\u{A0}: la ligne «\u{A0}ACME\u{A0}», calculée à partir des autres",
    "absent values":
      "Absents de la colonne «\u{A0}state\u{A0}»\u{A0}: CA\u{A0}; elle contient NY",
    "unknown command":
      "«\u{A0}price\u{A0}» n’est ni une commande ni un fichier\u{A0}; la commande la plus proche est «\u{A0}draw\u{A0}»",
    "too many series":
      "a.csv\u{A0}: --series Split donnerait 4\u{A0}000 séries\u{A0}; choisir une colonne d’au plus 1\u{A0}000 valeurs",
    "nothing to draw":
      "a.csv\u{A0}: rien à tracer\u{A0}: aucune valeur de price dans 37 lignes\u{A0}; choisir d’autres colonnes avec --y ou d’autres lignes",
    "prompt help text": "Chercher dans l’aide : We",
    "prompt row text": "Chercher dans la liste : We",
    "key group start": "Pour commencer",
    "said help row": "Point précédent : flèche gauche ou h",
    "said help row of a capital": "Repère précédent : N majuscule",
    "said help row without a key": "Point suivant",
    "numbered row": "2. Image (SVG)",
    "list of one": "Aller à, 1 élément",
    "list of items": "Exporter, 9 éléments",
    "setting screen reader off": "Lecteur d’écran : non",
    "setting screen reader quiet": "Lecteur d’écran : écran calme",
    "setting screen reader plain": "Lecteur d’écran : lignes seules",
    "setting vertical points": "Points avec les flèches haut et bas : oui",
    "setting crosshair": "Ligne passant par le point : oui",
    "setting pixels": "Pixels : si disponible",
    "setting sixel": "Pixels : Sixel",
    "setting duration": "Durée\u{A0}: habituelle",
    "setting pitch range": "Étendue des hauteurs\u{A0}: 200 à 2\u{A0}000 Hz",
    "setting duration in seconds": "Durée\u{A0}: 5 secondes",
    "setting instrument": "Instrument\u{A0}: corde pincée",
    "setting mono": "Tout au centre\u{A0}: oui",
    "setting tones while moving": "Sons en se déplaçant\u{A0}: non",
    "setting cue": "Signal, retournements\u{A0}: oui",
    "setting sound": "Son",
    "export opus": "Son (Ogg Opus)",
    "export flac": "Son (FLAC)",
    "opening without values": "Price, courbes, aucune valeur",
    "drop of a candle": "Chute 1 sur 4 : 17 mai, clôture 146,20 EUR, baisse de 4,80",
    "drop": "Chute 1 sur 4 : ACME, 17 mai, 27,00 EUR, baisse de 22,00",
    "row of many series":
      "17 mai : maximum 9,00 EUR, ACME et 1 de plus, minimum 2,00 EUR, BOLT et 1 de plus",
    "row of many series, all alike": "17 mai : partout 0,00 EUR",
    "row of many series, one missing":
      "17 mai : maximum BOLT 9,00 EUR, minimum BOLT 3,00 EUR, 1 point sans valeur",
    "row of many series, most missing":
      "17 mai : ACME 5,00 EUR, BOLT 9,00 EUR, 4 points sans valeur",
    "hint to be heard": "Point d’interrogation : aide",
    "only chart of a deck": "Steps, barres, 3 points",
    "speech on": "Voix activée",
    "speech off": "Voix désactivée",
    "speech not installed": "Pas de voix : speech-dispatcher n’est pas installé",
    "speech not running": "Pas de voix : speech-dispatcher n’est pas lancé",
    "speech hung": "Pas de voix : speech-dispatcher ne répond pas",
    "setting speech": "Voix : oui",
    "setting no speech": "Voix : non",
    "setting speech if available": "Voix : si disponible",
    "loop start removed": "Début de boucle retiré",
    "loop end removed": "Fin de boucle retirée",
    "not in this chart": "price n’est pas dans ce graphique",
    "in another chart": "price est dans le graphique 2, pas dans celui-ci",
    "nothing to take back": "Rien à annuler",
    "no such day":
      "a.csv\u{A0}: «\u{A0}2026-06-31\u{A0}»\u{A0}: ce jour n’existe pas dans le calendrier",
    "no such row": "30 : aucune ligne de ce numéro",
    "name of a missing value": "valeur manquante",
    "chosen conditions": "price de 200 à 250, sélectionné",
    "list search": "Chercher dans la liste : barre oblique",
    "charting": "Création du graphique",
    "no command": "Aucune commande ne crée ce graphique : prendre plutôt Graphique (JSON)",
    "reads a pipe": "Les données sont venues par un tube : Graphique (JSON) les contient",
    "zoom left out": "La commande montre tout le graphique, pas cette partie",
    "value of all that are charted": "ACME, dans le graphique avec les autres",
    "value among the largest": "ACME, dans le graphique",
    "several": "ACME 6 ; En pause",
    "number beside percents":
      "Colonne Price : 1 cellule n’est pas un pourcentage (1204), traitée comme manquante",
    "numbers beside percents":
      "Colonne Price : 1 234 cellules ne sont pas des pourcentages (1204, …), traitées comme manquantes",
    "stray cell": "Colonne Price : 1 cellule n’est pas un nombre (abc), traitée comme manquante",
    "mark behind a number": "Colonne Price\u{A0}: omis après 1 nombre\u{A0}: *",
    "marks behind numbers":
      "Colonne Price\u{A0}: omis après 1 234 nombres\u{A0}: *, †, …",
    "assumed groups":
      "Colonne Price\u{A0}: points lus comme séparateurs de milliers",
    "yes and no": "Colonne Price\u{A0}: «\u{A0}A\u{A0}» compte pour 1, «\u{A0}B\u{A0}» pour 0",
    "day numbers":
      "Colonne Price\u{A0}: nombres lus comme des dates de tableur (jours depuis 1900)",
    "stray cells":
      "Colonne Price : 1 234 cellules ne sont pas des nombres (abc, …), traitées comme manquantes",
    "plateau of about a level": "Palier : environ 5,00 EUR, du 3 au 9 mai",
    "braille row": "du 2 janvier au 9 mai, 40 cellules",
    "braille row of one cell": "2 janvier, 1 cellule",
    "braille row of slices": "du 2 janvier au 9 mai, 22 cellules, jusqu’à 2 points chacune",
    "braille row on a scale of its own":
      "du 2 janvier au 9 mai, 40 cellules, échelle propre, de 6 à 707",
    "braille row of long slices": "du 2 janvier au 9 mai, 5 cellules, jusqu’à 37 points chacune",
    "braille row put away": "Rangée en braille : non",
    "audit: opening":
      "échec : Ouverture : 62 colonnes sur 40 : « ACME ». Des titres, noms et unités plus courts aident",
    "audit: caption of several charts":
      "réussi de justesse : Prices, Deutsch : Point suivant (h) : 39 colonnes sur 40 : « ACME ». Des titres, noms et unités plus courts aident",
    "audit: caption":
      "réussi : Maximum de la série, puis du graphique (supérieur) : 4 colonnes sur 40 : « ACME »",
    "audit: caption of many words":
      "réussi de justesse : Détails du graphique, Élément suivant (h) : 62 colonnes sur 40 : « ACME ». Des noms plus courts ne suffisent pas ; r lit la suite",
    "audit: title": "réussi : Le titre du graphique",
    "audit: no title": "échec : Le titre du graphique : manque. À indiquer avec --title",
    "audit: title of the file":
      "réussi de justesse : Le titre du graphique : « Prices » n’est que le nom du fichier. À indiquer avec --title",
    "audit: no x title":
      "échec : Prices : Ce que mesure l’axe X : manque. À indiquer avec --x-title",
    "audit: no y title": "échec : Ce que mesure l’axe Y : manque. À indiquer avec --y-title",
    "audit: no x unit": "réussi de justesse : L’unité de x : manque. À indiquer avec --x-unit",
    "audit: no y unit": "réussi de justesse : L’unité de y : manque. À indiquer avec --y-unit",
    "audit: places": "réussi : Endroits d’une série",
    "audit: shared places":
      "échec : Endroits d’une série : Jusqu’à 3 points pour une même valeur de Date, à 5 endroits sur 9, donc pas d’évolution décrite ; --split state donne un graphique par valeur de state",
    "audit: repeated category":
      "échec : Endroits d’une série : « Mon » revient plusieurs fois. D’autres noms ou --aggregate aident",
    "audit: series":
      "échec : Nombre de séries : 9, au plus 6. --top et --split en réduisent le nombre",
    "audit: signs":
      "échec : Signes des séries : « ACME » et « BOLT » ont le même. --top et --split en réduisent le nombre",
    "audit: many signs":
      "échec : Signes des séries : « ACME », « BOLT », « Price », … ont le même. --top et --split en réduisent le nombre",
    "audit: contrast":
      "échec : Contraste du thème dusk : 1 paire de couleurs sur 124. earshot themes check dusk en donne la liste",
    "audit: cut labels":
      "échec : Étiquettes dans les plus grands caractères : « Pric… », texte coupé. Des titres, noms et unités plus courts aident",
    "audit: digits":
      "échec : Chiffres d’un nombre : -4,893964 : 7, au plus 6. Des valeurs arrondies ou une unité plus grande en ont moins",
    "audit: beginnings":
      "échec : Débuts des noms : « ACME » et « BOLT » commencent de la même façon. Mettre d’abord ce qui diffère",
    "audit: capitals":
      "réussi de justesse : Noms en capitales : « ACME » et « BOLT ». Certaines voix les épellent ; des minuscules aident",
    "audit: no capitals": "réussi : Noms en capitales",
    "tutorial: title": "Visite guidée, une touche après l’autre",
    "tutorial: step":
      "3 sur 8. Appuyez sur supérieur ou crochet fermant pour aller au maximum",
    "tutorial: ways": "Entrée répète, échap quitte la visite",
    "tutorial: end": "La visite est finie ; toutes les touches sont à vous",
    "tutorial: left": "Visite quittée",
    "tutorial: offer": "Première fois ? Appuyez sur N majuscule pour une visite guidée",
    "tutorial: lesson point": "Plus c’est haut, plus le son est aigu",
    "tutorial: lesson back": "Un point s’entend chaque fois que vous y revenez",
    "tutorial: lesson highest": "Il y a aussi une touche pour la valeur la plus basse",
    "tutorial: lesson play": "La lecture va de l’endroit où vous êtes jusqu’à la fin",
    "tutorial: lesson rotor": "Chaque tour mène à une autre façon de lire le graphique",
    "tutorial: lesson items": "Chaque mode et chaque liste se parcourt ainsi",
    "tutorial: lesson list": "Parcourez la liste, choisissez avec entrée ou fermez-la avec échap",
    "tutorial: lesson help": "Ici, chaque touche dit ce qu’elle fait ; échap ferme l’aide",
    "stretch of medians": "du 15 au 19 mai : moyenne des médianes 15,00 EUR",
    "other series absent": "BOLT, pas de point",
    "searched past the end": "De nouveau depuis le début",
    "searched past the start": "De nouveau depuis la fin",
    "speech starting": "La voix démarre",
    "looking": "Examen du tableau en cours",
    "opening of a cloud": "Steps, nuage, Price selon Day",
    "opening of a cloud with long axes": "Prices, nuage, Closing price selon Day",
    "several devices":
      "Plusieurs périphériques audio ont «\u{A0}USB 1\u{A0}» dans leur nom\u{A0}; choisir parmi\u{A0}: pulse, default",
    "an option of other files":
      "a.ogg\u{A0}: --sample-format demande un nom qui se termine par .wav",
    "output is input":
      "a.csv contient les données et serait perdu\u{A0}; choisir un autre fichier où écrire",
    "name of a trend line":
      "droite de tendance",
    "name of a band":
      "intervalle",
    "values over places":
      "Price par Day",
    "crossed axes": "Price selon Day",
    "second rise": "Hausse 2 sur 3 : 17 mai, 146,20 EUR",
    "no further rise": "Aucune forte hausse après",
    "no drop before": "Aucune forte chute avant",
    "infinite point": "2, infini",
    "infinite point in full": "Date : 2, Price : infini, point 93 sur 252",
    "goal of rises": "Forte hausse : 2",
    "tutorial: point is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour aller au point suivant",
    "tutorial: back is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour revenir d’un point",
    "tutorial: highest is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour aller au maximum",
    "tutorial: play is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour écouter le graphique à partir d’ici",
    "tutorial: rotor is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour passer au mode suivant du rotor",
    "tutorial: items is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour passer à l’élément suivant",
    "tutorial: list is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour ouvrir une liste de destinations",
    "tutorial: help is asked for":
      "1 sur 8. Appuyez sur supérieur ou crochet fermant pour ouvrir l’aide",
    "live: waiting": "En attente de données",
    "live: waiting for a file": "En attente de données de a.csv",
    "live: missing": "a.csv n’existe pas encore : en attente",
    "live: new": "12 nouvelles",
    "live: paused": "En pause\u{A0}; les nouvelles lignes sont gardées",
    "live: behind": "12 nouvelles, 3 secondes de retard",
    "live: following": "Suivi des données les plus récentes",
    "live: nothing to follow": "Rien à suivre\u{A0}: toutes les données sont là",
    "live: lost": "Pas de données depuis 30 secondes",
    "live: back": "De nouveau des données, après 42 secondes",
    "live: ended": "Fin de l’entrée\u{A0}: 400\u{A0}000 lignes, 12 nouvelles",
    "live: ended with mistakes":
      "Fin de l’entrée\u{A0}: 1 ligne, 3 non conformes, 2 cellules sans valeur",
    "live: truncated": "a.csv a été raccourci : suivi depuis son début",
    "live: replaced": "a.csv a été remplacé : suivi du nouveau",
    "live: alarm": "Alarme : price supérieur à 90, 95,20 EUR",
    "live: alarm without a value": "Alarme : price sans valeur",
    "live: alarm at a place": "Alarme : price supérieur à 90, 12, 95,20 EUR",
    "nothing aggregated": "Rien à agréger : une ligne par endroit",
    "left out thin":
      "Hors graphique\u{A0}: 12 lignes dans des groupes qui en ont moins de 20",
    "left out whole": "Omise : la colonne « price », somme d’autres",
    "ranked by rows": "Les plus grandes selon le nombre de lignes",
    "ranked by one": "Les plus grandes selon price",
    "ranked by a sum": "Les plus grandes selon la somme de price, ACME",
    "ranked by a mean": "Les plus grandes selon la moyenne de price",
    "ranked by a sum of rows": "Les plus grandes selon la somme de price",
    "largest columns": "Les 8 colonnes sur 17 aux plus grandes moyennes",
    "too fine":
      "a.csv : les dates de la colonne « city » ne sont pas aussi précises ; utiliser --every month ou plus long",
    "mean of means": "ACME, moyenne des moyennes : 150,00 EUR, médiane des moyennes : 148,00 EUR",
    "short row":
      "1 ligne est trop courte (ligne 230), ses dernières cellules sont traitées comme manquantes",
    "short rows":
      "12 lignes sont trop courtes (la première, ligne 230), leurs dernières cellules sont traitées comme manquantes",
    "no date":
      "Colonne date : ligne 5, « CA » n’est pas à coup sûr une date, la colonne est donc du texte",
    "stray day":
      "Colonne date : ligne 5, « 31.02.2026 » n’existe pas dans le calendrier, traité comme manquant",
    "no day":
      "Colonne date : ligne 5, « 31.02.2026 » n’existe pas dans le calendrier, la colonne est donc du texte",
    "code for missing":
      "Colonne rain : -999, loin de tous les autres, apparaît 1 fois et compte comme une valeur",
    "codes for missing":
      "Colonne rain : -999, loin de tous les autres, apparaît 1 200 fois et compte comme une valeur",
    "stray date":
      "Colonne date : ligne 5, 1 cellule n’est pas une date (CA), traitée comme manquante",
    "time of no zone":
      "Colonne date\u{A0}: 1 heure sans fuseau (2026-11-01 02:30), lue en UTC",
    "times of no zone":
      "Colonne date\u{A0}: 12 heures sans fuseau (2026-11-01 02:30), lues en UTC",
    "skipped time":
      "Colonne date\u{A0}: 1 heure n’existe pas dans le fuseau Europe/Berlin (02:30), repoussée de la durée du changement d’heure",
    "skipped times":
      "Colonne date\u{A0}: 12 heures n’existent pas dans le fuseau Europe/Berlin (02:30), repoussées de la durée du changement d’heure",
    "repeated time":
      "Colonne date\u{A0}: 1 heure apparaît deux fois dans le fuseau Europe/Berlin (02:15), lue comme la première",
    "repeated times":
      "Colonne date\u{A0}: 2 heures apparaissent deux fois dans le fuseau Europe/Berlin (02:15), lues comme la première",
    "rounded integers":
      "Colonne date\u{A0}: les nombres entiers de plus de 15 chiffres sont arrondis",
    "bound columns of most": "Chaque valeur se situe entre low et high, là où il y a les deux",
    "stray dates":
      "Colonne date : ligne 5, 12 cellules ne sont pas des dates (CA), traitées comme manquantes",
    "column in another chart":
      "c1\u{A0}: mesure, dans le graphique 5, de 3 à 98, 40 valeurs différentes",
    "column of which some values are charted":
      "c1\u{A0}: mesure, de 3 à 98, 40 valeurs différentes sur 50",
    "columns not charted": "16 colonnes non représentées",
    "points here": "4 points à cet endroit",
    "plateau from range to range": "Palier\u{A0}: 5, de 0 à 3",
    "column in the chart": "c1 : mesure, dans le graphique, de 3 à 98, 40 valeurs différentes",
    "reading": "Lecture de a.csv",
    "reading a part": "Lecture de a.csv, 40 %, temps restant : 3 secondes",
    "largest rise across missing times": "Plus forte hausse : 12,00 EUR, du 1er au 3 mai",
    "largest drop across missing times": "Plus forte chute : 12,00 EUR, du 1er au 3 mai",
    "missing values": "Valeurs manquantes : 2",
    "nothing to open": "Pas encore de lignes à ouvrir : la lecture continue",
    "rows so far": "412 000 lignes jusqu’ici",
    "cut off": "Raccourci pendant la lecture : 412 000 lignes",
    "changed meanwhile":
      "Modifié pendant la lecture : anciennes et nouvelles lignes peuvent être mêlées ; le relire",
    "parted by blanks":
      "a.csv, ligne 2, colonne 5\u{A0}: 7 cellules au lieu de 4\u{A0}; avec --format blanks le tableau se lit sans erreur",
    "uneven list":
      "a.csv, ligne 3, price : la liste a 1 valeur au lieu de 2 ; donner la même longueur à toutes les listes",
    "long name": "a.csv : le nom d’une colonne dépasse 64 kilooctets ; le raccourcir",
    "text that was cut off":
      "a.csv, ligne 3 : le texte s’arrête au milieu d’une lettre, comme s’il était coupé ; obtenir le fichier entier",
    "damaged UTF-16":
      "a.csv, ligne 3 : le texte est en UTF-16, mais une partie est abîmée ou manque ; obtenir le fichier entier, ou garder ce qui est lisible, par exemple avec iconv -c -f UTF-16 -t UTF-8",
    "replaced meanwhile": "Remplacé par un autre fichier pendant la lecture : ceci est l’ancien",
    "live: of a pipe": "En direct",
    "live: of a file": "En direct de a.csv",
    "live: a cell missing": "Fin de l’entrée : 12 lignes, 1 cellule sans valeur",
    "live: unfit": "3 non conformes",
    "live: loaded": "Tout est lu : 412 000 lignes",
    "live: loaded no rows": "Tout est lu",
    "long line": "a.csv, ligne 2 : la ligne dépasse 12 mégaoctets ; la diviser en lignes",
    "left out percents": "Omise\u{A0}: la ligne «\u{A0}ACME\u{A0}», en pourcentages",
    "partial first unit": "La première valeur (Mon) ne couvre que 4 jours sur 7",
    "partial last unit": "La dernière valeur (Mon) ne couvre que 1 mois sur 12",
    "left out totals": "Hors graphique : 2 lignes de totaux (ACME et Mon)",
    "empty cell": "Colonne state : 1 cellule vide reprend le nom au-dessus",
    "empty cells": "Colonne state : 12 cellules vides reprennent le nom au-dessus",
    "some charts left out": "Certains des graphiques ouverts n’y sont pas",
    "pitches of the part": "Le son n’y va du grave à l’aigu que pour cette partie",
    "same axes left out": "Ses graphiques ont chacun leurs propres axes",
    "all rows": "Les 1 704 lignes",
    "bound columns": "Chaque valeur se situe entre low et high",
    "error column": "Barres d’erreur : Price au-dessus et en dessous de chaque valeur",
    "empty columns": "Sans valeurs : wind, rain",
    "reading keys": "Entrée ouvre ce qui est lu",
    "waiting keys": "Échap arrête la lecture, q quitte",
    "live: stopped": "Lecture arrêtée : 412 000 lignes",
    "live: stopped no rows": "Lecture arrêtée",
    "assumed day order":
      "Colonne date : lue avec le jour en premier",
    "assumed month order":
      "Colonne date : lue avec le mois en premier",
    "rows of a range": "1 204 sur 3 376 lignes : price de 200 à 300",
    "grid cell of a series": "Date de 10 à 20, Price de 5 à 8 : ACME 12 points",
    "same grid cell of another series": "ACME 1 point, Date de 10 à 20, Price de 5 à 8",
    "column of a grid without points of a series": "ACME, pas de point, Date de 10 à 20",
    "selections with missing values":
      "Moyenne de price par ligne : 300,0 ; dépasse 200,5 de 99,5. price égal à 5, 12 lignes, sans valeur : 2 ; comparé à : les 36 lignes",
    "shape of a level": "BOLT, allure\u{A0}: varie autour de 12",
    "shape of a constant": "Allure : reste à 12,00 EUR",
    "shape of a level with a spike":
      "Allure\u{A0}: varie autour de 12, sauf un pic à 900,00 EUR le 15 janvier",
    "shape of a level with a dip": "Allure : reste à 12, sauf un creux à 3 pour x = 15",
    "shape of legs":
      "Allure : monte jusqu’à 100,00 EUR le 2 janvier, baisse jusqu’à 20,00 EUR le 3 janvier, reste à environ 20,00 EUR (du 3 au 5 janvier), puis monte jusqu’à 30,00 EUR",
    "shape of noisy legs":
      "Allure : baisse jusqu’à environ 20 pour x = 25, monte jusqu’à environ 60 pour x = 50, puis baisse jusqu’à environ 40, avec du bruit",
    "shape of a rise": "Allure : monte de 3,00 EUR à 83,00 EUR",
    "shape of a fall": "Allure : baisse de 83,00 EUR à 3,00 EUR",
    "shape of steps":
      "Allure : reste à environ 10 (x de 0 à 29), puis reste à environ 50 (x de 30 à 50)",
    "shape of one way in noise":
      "Allure\u{A0}: baisse d’environ 140 à environ 20, avec du bruit",
    "shape of a level with a last value apart":
      "Allure\u{A0}: varie autour de 12, sauf 900,00 EUR le 15 janvier",
    "shape of a level with a burst":
      "Allure\u{A0}: varie autour de 12, sauf un pic à 900,00 EUR, du 14 au 17 janvier",
    "shape of a level and one in noise":
      "Allure\u{A0}: reste à environ 10 (x de 0 à 29), puis varie autour de 50 (x de 30 à 50), avec du bruit",
    "shape of a growth": "Allure : double en 4",
    "shape of a growth over years": "Allure : double en environ 22 ans",
    "shape of a decay": "Allure : diminue de moitié en environ 10 jours",
    "shape of an exact decay": "Allure : diminue de moitié en 3,5 s",
    "shape of a period": "Allure : se répète tous les 6 points, en baisse dans l’ensemble",
    "shape of a year":
      "BOLT, allure : se répète chaque année, en moyenne au plus haut en août, au plus bas en février, en hausse dans l’ensemble",
    "shape of a day":
      "Allure : se répète chaque jour, en moyenne au plus haut à 15:00, au plus bas à 04:00",
    "shape of a period of one minute": "Allure : se répète chaque minute",
    "shape of a period of one hour": "Allure : se répète chaque heure",
    "shape of a period of one week": "Allure : se répète chaque semaine",
    "shape of a period of one month": "Allure : se répète chaque mois",
    "shape of a period of one quarter": "Allure : se répète chaque trimestre",
    "describe a period beside no shape":
      "La série n’a pas de direction nette, de 1,00 EUR le 2 janvier jusqu’à 1,00 EUR le 6 janvier, sans changement. Le maximum est de 9,00 EUR le 3 janvier (2 valeurs), le minimum de 1,00 EUR le 2 janvier (3 valeurs). Les valeurs se répètent tous les 7 points (7 jours).",
    "a billion": "Minimum\u{A0}: -1 milliard d’EUR pour x = 3",
    "archive": "a.csv\u{A0}: c’est une archive\u{A0}; la décompresser d’abord",
    "below zero": "En dessous de zéro\u{A0}: 5 valeurs sur 12, la première le 5 janvier",
    "below zero of a series":
      "BOLT, en dessous de zéro\u{A0}: 1 valeur sur 9, le 5 janvier",
    "trend line": "BOLT, droite de tendance\u{A0}: de 10,00 à 22,00 EUR",
    "line": "Ligne à 10,00 EUR\u{A0}: 5 valeurs sur 12 au-dessus",
    "line with a name": "BOLT, ACME, 10,00 EUR\u{A0}: 0 valeur sur 9 au-dessus",
    "courses":
      "1 série monte\u{A0}; 2 baissent\u{A0}; 3 montent dans l’ensemble, en changeant de sens\u{A0}; 4 baissent dans l’ensemble, en changeant de sens\u{A0}; 5 montent puis restent stables\u{A0}; 6 baissent puis restent stables\u{A0}; 7 montent puis baissent\u{A0}; 8 baissent puis montent\u{A0}; 9 changent plusieurs fois de sens\u{A0}; 10 se répètent\u{A0}; 11 ont un pic\u{A0}; 12 ont un creux\u{A0}; 13 restent stables\u{A0}; 14 varient autour d’un niveau\u{A0}; 15 n’ont pas de direction nette\u{A0}; 16 n’ont aucune valeur",
    "courses that are alike": "5 séries changent plusieurs fois de sens",
    "database":
      "a.csv\u{A0}: c’est une base SQLite\u{A0}; exporter une table, par exemple avec sqlite3 -csv -header",
    "deviation": "BOLT, écart type\u{A0}: 5,20 EUR",
    "swings that grow":
      "BOLT, fluctuations\u{A0}: 2,4 fois plus grandes dans la seconde moitié que dans la première",
    "swings that shrink":
      "Fluctuations\u{A0}: 3 fois plus grandes dans la première moitié que dans la seconde",
    "document":
      "a.csv\u{A0}: c’est un document PDF, pas un tableau\u{A0}; exporter son tableau au format CSV",
    "highest told by its value": "Maximum\u{A0}: 146,20",
    "largest mean":
      "En moyenne, la plus haute\u{A0}: ACME, 146,20 EUR\u{A0}; la plus basse\u{A0}: sans nom, 20,00 EUR",
    "shared drop": "Plus forte chute\u{A0}: les 4 séries, le 3 mai",
    "shared rise": "Plus forte hausse\u{A0}: les 5 séries, le 3 mai",
    "shared highest": "Maximum\u{A0}: les 5 séries, le 3 mai",
    "shared lowest": "Minimum\u{A0}: les 3 séries, le 3 mai",
    "overtaking": "ACME dépasse BOLT le 3 mai et reste au-dessus",
    "overtaking between points":
      "ACME dépasse BOLT entre le 3 et le 9 mai et reste au-dessus",
    "largest of equal drops":
      "BOLT, plus forte chute\u{A0}: 2,00 EUR le 3 mai, la première de 3 égales",
    "largest of equal rises":
      "Plus forte hausse\u{A0}: 2,00 EUR le 3 mai, la première de 29 égales",
    "middle half": "Moitié centrale\u{A0}: de 10,00 à 22,00 EUR",
    "not skewed": "BOLT, forme\u{A0}: à peu près symétrique",
    "one course of each": "1 série monte, 1 se répète",
    "options without effect":
      "Sans effet, car aucune colonne ne contient de dates\u{A0}: --date-format dd.MM.",
    "outlier far from all others":
      "Valeur aberrante\u{A0}: 9,00 EUR le 5 janvier, loin de toutes les autres",
    "outlier far from its neighbors":
      "Valeur aberrante\u{A0}: 9,00 EUR le 5 janvier, loin des valeurs voisines",
    "outlier in what repeats":
      "BOLT, valeurs aberrantes\u{A0}: 2, la plus éloignée\u{A0}: 9,00 EUR le 5 janvier, inhabituelle à cet endroit de la répétition",
    "outlier of its month": "Valeur aberrante\u{A0}: 9,00 EUR le 5 janvier, inhabituelle en mars",
    "outlier of its weekday":
      "Valeur aberrante\u{A0}: 9,00 EUR le 5 janvier, inhabituelle le mercredi",
    "Parquet":
      "a.csv\u{A0}: c’est un fichier Parquet\u{A0}; l’exporter au format CSV, par exemple avec duckdb",
    "picture":
      "a.csv\u{A0}: c’est une image, pas un tableau\u{A0}; ouvrir les données dont elle est faite",
    "quadrillions": "Moyenne\u{A0}: 2,5 billiards, médiane\u{A0}: 4 milliards",
    "renamed": "Renommées, car le nom apparaît deux fois\u{A0}: a 2, b 2",
    "series it has not": "146,20 EUR",
    "setting caption": "Annonce d’un point\u{A0}: série, endroit, valeur, unité, changement",
    "shape of other weeks":
      "Allure\u{A0}: se répète chaque semaine, en moyenne au plus haut le mercredi, au plus bas le mardi",
    "shape of weeks":
      "Allure\u{A0}: se répète chaque semaine, en moyenne au plus haut le samedi, au plus bas le lundi",
    "skewed to high values": "Forme\u{A0}: queue plus longue vers les valeurs hautes",
    "skewed to low values": "Forme\u{A0}: queue plus longue vers les valeurs basses",
    "spanned powers":
      "Les valeurs s’étendent sur 6 puissances de dix\u{A0}; un axe logarithmique sépare les petites",
    "spanned powers with a remedy":
      "Les valeurs s’étendent sur 3 puissances de dix\u{A0}; un axe logarithmique sépare les petites",
    "spreadsheet":
      "a.csv\u{A0}: c’est un classeur, pas du texte\u{A0}; l’enregistrer au format CSV",
    "steady trend": "Tendance\u{A0}: hausse très nette\u{A0}; aucun retournement",
    "trillions": "Maximum\u{A0}: 17,87 billions pour x = 3",
    "unit alone": "EUR",
    "unit before the place": "146,20\u{A0}; 17 mai, EUR",
    "value alone": "146,20",
    "value first": "146,20 EUR, 17 mai, hausse de 1,3 %",
    "wide bin": "Plus large que les autres\u{A0}: classe de 110 à 900 g",
  ]
}
