import Glibc

extension Score {
  /// The stretch of the score from `start` to `end`, moved to its beginning.
  ///
  /// A tone that reaches across an edge is cut there at the pitch, loudness and place it has just
  /// then. Parts keep the map between time and x, so a playhead stays over the right point.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in seconds.
  ///   - end: Where it ends, in seconds.
  /// - Returns: The excerpt; silence where `end` is not after `start`.
  public func excerpt(from start: Double, to end: Double) -> Score {
    let first = max(start, 0)
    let last = min(end, length)
    guard first < last else { return .silence }
    var score = self
    score.length = last - first
    score.tones = tones.compactMap { $0.cut(from: first, to: last, glide: glide) }
    score.parts = parts.compactMap { part in
      let low = max(part.start, first)
      let high = min(part.start + part.length, last)
      guard low < high else { return nil }
      var cut = part
      cut.firstX = part.x(at: low)
      cut.lastX = part.x(at: high)
      // The onsets of a discrete series end before its sound does.
      cut.span = max(min(part.start + part.span, high) - low, 0)
      cut.start = low - first
      cut.length = high - low
      return cut
    }
    return score
  }
}

extension [Tone] {
  /// The tones from `start` on, at their own times; one that sounds then already begins there.
  func entering(_ start: Double, glide: SonificationSettings.PitchScale) -> [Tone] {
    guard contains(where: { $0.start < start - 1e-9 }) else { return self }
    return compactMap { tone in
      guard tone.start < start, var cut = tone.cut(from: start, to: .infinity, glide: glide) else {
        return tone.start < start ? nil : tone
      }
      cut.start = start
      return cut
    }
  }
}

extension Tone {
  /// The tone between two times, counted from the first; `nil` where nothing of it is left.
  fileprivate func cut(
    from first: Double, to last: Double, glide: SonificationSettings.PitchScale
  ) -> Tone? {
    let low = max(start, first)
    let high = min(start + length, last)
    guard length > 0, high - low > 1e-9 else { return nil }
    let (a, b) = ((low - start) / length, (high - start) / length)
    var tone = self
    tone.start = low - first
    tone.length = high - low
    tone.frequency = pitch(at: a, glide)
    tone.endFrequency = pitch(at: b, glide)
    tone.gain = Self.ratio(gain, endGain, a)
    tone.endGain = Self.ratio(gain, endGain, b)
    tone.pan = pan + (endPan - pan) * a
    tone.endPan = pan + (endPan - pan) * b
    // A tone that begins before the excerpt has lost the one it went on from.
    tone.isConnected = isConnected && start >= first
    return tone
  }

  private func pitch(at share: Double, _ glide: SonificationSettings.PitchScale) -> Double {
    switch glide {
    case .linear: frequency + (endFrequency - frequency) * share
    case .log: Self.ratio(frequency, endFrequency, share)
    }
  }

  private static func ratio(_ from: Double, _ to: Double, _ share: Double) -> Double {
    guard from > 0, to > 0 else { return from + (to - from) * share }
    return share == 0 ? from : share == 1 ? to : from * pow(to / from, share)
  }
}
