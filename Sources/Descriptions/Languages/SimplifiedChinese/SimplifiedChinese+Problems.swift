import Tables

extension SimplifiedChinese {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "没有可全屏显示的终端，请在终端中启动程序"
    case .noTerminal: "没有可全屏显示的终端，请改用earshot describe、draw或render"
    case .unknownTerminal(let name) where options == .program:
      "终端类型“\(name)”不支持全屏，请设置TERM"
    case .unknownTerminal(let name):
      "终端类型“\(name)”不支持全屏，请设置TERM，或改用earshot --plain、describe、draw或render"
    case .themeUnknown(let name, let known): "没有主题“\(name)”，请选择其一：\(choices(known))"
    case .configuration(let file, let line, let fault): "\(file)第\(line)行：\(words(fault))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { "，第\($0)行" } ?? "")：\(words(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "无法写入标准输出（\(reason)），请指定其他输出位置"
        : "无法写入\(file)（\(reason)），请指定其他位置"
    case .outputTwice(let file):
      "-o和--subtitles都指定了\(file)，请为其中之一另选文件"
    case .outputMissing: "请指定声音的输出位置：-o 文件名.wav，或用-o -写到标准输出"
    case .outputIsInput(let file):
      "\(file)是数据文件，写入会使其丢失，请写入另一个文件"
    case .unknownOutputKind(let file, let known): "\(file)：文件名须以\(alternatives(known))结尾，请更改"
    case .optionNeeds(let name, let file, let kinds):
      "\(file)：使用\(name)时文件名须以\(alternatives(kinds))结尾"
    case .unknownLanguage(let tag, let known): "没有语言“\(tag)”，请选择其一：\(choices(known))"
    case .unknownTimeZone(let name): "没有时区“\(name)”，请使用IANA名称，例如Asia/Shanghai"
    case .typeForLater(let type, let known): "此版本尚不支持图表类型“\(type)”，请选择其一：\(choices(known))"
    case .badOption(let name, let value, let expected): "\(name)：“\(value)”不是有效值，请使用：\(expected)"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0)：" } ?? "")没有“\(value)”，是否指“\(meant)”？"
    case .keysAndDataFromStandardInput: "按键和数据不能都来自标准输入，请把其中之一放入文件"
    case .configurationUnreadable(let file, let reason): "无法读取\(file)（\(reason ?? "不是文件")），请更正或移除"
    case .nothingLeftToHear: "--solo和--mute没有留下可听的系列，请去掉其中之一"
    case .dumpWithoutKeys: "--dump需要按键脚本，请用--keys指定文件"
    case .keyScript(let file, let line, let text):
      "\(source(file))，第\(line)行：“\(text)”不是按键，请写成<Right>、<Resize 40x12>或<Wait 500ms>这样的形式"
    case .severalDevices(let name, let known):
      "有多个音频设备的名称含有“\(name)”，请选择其一：\(choices(known))"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "没有音频设备“\(name)”，也没有其他设备，请使用\(options[.device, "none"])"
        : "没有音频设备“\(name)”，请选择其一：\(choices(known))"
    }
  }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "无法读取主题（\(reason)），请检查文件"
    case .malformed(let reason): "主题不是有效的TOML（\(reason)），请更正"
    case .missingRole(let role): "主题缺少“\(role)”的颜色，请添加"
    case .unknownRole(let role): "主题中有未知条目“\(role)”，请删除"
    case .notAColor(let role, let text): "“\(role)”的“\(text)”不是颜色，请写成#rrggbb的形式"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "写法有误（\(reason)），请更正"
    case .unknownOption(let name, let known): "没有设置“\(name)”；可用的设置：\(choices(known))"
    case .notOneValue(let name): "\(name)只能有一个值，不能是列表"
    case .badValue(let name, let value, let expected): "“\(value)”不是\(name)的有效值，请使用：\(expected)"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known): "没有操作“\(name)”；可用的操作：\(choices(known))"
    case .unknownKey(let text): "“\(text)”不是按键；请写一个字符，或<Right>这样的名称"
    case .keyClash(let key, let first, let second):
      "按键\(key)同时分配给了“\(text(first))”（\(first.name)）和“\(text(second))”（\(second.name)）；请为其中一个换键"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source)：没有此文件，请检查文件名和文件夹"
    case .isDirectory: "\(source)是文件夹，请指定其中的文件"
    case .tooLittleMemory(let megabytes):
      "\(source)需要约\(count(megabytes))MB内存，超出可用内存，请关闭其他程序或提高上限（ulimit -v）"
    case .wideWindow:
      "\(source)使用了超过128MB的窗口压缩，请先解压，例如用zstd -d -M2048MB"
    case .beyondMemory(let megabytes):
      "\(source)超出可用内存（最多读取\(count(megabytes))MB），请拆分文件，或用head等提前结束管道"
    case .isDevice: "\(source)是没有结尾的设备，请指定文件，或通过管道传入数据"
    case .unreadable(let reason): "无法读取\(source)（\(reason)），请检查访问权限"
    case .tooManyFiles:
      "无法读取\(source)：打开的文件太多，请关闭一些，或用ulimit -n等提高上限"
    case .empty: "\(source)是空的，请提供至少有一行数值的表格"
    case .headerOnly: "\(source)：只有表头而没有数值行，请添加行或使用\(options[.header])"
    case .raggedRow(_, let expected, let found):
      "\(source)：应有\(count(expected))个单元格，实有\(count(found))个，请增减单元格或用\(options[.delimiter])指定分隔符"
    case .partedByBlanks(_, let expected, let found):
      "\(source)：应有\(count(expected))个单元格，实有\(count(found))个，用\(options[.format, "blanks"])可以无误地读取"
    case .unevenList(_, _, let expected, let found):
      "\(source)：列表应有\(count(expected))个值，实有\(count(found))个，请让各列表一样长"
    case .binary(.spreadsheet):
      "\(source)：这是电子表格而不是文本，请另存为CSV"
    case .binary(.document):
      "\(source)：这是PDF文档而不是表格，请将其中的表格导出为CSV"
    case .binary(.picture):
      "\(source)：这是图片而不是表格，请打开生成它所用的数据"
    case .binary(.database):
      "\(source)：这是SQLite数据库，请导出一张表，例如用sqlite3 -csv -header"
    case .binary(.parquet):
      "\(source)：这是Parquet文件，请导出为CSV，例如用duckdb"
    case .binary(.arrow):
      "\(source)：这是Arrow文件，请导出为CSV，例如用duckdb"
    case .binary(.hdf5):
      "\(source)：这是HDF5或NetCDF文件，请将其中的表格导出为CSV，例如用Python"
    case .binary(.statistics):
      "\(source)：这是统计软件的文件，请在该软件中另存为CSV"
    case .binary(.program):
      "\(source)：这是程序，不是表格，请打开数据文件"
    case .binary(.recording):
      "\(source)：这是录音或录像，不是表格，请打开数据文件"
    case .binary(.archive):
      "\(source)：这是压缩包，请先解压"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source)：文字在半个字符处中断，好像被截断了，请取得完整文件"
    case .invalidUTF8(_, _, .utf16?):
      "\(source)：文字是UTF-16，但有一部分损坏或缺失，请取得完整文件，或用iconv -c -f UTF-16 -t UTF-8取出可读部分"
    case .invalidUTF8(_, _, let page?):
      "\(source)：文字不是UTF-8，请转换，例如用iconv -f \(page.rawValue) -t UTF-8"
    case .invalidUTF8:
      "\(source)：文字不是UTF-8，也无法识别其编码，请另存为UTF-8，或检查它是否是表格"
    case .unclosedQuote: "\(source)：引号没有结束，请补上或删除"
    case .notANumber(_, _, let text):
      "\(source)：“\(text)”不是数字，请更正，或用\(options[.x])和\(options[.y])选择列"
    case .anotherUnit(_, _, let text):
      "\(source)：“\(text)”的单位与前面的数字不同，请更正，或用\(options[.x])和\(options[.y])选择列"
    case .notADate(_, _, let text, let pattern):
      "\(source)：“\(text)”不是形如\(pattern)的日期，请更正或更改\(options[.datePattern])"
    case .noDecimalCommas: "\(source)：没有使用小数逗号的数字，请去掉\(options[.decimalComma])"
    case .noNumericColumn(let columns):
      "\(source)：没有数字列，无法作图，请添加数字列，或用\(options[.y, "'count()'"])统计行数，或用\(options[.delimiter])指定分隔符（现有的列：\(choices(columns))）"
    case .columnPutTogether(let name, let columns):
      "\(source)：各行已合并，因此“\(name)”列不再存在，请用\(options[.y])指定每组的值，或选择其一：\(choices(columns))"
    case .unknownColumn(let name, []): "\(source)：没有“\(name)”列"
    case .unknownColumn(let name, let columns): "\(source)：没有“\(name)”列，请选择其一：\(choices(columns))"
    case .danglingLink(let target):
      "\(source)是指向\(target)的链接，而目标不存在，请更正链接"
    case .mistypedFile(let meant):
      "\(source)：没有此文件，是否指“\(meant)”？"
    case .mistypedColumn(let name, let meant):
      "\(source)：没有“\(name)”列，是否指“\(meant)”？"
    case .tooManyParts(let name, let parts, let most):
      "\(source)：\(options[.split, name])会产生\(count(parts))个图表，请选择最多有\(count(most))个值的列"
    case .columnTwice(let name, let uses):
      "\(source)：“\(name)”列不能同时用于\(listed(options.texts(uses)))，请为其中之一选择其他列"
    case .noValues(let columns, let rows):
      "\(source)：没有可画的内容：\(count(rows, .row))中没有\(listed(columns))的值，请用\(options[.y])选择其他列，或选择其他行"
    case .tooManySeries(let name, let parts, let most):
      "\(source)：\(options[.series, name])会产生\(count(parts))个系列，请选择最多有\(count(most))个值的列"
    case .tooManySlices(let type, let slices, let most):
      "\(source)：\(options[.type, type])会有\(count(slices))个扇区，请用\(options[.top])只保留最大的，或选择最多有\(count(most))个值的列或其他类型"
    case .noParts(let type, let names, let columns):
      "\(source)：\(options[.type, type])需要名为\(listed(names))的列，请重命名、按此顺序用\(options[.y])给出四列，或选择其他类型（列：\(choices(columns))）"
    case .noCells(let type, let columns):
      "\(source)：\(options[.type, type])需要两个类别列以及每一对的数值，请用\(options[.x])、\(options[.series])和\(options[.y])指定，或选择其他类型（列：\(choices(columns))）"
    case .columnRepeated(let name, let option):
      "\(source)：\(options.texts([option])[0])两次指定了“\(name)”列，请只指定一次"
    case .reversedRange(let from, let to):
      "\(source)：\(options.texts([from])[0])在\(options.texts([to])[0])之后，请交换两者的值"
    case .contradiction(let uses):
      "\(source)：\(listed(options.texts(uses)))互相矛盾，请去掉其中之一"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source)：\(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source)：\(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source)：列数超过\(count(InputProblem.Limit.mostColumns))，请拆分文件或将行列互换"
    case .tooLarge(.cellBytes, _): "\(source)：单元格太长，请拆分文件"
    case .longLine(_, let megabytes):
      "\(source)：该行超过\(count(megabytes))MB，请拆分成多行"
    case .longName(let kilobytes):
      "\(source)：列名超过\(count(kilobytes))kB，请缩短"
    case .tooLarge(.nesting, _): "\(source)：JSON嵌套太深，请拆分文件"
    case .tooLarge(.rows, _): "\(source)：行太多，请拆分文件"
    case .unclosedJSON(_, _, let mark):
      "\(source)：文本结束时此处的“\(mark)”仍未闭合，请将其闭合，或获取完整的文件"
    case .malformedJSON: "\(source)：不是有效的JSON，请在此处更正"
    case .unexpectedJSON(_, let expected):
      "\(source)：此处应为\(self.expected(expected))，请参照README中的图表文件更正"
    case .noTable:
      "\(source)：这不是记录、行或数字的列表，或者一个单元格中有多个值，请用jq等工具从文件中取出这样的列表"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known): "\(source)：没有“\(name)”这种图表类型，请选择其一：\(choices(known))"
    case .notInFormat(_, let format):
      "\(source)：这不是\(format)，请更正该行，或选择其他\(options[.format])"
    case .damaged(let format):
      "\(source)：\(format)数据已损坏或不完整，请重新获取文件"
    case .missingLibrary(let name, let package):
      "\(source)：缺少库\(name)，请安装，例如用apt install \(package)"
    case .unsupported(_, let name):
      "\(source)：不支持“\(name)”，请去掉，或先应用到数据上"
    case .remoteData(let place):
      "\(source)：Earshot不读取网络数据，请下载数据并在\(place)中指定文件"
    case .outsideFolder(let place, let path):
      "\(source)：“\(path)”不在文档所在的文件夹中，请把数据放到那里，并在\(place)中指定文件"
    case .noChart:
      "\(source)：此网页中没有Earshot能读取的图表，请把其数据另存为表格"
    case .trailingData(let format):
      "\(source)：\(format)数据之后还有其他内容，请将其去掉，或重新获取文件"
    case .missingSeries(_, let type, let names):
      "\(source)：\(type)需要x相同的系列\(choices(names))，请补上或选择其他类型"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "含有系列的图表"
    case .record: "记录{…}"
    case .text: "文字"
    case .number: "数字"
    case .list: "列表[…]"
    case .range: "范围[下限, 上限]"
    case .point: "点{\"x\": …, \"y\": …}"
    case .data: "文件名或行的列表"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "没有这个文件或文件夹"
    case .denied: "访问被拒绝"
    case .full: "磁盘已满"
    case .readOnly: "磁盘是只读的"
    case .isFolder: "这是文件夹"
    case .noFolder: "路径中有一个文件而不是文件夹"
    case .longName: "名称太长"
    case .closed: "已没有读取方"
    case .busy: "正在使用中"
    case .tooLarge: "文件太大"
    case .broken: "设备出错"
    case .tooManyFiles: "打开的文件太多"
    case .notText: "不是UTF-8"
    }
  }
}
