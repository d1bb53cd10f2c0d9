import Descriptions
import Testing

@testable import Explorer

/// Forty everyday words of each language lead to the key that one wants, among the first three that help finds.
@Suite struct EverydayWordsTests {
  /// A wish, with its word in each language.
  struct Wish: Sendable, CustomTestStringConvertible {
    var action: KeyAction
    var words: [String: String]

    var testDescription: String { words["en"] ?? "" }

    init(
      _ action: KeyAction, en: String, de: String, fr: String, es: String, pt: String, pl: String,
      ja: String, zh: String
    ) {
      self.action = action
      words = [
        "en": en, "de": de, "fr": fr, "es": es, "pt-BR": pt, "pl": pl, "ja": ja, "zh-Hans": zh,
      ]
    }
  }

  static let wishes: [Wish] = [
    Wish(
      .audioGraph, en: "legend", de: "Legende", fr: "légende", es: "leyenda", pt: "legenda",
      pl: "legenda", ja: "凡例", zh: "图例"),
    Wish(
      .suggestions, en: "box plot", de: "Boxplot", fr: "boîte à moustaches", es: "diagrama de caja",
      pt: "diagrama de caixa", pl: "wykres pudełkowy", ja: "箱ひげ図", zh: "箱线图"),
    Wish(
      .suggestions, en: "pie", de: "Kreisdiagramm", fr: "camembert", es: "tarta", pt: "pizza",
      pl: "kołowy", ja: "円グラフ", zh: "饼图"),
    Wish(
      .suggestions, en: "bar chart", de: "Balkendiagramm", fr: "barres", es: "gráfico de barras",
      pt: "gráfico de barras", pl: "słupkowy", ja: "棒グラフ", zh: "柱形图"),
    Wish(
      .suggestions, en: "histogram", de: "Histogramm", fr: "histogramme", es: "histograma",
      pt: "histograma", pl: "histogram", ja: "ヒストグラム", zh: "直方图"),
    Wish(
      .suggestions, en: "scatter", de: "Streudiagramm", fr: "nuage de points", es: "dispersión",
      pt: "dispersão", pl: "punktowy", ja: "散布図", zh: "散点"),
    Wish(
      .takeBack, en: "start over", de: "von vorn", fr: "recommencer", es: "empezar de nuevo",
      pt: "recomeçar", pl: "od nowa", ja: "やり直", zh: "重新开始"),
    Wish(
      .takeBack, en: "undo", de: "rückgängig", fr: "annuler", es: "deshacer", pt: "desfazer",
      pl: "cofnij", ja: "元に戻す", zh: "撤销"),
    Wish(
      .columns, en: "only some", de: "nur einige", fr: "seulement", es: "solo algunos",
      pt: "só alguns", pl: "tylko niektóre", ja: "一部だけ", zh: "只看"),
    Wish(
      .columns, en: "group", de: "Gruppe", fr: "groupe", es: "grupo", pt: "grupo", pl: "grupa",
      ja: "グループ", zh: "分组"),
    Wish(
      .columns, en: "filter", de: "filtern", fr: "filtrer", es: "filtrar", pt: "filtrar",
      pl: "filtruj", ja: "絞り込み", zh: "筛选"),
    Wish(
      .columns, en: "sort", de: "sortieren", fr: "trier", es: "ordenar", pt: "ordenar",
      pl: "sortuj", ja: "並べ替え", zh: "排序"),
    Wish(
      .columns, en: "hide", de: "ausblenden", fr: "masquer", es: "ocultar", pt: "ocultar",
      pl: "ukryj", ja: "隠す", zh: "隐藏"),
    Wish(
      .columns, en: "month", de: "Monat", fr: "mois", es: "mes", pt: "mês", pl: "miesiąc", ja: "月",
      zh: "月"),
    Wish(
      .columns, en: "sum", de: "Summe", fr: "somme", es: "suma", pt: "soma", pl: "suma", ja: "合計",
      zh: "总和"),
    Wish(
      .details, en: "average", de: "Durchschnitt", fr: "moyenne", es: "promedio", pt: "média",
      pl: "średnia", ja: "平均", zh: "平均"),
    Wish(
      .details, en: "median", de: "Median", fr: "médiane", es: "mediana", pt: "mediana",
      pl: "mediana", ja: "中央値", zh: "中位数"),
    Wish(
      .highest, en: "maximum", de: "Maximum", fr: "maximum", es: "máximo", pt: "máximo",
      pl: "maksimum", ja: "最大", zh: "最大"),
    Wish(
      .lowest, en: "smallest", de: "kleinster", fr: "le plus petit", es: "menor", pt: "menor",
      pl: "najmniejszy", ja: "最小", zh: "最小"),
    Wish(
      .goTo, en: "outlier", de: "Ausreißer", fr: "aberrante", es: "atípico", pt: "atípico",
      pl: "odstająca", ja: "外れ値", zh: "离群"),
    Wish(
      .goTo, en: "crossing", de: "Kreuzung", fr: "croisement", es: "cruce", pt: "cruzamento",
      pl: "przecięci", ja: "交差", zh: "交叉"),
    Wish(
      .goToPlace, en: "date", de: "Datum", fr: "date", es: "fecha", pt: "data", pl: "daty",
      ja: "日付", zh: "日期"),
    Wish(
      .search, en: "find", de: "suchen", fr: "chercher", es: "buscar", pt: "buscar", pl: "szukaj",
      ja: "検索", zh: "搜索"),
    Wish(
      .position, en: "where am I", de: "wo bin ich", fr: "où suis-je", es: "dónde estoy",
      pt: "onde estou", pl: "gdzie jestem", ja: "今どこ", zh: "我在哪里"),
    Wish(
      .describe, en: "trend", de: "Trend", fr: "tendance", es: "tendencia", pt: "tendência",
      pl: "trend", ja: "傾向", zh: "趋势"),
    Wish(
      .table, en: "table", de: "Datentabelle", fr: "tableau de données", es: "tabla de datos",
      pt: "tabela de dados", pl: "tabela danych", ja: "データ表", zh: "数据表"),
    Wish(
      .play, en: "listen", de: "hören", fr: "écouter", es: "escuchar", pt: "ouvir", pl: "słuchaj",
      ja: "聞く", zh: "播放"),
    Wish(
      .faster, en: "speed", de: "Geschwindigkeit", fr: "vitesse", es: "velocidad",
      pt: "velocidade", pl: "szybkość", ja: "速度", zh: "速度"),
    Wish(
      .sound, en: "mute", de: "stumm", fr: "muet", es: "silenciar", pt: "mudo", pl: "wycisz",
      ja: "ミュート", zh: "静音"),
    Wish(
      .settings, en: "volume", de: "Lautstärke", fr: "volume", es: "volumen", pt: "volume",
      pl: "głośność", ja: "音量", zh: "音量"),
    Wish(
      .settings, en: "language", de: "Sprache", fr: "langue", es: "idioma", pt: "idioma",
      pl: "język", ja: "言語", zh: "语言"),
    Wish(
      .settings, en: "screen reader", de: "Screenreader", fr: "lecteur d’écran",
      es: "lector de pantalla", pt: "leitor de tela", pl: "czytnik ekranu", ja: "スクリーンリーダー",
      zh: "屏幕阅读器"),
    Wish(
      .zoomIn, en: "zoom", de: "vergrößern", fr: "zoom", es: "ampliar", pt: "ampliar",
      pl: "przybliż", ja: "拡大", zh: "放大"),
    Wish(
      .zoomAll, en: "reset", de: "zurücksetzen", fr: "réinitialiser", es: "restablecer",
      pt: "redefinir", pl: "całość", ja: "全体を表示", zh: "全部"),
    Wish(
      .nextTheme, en: "color", de: "Farbe", fr: "couleur", es: "color", pt: "cor", pl: "kolor",
      ja: "色", zh: "颜色"),
    Wish(
      .export, en: "save", de: "speichern", fr: "enregistrer", es: "guardar", pt: "salvar",
      pl: "zapisz", ja: "保存", zh: "保存"),
    Wish(
      .export, en: "copy", de: "kopieren", fr: "copier", es: "copiar", pt: "copiar", pl: "kopiuj",
      ja: "コピー", zh: "复制"),
    Wish(
      .compare, en: "compare", de: "vergleichen", fr: "comparer", es: "comparar", pt: "comparar",
      pl: "porównaj", ja: "比較", zh: "比较"),
    Wish(
      .history, en: "repeat", de: "wiederholen", fr: "répéter", es: "repetir", pt: "repetir",
      pl: "powtórz", ja: "繰り返し", zh: "重复"),
    Wish(
      .quit, en: "exit", de: "beenden", fr: "quitter", es: "salir", pt: "sair", pl: "koniec",
      ja: "終了", zh: "退出"),
  ]

