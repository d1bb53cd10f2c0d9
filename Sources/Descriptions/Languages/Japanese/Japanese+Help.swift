extension Japanese {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      グラフを耳、目、キーボードで調べます。どの端末でも使えます。

      コマンドを省くと全画面が開きます。「earshot ファイル」は「earshot explore ファイル」と同じです。\
      ファイルを省くとデータを標準入力から読み、標準入力が端末ならサンプルのグラフを表示します。\
      全画面でできることには、すべて全画面を使わないコマンドがあります。
      """
    case .explore:
      """
      全画面（既定のコマンド）。

      --keysを付けると画面は表示せず、キー操作を再現して、読み上げ、画面、音のいずれかを出力します。\
      文字キーは入力するとおりに、ほかのキーは名前で書きます：<Right> <S-Tab> <Esc> <Resize 40x12> <Wait 500ms>。\
      #から行末まではコメントです。
      """
    case .describe: "グラフの詳細を1行に1項目のテキスト、またはファイルにします。"
    case .draw:
      """
      各グラフの画像を1枚ずつ、テキストまたはファイルにします。

      グラフが複数あるときは、それぞれ別のファイルになります：name-1.svg、name-2.svg…
      """
    case .render:
      """
      オーディオグラフを音声ファイルにします。

      グラフが複数あるときは最初のものを音にし、そのことを標準エラー出力で知らせます。
      """
    case .tutorial:
      """
      8段階で、キーの操作を耳で覚えます。

      サンプルか自分のグラフで、段階ごとにキーを待ちます。ほかのキーを押すと、求められ\
      ているキーを伝えます。終わるとそのままグラフを調べられます。
      """
    case .audit:
      """
      各グラフが、このテーマとこの言語で、誰にでも使えるかを調べます。

      調べたことを1行ずつ出力します：不合格、ぎりぎり合格（限度との差が1割以内、または長いのがプログラムの言葉によるとき）、合格の判定と、何が、どこで、\
      どう直せるか。読み上げ文は40桁までが目安です。不合格があれば終了コードは65です。
      """
    case .themes: "テーマについてのコマンド。"
    case .list: "テーマの一覧。1行に1つ、名前が先です。"
    case .show: "テーマの色。ファイルと同じ形で出力します。"
    case .check:
      """
      1つのテーマ、またはすべてのテーマの色が、接するところで見分けられるかを調べます。

      色の組ごとに1行：判定、計算した値、求められる値、色の組、計算に使った色（24ビットまたは256色の\
      パレット）。コントラストはWCAGの比（:1）です。系列の見分けやすさは、色覚の型ごとの\
      見え方をCIEDE2000（dE）で測ります。不合格があれば終了コードは65です。
      """
    case .devices: "オーディオ出力デバイス。既定のものに印が付きます。"
    case .config:
      """
      有効な設定と、それぞれの出どころ。

      オプションは環境変数に、環境変数はファイルに、ファイルは既定値に優先します。ファイルは\
      XDG_CONFIG_HOME、なければ~/.configのearshot/config.tomlです。
      """
    case .help: "コマンドのヘルプを表示します。"
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files: "表またはグラフ。形式は--formatにあるものすべて、圧縮されていてもよい。-は標準入力"
    case .x: "X軸の列"
    case .y: "グラフにする列、'mean(列)'、または'count()'。複数回指定するか、名前をコンマで区切る"
    case .type: "グラフの種類"
    case .series: "列。その値ごとの系列を1つのグラフにする。noneなら系列に分けない"
    case .split: "列。その値ごとに1つのグラフにする"
    case .aggregate: "同じ位置の行をどうまとめるか"
    case .label: "列。その文字列を各点と一緒に読み上げる"
    case .every: "xの日時の単位"
    case .bin: "xまたはヒストグラムの範囲の幅、またはauto"
    case .where:
      "'列 演算子 値'に合う行だけ：= != < <= > >= ~ in, not in, 'is missing'。複数回指定すると、すべてに合う行だけ"
    case .last: "最後からさかのぼってこの長さの期間だけ"
    case .from: "xがこの値以降の行だけ"
    case .to: "xがこの値までの行だけ"
    case .sort: "名前の順序"
    case .top: "大きいほうからこの数の系列または名前だけ。行をまとめるときは、残りを1つにする"
    case .chart: "--chartsの一覧にあるグラフのうち何番目か"
    case .open:
      "最初に表示するグラフの番号。describe、draw、render、auditではそのグラフだけを使う"
    case .sameAxes: "単位と目盛りが同じグラフすべてに共通の軸"
    case .title: "グラフのタイトル"
    case .summary: "グラフについての自分の説明"
    case .xTitle: "X軸が表すもの"
    case .yTitle: "Y軸が表すもの"
    case .xUnit: "xの単位"
    case .yUnit: "yの単位"
    case .xScale: "X軸の目盛り"
    case .yScale: "Y軸の目盛り"
    case .referenceLine: "この値にグラフを横切る線を引く。名前も付けられる。複数回指定できる"
    case .trendLine: "各系列に最もよく合う直線を引く"
    case .error: "各値の上下の誤差の列、または下端と上端の2列"
    case .timeZone: "タイムゾーンのない日時のタイムゾーン、IANA名"
    case .dateFormat: "日付の書き方、例えばdd.MM.yyyy"
    case .format: "入力の形式"
    case .delimiter: "セルの区切り文字。\\tはタブ"
    case .header: "最初の行は値ではなく名前"
    case .noHeader: "最初の行は名前ではなく値"
    case .missing:
      "この値を欠損とみなす、例えば-999。複数回指定できる"
    case .decimalComma: "小数点はコンマ"
    case .decimalPoint: "小数点はピリオド"
    case .columns: "表の列の一覧：役割、範囲、異なる値の数、欠損"
    case .charts: "表に合うグラフの一覧、合うものから順。--chartで選ぶ"
    case .language: "表示と読み上げの言語"
    case .verbosity: "読み上げの量"
    case .sayValues: "再生中に値を読み上げる"
    case .readingSpeed: "読み上げの速さ"
    case .plain: "すべてをテキストの行で伝える（スクリーンリーダー用）"
    case .screenReader: "--plainと同じ"
    case .quiet: "画面を動かさず、キーで文だけを変える"
    case .verticalPoints: "上下の矢印で点を移動する"
    case .crosshair: "選んだ点を通る縦線を引く"
    case .pixels: "端末が対応すると答えたら、グラフを画素で描く"
    case .caption: "点の読み上げの項目とその順序"
    case .brailleCells: "点字の行と文の1行のマス数"
    case .speech: "すべてをspeech-dispatcherで読み上げる（auto：動いていれば）"
    case .theme: "テーマ"
    case .themesFolder: "ほかのテーマの場所"
    case .glyphs: "画像を描く文字"
    case .glyphScale: "描く大きさ"
    case .color: "出力の色"
    case .size: "端末がないときの大きさ"
    case .preset: "データを音にする方法"
    case .duration: "グラフの再生時間。秒数、または内容に応じた長さ"
    case .minimumFrequency: "最小値の周波数（Hz）"
    case .maximumFrequency: "最大値の周波数（Hz）"
    case .pitchScale: "値に応じた音の高さの変わり方"
    case .smoothing: "指数移動平均での各値の重み"
    case .volume: "全体の音量"
    case .inverted: "最大値を最も低い音にする"
    case .order: "複数の系列の再生方法"
    case .mono: "片耳でも聞けるように、すべてを中央にする"
    case .instrument: "最初の系列の楽器"
    case .solo: "この系列だけを聞く。複数回指定できる"
    case .mute: "この系列を外す。複数回指定できる"
    case .backwards: "終わりから始めへ再生"
    case .legend: "最小値と最大値の音を先に、それからグラフを再生"
    case .slope: "線をyの等間隔で再生。傾きが急なほど速い"
    case .dense: "多数の点の鳴らし方。平均、範囲、両方、極値のみ"
    case .pan: "左右の意味。x上の位置、系列、なし"
    case .tuning: "音の高さを音階の音に合わせる"
    case .notes: "線の点ごとに、滑らかに変わる音の代わりに1音を鳴らす"
    case .moveTones: "移動した先の点を鳴らす"
    case .map: "別の列を音量、粗さ、テンポとして聞く"
    case .cues: "音で印を付けるもの。名前をコンマで区切る"
    case .threshold: "系列がこの値を通るところに印を付ける。複数回指定できる"
    case .device: "オーディオデバイス"
    case .follow: "届き続けるデータを読む。ファイルは名前で追う"
    case .keep: "保存する行数、または時間の長さ：100000、1h"
    case .alarm:
      "'列 演算子 値'が成り立つと音と言葉で知らせる。yは値。複数回指定できる"
    case .lost: "この長さの間、何も届かなければ知らせる"
    case .keys: "再現するキースクリプト。-は標準入力"
    case .dump: "キー操作の再現で出力するもの"
    case .describedFile: ".txt、.md、.json、.csvのファイル。.csvにはグラフのデータが入る"
    case .describedJSON: "同じ内容をプログラム向けに出力"
    case .describedAll: "最初の12行だけでなく詳細をすべて出力"
    case .describedBraille: "各系列を点字の行でも出力"
    case .pictureFile: ".svgまたは.txtのファイル、色付きなら.ans"
    case .soundFile: ".wav、.flac、.oggまたは.midのファイル。-は標準出力にWAVを書く"
    case .subtitles: "読み上げる内容の字幕ファイル（WebVTT）"
    case .sampleFormat: ".wavファイルのサンプルの形式"
    case .renderedJSON: "音にした内容をプログラム向けに出力"
    case .shownTheme: "テーマの名前"
    case .checkedTheme: "テーマの名前、またはファイル。省くとすべてのテーマ"
    case .allLanguages: "すべての言語の読み上げ文"
    case .version: "バージョンを表示"
    case .help: "このヘルプを表示"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "列"
    case .type: "種類"
    case .aggregate: "集計"
    case .unit: "単位"
    case .width: "幅"
    case .condition: "条件"
    case .length: "長さ"
    case .x: "x"
    case .y: "y"
    case .line: "値[:名前]"
    case .order: "順序"
    case .count: "個数"
    case .number: "番号"
    case .text: "文字列"
    case .scale: "尺度"
    case .name: "名前"
    case .pattern: "書式"
    case .format: "形式"
    case .character: "文字"
    case .tag: "タグ"
    case .verbosity: "量"
    case .folder: "フォルダー"
    case .glyphs: "文字"
    case .pixels: "方式"
    case .when: "条件"
    case .size: "列数x行数"
    case .duration: "時間"
    case .hertz: "Hz"
    case .smoothing: "平滑化"
    case .volume: "音量"
    case .series: "系列"
    case .list: "リスト"
    case .file: "ファイル"
    case .files: "ファイル"
    case .factor: "倍率"
    case .what: "内容"
    case .theme: "テーマ"
    case .subcommand: "コマンド"
    case .subcommands: "コマンド"
    case .options: "オプション"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "概要"
    case .heading(.usage): "使い方"
    case .heading(.arguments): "引数"
    case .heading(.options): "オプション"
    case .heading(.subcommands): "コマンド"
    case .heading(.data): "データ"
    case .heading(.words): "言葉"
    case .heading(.sight): "表示"
    case .heading(.sound): "音"
    case .heading(.error): "エラー"
    case .heading(.or): "または"
    case .heading(.help): "ヘルプ"
    case .detailedHelp(let command): "詳しいヘルプ：\(command)"
    case .moreInformation(let command): "詳しい説明：\(command)"
    case .values(.theme): "earshot themesの一覧にあるもの"
    case .values(.folder): "フォルダー"
    case .values(.device): "earshot devicesの一覧にあるもの、またはnone"
    }
  }

  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "オプション「\(option)」はありません"
    case .unknownOption(let option, let suggestion?):
      "オプション「\(option)」はありません。似ているのは「\(suggestion)」です"
    case .missingValue(let option): "「\(option)」の値が指定されていません"
    case .missingValueWithin(let option, let word): "「\(word)」の中の「\(option)」の値が指定されていません"
    case .unexpectedValue(let value, let option):
      "オプション「\(option)」は値を取りませんが、「\(value)」が指定されています"
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "余分な引数「\(arguments[0])」があります"
        : "余分な引数が\(count(arguments.count))個あります：\(arguments.map(quoted).joined())"
    case .missingArgument(let argument): "引数「\(argument)」が指定されていません"
    case .invalidValue(let value, let option): "値「\(value)」は「\(option)」に使えません"
    case .unknownCommand(let word, let suggestion):
      "「\(word)」というコマンドもファイルもありません（似ているコマンド：\(suggestion)）"
    case .optionOfOthers(let option, let commands):
      "オプション「\(option)」は\(listed(commands))のもので、ここでは使えないため、外してください"
    case .noFile: "読むファイルがありません。ファイル名か、標準入力なら - を指定してください"
    case .contradicting(let options):
      "\(listed(options))は矛盾するため、どちらかを外してください"
    case .swallowedFile(let file, let option):
      "\(option)が「\(file)」を値として受け取ったため、読むファイルがありません。オプションの値を先に指定してください：\(option) 値 \(file)"
    case .malformedOption(let option): "「\(option)」はオプションとして正しくありません"
    }
  }
}
