import Glibc

/// A score written as a standard MIDI file of type 1, for sequencers and samplers.
///
/// Each series is a track on a channel of its own. A tick is a millisecond, so times are off by at
/// most half of one. Pitches are off by at most 0.15 cents: every note is bent, over ±24 semitones
/// by registered parameter 0, and a glide is bent every 5 ms. A glide of more than 46 semitones
/// goes on with another note. Cues, the tick of a gap among them, are strokes of the percussion
/// channel. The range and the accents of dense points, for which a channel has no second pitch, are left
/// out; of a score of `extremes` nothing is. Loudness follows the recommended curve of General MIDI, 40 log₁₀(v / 127) dB.
public enum MIDIFile {
  /// The file that plays `score`; the same arguments give the same bytes.
  ///
  /// - Parameters:
  ///   - score: The score to write. Tones with values that cannot sound are left out.
  ///   - volume: 0 is silence, 1 is 6 dB below the channel's full volume, 2 is that; clamped to
  ///     0 … 2.
  ///   - names: The names of the series, for the tracks; control characters become spaces.
  /// - Returns: The whole file.
  public static func bytes(of score: Score, volume: Double, names: [String] = []) -> [UInt8] {
    let end = tick(score.length)
    var conductor = MIDITrack()
    // A quarter note of a second, cut into 1000 ticks.
    conductor.open(meta: 0x51, [0x0F, 0x42, 0x40])
    var chunks = [conductor.chunk(end: end)]
    let level = level(volume.isNaN ? 0 : min(max(volume, 0), 2) / 2)
    let heard = score.tones.filter { $0.canSound && $0.layer == .line }
    let tones = Dictionary(grouping: heard, by: \.series)
    for series in tones.keys.sorted() {
      var track = MIDITrack()
      if names.indices.contains(series) {
        track.open(meta: 0x03, Array(printable(names[series]).utf8))
      }
      track.control(.volume, level, channel: percussionChannel, at: 0)
      var voice = MIDIVoice(
        track, channel: channel(ofSeries: series), volume: level, glide: score.glide)
      play(tones[series] ?? [], on: &voice)
      chunks.append(voice.track.chunk(end: end))
    }
    var header = Array("MThd".utf8) + MIDITrack.bigEndian(UInt32(6))
    header += MIDITrack.bigEndian(UInt16(1)) + MIDITrack.bigEndian(UInt16(clamping: chunks.count))
    header += MIDITrack.bigEndian(UInt16(1000))
    return chunks.reduce(header, +)
  }

  private static func play(_ tones: [Tone], on voice: inout MIDIVoice) {
    var chain: [Tone] = []
    for tone in tones {
      if let key = percussionKey(of: tone) {
        voice.tap(key, tone)
        continue
      }
      let goesOn = chain.last.map { last in
        tone.isConnected && last.instrument == tone.instrument
          && abs(last.start + last.length - tone.start) < 1e-6
      }
      if goesOn != true {
        voice.play(chain[...])
        chain = []
      }
      chain.append(tone)
    }
    voice.play(chain[...])
  }

  /// The tick at `seconds`, within what a file can state.
  static func tick(_ seconds: Double) -> Int {
    seconds > 0 ? Int((min(seconds, 200_000) * 1000).rounded()) : 0
  }

  /// The value of a volume controller that yields `amplitude`, 0 … 1.
  static func level(_ amplitude: Double) -> UInt8 {
    UInt8((127 * min(max(amplitude, 0), 1).squareRoot()).rounded())
  }

  /// The velocity of a tone of `gain`; never 0, which would end a note.
  ///
  /// A tone in the center may have the gain √2: each ear then gets 1.
  static func velocity(_ gain: Double) -> UInt8 { max(level(gain / 2.0.squareRoot()), 1) }

  static let percussionChannel: UInt8 = 9

  /// The channel of a series: any but the percussion's, in turn.
  private static func channel(ofSeries series: Int) -> UInt8 {
    let place = UInt8(((series % 15) + 15) % 15)
    return place < percussionChannel ? place : place + 1
  }

  /// The program of General MIDI, counted from 0, that comes closest and holds as long as a glide.
  static func program(of instrument: Instrument) -> UInt8 {
    switch instrument {
    case .soft: 79  // ocarina
    case .reed: 21  // accordion
    case .string: 40  // violin
    case .bell: 16  // drawbar organ: a vibraphone would die away
    case .pluck: 18  // rock organ
    case .flute: 73  // flute
    case .wood: 71  // clarinet
    case .zither: 62  // synth brass
    case .square: 80  // square lead
    // Cues are percussion; these two only play tones that somebody else made.
    case .triangle: 12  // marimba
    case .noise: 126  // applause
    }
  }

  /// The key of General MIDI's percussion that comes closest to a cue.
  private static func percussionKey(of tone: Tone) -> UInt8? {
    guard let cue = tone.cue else { return nil }
    return switch cue {
    case .gap: 42  // closed hi-hat
    case .zeroCrossing: 41  // low floor tom
    case .gridline: 37  // side stick
    case .seriesStart: 76  // high wood block
    case .boundary: 77  // low wood block
    case .minimum: 61  // low bongo
    case .maximum: 60  // high bongo
    case .threshold: 80  // mute triangle
    case .turningPoint: 75  // claves
    case .spike: 67  // high agogo
    case .outlier: 56  // cowbell
    }
  }

  private static func printable(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(200).map { scalar in
          scalar.properties.generalCategory == .control ? " " : scalar
        }))
  }
}
