import Foundation
import SoundTesting
import Testing

/// Published data, heard: the highest and the lowest pitch come where the data has its extremes.
@Suite struct RealDataSoundTests {
  /// A file, how it is charted, and the shares of the time at which its extremes are heard.
  struct Extremes: Sendable {
    var file: String
    var options: [String]
    var highest: ClosedRange<Double>
    var lowest: ClosedRange<Double>
  }

  private static func around(_ share: Double) -> ClosedRange<Double> {
    share - 0.025...share + 0.025
  }

  @Test(arguments: [
    // Of 700 days, March 1, 2000 is the 60th and December 1, 2000 the 335th.
    Extremes(
      file: "stocks.csv", options: ["--split", "symbol", "--x", "date", "--y", "price"],
      highest: around(60 / 700.0), lowest: around(335 / 700.0)),
    // Of 366 days, August 16 is the 229th and January 19 the 19th.
    Extremes(
      file: "seattle-weather.csv", options: ["--y", "temp_max"], highest: around(228 / 365.0),
      lowest: around(18 / 365.0)),
    // Of the 61 days to the 45th candle, July 8 is the 38th and July 24 the 54th; each candle is a
    // figure, and two make one.
    Extremes(
      file: "ohlc.json", options: [], highest: 35 / 61.0...40 / 61.0, lowest: 51 / 61.0...56 / 61.0),
    // Three of the widest petals, and five of the narrowest.
    Extremes(
      file: "iris.csv",
      options: ["--x", "petalLength", "--y", "petalWidth", "--type", "scatter"],
      highest: 4.7 / 5.9 - 0.02...5.1 / 5.9 + 0.02, lowest: 0.1 / 5.9 - 0.02...0.5 / 5.9 + 0.02),
  ])
  func extremesAreHeardWhereTheyAre(_ chart: Extremes) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Support/RealData/\(chart.file)").path
    let result = try Program.run(["render", path, "-o", "-"] + chart.options)
    #expect(result.status == .exit(0), "\(result.errorText)")
    let sound = try WaveContents(result.output).stereo
    let highest = pitches(of: sound, in: chart.highest).max() ?? 0
    let lowest = pitches(of: sound, in: chart.lowest).min() ?? 0
    #expect(abs(highest / 2000 - 1) < 0.12)
    #expect(abs(lowest / 200 - 1) < 0.25)
    // And nowhere else is anything beyond.
    for share in stride(from: 0, to: 0.99, by: 0.05) {
      for pitch in pitches(of: sound, in: share...share) {
        #expect((lowest * 0.95...highest * 1.05).contains(pitch), "\(pitch) Hz at \(share)")
      }
    }
  }

  /// The pitches of the fragments of sound that begin within a part of the time.
  private func pitches(of sound: StereoSamples, in shares: ClosedRange<Double>) -> [Double] {
    let ends = [shares.lowerBound, shares.upperBound].map { max($0, 0) * sound.seconds }
    return stride(from: ends[0], through: ends[1], by: 0.03).compactMap { start in
      let part = sound.sum(from: start, to: start + 0.035)
      // Between two figures is silence, which has no pitch, and nothing sounds below 50 Hz.
      guard let peak = part.map({ abs($0) }).max(), peak > 0.01,
        let pitch = Spectrum.dominantFrequency(of: part, sampleRate: sound.sampleRate)
      else { return nil }
      // Of some voices the upper partials are nearly as strong; beyond the range of pitch they are no pitch.
      let partial = max((pitch / 2100).rounded(.up), 1)
      return pitch > 50 ? pitch / partial : nil
    }
  }
}
