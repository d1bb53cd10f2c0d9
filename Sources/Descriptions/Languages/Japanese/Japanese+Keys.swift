extension Japanese {
  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "前の点"
    case .nextPoint: "次の点"
    case .firstPoint: "最初の点"
    case .lastPoint: "最後の点"
    case .tenthBack: "10分の1戻る"
    case .tenthForward: "10分の1進む"
    case .lowest: "系列の最小値、もう一度でグラフ全体"
    case .highest: "系列の最大値、もう一度でグラフ全体"
    case .chartLowest: "グラフ全体の最小値"
    case .chartHighest: "グラフ全体の最大値"
    case .previousLandmark: "前の目印"
    case .nextLandmark: "次の目印"
    case .goTo: "急減、急増、欠損区間、交差などへ移動"
    case .search: "ラベルを検索"
    case .goToPlace: "日付、値、番号、割合で移動"
    case .back: "移動する前の点に戻る"
    case .takeBack: "最後の変更を取り消す"
    case .bookmark: "ここにしおりを付ける"
    case .position: "現在位置"
    case .previousItem: "前の項目"
    case .nextItem: "次の項目"
    case .turnForward: "ローターの次のモード"
    case .turnBack: "ローターの前のモード"
    case .audioGraph: "オーディオグラフ"
    case .details: "グラフの詳細"
    case .describe: "系列の説明"
    case .values: "値"
    case .table: "データ表"
    case .act: "項目を実行"
    case .play: "現在位置から再生、一時停止"
    case .stop: "重なった画面を閉じる、なければ音を停止"
    case .slower: "遅くする"
    case .faster: "速くする"
    case .loopStart: "ループの始点"
    case .loopEnd: "ループの終点"
    case .loop: "ループのオン、オフ"
    case .direction: "逆再生、通常再生の切り替え"
    case .nextSeries: "次の系列へ進む"
    case .chord: "この位置の全系列、低い順"
    case .sayValues: "再生中に値を読み上げる"
    case .sound: "音のオン、オフ"
    case .speech: "音声のオン、オフ"
    case .zoomIn: "拡大"
    case .zoomOut: "縮小"
    case .zoomAll: "全体を表示"
    case .readAll: "すべて読む"
    case .readOn: "長い文の続きを読む"
    case .history: "読み上げ履歴"
    case .nextPart: "読み上げを1項目ずつ"
    case .verbosity: "文の長さを切り替える"
    case .brailleRow: "点字の行"
    case .follow: "ライブデータを追う、一時停止"
    case .nextChart: "次のグラフ"
    case .previousChart: "前のグラフ"
    case .chartList: "グラフの一覧"
    case .suggestions: "この表のグラフ"
    case .columns: "この表の列"
    case .compare: "前の選択と比較"
    case .multiples: "グラフを並べる"
    case .export: "書き出し"
    case .settings: "設定"
    case .nextTheme: "次のテーマ"
    case .previousTheme: "前のテーマ"
    case .larger: "図形を大きくする"
    case .smaller: "図形を小さくする"
    case .tutorial: "チュートリアル"
    case .help: "ヘルプ"
    case .redraw: "画面を描き直す"
    case .quit: "重なった画面を閉じる、なければ終了"
    }
  }

  static let keyNames: [String: String] = [
    "": "このキー",
    "←": "左矢印", "→": "右矢印", "↑": "上矢印", "↓": "下矢印", "Space": "スペース", "Home": "Home", "End": "End",
    "PgUp": "Page Up", "PgDn": "Page Down", "Tab": "Tab", "Shift-Tab": "Shift+Tab",
    "Enter": "Enter",
    "Esc": "Esc", "Backspace": "Backspace", "F1": "F1", "Ctrl-L": "コントロールL", "Ctrl-U": "コントロールU",
    "!": "感嘆符", "\"": "引用符", "#": "シャープ", "$": "ドル記号", "%": "パーセント", "&": "アンパサンド", "'": "アポストロフィ",
    "(": "左かっこ", ")": "右かっこ", "*": "アスタリスク", "+": "プラス", ",": "コンマ", "-": "マイナス", ".": "ピリオド",
    "/": "スラッシュ", ":": "コロン", ";": "セミコロン", "<": "小なり", "=": "イコール", ">": "大なり", "?": "疑問符",
    "@": "アットマーク", "[": "左角かっこ", "\\": "バックスラッシュ", "]": "右角かっこ", "^": "キャレット", "_": "アンダースコア",
    "`": "バッククォート", "{": "左波かっこ", "|": "縦棒", "}": "右波かっこ", "~": "チルダ",
  ]
}
