/// Several notes of a course that stand for one point.
struct Figure: Equatable {
  /// Its stops.
  var notes: Range<Int>
  /// The stop that stands for the point where there is no time for more.
  var main: Int
}

extension Figure {
  /// Finds the figures of `count` notes.
  ///
  /// - Parameters:
  ///   - series: The series with the starts of its figures; what does not lie among the notes is left out.
  ///   - count: The number of notes.
  /// - Returns: The figures in their order.
  static func all(of series: AudibleSeries, count: Int) -> [Figure] {
    let starts = series.figureStarts
    return starts.indices.compactMap { index in
      let start = starts[index]
      let end = starts.indices.contains(index + 1) ? min(starts[index + 1], count) : count
      guard start >= 0, start < end else { return nil }
      let main = series.mainNotes.indices.contains(index) ? series.mainNotes[index] : end - 1
      return Figure(notes: start..<end, main: (start..<end).contains(main) ? main : end - 1)
    }
  }
}

extension Course {
  /// The most notes of a figure that are heard.
  static let mostFigureNotes = 12
  /// The least time between two notes of a figure, in seconds: untrained ears tell the order of tones
  /// from about 100 ms on.
  static let shortestFigureNote = 0.09

  /// The seconds in which each note of all figures has its time.
  var figureLength: Double {
    // The last note rings on after the last onset.
    let rest = Double(max(places - 1, 1)) / Double(max(places, 1))
    return Self.shortestFigureNote / max(shortestSegment * rest, 1e-9)
  }

  /// Leaves as many notes of each figure as `length` seconds have time for, but no figure out.
  ///
  /// With time for one alone, the figures are figures no longer: their main notes are a course as
  /// that of plain points.
  mutating func shortenFigures(length: Double) {
    for most in (1...Self.mostFigureNotes).reversed() {
      var shortened = self
      shortened.shortenFigures(to: most)
      guard most == 1 || shortened.figureLength <= length * (1 + 1e-9) else { continue }
      self = shortened
      if most == 1 {
        groupCount = nil
        figures = []
      }
      return
    }
  }

  /// Leaves at most so many notes of each figure, in the time of all of them.
  mutating func shortenFigures(to most: Int) {
    guard figures.contains(where: { $0.notes.count > most }) else { return }
    var keptStops: [Stop] = []
    var keptFigures: [Figure] = []
    for figure in figures {
      let kept = notes(of: figure, most)
      let start = keptStops.count
      let first = stops[figure.notes.lowerBound].share
      let room = stops[figure.notes.upperBound - 1].share - first
      for (place, note) in kept.enumerated() {
        var stop = stops[note]
        stop.share = first + room * Double(place) / Double(max(kept.count - 1, 1))
        keptStops.append(stop)
      }
      let main = kept.firstIndex(of: figure.main) ?? 0
      keptFigures.append(Figure(notes: start..<keptStops.count, main: start + main))
    }
    stops = keptStops
    figures = keptFigures
    places = stops.count
    endWithLastStop()
  }

  /// The notes of a figure that tell most of it, in their order: the main one, the two ends of its pitch,
  /// then those that come first.
  private func notes(of figure: Figure, _ most: Int) -> [Int] {
    let heard = figure.notes.filter { !stops[$0].height.isNaN }
    let main = stops[figure.main].height
    let ends = [
      heard.max { stops[$0].height < stops[$1].height },
      heard.min { stops[$0].height < stops[$1].height },
    ].compactMap(\.self).sorted {
      abs(stops[$0].height - main) > abs(stops[$1].height - main)
    }
    var kept: [Int] = []
    for note in [figure.main] + ends + Array(figure.notes)
    where kept.count < most && !kept.contains(note) {
      kept.append(note)
    }
    return kept.sorted()
  }

  /// Has the whole end with its last stop, unless it lies along a timeline.
  private mutating func endWithLastStop() {
    guard !hasTimeline, let last = stops.last?.share, last > 0 else { return }
    for index in stops.indices { stops[index].share /= last }
    // In halves, as the distance of two finite numbers may not be finite.
    lastX = 2 * (firstX / 2 + (lastX / 2 - firstX / 2) * last)
  }
}
