extension Score {
  /// The score played faster or slower: every time is divided by `speed`, no pitch changes.
  ///
  /// - Parameter speed: 2 is twice as fast; anything that is not a number above zero changes
  ///   nothing.
  /// - Returns: The same tones and parts at their new times.
  public func atSpeed(_ speed: Double) -> Score {
    guard speed > 0, speed.isFinite, speed != 1 else { return self }
    var score = self
    score.length /= speed
    for index in tones.indices {
      score.tones[index].start /= speed
      score.tones[index].length /= speed
    }
    for index in parts.indices {
      score.parts[index].start /= speed
      score.parts[index].length /= speed
      score.parts[index].span /= speed
    }
    return score
  }
}
