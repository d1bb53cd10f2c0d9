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
      let cue = lines.firstIndex { ". \($0)".contains(". \(name), ") }
      #expect(cue.map { lines[$0 - 1].hasPrefix(Subtitles.time(part.start)) } == true)
    }
  }

  /// The first and the last value of each series are told while they sound, in words short enough to read.
  @Test(arguments: [false, true])
  func theEndsOfEverySeriesAreTold(areTogether: Bool) throws {
    var settings = SonificationSettings()
    settings.order = areTogether ? .together : .sequential
    let language = Languages.all[0]
    for chart in [Fixtures.pair, Fixtures.price, Fixtures.steps] {
      let score = Score(chart.audibleSeries(thresholds: []), settings: settings)
      let text = Subtitles(of: score, chart, in: language).text
      let blocks = text.split(separator: "\n\n").dropFirst().map { block in
        let lines = block.split(separator: "\n").map(String.init)
        return (times: lines[0], words: lines[1])
      }
      for part in score.parts {
        let series = chart.series[part.series]
        for value in [series.y.first, series.y.last].compactMap(\.self) where value.isFinite {
          let words = language.format.quantity(chart.quantity(value, of: series))
          #expect(blocks.contains { $0.words.contains(words) }, "\(series.name) \(words)\n\(text)")
        }
      }
      #expect(blocks.allSatisfy { $0.words.count < 160 })
    }
  }

  /// The last value of a series is told when it sounds, and the sound waits until it is read.
  @Test func theEndOfASeriesIsToldAtItsMoment() throws {
    let language = Languages.all[0]
    let chart = Fixtures.pair
    let lines = lines(chart)
    let score = Score(chart.audibleSeries(thresholds: []), settings: SonificationSettings())
    #expect(score.parts.count > 1)
    let captions = Subtitles(of: score, chart, in: language)
    #expect(captions.length >= score.length + 0.9 && captions.length < score.length + 5)
    for part in score.parts {
      let series = chart.series[part.series]
      let point = PointReference(series: part.series, point: series.x.count - 1)
      let words = language.text(.point(PointOutline(chart, at: point, namesSeries: false)))
      let cue = try #require(lines.firstIndex(of: words))
      let moment = Subtitles.time(
        part.time(of: chart.xAxis.effectiveScale.coordinate(of: series.x.last ?? 0)))
      #expect(lines[cue - 1].hasPrefix(moment))
    }
  }

  /// A pause in the data is told.
  @Test func aGapIsTold() {
    var values = (0..<150).map(Double.init)
    values[71] = .nan
    var chart = Fixtures.price
    chart.xAxis = Axis(title: "n")
    chart.series = [
      Series(name: "v", x: values.indices.map(Double.init), y: values, isContinuous: true)
    ]
    let missing = chart.place(71)
    let words = Languages.all[0].text(
      .point(PointOutline(place: missing, value: nil)))
    #expect(lines(chart).contains(words))
  }

  @Test func timesAndTextsAreAsTheFormatHasThem() {
    #expect(
      Subtitles.time(3725.0625) == "01:02:05.063" || Subtitles.time(3725.0625) == "01:02:05.062")
    #expect(Subtitles.escaped("a < b & c > d\ne") == "a &lt; b &amp; c &gt; d e")
  }
}
