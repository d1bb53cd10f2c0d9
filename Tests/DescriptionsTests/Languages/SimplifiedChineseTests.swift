import Descriptions
import Testing

struct SimplifiedChineseTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "zh-Hans")
  }

  @Test func eachTermHasItsWord() throws {
    try expectGlossary(
      [
        "trend": ["趋势"],
        "drop": ["骤降", "降幅"],
        "largest rise": ["骤升", "升幅"],
        "turning point": ["转折点"],
        "gap": ["缺失区间"],
        "crossing": ["交叉"],
        "spike": ["尖峰"],
        "outlier": ["离群值"],
        "plateau": ["平稳区间"],
        "median": ["中位数"],
        "axis": ["轴"],
        "axes": ["轴"],
        "series": ["系列"],
        "bookmark": ["书签"],
        "theme": ["主题"],
        "loop": ["循环"],
        "glyph": ["图形"],
        "landmark": ["标志点"],
        "rotor": ["转子"],
      ], of: "zh-Hans", but: ["loop needs ends", "loop needs ends without a key"])
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(of: "zh-Hans")
  }

  static let words: [String: String] = [
    "many not charted":
      "未绘制的列：wind、rain，另有9列",
    "series of one value":
      "未命名：1个点",
    "period on weekdays":
      "周期：工作日，明显",
    "shape on weekdays":
      "走势：每个工作日重复一次",
    "shape of counts":
      "走势：下降到1月4日的1.00EUR，之后在1月4日至1月9日保持在0或1",
    "shape of one value but for two":
      "BOLT的走势：保持在0.00EUR，例外：1月4日，90.00EUR与1月9日，30.00EUR",
    "no decimal commas":
      "a.csv：没有使用小数逗号的数字，请去掉--decimal-comma",
    "opening": "Closing price，折线图，2023年1月",
    "opening without title": "Price，折线图，2023年1月2日",
    "opening of several series": "Prices，折线图，2个系列，2023年1月",
    "deck chart": "Steps，柱状图，3个点，第2个，共4个",
    "deck chart like the last": "Steps，第2个，共4个",
    "describe a line":
      "Closing price是折线图，有5个点，X轴为Date，2023年1月2日至1月6日。Y轴为Price，118.40至183.90EUR。",
    "describe bars":
      "Steps是柱状图，有3个点，X轴为Day，3个类别，Mon至Wed。Y轴为Steps，0至10,980steps。",
    "describe a chart with a summary":
      "这是折线图，有3个点，X轴为0至2。Y轴为1至100，对数刻度。BOLT",
    "describe several series":
      "Prices是折线图，有2个系列，每个系列最多4个点，X轴为Date，2023年1月2日至1月5日。缺失1个点。Y轴为Price，110.00至150.00EUR。ACME上升，BOLT下降。在3个共同位置中，ACME有1处高于BOLT，2处低于BOLT。",
    "describe uneven series":
      "这是折线图，有2个系列，每个系列最多3个点，X轴为Date，2023年1月2日至1月4日。Y轴为Price，5.00至140.00EUR。ACME上升。",
    "describe no points": "Nothing是折线图，有0个点，X轴为Date。没有数值。",
    "describe a pie":
      "Price是饼图，有3个点，分类为Day，3个类别，Tue至Wed。数值为4.50至90.00EUR。",
    "describe a pie without title":
      "这是饼图，有3个点，分类为3个类别，Wed至Mon。数值为1.00至3.00EUR。",
    "describe shares":
      "占比：150.00EUR中Tue 60.0%，Mon 37.0%，Wed 3.0%。最大值为Tue的90.00EUR，最小值为Wed的4.50EUR。平均值为50.00EUR，中位数为55.50EUR。",
    "describe shares of a ring":
      "BOLT的占比：10.00EUR中Mon 80.0%，Wed 20.0%。最大值为Mon的8.00EUR，最小值为Wed的2.00EUR。平均值为5.00EUR，中位数为5.00EUR。缺失1个点。",
    "describe equal shares":
      "占比：150.00EUR中Mon 33.3%，Tue 33.3%，Wed 33.3%。",
    "describe a series":
      "BOLT下降，从1月2日的150.00EUR到1月5日的110.00EUR，下降26.7%。最大值为1月2日的150.00EUR，最小值为1月5日的110.00EUR。缺失1个点。",
    "describe one value": "只有一个数值：1月3日的118.40EUR。缺失1个点。",
    "describe a constant": "数值保持在5.00EUR。",
    "describe no value": "没有数值。",
    "describe a named series without value": "BOLT没有数值。",
    "describe no direction":
      "数值没有明确方向，从1月2日的1.00EUR到1月6日的1.00EUR，不变。最大值为1月3日的9.00EUR（2个值），最小值为1月2日的1.00EUR（3个值）。",
    "describe a fall":
      "数值多次转向，从1月2日的9.00EUR到1月7日的5.00EUR，下降44.4%。最大值为1月2日的9.00EUR，最小值为1月6日的2.00EUR。",
    "compare": "在252处中，ACME有200处高于BOLT，50处低于BOLT，2处相等。两者交叉3次。",
    "compare once crossing": "在5处中，ACME有2处高于BOLT，3处低于BOLT。两者交叉1次。",
    "compare touching": "在5处中，ACME有3处低于BOLT，2处相等。两者没有交叉。",
    "compare without a course":
      "在9处中，ACME有5处高于BOLT，3处低于BOLT，1处相等。",
    "compare at one shared place": "ACME在唯一的共同位置低于BOLT。",
    "compare above at shared places": "ACME在全部3个共同位置都高于BOLT。",
    "compare equal at shared places": "ACME与BOLT在全部3个共同位置都相等。",
    "compare touching at shared places":
      "在3个共同位置中，ACME有1处低于BOLT，2处相等。",
    "compare above": "ACME始终高于BOLT。",
    "compare below": "ACME始终低于BOLT。",
    "compare equal": "ACME与BOLT处处相等。",
    "compare apart": "ACME与未命名的系列没有共同的位置。",
    "a comparison": "ACME与BOLT的比较",
    "point": "5月17日，146.20EUR，上升1.3%",
    "point down": "5月17日，146.20EUR，下降2.5%",
    "point unchanged": "5月17日，146.20EUR，不变",
    "point from zero": "5月17日，146.20EUR，上升146.20EUR",
    "point hardly up": "5月17日，146.20EUR，上升0.01EUR",
    "point missing": "5月17日，缺失",
    "point of a named series with a label": "ACME，5月17日，146.20EUR，Split",
    "point of a category without name": "未命名，3",
    "point in full": "Date为5月17日，Price为146.20EUR，上升1.3%，第93个点，共252个",
    "point in full without titles": "ACME，x为3，y缺失，第3个点，共12个",
    "other series below": "BOLT，139.10EUR，比ACME低7.10",
    "other series above": "BOLT，1,139.10EUR，比ACME高1,000.00",
    "other series equal": "BOLT，1.00EUR，与ACME相等",
    "other series alone": "BOLT，1.00EUR",
    "other series missing": "BOLT，缺失",
    "highest": "最大值：12月14日，183.90EUR",
    "lowest": "最小值：1月5日，118.40EUR",
    "latest": "最晚时间：12月14日，00:40",
    "earliest": "最早时间：1月5日，07:05",
    "bottom rank": "最低名次：Tue，5",
    "top rank": "最高名次：Mon，1",
    "highest of the chart": "整个图表的最大值：5月17日，146.20EUR",
    "highest of a cloud": "最大值：ACME，Date 33，Price 44",
    "series of a number": "ACME 4，6",
    "highest of the part": "所示部分的最大值：5月17日，146.20EUR",
    "one of several highest of the chart": "整个图表的最大值，3个中第2个：5月17日，146.20EUR",
    "lowest of the chart": "整个图表的最小值：5月17日，146.20EUR",
    "first point": "第一个点",
    "last point": "最后一个点",
    "first item": "列表开头",
    "last item": "列表末尾",
    "position": "第3个点，共12个",
    "no point": "尚未选点：按右箭头到第一个点",
    "no point and no key": "尚未选点",
    "series outline": "ACME，1个点",
    "series outline without name": "2个点",
    "back": "已返回：5月17日，146.20EUR",
    "no way back": "没有可返回的位置",
    "mode audio graph": "音频图表",
    "mode details": "图表详情",
    "mode describe": "描述系列",
    "mode values": "数值",
    "mode table": "数据表",
    "data table": "数据表，1,252行，2列",
    "data table of one cell": "数据表，1行，1列",
    "row": "5月17日：ACME 146.20EUR，BOLT 缺失",
    "row in full": "Date为5月17日，ACME为146.20EUR，BOLT缺失，标签缺失，第3行，共12行",
    "row of parts": "5月17日：最高价9.00EUR，ACME 收盘价 8.00EUR，最低价缺失，标签 Split",
    "row of one column": "5月17日，146.20EUR",
    "row of a bin": "5月17日，3个值",
    "row without a value": "5月17日，缺失",
    "heading": "Price (EUR)",
    "heading of a part": "上四分位数 (EUR)",
    "heading of a part of several": "ACME 收盘价",
    "heading of labels": "标签",
    "turn": "数值。5月17日，146.20EUR",
    "audio in turn": "依次播放所有系列，8.8秒",
    "audio whole chart": "整个图表，252个点，8.8秒",
    "audio together": "同时播放所有系列，8.8秒",
    "audio series reduced": "ACME，252个点，播放100个点，10秒",
    "audio fewer notes": "ACME，58个音中的52个，10秒",
    "audio one second": "ACME，252个点，1秒",
    "audio legend": "音高图例，从最低到最高",
    "paused": "已暂停",
    "paused at a point": "已暂停。5月17日，146.20EUR",
    "stopped": "已停止",
    "stopped at a point": "已停止。5月17日，146.20EUR",
    "complete": "完成",
    "first chart": "第一个图表",
    "last chart": "最后一个图表",
    "turning point": "转折点：5月17日，146.20EUR",
    "off the scale": "无法显示的值：2个，在对数轴上无法表示",
    "off the scale of a series": "BOLT，无法显示的值：1个，在对数轴上无法表示",
    "sound on": "声音已打开",
    "speed": "速度1.5倍，2秒",
    "speed one second": "速度0.25倍，1秒",
    "fastest": "不能再快",
    "slowest": "不能再慢",
    "loop start": "循环起点：5月17日，146.20EUR",
    "loop end": "循环终点：5月17日，146.20EUR",
    "loop on": "循环已打开，5月17日",
    "loop off": "循环已关闭",
    "loop needs ends": "请先用左括号和右括号设置起点和终点",
    "loop needs ends without a key": "请先设置起点和终点",
    "backwards": "反向播放",
    "forwards": "正向播放",
    "values while playing": "播放时读出数值：开",
    "no values while playing": "播放时读出数值：关",
    "all but one": "除BOLT以外的全部系列，252个点，8.8秒",
    "reading end": "全部读完",
    "second drop": "骤降，3个中第2个：5月17日，146.20EUR",
    "only rise": "最大升幅：5月17日，146.20EUR",
    "gap": "缺失区间：5月17日，缺失",
    "crossing": "交叉点：5月17日，146.20EUR",
    "crossing of a series": "交叉点，3个中第2个：ACME，5月17日，146.20EUR，升至BOLT之上",
    "crossing of two series": "交叉点：5月17日，146.20EUR，降至BOLT之下，升至未命名的系列之上",
    "higher": "更高的值：5月17日，146.20EUR",
    "lower": "更低的值：5月17日，146.20EUR",
    "spike": "尖峰或低谷：5月17日，146.20EUR",
    "outlier": "离群值：5月17日，146.20EUR",
    "bookmark reached": "书签，2个中第1个：5月17日，146.20EUR",
    "match": "结果，12个中第2个：5月17日，146.20EUR",
    "nearest": "最近的点：5月17日，146.20EUR",
    "goal with count": "骤降：1,200",
    "goal without count": "更高的值",
    "goal bookmark": "书签：0",
    "none after": "后面没有缺失区间",
    "none before": "前面没有更低的值",
    "none at all": "没有书签",
    "not found": "未找到“Wed”",
    "bookmark set": "书签：5月17日，146.20EUR",
    "bookmark removed": "已删除书签：5月17日，146.20EUR",
    "from the bookmark": "书签（5月3日）之后14个点，上升4.4%",
    "x axis of times": "X轴：Date，2024年3月1日，00:30至11:30，UTC",
    "x axis of times elsewhere": "X轴：Date，2024年3月1日，01:30至12:30，时区Europe/Berlin",
    "x axis of converted times": "X轴：Date，2024年3月1日，00:30至11:30，UTC，由数据中的时差换算",
    "y axis without zero": "Y轴：Price，118.40至183.90EUR，不从0开始",
    "above the range": "高于指定范围（6至10GB）的值：2个",
    "below the range": "BOLT，低于指定范围（6至10GB）的值：1个",
    "outlier count as a heading": "离群值个数",
    "outliers as a heading": "离群值 (EUR)",
    "parts above the range": "含高于指定范围（6至10）的值的点：2个",
    "parts below the range": "BOLT，含低于指定范围（6至10）的值的点：1个",
    "no points": "没有点的区间：3月31日与9月1日之间",
    "no points over bare numbers": "没有点的区间：3与100之间",
    "point above the range": "5月17日，146.20EUR，高于范围",
    "point below the range": "5月17日，146.20EUR，低于范围",
    "point without a place": "5月17日，146.20EUR，无法显示",
    "point above the range in full": "Date为5月17日，Price为146.20EUR，高于范围，第93个点，共252个",
    "from a bookmark on a bin": "书签（10至20）之后1个点，上升37.5%",
    "from a later bookmark": "书签（5月18日）之前1个点",
    "prompt search": "搜索标签：We",
    "prompt title": "搜索标题：We",
    "prompt place": "转到：50%",
    "prompt without text": "转到，如2024：",
    "not a place": "无位置“soon”。可输入数值、n50、50%",
    "go to title": "转到",
    "chart list title": "图表列表，4项",
    "settings title": "设置，← → 更改",
    "settings title without a key": "设置",
    "setting language": "语言：Deutsch",
    "setting theme": "主题：默认，深色",
    "setting volume": "音量：125%",
    "setting in turn": "系列：依次播放",
    "setting together": "系列：同时播放",
    "setting terse": "播报：简略",
    "setting usual": "播报：标准",
    "setting verbose": "播报：详细",
    "setting braille": "绘图：盲文点",
    "setting octant": "绘图：八分块",
    "setting sextant": "绘图：六分块",
    "setting block": "绘图：方块",
    "setting glyph scale": "图形大小：第2级，共4级",
    "setting ascii": "绘图：ASCII",
    "setting values while playing": "播放时读出数值：开",
    "setting reading speed": "朗读速度：1.5倍",
    "additional axis": "另有：BOLT，7.00至12.00EUR",
    "same axes": "列表中4个图表的坐标轴相同",
    "same x axis": "列表中4个图表的X轴相同",
    "same y axis": "列表中4个图表的Y轴相同",
    "axes of several": "列表中3个图表的X轴相同。列表中4个图表的Y轴相同",
    "setting same axes": "统一坐标轴：单位和刻度相同时开",
    "setting own axes": "统一坐标轴：关",
    "configuration malformed": "a.toml第3行：写法有误（EOF），请更正",
    "configuration unknown option": "a.toml第3行：没有设置“Split”；可用的设置：dark、light",
    "configuration list": "a.toml第3行：dark只能有一个值，不能是列表",
    "configuration unknown action": "a.toml第3行：没有操作“abc”；可用的操作：dark、light",
    "configuration unknown key": "a.toml第3行：“<Rigth>”不是按键；请写一个字符，或<Right>这样的名称",
    "configuration clash": "a.toml第3行：按键→同时分配给了“下一个点”（next-point）和“从当前位置播放，暂停”（play）；请为其中一个换键",
    "default value": "默认",
    "group chart": "图表",
    "group axes": "坐标轴",
    "group series": "ACME",
    "group unnamed series": "系列",
    "group comparisons": "比较",
    "group comparisons of neighbors": "各系列与下一系列的比较",
    "loop on unnamed": "循环已打开，未命名至Wed",
    "off the scale of an unnamed series": "未命名，无法显示的值：1个，在对数轴上无法表示",
    "step of percentages": "5月17日，34%，上升3个百分点",
    "step of one percentage": "5月17日，34%，下降1个百分点",
    "largest rise of percentages": "最大升幅：5月3日，1.5个百分点",
    "not found after": "后面没有“Wed”",
    "not found before": "前面没有“Wed”",
    "describe over bare numbers":
      "数值上升到x为1时的4，在x从1至8时保持在4或5，但有一处低谷：x为5时，-20，之后上升到25。数值从x为0时的0到x为9时的25，上升25。最大值为x为9时的25，最小值为x为5时的-20。x为5时出现低谷，为-20。",
    "describe a plateau over bare numbers":
      "数值上升到x为2时的7，之后下降到0。数值从x为0时的0到x为7时的0，不变。最大值为x为2时的7（4个值），最小值为x为0时的0（2个值）。x从2至5基本保持在7。",
    "point in full of a series named as its values": "Date为5月17日，ACME为146.20EUR，第93个点，共252个",
    "fact highest at a bare number": "最大值：x为11时，6",
    "fact highest at an empty unit": "最大值：x为11时，6",
    "largest drop at a bare number": "最大降幅：x为11时，6",
    "largest difference at a bare number": "ACME与BOLT的最大差距：x为11时，6",
    "dip at a bare number": "低谷：x为12时，3",
    "gap at a bare number": "缺失区间：x为3时",
    "plateau over bare numbers": "平稳区间：x从3至9，5",
    "describe many series":
      "Prices是折线图，有8个系列，每个系列最多5个点，X轴为Date，2023年1月2日至1月6日。缺失3个点。Y轴为Price，1.00至150.00EUR。1个系列上升，2个系列下降，2个系列大致持平，1个系列没有明确方向，2个系列没有数值。最大值为BOLT在1月2日的150.00EUR，最小值为ACME在1月2日的1.00EUR（2个系列的4个点中的第一个）。",
    "describe many series alike":
      "这是折线图，有50个系列，每个系列2个点，X轴为Date，2023年1月2日至1月3日。Y轴为Price，5.00EUR。50个系列大致持平。",
    "sound off": "声音已关闭",
    "sound awaited": "正在等待音频系统",
    "no device": "无声：没有可用的音频设备",
    "no such device": "无声：没有设备“USB 1”",
    "device refused": "无声：设备不可用（-9985）。按s重试",
    "device refused without a key": "无声：设备不可用（-9985）",
    "device lost": "声音中断：设备已断开。按s重试",
    "device lost without a key": "声音中断：设备已断开",
    "device unanswered": "暂无声音：音频系统没有响应",
    "device hung": "声音中断：音频系统无响应，请重启Earshot",
    "pitch legend": "200Hz为118.40EUR，2,000Hz为183.90EUR",
    "nothing to play": "没有可播放的数值",
    "nothing plays": "当前没有播放",
    "hint read on": "r 继续读",
    "needed along x": "X轴需要date",
    "needed for the values": "值需要price",
    "over rows": "按行号显示price",
    "played over network": "声音在远程机器上播放",
    "deck place": "第1个，共4个",
    "sample deck": "示例集",
    "list place": "第12项，共19项",
    "help title": "帮助",
    "history title": "播报记录",
    "history empty": "还没有播报记录",
    "hint help": "? 帮助",
    "hint points": "←→ 点",
    "hint series": "↑↓ 系列",
    "hint items": "↑↓ 条目",
    "hint rotor": "Tab 转子",
    "hint play": "空格 播放",
    "hint act": "回车 执行",
    "hint close": "Esc 关闭",
    "hint quit": "q 退出",
    "theme": "主题：高对比度，深色",
    "theme of one's own": "主题：dusk",
    "theme color-blind-safe-dark": "主题：色盲友好，深色",
    "theme color-blind-safe-light": "主题：色盲友好，浅色",
    "theme default-dark": "主题：默认，深色",
    "theme default-light": "主题：默认，浅色",
    "theme high-contrast-light": "主题：高对比度，浅色",
    "theme high-contrast-sepia": "主题：高对比度，棕褐色",
    "theme monochrome": "主题：单色",
    "theme sepia": "主题：棕褐色",
    "theme white-on-blue": "主题：蓝底白字",
    "theme yellow-on-black": "主题：黑底黄字",
    "only one theme": "只有一个主题",
    "verdict failed": "不合格",
    "verdict nearly": "勉强合格",
    "verdict passed": "合格",
    "verdicts": "不合格：1，勉强合格：0，合格：1,204",
    "only one chart": "只有一个图表",
    "key": "下一个点",
    "key group walk": "在点之间移动",
    "key group rotor": "转动转子",
    "key group listen": "听",
    "key group read": "读",
    "key group look": "看",
    "key group program": "图表与程序",
    "export svg": "图像（SVG）",
    "export text": "图像（文本）",
    "export coloredText": "图像（彩色文本）",
    "export markdown": "文字（Markdown）",
    "export csv": "数据（CSV）",
    "export wave": "声音（WAV）",
    "export midi": "声音（MIDI）",
    "exported": "已写入：a.svg",
    "not exported": "无法写入a.svg：EIO",
    "data title": "数据",
    "all charts": "图表：20个，共1,234个，--all，--top",
    "all details": "图表详情：56行，--all",
    "folded rows": "ACME：9行",
    "folded rows of several series": "5个系列：40行",
    "repeated places": "同一year最多有3个点（17处中的17处），因此不描述走势",
    "repeated places without a way out": "同一x最多有2个点（365处中的1处），因此不描述走势",
    "too many parts": "a.csv：--split Split会产生40,000个图表，请选择最多有10,000个值的列",
    "too many files":
      "无法读取a.csv：打开的文件太多，请关闭一些，或用ulimit -n等提高上限",
    "device": "a.csv是没有结尾的设备，请指定文件，或通过管道传入数据",
    "wide window":
      "a.csv使用了超过128MB的窗口压缩，请先解压，例如用zstd -d -M2048MB",
    "column put together":
      "a.csv：各行已合并，因此“Price”列不再存在，请用--y指定每组的值，或选择其一：Date、count()",
    "too little memory":
      "a.csv需要约96MB内存，超出可用内存，请关闭其他程序或提高上限（ulimit -v）",
    "beyond memory": "a.csv超出可用内存（最多读取643MB），请拆分文件，或用head等提前结束管道",
    "idle key": "大写Q：无功能。问号：帮助",
    "idle key in a list": "反斜杠：无功能。Esc：关闭",
    "idle key without a label": "此键：无功能",
    "closed": "已关闭",
    "no device chosen": "无声：设备设为none",
    "hint pause": "空格 暂停",
    "mean of a cell": "每格为最多18个值的平均值",
    "mean of a cell on a low screen": "最多18个值的平均值",
    "several candles": "最多3根K线合为一根",
    "several candles on a low screen": "最多3根合一",
    "longest of a column": "每列为最多3个柱中最长的",
    "unseen parts of a stack": "看不见的部分：2",
    "points behind others": "被其他点遮住的点：12",
    "names left out": "省略的名称：13",
    "names left out of a picture":
      "省略的名称：13个在坐标轴，2个在图例；加大--size可显示更多",
    "names left out of a legend":
      "省略的名称：2个在图例；加大--size可显示更多",
    "part of a picture":
      "共30个，画出第1至第21个；加大--size可画出更多",
    "legend entry": "◆ ACME",
    "outer ring": "外环：ACME",
    "ring in short": "2：ACME",
    "ring between others": "由外数第2环：ACME",
    "inner ring": "内环：ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "composition": "折线图，1个系列，252个点",
    "composition of bars": "柱状图，2个系列，1个点",
    "composition of a scatter": "散点图，1个系列，0个点",
    "x axis": "X轴：Date，2023年1月2日至12月29日",
    "x axis of categories, right to left": "X轴：Day，7个类别，Mon至Sun，从右到左",
    "x axis of one category": "X轴：1个类别，Mon",
    "x axis of nothing": "X轴：没有数值",
    "y axis": "Y轴：Price，118.40至183.90EUR",
    "y axis of rows": "Y轴：5行，Mon至Sun",
    "y axis of one row": "Y轴：1行，Mon",
    "values of a heat map": "数值：Price，0.00至22.00EUR",
    "y axis logarithmic": "Y轴：1至1,000,000，对数刻度",
    "y axis natural": "Y轴：Price，5.00EUR，对数刻度，以e为底",
    "series continuous": "ACME：连续的线，252个点",
    "series apart": "未命名：单独的值，3个点",
    "fact highest": "最大值：12月14日，183.90EUR",
    "fact highest of a category": "BOLT的最大值：Wed，10,980steps",
    "fact lowest": "最小值：1月5日，118.40EUR",
    "first of the lowest": "最小值，12个中第1个：5月17日，146.20EUR",
    "fact highest of several": "最大值：5月17日，9.00EUR（2个点中的第一个）",
    "fact lowest of several": "BOLT的最小值：x为2时，0（1,234个点中的第一个）",
    "fact highest of all": "最大值：5.00EUR（全部252个值）",
    "highest at a moment": "最大值：4月1日 09:05，3.5",
    "fact lowest of all": "BOLT的最小值：5（两个值都是）",
    "fact lowest at a number": "BOLT的最小值：2.5s，-118.40EUR",
    "mean": "平均值：150.12EUR，中位数：149.50EUR",
    "change": "变化：从120.00到146.20EUR，上升26.20EUR（21.8%）",
    "change of nothing": "BOLT的变化：5.00EUR，不变",
    "change from zero": "BOLT的变化：从0.00到-5.00EUR，下降5.00EUR",
    "trend": "趋势：上升趋势明显，3个转折点",
    "trend moderate": "BOLT的趋势：上升趋势较明显，1个转折点",
    "trend weak": "趋势：有上升趋势（不明显），无转折点",
    "trend falling": "趋势：下降趋势明显，1个转折点",
    "trend falling moderate": "趋势：下降趋势较明显，2个转折点",
    "trend falling weak": "趋势：有下降趋势（不明显），2个转折点",
    "trend very strong": "趋势：上升趋势非常明显，无转折点",
    "trend falling very strong": "趋势：下降趋势非常明显，无转折点",
    "trend of few": "趋势：上升，无转折点",
    "trend of few falling": "趋势：下降，无转折点",
    "strong correlation": "相关系数：0.80，强正相关",
    "period of a year": "周期：约1年，非常明显",
    "period of years": "周期：约11年，较明显",
    "period of a week": "周期：1周，不明显",
    "period of a month": "周期：1个月，不明显",
    "period of months": "周期：6个月，不明显",
    "period of many months": "周期：110个月（9年2个月），不明显",
    "period of quarters": "周期：2个季度，不明显",
    "outlier rule": "离群值：在所属系列中，扣除趋势和周期后修正Z分数大于3.5，偏离至少全距的十分之一，且远离相邻的值",
    "outlier rule without a course": "离群值：在所属系列中修正Z分数大于3.5，与中位数相差至少全距的十分之一，且个数不超过该系列的十分之一",
    "series of a column": "按city分3个系列",
    "part of a column": "city：0",
    "infinite value": "“Price”列：1个无穷大值（按缺失处理）",
    "infinite values": "“Price”列：3个无穷大值（按缺失处理）",
    "fact compare between days": "ACME与BOLT交叉1次（1月4日与1月5日之间）",
    "fact compare between years": "ACME与BOLT交叉1次（2010年与2011年之间）",
    "fact compare between months": "ACME与BOLT交叉1次（3月与4月之间）",
    "fact compare between times": "ACME与BOLT交叉1次（09:05与09:10之间）",
    "fact compare between categories": "ACME与BOLT交叉1次（Mon与Tue之间）",
    "trend flat": "趋势：持平",
    "trend mixed": "趋势：没有明确方向，9个转折点",
    "missing": "缺失：1个点",
    "missing of a series": "BOLT缺失：2,000个点",
    "no values": "没有数值",
    "no values of a series": "BOLT：没有数值",
    "all is shown": "已显示全部",
    "no closer": "不能再放大",
    "showing": "显示范围：1月5日至1月9日，252个点中的5个",
    "showing numbers": "显示范围：x从1至3，1,201个点中的3个",
    "showing all": "显示全部，252个点",
    "window": "显示范围：1月5日至1月9日，252个点中的5个，整个范围为1月2日至12月29日",
    "window of numbers": "显示范围：x从1至3，1,201个点中的3个，整个范围为x从0至1,200",
    "stretch":
      "5月15日至5月19日：上升12.0%，平均值146.20EUR",
    "stretch of bins": "ACME，10至30EUR：9个值，平均值19.5EUR",
    "stretch without values": "未命名，5月15日至5月19日：没有数值",
    "stretches":
      "平均值：99.00EUR，比146.20EUR低47.20。BOLT，x从1至3：下降3.0%，对比对象：5月15日至5月19日：上升12.0%",
    "left out": "已略去：没有x值的3行",
    "missing file": "a.csv：没有此文件，请检查文件名和文件夹",
    "folder": "a.csv是文件夹，请指定其中的文件",
    "unreadable file": "无法读取a.csv（访问被拒绝），请检查访问权限",
    "empty file": "标准输入是空的，请提供至少有一行数值的表格",
    "header only": "a.csv，第1行：只有表头而没有数值行，请添加行或使用--no-header",
    "not in a format":
      "a.csv，第3行：这不是logfmt，请更正该行，或选择其他--format",
    "damaged archive":
      "a.csv：gzip数据已损坏或不完整，请重新获取文件",
    "missing library":
      "a.csv：缺少库libz.so.1，请安装，例如用apt install zlib1g",
    "unsupported":
      "a.csv，transform[0]：不支持“lookup”，请去掉，或先应用到数据上",
    "remote data":
      "a.csv，data.url：Earshot不读取网络数据，请下载数据并在data.url中指定文件",
    "left out column":
      "已略去：“Price”列，第1200行，“abc”不是数字",
    "left out column by unit":
      "已略去：“Price”列，第1200行，“3%”的单位与前面的数字不同",
    "folded columns":
      "转为行：12列（2010至2021）",
    "few names left out of a picture":
      "省略的名称：Oslo和Lima；加大--size可显示更多",
    "names not shown":
      "未显示的名称：Oslo、Lima",
    "many names not shown":
      "未显示的名称：Oslo、Lima，另有9个",
    "ignored channels":
      "未显示：tooltip和shape",
    "ragged row": "a.csv，第3行，第2列：应有2个单元格，实有1个，请增减单元格或用--delimiter指定分隔符",
    "invalid UTF-8 without a column":
      "a.csv，第3行：文字不是UTF-8，也无法识别其编码，请另存为UTF-8，或检查它是否是表格",
    "invalid UTF-8": "a.csv，第3行，“Price”列：文字不是UTF-8，请转换，例如用iconv -f WINDOWS-1250 -t UTF-8",
    "unclosed quote": "a.csv，第3行：引号没有结束，请补上或删除",
    "not a number": "a.csv，第1200行，“Price”列：“abc”不是数字，请更正，或用--x和--y选择列",
    "another unit": "a.csv，第1200行，“Price”列：“3%”的单位与前面的数字不同，请更正，或用--x和--y选择列",
    "not a date": "a.csv，第3行，“Date”列：“abc”不是形如dd.MM.yyyy的日期，请更正或更改--date-format",
    "no numeric column":
      "a.csv：没有数字列，无法作图，请添加数字列，或用--y 'count()'统计行数，或用--delimiter指定分隔符（现有的列：Date、Price）",
    "mistyped file":
      "a.csv：没有此文件，是否指“Price”？",
    "no file":
      "没有可读的文件，请指定文件，或用 - 表示标准输入",
    "contradicting options":
      "--decimal-comma和--decimal-point互相矛盾，请去掉其中之一",
    "option of others":
      "选项“--size”属于earshot draw，此处不能使用，请去掉",
    "lists within lists":
      "a.csv，[0].x：这不是记录、行或数字的列表，或者一个单元格中有多个值，请用jq等工具从文件中取出这样的列表",
    "dangling link":
      "a.csv是指向b.csv的链接，而目标不存在，请更正链接",
    "column repeated":
      "a.csv：--y两次指定了“Price”列，请只指定一次",
    "reversed range":
      "a.csv：--from 2026-05-01在--to 2026-01-01之后，请交换两者的值",
    "mistyped value":
      "--format：没有“cvs”，是否指“csv”？",
    "mistyped theme":
      "没有“drak”，是否指“dark”？",
    "equal columns": "值相同的列：wind，rain",
    "title of a column without a header": "第10列",
    "title of counts": "行数",
    "mistyped column":
      "a.csv：没有“Pric”列，是否指“Price”？",
    "unknown column": "a.csv：没有“city”列，请选择其一：Date、Price",
    "unknown type in a file":
      "a.csv，[1].type：没有“pie”这种图表类型，请选择其一：line、bar",
    "missing series":
      "a.csv，type：candlestick需要x相同的系列open、high、low、close，请补上或选择其他类型",
    "missing series of an option":
      "a.csv：candlestick需要x相同的系列open、high、low、close，请补上或选择其他类型",
    "too many columns": "a.csv，第1行：列数超过4,096，请拆分文件或将行列互换",
    "too long a cell": "a.csv，第2行：单元格太长，请拆分文件",
    "too deep": "a.csv，第2行：JSON嵌套太深，请拆分文件",
    "too many rows": "a.csv，第2行：行太多，请拆分文件",
    "nothing in common":
      "a.csv：没有同时满足“age大于20，age小于10”的行，请去掉其中之一",
    "unclosed JSON":
      "a.csv，第1行，第6列：文本结束时此处的“[”仍未闭合，请将其闭合，或获取完整的文件",
    "malformed JSON": "a.csv，第3行，第14列：不是有效的JSON，请在此处更正",
    "expected chart": "a.csv，series[0]：此处应为含有系列的图表，请参照README中的图表文件更正",
    "expected record": "a.csv，series[0]：此处应为记录{…}，请参照README中的图表文件更正",
    "expected text": "a.csv，series[0]：此处应为文字，请参照README中的图表文件更正",
    "expected number": "a.csv，series[0]：此处应为数字，请参照README中的图表文件更正",
    "expected boolean": "a.csv，series[0]：此处应为true或false，请参照README中的图表文件更正",
    "expected list": "a.csv，series[0]：此处应为列表[…]，请参照README中的图表文件更正",
    "expected range": "a.csv，series[0]：此处应为范围[下限, 上限]，请参照README中的图表文件更正",
    "expected scale": "a.csv，series[0]：此处应为linear、log10或ln，请参照README中的图表文件更正",
    "expected point": "a.csv，series[0]：此处应为点{\"x\": …, \"y\": …}，请参照README中的图表文件更正",
    "expected direction": "a.csv，series[0]：此处应为leftToRight或rightToLeft，请参照README中的图表文件更正",
    "no terminal": "没有可全屏显示的终端，请改用earshot describe、draw或render",
    "unknown terminal": "终端类型“dumb”不支持全屏，请设置TERM，或改用earshot --plain、describe、draw或render",
    "unknown theme": "没有主题“dusk”，请选择其一：dark、light",
    "theme unreadable": "a.toml：无法读取主题（EIO），请检查文件",
    "theme malformed": "a.toml，第2行：主题不是有效的TOML（EOF），请更正",
    "theme without role": "a.toml：主题缺少“axis”的颜色，请添加",
    "theme with more": "a.toml，第4行：主题中有未知条目“axes”，请删除",
    "theme without color": "a.toml，第4行：“axis”的“red”不是颜色，请写成#rrggbb的形式",
    "output failed": "无法写入a.wav（ENOSPC），请指定其他位置",
    "output twice": "-o和--subtitles都指定了a.wav，请为其中之一另选文件",
    "output missing": "请指定声音的输出位置：-o 文件名.wav，或用-o -写到标准输出",
    "unknown output": "a.ogg：文件名须以.wav或.mid结尾，请更改",
    "unknown language": "没有语言“xx”，请选择其一：en、ja",
    "unknown time zone": "没有时区“Mars”，请使用IANA名称，例如Asia/Shanghai",
    "type for later": "此版本尚不支持图表类型“box”，请选择其一：line、bar",
    "bad option": "--size：“big”不是有效值，请使用：80x24",
    "keys and data": "按键和数据不能都来自标准输入，请把其中之一放入文件",
    "setting not kept": "音量：125%，未保存：EIO（a.toml）",
    "setting in no file": "音量：125%，未保存：不是文件（a.toml）",
    "configuration unreadable": "无法读取a.toml（EIO），请更正或移除",
    "configuration no file": "无法读取a.toml（不是文件），请更正或移除",
    "configuration bad value": "a.toml第3行：“9”不是dark的有效值，请使用：0 … 2",
    "nothing left to hear": "--solo和--mute没有留下可听的系列，请去掉其中之一",
    "help row without a key": "下一个点",
    "dump without keys": "--dump需要按键脚本，请用--keys指定文件",
    "key script": "a.keys，第2行：“<Rigth>”不是按键，请写成<Right>、<Resize 40x12>或<Wait 500ms>这样的形式",
    "no such device asked": "没有音频设备“USB 1”，请选择其一：pulse、default",
    "no device at all": "没有音频设备“USB 1”，也没有其他设备，请使用--device none",
    "describe a period":
      "数值每周重复一次，平均而言星期五最高，星期日最低。最大值为1月6日的9.00EUR（4个值），最小值为1月8日的1.00EUR（4个值）。",
    "describe a spike":
      "数值没有明确方向，从1月2日的2.00EUR到1月9日的3.00EUR，上升50.0%。最大值为1月6日的30.00EUR，最小值为1月2日的2.00EUR（3个值）。1月6日出现尖峰，为30.00EUR，缺失1个点。",
    "describe a dip":
      "数值没有明确方向，从1月2日的8.00EUR到1月9日的9.00EUR，上升12.5%。最大值为1月3日的9.00EUR（4个值），最小值为1月6日的0.00EUR。1月6日出现低谷，为0.00EUR。",
    "describe spikes":
      "数值没有明确方向，从1月2日的2.00EUR到1月12日的2.00EUR，不变。最大值为1月9日的40.00EUR，最小值为1月2日的2.00EUR（5个值）。有2处尖峰，最高的为1月9日的40.00EUR。",
    "describe dips":
      "数值没有明确方向，从1月2日的8.00EUR到1月12日的9.00EUR，上升12.5%。最大值为1月3日的9.00EUR（4个值），最小值为1月9日的-40.00EUR。有2处低谷，最低的为1月9日的-40.00EUR。",
    "describe an outlier":
      "数值在1月2日至1月9日保持在约2.5EUR，之后上升到30.00EUR。数值从1月2日的2.00EUR到1月10日的30.00EUR，上升28.00EUR。最大值为1月10日的30.00EUR，最小值为1月2日的2.00EUR（4个值）。1月10日的30.00EUR是离群值。",
    "describe outliers":
      "数值下降到1月3日的3.00EUR，在1月3日至1月11日保持在约2.6EUR，之后上升到40.00EUR。数值从1月2日的30.00EUR到1月12日的40.00EUR，上升33.3%。最大值为1月12日的40.00EUR，最小值为1月4日的2.00EUR（4个值）。有2个离群值，最远为1月12日的40.00EUR。",
    "describe a plateau":
      "数值上升到1月4日的7.00EUR，之后下降到0.00EUR。数值从1月2日的0.00EUR到1月9日的0.00EUR，不变。最大值为1月4日的7.00EUR（4个值），最小值为1月2日的0.00EUR（2个值）。1月4日至1月7日基本保持在7.00EUR。",
    "describe plateaus":
      "数值上升到1月7日的8.00EUR，之后下降到5.00EUR。数值从1月2日的1.00EUR到1月11日的5.00EUR，上升400.0%。最大值为1月7日的8.00EUR（4个值），最小值为1月2日的1.00EUR（3个值）。有2处平稳区间，最长为1月7日至1月10日，约8.00EUR。",
    "one gap": "缺失区间：5月3日",
    "gaps": "BOLT的缺失区间：2处，最长为5月3日至5月7日",
    "period": "周期：7个点（7天），明显",
    "gaps as long": "缺失区间：5处，最长为5月3日（4处中的第一处）",
    "unusually high": "异常偏高区间：5月3日至5月7日，5月4日，9",
    "unusually low": "BOLT的异常偏低区间：2个，最远为5月3日至5月7日，5月4日，2",
    "share of all": "占全部的比例：0.060（5,822中的348）",
    "period of a number": "周期：7个点（3.5s），较明显",
    "period of points": "BOLT的周期：7个点，不明显",
    "one spike": "尖峰：1月5日，183.90EUR",
    "dip": "BOLT的低谷：1月5日，83.90EUR",
    "spikes": "BOLT的尖峰：3处，最高的为1月5日，183.90EUR",
    "dips": "低谷：3处，最低的为1月5日，83.90EUR",
    "one outlier": "离群值：1月5日，183.90EUR",
    "outliers": "BOLT的离群值：3个，最远为1月5日，183.90EUR",
    "plateau": "平稳区间：5月3日至5月9日，5.00EUR",
    "plateaus": "BOLT的平稳区间：2处，最长为5月3日至5月9日，5.00EUR",
    "largest rise": "最大升幅：5月3日，12.00EUR",
    "largest drop": "BOLT的最大降幅：5月3日，12.00EUR",
    "fact compare": "ACME与BOLT交叉3次（首次在1月5日），同向变化",
    "fact compare once": "ACME与BOLT交叉1次（1月5日），反向变化",
    "fact compare below": "ACME始终低于BOLT",
    "fact compare never below": "ACME从不低于BOLT",
    "fact compare without a course":
      "在9处中，ACME有5处高于BOLT，3处低于BOLT，1处相等",
    "fact compare at one shared place": "ACME在唯一的共同位置低于BOLT",
    "fact compare touching at shared places":
      "在3个共同位置中，ACME有1处低于BOLT，2处相等",
    "fact compare equal": "ACME与BOLT处处相等",
    "fact compare apart": "ACME与BOLT没有共同的位置",
    "largest difference": "ACME与未命名的系列的最大差距：5月3日，12.00EUR",
    "compare with places":
      "在12处中，ACME有5处高于BOLT，7处低于BOLT。两者交叉3次（首次在1月5日）。两者同向变化，最大差距为5月17日的7.10EUR。",
    "compare once crossing with its place":
      "在12处中，ACME有5处高于BOLT，7处低于BOLT。两者交叉1次（1月5日）。两者反向变化，最大差距为5月17日的7.10EUR。",
    "compare crossing in a gap, too":
      "在12处中，ACME有5处高于BOLT，7处低于BOLT。两者至少交叉1次（1月5日）。两者反向变化，最大差距为5月17日的7.10EUR。",
    "fact compare above": "ACME始终高于BOLT",
    "fact compare never above": "ACME从不高于BOLT",
    "candle up": "5月17日，146.20EUR，收盘高于开盘",
    "candle down": "5月17日，146.20EUR，收盘低于开盘",
    "candle unchanged": "5月17日，140.00EUR，收盘与开盘持平",
    "candle in full":
      "Date为5月17日，Price为收盘价146.20EUR，收盘高于开盘，开盘价140.00，最高价150.00，最低价138.00，第93个点，共252个",
    "point with additional values":
      "5月17日，146.20EUR，Steps 8,000steps，Day Wed",
    "part of a point":
      "最高价150.00EUR",
    "composition of candles":
      "K线图，1个系列，7个点",
    "highest of a part": "期间最高价：12月14日，183.90EUR",
    "mean of a part":
      "ACME的收盘价的平均值：150.00EUR，中位数：148.00EUR",
    "lowest of the low": "期间最低价：1月5日，118.40EUR",
    "trend of the open":
      "开盘价的趋势：持平",
    "composition of violins":
      "小提琴图，1个系列，3个小提琴形",
    "composition of a pie":
      "饼图，1个系列，4个点",
    "composition of a donut":
      "环形图，2个系列，8个点",
    "densest":
      "数值集中处：Mon，14.00EUR附近",
    "densest twice":
      "ACME的数值集中处：Mon，4.00EUR和23.50EUR附近",
    "shares":
      "占比：150.00EUR中Mon 60.0%，Tue 37.0%",
    "shares and another":
      "ACME的占比：150.00EUR中Mon 60.0%，Tue 37.0%，其余1项为3.0%",
    "shares and others":
      "占比：150.00EUR中Mon 60.0%，Tue 37.0%，其余2项共4.5%",
    "without a share":
      "没有占比的值：1个，低于零，Mon",
    "without shares":
      "ACME中没有占比的值：3个，低于零，第一个在Mon",
    "sums":
      "已将12行合计成4个值",
    "share of points":
      "占比：没有数值",
    "no shares":
      "没有占比：没有大于零的值",
    "mean of rows":
      "每个值为27至61行的平均值",
    "median of rows":
      "每个值为8行的中位数",
    "sum of rows":
      "每个值为2至3行的合计",
    "lowest of rows":
      "每个值为2行的最小值",
    "highest of rows":
      "每个值为2行的最大值",
    "count of rows":
      "每个值为1至1,200行的计数",
    "first of rows":
      "每个值为2行的第一个值",
    "last of rows":
      "每个值为2行的最后一个值",
    "others":
      "其他",
    "suggested lines":
      "折线图，按date（月）显示price的平均值，按symbol分5个系列",
    "suggested charts":
      "折线图，按year显示yield和rain，按site分6个图表",
    "suggested counts":
      "柱状图，按state显示行数",
    "suggested values":
      "直方图，age",
    "column time":
      "c1：时间，3至98，40种，根据名称和值判断",
    "column cyclic":
      "c1：日历的一部分，3至98，40种",
    "column direction":
      "風向：方向，3至98，40种",
    "column namesake":
      "c1：度量，3至98，40种，与文件名相符",
    "column latitude":
      "c1：纬度，3至98，40种",
    "column longitude":
      "c1：经度，3至98，40种",
    "column rowNumber":
      "c1：行号，3至98，40种",
    "column key":
      "c1：键，3至98，40种，根据名称判断",
    "column nominal":
      "c1：类别，3至98，40种",
    "column ordinal":
      "c1：等级，3至98，40种",
    "column measure":
      "c1：度量，3至98，40种",
    "column empty":
      "c1：空",
    "column of text":
      "c1：类别，40种，CA、NY，缺失：2",
    "rows with conditions":
      "3,376行中的1,204行：state等于CA，age大于等于18",
    "rows with and without values":
      "3,376行中的1,204行：price缺失，city不缺失",
    "rows counted":
      "每个值是行数，共812行",
    "times by minute":
      "date按分钟",
    "times by hour":
      "date按小时",
    "times by day":
      "date按日",
    "times by week":
      "date按周",
    "times by month":
      "date按月",
    "times by quarter":
      "date按季度",
    "times by year":
      "date按年",
    "ranges of x":
      "price按宽度10EUR分组",
    "largest left out":
      "country的26个值中最大的7个，其余省略，1,234行",
    "largest and others":
      "country的26个值中最大的7个，其余合在一起，1行",
    "sorted by values":
      "按值降序",
    "sorted by a column":
      "按city升序",
    "not compared": "单位或量级不同，不作比较的系列：wind、rain",
    "not charted":
      "未绘制的列：wind、rain",
    "never changing":
      "未绘制的列（值始终不变）：wind、rain",
    "no numbers":
      "a.csv：“city”列不含数字，请用--aggregate count统计行数或选择其他列",
    "no aggregate":
      "a.csv：“city”列不含数字，请用--aggregate count统计行数或选择其他列",
    "no dates":
      "a.csv：“city”列没有时间，请选择其他列或去掉--every",
    "no names":
      "a.csv：“date”列有自己的顺序，--sort和--top需要名称列",
    "bad width":
      "a.csv：该宽度不适合“price”列（3至98），请换一个宽度或使用--bin auto",
    "not a condition":
      "a.csv：“price”不是条件，请写列、运算符和值，例如--where 'price >= 10'",
    "not a value":
      "a.csv：“dear”不能与“price”列比较，请按该列的写法书写（例如95.2）",
    "too many places":
      "a.csv：图表的位置太多，请选择更长的时间单位或更少的系列",
    "no column to transform":
      "a.csv：没有“city”列，请选择其一：price、date",
    "nothing left":
      "a.csv：没有满足“state等于XX”的行；“state”列的值：CA和NY",
    "nothing left of numbers":
      "a.csv：没有满足“age大于200”的行；“age”列的值：3至98",
    "no times":
      "a.csv：没有时间列，请用--x选择列，或去掉--last、--from和--to（列：city、price）",
    "no such chart":
      "a.csv：没有图表9，请选择--charts列出的1到5",
    "help heading": "用法：",
    "option": "播报多少：terse、normal、verbose（默认：normal）。",
    "option without a default": "最小值的频率，单位Hz：20 … 16000。",
    "option without values": "未注明时区的日期所用的时区，写IANA名称（默认：UTC）。",
    "option in words": "X轴表示什么。",
    "unknown option": "没有选项“--jsn”",
    "unknown option near another": "没有选项“--jsn”，相近的是“--json”",
    "missing value": "“--x”缺少值",
    "missing value within a word": "“-oz”中的“-o”缺少值",
    "unexpected value": "选项“--json”不带值，却给出了“3”",
    "unexpected argument": "多余的参数“a.csv”",
    "unexpected arguments": "多余的参数有2个：“a.csv”“a.svg”",
    "missing argument": "缺少参数“<dark>”",
    "invalid value": "值“big”不能用于“--top”",
    "malformed option": "“---jsn”不是有效的选项",
    "unsuited settings":
      "不适合此表的设置：x = symbol，last = 30d",
    "too many units":
      "a.csv：用--every hour时，从最早到最晚会有867,817个位置，请使用--every month或更长的单位",
    "bad value in a chart file":
      "a.csv，encoding.timeUnit：“fortnight”不是有效值，请使用：day",
    "no data":
      "a.csv，data：此处应为文件名或行的列表，请参照README中的图表文件更正",
    "column twice":
      "a.csv：“Date”列不能同时用于--series和--x，请为其中之一选择其他列",
    "no candles":
      "a.csv：--type candlestick需要名为open、high、low和close的列，请重命名、按此顺序用--y给出四列，或选择其他类型（列：day、price）",
    "no cells":
      "a.csv：--type heatmap需要两个类别列以及每一对的数值，请用--x、--series和--y指定，或选择其他类型（列：day、price）",
    "options that exclude each other":
      "a.csv：--aggregate sum和--y mean(price)互相矛盾，请去掉其中之一",
    "text in Windows-1252":
      "文字不是UTF-8，已按Windows-1252读取",
    "skipped line":
      "已跳过：表格之外的1行",
    "skipped lines":
      "已跳过：表格之外的4行",
    "data outside the folder":
      "a.csv，data.url：“/a.csv”不在文档所在的文件夹中，请把数据放到那里，并在data.url中指定文件",
    "page without a chart":
      "a.csv：此网页中没有Earshot能读取的图表，请把其数据另存为表格",
    "something behind an archive":
      "a.csv：gzip数据之后还有其他内容，请将其去掉，或重新获取文件",
    "directions": "收盘高于开盘：6，收盘低于开盘：3，收盘与开盘持平：1",
    "describe an area":
      "Steps是面积图，有2个点，X轴为0至1。Y轴为0至1。",
    "share":
      "ACME，Mon，40.00EUR，占120.00EUR的33.3%",
    "interval": "ACME，Mon，40.00EUR，区间35.00至45.00",
    "total":
      "Mon，40.00EUR，合计20.00EUR",
    "group total":
      "合计",
    "composition of grouped bars":
      "分组柱状图，2个系列，8个点",
    "composition of stacked bars":
      "堆积柱状图，2个系列，8个点",
    "composition of an area":
      "面积图，1个系列，8个点",
    "composition of steps":
      "阶梯图，1个系列，8个点",
    "highest total":
      "合计的最大值：1月5日，120.00EUR",
    "second of the highest": "最大值，2个中第2个：5月17日，146.20EUR",
    "box":
      "Mon，中位数15.00EUR，四分位数14.00至17.00，2个离群值",
    "box in full":
      "Day为Mon，Price为中位数15.00EUR，上须18.00，上四分位数17.00，下四分位数14.00，下须12.00，2个离群值，第1个点，共2个",
    "highest of boxes":
      "最高中位数：Mon，15.00EUR，四分位数14.00至17.00，2个离群值",
    "lowest of boxes":
      "最低中位数：Mon，15.00EUR，四分位数14.00至17.00，2个离群值",
    "highest box of the chart":
      "整个图表的最高中位数：Mon，15.00EUR，四分位数14.00至17.00，2个离群值",
    "lowest box of the chart":
      "整个图表的最低中位数：Mon，15.00EUR，四分位数14.00至17.00，2个离群值",
    "highest of candles": "最高收盘价：5月17日，146.20EUR，收盘高于开盘",
    "lowest candle of the chart": "整个图表的最低收盘价：5月17日，146.20EUR，收盘高于开盘",
    "point of a long category":
      "ACME BOLT ACME…BOLT ACME，3",
    "contradiction":
      "矛盾：5月17日的1根K线超出最低价至最高价的范围",
    "contradictions":
      "矛盾：2根K线超出最低价至最高价的范围，首次在5月17日",
    "correlation": "相关系数：0.96，极强正相关",
    "weak correlation": "相关系数：-0.40，弱负相关",
    "correlation of logarithms": "对数轴上的相关系数：-0.81",
    "moderate correlation": "相关系数：0.60，中等正相关",
    "no correlation": "ACME的相关系数：-0.12，无明显相关",
    "series without a name": "系列2",
    "missing part": "开盘价缺失",
    "outlier of a box":
      "离群值40.00EUR",
    "bin":
      "10至20EUR，4个值",
    "bin of one":
      "10至20EUR，1个值",
    "highest bin": "值最多的组：10至20EUR，4个值",
    "lowest bin": "值最少的组：10至20EUR，1个值",
    "bin in full":
      "Price为10至20EUR，4个值，第2个点，共9个",
    "cell":
      "第3列，共4列，第2行，共1,200行",
    "composition of a histogram":
      "直方图，1个系列，8个分组",
    "composition of boxes":
      "箱线图，1个系列，8个箱体",
    "composition of a heat map":
      "热力图，3个系列，12个点",
    "median of boxes": "最高中位数：Mon，15.00EUR",
    "median of several boxes":
      "最高中位数：Mon，15.00EUR（2个点中的第一个）",
    "close of several candles":
      "最低收盘价：1月5日，118.40EUR（2个点中的第一个）",
    "mean of boxes": "中位数的平均值：15.50EUR，中位数的中位数：15.00EUR",
    "lower quartile":
      "下四分位数：没有数值",
    "count of bins": "计数：没有数值",
    "bins":
      "分组：9组，组距10.00EUR",
    "sample size":
      "数值个数：1,200",
    "box of a series":
      "ACME的Mon：50个值，中位数15.00EUR，四分位数14.00至17.00，下须12.00EUR，上须18.00EUR",
    "no header":
      "没有表头：各列称为1到9；用--header可将第一行作为列名",
    "correlations":
      "16行16列的相关矩阵，对角线两侧相同，对角线上的1已略去",
    "swallowed file":
      "--y把“a.csv”当作了它的值，没有剩下可读的文件，请给该选项自己的值：--y 值 a.csv",
    "invalid UTF-8 of no code page":
      "a.csv，第3行，“Price”列：文字不是UTF-8，也无法识别其编码，请另存为UTF-8，或检查它是否是表格",
    "Arrow":
      "a.csv：这是Arrow文件，请导出为CSV，例如用duckdb",
    "HDF5":
      "a.csv：这是HDF5或NetCDF文件，请将其中的表格导出为CSV，例如用Python",
    "statistics":
      "a.csv：这是统计软件的文件，请在该软件中另存为CSV",
    "program":
      "a.csv：这是程序，不是表格，请打开数据文件",
    "recording":
      "a.csv：这是录音或录像，不是表格，请打开数据文件",
    "too many slices":
      "a.csv：--type pie会有989个扇区，请用--top只保留最大的，或选择最多有100个值的列或其他类型",
    "bracketed number":
      "“Price”列：1个数字去掉方括号后读取",
    "bracketed numbers":
      "“Price”列：34个数字去掉方括号后读取",
    "change of many times":
      "变化：从2.00到48.00EUR，上升46.00EUR（为原来的24倍）",
    "change to a small part":
      "BOLT的变化：从870.00到3.00EUR，下降867.00EUR（为原来的290分之1）",
    "describe histogram":
      "Price是直方图，有7个分组，共8个值，X轴为Price，10至45EUR。Y轴为0至3。",
    "describe histogram of several series":
      "Price是直方图，有2个系列，7个分组，X轴为Price，10至45EUR。Y轴为0至3。ACME的值最多的组为10至15EUR，3个值，BOLT的值最多的组为10至15EUR，3个值。",
    "outlier far from the median":
      "离群值：1月5日，9.00EUR，远离中位数",
    "describe many columns":
      "ACME等8列是柱状图，有3个点，X轴为Day，3个类别，Mon至Wed。Y轴为Steps，0至10,980steps。",
    "shape of a falling sawtooth":
      "走势：逐步下降，但有3次骤升，最大为1月4日的12.00EUR",
    "shape of a rising sawtooth":
      "走势：逐步上升，但有2次骤降，最大为1月4日的12.00EUR",
    "shape of a falling sawtooth of equal jumps":
      "走势：逐步下降，但有3次骤升，每次12.00EUR",
    "shape of a rising sawtooth of equal jumps":
      "走势：逐步上升，但有2次骤降，每次12.00EUR",
    "shape that leaves out": "BOLT的走势：每周重复一次，不计等于-127的3个值",
    "left out folder": "已略去：包含其他各行的行“ACME”",
    "x axis of weeks": "X轴：Date，2025年第40周至2026年第4周",
    "x axis of weeks of a year": "X轴：Date，2025年第40周至第52周",
    "highest in a week": "最大值：2026年第1周，9",
    "gap of weeks": "缺失区间：第2周至第4周",
    "shape on a logarithmic axis":
      "BOLT的走势：上升到1月4日的5.00EUR，之后下降到1.00EUR，按对数轴",
    "point after a pause": "40，12，上升20.0%（x从20至40）",
    "change of trillions":
      "变化：从17.87万亿到18.01万亿，上升1,479亿（0.8%）",
    "shape of about ten years":
      "走势：约每10年重复一次",
    "point past a line":
      "1，52EUR，上升30.0%，升至ACME之上",
    "point beside lines":
      "BOLT，52EUR，比ACME高2",
    "point in full beside lines":
      "Day为1，Price为52EUR，上升30.0%，比ACME高2，第2个点，共3个",
    "missing times":
      "有68处时间缺失，最长的一处：3月31日与9月1日之间",
    "largest difference of medians, of those shown":
      "中位数：ACME与BOLT的最大差距：5月3日，12.00EUR（仅限所显示的）",
    "lowest of those shown":
      "最小值：5月3日，12.00EUR（仅限所显示的）",
    "fact compare medians":
      "中位数：ACME始终高于BOLT",
    "no points within a day":
      "没有点的区间：1月13日 11:00与13:00之间",
    "shape of a day in a year":
      "走势：每天重复一次，各周期的平均值：上升到9月21日的62.00EUR，之后下降到50.00EUR",
    "sample size of a series":
      "ACME的数值个数：15，10.00至22.00EUR",
    "mode": "值最多的组：10至20EUR，14个值",
    "highest at a bin": "最大值：10至20EUR组，14",
    "largest spread":
      "ACME的最大四分位距：Mon，3.00EUR",
    "quartile method":
      "四分位数按线性插值，须线延伸到1.5倍四分位距以内的值，超出者为离群值（不超过三个或不超过十分之一时）",
    "grid cell":
      "x 10至20，y 5至8：12个点",
    "describe candles":
      "收盘价上升，从1月2日的120.00EUR到1月4日的140.00EUR，上升16.7%。最高收盘价为1月4日的140.00EUR，最低收盘价为1月2日的120.00EUR。",
    "describe boxes":
      "最高中位数为1月4日的140.00EUR，最低中位数为1月2日的120.00EUR。中位数的平均值为130.00EUR，中位数的中位数为130.00EUR。",
    "describe bins": "值最多的组为10至20，9个值。平均值为130.00EUR，中位数为130.00EUR。",
    "describe bins of a series": "ACME的值最多的组为10至20，9个值。平均值为130.00EUR，中位数为130.00EUR。",
    "describe boxes of a series":
      "ACME的最高中位数为1月4日的140.00EUR，最低中位数为1月2日的120.00EUR。中位数的平均值为130.00EUR，中位数的中位数为130.00EUR。",
    "suggestions title": "此表格的图表，4个",
    "columns title": "此表格的列，7列",
    "suggestion of another chart": "直方图，age",
    "suggestion because asked": "直方图，age，已选，按要求",
    "suggestion because candles": "直方图，age，已选，有开盘、最高、最低和收盘列",
    "suggestion because times": "直方图，age，已选，每个时间只出现一次",
    "suggestion because timesOfKinds": "直方图，age，已选，时间重复，每个系列一次",
    "suggestion because timesOfKindsOfKinds": "直方图，age，已选，时间重复，每个图表的每个系列一次",
    "suggestion because placesOnEarth": "直方图，age，已选，有纬度和经度列",
    "suggestion because measuresOfThings": "直方图，age，已选，两个量之间的关系",
    "suggestion because names": "直方图，age，已选，名称和值",
    "suggestion because namesOfKinds": "直方图，age，已选，两类名称和值",
    "suggestion because counts": "直方图，age，已选，统计行数",
    "suggestion because numbers": "直方图，age，已选，按顺序的数字",
    "suggestion because repeatedPlaces": "直方图，age，已选，位置重复",
    "suggestion because kindsThatTellMost":
      "直方图，age，已选，最能说明数值的类别",
    "suggestion because sharesOfOutcome":
      "直方图，age，已选，某一结果的比例，按最能说明它的列",
    "suggestion because furtherShares":
      "直方图，age，已选，某一结果的比例",
    "suggestion because sharesByTreatment":
      "直方图，age，已选，某一结果的比例，按处理方式",
    "suggestion because followUps":
      "直方图，age，已选，到事件或观察结束为止的时间，按类别",
    "suggestion because fewValues":
      "直方图，age，已选，不同值很少的列",
    "suggestion because repeatedSubjects":
      "直方图，age，已选，同一对象重复出现",
    "suggestion because columnsInOrder":
      "直方图，age，已选，没有名称的列，按其顺序",
    "suggestion because repeatedTimes": "直方图，age，已选，每个时间有多行",
    "suggestion because repeatedNames": "直方图，age，已选，每个名称有多行",
    "suggestion because largest": "直方图，age，已选，长列表中最大的几个",
    "suggestion because spread": "直方图，age，已选，数值的分布",
    "suggestion because spreadOfKinds": "直方图，age，已选，每一类有许多值",
    "suggestion because columnsCompared": "直方图，age，已选，并列的列",
    "suggestion because columnsThatFollow": "直方图，age，已选，依次相连的列",
    "suggestion because matrix": "直方图，age，已选，行与列名称相同",
    "suggestion with its reason": "直方图，age，数值的分布",
    "use as x": "作为X轴",
    "use as y": "作为值，替换其他值",
    "use as also y": "加入值",
    "use as series": "每个值一个系列",
    "use as split": "每个值一个图表",
    "use as boxes": "每个值一个箱体",
    "use as label": "随每个点读出",
    "use as mean": "同一位置的行：平均值",
    "use as unit": "按月",
    "use as filter": "只用部分值",
    "use as left out": "从图表中去掉",
    "chosen use": "作为X轴，已选",
    "chosen value": "CA，已选",
    "left out value": "CA，已排除",
    "no table": "此图表不是由表格生成的",
    "change taken back": "已撤销：symbol，每个值一个系列",
    "not said": "无法读出symbol：一个点由多行组成",
    "sorted use": "按值降序，已选",
    "keys wait": "读完后会响应您按的键",
    "taken back": "已撤销",
    "not a range": "不是范围：ACME",
    "prompt for a range":
      "值的范围，如1到12：5",
    "use let go": "每个值一个系列，已排除",
    "selections":
      "price的平均值：300.0，比200.5高99.5。price等于5，12行，对比对象：全部36行",
    "selections of several columns": "price缺失，3行，对比对象：price大于等于5，1行，price的平均值：6，year的平均值：7",
    "nothing to compare": "还没有可比较的内容：请先选择一些值或标记一段",
    "stretch is whole": "标记的一段就是全部：没有可比较的内容",
    "marks lost": "标记的一段未保留",
    "others unchanged": "其他图表保持不变：4个",
    "side by side": "并排显示，4个",
    "own axes": "Y轴各不相同",
    "several axes": "Y轴不完全相同",
    "same axis": "Y轴全部相同",
    "titled": "price：ACME，6",
    "export chartFile": "图表（JSON）",
    "export commandLine": "命令行",
    "unread dates":
      "“date”列：看起来是日期，但格式未知",
    "last days":
      "“date”列：多日的时段按最后一天计",
    "assumed year": "时间没有年份：最后的时间按2024年计",
    "left out total": "已略去：作为其他行合计的行“ACME”",
    "left out average": "已略去：作为其他行平均的行“ACME”",
    "left out statistic": "已略去：由其他行计算得出的行“ACME”",
    "absent values": "“state”列中没有：CA；该列有：NY",
    "unknown command": "“price”既不是命令也不是文件，相近的命令是“draw”",
    "too many series": "a.csv：--series Split会产生4,000个系列，请选择最多有1,000个值的列",
    "nothing to draw": "a.csv：没有可画的内容：37行中没有price的值，请用--y选择其他列，或选择其他行",
    "prompt help text": "搜索帮助：We",
    "prompt row text": "搜索列表：We",
    "key group start": "从这里开始",
    "said help row": "上一个点：左箭头或h",
    "said help row of a capital": "上一个标志点：大写N",
    "said help row without a key": "下一个点",
    "numbered row": "2. 图像（SVG）",
    "list of one": "转到，1项",
    "list of items": "导出，9项",
    "setting screen reader off": "屏幕阅读器：关",
    "setting screen reader quiet": "屏幕阅读器：安静的屏幕",
    "setting screen reader plain": "屏幕阅读器：纯文本行",
    "setting vertical points": "用上下箭头移动点：开",
    "setting crosshair": "穿过点的竖线：开",
    "setting pixels": "像素绘图：可用时开",
    "setting sixel": "像素绘图：Sixel",
    "setting duration": "时长：标准",
    "setting pitch range": "音高范围：200至2,000Hz",
    "setting duration in seconds": "时长：5秒",
    "setting instrument": "音色：拨弦",
    "setting mono": "全部居中：开",
    "setting tones while moving": "移动时的声音：关",
    "setting cue": "提示音，转折点：开",
    "setting sound": "声音",
    "export opus": "声音（Ogg Opus）",
    "export flac": "声音（FLAC）",
    "opening without values": "Price，折线图，没有数值",
    "drop of a candle": "骤降，4个中第1个：5月17日，收盘价146.20EUR，下降4.80",
    "drop": "骤降，4个中第1个：ACME，5月17日，27.00EUR，下降22.00",
    "row of many series": "5月17日：最高9.00EUR，ACME等2个，最低2.00EUR，BOLT等2个",
    "row of many series, all alike": "5月17日：全部为0.00EUR",
    "row of many series, one missing": "5月17日：最高BOLT 9.00EUR，最低BOLT 3.00EUR，缺失1个点",
    "row of many series, most missing": "5月17日：ACME 5.00EUR，BOLT 9.00EUR，缺失4个点",
    "hint to be heard": "问号：帮助",
    "only chart of a deck": "Steps，柱状图，3个点",
    "speech on": "语音已打开",
    "speech off": "语音已关闭",
    "speech not installed": "无语音：未安装speech-dispatcher",
    "speech not running": "无语音：speech-dispatcher未运行",
    "speech hung": "无语音：speech-dispatcher没有响应",
    "setting speech": "语音：开",
    "setting no speech": "语音：关",
    "setting speech if available": "语音：可用时开",
    "loop start removed": "已删除循环起点",
    "loop end removed": "已删除循环终点",
    "not in this chart": "price不在此图表中",
    "in another chart": "price不在此图表中，而在图表2中",
    "nothing to take back": "没有可撤销的更改",
    "no such day": "a.csv：日历中没有“2026-06-31”这一天",
    "no such row": "30：没有这一行",
    "name of a missing value": "缺失",
    "chosen conditions": "price 200至250，已选",
    "list search": "搜索列表：斜杠",
    "charting": "正在生成图表",
    "no command": "没有命令能生成此图表：请改选图表（JSON）",
    "reads a pipe": "数据来自管道：图表（JSON）包含这些数据",
    "zoom left out": "打开的是整个图表，而不是这一部分",
    "value of all that are charted": "ACME，与其他全部一起显示",
    "value among the largest": "ACME，已绘制",
    "several": "ACME，6，已暂停",
    "number beside percents":
      "“Price”列：1个单元格不是百分比（1204，按缺失处理）",
    "numbers beside percents":
      "“Price”列：1,234个单元格不是百分比（1204、…，按缺失处理）",
    "stray cell": "“Price”列：1个单元格不是数字（abc，按缺失处理）",
    "mark behind a number": "“Price”列：1个数字后的标记（*）已略去",
    "marks behind numbers": "“Price”列：1,234个数字后的标记（*、†、…）已略去",
    "assumed groups": "“Price”列：句点视为千位分隔符",
    "yes and no": "“Price”列：“A”计为1，“B”计为0",
    "day numbers": "“Price”列：数字按电子表格的日期（自1900年起的天数）读取",
    "stray cells": "“Price”列：1,234个单元格不是数字（abc、…，按缺失处理）",
    "plateau of about a level": "平稳区间：5月3日至5月9日，约5.00EUR",
    "braille row": "1月2日至5月9日，40方",
    "braille row of one cell": "1月2日，1方",
    "braille row of slices": "1月2日至5月9日，22方，每方最多2个点",
    "braille row on a scale of its own": "1月2日至5月9日，40方，自身刻度6到707",
    "braille row of long slices": "1月2日至5月9日，5方，每方最多37个点",
    "braille row put away": "盲文行：关",
    "audit: opening": "不合格：开场：62列（上限40列）：“ACME”。请缩短标题、名称和单位",
    "audit: caption of several charts": "勉强合格：Prices，Deutsch：下一个点（h）：39列（上限40列）：“ACME”。请缩短标题、名称和单位",
    "audit: caption": "合格：系列的最大值，再按为整个图表（大于号）：4列（上限40列）：“ACME”",
    "audit: caption of many words": "勉强合格：图表详情，下一项（h）：62列（上限40列）：“ACME”。仅缩短名称并不够，按r可继续读",
    "audit: title": "合格：图表的标题",
    "audit: no title": "不合格：图表的标题：缺少。请用--title指定",
    "audit: title of the file": "勉强合格：图表的标题：“Prices”只是文件名。请用--title指定",
    "audit: no x title": "不合格：Prices：X轴表示什么：缺少。请用--x-title指定",
    "audit: no y title": "不合格：Y轴表示什么：缺少。请用--y-title指定",
    "audit: no x unit": "勉强合格：x的单位：缺少。请用--x-unit指定",
    "audit: no y unit": "勉强合格：y的单位：缺少。请用--y-unit指定",
    "audit: places": "合格：系列中的位置",
    "audit: shared places":
      "不合格：系列中的位置：同一Date最多有3个点（9处中的5处），因此不描述走势；用--split state可按state的值分成各自的图表",
    "audit: repeated category": "不合格：系列中的位置：“Mon”出现多次。请换用其他名称或--aggregate",
    "audit: series": "不合格：系列数：9（上限6）。--top和--split可减少系列",
    "audit: signs": "不合格：系列的符号：“ACME”和“BOLT”相同。--top和--split可减少系列",
    "audit: many signs": "不合格：系列的符号：“ACME”，“BOLT”，“Price”，…相同。--top和--split可减少系列",
    "audit: contrast": "不合格：主题dusk的对比度：124对颜色中的1对。earshot themes check dusk会列出",
    "audit: cut labels": "不合格：最大字符下的标签：“Pric…”被截断。请缩短标题、名称和单位",
    "audit: digits": "不合格：数字的位数：-4.893964：7（上限6）。请取整或改用更大的单位",
    "audit: beginnings": "不合格：名称的开头：“ACME”和“BOLT”开头相同。请把不同之处放在前面",
    "audit: capitals": "勉强合格：大写的名称：“ACME”和“BOLT”。有些语音会逐字母拼读，请改用小写",
    "audit: no capitals": "合格：大写的名称",
    "tutorial: title": "教程，逐个按键",
    "tutorial: step": "第3步，共8步。请按大于号或右方括号前往最大值",
    "tutorial: ways": "按回车重复，按Esc离开教程",
    "tutorial: end": "教程结束，现在所有按键都可用",
    "tutorial: left": "已离开教程",
    "tutorial: offer": "第一次使用？按大写N开始教程",
    "tutorial: lesson point": "值越高，声音越高",
    "tutorial: lesson back": "每次来到一个点，都会发声并播报",
    "tutorial: lesson highest": "也有转到最小值的键",
    "tutorial: lesson play": "从当前位置播放到末尾",
    "tutorial: lesson rotor": "每转一次，就换一种读图方式",
    "tutorial: lesson items": "每种模式和每个列表都这样浏览",
    "tutorial: lesson list": "浏览列表，按回车选择，或按Esc关闭",
    "tutorial: lesson help": "这里每个键都会说明用途，按Esc关闭帮助",
    "stretch of medians": "5月15日至5月19日：中位数的平均值15.00EUR",
    "other series absent": "BOLT，没有点",
    "searched past the end": "从头继续",
    "searched past the start": "从末尾继续",
    "speech starting": "正在启动语音",
    "looking": "正在查看表格",
    "opening of a cloud": "Steps，散点图，Price与Day",
    "opening of a cloud with long axes": "Prices，散点图，Closing price与Day",
    "several devices":
      "有多个音频设备的名称含有“USB 1”，请选择其一：pulse、default",
    "an option of other files":
      "a.ogg：使用--sample-format时文件名须以.wav结尾",
    "output is input":
      "a.csv是数据文件，写入会使其丢失，请写入另一个文件",
    "name of a trend line":
      "趋势线",
    "name of a band":
      "区间",
    "values over places":
      "按Day显示Price",
    "crossed axes": "Price与Day",
    "second rise": "骤升，3个中第2个：5月17日，146.20EUR",
    "no further rise": "后面没有骤升",
    "no drop before": "前面没有骤降",
    "infinite point": "2，无穷大",
    "infinite point in full": "Date为2，Price为无穷大，第93个点，共252个",
    "goal of rises": "骤升：2",
    "tutorial: point is asked for": "第1步，共8步。请按大于号或右方括号前往下一个点",
    "tutorial: back is asked for": "第1步，共8步。请按大于号或右方括号返回上一个点",
    "tutorial: highest is asked for": "第1步，共8步。请按大于号或右方括号前往最大值",
    "tutorial: play is asked for": "第1步，共8步。请按大于号或右方括号从这里开始收听图表",
    "tutorial: rotor is asked for": "第1步，共8步。请按大于号或右方括号切换到下一个转子模式",
    "tutorial: items is asked for": "第1步，共8步。请按大于号或右方括号前往下一项",
    "tutorial: list is asked for": "第1步，共8步。请按大于号或右方括号打开可前往位置的列表",
    "tutorial: help is asked for": "第1步，共8步。请按大于号或右方括号打开帮助",
    "live: waiting": "正在等待数据",
    "live: waiting for a file": "正在等待a.csv的数据",
    "live: missing": "a.csv尚不存在：正在等待",
    "live: new": "新增12行",
    "live: paused": "已暂停，新行会保留",
    "live: behind": "新增12行，落后3秒",
    "live: following": "正在跟随最新数据",
    "live: nothing to follow": "没有可跟随的数据：已全部读取",
    "live: lost": "已有30秒没有数据",
    "live: back": "数据恢复，中断了42秒",
    "live: ended": "输入结束：400,000行，新增12行",
    "live: ended with mistakes": "输入结束：1行，3行格式不符，2个单元格没有值",
    "live: truncated": "a.csv被截断：从头跟随",
    "live: replaced": "a.csv被替换：跟随新文件",
    "live: alarm": "警报：price大于90，95.20EUR",
    "live: alarm without a value": "警报：price缺失",
    "live: alarm at a place": "警报：price大于90，12，95.20EUR",
    "nothing aggregated": "没有可汇总的内容：每个位置只有一行",
    "left out thin":
      "已略去：所在组不足20行的12行",
    "left out whole": "已略去：作为其他列合计的列“price”",
    "ranked by rows": "按行数取最大者",
    "ranked by one": "按price取最大者",
    "ranked by a sum": "按price，ACME之和取最大者",
    "ranked by a mean": "按price的平均值取最大者",
    "ranked by a sum of rows": "按price之和取最大者",
    "largest columns": "17列中平均值最大的8列",
    "too fine": "a.csv：“city”列的时间没有那么精细，请使用--every month或更长的单位",
    "mean of means": "ACME的平均值的平均值：150.00EUR，平均值的中位数：148.00EUR",
    "short row": "1行过短（第230行，末尾的单元格按缺失处理）",
    "short rows": "12行过短（最先是第230行，末尾的单元格按缺失处理）",
    "no date": "“date”列：第5行，“CA”不是确定的日期，因此该列按文本处理",
    "stray day": "“date”列：第5行，“31.02.2026”不是日历中有的日期，按缺失处理",
    "no day": "“date”列：第5行，“31.02.2026”不是日历中有的日期，因此该列按文本处理",
    "code for missing": "“rain”列：-999与其他所有值相距很远，出现1次，按值计算",
    "codes for missing": "“rain”列：-999与其他所有值相距很远，出现1,200次，按值计算",
    "stray date": "“date”列：第5行，1个单元格不是日期（CA，按缺失处理）",
    "time of no zone":
      "“date”列：1个时刻没有时区（2026-11-01 02:30，按UTC处理）",
    "times of no zone":
      "“date”列：12个时刻没有时区（2026-11-01 02:30，按UTC处理）",
    "skipped time":
      "“date”列：1个时刻在Europe/Berlin不存在（02:30，按时钟调整顺延处理）",
    "skipped times":
      "“date”列：12个时刻在Europe/Berlin不存在（02:30，按时钟调整顺延处理）",
    "repeated time":
      "“date”列：1个时刻在Europe/Berlin出现两次（02:15，按第一次处理）",
    "repeated times":
      "“date”列：2个时刻在Europe/Berlin出现两次（02:15，按第一次处理）",
    "rounded integers": "“date”列：超过15位的整数已四舍五入",
    "bound columns of most": "每个值都在low与high之间（两者都有时）",
    "stray dates": "“date”列：第5行，12个单元格不是日期（CA，按缺失处理）",
    "column in another chart": "c1：度量，在图表5中，3至98，40种",
    "column of which some values are charted": "c1：度量，3至98，50种中的40种",
    "columns not charted": "16列未绘制",
    "points here": "此处有4个点",
    "plateau from range to range": "平稳区间：0至3，5",
    "column in the chart": "c1：度量，已绘制，3至98，40种",
    "reading": "正在读取a.csv",
    "reading a part": "正在读取a.csv，40%，剩余3秒",
    "largest rise across missing times": "最大升幅：5月1日至5月3日，12.00EUR",
    "largest drop across missing times": "最大降幅：5月1日至5月3日，12.00EUR",
    "missing values": "缺失值：2个",
    "nothing to open": "还没有可打开的行：继续读取",
    "rows so far": "目前已读412,000行",
    "cut off": "读取时文件变短：已读412,000行",
    "changed meanwhile": "读取时文件被改写：新旧行可能混在一起，请重新读取",
    "parted by blanks":
      "a.csv，第2行，第5列：应有4个单元格，实有7个，用--format blanks可以无误地读取",
    "uneven list": "a.csv，第3行，price：列表应有2个值，实有1个，请让各列表一样长",
    "long name": "a.csv：列名超过64kB，请缩短",
    "text that was cut off":
      "a.csv，第3行：文字在半个字符处中断，好像被截断了，请取得完整文件",
    "damaged UTF-16": "a.csv，第3行：文字是UTF-16，但有一部分损坏或缺失，请取得完整文件，或用iconv -c -f UTF-16 -t UTF-8取出可读部分",
    "replaced meanwhile": "读取时文件被另一个文件替换：这是旧文件",
    "live: of a pipe": "实时",
    "live: of a file": "a.csv的实时数据",
    "live: a cell missing": "输入结束：12行，1个单元格没有值",
    "live: unfit": "3行格式不符",
    "live: loaded": "已全部读取：412,000行",
    "live: loaded no rows": "已全部读取",
    "long line": "a.csv，第2行：该行超过12MB，请拆分成多行",
    "left out percents": "已略去：以百分比表示的行“ACME”",
    "partial first unit": "第一个值（Mon）只涵盖7天中的4天",
    "partial last unit": "最后一个值（Mon）只涵盖12个月中的1个月",
    "left out totals": "已略去：作为合计的2行（ACME和Mon）",
    "empty cell": "“state”列：1个空单元格按上方的名称计",
    "empty cells": "“state”列：12个空单元格按上方的名称计",
    "some charts left out": "其中不包含部分已打开的图表",
    "pitches of the part": "音高范围只取自这一部分",
    "same axes left out": "其中各图表使用各自的坐标轴",
    "all rows": "全部1,704行",
    "bound columns": "每个值都在low与high之间",
    "error column": "误差线：每个值的上下误差为Price",
    "empty columns": "没有值的列：wind、rain",
    "reading keys": "回车打开已读取的部分",
    "waiting keys": "Esc停止读取，q退出",
    "live: stopped": "已停止读取：412,000行",
    "live: stopped no rows": "已停止读取",
    "assumed day order": "“date”列：按日在前读取",
    "assumed month order": "“date”列：按月在前读取",
    "rows of a range": "3,376行中的1,204行：price 200至300",
    "grid cell of a series": "Date 10至20，Price 5至8：ACME，12个点",
    "same grid cell of another series": "ACME，1个点，Date 10至20，Price 5至8",
    "column of a grid without points of a series": "ACME，没有点，Date 10至20",
    "selections with missing values": "每行price的平均值：300.0，比200.5高99.5。price等于5，12行，缺失：2，对比对象：全部36行",
    "shape of a level": "BOLT的走势：在12上下波动",
    "shape of a constant": "走势：保持在12.00EUR",
    "shape of a level with a spike": "走势：在12上下波动，但有一处尖峰：1月15日，900.00EUR",
    "shape of a level with a dip": "走势：保持在12，但有一处低谷：x为15时，3",
    "shape of legs": "走势：上升到1月2日的100.00EUR，下降到1月3日的20.00EUR，在1月3日至1月5日保持在约20.00EUR，之后上升到30.00EUR",
    "shape of noisy legs": "走势：下降到x为25时的约20，上升到x为50时的约60，之后下降到约40，有波动",
    "shape of a rise": "走势：从3.00EUR上升到83.00EUR",
    "shape of a fall": "走势：从83.00EUR下降到3.00EUR",
    "shape of steps": "走势：在x从0至29时保持在约10，之后在x从30至50时保持在约50",
    "shape of one way in noise":
      "走势：从约140下降到约20，有波动",
    "shape of a level with a last value apart":
      "走势：在12上下波动，例外：1月15日，900.00EUR",
    "shape of a level with a burst":
      "走势：在12上下波动，但有一处尖峰：1月14日至1月17日，900.00EUR",
    "shape of a level and one in noise":
      "走势：在x从0至29时保持在约10，之后在x从30至50时围绕50波动，有波动",
    "shape of a growth": "走势：每4翻一番",
    "shape of a growth over years": "走势：约每22年翻一番",
    "shape of a decay": "走势：约每10天减半",
    "shape of an exact decay": "走势：每3.5s减半",
    "shape of a period": "走势：每6个点重复一次，总体下降",
    "shape of a year": "BOLT的走势：每年重复一次，平均而言8月最高，2月最低，总体上升",
    "shape of a day": "走势：每天重复一次，平均而言15:00最高，04:00最低",
    "shape of a period of one minute": "走势：每分钟重复一次",
    "shape of a period of one hour": "走势：每小时重复一次",
    "shape of a period of one week": "走势：每周重复一次",
    "shape of a period of one month": "走势：每月重复一次",
    "shape of a period of one quarter": "走势：每季度重复一次",
    "describe a period beside no shape":
      "数值没有明确方向，从1月2日的1.00EUR到1月6日的1.00EUR，不变。最大值为1月3日的9.00EUR（2个值），最小值为1月2日的1.00EUR（3个值）。每7个点（7天）重复一次。",
    "a billion": "最小值：x为3时，-10亿EUR",
    "archive": "a.csv：这是压缩包，请先解压",
    "below zero": "负值：12个值中有5个，首个在1月5日",
    "below zero of a series": "BOLT的负值：9个值中有1个，在1月5日",
    "trend line": "BOLT的趋势线：从10.00到22.00EUR",
    "line": "10.00EUR处的线：12个值中有5个更高",
    "line with a name": "BOLT的ACME，10.00EUR：9个值中有0个更高",
    "courses":
      "1个系列上升，2个系列下降，3个系列总体上升但中途转向，4个系列总体下降但中途转向，5个系列先升后平，6个系列先降后平，7个系列先升后降，8个系列先降后升，9个系列多次转向，10个系列周期性重复，11个系列有尖峰，12个系列有低谷，13个系列大致持平，14个系列围绕某一水平波动，15个系列没有明确方向，16个系列没有数值",
    "courses that are alike": "5个系列多次转向",
    "database": "a.csv：这是SQLite数据库，请导出一张表，例如用sqlite3 -csv -header",
    "deviation": "BOLT的标准差：5.20EUR",
    "swings that grow":
      "BOLT的波动幅度：后半段是前半段的2.4倍",
    "swings that shrink":
      "波动幅度：前半段是后半段的3倍",
    "document": "a.csv：这是PDF文档而不是表格，请将其中的表格导出为CSV",
    "highest told by its value": "最大值：146.20",
    "largest mean": "平均值最高：ACME，146.20EUR；最低：未命名，20.00EUR",
    "shared drop": "最大降幅：全部4个系列，5月3日",
    "shared rise": "最大升幅：全部5个系列，5月3日",
    "shared highest": "最大值：全部5个系列，5月3日",
    "shared lowest": "最小值：全部3个系列，5月3日",
    "overtaking": "ACME在5月3日超过BOLT，此后一直更高",
    "overtaking between points":
      "ACME在5月3日与5月9日之间超过BOLT，此后一直更高",
    "largest of equal drops": "BOLT的最大降幅：5月3日，2.00EUR，同样大小的3处中的第一处",
    "largest of equal rises": "最大升幅：5月3日，2.00EUR，同样大小的29处中的第一处",
    "middle half": "中间一半：10.00至22.00EUR",
    "not skewed": "BOLT的分布形状：大致对称",
    "one course of each": "1个系列上升，1个系列周期性重复",
    "options without effect": "没有日期列，因此不起作用：--date-format dd.MM.",
    "outlier far from all others": "离群值：1月5日，9.00EUR，远离其他所有值",
    "outlier far from its neighbors": "离群值：1月5日，9.00EUR，远离相邻的值",
    "outlier in what repeats": "BOLT的离群值：2个，最远为1月5日，9.00EUR，在周期的这个位置不寻常",
    "outlier of its month": "离群值：1月5日，9.00EUR，对3月来说不寻常",
    "outlier of its weekday": "离群值：1月5日，9.00EUR，对星期三来说不寻常",
    "Parquet": "a.csv：这是Parquet文件，请导出为CSV，例如用duckdb",
    "picture": "a.csv：这是图片而不是表格，请打开生成它所用的数据",
    "quadrillions": "平均值：2,500万亿，中位数：40亿",
    "renamed": "因名称重复而改名：a 2、b 2",
    "series it has not": "146.20EUR",
    "setting caption": "点的播报：系列，位置，数值，单位，变化",
    "shape of other weeks": "走势：每周重复一次，平均而言星期三最高，星期二最低",
    "shape of weeks": "走势：每周重复一次，平均而言星期六最高，星期一最低",
    "skewed to high values": "分布形状：高值一侧的尾部较长",
    "skewed to low values": "分布形状：低值一侧的尾部较长",
    "spanned powers": "数值跨越6个数量级；对数轴可区分小的数值",
    "spanned powers with a remedy": "数值跨越3个数量级；对数轴可区分小的数值",
    "spreadsheet": "a.csv：这是电子表格而不是文本，请另存为CSV",
    "steady trend": "趋势：上升趋势非常明显，无转折点",
    "trillions": "最大值：x为3时，17.87万亿",
    "unit alone": "EUR",
    "unit before the place": "146.20，5月17日，EUR",
    "value alone": "146.20",
    "value first": "146.20EUR，5月17日，上升1.3%",
    "wide bin": "比其他组更宽：110至900g组",
  ]
}
