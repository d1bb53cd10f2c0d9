import Charts
import Descriptions
import Sonification
import Testing

@testable import Explorer

@Suite struct SubtitlesTests {
  private func lines(_ chart: Chart) -> [String] {
    let score = Score(chart.audibleSeries(thresholds: []), settings: SonificationSettings())
    return Subtitles(of: score, chart, in: Languages.all[0]).text
      .split(separator: "\n").map(String.init)
  }

  @Test func namesTheChartThenTellsThePoints() throws {
    let lines = lines(Fixtures.price)
    #expect(lines.first == "WEBVTT")
    #expect(lines[1].hasPrefix("00:00:00.000 --> "))
    #expect(lines[2].contains(try #require(Fixtures.price.title)))
    let times = lines.filter { $0.contains(" --> ") }
    #expect(times.count >= 2)
    // A caption ends where the next begins.
    let ends = times.map { $0.split(separator: " ").last }
    let starts = times.map { $0.split(separator: " ").first }
    #expect(ends.dropLast().elementsEqual(starts.dropFirst(), by: ==))
  }

  @Test func seriesAreNamedAsTheyBegin() {
    let lines = lines(Fixtures.pair)
    let settings = SonificationSettings()
    let score = Score(Fixtures.pair.audibleSeries(thresholds: []), settings: settings)
    for part in score.parts {
      let name = Fixtures.pair.series[part.series].name
      let cue = lines.firstIndex { $0 == name || $0.hasSuffix(" " + name) }
      #expect(cue.map { lines[$0 - 1].hasPrefix(Subtitles.time(part.start)) } == true)
    }
  }

  @Test func timesAndTextsAreAsTheFormatHasThem() {
    #expect(
      Subtitles.time(3725.0625) == "01:02:05.063" || Subtitles.time(3725.0625) == "01:02:05.062")
    #expect(Subtitles.escaped("a < b & c > d\ne") == "a &lt; b &amp; c &gt; d e")
  }
}
