extension Japanese {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "最高、ピーク、最大、一番高い",
    .lowest:
      "最低、谷、最小、一番低い",
    .goTo:
      "外れ値、転換点、極値、下降、上昇、欠け、交差、欠損、欠けている",
    .search: "探す、名前",
    .goToPlace: "ジャンプ、時刻、年",
    .back: "前の場所、元の点",
    .takeBack: "元に戻す、取り消し、戻す、やり直し",
    .bookmark: "印、覚える",
    .position: "今どこ",
    .audioGraph: "凡例、音で聞く",
    .details:
      "統計、平均、要約、傾向、平均値、中央値、タイトル、欠損、欠けている",
    .describe: "形、傾向、説明",
    .values: "点、比べる、比較、値",
    .table: "行、セル",
    .play: "聞く、再生",
    .stop: "中止、無音",
    .slower: "速度、テンポ",
    .faster: "速度、テンポ",
    .sound: "ミュート、音量",
    .speech: "声、話す、しゃべる、読み上げ",
    .zoomIn:
      "ズーム、一部、範囲、拡大",
    .zoomOut:
      "ズーム、全体、縮小",
    .zoomAll: "ズーム、全体、元の大きさ",
    .readAll: "全部、音読",
    .history: "繰り返し、最後",
    .nextPart: "読み上げ、項目、順序、値だけ、単位だけ",
    .verbosity: "短く、詳しく、長さ",
    .follow: "ストリーム、最新",
    .suggestions:
      "グラフの種類、棒、折れ線、散布図、別のグラフ、棒グラフ、円グラフ、ヒストグラム、箱ひげ図",
    .columns:
      "フィルター、絞り込み、範囲、平均、中央値、合計、グループ、集計、軸、x、y、系列、月、年、除外、平均値、最大、最小、件数、削除、消す、隠す、外す、並べ替え、ソート、一部だけ",
    .compare:
      "差、選択、比べる、比較",
    .chord: "比べる、比較、一緒",
    .chartList: "タイトル、切り替え",
    .multiples:
      "パネル、格子、並べる",
    .export:
      "保存、コピー、ファイル、画像、コマンドライン、印刷、ダウンロード",
    .settings: "音量、楽器、音の高さ、言語、点字、スクリーンリーダー、オプション、順序、大きく、小さく",
    .nextTheme: "色、コントラスト、暗い、明るい",
    .previousTheme: "色、コントラスト、暗い、明るい",
    .larger: "大きさ、文字",
    .smaller: "大きさ、文字",
    .quit: "やめる、閉じる",
    .tutorial: "学ぶ、練習",
    .help: "キー、コマンド",
  ]
}
