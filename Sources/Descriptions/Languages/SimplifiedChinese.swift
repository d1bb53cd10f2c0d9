import Charts
import FoundationEssentials
import FoundationInternationalization
import Tables

/// Chinese in simplified characters, as written in mainland China.
struct SimplifiedChinese: Language {
  let code = "zh-Hans"
  let name = "简体中文"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "zh_Hans_CN", unitSeparator: "", listSeparator: "、", percentagePoint: ("个百分点", "个百分点"),
    sentenceSeparator: "。")

  func words(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact): words(fact)
    case .opening(let chart, let helpKey):
      outline(chart) + (helpKey.isEmpty ? "" : "。\(helpKey) 帮助")
    case .deckChart(let chart, let number, let count):
      "\(outline(chart))，\(ordinal(number, of: count, "个"))"
    case .chartDescription(let chart, let series): describe(chart, series)
    case .seriesDescription(let series): describe(series)
    case .comparison(let comparison): compare(comparison)
    case .describedComparison(let a, let b): "\(named(a))与\(named(b))的比较"
    case .stretch(let outline): stretch(outline)
    case .stretches(let a, let b): "A：\(stretch(a))。B：\(stretch(b))"

    case .point(let point): self.point(point)
    case .pointInFull(let point, let xTitle, let yTitle, let number, let count):
      inFull(point, xTitle, yTitle) + "，" + ordinal(number, of: count, "个点")
    case .gridCell(let x, let y, let count):
      "x \(place(x))，y \(place(y))：\(self.count(count, "个点"))"
    case .part(let part): self.part(part)
    case .otherSeries(let name, let value?, let difference):
      "\(named(name))，\(format.quantity(value))"
        + (difference.map { "，" + self.difference($0) } ?? "")
    case .otherSeries(let name, nil, _): "\(named(name))，缺失"
    case .jump(let jump, let point): self.jump(jump, to: point)
    case .crossing(let ordinal, let point, let passages):
      ([words(.jump(.landmark(.crossing, ordinal), point))] + passages.map(passage))
        .joined(separator: "，")
    case .edge(.firstPoint): "第一个点"
    case .edge(.lastPoint): "最后一个点"
    case .edge(.firstItem): "列表开头"
    case .edge(.firstChart): "第一个图表"
    case .edge(.lastChart): "最后一个图表"
    case .edge(.lastItem): "列表末尾"
    case .edge(.widest): "已显示全部"
    case .edge(.closest): "不能再放大"
    case .showing(let window): "显示范围：\(shown(window))"
    case .showingAll(let points): "显示全部，\(count(points, "个点"))"
    case .position(let number, let count): ordinal(number, of: count, "个点")
    case .cell(let cell):
      "第\(format.count(cell.column))列，共\(format.count(cell.columns))列，第\(format.count(cell.row))行，共\(format.count(cell.rows))行"
    case .noPoint(""): "尚未选点"
    case .noPoint(let key): "尚未选点：按\(key)到第一个点"
    case .seriesOutline(let name, let points):
      name.isEmpty ? count(points, "个点") : "\(name)，\(count(points, "个点"))"
    case .seriesNumber(let number): "系列\(format.count(number))"
    case .goal(let goal, let count):
      self.goal(goal) + (count.map { "：\(format.count($0))" } ?? "")
    case .noGoal(.match(let text), nil): "未找到“\(format.excerpt(text))”"
    case .noGoal(let goal, let isForward):
      switch isForward {
      case true?: "后面没有\(self.goal(goal))"
      case false?: "前面没有\(self.goal(goal))"
      case nil: "没有\(self.goal(goal))"
      }
    case .bookmarkSet(let point): "书签：\(self.point(point))"
    case .bookmarkRemoved(let point): "已删除书签：\(self.point(point))"
    case .fromBookmark(let difference): fromBookmark(difference)
    case .prompt(.search, let text): "搜索标签：\(text)"
    case .prompt(.title, let text): "搜索标题：\(text)"
    case .prompt(.place, let text): "转到：\(text)"
    case .notAPlace(let text):
      "无位置“\(format.excerpt(text))”。可输入数值、n50、50%"
    case .back(let point): "已返回：\(self.point(point))"
    case .noWayBack: "没有可返回的位置"

    case .mode(.audioGraph): "音频图表"
    case .mode(.details): "图表详情"
    case .mode(.describe): "描述系列"
    case .mode(.values): "数值"
    case .mode(.table): "数据表"
    case .turn(let mode, let item): "\(words(.mode(mode)))。\(words(item))"
    case .audioItem(let outline): audioItem(outline)

    case .dataTable(let rows, let columns):
      "数据表，\(count(rows, "行"))，\(count(columns, "列"))"
    case .row(let row): self.row(row)
    case .rowInFull(let row, let number, let count):
      inFull(row) + "，" + ordinal(number, of: count, "行")
    case .columnHeading(let title):
      heading(title) + (title.saidUnit.map { " (\($0))" } ?? "")

    case .paused(let point): "已暂停" + (point.map { "。" + words($0) } ?? "")
    case .stopped(let point): "已停止" + (point.map { "。" + words($0) } ?? "")
    case .complete: "完成"
    case .soundOn: "声音已打开"
    case .soundOff: "声音已关闭"
    case .silent(let silence, let key): self.silence(silence, key)
    case .pitchLegend(let lowest, let highest, let minimum, let maximum):
      "\(format.number(minimum, fractionDigits: 0))Hz为\(format.quantity(lowest))，"
        + "\(format.number(maximum, fractionDigits: 0))Hz为\(format.quantity(highest))"
    case .speed(let factor, let seconds):
      "速度\(format.factor(factor))倍，\(format.seconds(seconds))秒"
    case .speedLimit(let isFastest): isFastest ? "不能再快" : "不能再慢"
    case .loopStart(let point): "循环起点：\(self.point(point))"
    case .loopEnd(let point): "循环终点：\(self.point(point))"
    case .loopOn(let start, let end):
      "循环已打开，\(place(start))至\(place(end))"
    case .loopOff: "循环已关闭"
    case .direction(let isBackwards): isBackwards ? "反向播放" : "正向播放"
    case .valuesWhilePlaying(let isOn):
      isOn ? "播放时读出数值：开" : "播放时读出数值：关"
    case .loopNeedsEnds(let start, let end):
      start.isEmpty || end.isEmpty
        ? "请先设置起点和终点"
        : "请先用 \(start) 和 \(end) 设置起点和终点"
    case .nothingToPlay: "没有可播放的数值"
    case .playedOverNetwork: "声音在远程机器上播放"

    case .deckPlace(let number, let count): ordinal(number, of: count, "个")
    case .sampleDeck: "示例集"
    case .factGroup(.chart): "图表"
    case .factGroup(.axes): "坐标轴"
    case .factGroup(.series(let name)): name.isEmpty ? "系列" : name
    case .factGroup(.comparisons): "比较"
    case .factGroup(.total): "合计"
    case .listPlace(let number, let count): ordinal(number, of: count, "项")
    case .helpTitle: "帮助"
    case .helpRow(let keys, let action):
      text(action) + (keys.isEmpty ? "" : "：\(keys)")
    case .goToTitle: "转到"
    case .chartListTitle(let count): "图表列表，\(self.count(count, "个"))"
    case .settingsTitle(""): "设置"
    case .settingsTitle(let keys): "设置，\(keys) 更改"
    case .setting(let setting): self.setting(setting)
    case .settingNotKept(let setting, let file, let reason):
      "\(self.setting(setting))，未保存：\(reason ?? "不是文件")（\(file)）"
    case .historyTitle: "播报记录"
    case .historyEmpty: "还没有播报记录"
    case .exportKind(.svg): "图像（SVG）"
    case .exportKind(.text): "图像（文本）"
    case .exportKind(.coloredText): "图像（彩色文本）"
    case .exportKind(.markdown): "文字（Markdown）"
    case .exportKind(.csv): "数据（CSV）"
    case .exportKind(.wave): "声音（WAV）"
    case .exportKind(.midi): "声音（MIDI）"
    case .exported(let file): "已写入：\(file)"
    case .notExported(let file, let reason): "无法写入\(file)：\(reason)"
    case .dataTitle: "数据"
    case .hint(let hint, let keys): "\(keys) \(self.hint(hint))"
    case .theme(let name): "主题：\(name)"
    case .onlyOneTheme: "只有一个主题"
    case .verdict(.failed): "不合格"
    case .verdict(.nearly): "勉强合格"
    case .verdict(.passed): "合格"
    case .verdicts(let failed, let nearly, let passed):
      "不合格\(format.count(failed))，勉强合格\(format.count(nearly))，合格\(format.count(passed))"
    case .onlyOneChart: "只有一个图表"
    case .key(let action): text(action)
    case .keyGroup(let group): self.group(group)
    case .idleKey(let key, let hint, let hintKey):
      "\(keyAtStart(key))：无功能"
        + (hintKey.isEmpty ? "" : "。\(keyAtStart(hintKey))：\(self.hint(hint))")
    case .closed: "已关闭"
    case .legendEntry(let name, let marker): name.isEmpty ? marker : "\(marker) \(name)"
    case .readingEnd: "全部读完"
    case .defaultValue: "默认"

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
      "\(name(type))，\(count(series, "个系列"))，\(count(points, "个点"))"
    case .xAxis(let title, let extent, let scale, let direction):
      axis("X轴", title, extent, scale) + (direction == .rightToLeft ? "，从右到左" : "")
    case .yAxis(let title, let extent, let scale, let hasZero):
      axis("Y轴", title, extent, scale) + (hasZero ? "" : "，不从0开始")
    case .values(let title, let extent, let scale): axis("数值", title, extent, scale)
    case .additionalAxis(let title, let extent): axis("另有", title, extent, .linear)
    case .sharedAxes(let x?, let y?) where x == y: "列表中\(count(x, "个图表"))的坐标轴相同"
    case .sharedAxes(let x?, nil): "列表中\(count(x, "个图表"))的X轴相同"
    case .sharedAxes(nil, let y?): "列表中\(count(y, "个图表"))的Y轴相同"
    case .sharedAxes(let x, let y):
      "列表中\(count(x ?? 1, "个图表"))的X轴相同，\(count(y ?? 1, "个图表"))的Y轴相同"
    case .series(let name, let points, let isContinuous):
      "\(named(name))：\(isContinuous ? "连续的线" : "单独的值")，\(count(points, "个点"))"
    case .highest(let value, let place, let often, let series):
      extreme("最大值", value, place, often, series)
    case .lowest(let value, let place, let often, let series):
      extreme("最小值", value, place, often, series)
    case .mean(let mean, let median, let series):
      "\(lead("平均值", series))：\(format.quantity(mean))，中位数：\(format.quantity(median))"
    case .change(let start, let end, let change, let series):
      "\(lead("变化", series))：\(range(start, end))，\(self.change(change))"
    case .trend(let trend, let turningPoints, let series):
      "\(lead("趋势", series))：\(self.trend(trend))"
        + (trend.direction == .flat
          ? "" : "，" + (turningPoints == 0 ? "无转折点" : count(turningPoints, "个转折点")))
    case .missing(let missing, let series): "\(lead("缺失", series))：\(count(missing, "个点"))"
    case .offScale(let count, let series):
      "\(series.map { "\(named($0))，" } ?? "")无法显示的值：\(format.count(count))个，在对数轴上没有位置"
    case .noValues(let series): series.map { "\(named($0))：没有数值" } ?? "没有数值"
    case .gaps(let gaps, let from, let to, let series):
      "\(lead("缺失区间", series))：" + several(gaps, "处", "最长为") + stretch(from, to)
    case .period(let points, let span, let strength, let series):
      "\(lead("周期", series))：\(interval(points, span))，\(self.strength(strength))"
    case .spikes(let spikes, let value, let place, let isPeak, let series):
      "\(lead(spikes > 1 ? "尖峰和尖谷" : isPeak ? "尖峰" : "尖谷", series))："
        + several(spikes, "处", isPeak ? "最大为" : "最大尖谷为")
        + "\(at(place))，\(format.quantity(value))"
    case .outliers(let outliers, let value, let place, let series):
      "\(lead("离群值", series))：\(several(outliers, "个", "最远为"))"
        + "\(at(place))，\(format.quantity(value))"
    case .plateaus(let plateaus, let level, let from, let to, let series):
      "\(lead("平稳区间", series))：\(several(plateaus, "处", "最长为"))"
        + "\(stretch(from, to))，\(format.quantity(level))"
    case .largestRise(let size, let place, let series):
      "\(lead("最大升幅", series))：\(at(place))，\(format.magnitude(size))"
    case .largestDrop(let size, let place, let series):
      "\(lead("最大降幅", series))：\(at(place))，\(format.magnitude(size))"
    case .comparison(let comparison): relation(comparison)
    case .largestDifference(let a, let b, let size, let place):
      "\(named(a))与\(named(b))的最大差距：\(at(place))，\(format.magnitude(size))"
    case .window(let window):
      "显示范围：\(shown(window))（全部为\(stretch(window.first, window.last))）"
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      (series.map { "\(named($0))，" } ?? "")
        + "\(ofParts ? "含" : "")\(isAbove ? "高于" : "低于")指定范围（\(range(low, high))）的值\(ofParts ? "的点" : "")：\(self.count(count, "个"))"
    case .noPoints(let from, let to): "没有点的区间：\(stretch(from, to))"
    case .leftOut(let rows): "略去：\(count(rows, "行"))没有x值"
    case .repeatedPlaces(let column, let most, let shared, let places, let remedy):
      "同一\(column ?? "x")最多有\(count(most, "个点"))（\(count(places, "处"))中的\(count(shared, "处"))），因此不描述走势"
        + (remedy.map { "；用\($0)可分成各自的图表" } ?? "")
    case .part(let name, let fact):
      words(fact.renamed { $0.map { "\(named($0))的\(word(name))" } ?? word(name) })
    case .bins(let bins, let width):
      "分组：\(count(bins, "组"))，组距\(format.quantity(width))"
    case .sampleSize(let count, let series): "\(lead("数值个数", series))：\(format.count(count))"
    case .mode(let place, let count, let series):
      "\(lead("众数组", series))：\(self.place(place))，\(self.count(count, "个值"))"
    case .largestSpread(let spread, let place, let series):
      "\(lead("最大四分位距", series))：\(at(place))，\(format.magnitude(spread))"
    case .densest(let values, let place, let series):
      "\(lead("数值集中处", series))：\(at(place))，"
        + format.listed(values.map(format.quantity)) + "附近"
    case .shares(let parts, let others, let percent, let whole, let series):
      "\(lead("构成", series))：\(format.quantity(whole))中"
        + (parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
        + (others > 0 ? ["其余\(count(others, "项"))\(format.percent(percent))"] : []))
        .joined(separator: format.listSeparator)
    case .withoutShare(let number, let place, let series):
      "\(lead("没有占比的值", series))：\(count(number, "个"))，低于零，\(number > 1 ? "首先是" : "")\(at(place))"
    case .noShares: "没有构成：没有大于零的值"
    case .sums(let rows, let parts):
      "已将\(count(rows, "行"))合计成\(count(parts, "个值"))"
    case .quartileMethod: "四分位数按线性插值，须线延伸到1.5倍四分位距以内的值"
    case .contradictions(let candles, let place):
      candles == 1
        ? "矛盾：\(at(place))的1根K线超出最低价至最高价的范围"
        : "矛盾：\(count(candles, "根"))K线超出最低价至最高价的范围，首次在\(at(place))"
    case .correlation(let correlation, let trend, let series):
      "\(lead("相关系数", series))：\(format.correlation(correlation))，\(self.trend(trend))"
    case .directions(let up, let down, let unchanged):
      "上涨：\(format.count(up))，下跌：\(format.count(down))，平盘：\(format.count(unchanged))"
    }
  }

  private func name(_ type: ChartType) -> String {
    switch type {
    case .line: "折线图"
    case .bar: "柱状图"
    case .groupedBar: "分组柱状图"
    case .stackedBar: "堆积柱状图"
    case .area: "面积图"
    case .step: "阶梯图"
    case .histogram: "直方图"
    case .box: "箱线图"
    case .heatMap: "热力图"
    case .scatter: "散点图"
    case .candlestick: "K线图"
    case .violin: "小提琴图"
    case .pie: "饼图"
    case .donut: "环形图"
    }
  }

  private func axis(_ name: String, _ title: String?, _ extent: AxisExtent, _ scale: Scale)
    -> String
  {
    let parts = [title.flatMap { $0.isEmpty ? nil : $0 }, self.extent(extent), self.scale(scale)]
    return "\(name)：" + parts.compactMap(\.self).joined(separator: "，")
  }

  private func extent(_ extent: AxisExtent) -> String {
    switch extent {
    case .none: "没有数值"
    case .numbers(let low, let high): range(low, high)
    case .dates(let first, let last, let precision, let zone, let span, _):
      ([dates(format.dates(first, last, precision, timeZone: zone, span: span))]
        + (extent.timeZone.map(zoneWords) ?? [])).joined(separator: "，")
    case .categories(let count, let first, let last):
      count == 1
        ? "1个类别，\(named(first))"
        : "\(self.count(count, "个类别"))，\(named(first))至\(named(last))"
    case .rows(let count, let first, let last):
      count == 1
        ? "1行，\(named(first))"
        : "\(self.count(count, "行"))，\(named(first))至\(named(last))"
    }
  }

  private func dates(_ ends: (first: String, last: String?)) -> String {
    ends.last.map { "\(ends.first)至\($0)" } ?? ends.first
  }

  /// Whose clocks the times of day are of.
  private func zoneWords(_ zone: SaidTimeZone) -> [String] {
    [zone.name == "UTC" ? zone.name : "时区\(zone.name)"]
      + (zone.isConverted ? ["由数据中的时差换算"] : [])
  }

  private func scale(_ scale: Scale) -> String? {
    switch scale {
    case .linear: nil
    case .log10: "对数刻度"
    case .ln: "对数刻度，以e为底"
    }
  }

  /// Two quantities with the unit after the second.
  private func range(_ low: Quantity, _ high: Quantity) -> String {
    if low == high { return format.quantity(low) }
    return format.number(low) + "至"
      + format.quantity(high)
  }

  /// The highest or the lowest value, where it is, and how often.
  private func extreme(
    _ word: String, _ value: Quantity, _ place: Place, _ often: Occurrence, _ series: String?
  ) -> String {
    switch often {
    case .once: "\(lead(word, series))：\(at(place))，\(format.quantity(value))"
    case .several(let count):
      "\(lead(word, series))：\(at(place))，\(format.quantity(value))"
        + "（\(self.count(count, "个点"))中的第一个）"
    case .always(let count):
      "\(lead(word, series))：\(format.quantity(value))（全部\(self.count(count, "个值"))）"
    }
  }

  private func lead(_ word: String, _ series: String?) -> String {
    series.map { "\(named($0))的\(word)" } ?? word
  }

  /// Of one thing nothing; of several how many, and which one is told.
  private func several(_ number: Int, _ counter: String, _ which: String) -> String {
    number == 1 ? "" : "\(count(number, counter))，\(which)"
  }

  private func stretch(_ from: Place, _ to: Place) -> String {
    if from == to { return at(from) }
    let text = "\(place(from))至\(place(to))"
    return format.isBareNumber(from) ? "x从\(text)" : text
  }

  /// What a series does between two marks, without a full stop.
  private func stretch(_ outline: StretchOutline) -> String {
    let lead = [
      outline.series.map(named), outline.axis.map(named), stretch(outline.from, outline.to),
    ].compactMap(\.self)
    let what = [
      outline.change.map(step), outline.values.map { count($0, "个值") },
      outline.mean.map { "平均值\(format.quantity($0))" },
    ].compactMap(\.self)
    return lead.joined(separator: "，") + "："
      + (what.isEmpty ? "没有数值" : what.joined(separator: "，"))
  }

  /// The part of a chart that is shown, and how many of its points.
  private func shown(_ window: WindowOutline) -> String {
    "\(stretch(window.from, window.to))，\(count(window.count, "个点"))中的"
      + count(window.points, "个")
  }

  private func interval(_ points: Int, _ span: Span?) -> String {
    count(points, "个点") + (span.flatMap(format.span).map { "（\($0)）" } ?? "")
  }

  private func strength(_ strength: Trend.Strength) -> String {
    switch strength {
    case .strong: "强"
    case .moderate: "中等"
    case .weak: "弱"
    }
  }

  /// How two series lie and go, without a full stop.
  private func relation(_ comparison: Comparison) -> String {
    order(comparison) + (comparison.movement.map { "，\(movement($0))" } ?? "")
  }

  /// How two series lie, without a full stop.
  private func order(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    return if comparison.shared == 0 {
      "\(a)与\(b)没有共同的位置"
    } else if comparison.equal == comparison.shared {
      "\(a)与\(b)\(shared(comparison) ?? "处处")相等"
    } else if comparison.crossings > 0 {
      "\(a)与\(b)\(crossings(comparison))"
    } else if comparison.isCounted {
      counts(comparison)
    } else if lower == 0 {
      comparison.equal == 0 ? "\(a)\(shared(comparison) ?? "始终")高于\(b)" : "\(a)从不低于\(b)"
    } else {
      comparison.equal == 0 ? "\(a)\(shared(comparison) ?? "始终")低于\(b)" : "\(a)从不高于\(b)"
    }
  }

  /// Where an order holds that never changes; `nil` where that is everywhere.
  private func shared(_ comparison: Comparison) -> String? {
    if comparison.isEverywhere { return nil }
    return comparison.shared == 1
      ? "在唯一的共同位置" : "在全部\(count(comparison.shared, "个"))共同位置都"
  }

  private func crossings(_ comparison: Comparison) -> String {
    let isOne = comparison.crossings == 1
    let first = comparison.firstCrossing.map { "（\(isOne ? "" : "首次在")\(at($0))）" } ?? ""
    return "交叉\(count(comparison.crossings, "次"))\(first)"
  }

  private func movement(_ movement: Comparison.Movement) -> String {
    switch movement {
    case .together: "同向变化"
    case .opposite: "反向变化"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "持平"
    case (.mixed, _): "没有明确方向"
    case (.rising, .strong): "明显上升"
    case (.rising, .moderate): "中度上升"
    case (.rising, .weak): "轻微上升"
    case (.falling, .strong): "明显下降"
    case (.falling, .moderate): "中度下降"
    case (.falling, .weak): "轻微下降"
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
    format.isBareNumber(place) ? "x为\(self.place(place))时" : self.place(place)
  }

  // MARK: Points

  /// A point in few words, without the name of its value where that was said.
  private func point(_ point: PointOutline, without said: ValueName? = nil) -> String {
    var parts = [point.series, place(point.shortPlace)].compactMap(\.self)
    let name = said == nil ? point.details.valueName : nil
    parts.append(point.value.map { value($0, name) } ?? "缺失")
    parts += shortDetails(point.details)
    if let placing = point.placing { parts.append(self.placing(placing)) }
    if let label = point.label, !label.isEmpty { parts.append(label) }
    if let change = point.change { parts.append(step(change)) }
    parts += point.details.additional.map(part)
    return parts.filter { !$0.isEmpty }.joined(separator: "，")
  }

  private func inFull(_ point: PointOutline, _ xTitle: String?, _ yTitle: String?) -> String {
    let value = point.value.map { self.value($0, point.details.valueName) }
    let parts =
      [
        point.series(besides: yTitle),
        "\(xTitle ?? "x")为\(place(point.place))",
        point.needsNoTitle(yTitle)
          ? value : "\(yTitle ?? "y")" + (value.map { "为\($0)" } ?? "缺失"),
      ] + details(point.details)
      + [point.placing.map(placing), point.label, point.change.map(step)]
      + point.details.additional.map(part)
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "，")
  }

  /// How a point lies that its axes were not made for.
  private func placing(_ placing: Placing) -> String {
    switch placing {
    case .aboveRange: "高于范围"
    case .belowRange: "低于范围"
    case .nowhere: "无法显示"
    }
  }

  /// A value with its name, where it has one among the parts of its point.
  private func value(_ value: Quantity, _ name: ValueName?) -> String {
    if name == .count, let number = Int(exactly: value.value) { return count(number, "个值") }
    return (name.map { "\(word($0))" } ?? "") + format.quantity(value)
  }

  /// What a point is made of on the axis of its value, beside that.
  private func details(_ details: PointDetails) -> [String] {
    let rise = details.rise.map { $0 > 0 ? "上涨" : $0 < 0 ? "下跌" : "平盘" }
    return [rise, details.share.map(share)].compactMap(\.self) + details.otherParts.map(part)
      + outliers(details)
  }

  /// The same in few words: of a box its middle half.
  private func shortDetails(_ details: PointDetails) -> [String] {
    guard let box = details.box else { return self.details(details) }
    return ["四分位数\(range(box.low, box.high))"] + outliers(details)
  }

  private func outliers(_ details: PointDetails) -> [String] {
    details.outlierCount > 0 ? [count(details.outlierCount, "个离群值")] : []
  }

  private func part(_ part: NamedValue) -> String {
    switch part.value {
    case .missing: "\(lead(part.name))缺失"
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
    return share.percent.map { "占\(whole)的\(format.percent($0))" } ?? "合计\(whole)"
  }

  private func word(_ name: ValueName) -> String {
    switch name {
    case .open: "开盘价"
    case .high: "最高价"
    case .low: "最低价"
    case .close: "收盘价"
    case .upperWhisker: "上须"
    case .upperQuartile: "上四分位数"
    case .median: "中位数"
    case .lowerQuartile: "下四分位数"
    case .lowerWhisker: "下须"
    case .outlier: "离群值"
    case .count: "频数"
    case .total: "合计"
    case .share: "占比"
    case .named(let name): named(name)
    }
  }

  private func step(_ change: Change) -> String {
    if change.amount.value == 0 { return "不变" }
    // A share that rounds to nothing says less than the amount.
    let share = change.saidPercent.flatMap { abs($0) < 0.05 ? nil : format.percent($0) }
    return (change.amount.value > 0 ? "上升" : "下降") + (share ?? format.magnitude(change.amount))
  }

  private func change(_ change: Change) -> String {
    if change.amount.value == 0 { return "不变" }
    let share = change.saidPercent.map { "（\(format.percent($0))）" } ?? ""
    return (change.amount.value > 0 ? "上升" : "下降") + format.magnitude(change.amount) + share
  }

  private func difference(_ difference: Difference) -> String {
    if difference.amount.value == 0 { return "与\(named(difference.other))相等" }
    var bare = difference.amount
    bare.unit = nil
    let side = difference.amount.value > 0 ? "高" : "低"
    return "比\(named(difference.other))\(side)\(format.magnitude(bare))"
  }

  private func passage(_ passage: Passage) -> String {
    let other = named(passage.other)
    return passage.isUpward ? "升至\(other)之上" : "降至\(other)之下"
  }

  private func jump(_ jump: Jump, to point: PointOutline) -> String {
    let name = point.measure(after: jump)
    return "\(self.jump(jump, of: name))：\(self.point(point, without: name))"
  }

  private func jump(_ jump: Jump, of name: ValueName?) -> String {
    switch jump {
    case .highest(let ordinal): highest(name) + self.ordinal(ordinal)
    case .lowest(let ordinal): lowest(name) + self.ordinal(ordinal)
    case .chartHighest(let ordinal): "整个图表的\(highest(name))" + self.ordinal(ordinal)
    case .landmark(let landmark, let ordinal): goal(.landmark(landmark)) + self.ordinal(ordinal)
    case .bookmark(let ordinal): "书签" + self.ordinal(ordinal)
    case .match(let ordinal): "已找到" + self.ordinal(ordinal)
    case .nearest: "最近的点"
    case .chartLowest(let ordinal): "整个图表的\(lowest(name))" + self.ordinal(ordinal)
    }
  }

  private func highest(_ name: ValueName?) -> String {
    switch name {
    case .median: "最高中位数"
    case .close: "最高收盘价"
    default: "最大值"
    }
  }

  private func lowest(_ name: ValueName?) -> String {
    switch name {
    case .median: "最低中位数"
    case .close: "最低收盘价"
    default: "最小值"
    }
  }

  private func goal(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.turningPoint): "转折点"
    case .landmark(.drop): "骤降"
    case .landmark(.rise): "骤升"
    case .landmark(.gap): "缺失区间"
    case .landmark(.crossing): "交叉点"
    case .landmark(.higher): "更高的值"
    case .landmark(.lower): "更低的值"
    case .landmark(.spike): "尖峰或尖谷"
    case .landmark(.outlier): "离群值"
    case .bookmark: "书签"
    case .match(let text): "“\(text)”"
    }
  }

  /// Which of how many; of one there is nothing to say.
  private func ordinal(_ ordinal: Ordinal?) -> String {
    guard let ordinal, ordinal.count > 1 else { return "" }
    return " \(format.count(ordinal.number))/\(format.count(ordinal.count))"
  }

  private func fromBookmark(_ difference: BookmarkDifference) -> String {
    let change = difference.change.map { "，" + step($0) } ?? ""
    let steps = count(abs(difference.steps), "个点")
    let side = difference.steps < 0 ? "之前" : "之后"
    return "书签（\(place(difference.place))）\(side)\(steps)\(change)"
  }

  // MARK: The data table

  private func row(_ row: RowOutline) -> String {
    guard row.cells.count > 1 else {
      return ([place(row.place)] + row.cells.map(alone)).joined(separator: "，")
    }
    return "\(place(row.place))：" + row.saidCells.map(cell).joined(separator: "，")
  }

  private func cell(_ cell: RowOutline.Cell) -> String {
    let lead = heading(cell.heading) + (cell.heading.isFromData ? " " : "")
    return switch cell.value {
    case .missing: "\(lead)缺失"
    case .text(let text): "\(heading(cell.heading)) \(text)"
    case .quantity(let quantity): "\(lead)\(format.quantity(quantity))"
    }
  }

  /// The only cell of a row, which needs no name.
  private func alone(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "缺失"
    case .text(let text): text
    case .quantity(let quantity):
      value(quantity, cell.heading.name == .value(.count) ? .count : nil)
    }
  }

  private func inFull(_ row: RowOutline) -> String {
    let cells = row.cells.map { cell in
      switch cell.value {
      case .missing: "\(heading(cell.heading))缺失"
      case .text(let text): "\(heading(cell.heading))为\(text)"
      case .quantity(let quantity): "\(heading(cell.heading))为\(format.quantity(quantity))"
      }
    }
    return (["\(row.placeTitle ?? "x")为\(place(row.place))"] + cells).joined(separator: "，")
  }

  /// What a column is called, within a sentence.
  private func heading(_ heading: ColumnHeading) -> String {
    let name =
      switch heading.name {
      case .value(let name): word(name)
      case .label: "标签"
      case .outlierCount: "离群值个数"
      case .outliers: "离群值"
      }
    return heading.series.map { "\(named($0)) \(name)" } ?? name
  }

  // MARK: Descriptions

  private func outline(_ chart: ChartOutline) -> String {
    let parts = [
      chart.title, chart.tellsType ? name(chart.type) : nil,
      chart.tellsSeries ? count(chart.series, "个系列") : nil,
      chart.tellsPoints ? count(chart.points, "个点") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: "，")
  }

  private func describe(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    let lengths = Set(series.map(\.points))
    let content =
      if chart.series > 1 {
        "\(count(chart.series, "个系列"))，每个系列\(lengths.count > 1 ? "最多" : "")"
          + count(lengths.max() ?? 0, "个点")
      } else {
        count(chart.points, "个点")
      }
    let over = [chart.xTitle, chart.points > 0 ? extent(chart.extent) : nil].compactMap(\.self)
    let place = over.isEmpty ? "" : "，X轴为" + over.joined(separator: "，")
    let subject = chart.title.map { "\($0)是" } ?? "这是"
    var sentences = ["\(subject)\(name(chart.type))，有\(content)\(place)。"]
    if chart.yExtent != .none {
      let parts = [chart.yTitle, extent(chart.yExtent), scale(chart.yScale)].compactMap(\.self)
      sentences.append(
        (chart.hasHeights ? "Y轴为" : "数值为") + parts.joined(separator: "，") + "。")
    }
    if chart.series == 1 {
      // What it does is told by its own item, unless it has no values to do something with.
      if let only = series.first, only.course == nil { sentences.append(describe(only)) }
    } else if let tally = SeriesTally(series) {
      sentences.append(describe(tally))
    } else {
      let courses = series.compactMap { series in
        series.course.map { course in
          course.isOrdered
            ? named(series.name ?? "") + verb(course.trend)
            : words(.highest(course.highest, course.highestPlace, series: series.name ?? ""))
        }
      }
      if !courses.isEmpty { sentences.append(courses.joined(separator: "，") + "。") }
      if let pair = series.first?.comparison, pair.shared > 0 {
        sentences.append(relation(pair) + "。")
      }
    }
    sentences += [chart.summary].compactMap(\.self)
    return sentences.joined()
  }

  /// Many series, counted, then the two values between which all lie.
  private func describe(_ tally: SeriesTally) -> String {
    let courses = tally.counts.map { count($0.number, $0.course) }
    let counts = courses.isEmpty ? "" : courses.joined(separator: "，") + "。"
    guard let (highest, lowest) = tally.extremes else { return counts }
    return counts + "最大值为\(extreme(highest))，最小值为\(extreme(lowest))。"
  }

  private func count(_ number: Int, _ course: SeriesTally.Tendency) -> String {
    let series = count(number, "个系列")
    return switch course {
    case .rising: "\(series)上升"
    case .falling: "\(series)下降"
    case .level: "\(series)保持不变"
    case .mixed: "\(series)没有明确方向"
    case .withoutValues: "\(series)没有数值"
    }
  }

  private func extreme(_ extreme: SeriesTally.Extreme) -> String {
    "\(named(extreme.series))在\(at(extreme.place))的\(format.quantity(extreme.value))"
  }

  /// What a series of which no course is told is called.
  private func heading(_ series: SeriesOutline) -> String? {
    guard let measure = series.measure else { return series.name.map(named) }
    return series.name.map { "\(named($0))的\(word(measure))" } ?? word(measure)
  }

  private func describe(_ series: SeriesOutline) -> String {
    let name = heading(series)
    guard let course = series.course else { return (name ?? "") + "没有数值。" }
    let start = "\(at(course.startPlace))的\(format.quantity(course.start))"
    let missing = course.missing > 0 ? "缺失\(count(course.missing, "个点"))。" : ""
    if series.points - course.missing == 1 { return (name ?? "") + "只有一个数值：\(start)。" + missing }
    let subject = name ?? "数值"
    if course.trend.direction == .flat {
      return "\(subject)保持在\(format.quantity(course.start))。" + missing
    }
    let end = "\(at(course.endPlace))的\(format.quantity(course.end))"
    let rest = [
      course.notable.flatMap(notable),
      course.missing > 0 ? "缺失\(count(course.missing, "个点"))" : nil,
    ].compactMap(\.self)
    let extremes =
      "最大值为\(at(course.highestPlace))的\(format.quantity(course.highest))，"
      + "最小值为\(at(course.lowestPlace))的\(format.quantity(course.lowest))。"
    let told =
      course.isOrdered
      ? "\(subject)\(verb(course.trend))，从\(start)到\(end)，\(step(course.change))。" + extremes
      : (name.map { "\($0)：" } ?? "") + extremes + (course.mean.map { words($0) + "。" } ?? "")
    return told + (rest.isEmpty ? "" : rest.joined(separator: "，") + "。")
  }

  /// What stands out most, as a sentence without a full stop.
  private func notable(_ fact: Fact) -> String? {
    switch fact {
    case .period(let points, let span, _, _): "每\(interval(points, span))重复一次"
    case .spikes(1, let value, let place, let isPeak, _):
      "\(at(place))出现\(isPeak ? "尖峰" : "尖谷")，为\(format.quantity(value))"
    case .spikes(let spikes, let value, let place, let isPeak, _):
      "有\(count(spikes, "处"))尖峰和尖谷，最大\(isPeak ? "" : "尖谷")为"
        + "\(at(place))的\(format.quantity(value))"
    case .outliers(1, let value, let place, _):
      "\(at(place))的\(format.quantity(value))是离群值"
    case .outliers(let outliers, let value, let place, _):
      "有\(count(outliers, "个"))离群值，最远为\(at(place))的\(format.quantity(value))"
    case .plateaus(1, let level, let from, let to, _):
      "\(stretch(from, to))基本保持在\(format.quantity(level))"
    case .plateaus(let plateaus, let level, let from, let to, _):
      "有\(count(plateaus, "处"))平稳区间，最长为\(stretch(from, to))，约\(format.quantity(level))"
    default: nil
    }
  }

  private func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "保持不变"
    case (.mixed, _): "没有明确方向"
    case (.rising, .strong): "稳步上升"
    case (.rising, .moderate): "总体上升"
    case (.rising, .weak): "略有上升趋势"
    case (.falling, .strong): "稳步下降"
    case (.falling, .moderate): "总体下降"
    case (.falling, .weak): "略有下降趋势"
    }
  }

  private func compare(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    guard comparison.shared > 0 else { return "\(a)与\(b)没有共同的位置。" }
    let lower = comparison.shared - comparison.higher - comparison.equal
    if comparison.equal == comparison.shared { return order(comparison) + "。" }
    let distance = self.distance(comparison)
    if comparison.higher == comparison.shared || lower == comparison.shared {
      return order(comparison) + "。" + distance
    }
    let crossings =
      comparison.crossings > 0
      ? "两者\(crossings(comparison))。" : comparison.neverCross ? "两者没有交叉。" : ""
    return counts(comparison) + "。" + crossings + distance
  }

  /// At how many places one is above and below the other, without a full stop.
  private func counts(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    var parts: [String] = []
    if comparison.higher > 0 { parts.append("\(count(comparison.higher, "处"))高于\(b)") }
    if lower > 0 { parts.append("\(count(lower, "处"))低于\(b)") }
    if comparison.equal > 0 { parts.append("\(count(comparison.equal, "处"))相等") }
    let places = comparison.isEverywhere ? "处" : "个共同位置"
    return "在\(count(comparison.shared, places))中，\(a)有" + parts.joined(separator: "，")
  }

  /// How two series go, and where they are farthest apart.
  private func distance(_ comparison: Comparison) -> String {
    var parts = [comparison.movement.map(movement)].compactMap(\.self)
    if let size = comparison.largestDifference, let place = comparison.largestDifferencePlace {
      parts.append("最大差距为\(at(place))的\(format.magnitude(size))")
    }
    return parts.isEmpty ? "" : "两者" + parts.joined(separator: "，") + "。"
  }

  // MARK: Sound

  private func audioItem(_ outline: AudioItemOutline) -> String {
    let name =
      switch outline.item {
      case .inTurn: outline.name == nil ? "依次播放所有系列" : "整个图表"
      case .together: "同时播放所有系列"
      case .series: named(outline.name ?? "")
      case .without: "除\(named(outline.name ?? ""))以外的全部系列"
      case .legend: "音高图例，从最低到最高"
      }
    if outline.item == .legend { return name }
    let reduced =
      outline.played < outline.points ? "，播放\(count(outline.played, "个点"))" : ""
    let points = outline.tellsPoints ? "，\(count(outline.points, "个点"))\(reduced)" : ""
    return "\(name)\(points)，\(format.seconds(outline.seconds))秒"
  }

  private func silence(_ silence: Silence, _ key: String) -> String {
    switch silence {
    case .noDevice: "无声：没有可用的音频设备"
    case .noSuchDevice(let name): "无声：没有设备“\(name)”"
    case .refused(let reason):
      key.isEmpty
        ? "无声：设备不可用（\(reason)）"
        : "无声：设备不可用（\(reason)）。按\(key)重试"
    case .lost:
      key.isEmpty
        ? "声音中断：设备已断开"
        : "声音中断：设备已断开。按\(key)重试"
    case .hung: "声音中断：音频系统无响应，请重启Earshot"
    case .noneChosen: "无声：设备设为none"
    }
  }

  // MARK: The screen

  private func hint(_ hint: Hint) -> String {
    switch hint {
    case .help: "帮助"
    case .points: "点"
    case .series: "系列"
    case .items: "条目"
    case .rotor: "转子"
    case .play: "播放"
    case .pause: "暂停"
    case .act: "执行"
    case .close: "关闭"
    }
  }

  private func setting(_ setting: SettingOutline) -> String {
    switch setting {
    case .language(let name): "语言：\(name)"
    case .theme(let name): "主题：\(name)"
    case .volume(let volume): "音量：\(format.count(Int((volume * 100).rounded())))%"
    case .order(let isTogether): isTogether ? "系列：同时播放" : "系列：依次播放"
    case .verbosity(.terse): "播报：简略"
    case .verbosity(.verbose): "播报：详细"
    case .glyphs(.braille): "绘图：盲文点"
    case .glyphs(.sextant): "绘图：六分块"
    case .glyphs(.block): "绘图：方块"
    case .glyphs(.ascii): "绘图：ASCII"
    case .glyphScale(let scale): "图形大小：\(format.count(scale))/4"
    case .valuesWhilePlaying(let isOn): words(.valuesWhilePlaying(isOn))
    case .readingSpeed(let speed): "阅读速度：\(format.factor(speed))倍"
    case .sameAxes(let isOn): isOn ? "统一坐标轴：单位和刻度相同时开" : "统一坐标轴：关"
    }
  }

  private func group(_ group: KeyGroup) -> String {
    switch group {
    case .walk: "在点之间移动"
    case .rotor: "转动转子"
    case .listen: "听"
    case .read: "读"
    case .look: "看"
    case .program: "图表与程序"
    }
  }

  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "上一个点"
    case .nextPoint: "下一个点"
    case .firstPoint: "第一个点"
    case .lastPoint: "最后一个点"
    case .tenthBack: "后退十分之一"
    case .tenthForward: "前进十分之一"
    case .lowest: "系列的最小值，再按为整个图表"
    case .highest: "系列的最大值，再按为整个图表"
    case .chartLowest: "整个图表的最小值"
    case .chartHighest: "整个图表的最大值"
    case .previousLandmark: "上一个标志点"
    case .nextLandmark: "下一个标志点"
    case .goTo: "转到骤降、骤升、缺失区间、交叉等"
    case .search: "搜索标签"
    case .goToPlace: "转到日期、数值、序号或百分比"
    case .back: "返回跳转前的位置"
    case .bookmark: "在此添加书签"
    case .position: "当前位置"
    case .previousItem: "上一项"
    case .nextItem: "下一项"
    case .turnForward: "下一个转子模式"
    case .turnBack: "上一个转子模式"
    case .audioGraph: "音频图表"
    case .details: "图表详情"
    case .describe: "描述系列"
    case .values: "数值"
    case .table: "数据表"
    case .act: "执行当前项"
    case .play: "从当前位置播放，暂停"
    case .stop: "关闭浮层，否则停止声音"
    case .slower: "减慢"
    case .faster: "加快"
    case .loopStart: "循环起点"
    case .loopEnd: "循环终点"
    case .loop: "打开或关闭循环"
    case .direction: "反向播放或正向播放"
    case .sayValues: "播放时读出数值"
    case .sound: "打开或关闭声音"
    case .zoomIn: "放大"
    case .zoomOut: "缩小"
    case .zoomAll: "显示全部"
    case .readAll: "全部朗读"
    case .readOn: "继续读长句"
    case .history: "播报记录"
    case .verbosity: "切换句子长短"
    case .nextChart: "下一个图表"
    case .previousChart: "上一个图表"
    case .chartList: "图表列表"
    case .export: "导出"
    case .settings: "设置"
    case .nextTheme: "下一个主题"
    case .previousTheme: "上一个主题"
    case .larger: "放大文字"
    case .smaller: "缩小文字"
    case .help: "帮助"
    case .redraw: "重绘屏幕"
    case .quit: "关闭浮层，否则退出"
    }
  }

  // MARK: Problems

  func words(_ problem: Problem) -> String {
    switch problem {
    case .input(let input): self.input(input.problem)
    case .noTerminal: "没有可全屏显示的终端，请改用earshot describe、draw或render"
    case .unknownTerminal(let name):
      "终端类型“\(name)”不支持全屏，请设置TERM，或改用earshot describe、draw或render"
    case .themeUnknown(let name, let known):
      "没有主题“\(name)”，请从中选择：\(format.list(known))"
    case .configuration(let file, let line, let fault):
      "\(file)第\(line)行：\(self.fault(fault))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { "，第\($0)行" } ?? "")：\(themeFault(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "无法写入标准输出（\(reason)），请换一个去处"
        : "无法写入\(file)（\(reason)），请用-o指定其他位置"
    case .outputMissing: "请指定声音的去处：-o 文件名.wav，或用-o -写到标准输出"
    case .unknownOutputKind(let file, let known):
      "\(file)：文件名须以\(format.alternatives(known))结尾，请更改"
    case .unknownLanguage(let tag, let known):
      "没有语言“\(tag)”，请从中选择：\(format.list(known))"
    case .unknownTimeZone(let name):
      "没有时区“\(name)”，请使用IANA名称，例如Asia/Shanghai"
    case .typeForLater(let type, let known):
      "此版本尚不支持图表类型“\(type)”，请从中选择：\(format.list(known))"
    case .badOption(let name, let value, let expected):
      "\(name)：“\(value)”不是有效值，请使用：\(expected)"
    case .keysAndDataFromStandardInput: "按键和数据不能都来自标准输入，请把其中之一放入文件"
    case .configurationUnreadable(let file, let reason):
      "无法读取\(file)（\(reason ?? "不是文件")），请更正或移除"
    case .nothingLeftToHear:
      "--solo和--mute没有留下可听的系列，请去掉其中之一"
    case .dumpWithoutKeys: "--dump需要按键脚本，请用--keys指定文件"
    case .keyScript(let file, let line, let text):
      "\(file == "-" ? "标准输入" : file)，第\(line)行：“\(format.excerpt(text))”不是按键，请写成<Right>、<Resize 40x12>或<Wait 500ms>这样的形式"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "没有音频设备“\(name)”，也没有其他设备，请使用--device none"
        : "没有音频设备“\(name)”，请从中选择：\(format.list(known))"
    }
  }

  private func themeFault(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "无法读取主题（\(reason)），请检查文件"
    case .malformed(let reason): "主题不是有效的TOML（\(reason)），请更正"
    case .missingRole(let role): "主题缺少“\(role)”的颜色，请添加"
    case .unknownRole(let role): "主题中有未知条目“\(role)”，请删除"
    case .notAColor(let role, let text):
      "“\(role)”的“\(format.excerpt(text))”不是颜色，请写成#rrggbb的形式"
    }
  }

  private func input(_ problem: InputProblem) -> String {
    let file = problem.file == "-" ? "标准输入" : problem.file
    return switch problem.kind {
    case .missing: "\(file)：没有此文件，请检查文件名和文件夹"
    case .isDirectory: "\(file)是文件夹，请指定其中的文件"
    case .beyondMemory(let megabytes):
      "\(file)超出可用内存（最多读取\(format.count(megabytes)) MB），请拆分文件，或用head等提前结束管道"
    case .isDevice: "\(file)是没有结尾的设备，请指定文件，或通过管道传入数据"
    case .unreadable(let reason): "无法读取\(file)（\(reason)），请检查访问权限"
    case .empty: "\(file)是空的，请提供至少有一行数值的表格"
    case .headerOnly: "\(file)，第1行：只有表头而没有数值行，请添加行或使用--no-header"
    case .raggedRow(let row, let expected, let found):
      "\(file)，第\(row)行，第\(min(expected, found) + 1)列：应有\(count(expected, "个"))单元格，"
        + "实有\(count(found, "个"))，请增减单元格或用--delimiter指定分隔符"
    case .invalidUTF8(let row, ""):
      "\(file)，第\(row)行：文字不是UTF-8，请转换，例如用iconv -t UTF-8"
    case .invalidUTF8(let row, let column):
      "\(file)，第\(row)行，“\(format.excerpt(column))”列：文字不是UTF-8，请转换，例如用iconv -t UTF-8"
    case .unclosedQuote(let row): "\(file)，第\(row)行：引号没有结束，请补上或删除"
    case .notANumber(let row, let column, let text):
      "\(file)，第\(row)行，“\(format.excerpt(column))”列：“\(format.excerpt(text))”不是数字，请更正，或用--x和--y选择列"
    case .notADate(let row, let column, let text, let pattern):
      "\(file)，第\(row)行，“\(format.excerpt(column))”列：“\(format.excerpt(text))”不是形如\(pattern)的日期，请更正或更改--date-format"
    case .noNumericColumn(let columns):
      "\(file)：没有数字列，无法作图，请添加数字列（现有的列：\(format.list(columns))）"
    case .unknownColumn(let name, let columns):
      "\(file)：没有“\(format.excerpt(name))”列，请从中选择：\(format.list(columns))"
    case .tooManyParts(let name, let parts, let most):
      "\(file)：--split \(format.excerpt(name))会产生\(format.count(parts))个图表，请选择最多有\(format.count(most))个值的列"
    case .splitColumn(let name):
      "\(file)：“\(format.excerpt(name))”列已由 --split 使用，请为 --x 和 --y 选择其他列"
    case .tooLarge(let limit, let row):
      "\(file)，第\(row)行：\(self.limit(limit))，请拆分文件"
    case .malformedJSON(let row, let column):
      "\(file)，第\(row)行，第\(column)列：不是有效的JSON，请在此处更正"
    case .unexpectedJSON(let place, let expected):
      "\(file)\(place.isEmpty ? "" : "，\(place)")：此处应为\(expectation(expected))，请参照README中的图表文件更正"
    case .unknownType(let place, let name, let names):
      "\(file)\(place.isEmpty ? "" : "，\(place)")：没有“\(format.excerpt(name))”这种图表类型，请从中选择：\(format.list(names, limit: names.count))"
    case .missingSeries(let place, let type, let names):
      "\(file)\(place.isEmpty ? "" : "，\(place)")：\(type)需要x相同的系列\(format.list(names, limit: names.count))，请补上或选择其他类型"
    }
  }

  private func limit(_ limit: InputProblem.Limit) -> String {
    switch limit {
    case .columns: "列太多"
    case .cellBytes: "单元格太长"
    case .nesting: "JSON嵌套太深"
    case .rows: "行太多"
    }
  }

  private func expectation(_ expectation: InputProblem.Expectation) -> String {
    switch expectation {
    case .chart: "含有系列的图表"
    case .record: "记录{…}"
    case .text: "文字"
    case .number: "数字"
    case .boolean: "true或false"
    case .list: "列表[…]"
    case .range: "范围[下限, 上限]"
    case .scale: "linear、log10或ln"
    case .point: "点{\"x\": …, \"y\": …}"
    case .direction: "leftToRight或rightToLeft"
    }
  }

  private func fault(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "写法有误（\(reason)），请更正"
    case .unknownOption(let name, let known):
      "没有设置“\(format.excerpt(name))”；可用的设置：\(format.list(known))"
    case .notOneValue(let name): "\(format.excerpt(name))只能有一个值，不能是列表"
    case .badValue(let name, let value, let expected):
      "“\(format.excerpt(value))”不是\(name)的有效值，请使用：\(expected)"
    case .unknownAction(let name, let known):
      "没有操作“\(format.excerpt(name))”；可用的操作：\(format.list(known, limit: known.count))"
    case .unknownKey(let text):
      "“\(format.excerpt(text))”不是按键；请写一个字符，或<Right>这样的名称"
    case .keyClash(let key, let first, let second):
      "按键\(key)同时分配给了“\(text(first))”（\(first.name)）和“\(text(second))”（\(second.name)）；请为其中一个换键"
    }
  }

  // MARK: Grammar

  /// A name from the data, which may be empty.
  private func named(_ name: String) -> String { name.isEmpty ? "无名称" : name }

  private func count(_ number: Int, _ counter: String) -> String {
    format.count(number) + counter
  }

  /// A place among others, the counted thing named once: "第3个点，共12个".
  private func ordinal(_ number: Int, of count: Int, _ counter: String) -> String {
    "第\(self.count(number, counter))，共\(self.count(count, String(counter.prefix(1))))"
  }
}

extension SimplifiedChinese {
  static let keyNames: [String: String] = [
    "": "此键",
    "←": "左箭头", "→": "右箭头", "↑": "上箭头", "↓": "下箭头", "Space": "空格", "Home": "Home", "End": "End",
    "PgUp": "上翻页", "PgDn": "下翻页", "Tab": "制表键", "Shift-Tab": "上档制表键", "Enter": "回车", "Esc": "退出键",
    "Backspace": "退格", "F1": "F1", "Ctrl-L": "控制L", "Ctrl-U": "控制U", "!": "感叹号", "\"": "引号",
    "#": "井号", "$": "美元符号", "%": "百分号", "&": "和号", "'": "撇号", "(": "左括号", ")": "右括号", "*": "星号",
    "+": "加号", ",": "逗号", "-": "减号", ".": "句点", "/": "斜杠", ":": "冒号", ";": "分号", "<": "小于号",
    "=": "等号", ">": "大于号", "?": "问号", "@": "艾特符号", "[": "左方括号", "\\": "反斜杠", "]": "右方括号",
    "^": "脱字符", "_": "下划线", "`": "反引号", "{": "左花括号", "|": "竖线", "}": "右花括号", "~": "波浪号",
  ]
}
