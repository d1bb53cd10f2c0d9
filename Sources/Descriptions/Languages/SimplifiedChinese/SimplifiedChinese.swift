import Charts

/// Chinese in simplified characters, as written in mainland China.
struct SimplifiedChinese: Phrasebook {
  let code = "zh-Hans"
  let name = "简体中文"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "zh_Hans_CN", plural: .invariable, percentagePoint: Noun("个百分点"), unitSeparator: "",
    listSeparator: "、", sentenceSeparator: "。", isYearFirst: true)

  // MARK: Grammar

  let comma = "，"
  let colon = "："
  let semicolon = "，"
  let wordGap = ""
  let unnamed = "无名称"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("个点")
    case .value: Noun("个值")
    case .series, .seriesInShort: Noun("个系列")
    case .row: Noun("行")
    case .column: Noun("列")
    case .category: Noun("个类别")
    case .second: Noun("秒")
    }
  }

  func quoted(_ text: String) -> String { "“\(text)”" }
  func both(_ first: String, _ second: String) -> String { "\(named(first))与\(named(second))" }
  func range(_ low: String, _ high: String) -> String { "\(low)至\(high)" }
  func number(_ number: String, of count: String, _ among: Among) -> String {
    switch among {
    case .charts: "第\(number)个，共\(count)个"
    case .points: "第\(number)个点，共\(count)个"
    case .items: "第\(number)项，共\(count)项"
    }
  }

  // MARK: Order

  // The place stands before the value, and what has something before what it has.
  func topic(_ word: String, of name: String) -> String { "\(name)的\(word)" }
  func about(_ name: String, _ told: String) -> String { "\(name)，\(told)" }
  func value(_ value: String, at place: String) -> String { "\(place)，\(value)" }
  func value(_ value: String, inSentenceAt place: String) -> String { "\(place)的\(value)" }
  func value(_ value: String, over stretch: String) -> String { "\(stretch)，\(value)" }

  // Full-width, as every sign of punctuation.
  func parenthesized(_ text: String) -> String { "（\(text)）" }

  // There are no capitals; a letter of the data stays as it is.
  func capitalized(_ word: String) -> String { word }

  // A measure word goes with the series: “ACME的收盘价”.
  func subject(_ series: SeriesOutline) -> String? { heading(series) }

  // Short clauses in a row are one sentence.
  func rest(_ clauses: [String]) -> String { sentence(clauses.joined(separator: comma)) }

  // As above, of both series, which are named once.
  func distance(_ comparison: Comparison) -> String {
    let clauses = [movement(comparison), mostApart(comparison)].compactMap(\.self)
    return clauses.isEmpty ? "" : "两者" + rest(clauses)
  }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber), .single(let x, .bareNumber): "x为\(x)时"
    case .at(let place, _), .single(let place, _): place
    case .stretch(let from, let to, .bareNumber): "x从\(from)至\(to)"
    case .stretch(let from, let to, _): "\(from)至\(to)"
    case .axis(.x): "X轴"
    case .axis(.y): "Y轴"
    case .axis(.values): "数值"
    case .axis(.additional): "另有"
    case .reach(let axis, let extent): "\(axis)为\(extent)"
    case .rightToLeft: "从右到左"
    case .notFromZero: "不从0开始"
    case .noValues: "没有数值"
    case .timeZone(let name): "时区\(name)"
    case .convertedTimes: "由数据中的时差换算"
    case .logarithmic: "对数刻度"
    case .naturalLogarithmic: "对数刻度，以e为底"
    }
  }
}
