import Charts
import Descriptions

/// The part of a chart between two of its points.
package struct Stretch: Equatable, Sendable {
  package var start: PointReference
  package var end: PointReference
}

/// The stretch that is played over and over.
package struct Loop: Equatable, Sendable {
  package var start: PointReference?
  package var end: PointReference?
  package var isOn = false
  /// The stretch between the ends before both of them were set anew.
  var earlier: Stretch?
  /// The stretch of which one end was set anew, and which end that was: what lies between the ends now may
  /// be that stretch corrected, or half of a new one.
  var replaced: Replacement?

  /// A stretch of which an end is another.
  struct Replacement: Equatable, Sendable {
    var stretch: Stretch
    var isStart: Bool
  }

  package init() {}
}

extension Loop {
  /// The stretch between its ends, once both are set.
  var stretch: Stretch? {
    guard let start, let end else { return nil }
    return Stretch(start: start, end: end)
  }

  /// Sets an end, or takes it away where it is there already.
  ///
  /// One end that is set anew corrects the stretch; once the other is set anew, too, this is a new stretch,
  /// and the one before stays to be compared with.
  ///
  /// - Returns: `false` where the end was taken away.
  mutating func set(_ point: PointReference, isStart: Bool) -> Bool {
    if point == (isStart ? start : end) {
      if isStart { start = nil } else { end = nil }
      (isOn, earlier, replaced) = (false, nil, nil)
      return false
    }
    if let replaced, replaced.isStart != isStart {
      earlier = replaced.stretch
      self.replaced = nil
    } else if let stretch, replaced == nil {
      replaced = Replacement(stretch: stretch, isStart: isStart)
    }
    if isStart { start = point } else { end = point }
    return true
  }
}

/// The items of the describe mode.
extension Page {
  /// The items of the describe mode: the chart's own, then the marked stretches.
  var descriptionItems: [DescriptionItem] {
    var items = chart.descriptionItems
    if loop.stretch != nil { items.append(.stretch) }
    if loop.earlier != nil, loop.stretch != nil { items.append(.stretches) }
    return items
  }

  /// The item that the describe mode stands on.
  var descriptionItem: DescriptionItem {
    let items = descriptionItems
    return items.indices.contains(rotor.descriptionItem) ? items[rotor.descriptionItem] : .chart
  }

  func outline(of stretch: Stretch) -> StretchOutline? {
    range(of: stretch).map { StretchOutline(chart, series: stretch.start.series, range: $0) }
  }

  /// The places of the ends, in whichever order they were set.
  func range(of stretch: Stretch) -> ClosedRange<Double>? {
    let places = [stretch.start, stretch.end].compactMap { point -> Double? in
      guard chart.series.indices.contains(point.series) else { return nil }
      let series = chart.series[point.series]
      return (0..<series.count).contains(point.point) ? series.x[point.point] : nil
    }
    guard places.count == 2, let low = places.min(), let high = places.max() else { return nil }
    return low...high
  }
}

/// Describing what lies between the ends of the loop, which is heard by looping it.
extension Page {
  /// The marked stretch, in short, against the one that was marked before.
  func stretchesSentence(_ settings: Settings) -> Sentence {
    guard let earlier = loop.earlier.flatMap(outline(of:)),
      let now = loop.stretch.flatMap(outline(of:))
    else { return stretchSentence(settings) }
    return .stretches(earlier, now)
  }

  /// The marked stretch, in short.
  func stretchSentence(_ settings: Settings) -> Sentence {
    loop.stretch.flatMap(outline(of:)).map { .stretch($0) } ?? noPoint(settings)
  }

  /// The marked stretch, in full.
  func stretchDescription(_ settings: Settings) -> [Sentence] {
    guard let stretch = loop.stretch, let range = range(of: stretch) else {
      return [noPoint(settings)]
    }
    let part = chart.windowed(range)
    return [
      stretchSentence(settings),
      .seriesDescription(SeriesOutline(part, series: stretch.start.series)),
    ]
  }
}