  /// The keys that one means by the plainest words come first.
  static let first: [Wish] = [
    Wish(
      .larger, en: "bigger", de: "größer", fr: "plus grand", es: "más grande", pt: "letra maior",
      pl: "większy", ja: "大きく", zh: "更大"),
    Wish(
      .smaller, en: "smaller", de: "kleiner", fr: "plus petit", es: "más pequeño",
      pt: "letra menor", pl: "mniejszy", ja: "小さく", zh: "更小"),
    Wish(
      .columns, en: "column", de: "Spalte", fr: "colonne", es: "columna", pt: "coluna",
      pl: "kolumna", ja: "列", zh: "列"),
    Wish(
      .suggestions, en: "chart", de: "Diagramm", fr: "graphique", es: "gráfico", pt: "gráfico",
      pl: "wykres", ja: "グラフ", zh: "图表"),
    Wish(
      .back, en: "back", de: "zurück", fr: "retour", es: "atrás", pt: "voltar", pl: "wstecz",
      ja: "戻る", zh: "返回"),
    Wish(
      .settings, en: "loud", de: "laut", fr: "plus fort", es: "más fuerte", pt: "som alto",
      pl: "głośniej", ja: "大きな音", zh: "大声"),
    Wish(
      .readAll, en: "read aloud", de: "vorlesen", fr: "lire à voix haute",
      es: "leer en voz alta", pt: "ler em voz alta", pl: "czytaj na głos", ja: "読み上げ",
      zh: "朗读"),
  ]

