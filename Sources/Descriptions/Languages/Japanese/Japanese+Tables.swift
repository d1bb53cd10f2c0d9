import Charts

extension Japanese {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "\(count(rows))行のうち\(count(kept))行：\(conditions)"
    case .missing(let column): "\(column)が欠損"
    case .present(let column): "\(column)が欠損でない"
    case .counted(let rows): "各値は行の数、全部で\(count(rows))行"
    case .timeUnit(let unit, let column): "\(column)は\(unit)ごと"
    case .unit(.minute): "1分"
    case .unit(.hour): "1時間"
    case .unit(.day): "日"
    case .unit(.week): "週"
    case .unit(.month): "月"
    case .unit(.quarter): "四半期"
    case .unit(.year): "年"
    case .ranges(let column, let width): "\(column)は幅\(width)の範囲ごと"
    case .largest(let kept, let all, let column): "\(column)の\(count(all))個の値のうち大きい\(count(kept))個"
    case .ranked(let column, let isSum):
      "\(column.map { isSum ? "\($0)の合計" : $0 } ?? "行の数")が大きい順に選択"
    case .rankedByMean(let column): "\(column)の平均値が大きい順に選択"
    case .largestColumns(let kept, let all):
      "\(count(all))列のうち平均値の大きい\(count(kept))列"
    case .othersTogether(let rows): "残り\(count(rows))行はまとめて表示"
    case .othersLeftOut(let rows): "残り\(count(rows))行は省略"
    case .others: "その他"
    case .sorted(let column, let isDescending): "\(column ?? "値")の\(isDescending ? "降順" : "昇順")"
    case .andMore(let names, let more): "\(names)、ほか\(count(more))列"
    case .notCharted(let columns): "グラフにない列：\(columns)"
    case .notCompared(let series): "単位か大きさが違い、比べない系列：\(series)"
    case .equalColumns(let columns): "同じ値の列：\(columns)"
    case .constants(let columns): "グラフにない列（値が一定）：\(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "各値は\(low)と\(high)の間"
        + (areWhole ? "" : "（両方がある場合）")
    case .errorColumn(let column): "誤差範囲\(colon)各値の上下に\(column)"
    case .emptyColumns(let columns): "値のない列：\(columns)"
    case .renamed(let columns): "名前が重複するため改名：\(columns)"
    case .withoutEffect(let options):
      "日付の列がないため効果なし：\(options)"
    case .unsuitedSettings(let settings): "この表に合わない設定：\(settings)"
    case .aggregated(let aggregate, let measures): "\(measures)の\(aggregate)"
    case .aggregatedRows(let aggregate, let measures): "1行あたりの\(measures)の\(aggregate)"
    case .rowCount: "行の数"
    case .against(let values, let other): "\(other)と\(values)"
    case .over(let values, let place): "\(place)ごとの\(values)"
    case .series(let number, let column): "\(column)ごとの\(count(number))系列"
    case .charts(let number, let column): "\(column)ごとの\(count(number))個のグラフ"
    case .role(.time): "日時"
    case .role(.cyclic): "暦の一部"
    case .role(.latitude): "緯度"
    case .role(.longitude): "経度"
    case .role(.rowNumber): "行番号"
    case .role(.key): "キー"
    case .role(.nominal): "カテゴリ"
    case .role(.ordinal): "段階"
    case .role(.measure): "測定値"
    case .role(.empty): "空"
    case .direction: "方向"
    case .namesake: "ファイル名と一致"
    case .charted: "グラフにあり"
    case .chartedIn(let number): "グラフ\(number)にあり"
    case .differentOf(let kept, let all): "\(count(all))種類のうち\(count(kept))種類"
    case .columnsNotCharted(let number): "グラフにない列：\(count(number))列"
    case .pointsHere(let number): "この位置に\(count(number, .point))"
    case .different(let number): "\(count(number))種類"
    case .reason(andValues: false): "名前から判断"
    case .reason(andValues: true): "名前と値から判断"
    case .notNumbers(let column, let options):
      "「\(column)」列には数値がないため、\(options[.aggregate, "count"])で行を数えるか、別の列を選んでください"
    case .notDates(let column, let options):
      "「\(column)」列には日時がないため、別の列を選ぶか\(options[.every])を外してください"
    case .notNames(let column, let options):
      "「\(column)」列には固有の順序があるため、\(options[.sort])と\(options[.top])には名前の列を選んでください"
    case .badWidth(let column, let values, let options):
      "その幅の範囲は「\(column)」列\(values.map { "（\($0)）" } ?? "")に合わないため、別の幅を選ぶか\(options[.bin, "auto"])を使ってください"
    case .notACondition(let text, let options):
      "「\(text)」は条件ではないため、\(options[.conditions, "'price >= 10'"])のように列、演算子、値を書いてください"
    case .notAValue(let value, let column, let example):
      "「\(value)」は「\(column)」列と比べられないため、列と同じ書き方にしてください（例：\(example)）"
    case .noSuchDay(let text):
      "「\(text)」という日は暦にありません"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "\(options[.every, unit])では最初から最後の日時までに\(count(number))個の位置ができるため、\(options[.every, instead])かそれより長い単位を使ってください"
    case .tooFine(let column, let instead, let options):
      "「\(column)」列の日時はそれほど細かくないため、\(options[.every, instead])かそれより長い単位を使ってください"
    case .tooManyCells: "グラフの位置が多すぎるため、時間の単位を長くするか系列を減らしてください"
    case .nothingLeft(let conditions, let column, let values, _):
      "条件「\(conditions)」を満たす行がありません。「\(column)」列の値：\(values)"
    case .nothingInCommon(let conditions):
      "「\(conditions)」をすべて満たす行がないため、どれかを外してください"
    case .noTimes(let columns, let options):
      "日時の列がないため、\(options[.x])で列を選ぶか、\(options[.last])、\(options[.from])、\(options[.to])を外してください（列：\(columns)）"
    case .noSuchChart(let number, let all):
      "グラフ\(count(number))はないため、--chartsの1から\(count(all))までを選んでください"
    }
  }
}
