import Charts

/// Japanese: the place before the value, and nouns where a listener wants it short.
struct Japanese: Phrasebook {
  let code = "ja"
  let name = "日本語"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "ja_JP", plural: .invariable, percentagePoint: Noun("ポイント"), unitSeparator: "",
    listSeparator: "、", sentenceSeparator: "。", isYearFirst: true)

  // MARK: Grammar

  let comma = "、"
  let colon = "："
  let semicolon = "、"
  let wordGap = ""
  let unnamed = "名前なし"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("点")
    case .value: Noun("個")
    case .series, .seriesInShort: Noun("系列")
    case .row: Noun("行")
    case .column: Noun("列")
    case .category: Noun("項目")
    case .second: Noun("秒")
    }
  }

  func quoted(_ text: String) -> String { "「\(text)」" }
  func both(_ first: String, _ second: String) -> String { "\(named(first))と\(named(second))" }
  func range(_ low: String, _ high: String) -> String { "\(low)から\(high)" }
  func number(_ number: String, of count: String, _ among: Among) -> String {
    switch among {
    case .charts: "\(count)件中\(number)件目"
    case .points: "\(count)点中\(number)点目"
    case .items: "\(count)行中\(number)行目"
    }
  }

  // MARK: Order

  // The place stands before the value, and what has something before what it has.
  func topic(_ word: String, of name: String) -> String { "\(name)の\(word)" }
  func about(_ name: String, _ told: String) -> String { "\(name)、\(told)" }
  func value(_ value: String, at place: String) -> String { "\(place)、\(value)" }
  func value(_ value: String, inSentenceAt place: String) -> String { "\(place)の\(value)" }
  func value(_ value: String, over stretch: String) -> String { "\(stretch)、\(value)" }

  // Full-width, as every sign of punctuation.
  func parenthesized(_ text: String) -> String { "（\(text)）" }

  // There are no capitals; a letter of the data stays as it is.
  func capitalized(_ word: String) -> String { word }

  // A clause that ends in a noun needs a verb, one in the polite form has it.
  func sentence(_ clause: String) -> String {
    ["です", "ます", "ません"].contains { clause.hasSuffix($0) } ? "\(clause)。" : "\(clause)です。"
  }

  // A topic takes the series along: “ACMEの終値は”.
  func subject(_ series: SeriesOutline) -> String? { heading(series) }

  // Noun after noun is one sentence, with one verb at its end.
  func rest(_ clauses: [String]) -> String { sentence(clauses.joined(separator: comma)) }

  // As above.
  func distance(_ comparison: Comparison) -> String {
    let clauses = [movement(comparison), mostApart(comparison)].compactMap(\.self)
    return clauses.isEmpty ? "" : rest(clauses)
  }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber), .single(let x, .bareNumber): "xが\(x)のとき"
    case .at(let place, _), .single(let place, _): place
    case .stretch(let from, let to, .bareNumber): "xが\(from)から\(to)の間"
    case .stretch(let from, let to, _): "\(from)から\(to)"
    case .axis(.x): "X軸"
    case .axis(.y): "Y軸"
    case .axis(.values): "値"
    case .axis(.additional): "ほかに"
    case .reach(let axis, let extent): "\(axis)は\(extent)"
    case .rightToLeft: "右から左"
    case .notFromZero: "0から始まらない"
    case .noValues: "値なし"
    case .timeZone(let name): "タイムゾーン\(name)"
    case .convertedTimes: "データの時差から換算"
    case .logarithmic: "対数目盛"
    case .naturalLogarithmic: "対数目盛、底はe"
    }
  }
}
