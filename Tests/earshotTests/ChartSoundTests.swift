import Charts
import Foundation
import SoundTesting
import Testing

/// A chart of every type, with what its audio graph must be by the data alone.
struct SoundingChart: Sendable, CustomTestStringConvertible {
  /// A value and when it is heard, in seconds.
  struct TimedValue: Sendable {
    var start: Double
    var value: Double
  }

  let type: ChartType
  let data: String
  /// The values of the lowest and the highest pitch.
  let range: ClosedRange<Double>
  /// The notes that are heard of each series, in its own instrument.
  let series: [[TimedValue]]
  /// The words of the description about the highest, and the time when it is heard.
  let highest: (words: String, start: Double)
  /// True when a note goes over into the next.
  var glides = false
  /// True when a note lasts until the next.
  var holds = false

  var testDescription: String { type.rawValue }

  /// The pitch of a value: equal steps are equal intervals from 200 to 2000 Hz.
  func frequency(of value: Double) -> Double {
    200 * pow(10, (value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  static let all = [
    SoundingChart(
      type: .line, data: "x,y\n0,1\n1,5\n3,3\n", range: 1...5,
      series: [notes([0, 1, 3], [1, 5, 3])], highest: ("Highest: 5 at x = 1", 1), glides: true),
    SoundingChart(
      type: .area, data: "x,y\n0,1\n1,5\n3,3\n", range: 1...5,
      series: [notes([0, 1, 3], [1, 5, 3])], highest: ("Highest: 5 at x = 1", 1), glides: true),
    // The last of three levels has a third of three seconds for itself.
    SoundingChart(
      type: .step, data: "x,y\n0,1\n1,5\n3,3\n", range: 1...5,
      series: [notes([0, 2 / 3.0, 2], [1, 5, 3])], highest: ("Highest: 5 at x = 1", 2 / 3.0),
      holds: true),
    SoundingChart(
      type: .bar, data: "c,y\na,3\nb,9\nc,5\n", range: 3...9,
      series: [notes([0, 1, 2], [3, 9, 5])], highest: ("Highest: 9 at b", 1)),
    SoundingChart(
      type: .groupedBar, data: "c,A,B\na,1,4\nb,2,9\nc,3,2\n", range: 1...9,
      series: [notes([0, 1, 2], [1, 2, 3]), notes([3.3, 4.3, 5.3], [4, 9, 2])],
      highest: ("B, highest: 9 at b", 4.3)),
    // The pitch reaches from where the bars stand to their totals.
    SoundingChart(
      type: .stackedBar, data: "c,A,B\na,1,4\nb,2,9\nc,3,2\n", range: 0...11,
      series: [notes([0, 1, 2], [1, 2, 3]), notes([3.3, 4.3, 5.3], [4, 9, 2])],
      highest: ("B, highest: 9 at b", 4.3)),
    // A point's time is its x: the last starts at 2.25 of 3 s.
    SoundingChart(
      type: .scatter, data: "x,y\n5,1\n2,9\n1,3\n4,4\n", range: 1...9,
      series: [notes([0, 0.5625, 1.6875, 2.25], [3, 9, 4, 1])],
      highest: ("Highest: 9 at x = 2", 0.5625)),
    SoundingChart(
      type: .histogram, data: "v\n1\n2\n2\n3\n3\n3\n4\n4\n5\n", range: 1...5,
      series: [notes([0, 1, 2], [1, 5, 3])], highest: ("Fullest bin: 2 to 4, 5 values", 1)),
    // Row by row.
    SoundingChart(
      type: .heatMap, data: "c,A,B\na,1,4\nb,2,9\nc,3,2\n", range: 1...9,
      series: [notes([0, 1, 2], [1, 2, 3]), notes([3.3, 4.3, 5.3], [4, 9, 2])],
      highest: ("B, highest: 9 at b", 4.3)),
    // From the top down, then the outlier: of eleven notes the last begins 1.6 boxes after the
    // first.
    SoundingChart(
      type: .box,
      data: "kind,t\na,4\na,8\na,12\na,16\na,20\nb,8\nb,9\nb,10\nb,11\nb,30\n", range: 4...30,
      series: [
        notes(of: 0, [20, 16, 12, 8, 4], last: 3 * 10 / 11.0)
          + notes(of: 1, [11, 11, 10, 9, 8, 30], last: 3 * 10 / 11.0)
      ], highest: ("Outlier: 30 at kind b", 3 * 10 / 11.0)),
    // As a box is.
    SoundingChart(
      type: .violin,
      data: "kind,t\na,4\na,8\na,12\na,16\na,20\nb,8\nb,9\nb,10\nb,11\nb,30\n", range: 4...30,
      series: [
        notes(of: 0, [20, 16, 12, 8, 4], last: 3 * 10 / 11.0)
          + notes(of: 1, [11, 11, 10, 9, 8, 30], last: 3 * 10 / 11.0)
      ], highest: ("Outlier: 30 at kind b", 3 * 10 / 11.0)),
    // The largest share first, on a scale that spans the whole.
    SoundingChart(
      type: .pie, data: "c,y\na,2\nb,5\nc,3\n", range: 0...10,
      series: [notes([0, 1, 2], [5, 3, 2])], highest: ("Highest: 5 at b", 0)),
    SoundingChart(
      type: .donut, data: "c,A,B\na,1,4\nb,2,9\nc,3,2\n", range: 0...100,
      series: [
        notes([0, 1, 2], [200 / 6.0, 100 / 6.0, 50]),
        notes([3.3, 4.3, 5.3], [60, 400 / 15.0, 200 / 15.0]),
      ],
      highest: ("B, highest: 9 at b", 3.3)),
    // Open, high, low and close: a day that went up ends higher than it began.
    SoundingChart(
      type: .candlestick,
      data: "Date,Open,High,Low,Close\n2024-03-04,10,18,5,15\n2024-03-05,15,20,6,10\n",
      range: 5...20,
      series: [
        notes(of: 0, [10, 18, 5, 15], last: 2.625) + notes(of: 1, [15, 20, 6, 10], last: 2.625)
      ], highest: ("Highest price: 20 on March 5", 1.2 / 1.6 * 2.625)),
  ]

  private static func notes(_ starts: [Double], _ values: [Double]) -> [TimedValue] {
    zip(starts, values).map(TimedValue.init)
  }

  /// The notes of the first or the second point of two, which begin in 0.6 of the time to the next.
  private static func notes(of point: Int, _ values: [Double], last: Double) -> [TimedValue] {
    values.enumerated().map { index, value in
      let place = Double(point) + 0.6 * Double(index) / Double(values.count - 1)
      return TimedValue(start: place / 1.6 * last, value: value)
    }
  }
}

/// The values that are heard are those that are said, for every type, in the sound file itself.
@Suite struct ChartSoundTests {
  private static let instruments = ["soft", "reed", "string", "bell"]

  @Test func everyTypeIsHeard() {
    #expect(Set(SoundingChart.all.map(\.type)) == Set(ChartType.allCases))
  }

  /// The tones that the audio graph asks for: when, from where to where, in which instrument.
  @Test(arguments: SoundingChart.all)
  func theScoreIsTheData(_ chart: SoundingChart) throws {
    let tones = try score("1<Enter>", of: chart)
    let expected = chart.series.enumerated().flatMap { index, notes in
      notes.indices.dropLast(chart.glides ? 1 : 0).map { note in
        (
          start: notes[note].start, from: notes[note].value,
          to: notes[chart.glides ? note + 1 : note].value, instrument: Self.instruments[index]
        )
      }
    }
    try #require(tones.count == expected.count)
    for (tone, expected) in zip(tones, expected) {
      #expect(abs(tone.start - expected.start) < 0.001)
      #expect(abs(tone.from - chart.frequency(of: expected.from)) < 0.01)
      #expect(abs(tone.to - chart.frequency(of: expected.to)) < 0.01)
      #expect(tone.instrument == expected.instrument)
    }
  }

  /// The same by the spectrum of the sound file.
  @Test(arguments: SoundingChart.all)
  func theSoundIsTheData(_ chart: SoundingChart) throws {
    let sound = try wave(of: chart)
    for notes in chart.series {
      for (index, note) in notes.enumerated() {
        let next = index + 1 < notes.count ? notes[index + 1] : nil
        if chart.glides {
          guard let next else { continue }
          // Straight in pitch, so halfway in time is halfway between the values.
          let middle = (note.start + next.start) / 2
          let value = (note.value + next.value) / 2
          try expect(value, in: sound, from: middle - 0.05, to: middle + 0.05, of: chart)
          try expect(
            note.value, in: sound, from: note.start - 0.02, to: note.start + 0.02, of: chart)
          continue
        }
        let end = min(note.start + 0.25, next?.start ?? .infinity)
        try expect(note.value, in: sound, from: note.start + 0.02, to: end - 0.02, of: chart)
        // A level stays until the next one, which comes at once; another note falls silent.
        guard let next, next.start - note.start > 0.3 else { continue }
        if chart.holds {
          let end = next.start
          try expect(note.value, in: sound, from: end - 0.12, to: end - 0.02, of: chart)
          try expect(next.value, in: sound, from: end + 0.02, to: end + 0.12, of: chart)
        } else {
          let pause = sound.sum(from: note.start + 0.26, to: next.start - 0.01)
          #expect(Spectrum.peak(pause[...]) < 1e-4)
        }
      }
    }
  }

  /// The value that the description calls the highest is the highest that is heard.
  @Test(arguments: SoundingChart.all)
  func theHighestSaidIsTheHighestHeard(_ chart: SoundingChart) throws {
    let said = try Program.output("describe", "--type", chart.type.rawValue, input: chart.data)
      .lines
    #expect(said.contains(chart.highest.words))
    let sound = try wave(of: chart)
    let windows = stride(from: 0, to: sound.seconds - 0.04, by: 0.04).compactMap { start in
      Spectrum.dominantFrequency(
        of: sound.sum(from: start, to: start + 0.04), sampleRate: sound.sampleRate
      ).map { (start: start, pitch: $0) }
    }
    let highest = try #require(windows.max { $0.pitch < $1.pitch })
    let latest = chart.highest.start + (chart.holds ? 4 / 3.0 : 0.25)
    #expect((chart.highest.start - 0.05...latest).contains(highest.start))
  }

  /// Two series of the same values differ in their sound as in their name.
  @Test(arguments: [
    ChartType.line, .groupedBar, .stackedBar, .heatMap, .histogram, .area, .step,
  ])
  func seriesHaveTheirOwnTimbres(_ type: ChartType) throws {
    let data = "c,A,B\n1,5,5\n2,5,5\n3,5,5\n"
    let options = ["--type", type.rawValue, "--x", "c", "--y", "A,B"]
    let sound = try wave(data, options)
    let half = sound.seconds / 2 + 0.15
    let harmonics = try [0.05, half + 0.05].map { start in
      let part = sound.sum(from: start, to: start + 0.18)
      let pitch = try #require(
        Spectrum.dominantFrequency(of: part, sampleRate: sound.sampleRate))
      return (
        pitch,
        Spectrum.harmonics(of: part, fundamental: pitch, count: 3, sampleRate: sound.sampleRate)
      )
    }
    #expect(abs(harmonics[0].0 / harmonics[1].0 - 1) < 0.01)
    // Nearly a sine, then odd partials.
    #expect(harmonics[0].1[2] < 0.05)
    #expect(harmonics[1].1[2] > 0.1)
  }

  /// A move sounds the whole point: a part and its total, all values of a candle, all of a box.
  @Test(arguments: [
    (ChartType.stackedBar, [1, 5.0]), (.candlestick, [10, 18, 5, 15]), (.box, [20, 16, 12, 8, 4]),
    (.bar, [3]), (.heatMap, [1]), (.histogram, [1]), (.step, [1]),
  ])
  func aMoveSoundsThePoint(_ type: ChartType, _ values: [Double]) throws {
    let chart = try #require(SoundingChart.all.first { $0.type == type })
    let tones = try score("<Right>", of: chart)
    try #require(tones.count == values.count)
    for (tone, value) in zip(tones, values) {
      #expect(abs(tone.from - chart.frequency(of: value)) < 0.01)
      #expect(tone.to == tone.from)
    }
  }

  private func expect(
    _ value: Double, in sound: StereoSamples, from start: Double, to end: Double,
    of chart: SoundingChart, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // A glide has only its own side to hear where it begins.
    let part = sound.sum(from: max(start, 0), to: min(end, sound.seconds))
    let pitch = try #require(
      Spectrum.dominantFrequency(of: part, sampleRate: sound.sampleRate), "silent at \(start)",
      sourceLocation: sourceLocation)
    #expect(
      abs(pitch / chart.frequency(of: value) - 1) < 0.06, "\(value) at \(start)",
      sourceLocation: sourceLocation)
  }

