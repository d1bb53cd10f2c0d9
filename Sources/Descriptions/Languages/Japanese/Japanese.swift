import Charts

/// Japanese: the place before the value, and nouns where a listener wants it short.
struct Japanese: EastAsianPhrasebook {
  let code = "ja"
  let name = "日本語"
  var regional: Format?
  static let style = Format(
    "ja_JP", plural: .invariable, percentagePoint: Noun("ポイント"), unitSeparator: "",
    listSeparator: "、", sentenceSeparator: "。", isYearFirst: true,
    weeks: WeekWords(tick: "#週", week: "第#週", ofYear: "@年第#週"),
    powers: [8: Noun("億"), 12: Noun("兆"), 16: Noun("京")],
    rangeWords: RangeWords(from: ["から", "以上", "以降"], to: ["まで", "以下"]))

  // MARK: Grammar

  let comma = "、"
  let copula = "は"
  let possessive = "の"
  let unnamed = "名前なし"
  let unnamedSeries = "名前のない系列"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("点")
    case .box: Noun("個の箱")
    case .violin: Noun("個の分布")
    case .bin: Noun("階級")
    case .value: Noun("個")
    case .series, .seriesInShort: Noun("系列")
    case .row: Noun("行")
    case .column: Noun("列")
    case .cell: Noun("マス")
    case .category: Noun("項目")
    case .item: Noun("件")
    case .second: Noun("秒")
    case .time(.minute): Noun("分間")
    case .time(.hour): Noun("時間")
    case .time(.day): Noun("日間")
    case .time(.week): Noun("週間")
    case .time(.month): Noun("か月")
    case .time(.quarter): Noun("四半期")
    case .time(.year): Noun("年")
    }
  }

  func listed(_ texts: [String]) -> String { texts.joined(separator: "と") }
  func quoted(_ text: String) -> String { "「\(text)」" }
  func both(_ first: String, _ second: String) -> String { "\(object(first))と\(object(second))" }
  func range(_ low: String, _ high: String) -> String { "\(low)から\(high)" }

  // “2000〜2010年”
  func yearsInShort(_ first: String, _ last: String) -> String? {
    first.hasSuffix("年") && last.hasSuffix("年") ? "\(first.dropLast())〜\(last)" : nil
  }
  func number(_ number: String, of count: String, _ among: Among) -> String {
    switch among {
    case .charts: "\(count)件中\(number)件目"
    case .points: "\(count)点中\(number)点目"
    case .items, .rows: "\(count)行中\(number)行目"
    case .columns: "\(count)列中\(number)列目"
    case .places: "\(count)個中\(number)個目"
    case .toldCharts: "\(count)件中\(number)件"
    }
  }

  // MARK: Sentences

  // A clause that ends in a noun needs a verb, one in the polite form has it; what happens is done.
  func sentence(_ clause: String) -> String {
    if clause.isEmpty { return "" }
    if ["です", "ます", "ません"].contains(where: clause.hasSuffix) { return "\(clause)。" }
    if clause.hasSuffix("繰り返し") { return "\(clause)ます。" }
    if clause.hasSuffix("相関なし") { return "\(clause.dropLast(2))はありません。" }
    if clause.hasSuffix("ばらつきあり") { return "\(clause.dropLast(2))があります。" }
    if ["ごとに2倍", "ごとに半分"].contains(where: clause.hasSuffix) { return "\(clause)になります。" }
    if ["上昇", "下降", "変動", "変更"].contains(where: clause.hasSuffix) { return "\(clause)します。" }
    if ["欠損", "個は除外"].contains(where: clause.hasSuffix) { return "\(clause)しています。" }
    return "\(clause)です。"
  }

  // Noun after noun is one sentence, with one verb at its end.
  func distance(_ comparison: Comparison) -> String {
    let clauses = [movement(comparison), mostApart(comparison)].compactMap(\.self)
    return clauses.isEmpty ? "" : rest(clauses)
  }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber): "xが\(x)のとき"
    case .at(let range, .range): "\(range)の階級"
    case .at(let place, _): place
    case .stretch(let from, let to, .bareNumber): "xが\(from)から\(to)の間"
    case .stretch(let from, let to, _): "\(from)から\(to)"
    case .between(let from, let to, _): "\(from)と\(to)の間"
    case .axis(.x): "X軸"
    case .axis(.y): "Y軸"
    case .axis(.values): "値"
    case .axis(.additional): "ほかに"
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
