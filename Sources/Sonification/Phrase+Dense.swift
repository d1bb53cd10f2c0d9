extension Phrase {
  /// The level of the range beside the line: 12 dB below.
  private static let rangeLevel = 0.251
  /// A range narrower than this, as a difference of heights, is no more than the line itself.
  private static let narrowest = 1.0 / 40
  private static let accentLength = 0.1

  /// Plays the line of dense points, their range and the points that stand out.
  mutating func addDense(
    _ stops: [Course.Stop], _ spread: Course.Spread, isContinuous: Bool, isHeld: Bool
  ) {
    let hasLine = settings.density != .range
    let rangeLevel = settings.density == .line ? nil : hasLine ? Self.rangeLevel : 1
    for index in stops.indices where !stops[index].height.isNaN {
      let isDense = !spread.lower[index].isNaN
      if hasLine || !isDense {
        if isContinuous {
          addGlide(from: index, in: stops)
        } else {
          let longest = isHeld ? slot.length : SliceSummary.length
          add(
            from: stops[index], to: stops[index], start: time(stops[index]),
            length: min(longest, end(index, stops) - time(stops[index])))
        }
      }
      guard let rangeLevel, isDense else { continue }
      addRange(
        index, stops, spread.lower, .lower, level: rangeLevel, spread, isContinuous: isContinuous)
      addRange(
        index, stops, spread.upper, .upper, level: rangeLevel, spread, isContinuous: isContinuous)
    }
    let end = slot.start + slot.length
    for accent in spread.accents {
      let length = min(Self.accentLength, slot.length)
      add(
        from: accent, to: accent, start: min(time(accent), end - length), length: length,
        layer: .accent)
    }
  }

  /// Plays the ends between which points may lie, as softly as the range of dense ones.
  mutating func addBand(_ stops: [Course.Stop], isContinuous: Bool) {
    guard settings.density == .both, settings.preset != .audiograph,
      stops.contains(where: { $0.ends != nil })
    else { return }
    var spread = Course.Spread()
    spread.lower = stops.map { $0.ends?.lowerBound ?? .nan }
    spread.upper = stops.map { $0.ends?.upperBound ?? .nan }
    for index in stops.indices where stops[index].ends != nil {
      for (heights, layer) in [(spread.lower, Tone.Layer.lower), (spread.upper, .upper)] {
        addRange(
          index, stops, heights, layer, level: Self.rangeLevel, spread, isContinuous: isContinuous)
      }
    }
  }

  private func end(_ index: Int, _ stops: [Course.Stop]) -> Double {
    index + 1 < stops.count ? time(stops[index + 1]) : slot.start + slot.length
  }

  /// Plays one end of the range from a stop to the next, or for as long as its note lasts.
  private mutating func addRange(
    _ index: Int, _ stops: [Course.Stop], _ heights: [Double], _ layer: Tone.Layer, level: Double,
    _ spread: Course.Spread, isContinuous: Bool
  ) {
    func stop(_ index: Int) -> Course.Stop {
      Course.Stop(share: stops[index].share, height: heights[index], startsGap: false)
    }
    func isWide(_ index: Int) -> Bool {
      settings.density == .range || spread.upper[index] - spread.lower[index] >= Self.narrowest
    }
    func sounds(_ index: Int) -> Bool {
      stops.indices.contains(index + 1) && index >= 0 && !heights[index].isNaN
        && !heights[index + 1].isNaN && (isWide(index) || isWide(index + 1))
    }
    let start = time(stops[index])
    let room = end(index, stops) - start
    if isContinuous {
      guard sounds(index) else { return }
      add(
        from: stop(index), to: stop(index + 1), start: start, length: room,
        isConnected: sounds(index - 1), layer: layer, level: level)
    } else if isWide(index) {
      add(
        from: stop(index), to: stop(index), start: start, length: min(SliceSummary.length, room),
        layer: layer, level: level)
    }
  }
}
