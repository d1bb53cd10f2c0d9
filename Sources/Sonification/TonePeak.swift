import Glibc

extension Tone {
  /// The highest amplitude it reaches in one channel.
  ///
  /// Loudness grows or falls by the same ratio at every moment while the place moves evenly, so a
  /// channel is loudest at an end or where its own turn makes up for that growth.
  var peak: Double {
    // As silent as the renderer lets a tone be.
    let first = max(gain, 1e-6)
    let growth = log(max(endGain, 1e-6) / first)
    let start = 2 * Double.pi * Panning.turns(pan + 1)
    let turn = 2 * Double.pi * Panning.turns(endPan - pan)
    var shares = [0.0, 1]
    if turn != 0 {
      // The zeros of the derivatives of eᵍˢ cos(a + ts) and eᵍˢ sin(a + ts).
      shares += [atan(growth / turn), atan(-turn / growth)].map { ($0 - start) / turn }
    }
    return shares.reduce(0) { highest, share in
      let share = min(max(share, 0), 1)
      return max(
        highest, first * exp(growth * share) * Panning.peak(at: pan + (endPan - pan) * share))
    }
  }
}

extension [Tone] {
  /// True where tones that sound at once can add up to more than `limit` in one channel.
  ///
  /// The tones must be ordered by their start.
  func canExceed(_ limit: Double) -> Bool {
    var sounding: [(end: Double, peak: Double)] = []
    for tone in self where tone.canSound {
      sounding.removeAll { $0.end <= tone.start + 1e-9 }
      sounding.append((tone.start + tone.length, tone.peak))
      if sounding.reduce(0, { $0 + $1.peak }) > limit { return true }
    }
    return false
  }
}
