import Charts

extension SimplifiedChinese {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "此表格的图表，\(count(number))个"
    case .columns(let number): "此表格的列，\(count(number))列"
    case .x: "作为X轴"
    case .y: "作为值，替换其他值"
    case .alsoY: "加入值"
    case .series: "每个值一个系列"
    case .split: "每个值一个图表"
    case .label: "随每个点读出"
    case .filter: "只用部分值"
    case .leftOut: "从图表中去掉"
    case .aggregate(let name): "同一位置的行：\(name)"
    case .unit(let unit): "按\(unit)"
    case .chosen(let row): "\(row)，已选"
    case .hidden(let value): "\(value)，已排除"
    case .unchosen(let value): "\(value)，与其他全部一起显示"
    case .reason(.asked): "按要求"
    case .reason(.candles): "有开盘、最高、最低和收盘列"
    case .reason(.times): "每个时间只出现一次"
    case .reason(.timesOfKinds): "时间重复，每个系列一次"
    case .reason(.timesOfKindsOfKinds): "时间重复，每个图表的每个系列一次"
    case .reason(.placesOnEarth): "有纬度和经度列"
    case .reason(.measuresOfThings): "许多事物的两个度量"
    case .reason(.names): "名称和值"
    case .reason(.namesOfKinds): "两类名称和值"
    case .reason(.counts): "统计行数"
    case .reason(.numbers): "按顺序的数字"
    case .reason(.repeatedPlaces): "位置重复"
    case .noTable: "此图表不是由表格生成的"
    case .takenBack: "已撤销"
    case .notSaid(let name): "无法读出\(name)：一个点由多行组成"
    case .nothingToTakeBack: "没有可撤销的更改"
    case .charting: "正在生成图表"
    case .looking: "正在查看表格"
    case .noCommand(let kind):
      "没有命令能生成此图表：请改选\(kind)"
    case .readsPipe(let kind):
      "数据来自管道：\(kind)包含这些数据"
    case .zoomLeftOut: "打开的是整个图表，而不是这一部分"
    case .pitchesOfPart: "音高范围只取自这一部分"
    case .someChartsLeftOut: "其中不包含部分已打开的图表"
    case .opensOnFirstChart: "打开的是第一个图表，而不是这一个"
    case .sameAxesLeftOut: "其中各图表使用各自的坐标轴"
    case .notARange(let text): "不是范围：\(text)"
    case .allRows(let number): "全部\(count(number, .row))"
    case .comparedWith: "对比对象"
    case .nothingToCompare:
      "还没有可比较的内容：请先选择一些值或标记一段"
    case .multiples(let number): "并排显示，\(count(number))个"
    }
  }
}
