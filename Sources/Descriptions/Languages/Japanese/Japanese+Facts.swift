import Charts

extension Japanese {
  // A size has its direction after it.
  func largestStep(_ size: Quantity, isRise: Bool) -> String {
    let size = format.magnitude(size)
    return words(point: isRise ? .up(size) : .down(size))
  }

  // A strength that is a noun needs a joint.
  func correlation(_ kind: String, _ strength: String) -> String {
    strength + (strength.hasSuffix("い") ? "" : possessive) + kind
  }

  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "推移"
    case .label(.mean): "平均値"
    case .label(.change): "変化"
    case .label(.trend): "傾向"
    case .label(.missing): "欠損"
    case .label(.offScale): "表示できない値"
    case .label(.correlation): "相関係数"
    case .label(.correlationOfLogarithms): "対数軸での相関係数"
    case .label(.gap), .label(.gaps): "欠損区間"
    case .label(.period): "周期"
    case .label(.spike): "急な山"
    case .label(.dip): "急な谷"
    case .label(.spikes): "急な山"
    case .label(.dips): "急な谷"
    case .label(.outliers): "外れ値"
    case .label(.plateau), .label(.plateaus): "横ばい区間"
    case .label(.unusuallyHigh): "異例の高さ"
    case .label(.unusuallyLow): "異例の低さ"
    case .label(.largestRise): "最大の上昇"
    case .label(.largestDrop): "最大の下降"
    case .label(.sampleSize): "値の数"
    case .label(.meanOfMeans): "平均値の平均値"
    case .label(.medianOfMeans): "平均値の中央値"
    case .label(.meanOfEachPeriod): "周期ごとの平均値"
    case .label(.meanOfMedians): "中央値の平均値"
    case .label(.medianOfMedians): "中央値の中央値"
    case .label(.medians): "中央値"
    case .label(.firstValue): "最初の値"
    case .label(.lastValue): "最後の値"
    case .label(.largestSpread): "最大の四分位範囲"
    case .label(.densest): "値の集まる所"
    case .label(.shares): "内訳"
    case .label(.middleHalf): "中央の半分"
    case .label(.belowZero): "0未満の値"
    case .label(.deviation): "標準偏差"
    case .label(.swings): "変動の幅"
    case .label(.skew): "分布の形"
    case .label(.trendLine): "傾向線"
    case .label(.withoutShare): "割合のない値"

