extension Score {
  /// The score from its end to its start: what glided up glides down, places run the other way.
  ///
  /// Notes keep their attack, their release and the pause after them; only their order and their
  /// course turn around. Parts keep the map between time and x, so a playhead stays over the right
  /// point. What comes before the first part, the legend, stays before it as it is.
  public func reversed() -> Score {
    var score = self
    // A tone goes on from the one before it; reversed, the one before it goes on from the tone.
    var goesOn = [Bool](repeating: false, count: tones.count)
    var newest: [Tone.Voice: Int] = [:]
    for (index, tone) in tones.enumerated() where tone.cue == nil {
      if tone.isConnected, let previous = newest[tone.voice] { goesOn[previous] = true }
      newest[tone.voice] = index
    }
    // The time that a discrete series has after the onset of its last note.
    let rests = Dictionary(parts.map { ($0.series, $0.length - $0.span) }) { first, _ in first }
    let lead = parts.map(\.start).min() ?? 0
    let isLegend = { (index: Int) in self.tones[index].start < lead - 1e-9 }
    score.tones = tones.indices.reversed().map { index in
      var tone = tones[index]
      if isLegend(index) { return tone }
      tone.start = max(
        lead + length - tone.start - max(rests[tone.series] ?? 0, tone.length), lead)
      (tone.frequency, tone.endFrequency) = (tone.endFrequency, tone.frequency)
      (tone.gain, tone.endGain) = (tone.endGain, tone.gain)
      (tone.pan, tone.endPan) = (tone.endPan, tone.pan)
      tone.isConnected = goesOn[index]
      return tone
    }
    score.tones.sort { $0.start < $1.start }
    score.parts = parts.reversed().map { part in
      var part = part
      part.start = max(lead + length - part.start - part.length, lead)
      (part.firstX, part.lastX) = (part.lastX, part.firstX)
      return part
    }
    score.parts.sort { $0.start < $1.start }
    return score
  }
}
