import Charts
import FoundationEssentials
import FoundationInternationalization
import Tables

/// Japanese: the place before the value, and nouns where a listener wants it short.
struct Japanese: Language {
  let code = "ja"
  let name = "日本語"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "ja_JP", unitSeparator: "", listSeparator: "、", percentagePoint: ("ポイント", "ポイント"),
    sentenceSeparator: "。")

  func words(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact): words(fact)
    case .opening(let chart, let helpKey):
      outline(chart) + (helpKey.isEmpty ? "" : "。\(helpKey) ヘルプ")
    case .deckChart(let chart, let number, let count):
      "\(outline(chart))、\(ordinal(number, of: count, "件"))"
    case .chartDescription(let chart, let series): describe(chart, series)
    case .seriesDescription(let series): describe(series)
    case .comparison(let comparison): compare(comparison)
    case .describedComparison(let a, let b): "\(named(a))と\(named(b))の比較"
    case .stretch(let outline): stretch(outline)
    case .stretches(let a, let b): "A：\(stretch(a))。B：\(stretch(b))"

    case .point(let point): self.point(point)
    case .pointInFull(let point, let xTitle, let yTitle, let number, let count):
      inFull(point, xTitle, yTitle) + "、" + ordinal(number, of: count, "点")
    case .gridCell(let x, let y, let count):
      "x \(place(x))、y \(place(y))：\(self.count(count, "点"))"
    case .part(let part): self.part(part)
    case .otherSeries(let name, let value?, let difference):
      "\(named(name))、\(format.quantity(value))"
        + (difference.map { "、" + self.difference($0) } ?? "")
    case .otherSeries(let name, nil, _): "\(named(name))、欠損"
    case .jump(let jump, let point): self.jump(jump, to: point)
    case .crossing(let ordinal, let point, let passages):
      ([words(.jump(.landmark(.crossing, ordinal), point))] + passages.map(passage))
        .joined(separator: "、")
    case .edge(.firstPoint): "最初の点"
    case .edge(.lastPoint): "最後の点"
    case .edge(.firstItem): "リストの先頭"
    case .edge(.firstChart): "最初のグラフ"
    case .edge(.lastChart): "最後のグラフ"
    case .edge(.lastItem): "リストの末尾"
    case .edge(.widest): "すでに全体を表示"
    case .edge(.closest): "これ以上拡大できません"
    case .showing(let window): "表示範囲：\(shown(window))"
    case .showingAll(let points): "全体を表示、\(count(points, "点"))"
    case .position(let number, let count): ordinal(number, of: count, "点")
    case .cell(let cell):
      "\(format.count(cell.columns))列中\(format.count(cell.column))列目、\(format.count(cell.rows))行中\(format.count(cell.row))行目"
    case .noPoint(""): "点は未選択"
    case .noPoint(let key): "点は未選択：\(key)で最初の点へ"
    case .seriesOutline(let name, let points):
      name.isEmpty ? count(points, "点") : "\(name)、\(count(points, "点"))"
    case .seriesNumber(let number): "系列\(format.count(number))"
    case .goal(let goal, let count):
      self.goal(goal) + (count.map { "：\(format.count($0))" } ?? "")
    case .noGoal(.match(let text), nil): "「\(format.excerpt(text))」は見つかりません"
    case .noGoal(let goal, let isForward):
      switch isForward {
      case true?: "この先に\(self.goal(goal))はありません"
      case false?: "この前に\(self.goal(goal))はありません"
      case nil: "\(self.goal(goal))はありません"
      }
    case .bookmarkSet(let point): "しおり：\(self.point(point))"
    case .bookmarkRemoved(let point): "しおりを削除：\(self.point(point))"
    case .fromBookmark(let difference): fromBookmark(difference)
    case .prompt(.search, let text): "ラベルを検索：\(text)"
    case .prompt(.title, let text): "タイトルを検索：\(text)"
    case .prompt(.place, let text): "移動先：\(text)"
    case .notAPlace(let text):
      "位置「\(format.excerpt(text))」なし。例：値、n50、50%"
    case .back(let point): "戻りました：\(self.point(point))"
    case .noWayBack: "戻り先はありません"

    case .mode(.audioGraph): "オーディオグラフ"
    case .mode(.details): "グラフの詳細"
    case .mode(.describe): "系列の説明"
    case .mode(.values): "値"
    case .mode(.table): "データ表"
    case .turn(let mode, let item): "\(words(.mode(mode)))。\(words(item))"
    case .audioItem(let outline): audioItem(outline)

    case .dataTable(let rows, let columns):
      "データ表、\(count(rows, "行"))、\(count(columns, "列"))"
    case .row(let row): self.row(row)
    case .rowInFull(let row, let number, let count):
      inFull(row) + "、" + ordinal(number, of: count, "行")
    case .columnHeading(let title):
      heading(title) + (title.saidUnit.map { " (\($0))" } ?? "")

    case .paused(let point): "一時停止" + (point.map { "。" + words($0) } ?? "")
    case .stopped(let point): "停止" + (point.map { "。" + words($0) } ?? "")
    case .complete: "完了"
    case .soundOn: "音をオンにしました"
    case .soundOff: "音をオフにしました"
    case .silent(let silence, let key): self.silence(silence, key)
    case .pitchLegend(let lowest, let highest, let minimum, let maximum):
      "\(format.number(minimum, fractionDigits: 0))Hzは\(format.quantity(lowest))、"
        + "\(format.number(maximum, fractionDigits: 0))Hzは\(format.quantity(highest))"
    case .speed(let factor, let seconds):
      "速度\(format.factor(factor))倍、\(format.seconds(seconds))秒"
    case .speedLimit(let isFastest): isFastest ? "これ以上速くできません" : "これ以上遅くできません"
    case .loopStart(let point): "ループの始点：\(self.point(point))"
    case .loopEnd(let point): "ループの終点：\(self.point(point))"
    case .loopOn(let start, let end):
      "\(place(start))から\(place(end))までをループ再生"
    case .loopOff: "ループをオフにしました"
    case .direction(let isBackwards): isBackwards ? "逆再生" : "通常再生"
    case .valuesWhilePlaying(let isOn):
      isOn ? "再生中の値の読み上げ：オン" : "再生中の値の読み上げ：オフ"
    case .loopNeedsEnds(let start, let end):
      start.isEmpty || end.isEmpty
        ? "先に始点と終点を決めてください"
        : "先に \(start) と \(end) で始点と終点を決めてください"
    case .nothingToPlay: "再生できる値がありません"
    case .playedOverNetwork: "音は接続先のマシンで鳴ります"

    case .deckPlace(let number, let count): ordinal(number, of: count, "件")
    case .sampleDeck: "サンプル集"
    case .factGroup(.chart): "グラフ"
    case .factGroup(.axes): "軸"
    case .factGroup(.series(let name)): name.isEmpty ? "系列" : name
    case .factGroup(.comparisons): "比較"
    case .factGroup(.total): "合計"
    case .listPlace(let number, let count): ordinal(number, of: count, "行")
    case .helpTitle: "ヘルプ"
    case .helpRow(let keys, let action):
      text(action) + (keys.isEmpty ? "" : "：\(keys)")
    case .goToTitle: "移動先の種類"
    case .chartListTitle(let count): "グラフの一覧、\(self.count(count, "件"))"
    case .settingsTitle(""): "設定"
    case .settingsTitle(let keys): "設定、\(keys) で変更"
    case .setting(let setting): self.setting(setting)
    case .settingNotKept(let setting, let file, let reason):
      "\(self.setting(setting))、保存できません：\(reason ?? "ファイルではありません")（\(file)）"
    case .historyTitle: "読み上げ履歴"
    case .historyEmpty: "読み上げ履歴はまだありません"
    case .exportKind(.svg): "画像（SVG）"
    case .exportKind(.text): "画像（テキスト）"
    case .exportKind(.coloredText): "画像（色付きテキスト）"
    case .exportKind(.markdown): "説明文（Markdown）"
    case .exportKind(.csv): "データ（CSV）"
    case .exportKind(.wave): "音（WAV）"
    case .exportKind(.midi): "音（MIDI）"
    case .exported(let file): "書き出しました：\(file)"
    case .notExported(let file, let reason): "\(file)を書き出せません：\(reason)"
    case .dataTitle: "データ"
    case .hint(let hint, let keys): "\(keys) \(self.hint(hint))"
    case .theme(let name): "テーマ：\(name)"
    case .onlyOneTheme: "テーマは1つだけです"
    case .verdict(.failed): "不合格"
    case .verdict(.nearly): "ぎりぎり"
    case .verdict(.passed): "合格"
    case .verdicts(let failed, let nearly, let passed):
      "不合格\(format.count(failed))、ぎりぎり\(format.count(nearly))、合格\(format.count(passed))"
    case .onlyOneChart: "グラフは1つだけです"
    case .key(let action): text(action)
    case .keyGroup(let group): self.group(group)
    case .idleKey(let key, let hint, let hintKey):
      "\(keyAtStart(key))：機能なし"
        + (hintKey.isEmpty ? "" : "。\(keyAtStart(hintKey))：\(self.hint(hint))")
    case .closed: "終了"
    case .legendEntry(let name, let marker): name.isEmpty ? marker : "\(marker) \(name)"
    case .readingEnd: "すべて読み上げました"
    case .defaultValue: "既定"

    case .verbatim(let said): said
    case .problem(let problem): words(problem)
    }
  }

  // MARK: Facts

  func words(_ fact: Fact) -> String {
    switch fact {
    case .title(let title): title
    case .summary(let summary): summary
    case .composition(let type, let series, let points):
      "\(name(type))、\(count(series, "系列"))、\(count(points, "点"))"
    case .xAxis(let title, let extent, let scale, let direction):
      axis("X軸", title, extent, scale) + (direction == .rightToLeft ? "、右から左" : "")
    case .yAxis(let title, let extent, let scale, let hasZero):
      axis("Y軸", title, extent, scale) + (hasZero ? "" : "、0から始まらない")
    case .values(let title, let extent, let scale): axis("値", title, extent, scale)
    case .additionalAxis(let title, let extent): axis("ほかに", title, extent, .linear)
    case .sharedAxes(let x?, let y?) where x == y: "一覧の\(count(x, "件"))のグラフで軸が共通"
    case .sharedAxes(let x?, nil): "一覧の\(count(x, "件"))のグラフでX軸が共通"
    case .sharedAxes(nil, let y?): "一覧の\(count(y, "件"))のグラフでY軸が共通"
    case .sharedAxes(let x, let y):
      "一覧の\(count(x ?? 1, "件"))のグラフでX軸が共通、\(count(y ?? 1, "件"))でY軸が共通"
    case .series(let name, let points, let isContinuous):
      "\(named(name))：\(isContinuous ? "連続する線" : "個別の値")、\(count(points, "点"))"
    case .highest(let value, let place, let often, let series):
      extreme("最大値", value, place, often, series)
    case .lowest(let value, let place, let often, let series):
      extreme("最小値", value, place, often, series)
    case .mean(let mean, let median, let series):
      "\(lead("平均値", series))：\(format.quantity(mean))、中央値：\(format.quantity(median))"
    case .change(let start, let end, let change, let series):
      "\(lead("変化", series))：\(range(start, end))、\(self.change(change))"
    case .trend(let trend, let turningPoints, let series):
      "\(lead("傾向", series))：\(self.trend(trend))"
        + (trend.direction == .flat
          ? "" : "、転換点" + (turningPoints == 0 ? "なし" : count(turningPoints, "個")))
    case .missing(let missing, let series): "\(lead("欠損", series))：\(count(missing, "点"))"
    case .offScale(let count, let series):
      "\(series.map { "\(named($0))、" } ?? "")表示できない値：\(format.count(count))個、対数軸に位置がありません"
    case .noValues(let series): series.map { "\(named($0))：値なし" } ?? "値なし"
    case .gaps(let gaps, let from, let to, let series):
      "\(lead("欠損区間", series))：" + several(gaps, "か所", "最長は") + stretch(from, to)
    case .period(let points, let span, let strength, let series):
      "\(lead("周期", series))：\(interval(points, span))、\(self.strength(strength))"
    case .spikes(let spikes, let value, let place, let isPeak, let series):
      "\(lead(spikes > 1 ? "急な山や谷" : isPeak ? "急な山" : "急な谷", series))："
        + several(spikes, "個", isPeak ? "最大は" : "最大の谷は")
        + "\(at(place))、\(format.quantity(value))"
    case .outliers(let outliers, let value, let place, let series):
      "\(lead("外れ値", series))：\(several(outliers, "個", "最も離れた値は"))"
        + "\(at(place))、\(format.quantity(value))"
    case .plateaus(let plateaus, let level, let from, let to, let series):
      "\(lead("横ばい区間", series))：\(several(plateaus, "か所", "最長は"))"
        + "\(stretch(from, to))、\(format.quantity(level))"
    case .largestRise(let size, let place, let series):
      "\(lead("最大の上昇", series))：\(at(place))、\(format.magnitude(size))増"
    case .largestDrop(let size, let place, let series):
      "\(lead("最大の下降", series))：\(at(place))、\(format.magnitude(size))減"
    case .comparison(let comparison): relation(comparison)
    case .largestDifference(let a, let b, let size, let place):
      "\(named(a))と\(named(b))の最大の差：\(at(place))、\(format.magnitude(size))"
    case .window(let window):
      "表示範囲：\(shown(window))（全体は\(stretch(window.first, window.last))）"
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      (series.map { "\(named($0))、" } ?? "")
        + "指定範囲（\(range(low, high))）を\(isAbove ? "上回る" : "下回る")値\(ofParts ? "を含む点" : "")：\(self.count(count, "個"))"
    case .noPoints(let from, let to): "点のない区間：\(stretch(from, to))"
    case .leftOut(let rows): "除外：xの値がない\(count(rows, "行"))"
    case .repeatedPlaces(let column, let most, let shared, let places, let remedy):
      "同じ\(column ?? "x")の点が最大\(count(most, "個"))あり（\(count(places, "か所"))中\(count(shared, "か所"))）、推移は説明しません"
        + (remedy.map { "。\($0)で別々のグラフになります" } ?? "")
    case .part(let name, let fact):
      words(fact.renamed { $0.map { "\(named($0))の\(word(name))" } ?? word(name) })
    case .bins(let bins, let width):
      "階級：\(count(bins, "個"))、幅\(format.quantity(width))"
    case .sampleSize(let count, let series): "\(lead("値の数", series))：\(format.count(count))"
    case .mode(let place, let count, let series):
      "\(lead("最頻階級", series))：\(self.place(place))、\(self.count(count, "個"))"
    case .largestSpread(let spread, let place, let series):
      "\(lead("最大の四分位範囲", series))：\(at(place))、\(format.magnitude(spread))"
    case .densest(let values, let place, let series):
      "\(lead("値の集まる所", series))：\(at(place))、"
        + format.listed(values.map(format.quantity)) + "付近"
    case .shares(let parts, let others, let percent, let whole, let series):
      "\(lead("内訳", series))：\(format.quantity(whole))のうち"
        + (parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
        + (others > 0 ? ["ほか\(count(others, "項目"))で\(format.percent(percent))"] : []))
        .joined(separator: format.listSeparator)
    case .withoutShare(let number, let place, let series):
      "\(lead("割合のない値", series))：\(count(number, "個"))、ゼロ未満、\(number > 1 ? "最初は" : "")\(at(place))"
    case .noShares: "内訳なし：ゼロより大きい値がありません"
    case .sums(let rows, let parts):
      "合算：\(count(rows, "行"))を\(count(parts, "個"))の値に"
    case .quartileMethod: "四分位数は線形補間、ひげは四分位範囲の1.5倍以内の値まで"
    case .contradictions(let candles, let place):
      candles == 1
        ? "矛盾：\(at(place))の1本、安値から高値までの範囲外"
        : "矛盾：\(count(candles, "本"))（最初は\(at(place))）、安値から高値までの範囲外"
    case .correlation(let correlation, let trend, let series):
      "\(lead("相関係数", series))：\(format.correlation(correlation))、\(self.trend(trend))"
    case .directions(let up, let down, let unchanged):
      "上昇：\(format.count(up))、下落：\(format.count(down))、変わらず：\(format.count(unchanged))"
    }
  }

  private func name(_ type: ChartType) -> String {
    switch type {
    case .line: "折れ線グラフ"
    case .bar: "棒グラフ"
    case .groupedBar: "グループ棒グラフ"
    case .stackedBar: "積み上げ棒グラフ"
    case .area: "面グラフ"
    case .step: "階段グラフ"
    case .histogram: "ヒストグラム"
    case .box: "箱ひげ図"
    case .heatMap: "ヒートマップ"
    case .scatter: "散布図"
    case .candlestick: "ローソク足チャート"
    case .violin: "バイオリン図"
    case .pie: "円グラフ"
    case .donut: "ドーナツグラフ"
    }
  }

  private func axis(_ name: String, _ title: String?, _ extent: AxisExtent, _ scale: Scale)
    -> String
  {
    let parts = [title.flatMap { $0.isEmpty ? nil : $0 }, self.extent(extent), self.scale(scale)]
    return "\(name)：" + parts.compactMap(\.self).joined(separator: "、")
  }

  private func extent(_ extent: AxisExtent) -> String {
    switch extent {
    case .none: "値なし"
    case .numbers(let low, let high): range(low, high)
    case .dates(let first, let last, let precision, let zone, let span, _):
      ([dates(format.dates(first, last, precision, timeZone: zone, span: span))]
        + (extent.timeZone.map(zoneWords) ?? [])).joined(separator: "、")
    case .categories(let count, let first, let last):
      count == 1
        ? "1項目、\(named(first))"
        : "\(self.count(count, "項目"))、\(named(first))から\(named(last))"
    case .rows(let count, let first, let last):
      count == 1
        ? "1行、\(named(first))"
        : "\(self.count(count, "行"))、\(named(first))から\(named(last))"
    }
  }

  private func dates(_ ends: (first: String, last: String?)) -> String {
    ends.last.map { "\(ends.first)から\($0)" } ?? ends.first
  }

  /// Whose clocks the times of day are of.
  private func zoneWords(_ zone: SaidTimeZone) -> [String] {
    [zone.name == "UTC" ? zone.name : "タイムゾーン\(zone.name)"]
      + (zone.isConverted ? ["データの時差から換算"] : [])
  }

  private func scale(_ scale: Scale) -> String? {
    switch scale {
    case .linear: nil
    case .log10: "対数目盛"
    case .ln: "対数目盛、底はe"
    }
  }

  /// Two quantities with the unit after the second.
  private func range(_ low: Quantity, _ high: Quantity) -> String {
    if low == high { return format.quantity(low) }
    return format.number(low) + "から"
      + format.quantity(high)
  }

  /// The highest or the lowest value, where it is, and how often.
  private func extreme(
    _ word: String, _ value: Quantity, _ place: Place, _ often: Occurrence, _ series: String?
  ) -> String {
    switch often {
    case .once: "\(lead(word, series))：\(at(place))、\(format.quantity(value))"
    case .several(let count):
      "\(lead(word, series))：\(at(place))、\(format.quantity(value))（"
        + "\(self.count(count, "点"))のうち最初）"
    case .always(let count):
      "\(lead(word, series))：\(format.quantity(value))（\(self.count(count, "点"))すべて）"
    }
  }

  private func lead(_ word: String, _ series: String?) -> String {
    series.map { "\(named($0))の\(word)" } ?? word
  }

  /// Of one thing nothing; of several how many, and which one is told.
  private func several(_ number: Int, _ counter: String, _ which: String) -> String {
    number == 1 ? "" : "\(count(number, counter))、\(which)"
  }

  private func stretch(_ from: Place, _ to: Place) -> String {
    if from == to { return at(from) }
    let text = "\(place(from))から\(place(to))"
    return format.isBareNumber(from) ? "xが\(text)の間" : text
  }

  /// What a series does between two marks, without a full stop.
  private func stretch(_ outline: StretchOutline) -> String {
    let lead = [
      outline.series.map(named), outline.axis.map(named), stretch(outline.from, outline.to),
    ].compactMap(\.self)
    let what = [
      outline.change.map(step), outline.values.map { count($0, "個") },
      outline.mean.map { "平均値\(format.quantity($0))" },
    ].compactMap(\.self)
    return lead.joined(separator: "、") + "："
      + (what.isEmpty ? "値なし" : what.joined(separator: "、"))
  }

  /// The part of a chart that is shown, and how many of its points.
  private func shown(_ window: WindowOutline) -> String {
    "\(stretch(window.from, window.to))、\(count(window.count, "点"))中\(count(window.points, "点"))"
  }

  private func interval(_ points: Int, _ span: Span?) -> String {
    count(points, "点") + (span.flatMap(format.span).map { "（\($0)）" } ?? "")
  }

  private func strength(_ strength: Trend.Strength) -> String {
    switch strength {
    case .strong: "強い"
    case .moderate: "中程度"
    case .weak: "弱い"
    }
  }

  /// How two series lie and go, without a verb at the end.
  private func relation(_ comparison: Comparison) -> String {
    order(comparison) + (comparison.movement.map { "、\(movement($0))" } ?? "")
  }

  /// How two series lie, without a full stop.
  private func order(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    return if comparison.shared == 0 {
      "\(a)と\(b)は共通する位置なし"
    } else if comparison.equal == comparison.shared {
      "\(a)と\(b)は\(shared(comparison) ?? "すべて")同じ値"
    } else if comparison.crossings > 0 {
      "\(a)と\(b)の\(crossings(comparison))"
    } else if comparison.isCounted {
      counts(comparison)
    } else if lower == 0 {
      comparison.equal == 0 ? "\(a)は\(shared(comparison) ?? "常に")\(b)より高い値" : "\(a)は常に\(b)以上の値"
    } else {
      comparison.equal == 0 ? "\(a)は\(shared(comparison) ?? "常に")\(b)より低い値" : "\(a)は常に\(b)以下の値"
    }
  }

  /// Where an order holds that never changes; `nil` where that is everywhere.
  private func shared(_ comparison: Comparison) -> String? {
    if comparison.isEverywhere { return nil }
    let places = "共通する\(count(comparison.shared, "か所"))"
    return comparison.shared == 1 ? "\(places)で" : "\(places)すべてで"
  }

  private func crossings(_ comparison: Comparison) -> String {
    let isOne = comparison.crossings == 1
    let first = comparison.firstCrossing.map { "（\(isOne ? "" : "最初は")\(at($0))）" } ?? ""
    return "交差は\(count(comparison.crossings, "回"))\(first)"
  }

  private func movement(_ movement: Comparison.Movement) -> String {
    switch movement {
    case .together: "動きは同じ向き"
    case .opposite: "動きは逆向き"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "横ばい"
    case (.mixed, _): "明確な方向なし"
    case (.rising, .strong): "強い上昇"
    case (.rising, .moderate): "中程度の上昇"
    case (.rising, .weak): "弱い上昇"
    case (.falling, .strong): "強い下降"
    case (.falling, .moderate): "中程度の下降"
    case (.falling, .weak): "弱い下降"
    }
  }

  private func place(_ place: Place) -> String {
    switch place {
    case .category(let name): named(name)
    case .range(let low, let high): range(low, high)
    case .number, .date: format.place(place)
    }
  }

  /// A place as it stands before a value.
  private func at(_ place: Place) -> String {
    format.isBareNumber(place) ? "xが\(self.place(place))のとき" : self.place(place)
  }

  // MARK: Points

  /// A point in few words, without the name of its value where that was said.
  private func point(_ point: PointOutline, without said: ValueName? = nil) -> String {
    var parts = [point.series, place(point.shortPlace)].compactMap(\.self)
    let name = said == nil ? point.details.valueName : nil
    parts.append(point.value.map { value($0, name) } ?? "欠損")
    parts += shortDetails(point.details)
    if let placing = point.placing { parts.append(self.placing(placing)) }
    if let label = point.label, !label.isEmpty { parts.append(label) }
    if let change = point.change { parts.append(step(change)) }
    parts += point.details.additional.map(part)
    return parts.filter { !$0.isEmpty }.joined(separator: "、")
  }

  private func inFull(_ point: PointOutline, _ xTitle: String?, _ yTitle: String?) -> String {
    let value = point.value.map { self.value($0, point.details.valueName) } ?? "欠損"
    let parts =
      [
        point.series(besides: yTitle),
        "\(xTitle ?? "x")は\(place(point.place))",
        point.needsNoTitle(yTitle) ? value : "\(yTitle ?? "y")は\(value)",
      ] + details(point.details)
      + [point.placing.map(placing), point.label, point.change.map(step)]
      + point.details.additional.map(part)
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "、")
  }

  /// How a point lies that its axes were not made for.
  private func placing(_ placing: Placing) -> String {
    switch placing {
    case .aboveRange: "範囲より上"
    case .belowRange: "範囲より下"
    case .nowhere: "表示できない"
    }
  }

  /// A value with its name, where it has one among the parts of its point.
  private func value(_ value: Quantity, _ name: ValueName?) -> String {
    if name == .count, let number = Int(exactly: value.value) { return count(number, "個") }
    return (name.map { "\(word($0))" } ?? "") + format.quantity(value)
  }

  /// What a point is made of on the axis of its value, beside that.
  private func details(_ details: PointDetails) -> [String] {
    let rise = details.rise.map { $0 > 0 ? "上昇" : $0 < 0 ? "下落" : "変わらず" }
    return [rise, details.share.map(share)].compactMap(\.self) + details.otherParts.map(part)
      + outliers(details)
  }

  /// The same in few words: of a box its middle half.
  private func shortDetails(_ details: PointDetails) -> [String] {
    guard let box = details.box else { return self.details(details) }
    return ["四分位数\(range(box.low, box.high))"] + outliers(details)
  }

  private func outliers(_ details: PointDetails) -> [String] {
    details.outlierCount > 0 ? ["外れ値" + count(details.outlierCount, "個")] : []
  }

  private func part(_ part: NamedValue) -> String {
    switch part.value {
    case .missing: "\(lead(part.name))欠損"
    case .text(let text): "\(lead(part.name))\(text)"
    case .quantity(let quantity): "\(lead(part.name))\(format.quantity(quantity))"
    }
  }

  /// A name before its value: what its author calls it may end in any script.
  private func lead(_ name: ValueName) -> String {
    if case .named = name { "\(word(name)) " } else { word(name) }
  }

  private func share(_ share: Share) -> String {
    let whole = format.quantity(share.total)
    return share.percent.map { "\(whole)の\(format.percent($0))" } ?? "合計\(whole)"
  }

  private func word(_ name: ValueName) -> String {
    switch name {
    case .open: "始値"
    case .high: "高値"
    case .low: "安値"
    case .close: "終値"
    case .upperWhisker: "上側のひげ"
    case .upperQuartile: "第3四分位数"
    case .median: "中央値"
    case .lowerQuartile: "第1四分位数"
    case .lowerWhisker: "下側のひげ"
    case .outlier: "外れ値"
    case .count: "度数"
    case .total: "合計"
    case .share: "割合"
    case .named(let name): named(name)
    }
  }

  private func step(_ change: Change) -> String {
    if change.amount.value == 0 { return "変化なし" }
    // A share that rounds to nothing says less than the amount.
    let share = change.saidPercent.flatMap { abs($0) < 0.05 ? nil : format.percent($0) }
    return (share ?? format.magnitude(change.amount)) + (change.amount.value > 0 ? "増" : "減")
  }

  private func change(_ change: Change) -> String {
    if change.amount.value == 0 { return "変化なし" }
    let share = change.saidPercent.map { "（\(format.percent($0))）" } ?? ""
    return format.magnitude(change.amount) + (change.amount.value > 0 ? "増" : "減") + share
  }

  private func difference(_ difference: Difference) -> String {
    if difference.amount.value == 0 { return "\(named(difference.other))と同じ" }
    var bare = difference.amount
    bare.unit = nil
    let side = difference.amount.value > 0 ? "高い" : "低い"
    return "\(named(difference.other))より\(format.magnitude(bare))\(side)"
  }

  private func passage(_ passage: Passage) -> String {
    let other = named(passage.other)
    return passage.isUpward ? "\(other)を上回る" : "\(other)を下回る"
  }

  private func jump(_ jump: Jump, to point: PointOutline) -> String {
    let name = point.measure(after: jump)
    return "\(self.jump(jump, of: name))：\(self.point(point, without: name))"
  }

  private func jump(_ jump: Jump, of name: ValueName?) -> String {
    switch jump {
    case .highest(let ordinal): highest(name) + self.ordinal(ordinal)
    case .lowest(let ordinal): lowest(name) + self.ordinal(ordinal)
    case .chartHighest(let ordinal): "グラフ全体の\(highest(name))" + self.ordinal(ordinal)
    case .landmark(let landmark, let ordinal): goal(.landmark(landmark)) + self.ordinal(ordinal)
    case .bookmark(let ordinal): "しおり" + self.ordinal(ordinal)
    case .match(let ordinal): "検索結果" + self.ordinal(ordinal)
    case .nearest: "最も近い点"
    case .chartLowest(let ordinal): "グラフ全体の\(lowest(name))" + self.ordinal(ordinal)
    }
  }

  private func highest(_ name: ValueName?) -> String {
    switch name {
    case .median: "最大の中央値"
    case .close: "最大の終値"
    default: "最大値"
    }
  }

  private func lowest(_ name: ValueName?) -> String {
    switch name {
    case .median: "最小の中央値"
    case .close: "最小の終値"
    default: "最小値"
    }
  }

  private func goal(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.turningPoint): "転換点"
    case .landmark(.drop): "急減"
    case .landmark(.rise): "急増"
    case .landmark(.gap): "欠損区間"
    case .landmark(.crossing): "交差"
    case .landmark(.higher): "より高い値"
    case .landmark(.lower): "より低い値"
    case .landmark(.spike): "急な山や谷"
    case .landmark(.outlier): "外れ値"
    case .bookmark: "しおり"
    case .match(let text): "「\(text)」"
    }
  }

  /// Which of how many; of one there is nothing to say.
  private func ordinal(_ ordinal: Ordinal?) -> String {
    guard let ordinal, ordinal.count > 1 else { return "" }
    return "\(format.count(ordinal.number))/\(format.count(ordinal.count))"
  }

  private func fromBookmark(_ difference: BookmarkDifference) -> String {
    let change = difference.change.map { "、" + step($0) } ?? ""
    let steps = count(abs(difference.steps), "点")
    let side = difference.steps < 0 ? "前" : "先"
    return "しおり（\(place(difference.place))）から\(steps)\(side)\(change)"
  }

  // MARK: The data table

  private func row(_ row: RowOutline) -> String {
    guard row.cells.count > 1 else {
      return ([place(row.place)] + row.cells.map(alone)).joined(separator: "、")
    }
    return "\(place(row.place))：" + row.saidCells.map(cell).joined(separator: "、")
  }

  private func cell(_ cell: RowOutline.Cell) -> String {
    let lead = heading(cell.heading) + (cell.heading.isFromData ? " " : "")
    return switch cell.value {
    case .missing: "\(lead)欠損"
    case .text(let text): "\(heading(cell.heading)) \(text)"
    case .quantity(let quantity): "\(lead)\(format.quantity(quantity))"
    }
  }

  /// The only cell of a row, which needs no name.
  private func alone(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "欠損"
    case .text(let text): text
    case .quantity(let quantity):
      value(quantity, cell.heading.name == .value(.count) ? .count : nil)
    }
  }

  private func inFull(_ row: RowOutline) -> String {
    let cells = row.cells.map { cell in
      switch cell.value {
      case .missing: "\(heading(cell.heading))は欠損"
      case .text(let text): "\(heading(cell.heading))は\(text)"
      case .quantity(let quantity): "\(heading(cell.heading))は\(format.quantity(quantity))"
      }
    }
    return (["\(row.placeTitle ?? "x")は\(place(row.place))"] + cells).joined(separator: "、")
  }

  /// What a column is called, within a sentence.
  private func heading(_ heading: ColumnHeading) -> String {
    let name =
      switch heading.name {
      case .value(let name): word(name)
      case .label: "ラベル"
      case .outlierCount: "外れ値の数"
      case .outliers: "外れ値"
      }
    return heading.series.map { "\(named($0)) \(name)" } ?? name
  }

  // MARK: Descriptions

  private func outline(_ chart: ChartOutline) -> String {
    // Beside a title that says what it is a chart of, a line needs no “chart”.
    let kind = chart.title != nil && chart.type == .line ? "折れ線" : name(chart.type)
    let parts = [
      chart.title, chart.tellsType ? kind : nil,
      chart.tellsSeries ? count(chart.series, "系列") : nil,
      chart.tellsPoints ? count(chart.points, "点") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: "、")
  }

  private func describe(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    let lengths = Set(series.map(\.points))
    let content =
      if chart.series > 1 {
        "\(count(chart.series, "系列"))、\(lengths.count > 1 ? "各最大" : "各")"
          + count(lengths.max() ?? 0, "点")
      } else {
        count(chart.points, "点")
      }
    let over = [chart.xTitle, chart.points > 0 ? extent(chart.extent) : nil].compactMap(\.self)
    let place = over.isEmpty ? "" : "で、X軸は" + over.joined(separator: "、")
    let subject = chart.title.map { "\($0)は" } ?? ""
    var sentences = ["\(subject)\(content)の\(name(chart.type))\(place)です。"]
    if chart.yExtent != .none {
      let parts = [chart.yTitle, extent(chart.yExtent), scale(chart.yScale)].compactMap(\.self)
      sentences.append(
        (chart.hasHeights ? "Y軸は" : "値は") + parts.joined(separator: "、") + "です。")
    }
    if chart.series == 1 {
      // What it does is told by its own item, unless it has no values to do something with.
      if let only = series.first, only.course == nil { sentences.append(describe(only)) }
    } else if let tally = SeriesTally(series) {
      sentences.append(describe(tally))
    } else {
      let courses = series.compactMap { series in
        series.course.map { (subject: named(series.name ?? "") + "は", verb: verb($0.trend)) }
      }
      let isOrdered = series.allSatisfy { $0.course?.isOrdered ?? true }
      if !isOrdered {
        let highest = series.compactMap { series in
          series.course.map {
            words(.highest($0.highest, $0.highestPlace, series: series.name ?? ""))
          }
        }
        sentences.append(highest.joined(separator: "、") + "です。")
      } else if let last = courses.last {
        let others = courses.dropLast().map { "\($0.subject)\($0.verb.continued)、" }
        sentences.append(others.joined() + "\(last.subject)\(last.verb.ended)。")
      }
      if let pair = series.first?.comparison, pair.shared > 0 {
        sentences.append(relation(pair) + "です。")
      }
    }
    sentences += [chart.summary].compactMap(\.self)
    return sentences.joined()
  }

  /// Many series, counted, then the two values between which all lie.
  private func describe(_ tally: SeriesTally) -> String {
    let courses = tally.counts.map { count($0.number, $0.course) }
    let counts = courses.isEmpty ? "" : courses.joined(separator: "、") + "です。"
    guard let (highest, lowest) = tally.extremes else { return counts }
    return counts + "最大値は\(extreme(highest))、最小値は\(extreme(lowest))です。"
  }

  private func count(_ number: Int, _ course: SeriesTally.Tendency) -> String {
    let series = count(number, "系列")
    return switch course {
    case .rising: "上昇は\(series)"
    case .falling: "下降は\(series)"
    case .level: "横ばいは\(series)"
    case .mixed: "明確な方向なしは\(series)"
    case .withoutValues: "値なしは\(series)"
    }
  }

  private func extreme(_ extreme: SeriesTally.Extreme) -> String {
    "\(named(extreme.series))で\(at(extreme.place))の\(format.quantity(extreme.value))"
  }

  /// What a series of which no course is told is called.
  private func heading(_ series: SeriesOutline) -> String? {
    guard let measure = series.measure else { return series.name.map(named) }
    return series.name.map { "\(named($0))の\(word(measure))" } ?? word(measure)
  }

  private func describe(_ series: SeriesOutline) -> String {
    guard let course = series.course else {
      return (series.name.map { "\(named($0))には" } ?? "") + "値がありません。"
    }
    let subject = (heading(series) ?? "値") + "は"
    let start = "\(at(course.startPlace))の\(format.quantity(course.start))"
    let missing = course.missing > 0 ? "欠損は\(count(course.missing, "点"))です。" : ""
    if series.points - course.missing == 1 { return "\(subject)1つだけ、\(start)です。" + missing }
    if course.trend.direction == .flat {
      return "\(subject)\(format.quantity(course.start))で一定です。" + missing
    }
    let end = "\(at(course.endPlace))の\(format.quantity(course.end))"
    let rest = [
      course.notable.flatMap(notable),
      course.missing > 0 ? "欠損は\(count(course.missing, "点"))" : nil,
    ].compactMap(\.self)
    let change =
      course.change.amount.value == 0 ? "変化はありません" : "\(step(course.change))です"
    let extremes =
      "最大値は\(at(course.highestPlace))の\(format.quantity(course.highest))、"
      + "最小値は\(at(course.lowestPlace))の\(format.quantity(course.lowest))です。"
    let told =
      course.isOrdered
      ? "\(subject)\(verb(course.trend).continued)、\(start)から\(end)へ、\(change)。" + extremes
      : (heading(series) == nil ? "" : subject + "、") + extremes
        + (course.mean.map { words($0) + "です。" } ?? "")
    return told + (rest.isEmpty ? "" : rest.joined(separator: "、") + "です。")
  }

  /// What stands out most, without a verb at the end.
  private func notable(_ fact: Fact) -> String? {
    switch fact {
    case .period(let points, let span, _, _): "\(interval(points, span))ごとの繰り返し"
    case .spikes(1, let value, let place, let isPeak, _):
      "急な\(isPeak ? "山" : "谷")は\(at(place))の\(format.quantity(value))"
    case .spikes(let spikes, let value, let place, let isPeak, _):
      "急な山や谷は\(count(spikes, "個"))、最大\(isPeak ? "" : "の谷")は"
        + "\(at(place))の\(format.quantity(value))"
    case .outliers(1, let value, let place, _):
      "外れ値は\(at(place))の\(format.quantity(value))"
    case .outliers(let outliers, let value, let place, _):
      "外れ値は\(count(outliers, "個"))、最も離れた値は\(at(place))の\(format.quantity(value))"
    case .plateaus(1, let level, let from, let to, _):
      "\(stretch(from, to))はほぼ\(format.quantity(level))で横ばい"
    case .plateaus(let plateaus, let level, let from, let to, _):
      "横ばい区間は\(count(plateaus, "か所"))、最長は\(stretch(from, to))のほぼ\(format.quantity(level))"
    default: nil
    }
  }

  /// What a series does, as it stands before more of the sentence and at its end.
  private func verb(_ trend: Trend) -> (continued: String, ended: String) {
    switch (trend.direction, trend.strength) {
    case (.flat, _): ("横ばいで", "横ばいです")
    case (.mixed, _): ("明確な方向がなく", "明確な方向がありません")
    case (.rising, .strong): ("着実に上昇し", "着実に上昇しています")
    case (.rising, .moderate): ("おおむね上昇し", "おおむね上昇しています")
    case (.rising, .weak): ("やや上昇傾向で", "やや上昇傾向です")
    case (.falling, .strong): ("着実に下降し", "着実に下降しています")
    case (.falling, .moderate): ("おおむね下降し", "おおむね下降しています")
    case (.falling, .weak): ("やや下降傾向で", "やや下降傾向です")
    }
  }

  private func compare(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    guard comparison.shared > 0 else { return "\(a)と\(b)に共通する位置はありません。" }
    let lower = comparison.shared - comparison.higher - comparison.equal
    if comparison.equal == comparison.shared { return order(comparison) + "です。" }
    let distance = self.distance(comparison)
    if comparison.higher == comparison.shared || lower == comparison.shared {
      return order(comparison) + "です。" + distance
    }
    let crossings =
      comparison.crossings > 0
      ? "\(crossings(comparison))です。" : comparison.neverCross ? "交差はありません。" : ""
    return counts(comparison) + "です。" + crossings + distance
  }

  /// At how many places one is above and below the other, without a verb.
  private func counts(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    var parts: [String] = []
    if comparison.higher > 0 { parts.append("高いのは\(count(comparison.higher, "か所"))") }
    if lower > 0 { parts.append("低いのは\(count(lower, "か所"))") }
    if comparison.equal > 0 { parts.append("同じなのは\(count(comparison.equal, "か所"))") }
    let places = count(comparison.shared, "か所")
    return "\(comparison.isEverywhere ? places : "共通する\(places)")のうち、\(b)に対して\(a)が"
      + parts.joined(separator: "、")
  }

  /// How two series go, and where they are farthest apart.
  private func distance(_ comparison: Comparison) -> String {
    var parts = [comparison.movement.map(movement)].compactMap(\.self)
    if let size = comparison.largestDifference, let place = comparison.largestDifferencePlace {
      parts.append("最大の差は\(at(place))の\(format.magnitude(size))")
    }
    return parts.isEmpty ? "" : parts.joined(separator: "、") + "です。"
  }

  // MARK: Sound

  private func audioItem(_ outline: AudioItemOutline) -> String {
    let name =
      switch outline.item {
      case .inTurn: outline.name == nil ? "全系列を順に" : "グラフ全体"
      case .together: "全系列を同時に"
      case .series: named(outline.name ?? "")
      case .without: "\(named(outline.name ?? ""))以外のすべて"
      case .legend: "音の高さの凡例、低い音から高い音へ"
      }
    if outline.item == .legend { return name }
    let reduced =
      outline.played < outline.points ? "、\(count(outline.played, "点"))を再生" : ""
    let points = outline.tellsPoints ? "、\(count(outline.points, "点"))\(reduced)" : ""
    return "\(name)\(points)、\(format.seconds(outline.seconds))秒"
  }

  private func silence(_ silence: Silence, _ key: String) -> String {
    switch silence {
    case .noDevice: "音なし：使えるオーディオ機器がありません"
    case .noSuchDevice(let name): "音なし：デバイス「\(name)」がありません"
    case .refused(let reason):
      key.isEmpty
        ? "音なし：デバイスエラー（\(reason)）"
        : "音なし：デバイスエラー（\(reason)）。\(key)で再試行"
    case .lost:
      key.isEmpty
        ? "音が停止：デバイス切断"
        : "音が停止：デバイス切断。\(key)で再試行"
    case .hung: "音が停止：応答なし。Earshotを再起動"
    case .noneChosen: "音なし：デバイスの設定がnoneです"
    }
  }

  // MARK: The screen

  private func hint(_ hint: Hint) -> String {
    switch hint {
    case .help: "ヘルプ"
    case .points: "点"
    case .series: "系列"
    case .items: "項目"
    case .rotor: "ローター"
    case .play: "再生"
    case .pause: "一時停止"
    case .act: "実行"
    case .close: "閉じる"
    }
  }

  private func setting(_ setting: SettingOutline) -> String {
    switch setting {
    case .language(let name): "言語：\(name)"
    case .theme(let name): "テーマ：\(name)"
    case .volume(let volume): "音量：\(format.count(Int((volume * 100).rounded())))%"
    case .order(let isTogether): isTogether ? "系列：同時に" : "系列：順に"
    case .verbosity(.terse): "読み上げ：簡潔"
    case .verbosity(.verbose): "読み上げ：詳細"
    case .glyphs(.braille): "描画：点字"
    case .glyphs(.sextant): "描画：6分割ブロック"
    case .glyphs(.block): "描画：ブロック"
    case .glyphs(.ascii): "描画：ASCII"
    case .glyphScale(let scale): "図形の大きさ：4段階の\(format.count(scale))"
    case .valuesWhilePlaying(let isOn): words(.valuesWhilePlaying(isOn))
    case .readingSpeed(let speed): "読む速さ：\(format.factor(speed))倍"
    case .sameAxes(let isOn): isOn ? "共通の軸：単位と目盛りが同じものでオン" : "共通の軸：オフ"
    }
  }

  private func group(_ group: KeyGroup) -> String {
    switch group {
    case .walk: "点を移動する"
    case .rotor: "ローターを回す"
    case .listen: "聞く"
    case .read: "読む"
    case .look: "見る"
    case .program: "グラフとプログラム"
    }
  }

  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "前の点"
    case .nextPoint: "次の点"
    case .firstPoint: "最初の点"
    case .lastPoint: "最後の点"
    case .tenthBack: "10分の1戻る"
    case .tenthForward: "10分の1進む"
    case .lowest: "系列の最小値、もう一度でグラフ全体"
    case .highest: "系列の最大値、もう一度でグラフ全体"
    case .chartLowest: "グラフ全体の最小値"
    case .chartHighest: "グラフ全体の最大値"
    case .previousLandmark: "前の目印"
    case .nextLandmark: "次の目印"
    case .goTo: "急減、急増、欠損区間、交差などへ移動"
    case .search: "ラベルを検索"
    case .goToPlace: "日付、値、番号、割合で移動"
    case .back: "移動する前の点に戻る"
    case .bookmark: "ここにしおりを付ける"
    case .position: "現在位置"
    case .previousItem: "前の項目"
    case .nextItem: "次の項目"
    case .turnForward: "ローターの次のモード"
    case .turnBack: "ローターの前のモード"
    case .audioGraph: "オーディオグラフ"
    case .details: "グラフの詳細"
    case .describe: "系列の説明"
    case .values: "値"
    case .table: "データ表"
    case .act: "項目を実行"
    case .play: "現在位置から再生、一時停止"
    case .stop: "重なった画面を閉じる、なければ音を停止"
    case .slower: "遅くする"
    case .faster: "速くする"
    case .loopStart: "ループの始点"
    case .loopEnd: "ループの終点"
    case .loop: "ループのオン、オフ"
    case .direction: "逆再生、通常再生の切り替え"
    case .sayValues: "再生中に値を読み上げる"
    case .sound: "音のオン、オフ"
    case .zoomIn: "拡大"
    case .zoomOut: "縮小"
    case .zoomAll: "全体を表示"
    case .readAll: "すべて読む"
    case .readOn: "長い文の続きを読む"
    case .history: "読み上げ履歴"
    case .verbosity: "文の長さを切り替える"
    case .nextChart: "次のグラフ"
    case .previousChart: "前のグラフ"
    case .chartList: "グラフの一覧"
    case .export: "書き出し"
    case .settings: "設定"
    case .nextTheme: "次のテーマ"
    case .previousTheme: "前のテーマ"
    case .larger: "文字を大きくする"
    case .smaller: "文字を小さくする"
    case .help: "ヘルプ"
    case .redraw: "画面を描き直す"
    case .quit: "重なった画面を閉じる、なければ終了"
    }
  }

  // MARK: Problems

  func words(_ problem: Problem) -> String {
    switch problem {
    case .input(let input): self.input(input.problem)
    case .noTerminal:
      "全画面を表示する端末がないため、earshot describe、draw、renderのいずれかを使ってください"
    case .unknownTerminal(let name):
      "端末の種類「\(name)」は全画面を表示できないため、TERMを設定するか、earshot describe、draw、renderのいずれかを使ってください"
    case .themeUnknown(let name, let known):
      "テーマ「\(name)」はないため、次から選んでください：\(format.list(known))"
    case .configuration(let file, let line, let fault):
      "\(file)の\(line)行目：\(self.fault(fault))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { "、\($0)行目" } ?? "")：\(themeFault(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "標準出力に書き込めないため（\(reason)）、別の出力先を使ってください"
        : "\(file)に書き込めないため（\(reason)）、-oで別の場所を指定してください"
    case .outputMissing: "音の出力先を、-o ファイル名.wav、または標準出力なら-o -で指定してください"
    case .unknownOutputKind(let file, let known):
      "\(file)：ファイル名の末尾を\(format.alternatives(known))にしてください"
    case .unknownLanguage(let tag, let known):
      "言語「\(tag)」はないため、次から選んでください：\(format.list(known))"
    case .unknownTimeZone(let name):
      "タイムゾーン「\(name)」はないため、Asia/TokyoのようなIANA名を指定してください"
    case .typeForLater(let type, let known):
      "グラフの種類「\(type)」はこのバージョンでは未対応のため、次から選んでください：\(format.list(known))"
    case .badOption(let name, let value, let expected):
      "\(name)：「\(value)」は使えないため、次の形で指定してください：\(expected)"
    case .keysAndDataFromStandardInput:
      "キーとデータを両方とも標準入力から読むことはできないため、一方をファイルにしてください"
    case .configurationUnreadable(let file, let reason):
      "\(file)を読み込めないため（\(reason ?? "ファイルではありません")）、修正するか取り除いてください"
    case .nothingLeftToHear:
      "--soloと--muteでは聞こえる系列が残らないため、どちらかを外してください"
    case .dumpWithoutKeys: "--dumpにはキースクリプトが必要なため、--keysでファイルを指定してください"
    case .keyScript(let file, let line, let text):
      "\(file == "-" ? "標準入力" : file)、\(line)行目：「\(format.excerpt(text))」はキーではないため、<Right>、<Resize 40x12>、<Wait 500ms>のように書いてください"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "オーディオデバイス「\(name)」も他のデバイスもないため、--device noneを使ってください"
        : "オーディオデバイス「\(name)」はないため、次から選んでください：\(format.list(known))"
    }
  }

  private func themeFault(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "テーマを読み込めないため（\(reason)）、ファイルを確認してください"
    case .malformed(let reason): "テーマがTOMLとして正しくないため（\(reason)）、修正してください"
    case .missingRole(let role): "テーマに「\(role)」の色がないため、追加してください"
    case .unknownRole(let role): "テーマに不明な項目「\(role)」があるため、削除してください"
    case .notAColor(let role, let text):
      "「\(role)」の「\(format.excerpt(text))」は色ではないため、#rrggbbの形で書いてください"
    }
  }

  private func input(_ problem: InputProblem) -> String {
    let file = problem.file == "-" ? "標準入力" : problem.file
    return switch problem.kind {
    case .missing: "\(file)：ファイルがないため、名前とフォルダを確認してください"
    case .isDirectory: "\(file)はフォルダのため、中のファイルを指定してください"
    case .beyondMemory(let megabytes):
      "\(file)は使えるメモリに対して大きすぎるため（読み込みは最大\(format.count(megabytes))MB）、ファイルを分割するか、headなどでパイプを早く終えてください"
    case .isDevice: "\(file)は終わりのないデバイスのため、ファイルを指定するか、パイプでデータを送ってください"
    case .unreadable(let reason): "\(file)を読み込めないため（\(reason)）、アクセス権を確認してください"
    case .empty: "\(file)は空のため、値の行が1行以上ある表を指定してください"
    case .headerOnly:
      "\(file)、1行目：見出しだけで値の行がないため、行を追加するか--no-headerを使ってください"
    case .raggedRow(let row, let expected, let found):
      "\(file)、\(row)行目、\(min(expected, found) + 1)列目：セルが\(count(expected, "個"))ではなく"
        + "\(count(found, "個"))あるため、セルの数を直すか--delimiterを指定してください"
    case .invalidUTF8(let row, ""):
      "\(file)、\(row)行目：文字がUTF-8ではないため、iconv -t UTF-8などで変換してください"
    case .invalidUTF8(let row, let column):
      "\(file)、\(row)行目、「\(format.excerpt(column))」列：文字がUTF-8ではないため、iconv -t UTF-8などで変換してください"
    case .unclosedQuote(let row):
      "\(file)、\(row)行目：引用符が閉じられていないため、閉じるか削除してください"
    case .notANumber(let row, let column, let text):
      "\(file)、\(row)行目、「\(format.excerpt(column))」列：「\(format.excerpt(text))」は数値ではないため、修正するか--xと--yで列を選んでください"
    case .notADate(let row, let column, let text, let pattern):
      "\(file)、\(row)行目、「\(format.excerpt(column))」列：「\(format.excerpt(text))」は\(pattern)の形の日付ではないため、修正するか--date-formatを変えてください"
    case .noNumericColumn(let columns):
      "\(file)：数値の列がなくグラフにできないため、数値の列を加えてください（今の列：\(format.list(columns))）"
    case .unknownColumn(let name, let columns):
      "\(file)：「\(format.excerpt(name))」という列はないため、次から選んでください：\(format.list(columns))"
    case .tooManyParts(let name, let parts, let most):
      "\(file)：--split \(format.excerpt(name))ではグラフが\(format.count(parts))個になるため、値が\(format.count(most))個以下の列を選んでください"
    case .splitColumn(let name):
      "\(file)：「\(format.excerpt(name))」列は--splitで使うため、--xと--yには別の列を選んでください"
    case .tooLarge(let limit, let row):
      "\(file)、\(row)行目：\(self.limit(limit))ため、ファイルを分割してください"
    case .malformedJSON(let row, let column):
      "\(file)、\(row)行目、\(column)列目：JSONとして正しくないため、そこを修正してください"
    case .unexpectedJSON(let place, let expected):
      "\(file)\(place.isEmpty ? "" : "、\(place)")：\(expectation(expected))が必要なため、READMEのグラフファイルの項を見て修正してください"
    case .unknownType(let place, let name, let names):
      "\(file)\(place.isEmpty ? "" : "、\(place)")：「\(format.excerpt(name))」というグラフの種類はないため、次から選んでください：\(format.list(names, limit: names.count))"
    case .missingSeries(let place, let type, let names):
      "\(file)\(place.isEmpty ? "" : "、\(place)")：\(type)には同じxを持つ系列\(format.list(names, limit: names.count))が必要なため、追加するか別の種類を選んでください"
    }
  }

  private func limit(_ limit: InputProblem.Limit) -> String {
    switch limit {
    case .columns: "列が多すぎる"
    case .cellBytes: "セルが長すぎる"
    case .nesting: "JSONの入れ子が深すぎる"
    case .rows: "行が多すぎる"
    }
  }

  private func expectation(_ expectation: InputProblem.Expectation) -> String {
    switch expectation {
    case .chart: "系列を持つグラフ"
    case .record: "レコード{…}"
    case .text: "文字列"
    case .number: "数値"
    case .boolean: "trueかfalse"
    case .list: "リスト[…]"
    case .range: "範囲[下限, 上限]"
    case .scale: "linear、log10、lnのいずれか"
    case .point: "点{\"x\": …, \"y\": …}"
    case .direction: "leftToRightかrightToLeft"
    }
  }

  private func fault(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "書き方が正しくありません（\(reason)）。修正してください"
    case .unknownOption(let name, let known):
      "設定「\(format.excerpt(name))」はありません。使える設定：\(format.list(known))"
    case .notOneValue(let name): "\(format.excerpt(name))にはリストではなく値を一つ指定してください"
    case .badValue(let name, let value, let expected):
      "「\(format.excerpt(value))」は\(name)に使えません。次の形で指定してください：\(expected)"
    case .unknownAction(let name, let known):
      "操作「\(format.excerpt(name))」はありません。使える操作：\(format.list(known, limit: known.count))"
    case .unknownKey(let text):
      "「\(format.excerpt(text))」というキーはありません。一文字、または<Right>のような名前で書いてください"
    case .keyClash(let key, let first, let second):
      "キー\(key)が二つの操作「\(text(first))」（\(first.name)）と「\(text(second))」（\(second.name)）に割り当てられています。一方を変えてください"
    }
  }

  // MARK: Grammar

  /// A name from the data, which may be empty.
  private func named(_ name: String) -> String { name.isEmpty ? "名前なし" : name }

  private func count(_ number: Int, _ counter: String) -> String {
    format.count(number) + counter
  }

  /// A place among others: the whole first, as the language has it.
  private func ordinal(_ number: Int, of count: Int, _ counter: String) -> String {
    "\(self.count(count, counter))中\(self.count(number, counter))目"
  }
}

