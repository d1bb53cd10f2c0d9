import Foundation
import SoundTesting
import TerminalTesting
import Testing

@Suite struct RenderCommandTests {
  @Test func aRisingSeriesRises() throws {
    let sound = try wave(of: SampleData.sequence(10)).stereo
    #expect(abs(sound.seconds - 3) < 0.001)
    var pitches: [Double] = []
    for index in 0..<15 {
      let start = Double(index) / 5
      let part = sound.sum(from: start, to: start + 0.1)
      pitches.append(
        try #require(Spectrum.dominantFrequency(of: part, sampleRate: sound.sampleRate)))
    }
    for (before, after) in zip(pitches, pitches.dropFirst()) { #expect(before < after) }
    // Straight in pitch over points straight in y: geometric between the ends.
    for (index, pitch) in pitches.enumerated() {
      let expected = 200 * pow(10, (Double(index) * 0.2 + 0.05) / 3)
      #expect(abs(pitch / expected - 1) < 0.03, "at \(index)")
    }
    #expect(sound.peak <= 0.5013)
  }

  /// The ends themselves, in windows short enough to see no other value.
  @Test func theEndsAreTheLowestAndHighestPitch() throws {
    let sound = try wave(of: "1\n1\n1\n9\n9\n9\n").stereo
    for (start, expected) in [(0.05, 200.0), (sound.seconds - 0.25, 2000)] {
      let part = sound.sum(from: start, to: start + 0.2)
      let pitch = try #require(
        Spectrum.dominantFrequency(of: part, sampleRate: sound.sampleRate))
      #expect(abs(pitch / expected - 1) < 0.03)
    }
  }

  @Test func equalBarsHaveEqualPitches() throws {
    let values = [6, 7, 8, 9, 10, 6, 7, 8, 9, 10]
    let rows = values.enumerated().map { "day \($0),\($1)\n" }.joined()
    let sound = try wave(of: "day,GB\n" + rows).stereo
    let slot = sound.seconds / 10
    let pitches = try (0..<10).map { index in
      let start = Double(index) * slot + 0.02
      return try #require(
        Spectrum.dominantFrequency(
          of: sound.sum(from: start, to: start + 0.2), sampleRate: sound.sampleRate))
    }
    for index in 0..<5 {
      #expect(abs(pitches[index] / pitches[index + 5] - 1) < 0.005)
      let expected = 200 * pow(10, Double(index) / 4)
      #expect(abs(pitches[index] / expected - 1) < 0.03)
    }
    // A note lasts a quarter of a second; then there is silence until the next.
    let pause = Int((slot - 0.03) * 48_000)..<Int((slot - 0.01) * 48_000)
    #expect(Spectrum.peak(sound.left[pause]) < 1e-4)
  }

  @Test func anInvertedSeriesFalls() throws {
    let sound = try wave(of: SampleData.sequence(10), "--invert").stereo
    let pitches = [0.1, 1.5, 2.8].compactMap {
      Spectrum.dominantFrequency(of: sound.sum(from: $0, to: $0 + 0.1), sampleRate: 48_000)
    }
    #expect(pitches.count == 3)
    #expect(pitches == pitches.sorted(by: >))
  }

  @Test func backwardsARisingSeriesFalls() throws {
    let sound = try wave(of: SampleData.sequence(10), "--backwards").stereo
    let pitches = [0.0, 1.5, 2.9].compactMap {
      Spectrum.dominantFrequency(of: sound.sum(from: $0, to: $0 + 0.1), sampleRate: 48_000)
    }
    #expect(pitches.count == 3)
    #expect(pitches == pitches.sorted(by: >))
    #expect(try #require(pitches.first) > 1850 && pitches[2] < 220)
  }

