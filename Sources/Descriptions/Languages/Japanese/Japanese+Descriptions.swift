import Charts

extension Japanese {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, let isUneven):
      "\(count(number, .series))、\(isUneven ? "各最大" : "各")\(count(points, mark))"
    // “N個の箱の箱ひげ図” has one の too many.
    case .points(let number, .box): "箱が\(count(number))個"
    case .points(let number, .violin): "分布が\(count(number))個"
    case .points(let number, let mark): count(number, mark)
    case .andOthers(let name, let others): "\(name)ほか\(count(others))列"
    case .values(let values, let bins): "\(count(bins, .bin))、値\(count(values))個"
    case .seriesInBins(let number, let bins): "\(count(number, .series))、\(count(bins, .bin))"
    case .chart(let title, let type, _, let content):
      "\(title.map { "\($0)は" } ?? "")\(content)の\(words(fact: .kind(type)))"
    case .over(let told, let axis): "\(told)で、X軸は\(axis)"
    case .parted(let told, let axis): "\(told)で、区分は\(axis)"
    case .extreme(let series, let value, let place): "\(series)の\(value)（\(place)）"
    case .extremes(let highest, let lowest): "最大値は\(highest)、最小値は\(lowest)"
    }
  }

  // Every verb but the last one is in the form that leads on.
  func courses(_ series: [SeriesOutline]) -> String {
    let courses = series.filter(\.hasToldCourse).compactMap { series in
      series.course.map { (outline: series, course: $0) }
    }
    if courses.isEmpty { return "" }
    guard courses.allSatisfy(\.course.isOrdered) else {
      return rest(
        courses.map { series in
          series.outline.relation.map { words($0) } ?? highest(series.course, of: series.outline)
        })
    }
    guard courses.allSatisfy({ $0.course.toldShape == nil }) else {
      return joined(
        courses.map { series in
          let name = object(series.outline.name ?? "")
          return sentence(
            series.course.toldShape.map { words(shape: .of(name, words($0))) }
              ?? "\(name)は、\(forms(series.course.kind, series.course.trend).ended)")
        })
    }
    let told = courses.enumerated().map { index, series in
      let verb = forms(series.course.kind, series.course.trend)
      let isLast = index == courses.count - 1
      return "\(object(series.outline.name ?? ""))は\(isLast ? verb.ended : verb.leadingOn)"
    }
    return rest(told)
  }

  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun("が上昇")
    case .falling: Noun("が下降")
    case .risingOverall: Noun("が上下しながら全体として上昇")
    case .fallingOverall: Noun("が上下しながら全体として下降")
    case .risingThenLevel: Noun("が上昇後に横ばい")
    case .fallingThenLevel: Noun("が下降後に横ばい")
    case .risingThenFalling: Noun("が上昇後に下降")
    case .fallingThenRising: Noun("が下降後に上昇")
    case .turning: Noun("は何度か上下する動き")
    case .repeating: Noun("は周期的")
    case .spiking: Noun("は急な山のある動き")
    case .dipping: Noun("は急な谷のある動き")
    case .level: Noun("が横ばい")
    case .varying: Noun("が一定水準の前後で変動")
    case .mixed: Noun("は方向が不明確")
    case .withoutValues: Noun("は値なし")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it, .itHas: "値"
    case .the(let measure): words(point: .part(measure))
    case .hasNoValues("値"): "値がありません"
    case .hasNoValues(let subject): "\(subject)には値がありません"
    case .hasOneValue(let subject, let value): "\(subject)は1つだけ、\(value)"
    case .stays(let subject, let value): "\(subject)は\(value)で一定"
    case .verb(let kind, let trend): forms(kind, trend).ended
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject)は\(forms(kind, trend).leadingOn)、\(way(from: start, to: end))、\(change)"
    case .upInAll(let size): "\(size)増"
    case .downInAll(let size): "\(size)減"
    case .extremes(let highest, let lowest): "最大値は\(highest)、最小値は\(lowest)"
    case .repeats(let interval): "\(again(interval))繰り返し"
    case .spike(let value, let place, true): "急な山は\(place)の\(value)"
    case .spike(let value, let place, false): "急な谷は\(place)の\(value)"
    case .spikes(let number, let value, let place, let isPeak):
      "急な\(isPeak ? "山" : "谷")は\(count(number))個、最も\(isPeak ? "高い" : "低い")のは\(place)の\(value)"
    // A reason behind the place goes on: “前後の値から離れた値”, “前後の値から離れた9”.
    case .outlier(let value, let place) where place.hasSuffix("離れた値"):
      "外れ値は\(place.dropLast())\(value)"
    case .outlier(let value, let place): "外れ値は\(place)の\(value)"
    case .outliers(let number, let value, let place):
      "外れ値は\(count(number))個、最も離れた値は\(place)の\(value)"
    case .plateau(let level, let stretch): "\(stretch)はほぼ\(level)で横ばい"
    case .plateaus(let number, let level, let stretch):
      "横ばい区間は\(count(number))か所、最長は\(stretch)のほぼ\(level)"
    }
  }

  /// A verb as it leads on to more of the sentence, and as it ends it.
  private func forms(_ kind: CourseKind, _ trend: Trend) -> (leadingOn: String, ended: String) {
    if kind.isTold(by: trend) { return forms(trend) }
    return switch kind {
    case .rising: ("上昇し", "上昇しています")
    case .falling: ("下降し", "下降しています")
    case .risingOverall: ("上下しながら全体として上昇し", "上下しながら全体として上昇しています")
    case .fallingOverall: ("上下しながら全体として下降し", "上下しながら全体として下降しています")
    case .risingThenLevel: ("上昇後に横ばいとなり", "上昇後に横ばいとなっています")
    case .fallingThenLevel: ("下降後に横ばいとなり", "下降後に横ばいとなっています")
    case .risingThenFalling: ("上昇後に下降し", "上昇後に下降しています")
    case .fallingThenRising: ("下降後に上昇し", "下降後に上昇しています")
    case .turning: ("何度か上下し", "何度か上下しています")
    case .repeating: ("周期的に変動し", "周期的に変動しています")
    case .spiking: ("急な山があり", "急な山があります")
    case .dipping: ("急な谷があり", "急な谷があります")
    case .level: ("横ばいで", "横ばいです")
    case .varying: ("一定水準の前後で変動し", "一定水準の前後で変動しています")
    case .mixed: ("明確な方向がなく", "明確な方向がありません")
    case .withoutValues: ("値がなく", "値がありません")
    }
  }

  func verb(_ trend: Trend) -> String { forms(trend).ended }

  private func forms(_ trend: Trend) -> (leadingOn: String, ended: String) {
    switch (trend.direction, trend.strength) {
    case (.flat, _): ("横ばいで", "横ばいです")
    case (.mixed, _): ("明確な方向がなく", "明確な方向がありません")
    case (.rising, .veryStrong):
      trend.isSteady ? ("着実に上昇し", "着実に上昇しています") : ("明確に上昇し", "明確に上昇しています")
    case (.rising, .strong): ("おおむね上昇し", "おおむね上昇しています")
    case (.rising, .moderate): ("上昇傾向で", "上昇傾向です")
    case (.rising, .weak): ("弱い上昇傾向で", "弱い上昇傾向です")
    case (.rising, nil): ("上昇し", "上昇しています")
    case (.falling, .veryStrong):
      trend.isSteady ? ("着実に下降し", "着実に下降しています") : ("明確に下降し", "明確に下降しています")
    case (.falling, .strong): ("おおむね下降し", "おおむね下降しています")
    case (.falling, .moderate): ("下降傾向で", "下降傾向です")
    case (.falling, .weak): ("弱い下降傾向で", "弱い下降傾向です")
    case (.falling, nil): ("下降し", "下降しています")
    }
  }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): "\(pair)の比較"
    case .nothingShared(let pair): "\(pair)は共通する位置なし"
    case .equal(let pair, let places): "\(pair)は\(all(places, "すべて"))同じ値"
    case .above(let first, let second, let places): "\(first)は\(all(places, "常に"))\(second)より高い値"
    case .below(let first, let second, let places): "\(first)は\(all(places, "常に"))\(second)より低い値"
    case .neverBelow(let first, let second): "\(first)は常に\(second)以上の値"
    case .neverAbove(let first, let second): "\(first)は常に\(second)以下の値"
    case .times(let number): "交差は\(count(number))回"
    case .atLeast(let times): "\(times)以上"
    case .crossing(let times, let place, true): "\(times)（最初は\(place)）"
    case .crossing(let times, let place, false): "\(times)（\(place)）"
    case .cross(let pair, let crossings): "\(pair)の\(crossings)"
    case .theyCross(let crossings): crossings
    case .neverCross: "交差はありません"
    case .movement(.together): "動きは同じ向き"
    case .movement(.opposite): "動きは逆向き"
    case .mostApart(let size, let place): "最大の差は\(place)の\(size)"
    case .overtaking(let first, let second, let place):
      "\(place)に\(first)が\(second)を上回り、以後は上のまま"
    case .places(let number, true): "\(count(number))か所"
    case .places(let number, false): "共通する\(count(number))か所"
    case .aboveAt(_, _, let number, _): "高いのは\(count(number))か所"
    case .belowAt(_, _, let number, _), .alsoBelow(_, let number): "低いのは\(count(number))か所"
    case .alsoEqual(let number): "同じなのは\(count(number))か所"
    case .counted(let counts, let first, let second, let places):
      "\(places)のうち、\(second)と比べて\(first)が\(counts)"
    }
  }

  // As a sentence it has a verb of its own.
  func apart(_ pair: String) -> String { sentence("\(pair)に共通する位置はありません") }

  private func all(_ places: SharedPlaces, _ everywhere: String) -> String {
    switch places {
    case .everywhere: everywhere
    case .shared(1): "共通する1か所で"
    case .shared(let number): "共通する\(count(number))か所すべてで"
    }
  }
}
