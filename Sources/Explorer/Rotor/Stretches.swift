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
  /// The stretch between the ends before one of them was set anew.
  var earlier: Stretch?
  /// The end that the new stretch still has from the earlier one; `nil` where that is over.
  var awaitsStart: Bool?

  package init() {}
}

extension Loop {
  /// The stretch between its ends, once both are set.
  var stretch: Stretch? {
    guard let start, let end else { return nil }
    return Stretch(start: start, end: end)
  }

  /// Sets an end.
  ///
  /// When one of two is set anew, what lay between them stays to be compared with; the other end
  /// then belongs to the new stretch, whenever it is set.
  mutating func set(_ point: PointReference, isStart: Bool) {
    if let stretch, awaitsStart == nil {
      earlier = stretch
      awaitsStart = !isStart
    } else if awaitsStart == isStart {
      awaitsStart = nil
    }
    if isStart { start = point } else { end = point }
  }
}

/// The items of the describe mode.
extension Page {
  /// The items of the describe mode: the chart's own, then the marked stretches.
  var descriptionItems: [DescriptionItem] {
    var items = chart.descriptionItems
    if loop.stretch != nil { items.append(.stretch) }
    if loop.earlier != nil { items.append(.stretches) }
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
