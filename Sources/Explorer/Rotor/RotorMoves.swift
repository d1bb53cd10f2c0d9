import Charts
import Descriptions

/// Turning the rotor and walking its items.
extension Page {
  /// Turns to `mode` and says its current item; never plays, never moves the point.
  mutating func turn(to mode: RotorMode, _ settings: Settings) -> Answer {
    listDetails(settings.verbosity)
    turn(to: mode)
    rotor.isOnPoint = false
    if mode == .table { standOnRow() }
    let words =
      mode == .table ? tableWords(settings.verbosity) : [.turn(mode, currentItem(settings))]
    return Answer(words, sound: .stop)
  }

  /// The words of the mode's current item.
  func currentItem(_ settings: Settings) -> Sentence {
    switch rotor.mode {
    case .audioGraph: .audioItem(outline(of: audioItem, settings))
    case .details:
      rows.indices.contains(rotor.detailsRow)
        ? .fact(rows[rotor.detailsRow].fact) : noPoint(settings)
    case .describe:
      settings.verbosity == .verbose ? fullDescription(settings) : shortDescription(settings)
    case .values: currentValue
    case .table: rowWords(settings.verbosity) ?? tableOutline
    }
  }

  /// The place of the reader, said when the list that lay over the chart is gone.
  func currentPlace(_ settings: Settings) -> Sentence {
    if rotor.mode == .table { return currentItem(settings) }
    if rotor.isOnPoint, let point {
      return .point(PointOutline(chart, at: point, namesSeries: true))
    }
    return .turn(rotor.mode, currentItem(settings))
  }

  /// The words where a point is needed and none was chosen.
  func noPoint(_ settings: Settings) -> Sentence {
    // No key leads to a point of a series that has none.
    if chart.pointCount > 0, series?.count == 0 {
      return .fact(.noValues(series: seriesName(cursor.series)))
    }
    return chart.pointCount == 0
      ? .fact(.noValues(series: nil)) : .noPoint(nextKey: settings.key(of: .nextPoint))
  }

  private var currentValue: Sentence {
    guard series != nil else { return .fact(.noValues(series: nil)) }
    guard let point else {
      return .seriesOutline(
        seriesName(cursor.series) ?? "", points: shownPoints(of: cursor.series).count)
    }
    return .point(outlineHere ?? PointOutline(chart, at: point, namesSeries: true))
  }

  /// One item up or down.
  mutating func walkItems(by delta: Int, _ settings: Settings) -> Answer {
    if rotor.mode == .table { return stepRow(by: delta, settings) }
    if rotor.mode == .values {
      // Up the keys is up the cloud.
      return walkParts(by: delta, settings) ?? climbGrid(-delta, settings)
        ?? walkSeries(by: delta, settings)
    }
    if rotor.isOnPoint {
      rotor.isOnPoint = false
      return Answer([currentItem(settings)], sound: .stop)
    }
    let (index, count) = itemPlace
    let target = index + delta
    guard (0..<count).contains(target) else {
      return .edge(delta < 0 ? .firstItem : .lastItem)
    }
    switch rotor.mode {
    case .audioGraph: rotor.audioItem = target
    case .details: rotor.detailsRow = target
    case .describe: rotor.descriptionItem = target
    case .values, .table: break
    }
    return Answer([currentItem(settings)], sound: .stop)
  }

  /// Lists all rows of the details, verbosely, or those that are asked first.
  mutating func listDetails(_ verbosity: Verbosity) {
    guard detail != verbosity else { return }
    detail = verbosity
    relistDetails()
  }

  private var itemPlace: (index: Int, count: Int) {
    switch rotor.mode {
    case .audioGraph: (rotor.audioItem, chart.audioItems.count)
    case .details: (rotor.detailsRow, rows.count)
    case .describe: (rotor.descriptionItem, descriptionItems.count)
    case .values: (cursor.series, chart.series.count)
    case .table: (row ?? 0, table?.rows.count ?? 0)
    }
  }

  /// The next or previous part of the point, before the first of which is the whole; `nil` where the
  /// parts end, or there are none.
  private mutating func walkParts(by delta: Int, _ settings: Settings) -> Answer? {
    guard let point else { return nil }
    let parts = chart.details(of: point).parts
    let target = (cursor.part ?? -1) + delta
    if target == -1, cursor.part != nil { return land(on: point.point, settings) }
    guard parts.indices.contains(target) else { return nil }
    cursor.part = target
    rotor.isOnPoint = true
    let height = parts[target].quantity.map { chart.height(of: $0.value) } ?? .nan
    return Answer([.part(parts[target])], sound: .notes([height]))
  }

