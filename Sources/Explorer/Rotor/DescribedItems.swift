import Charts
import Descriptions

/// The items of Describe series, in a few words and in full.
extension Page {
  /// The words for the part that is told of, if it is not all.
  var windowFact: [Sentence] {
    guard descriptionItem != .stretches else { return [] }
    return shown.windowOutline.map { [.fact(.window($0))] } ?? []
  }

  func shortDescription(_ settings: Settings) -> Sentence {
    let chart = shown
    switch descriptionItem {
    case .chart:
      if let window = windowWords.first { return window }
      let courses = chart.courseCounts
      return .fact(
        courses.isEmpty
          ? .composition(chart.type, series: chart.series.count, points: chart.pointCount)
          : .courses(courses))
    case .series(let index): return shape(ofSeries: index)
    case .comparison(let a, let b):
      return .describedComparison(chart.series[a].name, chart.series[b].name)
    case .stretch: return stretchSentence(settings)
    case .stretches: return stretchesSentence(settings)
    }
  }

  /// The course of a series in a few words, of one without a course its highest value.
  func shape(ofSeries index: Int) -> Sentence {
    let chart = shown
    guard chart.series.indices.contains(index), let measured = chart.statistics(of: index)
    else { return .fact(.noValues(series: seriesName(index))) }
    guard chart.hasCourse else {
      let series = chart.series[index]
      return .fact(
        measuredFact(
          .highest(
            chart.quantity(series.y[measured.highest]), chart.place(series.x[measured.highest]),
            measured.highestOccurrence, series: seriesName(index))))
    }
    if let shape = chart.shape(of: index)?.shape {
      return .fact(measuredFact(.shape(shape, series: seriesName(index))))
    }
    // Few values that go forth and back have no trend, but a start and an end.
    if measured.trend.direction == .mixed, measured.count < Trend.fewest {
      let series = chart.series[index]
      let ends = [measured.first, measured.last].map { chart.quantity(series.y[$0], of: series) }
      return .fact(
        measuredFact(
          .change(
            from: ends[0], to: ends[1], Change(from: ends[0], to: ends[1]),
            series: seriesName(index))))
    }
    return .fact(
      measuredFact(
        .trend(
          measured.trend, turningPoints: measured.saidTurningPoints, series: seriesName(index)))
    )
  }

  /// A fact of what the values are called, where points have others beside them.
  private func measuredFact(_ fact: Fact) -> Fact { chart.measure.map { .part($0, fact) } ?? fact }

  func fullDescription(_ settings: Settings) -> Sentence {
    let chart = shown
    return switch descriptionItem {
    case .chart:
      .chartDescription(
        ChartOutline(describing: chart),
        chart.series.indices.map { SeriesOutline(chart, series: $0) })
    case .series(let index):
      chart.series.indices.contains(index)
        ? .seriesDescription(SeriesOutline(chart, series: index)) : .nothingToPlay
    case .comparison(let a, let b): .comparison(chart.comparison(a, b))
    case .stretch: stretchSentence(settings)
    case .stretches: stretchesSentence(settings)
    }
  }
}
