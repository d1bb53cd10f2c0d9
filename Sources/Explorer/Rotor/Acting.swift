import Charts
import Descriptions

/// Enter: the item in full, or the point that it speaks of.
extension Page {
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
      outline, xTitle: chart.xAxis.saidTitle,
      yTitle: chart.yAxis.saidTitle ?? seriesName(point.series),
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
    case .part(.close, let fact), .part(.median, let fact), .amongShown(let fact):
      fact.jump
    default: nil
    }
  }
}
