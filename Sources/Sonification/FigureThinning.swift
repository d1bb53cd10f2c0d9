extension Course {
  /// The least time between two notes of a figure, in seconds: untrained ears tell the order of tones
  /// from about 100 ms on.
  static let shortestFigureNote = 0.09
  /// The share of its time in which the notes of a figure begin.
  static let figureShare = 0.6

  /// The seconds in which each note of all figures has its time.
  var figureLength: Double {
    // The last note rings on after the last onset.
    let rest = Double(max(places - 1, 1)) / Double(max(places, 1))
    return Self.shortestFigureNote / max(shortestSegment * rest, 1e-9)
  }

  /// Leaves as many figures as `length` seconds have time for, each at its own pitches.
  ///
  /// Of neighbors the one stays that departs most from them; the figures with the lowest and the
  /// highest note of all stay in any case.
  mutating func thinFigures(length: Double) {
    guard figures.count > 1, figureLength > length * (1 + 1e-9) else { return }
    let count = figureRoom(in: length)
    let chosen = chosenFigures(count)
    var kept: [Stop] = []
    var ranges: [Range<Int>] = []
    for (slot, figure) in chosen.enumerated() {
      guard let figure else { continue }
      let start = kept.count
      let step = Self.figureShare / Double(max(figure.count - 1, 1))
      for (index, stop) in stops[figure].enumerated() {
        var stop = stop
        stop.share = (Double(slot) + step * Double(index)) / Double(count)
        kept.append(stop)
      }
      ranges.append(start..<kept.count)
    }
    if !hasTimeline, let last = kept.last?.share, last > 0 {
      for index in kept.indices { kept[index].share /= last }
      lastX = firstX + (lastX - firstX) * last
    }
    stops = kept
    figures = ranges
    groupCount = ranges.count { kept[$0].contains { !$0.height.isNaN } }
    places = kept.count
  }

  /// The most figures of which each note gets its time.
  private func figureRoom(in length: Double) -> Int {
    let most = Double(figures.reduce(1) { max($0, $1.count) })
    guard most > 1 else { return max(Int(length / Self.shortestFigureNote), 1) }
    var room = min(figures.count, Int(length / Self.shortestFigureNote))
    while room > 1 {
      let count = Double(room)
      // The last note rings on after the last onset.
      let span = length * (1 - 1 / (count * most))
      let figure = span / (hasTimeline ? count : count - 1 + Self.figureShare)
      if figure * Self.figureShare / (most - 1) >= Self.shortestFigureNote { break }
      room -= 1
    }
    return max(room, 1)
  }

  /// The figure that is heard in each of `count` stretches of the course; `nil` in one without any.
  private func chosenFigures(_ count: Int) -> [Range<Int>?] {
    var chosen = [Range<Int>?](repeating: nil, count: count)
    var departures = [Double](repeating: -1, count: count)
    for slot in chosen.indices {
      let inside = figures.filter { self.slot(of: $0, count) == slot }
      let heights = inside.flatMap { stops[$0].map(\.height) }.filter { !$0.isNaN }
      let mean = heights.reduce(0, +) / Double(max(heights.count, 1))
      for figure in inside {
        let departure = stops[figure].reduce(0.0) { most, stop in
          stop.height.isNaN ? most : max(most, abs(stop.height - mean))
        }
        guard departure > departures[slot] else { continue }
        departures[slot] = departure
        chosen[slot] = figure
      }
    }
    let lowest = extremeFigure(by: <)
    let highest = extremeFigure(by: >)
    if let highest { chosen[slot(of: highest, count)] = highest }
    if let lowest, lowest != highest {
      var slot = slot(of: lowest, count)
      if chosen[slot] == highest, count > 1 {
        let isAfter = lowest.lowerBound > (highest?.lowerBound ?? 0)
        slot = isAfter ? min(slot + 1, count - 1) : max(slot - 1, 0)
      }
      if chosen[slot] != highest { chosen[slot] = lowest }
    }
    return chosen
  }

  private func slot(of figure: Range<Int>, _ count: Int) -> Int {
    // Of the whole without the last figure's own notes, so that the last begins the last stretch.
    let end = figures.last.map { stops[$0.lowerBound].share } ?? 1
    guard end > 0 else { return 0 }
    return min(Int(stops[figure.lowerBound].share / end * Double(count)), count - 1)
  }

  private func extremeFigure(by isBeyond: (Double, Double) -> Bool) -> Range<Int>? {
    var found: (height: Double, figure: Range<Int>)?
    for figure in figures {
      for stop in stops[figure] where !stop.height.isNaN {
        if found.map({ isBeyond(stop.height, $0.height) }) ?? true { found = (stop.height, figure) }
      }
    }
    return found?.figure
  }
}
