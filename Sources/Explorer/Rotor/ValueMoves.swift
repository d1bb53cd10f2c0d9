import Charts
import Descriptions

/// Walking in Values: the parts of a point, and the other series at its place.
extension Page {
  /// The next or previous part of the point, before the first of which is the whole; `nil` where the
  /// parts end, or there are none.
  mutating func walkParts(by delta: Int, _ settings: Settings) -> Answer? {
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
  mutating func walkSeries(by delta: Int, _ settings: Settings) -> Answer {
    let target = cursor.series + delta
    guard chart.series.indices.contains(target) else {
      return .edge(delta < 0 ? .firstItem : .lastItem)
    }
    let base = cursor.base ?? cursor.series
    // A move along the points stands on the series that it goes along, and begins at another place.
    let sought = cursor.sought
    defer { (cursor.base, cursor.sought) = (base, sought) }
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
    if here == nil, chart.hasOwnPlaces {
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
}
