extension Score {
  /// Composes the note of a point after three others to compare it with: the lowest pitch, the
  /// middle one and the highest, 0.15 s each.
  ///
  /// Several references help most with values in the middle (Metatla et al., "Sonification of
  /// reference markers for auditory graphs", PeerJ Computer Science 2:e51, 2016). A missing `y` is
  /// the gap tick alone.
  ///
  /// - Parameters:
  ///   - y: The height, 0 … 1; not a number for a missing point.
  ///   - place: The place along x, 0 … 1, which decides the pan of the point; `nil` centers it.
  ///   - series: The index of the series, which decides the instrument.
  ///   - settings: The choices by which data becomes sound.
  public init(
    referencedPoint y: Double, at place: Double?, series: Int, settings: SonificationSettings
  ) {
    self.init(point: y, at: place, series: series, settings: settings)
    guard playedCount > 0 else { return }
    let map = PitchMap(settings)
    let scale = Phrase.scale(settings)
    let references = [0, 0.5, 1].enumerated().map { index, height in
      Tone(
        note: map.frequency(of: height), start: 0.2 * Double(index), length: 0.15,
        instrument: Timbre.instrument(ofSeries: series, first: settings.instrument), series: series
      ).scaled(by: scale)
    }
    // The rest tells the references from what they are for.
    delay(by: 0.55 + 0.25)
    tones.insert(contentsOf: references, at: 0)
  }
}
