import Sonification

/// A line that rises, falls and has a gap, as the bytes of a WAVE file of two seconds.
func soundOfLine() -> [UInt8] {
  let line = AudibleSeries(
    x: [0, 1, 2, 3, 4, 5], y: [0, 0.4, 1, .nan, 0.7, 0.2], isContinuous: true)
  var settings = SonificationSettings()
  settings.duration = .exactly(2)
  let score = Score([line], settings: settings)
  var bytes: [UInt8] = []
  WaveFile.render(score, volume: 1) { bytes += $0 }
  return bytes
}
