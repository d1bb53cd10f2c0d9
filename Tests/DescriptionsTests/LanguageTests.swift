import Charts
import Foundation
import Testing

@testable import Descriptions

struct LanguageTests {
  // MARK: Choosing

  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("en_US.UTF-8", "en"), ("en-GB", "en-GB"), ("ja", "ja"),
    ("ja_JP.UTF-8", "ja"), ("ja_JP@euro", "ja"), ("zh_CN", "zh-Hans"), ("zh_CN.GB18030", "zh-Hans"),
    ("zh-Hans", "zh-Hans"), ("zh-hans-sg", "zh-Hans-SG"), ("zh", "zh-Hans"), ("de", "de"),
    ("de_AT.UTF-8", "de-AT"), ("de_DE@euro", "de"), ("fr", "fr"), ("fr-CA", "fr-CA"),
    ("fr_CH.ISO-8859-1", "fr-CH"), ("es", "es"), ("es_MX", "es-MX"), ("es-419", "es-419"),
    ("es_JP", "es"), ("zh_TW", "zh-Hans"), ("de-1996", "de"), ("de_xx", "de"), ("pt", "pt-BR"),
    ("pt_BR.UTF-8", "pt-BR"), ("pt-PT", "pt-PT"), ("pl", "pl"),
  ])
  func findsALanguage(tag: String, expected: String) {
    #expect(Languages.language(tag)?.tag == expected)
  }

  @Test(arguments: [
    "", "C", "POSIX", "C.UTF-8", "nl_NL", "jav", "est", "fro", "e", "-", ".", "@", "日本語",
  ])
  func findsNoOtherLanguage(tag: String) {
    #expect(Languages.language(tag) == nil)
  }

  @Test(
    arguments: [
      ([:], "en"), (["LANG": "ja_JP.UTF-8"], "ja"), (["LANG": "C"], "en"),
      (["LC_MESSAGES": "zh_CN.UTF-8", "LANG": "ja_JP.UTF-8"], "zh-Hans"),
      (["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "zh_CN"], "ja"),
      (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], "ja"),
      (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], "en"), (["LC_ALL": "nl_NL", "LANG": "ja_JP"], "en"),
      (["LC_ALL": "es_MX.UTF-8", "LANG": "de_AT.UTF-8"], "es-MX"),
      (["LANG": "de_AT.UTF-8"], "de-AT"),
    ] as [([String: String], String)])
  func followsTheEnvironment(environment: [String: String], expected: String) {
    #expect(Languages.language(of: environment).tag == expected)
  }

  /// The words stay; what a region writes in its own way follows it.
  @Test(arguments: [
    ("es", "Máximo: 21.183,90 EUR el 5 de enero"), ("es-MX", "Máximo: 21,183.90 EUR el 5 de enero"),
    ("es-US", "Máximo: 21,183.90 EUR el 5 de enero"),
    ("es_CO", "Máximo: 21.183,90 EUR el 5 de enero"),
    ("de_CH.UTF-8", "Höchstwert: 21’183.90 EUR am 5. Januar"),
    ("de-AT", "Höchstwert: 21.183,90 EUR am 5. Jänner"),
    ("en_GB", "Highest: 21,183.90 EUR on 5 January"),
    ("en_US", "Highest: 21,183.90 EUR on January 5"),
    ("fr-CA", "Maximum\u{A0}: 21\u{A0}183,90 EUR le 5 janvier"),
    ("zh-Hans-SG", "最大值：1月5日，21,183.90EUR"),
  ])
  func numbersAndDatesFollowTheRegion(tag: String, expected: String) throws {
    let place = Place.date(
      1_672_876_800, .day, timeZone: "UTC", .year)
    let fact = Fact.highest(
      Quantity(21_183.9, fractionDigits: 2, unit: "EUR"), place, series: nil)
    #expect(try #require(Languages.language(tag)).text(fact) == expected)
  }

  @Test func tagsAreUniqueAndFindTheirLanguage() {
    #expect(Languages.all.first?.tag == "en")
    #expect(Set(Languages.all.map(\.tag)).count == Languages.all.count)
    for language in Languages.all { #expect(Languages.language(language.tag)?.tag == language.tag) }
  }

  // MARK: Every language

  static let tags = Languages.all.map(\.tag)

  @Test(arguments: tags)
  func everySentenceSaysSomethingOnOneLine(tag: String) throws {
    let language = try #require(Languages.language(tag))
    for sample in Examples.all {
      let text = language.text(sample.sentence)
      #expect(!text.isEmpty, "\(sample.name)")
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(sample.name)")
      #expect(!text.contains("  ") && !text.contains("Optional"), "\(sample.name)")
      #expect(!text.contains(".."), "a full stop after another: \(text)")
    }
  }

  @Test(arguments: tags)
  func noControlCharacterGetsThrough(tag: String) throws {
    let language = try #require(Languages.language(tag))
    let hostile = "a\u{1B}[2Jb\nc\r\nd\te\u{7}\u{85}f\u{9B}g\u{2028}h\u{0}"
    let sentences: [Sentence] = [
      .fact(.title(hostile)), .otherSeries(hostile, value: nil, difference: nil),
      .turn(.values, .point(PointOutline(place: .category(hostile), value: nil, label: hostile))),
      .problem(.unknownLanguage(hostile, known: [hostile])),
      .problem(.input(.init(.init(file: hostile, kind: .missing)))),
      .legendEntry(hostile, marker: "◆"), .paused(.verbatim(hostile)),
    ]
    for sentence in sentences {
      let text = language.text(sentence)
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!text.unicodeScalars.contains { $0 == "\u{2028}" })
      #expect(text.contains("a\u{FFFD}[2Jb c d e\u{FFFD} f\u{FFFD}g h\u{FFFD}"))
    }
    #expect(language.text(Fact.title("a\nb")) == "a b")
    // Neither is the text around a name turned.
    #expect(
      language.text(Fact.title("a\u{202E}b\u{2066}c\u{200D}d"))
        == "a\u{FFFD}b\u{FFFD}c\u{200D}d")
    #expect(language.text(Problem.unknownOutputKind("a\nb", known: [".wav"])).hasPrefix("a b"))
  }

  @Test func textWithoutControlsStaysAsItIs() {
    let title = "Ünïcode 👩‍👩‍👧 العربية 値 e\u{301}"
    for language in Languages.all {
      #expect(
        Array(language.text(.fact(.title(title))).unicodeScalars) == Array(title.unicodeScalars))
    }
  }

  @Test func longNamesDoNotMakeEndlessProblems() {
    let column = String(repeating: "x", count: 100_000)
    let kind = Examples.input(
      "", .unknownColumn(name: column, columns: Array(repeating: column, count: 1000)))
    for language in Languages.all { #expect(language.text(kind.sentence).count < 2000) }
  }

  // MARK: No English in other languages

  /// The data of the samples, which stays as it is in every language.
  static let data = [
    "state = CA", "state = XX", "age ≥ 18", "age > 200", "CA", "NY", "XX", "age", "state",
    "country",
    "city", "price", "date", "symbol", "site", "yield", "rain", "wind", "dear", "year", "c1",
    "source", "year", "Closing price", "Permission denied", "high-contrast-dark", "It went up.",
    "dd.MM.yyyy",
    "series[0]", "a.csv", "price > 90", "a.toml", "a.keys", "a.wav", "a.svg", "a.ogg", "<Rigth>",
    "USB 1", "ACME",
    "BOLT",
    "EUR", "Prices", "Price", "Pric", "Steps", "steps", "Date", "Day", "Mon", "Tue", "Wed", "Sun",
    "Nothing", "Split", "2.5s", "abc", "dumb", "dusk", "dark", "light", "EIO", "EOF", "axis",
    "axes", "red", "ENOSPC", "「xx」", "“xx”", "Mars", "box", "big", "80x24", "pulse", "default",
    "soon", "n50", "We", "Deutsch", "GB", "transform[0]", "data.url", "lookup", "tooltip", "shape",
    "---jsn", "--jsn", "-oz", "terse", "normal", "verbose",
    "x = symbol", "last = 30d", "encoding.timeUnit", "fortnight", "day", "data", "mean(price)",
    "Oslo", "Lima",
  ]

  /// Words without another name in any language: units, formats, commands, options, keys, keywords.
  static let names = [
    "ulimit -v", "Windows", "jq", "風向", "count()", "zstd -d -M2048MB",
    "--decimal-point", "Sixel", "kB", "UTF-16", "iconv -c -f UTF-16 -t",
    "--all", "--aggregate count", "--aggregate sum", "--every hour", "--every month", "--every",
    "--series",
    "--type heatmap", "--type candlestick", "open", "high", "low", "close", "--sort", "--top",
    "--bin auto", "--where 'price >= 10'",
    "--last", "--from", "--to", "--charts", "--follow",
    "earshot --plain", "earshot describe", "describe", "draw", "render", "iconv -f WINDOWS-1250 -t",
    "--no-header", "--header", "ulimit -n",
    "--delimiter", "--missing=-999",
    "sqlite3 -csv -header", "SQLite", "Parquet", "Arrow", "HDF5", "NetCDF", "Python", "--type pie",
    "--top", "duckdb", "PDF", "--y-scale log10",
    "--date-format dd.MM.", "a 2", "b 2", "900g",
    "--x", "--y 'count()'", "--y",
    "--split", "--json",
    "--date-format=M/d/yyyy", "--date-format=d/M/yyyy",
    "--date-format", "--keys", "--dump", "--solo", "--mute", "--size", "--device none", "none",
    "head", "MB", "Pipe", "--format blanks", "--format", "logfmt", "gzip", "libz.so.1", "zlib1g",
    "apt install",
    "-o", "--subtitles", "speech-dispatcher", "auto",
    "--decimal-comma", "--decimal-point", "earshot draw", "b.csv", "cvs", "csv", "drak", "dark",
    "--title", "--x-title", "--y-title", "--x-unit", "--y-unit", "--aggregate",
    "earshot themes check",
    "<Right>",
    "<Resize 40x12>", "<Wait 500ms>", "leftToRight", "rightToLeft", "linear", "log10", "ln", "true",
    "false", "\"x\"", "\"y\"", "#rrggbb", ".wav", ".mid", "Asia/Tokyo", "Asia/Shanghai", "Earshot",
    "TERM", "ASCII", "America/Sao_Paulo", "Europe/Warsaw", "next-point", "play", "Europe/Berlin",
    "Europe/Paris", "Europe/Madrid",
    "UTF-8", "UTC", "JSON", "SVG", "CSV", "WAV", "MIDI", "FLAC", "Ogg", "Opus", ".flac", ".ogg",
    "Markdown", "README", "TOML", "IANA", "Hz",
    "Tab", "--sample-format",
    "Space", "Enter", "Esc", "X軸", "Y軸",
    "X轴", "Y轴", "K线",
  ]

  @Test(arguments: Languages.all.filter { !$0.name.contains(where: \.isASCII) }.map(\.tag))
  func saysNothingInEnglish(tag: String) throws {
    let language = try #require(Languages.language(tag))
    let english = try #require(Languages.language("en"))
    // Names of one letter, of an axis, a key or a stretch, stand alone between other scripts.
    let letters: Set = ["x", "y", "r", "s", "q", "A", "B", "e", "Q", "Z", "h", "N", "C"]
    let ownWords: Set = [
      "title", "summary", "unit alone", "value alone", "a named series", "legend entry",
      "group series", "heading",
    ]
    for sample in Examples.all {
      var rest = language.text(sample.sentence)
      #expect(rest != english.text(sample.sentence) || ownWords.contains(sample.name), "\(rest)")
      // The longest first, so that none is taken apart.
      for known in (Self.data + Self.names).sorted(by: { $0.count > $1.count }) {
        rest = rest.replacing(known, with: "・")
      }
      for word in rest.split(whereSeparator: { !$0.isASCII || !$0.isLetter }) {
        #expect(
          letters.contains(String(word)) || sample.sentence.isListOfTags,
          "“\(word)” in \(language.text(sample.sentence))")
      }
      // Commas group digits and stand in JSON, colons in times of day, nowhere else.
      rest = rest.replacing(/[0-9][,:][0-9]|[\[{].*[\]}]/, with: "")
      #expect(!rest.contains(/[,;:!](?![\/])/), "half-width punctuation in \(rest)")
    }
  }

  /// Every sign that a key can type has a name that is said, and no two have the same.
  @Test(arguments: Languages.all.map(\.tag))
  func everyKeyHasAName(tag: String) throws {
    let language = try #require(Languages.language(tag))
    let names = type(of: language).keyNames
    let signs = (0x21...0x7E).compactMap(Unicode.Scalar.init).map(Character.init)
      .filter { !$0.isLetter && !$0.isNumber }
    #expect(signs.allSatisfy { names[String($0)]?.isEmpty == false })
    #expect(Set(names.keys) == Set(English.keyNames.keys))
    #expect(Set(names.values).count == names.count)
  }

  /// Every language finds the same keys by what one wants of them.
  @Test(arguments: Languages.all.map(\.tag))
  func helpIsFoundInEveryLanguage(tag: String) throws {
    let words = type(of: try #require(Languages.language(tag))).searchWords
    #expect(Set(words.keys) == Set(English.searchWords.keys))
    #expect(words.values.allSatisfy { !$0.isEmpty })
  }

  /// Everyday words of every language for what one may want lead to the key that does it.
  @Test(arguments: [
    ("en", "average maximum minimum zoom compare sort undo remove delete hide highest bar"),
    (
      "de",
      "Durchschnitt Maximum Minimum Zoom vergleichen sortieren rückgängig entfernen löschen ausblenden"
    ),
    ("ja", "平均 最大 最小 ズーム 比較 並べ替え 元に戻す 削除 隠す"),
    ("zh-Hans", "平均 最大 最小 缩放 比较 排序 撤销 删除 移除 隐藏"),
    ("fr", "moyenne maximum minimum zoom comparer trier annuler supprimer retirer masquer"),
    ("es", "promedio máximo mínimo zoom comparar ordenar deshacer eliminar borrar ocultar"),
    ("pt-BR", "média máximo mínimo zoom comparar ordenar desfazer excluir remover ocultar"),
    ("pl", "średnia maksimum minimum zoom porównaj sortuj cofnij usuń ukryj"),
  ])
  func everydayWordsFindTheirKeys(tag: String, words: String) throws {
    let language = try #require(Languages.language(tag))
    let known = type(of: language).searchWords
    for word in words.split(separator: " ") {
      let isFound = KeyAction.allCases.contains { action in
        [language.text(action), known[action] ?? ""].contains {
          $0.lowercased().contains(word.lowercased())
        }
      }
      #expect(isFound, "\(tag): \(word)")
    }
  }

  /// The words of more than a letter, as they would stand within a sentence.
  static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 }.map(String.init))
  }

  @Test(arguments: Languages.all.filter { !$0.name.contains(where: \.isASCII) }.map(\.tag))
  func keysAreNotInEnglish(tag: String) throws {
    let language = try #require(Languages.language(tag))
    for action in KeyAction.allCases {
      #expect(!language.text(action).contains { $0.isASCII && $0.isLetter }, "\(action)")
    }
  }
}

extension Sentence {
  /// True when it lists values of an option, which are the same in every language.
  var isListOfTags: Bool {
    switch self {
    case .problem(.unknownLanguage), .problem(.typeForLater): true
    case .problem(.input(let input)):
      switch input.problem.kind {
      case .unknownType, .missingSeries: true
      default: false
      }
    default: false
    }
  }
}
