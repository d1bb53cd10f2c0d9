import Charts

extension SimplifiedChinese {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, let isUneven):
      "\(count(number, .series))，每个系列\(isUneven ? "最多" : "")\(count(points, mark))"
    case .points(let number, let mark): count(number, mark)
    case .andOthers(let name, let others): "\(name)等\(count(others + 1))列"
    case .values(let values, let bins): "\(count(bins, .bin))，共\(count(values, .value))"
    case .seriesInBins(let number, let bins): "\(count(number, .series))，\(count(bins, .bin))"
    case .chart(let title, let type, _, let content):
      "\(title ?? "这")是\(words(fact: .kind(type)))，有\(content)"
    case .over(let told, let axis): "\(told)，X轴为\(axis)"
    case .parted(let told, let axis): "\(told)，分类为\(axis)"
    case .extreme(let series, let value, let place): "\(series)在\(place)的\(value)"
    case .extremes(let highest, let lowest): "最大值为\(highest)，最小值为\(lowest)"
    }
  }

  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun("上升")
    case .falling: Noun("下降")
    case .risingOverall: Noun("总体上升但中途转向")
    case .fallingOverall: Noun("总体下降但中途转向")
    case .risingThenLevel: Noun("先升后平")
    case .fallingThenLevel: Noun("先降后平")
    case .risingThenFalling: Noun("先升后降")
    case .fallingThenRising: Noun("先降后升")
    case .turning: Noun("多次转向")
    case .repeating: Noun("周期性重复")
    case .spiking: Noun("有尖峰")
    case .dipping: Noun("有低谷")
    case .level: Noun("大致持平")
    case .varying: Noun("围绕某一水平波动")
    case .mixed: Noun("没有明确方向")
    case .withoutValues: Noun("没有数值")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it: "数值"
    // Values are all it can have, and they are named once.
    case .itHas: ""
    case .the(let measure): words(point: .part(measure))
    case .hasNoValues(let subject): "\(subject)没有数值"
    case .hasOneValue(let subject, let value): "\(subject)只有一个数值：\(value)"
    case .stays(let subject, let value): "\(subject)保持在\(value)"
    case .verb(let kind, let trend): verb(kind, trend)
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject)\(verb(kind, trend))，从\(start)到\(end)，\(change)"
    case .upInAll(let size): "上升\(size)"
    case .downInAll(let size): "下降\(size)"
    case .extremes(let highest, let lowest): "最大值为\(highest)，最小值为\(lowest)"
    case .repeats(let interval): repeated(every: interval)
    case .spike(let value, let place, true): "\(place)出现尖峰，为\(value)"
    case .spike(let value, let place, false): "\(place)出现低谷，为\(value)"
    case .spikes(let number, let value, let place, let isPeak):
      "有\(count(number))处\(isPeak ? "尖峰" : "低谷")，最\(isPeak ? "高" : "低")的为\(place)的\(value)"
    case .outlier(let value, let place): "\(place)的\(value)是离群值"
    case .outliers(let number, let value, let place): "有\(count(number))个离群值，最远为\(place)的\(value)"
    case .plateau(let level, let stretch): "\(stretch)基本保持在\(level)"
    case .plateaus(let number, let level, let stretch):
      "有\(count(number))处平稳区间，最长为\(stretch)，约\(level)"
    }
  }

  func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "保持不变"
    case (.mixed, _): "没有明确方向"
    case (.rising, .veryStrong): trend.isSteady ? "稳步上升" : "上升趋势非常明显"
    case (.rising, .strong): "总体上升"
    case (.rising, .moderate): "有上升趋势"
    case (.rising, .weak): "有上升趋势（不明显）"
    case (.rising, nil): "上升"
    case (.falling, .veryStrong): trend.isSteady ? "稳步下降" : "下降趋势非常明显"
    case (.falling, .strong): "总体下降"
    case (.falling, .moderate): "有下降趋势"
    case (.falling, .weak): "有下降趋势（不明显）"
    case (.falling, nil): "下降"
    }
  }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): "\(pair)的比较"
    case .nothingShared(let pair): "\(pair)没有共同的位置"
    case .equal(let pair, let places): "\(pair)\(all(places, "处处"))相等"
    case .above(let first, let second, let places): "\(first)\(all(places, "始终"))高于\(second)"
    case .below(let first, let second, let places): "\(first)\(all(places, "始终"))低于\(second)"
    case .neverBelow(let first, let second): "\(first)从不低于\(second)"
    case .neverAbove(let first, let second): "\(first)从不高于\(second)"
    case .times(let number): "交叉\(count(number))次"
    case .atLeast(let times): "至少\(times)"
    case .crossing(let times, let place, true): "\(times)（首次在\(place)）"
    case .crossing(let times, let place, false): "\(times)（\(place)）"
    case .cross(let pair, let crossings): "\(pair)\(crossings)"
    case .theyCross(let crossings): "两者\(crossings)"
    case .neverCross: "两者没有交叉"
    case .movement(.together): "同向变化"
    case .movement(.opposite): "反向变化"
    case .mostApart(let size, let place): "最大差距为\(place)的\(size)"
    case .overtaking(let first, let second, let place):
      "\(first)在\(place)超过\(second)，此后一直更高"
    case .places(let number, true): "\(count(number))处"
    case .places(let number, false): "\(count(number))个共同位置"
    case .aboveAt(let first, let second, let number, _): "\(first)有\(count(number))处高于\(second)"
    case .belowAt(let first, let second, let number, _): "\(first)有\(count(number))处低于\(second)"
    case .alsoBelow(let second, let number): "\(count(number))处低于\(second)"
    case .alsoEqual(let number): "\(count(number))处相等"
    case .counted(let counts, _, _, let places): "在\(places)中，\(counts)"
    }
  }

  private func all(_ places: SharedPlaces, _ everywhere: String) -> String {
    switch places {
    case .everywhere: everywhere
    case .shared(1): "在唯一的共同位置"
    case .shared(let number): "在全部\(count(number))个共同位置都"
    }
  }
}
