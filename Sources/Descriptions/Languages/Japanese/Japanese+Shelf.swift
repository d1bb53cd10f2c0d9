import Charts

extension Japanese {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "この表のグラフ、\(count(number))件"
    case .columns(let number): "この表の列、\(count(number))列"
    case .x: "X軸にする"
    case .y: "値にする、他の値と入れ替え"
    case .alsoY: "値に加える"
    case .series: "値ごとに1系列"
    case .split: "値ごとに1グラフ"
    case .label: "各点で読み上げる"
    case .filter: "一部の値だけにする"
    case .leftOut: "グラフから外す"
    case .aggregate(let name): "同じ位置の行：\(name)"
    case .unit(let unit): "\(unit)ごと"
    case .chosen(let row): "\(row)、選択中"
    case .hidden(let value): "\(value)、除外"
    case .unchosen(let value): "\(value)、他のすべてと表示中"
    case .reason(.asked): "指定どおり"
    case .reason(.candles): "始値、高値、安値、終値の列がある"
    case .reason(.times): "どの時点も1回だけ"
    case .reason(.timesOfKinds): "時点が系列ごとに1回ずつ繰り返す"
    case .reason(.timesOfKindsOfKinds): "時点がグラフと系列ごとに1回ずつ繰り返す"
    case .reason(.placesOnEarth): "緯度と経度の列がある"
    case .reason(.measuresOfThings): "多数のものの2つの量"
    case .reason(.names): "名前と値"
    case .reason(.namesOfKinds): "2種類の名前と値"
    case .reason(.counts): "行数を数える"
    case .reason(.numbers): "順に並ぶ数値"
    case .reason(.repeatedPlaces): "同じ位置が繰り返す"
    case .noTable: "このグラフには元の表がありません"
    case .takenBack: "取り消し"
    case .notSaid(let name): "\(name)は読み上げられません。1つの点が複数の行からできています"
    case .nothingToTakeBack: "取り消す変更はありません"
    case .charting: "グラフを作成中"
    case .looking: "表を調べています"
    case .noCommand(let kind):
      "このグラフを作るコマンドはありません。代わりに\(kind)を選んでください"
    case .readsPipe(let kind):
      "データはパイプから読み込みました。\(kind)にはデータも入ります"
    case .zoomLeftOut: "この部分ではなくグラフ全体が開きます"
    case .pitchesOfPart: "音の高さはこの部分だけの範囲になります"
    case .someChartsLeftOut: "開いているグラフの一部は含まれません"
    case .opensOnFirstChart: "このグラフではなく最初のグラフが開きます"
    case .sameAxesLeftOut: "グラフの軸はそれぞれ別になります"
    case .notARange(let text): "範囲ではありません：\(text)"
    case .allRows(let number): "全\(count(number, .row))"
    case .comparedWith: "比較対象"
    case .nothingToCompare:
      "比較するものがありません。先に値を選ぶか、区間に印を付けてください"
    case .multiples(let number): "並べて表示、\(count(number))件"
    }
  }
}
