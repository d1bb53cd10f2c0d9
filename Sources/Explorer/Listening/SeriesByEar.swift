import Charts
import Descriptions
import Sonification

/// Telling series apart by ear: skipping from one to the next, and all of them at one place.
extension Model {
  /// `'`: the next of the series that play in turn, which is said.
  mutating func skipToNextSeries() -> [Effect] {
    guard playback.state == .playing else { return announce([.playback(.nothingPlays)]) }
    // Series that sound together begin within a moment.
    let now = playback.seconds + 0.2
    guard let next = playback.score.parts.map(\.start).sorted().first(where: { $0 > now }) else {
      return announce([.edge(.lastItem)])
    }
    playback.number += 1
    playback.seconds = next
    page.follow(playback)
    let name = page.seriesName(page.cursor.series).map(Sentence.verbatim)
    return sound(playback.score, from: next) + announce([name ?? page.currentPlace(settings)])
  }

  /// `'` among charts side by side: the next of those that sound one after the other.
  mutating func skipToNextPanel() -> [Effect] {
    guard playback.state == .playing, let sequence = playback.sequence else {
      return announce([.playback(.nothingPlays)])
    }
    let now = playback.composedSeconds + 0.2
    guard let next = sequence.starts.first(where: { $0 > now }) else {
      return announce([.edge(.lastItem)])
    }
    playback.number += 1
    playback.seconds = next / playback.speed
    return sound(playback.score, from: playback.seconds) + followPanels()
  }

  /// `&`: all series at the cursor's x, one quick note each from the lowest up, and their values.
  mutating func soundChord() -> [Effect] {
    let points = page.chord
    guard !points.isEmpty else {
      return announce([page.point == nil ? page.noPoint(settings) : page.currentPlace(settings)])
    }
    let words = announce(page.chordWords(points))
    guard settings.isSoundOn else { return words }
    playback.state = .idle
    playback.number += 1
    noteNetwork()
    let notes = points.map { point in
      (
        series: point.series,
        height: page.chart.height(of: page.chart.series[point.series].y[point.point])
      )
    }
    let score = Score(chord: notes, at: page.place, settings: settings.sonification)
    return sound(score, from: 0) + words
  }
}

extension Page {
  /// The words about the points at one x: the place once, then each other series, at last those without a value there.
  fileprivate func chordWords(_ points: [PointReference]) -> [Sentence] {
    let outlines = points.map { PointOutline(chart, at: $0, namesSeries: true) }
    let said = outlines.enumerated().map { index, outline -> Sentence in
      guard index > 0, let value = outline.value, outline.details.isPlain else {
        return .point(outline)
      }
      return .otherSeries(
        chart.series[points[index].series].name, value: value, difference: nil)
    }
    let silent = chart.series.indices.filter { index in !points.contains { $0.series == index } }
    // Points of a cloud are things of their own, as are events: no series lacks one where another has one.
    return said
      + silent.map { index in
        let name = chart.series[index].name
        return chart.hasOwnPlaces
          ? .absentSeries(name) : .otherSeries(name, value: nil, difference: nil)
      }
  }

  /// The points of all series at the cursor's x that have a value, from the lowest up.
  fileprivate var chord: [PointReference] {
    guard let x = cursor.x else { return [] }
    let points = chart.series.indices.compactMap { index -> PointReference? in
      guard let point = point(nearest: x, in: index), chart.series[index].x[point] == x,
        chart.series[index].y[point].isFinite
      else { return nil }
      return PointReference(series: index, point: point)
    }
    return points.sorted { first, second in
      let values = [first, second].map { chart.series[$0.series].y[$0.point] }
      return values[0] < values[1]
    }
  }
}
