import Charts

extension SimplifiedChinese {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "\(count(rows))行中的\(count(kept))行：\(conditions)"
    case .missing(let column): "\(column)缺失"
    case .present(let column): "\(column)不缺失"
    case .counted(let rows): "每个值是行数，共\(count(rows))行"
    case .timeUnit(let unit, let column): "\(column)按\(unit)"
    case .unit(.minute): "分钟"
    case .unit(.hour): "小时"
    case .unit(.day): "日"
    case .unit(.week): "周"
    case .unit(.month): "月"
    case .unit(.quarter): "季度"
    case .unit(.year): "年"
    case .ranges(let column, let width): "\(column)按宽度\(width)分组"
    case .largest(let kept, let all, let column): "\(column)的\(count(all))个值中最大的\(count(kept))个"
    case .ranked(let column, let isSum):
      "按\(column.map { isSum ? "\($0)之和" : $0 } ?? "行数")取最大者"
    case .rankedByMean(let column): "按\(column)的平均值取最大者"
    case .largestColumns(let kept, let all):
      "\(count(all))列中平均值最大的\(count(kept))列"
    case .othersTogether(let rows): "其余合在一起，\(count(rows))行"
    case .othersLeftOut(let rows): "其余省略，\(count(rows))行"
    case .others: "其他"
    case .sorted(let column, let isDescending): "按\(column ?? "值")\(isDescending ? "降序" : "升序")"
    case .andMore(let names, let more): "\(names)，另有\(count(more))列"
    case .notCharted(let columns): "未绘制的列：\(columns)"
    case .notCompared(let series): "单位或量级不同，不作比较的系列：\(series)"
    case .equalColumns(let columns): "值相同的列：\(columns)"
    case .constants(let columns): "未绘制的列（值始终不变）：\(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "每个值都在\(low)与\(high)之间"
        + (areWhole ? "" : "（两者都有时）")
    case .errorColumn(let column): "误差线\(colon)每个值的上下误差为\(column)"
    case .emptyColumns(let columns): "没有值的列：\(columns)"
    case .renamed(let columns): "因名称重复而改名：\(columns)"
    case .withoutEffect(let options):
      "没有日期列，因此不起作用：\(options)"
    case .unsuitedSettings(let settings): "不适合此表的设置：\(settings)"
    case .aggregated(let aggregate, let measures): "\(measures)的\(aggregate)"
    case .aggregatedRows(let aggregate, let measures): "每行\(measures)的\(aggregate)"
    case .rowCount: "行数"
    case .against(let values, let other): "\(values)与\(other)"
    case .over(let values, let place): "按\(place)显示\(values)"
    case .series(let number, let column): "按\(column)分\(count(number))个系列"
    case .charts(let number, let column): "按\(column)分\(count(number))个图表"
    case .role(.time): "时间"
    case .role(.cyclic): "日历的一部分"
    case .role(.latitude): "纬度"
    case .role(.longitude): "经度"
    case .role(.rowNumber): "行号"
    case .role(.key): "键"
    case .role(.nominal): "类别"
    case .role(.ordinal): "等级"
    case .role(.measure): "度量"
    case .role(.empty): "空"
    case .direction: "方向"
    case .namesake: "与文件名相符"
    case .charted: "已绘制"
    case .chartedIn(let number): "在图表\(number)中"
    case .differentOf(let kept, let all): "\(count(all))种中的\(count(kept))种"
    case .columnsNotCharted(let number): "\(count(number))列未绘制"
    case .pointsHere(let number): "此处有\(count(number, .point))"
    case .different(let number): "\(count(number))种"
    case .reason(andValues: false): "根据名称判断"
    case .reason(andValues: true): "根据名称和值判断"
    case .notNumbers(let column, let options):
      "“\(column)”列不含数字，请用\(options[.aggregate, "count"])统计行数或选择其他列"
    case .notDates(let column, let options): "“\(column)”列没有时间，请选择其他列或去掉\(options[.every])"
    case .notNames(let column, let options):
      "“\(column)”列有自己的顺序，\(options[.sort])和\(options[.top])需要名称列"
    case .badWidth(let column, let values, let options):
      "该宽度不适合“\(column)”列\(values.map { "（\($0)）" } ?? "")，请换一个宽度或使用\(options[.bin, "auto"])"
    case .notACondition(let text, let options):
      "“\(text)”不是条件，请写列、运算符和值，例如\(options[.conditions, "'price >= 10'"])"
    case .notAValue(let value, let column, let example):
      "“\(value)”不能与“\(column)”列比较，请按该列的写法书写（例如\(example)）"
    case .noSuchDay(let text):
      "日历中没有“\(text)”这一天"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "用\(options[.every, unit])时，从最早到最晚会有\(count(number))个位置，请使用\(options[.every, instead])或更长的单位"
    case .tooFine(let column, let instead, let options):
      "“\(column)”列的时间没有那么精细，请使用\(options[.every, instead])或更长的单位"
    case .tooManyCells: "图表的位置太多，请选择更长的时间单位或更少的系列"
    case .nothingLeft(let conditions, let column, let values, _):
      "没有满足“\(conditions)”的行；“\(column)”列的值：\(values)"
    case .nothingInCommon(let conditions):
      "没有同时满足“\(conditions)”的行，请去掉其中之一"
    case .noTimes(let columns, let options):
      "没有时间列，请用\(options[.x])选择列，或去掉\(options[.last])、\(options[.from])和\(options[.to])（列：\(columns)）"
    case .noSuchChart(let number, let all): "没有图表\(count(number))，请选择--charts列出的1到\(count(all))"
    }
  }
}
