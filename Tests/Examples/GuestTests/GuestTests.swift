import Accessibility
import Audiograph
import ChartExplorer
import Charts
import Descriptions
import Foundation
import SoundTesting
import Testing

@testable import AppSamples

/// A package that depends on Earshot explores and plays the model of an app, as it was written.
@Suite struct GuestTests {
  @Test func itIsExploredByKeys() throws {
    let japanese = try #require(Languages.language("ja"))
    let chart = Chart(ContentView().body.makeChartDescriptor())
    #expect(
      try Explorer.captions(of: [chart], keys: "<Right><Right><Tab><Tab><Tab>", language: japanese)
        == [
          "通信量の推移、棒グラフ、10項目", "疑問符：ヘルプ", "1月1日、6.0GB", "1月2日、7.0GB、16.7%増",
          "グラフの詳細。棒グラフ、1系列、10点", "系列の説明。棒グラフ、1系列、10点", "値。1月2日、7.0GB",
        ])
  }

  /// PortAudio reads the environment of the whole process, so this is one of its own.
  @Test func itIsPlayedToTheEnd() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      let descriptor = ContentView().body.makeChartDescriptor()
      let values = descriptor.series[0].dataPoints.compactMap { $0.yValue?.number }
      try #require(values == [6, 7, 8, 9, 10, 6, 7, 8, 9, 10])
      let audiograph = Audiograph(localizations: .defaultEnglish)
      audiograph.playingDuration = .exactly(.seconds(4))
      audiograph.smoothing = .none
      (audiograph.minFrequency, audiograph.maxFrequency) = (300, 1500)
      let wasHeard = await withCheckedContinuation { heard in
        audiograph.play(graphContent: values.enumerated().map { CGPoint(x: Double($0), y: $1) }) {
          heard.resume(returning: $0)
        }
      }
      try #require(wasHeard)
      let told = recording.seconds
      while recording.seconds < told + 0.3 { try await Task.sleep(for: .milliseconds(20)) }
      let sound = recording.stop()
      let (onset, end) = (try #require(sound.onset()), try #require(sound.end()))
      try #require(abs(end - onset - 4) < 0.1)
      // Pitch is value: it begins with the lowest and is near the highest before the fifth day.
      func pitch(_ start: Double, _ end: Double) throws -> Double {
        try #require(
          Spectrum.dominantFrequency(
            of: sound.sum(from: onset + start, to: onset + end), sampleRate: sound.sampleRate))
      }
      try #require((300...360).contains(try pitch(0.02, 0.06)))
      try #require((1400...1510).contains(try pitch(1.7, 1.76)))
      try #require((1400...1510).contains(try pitch(3.92, 3.98)))
      let day = 4.0 / 9
      let rise = try (0..<4).map { try pitch(day * (Double($0) + 0.4), day * (Double($0) + 0.6)) }
      for (before, after) in zip(rise, rise.dropFirst()) { try #require(before + 200 < after) }
    }
  }
}
