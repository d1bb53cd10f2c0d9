import Sonification

extension Chart {
  /// The audio graph as the bytes of a WAVE file: two channels of 16 bits, 48,000 frames a second.
  ///
  /// The same chart and settings give the same bytes. ``audibleSeries`` and `WaveFile` do the same in
  /// parts, for another format or for less memory than the whole file takes.
  ///
  /// - Parameter settings: How it sounds, and how loud.
  /// - Returns: The file, with its header; without a sound in it where there is nothing to hear.
  public func waveFile(_ settings: SonificationSettings = SonificationSettings()) -> [UInt8] {
    var bytes: [UInt8] = []
    WaveFile.render(Score(audibleSeries, settings: settings), volume: settings.volume) {
      bytes += $0
    }
    return bytes
  }
}
