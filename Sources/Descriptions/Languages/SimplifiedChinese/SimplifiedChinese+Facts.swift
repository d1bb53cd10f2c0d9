import Charts

extension SimplifiedChinese {
  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "走势"
    case .label(.mean): "平均值"
    case .label(.change): "变化"
    case .label(.trend): "趋势"
    case .label(.missing): "缺失"
    case .label(.offScale): "无法显示的值"
    case .label(.correlation): "相关系数"
    case .label(.correlationOfLogarithms): "对数轴上的相关系数"
    case .label(.gap), .label(.gaps): "缺失区间"
    case .label(.period): "周期"
    case .label(.spike): "尖峰"
    case .label(.dip): "低谷"
    case .label(.spikes): "尖峰"
    case .label(.dips): "低谷"
    case .label(.outliers): "离群值"
    case .label(.plateau), .label(.plateaus): "平稳区间"
    case .label(.unusuallyHigh): "异常偏高区间"
    case .label(.unusuallyLow): "异常偏低区间"
    case .label(.largestRise): "最大升幅"
    case .label(.largestDrop): "最大降幅"
    case .label(.sampleSize): "数值个数"
    case .label(.meanOfMeans): "平均值的平均值"
    case .label(.medianOfMeans): "平均值的中位数"
    case .label(.meanOfEachPeriod): "各周期的平均值"
    case .label(.meanOfMedians): "中位数的平均值"
    case .label(.medianOfMedians): "中位数的中位数"
    case .label(.medians): "中位数"
    case .label(.firstValue): "第一个值"
    case .label(.lastValue): "最后一个值"
    case .label(.largestSpread): "最大四分位距"
    case .label(.densest): "数值集中处"
    case .label(.shares): "占比"
    case .label(.middleHalf): "中间一半"
    case .label(.belowZero): "负值"
    case .label(.deviation): "标准差"
    case .label(.swings): "波动幅度"
    case .label(.skew): "分布形状"
    case .label(.trendLine): "趋势线"
    case .label(.withoutShare): "没有占比的值"

