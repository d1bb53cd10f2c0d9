extension Score {
  /// Composes the score of `series`, heard in the order they come.
  ///
  /// All series share one map from height to pitch, so they can be compared by ear.
  public init(_ series: [AudibleSeries], settings: SonificationSettings) {
    self = .silence
  }

  /// Composes the one note that a move to a point plays: 0.25 s, or the gap tick for a missing `y`.
  ///
  /// - Parameters:
  ///   - y: The height, 0 … 1; not a number for a missing point.
  ///   - place: The place along x, 0 … 1, which decides the pan; `nil` centers it.
  ///   - series: The index of the series, which decides the instrument.
  public init(point y: Double, at place: Double?, series: Int, settings: SonificationSettings) {
    self = .silence
  }
}
