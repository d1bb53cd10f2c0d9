import Descriptions
import Testing

@testable import Explorer

/// Everyday words lead to the key that one wants, in every language, whatever was searched for before.
@Suite struct SearchWordsTests {
  /// The words that somebody types, by the key that they lead to.
  static let words: [String: [KeyAction: String]] = [
    "en": [
      .goTo: "fall, drop, down, outlier, missing", .sound: "silent, mute, turn off sound, sound",
      .compare: "compare, difference", .settings: "quiet, louder, volume, language",
      .brailleRow: "braille",
      .quit: "leave, exit, close, how do i leave", .takeBack: "undo, mistake, wrong, error",
      .columns: "column, filter, sort, only one, choose",
      .highest: "maximum, record, best", .lowest: "minimum", .details: "average",
      .export: "save, recording, share",
      .faster: "speed up", .describe: "shape", .play: "listen, music",
      .search: "city, country, person",
      .goToPlace: "date", .table: "records, data", .help: "shortcuts", .stop: "halt",
    ],
    "de": [
      .goTo: "Absturz, fallen, Rückgang, runter, Ausreißer", .sound: "stumm, Ton aus, Ton",
      .compare: "vergleichen, Unterschied", .settings: "leise, lauter, Lautstärke, Sprache",
      .quit: "verlassen, schließen, beenden", .takeBack: "rückgängig, Fehler, falsch",
      .columns: "Spalte, filtern",
      .highest: "Maximum, Rekord", .lowest: "Minimum", .details: "Durchschnitt",
      .export: "speichern, Aufnahme",
      .faster: "beschleunigen", .describe: "Form", .play: "hören",
      .table: "Tabelle, Datensatz, Daten",
      .search: "Stadt, Land, Person", .goToPlace: "Datum", .help: "Anleitung",
    ],
    "ja": [
      .goTo: "下落、下がる、上がる、下降、外れ値", .sound: "消音、音を消す", .compare: "比べる、比較",
      .settings: "静か、音量、大きな音、言語", .quit: "終わる、やめる、閉じる、終了", .takeBack: "元に戻す、間違い、間違えた",
      .columns: "列、絞る、並べ替え", .highest: "最大、記録", .lowest: "最小", .details: "平均", .export: "保存、録音",
      .faster: "速く", .describe: "形", .play: "聞く、音楽", .search: "都市、国、人", .goToPlace: "日付",
      .table: "データ、表", .help: "使い方",
    ],
    "fr": [
      .goTo: "chute, baisse, descendre, valeur aberrante", .sound: "muet, couper le son",
      .compare: "comparer, différence", .settings: "silencieux, plus fort, volume, langue",
      .quit: "quitter, sortir, fermer", .takeBack: "annuler, erreur",
      .columns: "colonne, filtrer, trier",
      .highest: "maximum, record", .lowest: "minimum", .details: "moyenne",
      .export: "enregistrer, partager",
      .faster: "accélérer", .describe: "forme", .play: "écouter, musique",
      .search: "ville, pays, personne",
      .goToPlace: "date", .table: "données", .help: "raccourcis",
    ],
    "es": [
      .goTo: "caída, bajada, bajar, valor atípico", .sound: "silenciar, quitar sonido",
      .compare: "comparar, diferencia", .settings: "más fuerte, volumen, idioma",
      .quit: "salir, cerrar, terminar", .takeBack: "deshacer, error",
      .columns: "columna, filtrar, ordenar",
      .highest: "máximo, récord", .lowest: "mínimo", .details: "promedio",
      .export: "guardar, grabar",
      .faster: "acelerar", .describe: "forma", .play: "escuchar, música",
      .search: "ciudad, país, persona",
      .goToPlace: "fecha", .table: "datos", .help: "atajos",
    ],
    "pt-BR": [
      .goTo: "queda, baixa, cair, valor atípico", .sound: "mudo, tirar o som",
      .compare: "comparar, diferença", .settings: "som alto, volume, idioma",
      .quit: "sair, fechar, encerrar", .takeBack: "desfazer, erro, engano",
      .columns: "coluna, filtrar, ordenar",
      .highest: "máximo, recorde", .lowest: "mínimo", .details: "média", .export: "salvar, gravar",
      .faster: "acelerar", .describe: "forma", .play: "ouvir, música",
      .search: "cidade, país, pessoa",
      .table: "dados", .help: "atalhos",
    ],
    "pl": [
      .goTo: "spadek, spada, w dół, wartość odstająca", .sound: "wycisz, wyłącz dźwięk",
      .compare: "porównaj, różnica", .settings: "ciszej, głośniej, głośność, język",
      .quit: "wyjdź, zamknij, zakończ", .takeBack: "cofnij, błąd, pomyłka",
      .columns: "kolumna, filtruj, sortuj",
      .highest: "maksimum, rekord", .lowest: "minimum", .details: "średnia",
      .export: "zapisz, nagraj",
      .faster: "przyspiesz", .describe: "kształt", .play: "słuchaj, muzyka",
      .search: "miasto, kraj, osoba",
      .table: "dane", .help: "skróty",
    ],
    "zh-Hans": [
      .goTo: "下降、下跌、跌、离群值", .sound: "静音、关闭声音", .compare: "比较、对比",
      .settings: "小声、大声、音量、语言", .quit: "退出、离开、关闭", .takeBack: "撤销、错误、弄错", .columns: "列、筛选、排序",
      .highest: "最大、纪录", .lowest: "最小", .details: "平均", .export: "保存、录音", .faster: "加快",
      .describe: "形状", .play: "听、音乐", .search: "城市、国家、人", .goToPlace: "日期",
      .table: "数据、表格", .help: "怎么用",
    ],
  ]

  @Test(arguments: words.keys.sorted())
  func everydayWordsLeadToTheirKey(tag: String) throws {
    var model = try ShelfTests.model([ShelfTests.prices], language: tag)
    _ = try model.press("?")
    var count = 0
    for (action, words) in Self.words[tag] ?? [:] {
      for word in words.split(whereSeparator: { ",、".contains($0) }).map({ String($0).trimmed }) {
        // One help is searched for all, one word after the other.
        _ = update(&model, .key(.character("/")))
        for character in word { _ = update(&model, .key(.character(character))) }
        _ = update(&model, .key(.enter))
        let selected = try #require(model.overlay?.selected)
        let found = model.helpRows[selected].action
        let said = model.caption.text(in: model.language)
        #expect(found == action, "\(tag): \(word): \(found), \(said)")
        count += 1
      }
    }
    #expect(count >= 20)
  }
}
