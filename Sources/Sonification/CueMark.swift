/// A place along a series where a cue is heard.
struct CueMark: Equatable {
  var cue: Cue
  /// The place along the series, 0 … 1.
  var share: Double
  /// True for a line that is met from below.
  var isRising = true
}

extension Course {
  /// The places that `cues` mark, each kind ordered by its place.
  func marks(of cues: Set<Cue>, landmarks: Landmarks, isContinuous: Bool) -> [CueMark] {
    Cue.allCases.filter(cues.contains).flatMap { cue -> [CueMark] in
      switch cue {
      case .gap:
        stops.filter(\.startsGap).map { CueMark(cue: cue, share: $0.share) }
      case .zeroCrossing:
        meetings(with: landmarks.zero.map { [$0] } ?? [], cue: cue, isContinuous: isContinuous)
      case .threshold:
        meetings(with: landmarks.thresholds, cue: cue, isContinuous: isContinuous)
      case .gridline:
        landmarks.gridlines.compactMap(share).sorted().map { CueMark(cue: cue, share: $0) }
      case .turningPoint, .spike, .outlier:
        (landmarks.accents[cue] ?? []).compactMap(share).sorted().map {
          CueMark(cue: cue, share: $0)
        }
      case .seriesStart: [CueMark(cue: cue, share: 0)]
      case .boundary: [CueMark(cue: cue, share: 1)]
      case .minimum: extreme(cue, heights(spread?.lower), by: <)
      case .maximum: extreme(cue, heights(spread?.upper), by: >)
      }
    }
  }

  /// The places at which the course meets a line.
  ///
  /// A glide passes it between its points, notes at the first one beyond it. Of the notes of one point the main one
  /// counts, as in walking.
  private func meetings(with lines: [Double], cue: Cue, isContinuous: Bool) -> [CueMark] {
    let stops = figures.isEmpty ? self.stops : figures.map { self.stops[$0.main] }
    var marks: [CueMark] = []
    for line in lines where line.isFinite {
      var before: Stop?
      for stop in stops {
        let step = LineStep(from: before?.height, to: stop.height)
        if step.comes(onto: line) {
          marks.append(CueMark(cue: cue, share: stop.share, isRising: step.isRising))
        } else if let before, step.passes(line) {
          let between =
            (line - before.height) / (stop.height - before.height) * (stop.share - before.share)
          let share = isContinuous ? before.share + between : stop.share
          marks.append(CueMark(cue: cue, share: share, isRising: step.isRising))
        }
        before = stop
      }
    }
    return marks.sorted { $0.share < $1.share }
  }

  /// The heights of the stops, of dense ones those in `ends`.
  private func heights(_ ends: [Double]?) -> [Double] {
    guard let ends else { return stops.map(\.height) }
    return zip(stops, ends).map { $1.isNaN ? $0.height : $1 }
  }

  /// The first stop at the extreme of `heights`; a flat course has none.
  private func extreme(
    _ cue: Cue, _ heights: [Double], by isBeyond: (Double, Double) -> Bool
  ) -> [CueMark] {
    var found: Int?
    var isFlat = true
    for (index, height) in heights.enumerated() where !height.isNaN {
      if let found, height != heights[found] { isFlat = false }
      if found.map({ isBeyond(height, heights[$0]) }) ?? true { found = index }
    }
    guard let found, !isFlat else { return [] }
    return [CueMark(cue: cue, share: stops[found].share)]
  }

  /// The place of `x`, unless it lies outside.
  private func share(of x: Double) -> Double? {
    guard x >= firstX, x <= lastX, lastX > firstX else { return nil }
    // Halves, because the distance of two finite numbers may not be finite.
    let share = (x / 2 - firstX / 2) / (lastX / 2 - firstX / 2)
    return share.isFinite ? share : nil
  }
}

extension Phrase {
  /// The tones of the cues at `marks`, within the time of the series.
  ///
  /// Of each kind one sounds at a time: it makes room for the next. A mark too close after another to be told
  /// apart is left out.
  func tones(of marks: [CueMark]) -> [Tone] {
    let loudest = Self.greatestGain(settings)
    let end = slot.start + slot.length
    let beginnings = beginnings(of: marks, before: end)
    var tones: [Tone] = []
    for (index, (mark, start)) in beginnings.enumerated() {
      let earcon = Earcon(mark.cue, isRising: mark.isRising)
      let next = beginnings.dropFirst(index + 1).first.flatMap {
        $0.mark.cue == mark.cue ? $0.start : nil
      }
      tones += earcon.tones(
        at: start, room: min(next ?? end, end) - start, pan: pan(mark.share), series: series,
        loudest: loudest)
    }
    return tones
  }

  /// The marks that are heard, each kind in its order, and the seconds at which they begin.
  private func beginnings(
    of marks: [CueMark], before end: Double
  ) -> [(mark: CueMark, start: Double)] {
    var beginnings: [(mark: CueMark, start: Double)] = []
    for mark in marks where mark.share.isFinite {
      let (length, moment) = (Earcon(mark.cue).length, time(mark.share))
      // A cue at the very end sounds before it, as nothing comes after.
      var start = max(min(moment, end - length), slot.start)
      if let last = beginnings.last, last.mark.cue == mark.cue {
        let free = last.start + SliceSummary.length / Double(SliceSummary.mostPoints)
        guard free <= max(start, moment) + 1e-9 else { continue }
        start = max(start, free)
      }
      beginnings.append((mark, start))
    }
    return beginnings
  }
}