    case .kind(.line): "折れ線グラフ"
    case .kind(.bar): "棒グラフ"
    case .kind(.groupedBar): "集合棒グラフ"
    case .kind(.stackedBar): "積み上げ棒グラフ"
    case .kind(.area): "面グラフ"
    case .kind(.step): "階段グラフ"
    case .kind(.histogram): "ヒストグラム"
    case .kind(.box): "箱ひげ図"
    case .kind(.heatMap): "ヒートマップ"
    case .kind(.scatter): "散布図"
    case .kind(.candlestick): "ローソク足チャート"
    case .kind(.violin): "バイオリン図"
    case .kind(.pie): "円グラフ"
    case .kind(.donut): "ドーナツグラフ"
    case .shortKind(.line, _): "折れ線"
    case .shortKind(let type, _): words(fact: .kind(type))
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "正の相関"
    case .correlation(.falling): "負の相関"
    case .correlation: "明確な相関なし"
    case .turningPoints(0): "転換点なし"
    case .turningPoints(let number): "転換点\(count(number))個"
    case .strength(.veryStrong): "非常に強い"
    case .strength(.strong): "強い"
    case .strength(.moderate): "中程度"
    case .strength(.weak): "弱い"
    case .clearness(.veryStrong): "非常に明確"
    case .clearness(.strong): "明確"
    case .clearness(.moderate): "やや明確"
    case .clearness(.weak): "不明確"
    case .change(let start, let end): "\(start)から\(end)"
    // A text in brackets goes on in them.
    case .first(let told, let number, _):
      told.hasSuffix("）")
        ? "\(told.dropLast())、\(count(number))点のうち最初）" : "\(told)（\(count(number))点のうち最初）"
    case .firstAmong(let told, let number, let series):
      told.hasSuffix("）")
        ? "\(told.dropLast())、\(count(series))系列の\(count(number))点のうち最初）"
        : "\(told)（\(count(series))系列の\(count(number))点のうち最初）"
    case .all(2, let value): "\(value)（2点とも）"
    case .all(let number, let value): "\(value)（\(count(number))点すべて）"
    case .missingValues(let number): "欠損値：\(count(number))個"
    case .gaps(let number, let longest, let alike):
      "\(count(number))か所、最長は\(longest)"
        + (alike > 1 ? "（\(count(alike))か所のうち最初）" : "")
    case .spikes(let number, let largest, let isPeak):
      "\(count(number))個、最も\(isPeak ? "高い" : "低い")のは\(largest)"
    case .outliers(let number, let farthest): "\(count(number))個、最も離れた値は\(farthest)"
    case .outlierRule(true):
      "系列ごとに、傾向と周期を除いた修正Zスコアが3.5を超え、範囲の10分の1以上離れ、前後の値からも離れた値"
    case .outlierRule(false): "系列ごとに、修正Zスコアが3.5を超え、中央値から範囲の10分の1以上離れた値（系列の値の10分の1以下であるとき）"
    case .farFromNeighbors: "前後の値から離れた値"
    case .farFromOthers: "ほかのすべての値から離れた値"
    case .farFromMedian: "中央値から離れた値"
    case .unusualInRepetition: "周期の中のこの位置としては異例"
    case .unusual(let part, _): "\(part)としては異例"
    case .allSeries(let number): "\(count(number))系列すべて"
    case .largestMean(let high, let low): "平均が最も高いのは\(high)、最も低いのは\(low)"
    case .lineAt(let value): "\(value)の線"
    case .above(let above, let all): "\(count(all, .value))中\(count(above))個が上"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(count(all, .value))中\(below)個、\(isOnly ? "" : "最初は")\(place)"
    case .spannedPowers(let powers, let option?):
      "値は\(count(powers))桁にわたります。\(option)で小さい値を見分けられます"
    case .spannedPowers(let powers, nil):
      "値は\(count(powers))桁にわたります。対数軸で小さい値を見分けられます"
    case .skewed(true?): "高い値の側に裾が長い"
    case .skewed(false?): "低い値の側に裾が長い"
    case .skewed(nil): "ほぼ左右対称"
    case .swing(let times, true): "後半は前半の\(times)倍"
    case .swing(let times, false): "前半は後半の\(times)倍"
    case .firstStep(let told, let number): "\(told)、同じ大きさ\(count(number))か所の最初"
    case .plateaus(let number, let longest): "\(count(number))か所、最長は\(longest)"
    case .every(let length, let isExact): isExact ? length : words(fact: .about(length))
    case .everyUnit(let unit, let isExact):
      words(fact: .every(count(1, .time(unit)), isExact: isExact))
    case .everyWorkingDay: "平日"
    case .either(let low, let high): "\(low)か\(high)"
    case .about(let length): "約\(length)"
    case .amongShown(let told): "\(told)（表示中の項目のみ）"
    case .largestDifference(let pair, let size, let place): "\(pair)の最大の差：\(place)、\(size)"
    case .line: "連続する線"
    case .singleValues: "個別の値"
    case .sameAxes(let charts): "一覧の\(count(charts))件のグラフで軸が共通"
    case .sameXAxis(let charts): "一覧の\(count(charts))件のグラフでX軸が共通"
    case .sameYAxis(let charts): "一覧の\(count(charts))件のグラフでY軸が共通"
    case .offScale(let number): "\(count(number))個、対数軸では表せません"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "指定範囲（\(range)）を\(isAbove ? "上回る" : "下回る")値\(ofParts ? "を含む点" : "")：\(count(number))個"
    case .noPoints(let stretch): "点のない区間：\(stretch)"
    case .missingTimes(let number, let longest):
      "日時の欠け：\(count(number))か所、最長は\(longest)"
    case .leftOut(let rows): "除外：xの値がない\(count(rows, .row))"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "同じ\(column)の点が最大\(count(most))個あり（\(count(places))か所中\(count(shared))か所）、推移は説明しません"
    case .remedied(let told, let option, let column): "\(told)。\(option)で\(column)の値ごとのグラフになります"
    case .whole(let stretch): "全体は\(stretch)"
    case .bins(let number, let width): "階級：\(count(number))個、幅\(width)"
    case .around(let values): "\(values)\(values.contains("と") ? "の" : "")付近"
    case .shares(let parts, let whole): "\(whole)のうち\(parts)"
    case .otherShares(let number, let percent): "ほか\(count(number))項目で\(percent)"
    case .belowZero(let number, let place):
      "\(count(number))個、0未満、\(number > 1 ? "最初は" : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "各値は\(low)\(high.map { "から\($0)" } ?? "")行の\(aggregate)"
    case .leftOutColumn(let place, let text, let isNumber):
      "除外：\(place)、「\(text)」\(isNumber ? "は前の数値と単位が違います" : "は数値ではありません")"
    case .infinite(let number): "無限大の値が\(count(number))個（欠損として扱います）"
    case .strays(let number, let texts):
      "数値でないセルが\(count(number))個（\(texts)、欠損として扱います）"
    case .notPercents(let number, let texts):
      "パーセントでないセルが\(count(number))個（\(texts)、欠損として扱います）"
    case .strayDates(let number, let text):
      "日付でないセルが\(count(number))個（\(text)、欠損として扱います）"
    case .localTimes(let number, true, let zone, let text):
      "\(zone)にない時刻が\(count(number))個（\(text)、時計を進めた分だけ後の時刻として扱います）"
    case .localTimes(let number, false, let zone, let text):
      "\(zone)で2回ある時刻が\(count(number))個（\(text)、1回目の時刻として扱います）"
    case .zonelessTimes(let number, let text):
      "タイムゾーンのない時刻が\(count(number))個（\(text)、UTCとして扱います）"
    case .roundedIntegers: "15桁を超える整数は丸められています"
    case .marks(let number, let texts): "\(count(number))個の数値の後の記号（\(texts)）を省きました"
    case .bracketed(let number):
      "角括弧を除いて読んだ数値：\(count(number))個"
    case .assumedGroups(let option):
      "ピリオドを桁区切りとして読みました"
        + (option.map { "。\($0)で小数点として読みます" } ?? "")
    case .countedYes(let yes, let no): "「\(yes)」を1、「\(no)」を0として数えました"
    case .dayNumbers: "数値を表計算の日付（1900年からの日数）として読みました"
    case .folded(let columns, let range):
      "行に変換：\(columns)列（\(range)）"
    case .noHeader(let columns):
      "見出し行なし：列名は1から\(count(columns))"
        + "。--headerで最初の行を列名にします"
    case .westernText: "文字がUTF-8ではないため、Windows-1252として読み取りました"
    case .skippedLines(let lines):
      "読み飛ばし：表以外の\(count(lines, .row))"
    case .shortRows(1, let place): "短すぎる行が1行（\(place)、末尾のセルは欠損として扱います）"
    case .shortRows(let rows, let place):
      "短すぎる行が\(count(rows, .row))（最初は\(place)、末尾のセルは欠損として扱います）"
    case .notDate(let text):
      "「\(text)」は日付と断定できないため、列を文字列として扱います"
    case .noSuchDay(let text, isText: true):
      "「\(text)」は暦にない日付のため、列を文字列として扱います"
    case .noSuchDay(let text, isText: false):
      "「\(text)」は暦にない日付のため、欠損として扱います"
    case .missingCode(let code, let count, let option):
      "ほかのどの値からも離れた\(code)が\(self.count(count))回あり、値として数えています"
        + (option.map { "。欠損を表すなら\($0)を指定してください" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "日が先の日付として読みました"
        + (option.map { "。\($0)で月を先に読みます" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "月が先の日付として読みました"
        + (option.map { "。\($0)で日を先に読みます" } ?? "")
    case .unreadDates(let option):
      "日付のようですが、形式が不明です" + (option.map { "。\($0)で指定できます" } ?? "")
    case .lastDays: "複数日の期間は最終日として扱います"
    case .assumedYear(let year): "年のない日時：最後のものを\(year)年とみなしています"
    case .rowsSoFar(let rows): "現在\(rows)まで"
    case .cutOff(let rows): "読み込み中に短くなりました：\(rows)を読み込みました"
    case .changedMeanwhile:
      "読み込み中に書き換えられました：新旧の行が混ざっている可能性があるため、もう一度読み込んでください"
    case .replacedMeanwhile: "読み込み中に別のファイルに置き換えられました：これは元のファイルです"
    case .correlations(let count): "\(count)×\(count)の相関行列。対角線の両側は同じで、対角線上の1は除外"
    case .shareOfAll(let share, let yes, let all): "全体に占める割合：\(share)（\(all)件中\(yes)件）"
    case .leftOutThin(let rows, let fewest):
      "除外：\(fewest)行に満たないグループの\(count(rows, .row))"
    case .leftOutWhole(let name): "除外：ほかの列の合計である列「\(name)」"
    case .nothingAggregated: "集計するものなし：各位置に1行"
    case .leftOutTotal(let name, isSum: false): "除外：ほかをすべて含む行「\(name)」"
    case .leftOutTotal(let name, _): "除外：ほかの合計である行「\(name)」"
    case .leftOutAverage(let name): "除外：ほかの平均である行「\(name)」"
    case .leftOutStatistic(let name): "除外：ほかから計算された行「\(name)」"
    case .leftOutPercents(let name): "除外：パーセントの行「\(name)」"
    case .leftOutTotals(let rows, let names):
      "除外：合計の\(count(rows, .row))（\(names)）"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "\(isLast ? "最後" : "最初")の値（\(place)）は\(count(all, .time(part)))のうち\(count(covered, .time(part)))分だけです"
    case .filledDown(let cells):
      "空のセル\(count(cells))個は上の名前とみなします"
    case .absent(let values, let column, let present):
      "「\(column)」列にない値：\(values)（ある値：\(present)）"
    case .unnamed(let names, let more):
      "表示していない名前：\(names)" + (more > 0 ? "、ほか\(count(more))個" : "")
    case .ignored(let names):
      "非表示：\(names)"
    case .noShares: "内訳なし：0より大きい値がありません"
    case .sums(let rows, let values): "合算：\(count(rows, .row))を\(count(values))個の値に"
    case .wideBin(let place): "ほかより幅の広い階級：\(place)"
    case .quartileMethod: "四分位数は線形補間、ひげは四分位範囲の1.5倍以内の値まで、その外は外れ値（3個以下、または全体の1割以下の場合）"
    case .contradictions(1, let place): "矛盾：\(place)の1本、安値から高値までの範囲外"
    case .contradictions(let candles, let place):
      "矛盾：\(count(candles))本（最初は\(place)）、安値から高値までの範囲外"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "横ばい"
    case (.mixed, _): "明確な方向なし"
    case (.rising, .veryStrong): "非常に明確な上昇傾向"
    case (.rising, .strong): "明確な上昇傾向"
    case (.rising, .moderate): "上昇傾向"
    case (.rising, .weak): "弱い上昇傾向"
    case (.rising, nil): "上昇"
    case (.falling, .veryStrong): "非常に明確な下降傾向"
    case (.falling, .strong): "明確な下降傾向"
    case (.falling, .moderate): "下降傾向"
    case (.falling, .weak): "弱い下降傾向"
    case (.falling, nil): "下降"
    }
  }
}
