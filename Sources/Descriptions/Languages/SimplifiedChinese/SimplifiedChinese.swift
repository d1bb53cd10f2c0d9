import Charts

/// Chinese in simplified characters, as written in mainland China.
struct SimplifiedChinese: EastAsianPhrasebook {
  let code = "zh-Hans"
  let name = "简体中文"
  var regional: Format?
  static let style = Format(
    "zh_Hans_CN", plural: .invariable, percentagePoint: Noun("个百分点"), unitSeparator: "",
    listSeparator: "、", sentenceSeparator: "。", isYearFirst: true,
    weeks: WeekWords(tick: "#周", week: "第#周", ofYear: "@年第#周"),
    powers: [8: Noun("亿"), 12: Noun("万亿"), 16: Noun("亿亿")],
    rangeWords: RangeWords(from: ["从", "自", "起", "以上"], to: ["到", "至", "以下"]))

  // MARK: Grammar

  let comma = "，"
  let copula = "为"
  let possessive = "的"
  let unnamed = "未命名"
  let unnamedSeries = "未命名的系列"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("个点")
    case .box: Noun("个箱体")
    case .violin: Noun("个小提琴形")
    case .bin: Noun("个分组")
    case .value: Noun("个值")
    case .series, .seriesInShort: Noun("个系列")
    case .row: Noun("行")
    case .column: Noun("列")
    case .cell: Noun("方")
    case .category: Noun("个类别")
    case .item: Noun("项")
    case .second: Noun("秒")
    case .time(.minute): Noun("分钟")
    case .time(.hour): Noun("小时")
    case .time(.day): Noun("天")
    case .time(.week): Noun("周")
    case .time(.month): Noun("个月")
    case .time(.quarter): Noun("个季度")
    case .time(.year): Noun("年")
    }
  }

  // A label that begins with “without” is no possession, nor is “missing”.
  func topic(_ word: String, of name: String) -> String {
    word == words(fact: .label(.missing))
      ? name + word : name + (word.hasPrefix("没有") ? "中" : possessive) + word
  }
  func quoted(_ text: String) -> String { "“\(text)”" }
  func both(_ first: String, _ second: String) -> String { "\(object(first))与\(object(second))" }
  func range(_ low: String, _ high: String) -> String { "\(low)至\(high)" }
  func number(_ number: String, of count: String, _ among: Among) -> String {
    switch among {
    case .charts: "第\(number)个，共\(count)个"
    case .points: "第\(number)个点，共\(count)个"
    case .items: "第\(number)项，共\(count)项"
    case .rows: "第\(number)行，共\(count)行"
    case .columns: "第\(number)列，共\(count)列"
    case .places: "\(count)个中第\(number)个"
    case .toldCharts: "\(number)个，共\(count)个"
    }
  }

  // Both series are named once.
  func distance(_ comparison: Comparison) -> String {
    let movement = movement(comparison)
    let clauses = [movement, mostApart(comparison)].compactMap(\.self)
    return clauses.isEmpty ? "" : (movement == nil ? "两者的" : "两者") + rest(clauses)
  }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber): "x为\(x)时"
    case .at(let range, .range): "\(range)组"
    case .at(let place, _): place
    case .stretch(let from, let to, .bareNumber): "x从\(from)至\(to)"
    case .stretch(let from, let to, _): "\(from)至\(to)"
    case .between(let from, let to, _): "\(from)与\(to)之间"
    case .axis(.x): "X轴"
    case .axis(.y): "Y轴"
    case .axis(.values): "数值"
    case .axis(.additional): "另有"
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