    case .kind(.line): "折线图"
    case .kind(.bar): "柱状图"
    case .kind(.groupedBar): "分组柱状图"
    case .kind(.stackedBar): "堆积柱状图"
    case .kind(.area): "面积图"
    case .kind(.step): "阶梯图"
    case .kind(.histogram): "直方图"
    case .kind(.box): "箱线图"
    case .kind(.heatMap): "热力图"
    case .kind(.scatter): "散点图"
    case .kind(.candlestick): "K线图"
    case .kind(.violin): "小提琴图"
    case .kind(.pie): "饼图"
    case .kind(.donut): "环形图"
    case .shortKind(let type, _): words(fact: .kind(type))
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "正相关"
    case .correlation(.falling): "负相关"
    case .correlation: "无明显相关"
    case .turningPoints(0): "无转折点"
    case .turningPoints(let number): "\(count(number))个转折点"
    case .strength(.veryStrong): "极强"
    case .strength(.strong): "强"
    case .strength(.moderate): "中等"
    case .strength(.weak): "弱"
    case .clearness(.veryStrong): "非常明显"
    case .clearness(.strong): "明显"
    case .clearness(.moderate): "较明显"
    case .clearness(.weak): "不明显"
    case .change(let start, let end): "从\(start)到\(end)"
    case .first(let told, let number, _): "\(told)（\(count(number, .point))中的第一个）"
    case .firstAmong(let told, let number, let series):
      "\(told)（\(count(series, .series))的\(count(number, .point))中的第一个）"
    case .all(2, let value): "\(value)（两个值都是）"
    case .all(let number, let value): "\(value)（全部\(count(number, .value))）"
    case .missingValues(let number): "缺失值：\(count(number))个"
    case .gaps(let number, let longest, let alike):
      "\(count(number))处，最长为\(longest)"
        + (alike > 1 ? "（\(count(alike))处中的第一处）" : "")
    case .spikes(let number, let largest, let isPeak):
      "\(count(number))处，最\(isPeak ? "高" : "低")的为\(largest)"
    case .outliers(let number, let farthest): "\(count(number))个，最远为\(farthest)"
    case .outlierRule(true):
      "在所属系列中，扣除趋势和周期后修正Z分数大于3.5，偏离至少全距的十分之一，且远离相邻的值"
    case .outlierRule(false): "在所属系列中修正Z分数大于3.5，与中位数相差至少全距的十分之一，且个数不超过该系列的十分之一"
    case .farFromNeighbors: "远离相邻的值"
    case .farFromOthers: "远离其他所有值"
    case .farFromMedian: "远离中位数"
    case .unusualInRepetition: "在周期的这个位置不寻常"
    case .unusual(let part, _): "对\(part)来说不寻常"
    case .allSeries(let number): "全部\(count(number))个系列"
    case .largestMean(let high, let low): "平均值最高：\(high)；最低：\(low)"
    case .lineAt(let value): "\(value)处的线"
    case .above(let above, let all): "\(count(all, .value))中有\(count(above))个更高"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(count(all, .value))中有\(below)个，\(isOnly ? "" : "首个")在\(place)"
    case .spannedPowers(let powers, let option?):
      "数值跨越\(count(powers))个数量级；\(option)可区分小的数值"
    case .spannedPowers(let powers, nil):
      "数值跨越\(count(powers))个数量级；对数轴可区分小的数值"
    case .skewed(true?): "高值一侧的尾部较长"
    case .skewed(false?): "低值一侧的尾部较长"
    case .skewed(nil): "大致对称"
    case .swing(let times, true): "后半段是前半段的\(times)倍"
    case .swing(let times, false): "前半段是后半段的\(times)倍"
    case .firstStep(let told, let number): "\(told)，同样大小的\(count(number))处中的第一处"
    case .plateaus(let number, let longest): "\(count(number))处，最长为\(longest)"
    case .every(let length, let isExact): isExact ? length : words(fact: .about(length))
    case .everyUnit(let unit, let isExact):
      words(fact: .every(count(1, .time(unit)), isExact: isExact))
    case .everyWorkingDay: "工作日"
    case .either(let low, let high): "\(low)或\(high)"
    case .about(let length): "约\(length)"
    case .amongShown(let told): "\(told)（仅限所显示的）"
    case .largestDifference(let pair, let size, let place): "\(pair)的最大差距：\(place)，\(size)"
    case .line: "连续的线"
    case .singleValues: "单独的值"
    case .sameAxes(let charts): "列表中\(count(charts))个图表的坐标轴相同"
    case .sameXAxis(let charts): "列表中\(count(charts))个图表的X轴相同"
    case .sameYAxis(let charts): "列表中\(count(charts))个图表的Y轴相同"
    case .offScale(let number): "\(count(number))个，在对数轴上无法表示"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "\(ofParts ? "含" : "")\(isAbove ? "高于" : "低于")指定范围（\(range)）的值\(ofParts ? "的点" : "")：\(count(number))个"
    case .noPoints(let stretch): "没有点的区间：\(stretch)"
    case .missingTimes(let number, let longest):
      "有\(count(number))处时间缺失，最长的一处：\(longest)"
    case .leftOut(let rows): "已略去：没有x值的\(count(rows, .row))"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "同一\(column)最多有\(count(most, .point))（\(count(places))处中的\(count(shared))处），因此不描述走势"
    case .remedied(let told, let option, let column): "\(told)；用\(option)可按\(column)的值分成各自的图表"
    case .whole(let stretch): "整个范围为\(stretch)"
    case .bins(let number, let width): "分组：\(count(number))组，组距\(width)"
    case .around(let values): "\(values)附近"
    case .shares(let parts, let whole): "\(whole)中\(parts)"
    case .otherShares(let number, let percent):
      "其余\(count(number))项\(number > 1 ? "共" : "为")\(percent)"
    case .belowZero(let number, let place):
      "\(count(number))个，低于零，\(number > 1 ? "第一个在" : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "每个值为\(low)\(high.map { "至\($0)" } ?? "")行的\(aggregate)"
    case .leftOutColumn(let place, let text, let isNumber):
      "已略去：\(place)，“\(text)”\(isNumber ? "的单位与前面的数字不同" : "不是数字")"
    case .infinite(let number): "\(count(number))个无穷大值（按缺失处理）"
    case .strays(let number, let texts): "\(count(number))个单元格不是数字（\(texts)，按缺失处理）"
    case .notPercents(let number, let texts):
      "\(count(number))个单元格不是百分比（\(texts)，按缺失处理）"
    case .strayDates(let number, let text): "\(count(number))个单元格不是日期（\(text)，按缺失处理）"
    case .localTimes(let number, true, let zone, let text):
      "\(count(number))个时刻在\(zone)不存在（\(text)，按时钟调整顺延处理）"
    case .localTimes(let number, false, let zone, let text):
      "\(count(number))个时刻在\(zone)出现两次（\(text)，按第一次处理）"
    case .zonelessTimes(let number, let text):
      "\(count(number))个时刻没有时区（\(text)，按UTC处理）"
    case .roundedIntegers: "超过15位的整数已四舍五入"
    case .marks(let number, let texts): "\(count(number))个数字后的标记（\(texts)）已略去"
    case .bracketed(let number):
      "\(count(number))个数字去掉方括号后读取"
    case .assumedGroups(let option):
      "句点视为千位分隔符"
        + (option.map { "；用\($0)可视为小数点" } ?? "")
    case .countedYes(let yes, let no): "“\(yes)”计为1，“\(no)”计为0"
    case .dayNumbers: "数字按电子表格的日期（自1900年起的天数）读取"
    case .folded(let columns, let range):
      "转为行：\(columns)列（\(range)）"
    case .noHeader(let columns):
      "没有表头：各列称为1到\(count(columns))"
        + "；用--header可将第一行作为列名"
    case .westernText: "文字不是UTF-8，已按Windows-1252读取"
    case .skippedLines(let lines):
      "已跳过：表格之外的\(count(lines, .row))"
    case .shortRows(1, let place): "1行过短（\(place)，末尾的单元格按缺失处理）"
    case .shortRows(let rows, let place):
      "\(count(rows, .row))过短（最先是\(place)，末尾的单元格按缺失处理）"
    case .notDate(let text):
      "“\(text)”不是确定的日期，因此该列按文本处理"
    case .noSuchDay(let text, isText: true):
      "“\(text)”不是日历中有的日期，因此该列按文本处理"
    case .noSuchDay(let text, isText: false):
      "“\(text)”不是日历中有的日期，按缺失处理"
    case .missingCode(let code, let count, let option):
      "\(code)与其他所有值相距很远，出现\(self.count(count))次，按值计算"
        + (option.map { "；如果它表示缺失，请设置\($0)" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "按日在前读取"
        + (option.map { "；用\($0)可按月在前读取" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "按月在前读取"
        + (option.map { "；用\($0)可按日在前读取" } ?? "")
    case .unreadDates(let option):
      "看起来是日期，但格式未知" + (option.map { "；可用\($0)指定" } ?? "")
    case .lastDays: "多日的时段按最后一天计"
    case .assumedYear(let year): "时间没有年份：最后的时间按\(year)年计"
    case .rowsSoFar(let rows): "目前已读\(rows)"
    case .cutOff(let rows): "读取时文件变短：已读\(rows)"
    case .changedMeanwhile:
      "读取时文件被改写：新旧行可能混在一起，请重新读取"
    case .replacedMeanwhile: "读取时文件被另一个文件替换：这是旧文件"
    case .correlations(let count): "\(count)行\(count)列的相关矩阵，对角线两侧相同，对角线上的1已略去"
    case .shareOfAll(let share, let yes, let all): "占全部的比例：\(share)（\(all)中的\(yes)）"
    case .leftOutThin(let rows, let fewest):
      "已略去：所在组不足\(fewest)行的\(count(rows, .row))"
    case .leftOutWhole(let name): "已略去：作为其他列合计的列“\(name)”"
    case .nothingAggregated: "没有可汇总的内容：每个位置只有一行"
    case .leftOutTotal(let name, isSum: false): "已略去：包含其他各行的行“\(name)”"
    case .leftOutTotal(let name, _): "已略去：作为其他行合计的行“\(name)”"
    case .leftOutAverage(let name): "已略去：作为其他行平均的行“\(name)”"
    case .leftOutStatistic(let name): "已略去：由其他行计算得出的行“\(name)”"
    case .leftOutPercents(let name): "已略去：以百分比表示的行“\(name)”"
    case .leftOutTotals(let rows, let names):
      "已略去：作为合计的\(count(rows, .row))（\(names)）"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "\(isLast ? "最后" : "第")一个值（\(place)）只涵盖\(count(all, .time(part)))中的\(count(covered, .time(part)))"
    case .filledDown(let cells):
      "\(count(cells))个空单元格按上方的名称计"
    case .absent(let values, let column, let present):
      "“\(column)”列中没有：\(values)；该列有：\(present)"
    case .unnamed(let names, let more):
      "未显示的名称：\(names)" + (more > 0 ? "，另有\(count(more))个" : "")
    case .ignored(let names):
      "未显示：\(names)"
    case .noShares: "没有占比：没有大于零的值"
    case .sums(let rows, let values): "已将\(count(rows, .row))合计成\(count(values))个值"
    case .wideBin(let place): "比其他组更宽：\(place)组"
    case .quartileMethod: "四分位数按线性插值，须线延伸到1.5倍四分位距以内的值，超出者为离群值（不超过三个或不超过十分之一时）"
    case .contradictions(1, let place): "矛盾：\(place)的1根K线超出最低价至最高价的范围"
    case .contradictions(let candles, let place):
      "矛盾：\(count(candles))根K线超出最低价至最高价的范围，首次在\(place)"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "持平"
    case (.mixed, _): "没有明确方向"
    case (.rising, .veryStrong): "上升趋势非常明显"
    case (.rising, .strong): "上升趋势明显"
    case (.rising, .moderate): "上升趋势较明显"
    case (.rising, .weak): "有上升趋势（不明显）"
    case (.rising, nil): "上升"
    case (.falling, .veryStrong): "下降趋势非常明显"
    case (.falling, .strong): "下降趋势明显"
    case (.falling, .moderate): "下降趋势较明显"
    case (.falling, .weak): "有下降趋势（不明显）"
    case (.falling, nil): "下降"
    }
  }
}