  @Test(arguments: ["en", "de", "fr", "es", "pt-BR", "pl", "ja", "zh-Hans"])
  func thePlainestLeadStraightToTheirKeys(tag: String) throws {
    for wish in Self.first {
      let word = try #require(wish.words[tag])
      var model = Fixtures.model(Fixtures.price, settings: Settings(languageTag: tag))
      _ = try model.press("?jjjjjjjjjjjjjjj")
      _ = model.searchList(for: word)
      let found = model.helpRows[try #require(model.overlay).selected].action
      #expect(found == wish.action, "\(word): \(found)")
    }
  }

  @Test(arguments: ["en", "de", "fr", "es", "pt-BR", "pl", "ja", "zh-Hans"])
  func theyLeadToTheirKeys(tag: String) throws {
    #expect(Self.wishes.count == 40)
    for wish in Self.wishes {
      let word = try #require(wish.words[tag])
      var model = Fixtures.model(Fixtures.price, settings: Settings(languageTag: tag))
      _ = try model.press("?")
      var found: [KeyAction] = []
      for step in 0..<3 {
        _ = model.searchList(for: step == 0 ? word : "")
        found.append(model.helpRows[try #require(model.overlay).selected].action)
      }
      #expect(found.contains(wish.action), "\(word): \(found)")
    }
  }
}
