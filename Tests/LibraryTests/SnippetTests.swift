import ChartExplorer
import Charts
import Descriptions
import Foundation
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
    #expect(words.details.contains("Highest: 8.5 GB on Tue"))
    #expect(words.point == "Wed, 7.0 GB, new phone")
  }

  @Test func chartIsSaidInGerman() throws {
    let words = try #require(germanWords())
    #expect(words.details.first == "Steps")
    #expect(words.details.contains { $0.contains("11.630") && $0.hasPrefix("Höchst") })
    #expect(words.point == "Tue, 11.630")
  }

  @Test func captionsOfAFileAreThoseOfItsWalk() throws {
    let file = try CSVFile("town,rain (mm)\nBergen,163\nOslo,41\nTromsø,78\n")
    let said = try captions(ofFile: file.path)
    #expect(
      said == [
        "data: rain, bar, 3 categories", "Question mark: help", "Bergen, 163 mm",
        "Oslo, 41 mm",
      ])
  }

  @Test func detailsOfAFileOrWhatIsWrongWithIt() throws {
    let german = try #require(Languages.language("de"))
    let file = try CSVFile("town,rain (mm)\nBergen,163\nOslo,41\n")
    let lines = details(ofFile: file.path, in: german).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("Höchst") && $0.contains("163 mm") })
    #expect(
      details(ofFile: "/nowhere.csv", in: german)
        == "/nowhere.csv: keine solche Datei; Namen und Ordner prüfen")
  }

  @Test func soundOfAChartIsAFile() throws {
    let file = try CSVFile("day,y\n1,1\n2,5\n3,2\n")
    let chart = try #require(try [Chart](contentsOfFile: file.path).first)
    let sound = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".wav")
    defer { try? FileManager.default.removeItem(at: sound) }
    try writeSound(of: chart, to: sound)
    let bytes = try Data(contentsOf: sound)
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    #expect(bytes.count == 44 + 2 * 48_000 * 4)
    #expect(bytes.dropFirst(44).contains { $0 != 0 })
  }

  @Test func oneChartIsExploredAsAListOfOne() throws {
    let chart = Chart(
      type: .bar, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "Rain", x: [0, 1], y: [163, 41], isContinuous: false)])
    let keys = "<Right><Right>"
    #expect(
      try Explorer.captions(of: chart, keys: keys) == Explorer.captions(of: [chart], keys: keys))
  }

  @Test func aKeyThatThereIsNotIsNamed() {
    #expect(throws: Problem.keyScript(file: "keys", line: 2, text: "<Nope>")) {
      try Explorer.captions(of: [Chart](), keys: "q\n<Nope>")
    }
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