  /// The next or previous series at this x, which need not be at this index.
  private mutating func walkSeries(by delta: Int, _ settings: Settings) -> Answer {
    let target = cursor.series + delta
    guard chart.series.indices.contains(target) else {
      return .edge(delta < 0 ? .firstItem : .lastItem)
    }
    let base = cursor.base ?? cursor.series
    // A move along the points stands on the series that it goes along.
    defer { cursor.base = base }
    if let answer = crossGrid(to: target, settings) { return answer }
    cursor.series = target
    let series = chart.series[target]
    guard let x = cursor.x else {
      return Answer(
        [.seriesOutline(series.name, points: shownPoints(of: target).count)], sound: .stop)
    }
    cursor.point = point(nearest: x, in: target)
    rotor.isOnPoint = true
    let here = series.index(at: x)
    if here == nil, chart.type == .scatter {
      // One stands on the nearest, as the next step tells.
      let nearest = point.map { Sentence.jump(.nearest, PointOutline(chart, at: $0)) }
      return Answer([.absentSeries(series.name)] + [nearest].compactMap(\.self), sound: .stop)
    }
    if let here, series.y[here].isInfinite {
      let beyond = PointReference(series: target, point: here)
      return Answer(
        [.point(PointOutline(chart, at: beyond, namesSeries: true))], sound: .missing)
    }
    guard let index = here, series.y[index].isFinite else {
      return Answer(
        [.otherSeries(series.name, value: nil, difference: nil)], sound: .missing)
    }
    cursor.point = index
    // A part of a whole says which share it is rather than how it lies against another part.
    let outline = PointOutline(
      chart, at: PointReference(series: target, point: index), namesSeries: true)
    if outline.details.share != nil { return Answer([.point(outline)], sound: pointSound) }
    let value = chart.quantity(series.y[index], of: series)
    let difference = difference(of: series.y[index], in: target, from: base, at: x)
    return Answer(
      [.otherSeries(series.name, value: value, difference: difference)], sound: pointSound)
  }

  /// The difference of a value from that of the series one stands on, at the same x; `nil` where they are
  /// the same series, or cannot be compared.
  private func difference(
    of value: Double, in index: Int, from base: Int, at x: Double
  ) -> Difference? {
    // Degrees and millimeters are not above or below each other.
    guard base != index, chart.series.indices.contains(base), chart.areComparable(base, index),
      let point = chart.series[base].index(at: x), chart.series[base].y[point].isFinite
    else { return nil }
    let (own, other) = (chart.series[index], chart.series[base])
    let change = Change(
      from: chart.quantity(other.y[point], of: other), to: chart.quantity(value, of: own))
    return Difference(amount: change.amount, other: other.name)
  }

  // MARK: Acting

  /// Enter.
  mutating func act(_ settings: Settings) -> Answer {
    switch rotor.mode {
    case .audioGraph: return Answer([], sound: .item)
    case .details: return actOnDetails(settings)
    case .describe:
      let isMarked = descriptionItem == .stretch
      return Answer(
        isMarked ? stretchDescription(settings) : [fullDescription(settings)] + windowFact,
        sound: .stop)
    case .values: return actOnPoint(settings)
    case .table: return actOnRow(settings)
    }
  }

  private func actOnPoint(_ settings: Settings) -> Answer {
    if let outlineHere {
      return Answer([.point(outlineHere.withWholeName)], sound: .missing)
    }
    guard let point else { return Answer([noPoint(settings)]) }
    // Without a title the values are called after their series, which then needs no saying.
    let sentence = inFull(
      PointOutline(chart, at: point, namesSeries: chart.yAxis.title != nil), point)
    // The long form of the sound, too: with pitches to compare it with.
    return Answer([sentence], sound: comparedPointSound)
  }

  /// The long form of a point.
  func inFull(_ outline: PointOutline, _ point: PointReference) -> Sentence {
    .pointInFull(
      outline, xTitle: chart.xAxis.title, yTitle: chart.yAxis.title ?? seriesName(point.series),
      number: point.point + 1, of: chart.series[point.series].count)
  }

  private mutating func actOnDetails(_ settings: Settings) -> Answer {
    guard rows.indices.contains(rotor.detailsRow) else { return Answer([]) }
    if openRow(rotor.detailsRow) { return Answer([currentItem(settings)], sound: .stop) }
    let row = rows[rotor.detailsRow]
    guard let target = row.target else { return Answer([.fact(row.fact)], sound: .stop) }
    rememberJump()
    cursor.series = target.series
    turn(to: .values)
    let words = row.fact.jump.map { jump in
      Sentence.jump(jump, PointOutline(chart, at: target, reachedBy: jump))
    }
    return land(
      on: target.point,
      saying: words ?? .point(PointOutline(chart, at: target, namesSeries: true)), settings)
  }

  /// The words for the part that is told of, if it is not all.
  private var windowFact: [Sentence] {
    guard descriptionItem != .stretches else { return [] }
    return shown.windowOutline.map { [.fact(.window($0))] } ?? []
  }

  private func shortDescription(_ settings: Settings) -> Sentence {
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

  private func fullDescription(_ settings: Settings) -> Sentence {
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

extension Fact {
  /// The jump that Enter on the fact's row makes, where it has a name.
  fileprivate var jump: Jump? {
    switch self {
    case .highest(_, _, let often, _): .highest(Ordinal(firstOf: often))
    case .lowest(_, _, let often, _): .lowest(Ordinal(firstOf: often))
    case .trend: .landmark(.turningPoint, nil)
    case .largestRise: .landmark(.rise, nil)
    case .largestDrop: .landmark(.drop, nil)
    case .missing, .gaps: .landmark(.gap, nil)
    case .spikes: .landmark(.spike, nil)
    case .outliers: .landmark(.outlier, nil)
    // The value of a candle is its close, that of a box its median.
    case .part(.close, let fact), .part(.median, let fact): fact.jump
    default: nil
    }
  }
}
