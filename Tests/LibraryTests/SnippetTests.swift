import Charts
import SoundTesting
import Testing

/// The snippets do what their articles say.
@Suite struct SnippetTests {
  @Test func chartHasFacts() {
    let facts = factsOfRain()
    #expect(facts.first == .title("Rain in March"))
    #expect(
      facts.contains(.highest(Quantity(163, unit: "mm"), .category("Bergen"), series: nil)))
  }

  @Test func scoreBecomesWave() {
    let bytes = soundOfLine()
    let header = 44
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    // Two seconds of two channels at 48,000 frames a second, 16 bits each.
    #expect(bytes.count == header + 2 * 48_000 * 4)
    #expect(bytes.dropFirst(header).contains { $0 != 0 })
  }

  @Test func modelOfAnAppIsSaid() throws {
    let words = try #require(wordsOfTraffic())
    #expect(words.details.first == "Data traffic")
    #expect(words.details.contains("Highest: 8.5 GB at Tue"))
    #expect(words.point == "Wed, 7.0 GB, new phone")
  }

  @Test func chartIsSaidInGerman() throws {
    let words = try #require(germanWords())
    #expect(words.details.first == "Steps")
    #expect(words.details.contains { $0.contains("11.630") && $0.hasPrefix("Höchst") })
    #expect(words.point == "Tue, 11.630")
  }

  @Test func pricesAreHeardToTheEnd() async {
    // PortAudio reads the environment of the whole process, so this is one of its own.
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      let wasHeard = await playPrices()
      try #require(wasHeard)
      let sound = recording.stop()
      let (onset, end) = (try #require(sound.onset()), try #require(sound.end()))
      try #require(abs(end - onset - 2) < 0.1)
    }
  }
}