  /// A line across the chart is heard while walking, and a replay tells so.
  @Test func stepsPastALineHaveItsCue() throws {
    let file = try TemporaryFile("data.csv", "x,y\n1,5\n2,6\n3,6\n4,5\n")
    func tones(_ options: String...) throws -> Int {
      try Program.run(
        [file.path, "--type", "line", "--keys", "-", "--dump", "score"] + options,
        input: Array("4<Right><Right><Right><Right>".utf8)
      ).lines.count
    }
    // The steps to the second and to the fourth point pass it.
    #expect(try tones("--line", "5.5:limit") == tones() + 2)
  }

  private struct PlayedTone {
    var start, from, to: Double
    var instrument: String
  }

  private func score(_ keys: String, of chart: SoundingChart) throws -> [PlayedTone] {
    let file = try TemporaryFile("data.csv", chart.data)
    let result = try Program.output(
      file.path, "--type", chart.type.rawValue, "--keys", "-", "--dump", "score", input: keys)
    return try result.lines.map { line in
      let fields = line.components(separatedBy: "\t")
      try #require(fields.count == 7)
      let numbers = fields.prefix(6).compactMap(Double.init)
      try #require(numbers.count == 6)
      return PlayedTone(start: numbers[0], from: numbers[2], to: numbers[3], instrument: fields[6])
    }
  }

  private func wave(of chart: SoundingChart) throws -> StereoSamples {
    try wave(chart.data, ["--type", chart.type.rawValue])
  }

  private func wave(_ data: String, _ options: [String]) throws -> StereoSamples {
    let result = try Program.run(["render", "-o", "-"] + options, input: Array(data.utf8))
    #expect(result.status == .exit(0), "\(result.errorText)")
    return try WaveContents(result.output).stereo
  }
}