extension Japanese {
  static let keyNames: [String: String] = [
    "": "このキー",
    "←": "左矢印", "→": "右矢印", "↑": "上矢印", "↓": "下矢印", "Space": "スペース", "Home": "Home", "End": "End",
    "PgUp": "ページアップ", "PgDn": "ページダウン", "Tab": "タブ", "Shift-Tab": "シフトタブ", "Enter": "エンター",
    "Esc": "エスケープ", "Backspace": "バックスペース", "F1": "F1", "Ctrl-L": "コントロールL", "Ctrl-U": "コントロールU",
    "!": "感嘆符", "\"": "引用符", "#": "シャープ", "$": "ドル記号", "%": "パーセント", "&": "アンパサンド",
    "'": "アポストロフィ", "(": "左かっこ", ")": "右かっこ", "*": "アスタリスク", "+": "プラス", ",": "コンマ", "-": "マイナス",
    ".": "ピリオド", "/": "スラッシュ", ":": "コロン", ";": "セミコロン", "<": "小なり", "=": "イコール", ">": "大なり",
    "?": "疑問符", "@": "アットマーク", "[": "左角かっこ", "\\": "バックスラッシュ", "]": "右角かっこ", "^": "キャレット",
    "_": "アンダースコア", "`": "バッククォート", "{": "左波かっこ", "|": "縦棒", "}": "右波かっこ", "~": "チルダ",
  ]
}
