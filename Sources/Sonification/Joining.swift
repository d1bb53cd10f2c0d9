extension Score {
  /// The score with another after it.
  ///
  /// - Parameters:
  ///   - other: The score after it; its parts are left out.
  ///   - pause: The seconds between them.
  /// - Returns: Both as one.
  public func followed(by other: Score, after pause: Double) -> Score {
    var score = self
    let start = length + pause
    score.tones += other.tones.map { tone in
      var shifted = tone
      shifted.start += start
      return shifted
    }
    score.length = start + other.length
    score.pointCount += other.pointCount
    score.playedCount += other.playedCount
    score.noteCount += other.noteCount
    score.playedNoteCount += other.playedNoteCount
    return score
  }
}
