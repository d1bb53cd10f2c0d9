extension SimplifiedChinese {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      用耳朵、眼睛和键盘探索图表，任何终端均可使用。

      不写命令则打开全屏：“earshot 文件”等同于“earshot explore 文件”。不写文件则从标准输入读取数据；\
      标准输入是终端时显示示例图表。全屏中能做的一切，也都有不需要全屏的命令。
      """
    case .explore:
      """
      全屏（默认命令）。

      使用--keys时不显示画面：重放按键，并输出说过、显示过或播放过的内容。字符键照键入的样子书写，\
      其他键写名称：<Right> <S-Tab> <Esc> <Resize 40x12> <Wait 500ms>。注释以#开头。
      """
    case .describe: "以文本列出图表详情，每行一项，或写入文件。"
    case .draw:
      """
      每个图表一幅图像，以文本输出，或写入文件。

      有多个图表时，各有自己的文件：name-1.svg、name-2.svg……
      """
    case .render:
      """
      把音频图表写成声音文件。

      有多个图表时只写第一个，并在标准错误输出中说明。
      """
    case .tutorial:
      """
      用八个步骤，靠听觉学会按键。

      每一步都会等待相应的按键，可用示例图表，也可用自己的图表。按其他键会说明要按什么\
      。结束后即可浏览图表。
      """
    case .audit:
      """
      检查每个图表在此主题和语言下是否人人可用。

      每项检查一行：不合格、勉强合格（距限度不超过十分之一，或过长的是程序自己的用语）或合格；是什么、在哪里、如何改进。播报文字最多\
      40列为宜。有任何一项不合格时，退出码为65。
      """
    case .themes: "与主题有关的命令。"
    case .list: "每行一个主题，名称在前。"
    case .show: "主题的颜色，与其文件中的形式相同。"
    case .check:
      """
      检查一个主题或所有主题的颜色在相接之处能否分辨。

      每对颜色一行：结论、计算值、要求值、颜色对，以及计算所用的颜色（24位或256色调色板）。\
      对比度是WCAG的比值（:1）；系列按CIEDE2000（dE）区分，以每种色觉所见为准。\
      如有不合格，退出码为65。
      """
    case .devices: "音频输出设备，默认设备有标记。"
    case .config:
      """
      生效的设置，以及各自的来源。

      选项优先于环境变量，环境变量优先于文件，文件优先于默认值。文件是XDG_CONFIG_HOME中的\
      earshot/config.toml；未设置该变量时，在~/.config中。
      """
    case .help: "显示命令的帮助。"
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files: "表格或图表，格式见--format，也可以是压缩文件；-是标准输入"
    case .x: "X轴的列"
    case .y: "要绘制的列、'mean(列)'或'count()'；可多次指定，或用逗号分隔名称"
    case .type: "图表类型"
    case .series: "列；其每个值一个系列，画在同一图表中。none：不要这样的系列"
    case .split: "列；其每个值一个图表"
    case .aggregate: "同一位置的各行如何汇总"
    case .label: "列；其文字随每个点读出"
    case .every: "x的时间单位"
    case .bin: "x或直方图的分组宽度；或auto"
    case .where:
      "只保留符合'列 运算符 值'的行：= != < <= > >= ~ in, not in, 'is missing'。可多次指定：须全部符合"
    case .last: "只保留最后这段时间"
    case .from: "只保留从此x开始的部分"
    case .to: "只保留到此x为止的部分"
    case .sort: "名称的顺序"
    case .top: "只保留最大的若干系列或名称；汇总各行时，其余合在一起"
    case .chart: "--charts列出的图表中的第几个"
    case .open:
      "首先显示的图表的编号；describe、draw、render和audit只处理该图表"
    case .sameAxes: "单位和刻度相同的图表使用统一坐标轴"
    case .title: "图表的标题"
    case .summary: "自己对图表的说明"
    case .xTitle: "X轴表示什么"
    case .yTitle: "Y轴表示什么"
    case .xUnit: "x的单位"
    case .yUnit: "y的单位"
    case .xScale: "X轴的刻度"
    case .yScale: "Y轴的刻度"
    case .referenceLine: "在此值处画一条横贯图表的线，可附名称；可多次指定"
    case .trendLine: "画出最符合每个系列的直线"
    case .error: "每个值上下误差的列，或下端和上端两列"
    case .timeZone: "未注明时区的日期所用的时区，写IANA名称"
    case .dateFormat: "日期的写法，例如dd.MM.yyyy"
    case .format: "输入的格式"
    case .delimiter: "单元格之间的字符；\\t是制表符"
    case .header: "第一行是名称，不是值"
    case .noHeader: "第一行是值，不是名称"
    case .missing:
      "把该值视为缺失，例如-999；可多次指定"
    case .decimalComma: "以逗号为小数点"
    case .decimalPoint: "以句点为小数点"
    case .columns: "列出表格的列：角色、范围、不同的值和缺失的值"
    case .charts: "列出适合表格的图表，最合适的在前；用--chart选择"
    case .language: "所有文字的语言"
    case .verbosity: "播报多少"
    case .sayValues: "播放时读出数值"
    case .readingSpeed: "朗读的速度"
    case .plain: "用文本行说出一切，供屏幕阅读器使用"
    case .screenReader: "与--plain相同"
    case .quiet: "屏幕保持不动：按键只改变说明文字"
    case .verticalPoints: "用上下箭头移动点"
    case .crosshair: "画一条穿过所选点的竖线"
    case .pixels: "终端表示支持时，用像素绘制图表"
    case .caption: "点的播报内容及其顺序"
    case .brailleCells: "盲文行和一行文字的方数"
    case .speech: "用speech-dispatcher朗读一切（auto：在其运行时）"
    case .theme: "主题"
    case .themesFolder: "更多主题的位置"
    case .glyphs: "用什么绘制图像"
    case .glyphScale: "绘制的大小"
    case .color: "输出中的颜色"
    case .size: "没有终端时的大小"
    case .preset: "数据如何变成声音"
    case .duration: "图表播放多久，以秒计或按其内容"
    case .minimumFrequency: "最小值的频率，单位Hz"
    case .maximumFrequency: "最大值的频率，单位Hz"
    case .pitchScale: "音高如何随数值变化"
    case .smoothing: "指数移动平均中每个值的权重"
    case .volume: "整体音量"
    case .inverted: "最大值用最低的音"
    case .order: "多个系列如何播放"
    case .mono: "全部居中，便于单耳收听"
    case .instrument: "第一个系列的音色"
    case .solo: "只听此系列；可多次指定"
    case .mute: "不听此系列；可多次指定"
    case .backwards: "从末尾到开头播放"
    case .legend: "先播放最小值和最大值，再播放图表"
    case .slope: "线条按y的等距步进播放：越陡越快"
    case .dense: "大量点的发声方式：平均值、范围、两者或仅极值"
    case .pan: "左右表示什么：x上的位置、系列或无"
    case .tuning: "把音高对齐到音阶"
    case .notes: "线条的每个点播放一个音，而不滑动"
    case .moveTones: "移动时播放所到的点"
    case .map: "把另一列听作响度、粗糙度或速度"
    case .cues: "用声音标记什么，名称用逗号分隔"
    case .threshold: "标记系列经过此值之处；可多次指定"
    case .device: "音频设备"
    case .follow: "持续读取到来的数据；文件按名称跟随"
    case .keep: "保留多少行，或多长时间：100000、1h"
    case .alarm:
      "“列 运算符 值”成立时发声并播报，y指数值；可多次指定"
    case .lost: "多久没有数据就播报"
    case .keys: "要重放的按键脚本；-是标准输入"
    case .dump: "重放时输出什么"
    case .describedFile: ".txt、.md、.json或.csv文件；.csv含图表的数据"
    case .describedJSON: "供程序使用的同样内容"
    case .describedAll: "输出全部详情，而不只是前12条"
    case .describedBraille: "每个系列也输出为盲文行"
    case .pictureFile: ".svg或.txt文件，带颜色的用.ans"
    case .soundFile: ".wav、.flac、.ogg或.mid文件；-把WAV写到标准输出"
    case .subtitles: "字幕文件（WebVTT），内容为所读出的文字"
    case .sampleFormat: ".wav文件中采样的写法"
    case .renderedJSON: "输出所写声音的信息，供程序使用"
    case .shownTheme: "主题的名称"
    case .checkedTheme: "主题的名称或其文件；不写则为所有主题"
    case .allLanguages: "所有语言的播报文字"
    case .version: "显示版本"
    case .help: "显示此帮助"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "列"
    case .type: "类型"
    case .aggregate: "汇总"
    case .unit: "单位"
    case .width: "宽度"
    case .condition: "条件"
    case .length: "时长"
    case .x: "x"
    case .y: "y"
    case .line: "值[:名称]"
    case .order: "顺序"
    case .count: "个数"
    case .number: "数字"
    case .text: "文字"
    case .scale: "尺度"
    case .name: "名称"
    case .pattern: "写法"
    case .format: "格式"
    case .character: "字符"
    case .tag: "代码"
    case .verbosity: "详略"
    case .folder: "文件夹"
    case .glyphs: "字符"
    case .pixels: "协议"
    case .when: "何时"
    case .size: "列数x行数"
    case .duration: "时长"
    case .hertz: "Hz"
    case .smoothing: "平滑"
    case .volume: "音量"
    case .series: "系列"
    case .list: "列表"
    case .file: "文件"
    case .files: "文件"
    case .factor: "倍数"
    case .what: "内容"
    case .theme: "主题"
    case .subcommand: "命令"
    case .subcommands: "命令"
    case .options: "选项"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "概述"
    case .heading(.usage): "用法"
    case .heading(.arguments): "参数"
    case .heading(.options): "选项"
    case .heading(.subcommands): "命令"
    case .heading(.data): "数据"
    case .heading(.words): "文字"
    case .heading(.sight): "显示"
    case .heading(.sound): "声音"
    case .heading(.error): "错误"
    case .heading(.or): "或者"
    case .heading(.help): "帮助"
    case .detailedHelp(let command): "详细帮助：\(command)"
    case .moreInformation(let command): "更多信息：\(command)"
    case .values(.theme): "earshot themes列出的一个"
    case .values(.folder): "文件夹"
    case .values(.device): "earshot devices列出的一个，或none"
    }
  }

  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "没有选项“\(option)”"
    case .unknownOption(let option, let suggestion?):
      "没有选项“\(option)”，相近的是“\(suggestion)”"
    case .missingValue(let option): "“\(option)”缺少值"
    case .missingValueWithin(let option, let word): "“\(word)”中的“\(option)”缺少值"
    case .unexpectedValue(let value, let option): "选项“\(option)”不带值，却给出了“\(value)”"
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "多余的参数“\(arguments[0])”"
        : "多余的参数有\(count(arguments.count))个：\(arguments.map(quoted).joined())"
    case .missingArgument(let argument): "缺少参数“\(argument)”"
    case .invalidValue(let value, let option): "值“\(value)”不能用于“\(option)”"
    case .unknownCommand(let word, let suggestion):
      "“\(word)”既不是命令也不是文件，相近的命令是“\(suggestion)”"
    case .optionOfOthers(let option, let commands):
      "选项“\(option)”属于\(listed(commands))，此处不能使用，请去掉"
    case .noFile: "没有可读的文件，请指定文件，或用 - 表示标准输入"
    case .contradicting(let options):
      "\(listed(options))互相矛盾，请去掉其中之一"
    case .swallowedFile(let file, let option):
      "\(option)把“\(file)”当作了它的值，没有剩下可读的文件，请给该选项自己的值：\(option) 值 \(file)"
    case .malformedOption(let option): "“\(option)”不是有效的选项"
    }
  }
}
