extension SimplifiedChinese {
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
    case .takeBack: "撤销上一次更改"
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
    case .nextSeries: "跳到下一个系列"
    case .chord: "此位置的所有系列，从低到高"
    case .sayValues: "播放时读出数值"
    case .sound: "打开或关闭声音"
    case .speech: "打开或关闭语音"
    case .zoomIn: "放大"
    case .zoomOut: "缩小"
    case .zoomAll: "显示全部"
    case .readAll: "全部朗读"
    case .readOn: "继续读长句"
    case .history: "播报记录"
    case .nextPart: "逐项播报"
    case .verbosity: "切换句子长短"
    case .brailleRow: "盲文行"
    case .follow: "跟随实时数据或暂停"
    case .nextChart: "下一个图表"
    case .previousChart: "上一个图表"
    case .chartList: "图表列表"
    case .suggestions: "此表格的图表"
    case .columns: "此表格的列"
    case .compare: "与之前的选择比较"
    case .multiples: "并排显示图表"
    case .export: "导出"
    case .settings: "设置"
    case .nextTheme: "下一个主题"
    case .previousTheme: "上一个主题"
    case .larger: "放大图形"
    case .smaller: "缩小图形"
    case .tutorial: "教程"
    case .help: "帮助"
    case .redraw: "重绘屏幕"
    case .quit: "关闭浮层，否则退出"
    }
  }

  static let keyNames: [String: String] = [
    "": "此键",
    "←": "左箭头", "→": "右箭头", "↑": "上箭头", "↓": "下箭头", "Space": "空格", "Home": "Home", "End": "End",
    "PgUp": "上翻页", "PgDn": "下翻页", "Tab": "Tab", "Shift-Tab": "Shift+Tab", "Enter": "回车",
    "Esc": "Esc",
    "Backspace": "退格", "F1": "F1", "Ctrl-L": "Control+L", "Ctrl-U": "Control+U", "!": "感叹号",
    "\"": "引号",
    "#": "井号", "$": "美元符号", "%": "百分号", "&": "和号", "'": "撇号", "(": "左括号", ")": "右括号", "*": "星号",
    "+": "加号", ",": "逗号", "-": "减号", ".": "句点", "/": "斜杠", ":": "冒号", ";": "分号", "<": "小于号",
    "=": "等号", ">": "大于号", "?": "问号", "@": "艾特符号", "[": "左方括号", "\\": "反斜杠", "]": "右方括号",
    "^": "脱字符", "_": "下划线", "`": "反引号", "{": "左花括号", "|": "竖线", "}": "右花括号", "~": "波浪号",
  ]
}
