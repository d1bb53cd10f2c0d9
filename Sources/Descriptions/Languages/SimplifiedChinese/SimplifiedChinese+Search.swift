extension SimplifiedChinese {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "最高、峰值、最大",
    .lowest:
      "最低、谷值、最小",
    .goTo:
      "离群值、转折点、极值、下降、上升、空缺、交叉、缺失、下跌、跌",
    .search: "查找、名称",
    .goToPlace: "跳转、时间、年份",
    .back: "返回、上一位置、返回",
    .takeBack: "撤销、取消更改、还原、重新开始",
    .bookmark: "标记、记住",
    .position: "我在哪里",
    .audioGraph: "图例、听图",
    .details:
      "统计、平均、概要、趋势、平均值、中位数、标题、缺失",
    .describe: "形状、趋势、说明",
    .values: "点、数值",
    .table: "行、单元格",
    .play: "听、播放",
    .stop: "取消",
    .slower: "速度、节奏",
    .faster: "速度、节奏、加快",
    .sound: "静音、关闭声音",
    .speech: "语音、说话、说",
    .zoomIn:
      "缩放、部分、范围、放大",
    .zoomOut:
      "缩放、整体、缩小",
    .zoomAll: "缩放、全部、还原大小",
    .readAll: "全部、朗读",
    .history: "重复、上一条",
    .nextPart: "播报、内容、顺序、只读数值、只读单位",
    .verbosity: "简短、详细、长度",
    .follow: "实时、数据流、最新",
    .suggestions:
      "图表类型、柱形、折线、散点、其他图表、柱形图、饼图、直方图、箱线图、图表",
    .columns:
      "筛选、过滤、范围、平均、中位数、总和、分组、汇总、轴、x、y、系列、月、年、排除、平均值、最大、最小、计数、删除、移除、隐藏、去掉、排序、只看部分、列",
    .compare:
      "差异、选择、对比、比较",
    .chord: "一起",
    .chartList: "标题、切换",
    .multiples:
      "面板、网格、并排",
    .export:
      "保存、复制、文件、图片、命令行、打印、下载",
    .settings: "音量、乐器、音高、语言、盲文、屏幕阅读器、选项、顺序、大声、小声、大声",
    .nextTheme: "颜色、对比度、深色、浅色",
    .previousTheme: "颜色、对比度、深色、浅色",
    .larger: "大小、字号、更大、大字",
    .smaller: "大小、字号、更小",
    .quit: "离开、关闭、退出",
    .tutorial: "学习、课程",
    .help: "按键、命令",
  ]
}
