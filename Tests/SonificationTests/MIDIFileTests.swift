import Glibc
import Testing

@testable import Sonification

@Suite struct MIDIFileTests {
  @Test func aTrackForEachSeriesBesideTheTempo() throws {
    let score = Score([ramp(4), ramp(4, isContinuous: false)], settings: settings())
    let bytes = MIDIFile.bytes(of: score, volume: 1, names: ["Rain\u{1B}[2J", "雪"])
    let file = try MIDIReader(bytes)
    #expect(file.type == 1)
    #expect(file.names == [nil, "Rain [2J", "雪"])
    #expect(isClose(file.tickLength, 0.001, within: 1e-12))
    for track in file.tracks.indices {
      #expect(isClose(file.length(ofTrack: track), score.length, within: 0.0005))
    }
    let channels = try (1...2).map { try Set(file.notes(ofTrack: $0).map(\.channel)) }
    #expect(channels == [[0], [1]])
  }

  @Test(arguments: SonificationSettings.Preset.allCases)
  func notesAreExactInPitchAndTime(preset: SonificationSettings.Preset) throws {
    let score = Score(
      [series([0, 0.1, 0.33, 0.5, 0.77, 1, 0.2], isContinuous: false)],
      settings: settings(preset) { $0.smoothing = 1 })
    let notes = try MIDIReader(MIDIFile.bytes(of: score, volume: 1)).notes(ofTrack: 1)
    #expect(notes.count == score.tones.count)
    for (note, tone) in zip(notes, score.tones) {
      #expect(abs(1200 * log2(note.frequency / tone.frequency)) < 0.15)
      #expect(abs(note.start - tone.start) <= 0.0005)
      #expect(abs(note.length - tone.length) <= 0.0011)
      // A note alone is at most half a semitone from its key, so no bend is heard in its release.
      #expect(note.pitches.count == 1)
    }
  }

  @Test(arguments: SonificationSettings.PitchScale.allCases)
  func aGlideFollowsTheScoreAllTheWay(scale: SonificationSettings.PitchScale) throws {
    let score = Score([series([0, 0.6, 0.2, 1])], settings: settings { $0.pitchScale = scale })
    let notes = try MIDIReader(MIDIFile.bytes(of: score, volume: 1)).notes(ofTrack: 1)
    #expect(notes.count == 1)
    #expect(isClose(notes[0].start, 0) && isClose(notes[0].end, 3))
    #expect(notes[0].pitches.count > 500)
    for (time, pitch) in notes[0].pitches {
      let tone = try #require(score.tones.last { $0.start <= time + 1e-6 })
      let share = (time - tone.start) / tone.length
      let expected =
        scale == .linear
        ? tone.frequency + (tone.endFrequency - tone.frequency) * share
        : tone.frequency * pow(tone.endFrequency / tone.frequency, share)
      #expect(abs(1200 * log2(MIDIReader.MIDINote.frequency(pitch) / expected)) < 0.2)
    }
  }