  @Test func soloAndMuteKeepTheMapOfTheWholeChart() throws {
    let table = "a,b,c\n1,5,9\n1,5,9\n1,5,9\n"
    func pitch(_ arguments: String...) throws -> Double {
      let sound = try wave(of: table, ["--y", "a,b,c"] + arguments).stereo
      return try #require(
        Spectrum.dominantFrequency(of: sound.sum(from: 0.5, to: 0.7), sampleRate: 48_000))
    }
    #expect(abs(try pitch("--solo", "b") / 632.5 - 1) < 0.01)
    #expect(abs(try pitch("--mute", "a", "--mute", "b") / 2000 - 1) < 0.01)
    let result = try Program.run(
      "render", "-o", "-", "--y", "a,b", "--solo", "d", input: table)
    #expect(result.status == .exit(64))
    #expect(result.errorText.contains("--solo: “d” is not valid; give a, b"))
    for all in [["--solo", "a", "--mute", "a"], ["--mute", "a", "--mute", "b"]] {
      let silent = try Program.run(
        ["render", "-o", "-", "--y", "a,b"] + all, input: Array(table.utf8))
      #expect(silent.status == .exit(64))
      #expect(silent.errorText.contains("leave nothing to hear"))
    }
  }

  @Test func theInstrumentIsChosen() throws {
    // A square wave has odd partials; a reed the even ones as well.
    func second(_ instrument: String) throws -> Double {
      let sound = try wave(of: "5\n5\n5\n", "--instrument", instrument).stereo
      let part = sound.sum(from: 0.5, to: 1)
      return Spectrum.powerShare(of: part, above: 950, sampleRate: 48_000)
        - Spectrum.powerShare(of: part, above: 1580, sampleRate: 48_000)
    }
    #expect(try second("square") < 0.001)
    #expect(try second("reed") > 0.1)
    let result = try Program.run(
      "render", "-o", "-", "--instrument", "tuba", input: "1\n2\n")
    #expect(result.status == .exit(64))
    #expect(result.errorText.contains("soft, reed, string, bell"))
  }

  @Test func frequenciesAreChosen() throws {
    let sound = try wave(
      of: "5\n5\n5\n", "--min-frequency", "300", "--max-frequency", "1200"
    ).stereo
    let pitch = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: 0.5, to: 0.7), sampleRate: 48_000))
    // A flat chart is the middle of the range.
    #expect(abs(pitch / 600 - 1) < 0.03)
  }

  @Test(arguments: [
    ("recommended", 101, 6), ("recommended", 10, 3), ("recommended", 1000, 10),
    ("short", 10, 2), ("short", 1000, 3), ("long", 10, 19.9), ("0.5", 10, 0.5), ("2.25", 100, 2.25),
  ])
  func lasts(_ duration: String, _ points: Int, _ seconds: Double) throws {
    let sound = try wave(of: SampleData.sequence(points), "--duration", duration)
    #expect(abs(sound.seconds - seconds) < 0.0001)
    // Neither begins nor ends with silence.
    #expect(try #require(sound.stereo.onset()) < 0.005)
    #expect(try #require(sound.stereo.end()) > seconds - 0.02)
  }

  @Test func volumeNeverPassesFullScale() throws {
    func peak(_ volume: String) throws -> Float {
      try wave(of: SampleData.sequence(20), "--volume", volume).stereo.peak
    }
    #expect(try peak("0") == 0)
    // Below −6 dBFS and 0 dBFS, with room for others that sound with it.
    let (one, two) = (try peak("1"), try peak("2"))
    #expect(one > 0.2 && one < 0.5013)
    #expect(two > 0.4 && two <= 1)
  }

  @Test func formats() throws {
    let short = try wave(of: "1\n2\n")
    #expect((short.formatTag, short.bitsPerSample) == (1, 16))
    let float = try wave(of: "1\n2\n", "--sample-format", "float")
    #expect((float.formatTag, float.bitsPerSample) == (3, 32))
    for wave in [short, float] {
      #expect((wave.channelCount, wave.sampleRate) == (2, 48_000))
      #expect(wave.frameCount == 144_000)
    }
    #expect(zip(short.samples, float.samples).allSatisfy { abs($0 - $1) < 0.0001 })
  }

  @Test func theSameBytesEverywhere() throws {
    let folder = try Folder()
    let data = try folder.file("prices.csv", SampleData.prices)
    let file = folder.path("sound.wav")
    #expect(try Program.output("render", data, "-o", file).output.isEmpty)
    let written = try #require(FileManager.default.contents(atPath: file))
    for environment in [[:], ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]] {
      let piped = try Program.output("render", data, "-o", "-", environment: environment)
      #expect(Data(piped.output) == written)
    }
  }

  @Test func jsonTellsWhatWasRendered() throws {
    let folder = try Folder()
    let result = try Program.run(
      ["render", "-o", folder.path("a.wav"), "--json"],
      input: Array(SampleData.sequence(1000).utf8))
    let piped = try Program.run(
      ["render", "-o", "-", "--json"], input: Array(SampleData.sequence(1000).utf8))
    #expect(piped.errorText == result.text)
    #expect(try WaveContents(piped.output).seconds == 10)
    let told = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    // One member a line, by name, as the JSON of a description.
    #expect(result.lines.first == "{" && result.lines.last == "}")
    #expect(
      result.lines.compactMap { $0.firstMatch(of: /^  "(\w+)": [0-9.]+,?$/)?.1 }
        == told.keys.sorted().map { $0[...] })
    #expect(told["points"] as? Int == 1000)
    // Slices of 70 ms in ten seconds, a mean each.
    let played = try #require(told["played"] as? Int)
    #expect((140...150).contains(played))
    #expect(told["seconds"] as? Double == 10)
    #expect(told["sampleRate"] as? Int == 48_000)
    #expect(told["minFrequency"] as? Double == 200)
    #expect(told["maxFrequency"] as? Double == 2000)
    #expect(told["series"] as? Int == 1)
  }

  @Test func aNameInMidIsAMIDIFile() throws {
    let folder = try Folder()
    let data = try folder.file("prices.csv", SampleData.prices)
    let result = try Program.output("render", data, "-o", folder.path("a.MID"), "--json")
    let bytes = try #require(FileManager.default.contents(atPath: folder.path("a.MID")))
    #expect(bytes.starts(with: Array("MThd".utf8)))
    // The tempo and two series, by their names.
    #expect(bytes[10...11] == Data([0, 3]))
    for name in ["ACME", "BOLT"] { #expect(bytes.range(of: Data(name.utf8)) != nil) }
    let told = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(told["points"] as? Int == 8)
    #expect(told["sampleRate"] == nil)
    _ = try Program.output("render", data, "-o", folder.path("b.mid"))
    #expect(FileManager.default.contents(atPath: folder.path("b.mid")) == bytes)
  }

  /// −1 to 1 in three seconds: zero is passed in the middle, 0.5 after three quarters.
  @Test func cuesAreHeardWhereTheyBelong() throws {
    let data = (-10...10).map { "\(Double($0) / 10)\n" }.joined()
    let plain = try wave(of: data).stereo
    let marked: [(options: [String], times: ClosedRange<Double>)] = [
      (["--cues", "gap,zero"], 1.5...1.64),
      (["--threshold", "0.5", "--cues", "none"], 2.25...2.31),
      (["--threshold", "-0.5"], 0.75...0.81), (["--cues", "boundary"], 2.8...3),
      (["--cues", "start"], 0...0.18), (["--cues", "maximum"], 2.85...3),
    ]
    for (options, times) in marked {
      let sound = try wave(of: data, options).stereo
      #expect(sound.peak <= 0.5013)
      #expect(sound.seconds == plain.seconds)
      // The data is as loud as without the cue.
      let rest = zip(sound.sum, plain.sum).map { $0 - $1 }
      let mark = StereoSamples(
        interleaved: rest.flatMap { [$0, $0] }, sampleRate: sound.sampleRate)
      let onset = try #require(mark.onset(above: 0.004))
      let end = try #require(mark.end(above: 0.004))
      #expect(abs(onset - times.lowerBound) < 0.01, "\(options)")
      #expect(times.contains(end) && mark.peak > 0.02, "\(options)")
    }
  }

  @Test func gridLinesAreTicksOfTheAxis() throws {
    let data = "t,v\n" + (0...40).map { "\($0),5\n" }.joined()
    let sound = try wave(of: data, "--cues", "grid").stereo
    // Every fifth of forty, three seconds.
    for line in 0...7 {
      let time = Double(line) * 3 / 8
      #expect(lowPart(sound, time) > 0.02, "at \(time)")
      #expect(lowPart(sound, time + 3.0 / 16) < 0.01, "at \(time)")
    }
  }

  @Test func aGapCanBeSilent() throws {
    let data = "1\n1\nNA\nNA\n1\n1\n"
    let tick = try wave(of: data).stereo.sum(from: 1.2, to: 1.23)
    #expect(tick.contains { abs($0) > 0.001 })
    let silent = try wave(of: data, "--cues", "none").stereo.sum(from: 1.2, to: 1.23)
    #expect(silent.allSatisfy { $0 == 0 })
  }

  @Test(arguments: ["beep", "gap,", "gap;zero", ""])
  func unknownCuesAreNamed(list: String) throws {
    let result = try Program.run(["render", "-o", "-", "--cues", list], input: Array("1\n".utf8))
    #expect(result.status == .exit(64))
    #expect(result.errorText.contains("--cues"))
    #expect(result.errorText.contains("zero, grid, start"))
  }

  @Test func theWordsAreNoSecondSoundFile() throws {
    for (name, words) in [("-", "-"), ("a.wav", "a.wav"), ("a.wav", ".//a.wav")] {
      let result = try Program.run("render", "-o", name, "--subtitles", words, input: "1\n2\n")
      #expect(result.status == .exit(64) && result.output.isEmpty)
      #expect(result.errorText.contains("both name \(name)"))
    }
  }

  @Test func theSameSoundIsTheSameFile() throws {
    let folder = try Folder()
    for kind in ["ogg", "flac"] {
      let files = try [1, 2].map { number in
        let file = folder.path("\(number).\(kind)")
        let result = try Program.run("render", "-o", file, input: "1\n2\n3\n")
        #expect(result.status == .exit(0))
        return try Data(contentsOf: URL(filePath: file))
      }
      #expect(files[0] == files[1] && files[0].count > 1000)
    }
  }

  @Test func aThresholdIsANumber() throws {
    for value in ["inf", "nan", "x"] {
      let result = try Program.run(
        ["render", "-o", "-", "--threshold", value], input: Array("1\n".utf8))
      #expect(result.status == .exit(64), "\(value)")
      #expect(result.errorText.contains("--threshold"))
    }
  }

  /// The share of the power below the lowest pitch, 0 … 1, in the tenth of a second from `time` on.
  private func lowPart(_ sound: StereoSamples, _ time: Double) -> Double {
    let part = sound.sum(from: time, to: time + 0.1)
    return 1 - Spectrum.powerShare(of: part, above: 185, sampleRate: 48_000)
  }

  @Test func aLegendComesFirst() throws {
    let sound = try wave(of: SampleData.sequence(10), "--legend").stereo
    #expect(abs(sound.seconds - 4.2) < 0.001)
    for (time, expected) in [(0.05, 200.0), (0.45, 2000), (1.2, 200), (4.15, 2000)] {
      let part = sound.sum(from: time, to: time + 0.05)
      let pitch = try #require(
        Spectrum.dominantFrequency(of: part, sampleRate: sound.sampleRate))
      #expect(abs(pitch / expected - 1) < 0.03, "at \(time)")
    }
    #expect(sound.sum(from: 0.75, to: 1.15).allSatisfy { $0 == 0 })
    #expect(try wave(of: SampleData.sequence(10), "--legend", "--duration", "5").seconds == 5)
  }

  /// Flat, steep, flat: the notes crowd where the line is steep.
  @Test func slopeIsTempo() throws {
    let data = (0...60).map { "\(Double($0) * 0.2 + 0.8 * min(max(Double($0) - 20, 0), 20))\n" }
    let sound = try wave(of: data.joined(), "--slope", "--duration", "3").stereo
    #expect(sound.seconds == 3)
    func onsets(_ start: Double, _ end: Double) -> Int {
      let levels = stride(from: start, to: end, by: 0.005).map {
        Spectrum.peak(sound.sum(from: $0, to: $0 + 0.005)[...])
      }
      return zip(levels, levels.dropFirst()).count { $1 > 1.6 * $0 && $1 > 0.05 }
    }
    // A 24th of 28 a note: 4 before the steep part, 20 in it.
    #expect((2...5).contains(onsets(0, 0.93)))
    #expect(onsets(0.97, 1.93) >= 15)
  }

  @Test func ofADeckTheFirstIsRendered() throws {
    let folder = try Folder()
    let first = try folder.file("first.csv", SampleData.prices)
    let second = try folder.file("second.json", SampleData.chartFile)
    let both = try Program.run(["render", first, second, "-o", "-"])
    #expect(both.status == .exit(0))
    #expect(both.errorLines == ["earshot: first, line, 2 series, 8 points, 1 of 2"])
    #expect(both.output == (try Program.output("render", first, "-o", "-").output))
  }

  @Test func replacesAFileOnlyByAWholeOne() throws {
    let folder = try Folder()
    let file = try folder.file("sound.wav", "before")
    let failed = try Program.run(["render", "-o", file, folder.path("missing.csv")])
    #expect(failed.status == .exit(66))
    #expect(FileManager.default.contents(atPath: file) == Data("before".utf8))
    _ = try Program.output("render", "-o", file, input: "1\n2\n")
    #expect(FileManager.default.contents(atPath: file)?.count == 44 + 144_000 * 4)
    #expect(folder.contents == ["sound.wav"])
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    let folder = try Folder()
    let target = folder.path("taken.wav")
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    for path in [target, folder.path("none/sound.wav"), "/dev/full.wav/x.wav"] {
      let result = try Program.run(["render", "-o", path], input: Array("1\n2\n".utf8))
      #expect(result.status == .exit(73), "\(path)")
      #expect(result.errorLines.count == 1)
      #expect(result.errorText.contains(path))
      #expect(result.output.isEmpty)
    }
    #expect(folder.contents == ["taken.wav"])
  }

  /// Words that cannot be written leave no sound without them.
  @Test func subtitlesThatCannotBeWrittenLeaveNothingBehind() throws {
    let folder = try Folder()
    let result = try Program.run(
      ["render", "-o", folder.path("a.wav"), "--subtitles", folder.path("none/a.vtt")],
      input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(73))
    #expect(folder.contents == [])
  }

  /// A draft has a name of its own on some file systems, which may not be longer than a name can be.
  @Test func aNameOfTheGreatestLengthIsWritten() throws {
    let folder = try Folder()
    let name = String(repeating: "a", count: 251) + ".wav"
    _ = try folder.file(name, "before")
    let result = try Program.run(
      ["render", "-o", folder.path(name)], input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(folder.contents == [name])
  }

  /// A file that was begun and cannot be ended is taken away again.
  @Test func aFileThatGrowsTooLargeIsTakenAway() throws {
    let folder = try Folder()
    let file = try folder.file("sound.wav", "before")
    // The limit is meant for the sound, not for what a coverage run writes at the end.
    let command =
      "ulimit -f 8; LLVM_PROFILE_FILE=/dev/null exec \(Program.path) render -o \(file)"
    let result = try Command.run("/bin/sh", ["-c", command], input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(73), "\(result.errorText)")
    #expect(result.errorText.contains("sound.wav cannot be written: it is too large"))
    #expect(folder.contents == ["sound.wav"])
    #expect(FileManager.default.contents(atPath: file) == Data("before".utf8))
  }

  /// A disk that is full, as the kernel plays it.
  @Test func aFullDiskIsSaid() throws {
    let folder = try Folder()
    let link = folder.path("full.wav")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    let result = try Program.run(["render", "-o", link], input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(73))
    #expect(result.errorText.contains("the disk is full"))
    #expect(folder.contents == ["full.wav"])
  }

  private func wave(of input: String, _ options: String...) throws -> WaveContents {
    try wave(of: input, options)
  }

  private func wave(of input: String, _ options: [String]) throws -> WaveContents {
    let result = try Program.run(
      ["render", "-o", "-"] + options, input: Array(input.utf8))
    #expect(result.status == .exit(0), "\(result.errorText)")
    return try WaveContents(result.output)
  }

  /// A chart file has no columns beside its values unless it says so.
  @Test func aColumnToBeHeardHasToBeThere() throws {
    let file = try TemporaryFile("traffic.json", SampleData.chartFile)
    let result = try Program.run("render", file.path, "-o", "-", "--map", "w=tempo")
    #expect(result.status == .exit(65))
    #expect(result.errorText.contains("no column “w”"), "\(result.errorText)")
  }
}