  @Test func aGlideWiderThanTheBendGoesOnWithAnotherNote() throws {
    let score = Score(
      [ramp(2)],
      settings: settings {
        $0.minimumFrequency = 20
        $0.maximumFrequency = 16_000
      })
    let notes = try MIDIReader(MIDIFile.bytes(of: score, volume: 1)).notes(ofTrack: 1)
    #expect(notes.count == 3)
    for (note, next) in zip(notes, notes.dropFirst()) { #expect(isClose(note.end, next.start)) }
    for (time, pitch) in notes.flatMap(\.pitches) {
      let expected = 20 * pow(800, time / 3)
      #expect(abs(1200 * log2(MIDIReader.MIDINote.frequency(pitch) / expected)) < 0.2)
    }
  }

  @Test func pitchesBeyondTheHighestKeyAreBentUp() throws {
    let score = Score(
      point: 1, at: nil, series: 0, settings: settings { $0.maximumFrequency = 16_000 })
    let note = try MIDIReader(MIDIFile.bytes(of: score, volume: 1)).notes(ofTrack: 1)[0]
    #expect(abs(1200 * log2(note.frequency / 16_000)) < 0.15)
  }

  @Test func placeRunsFromLeftToRight() throws {
    let score = Score([ramp(3, isContinuous: false)], settings: settings())
    let notes = try MIDIReader(MIDIFile.bytes(of: score, volume: 1)).notes(ofTrack: 1)
    #expect(notes.map(\.pan) == [2, 64, 126])
    let glide = try MIDIReader(
      MIDIFile.bytes(of: Score([ramp(3)], settings: settings()), volume: 1))
    let places = glide.controls(10, ofTrack: 1)
    #expect(places.first == 2 && (places.last ?? 0) >= 125)
    #expect(places == places.sorted())
  }

  /// Loudness is 40 log₁₀(value / 127) dB for velocity, volume and expression alike.
  @Test func loudnessFollowsTheGain() throws {
    let score = Score([series([0, 0.5, 1], isContinuous: false)], settings: settings())
    let notes = try MIDIReader(MIDIFile.bytes(of: score, volume: 1)).notes(ofTrack: 1)
    for (note, tone) in zip(notes, score.tones) {
      let told = pow(Double(note.velocity) / 127, 2)
      #expect(abs(told / (tone.gain / 2.0.squareRoot()) - 1) < 0.03)
    }
    for (volume, value) in [(0.0, 0), (1, 90), (2, 127), (9, 127), (.nan, 0)] {
      let file = try MIDIReader(MIDIFile.bytes(of: score, volume: volume))
      #expect(file.controls(7, ofTrack: 1) == [value, value])
    }
  }

  @Test func instrumentsDiffer() throws {
    let notes = series([0.5], isContinuous: false)
    let score = Score([AudibleSeries](repeating: notes, count: 9), settings: settings())
    let file = try MIDIReader(MIDIFile.bytes(of: score, volume: 1))
    let programs = try (1...9).map { try file.notes(ofTrack: $0)[0].program }
    #expect(Set(programs.prefix(8)).count == 8)
    #expect(programs[8] == programs[0])
    #expect(!programs.contains(nil))
  }

  @Test func aGapIsATickOfThePercussion() throws {
    let score = Score([series([0, 0.5, .nan, .nan, 1, 0])], settings: settings())
    let notes = try MIDIReader(MIDIFile.bytes(of: score, volume: 1)).notes(ofTrack: 1)
    #expect(notes.map(\.channel) == [0, 9, 0])
    #expect(isClose(notes[1].start, score.ticks[0].start, within: 0.0005))
  }

  @Test func moreSeriesThanChannelsSkipThePercussion() throws {
    let score = Score(
      (0..<20).map { _ in series([0.5], isContinuous: false) }, settings: settings())
    let file = try MIDIReader(MIDIFile.bytes(of: score, volume: 1))
    let channels = try (1...20).map { try file.notes(ofTrack: $0)[0].channel }
    #expect(channels == Array(0...8) + Array(10...15) + Array(0...4))
  }

  @Test func theSameBytesEveryTime() {
    func bytes() -> [UInt8] {
      let lines = [ramp(300), series([0, .nan, 1]), ramp(7, isContinuous: false)]
      return MIDIFile.bytes(
        of: Score(lines, settings: settings { $0.order = .together }), volume: 1)
    }
    #expect(bytes() == bytes())
  }

  @Test func whatCannotSoundIsLeftOut() throws {
    func tone(_ change: (inout Tone) -> Void) -> Tone {
      var tone = Tone(
        start: 0, length: 0.1, frequency: 440, endFrequency: 440, gain: 1, endGain: 1, pan: 0,
        endPan: 0, instrument: .soft, series: 0, isConnected: false)
      change(&tone)
      return tone
    }
    let tones = [
      tone { $0.start = .nan }, tone { $0.length = .infinity }, tone { $0.frequency = -1 },
      tone { $0.gain = .nan }, tone { $0.pan = 2 }, tone { $0.length = 1e-9 },
      tone { $0.start = 999_000 }, tone { $0.series = -7 }, tone { $0.series = .max },
    ]
    for length in [0, .nan, .infinity, -1] {
      let score = Score(tones: tones, parts: [], length: length, pointCount: 0, playedCount: 0)
      let file = try MIDIReader(MIDIFile.bytes(of: score, volume: 1))
      #expect(file.tracks.count == 4)
      #expect(try file.notes(ofTrack: 2).count == 2)
    }
    #expect(try MIDIReader(MIDIFile.bytes(of: .silence, volume: 1)).tracks.count == 1)
  }
}
